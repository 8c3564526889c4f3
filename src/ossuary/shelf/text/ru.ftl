# Название места, если другого не известно; места считаются с 0.
seat-name = Место { $number }
# Как называют того, кто читает.
you = Вы

# Отказы и ошибки, общие для всех игр.

error-other = Здесь это невозможно: { $what }.
error-no-answer = «{ $action }» не является ответом на заданный вопрос.
error-not-asked = { $whom }: сейчас отвечать не на что.
error-no-draw = Сейчас ничего не тянут.
error-game-over = Игра окончена.
error-nothing-to-take-back = Сейчас ничего нельзя взять назад.
error-unreadable-action = «{ $text }» не удаётся прочесть как действие.

error-game-unknown = Игры «{ $name }» нет. Есть: { $known }.
error-game-incomplete = Игра «{ $name }» из пакета «{ $package }» неполна. Не хватает: { $lack }.
error-game-broken = Игру «{ $name }» из пакета «{ $package }» не удаётся загрузить: { $why }.
error-option-unknown = Параметра «{ $option }» нет. Есть: { $known }.
error-option-kind = Параметр «{ $option }» не может иметь значение { $value }.
error-option-range = Параметр «{ $option }» имеет значение { $value }, а допустимо от { $low } до { $high }.
error-option-idle = Параметр «{ $option }» здесь ничего не меняет.
error-option-choice = У параметра «{ $option }» нет значения «{ $value }». Есть: { $known }.
error-bot-unknown = Бота «{ $name }» нет. Есть: { $known }; свой бот записывается как module:Class.
error-bot-broken = Не удаётся загрузить бота «{ $name }»: { $why }.
error-bot-failed = Бот «{ $name }» ({ $whom }) дал сбой: { $why }.
error-bot-answer = Бот «{ $name }» ({ $whom }) дал ответ не из своего списка: { $answer }.
error-bots-number = { $given ->
    [one] Мест — { $needed }, а указан { $given } бот.
    [few] Мест — { $needed }, а указано { $given } бота.
    [many] Мест — { $needed }, а указано { $given } ботов.
   *[other] Мест — { $needed }, а указано { $given } бота.
}
error-players-number = { $given ->
    [one] Игроков — { $needed }, а указано { $given } имя.
    [few] Игроков — { $needed }, а указано { $given } имени.
    [many] Игроков — { $needed }, а указано { $given } имён.
   *[other] Игроков — { $needed }, а указано { $given } имени.
}
error-player-name = { $value } не может быть именем игрока: имя — это текст.
error-seed = { $value } не может быть зерном случайности: нужно целое число или текст.

error-record-not-json = Запись обрывается, или это не JSON.
error-record-foreign = Это JSON, но не запись Ossuary.
error-record-format = Запись имеет формат { $found }, а эта программа читает формат { $known }.
error-record-other-game = Запись — другой игры или с другими параметрами ({ $found }, а не { $known }).
error-record-components = Запись сделана с другими картами, плитками или полями.
error-record-rules = Запись сделана по правилам игры «{ $name }» версии { $found }, а в этой программе версия { $known }.
error-record-shape = Запись неполна или изменена: { $detail }.
error-record-actor = Ход { $number }: в записи не указано, кто его делает.
error-record-move = Ход { $number } из записи сделать нельзя: { $why }
error-record-draw = Ход { $number } в записи не совпадает с тем, что выпало; запись изменена.
error-record-no-seed = В записи нет зерна случайности, поэтому продолжить партию нельзя.

# Components

error-components-none = У этой игры нет компонентов, которые можно заменить.
error-components-no-game = В файле компонентов не сказано, для какой он игры: game = "{ $name }".
error-components-other-game = Эти компоненты для другой игры: «{ $name }».
error-components-shape = Компоненты неполны или содержат ошибку: { $detail }.
error-components-file = Компоненты из «{ $file }» не удаётся прочитать: { $why }.

# Задание дня: строка, которой делятся

daily-line = Ossuary · { $title }, задание дня { $date } · { $result }{ $attempt ->
    [1] {""}
   *[2] {" "}· попытка { $attempt }
} · правила { $rules }
error-daily-none = У игры «{ $name }» нет задания дня. Оно есть в таких играх: { $known }.
error-daily-date = «{ $date }» — не дата. Дату пишут так: 2026-11-16.

# The levels of bots, the same in all games

bot-novice = Новичок
bot-regular = Бывалый
bot-master = Мастер
