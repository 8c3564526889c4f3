# Назва місця, якщо іншої не відомо; місця лічать від 0.
seat-name = Місце { $number }
# Як називають того, хто читає.
you = Ви

# Відмови й помилки, спільні для всіх ігор.

error-other = Тут це неможливо: { $what }.
error-no-answer = «{ $action }» не є відповіддю на поставлене запитання.
error-not-asked = { $whom }: зараз немає на що відповідати.
error-no-draw = Зараз нічого не тягнуть.
error-game-over = Гру закінчено.
error-nothing-to-take-back = Зараз нічого не можна взяти назад.
error-unreadable-action = «{ $text }» не вдається прочитати як дію.

error-game-unknown = Гри «{ $name }» немає. Є: { $known }.
error-game-incomplete = Гра «{ $name }» з пакета «{ $package }» неповна. Бракує: { $lack }.
error-game-broken = Гру «{ $name }» з пакета «{ $package }» не вдається завантажити: { $why }.
error-option-unknown = Параметра «{ $option }» немає. Є: { $known }.
error-option-kind = Параметр «{ $option }» не може мати значення { $value }.
error-option-range = Параметр «{ $option }» має значення { $value }, а дозволено від { $low } до { $high }.
error-option-idle = Параметр «{ $option }» тут нічого не змінює.
error-option-choice = У параметра «{ $option }» немає значення «{ $value }». Є: { $known }.
error-bot-unknown = Бота «{ $name }» немає. Є: { $known }; власного бота записують як module:Class.
error-bot-broken = Не вдається завантажити бота «{ $name }»: { $why }.
error-bot-failed = Бот «{ $name }» ({ $whom }) зазнав збою: { $why }.
error-bot-answer = Бот «{ $name }» ({ $whom }) дав відповідь не зі свого переліку: { $answer }.
error-bots-number = { $given ->
    [one] Місць — { $needed }, а вказано { $given } бота.
    [few] Місць — { $needed }, а вказано { $given } боти.
    [many] Місць — { $needed }, а вказано { $given } ботів.
   *[other] Місць — { $needed }, а вказано { $given } бота.
}
error-players-number = { $given ->
    [one] Гравців — { $needed }, а вказано { $given } ім’я.
    [few] Гравців — { $needed }, а вказано { $given } імені.
    [many] Гравців — { $needed }, а вказано { $given } імен.
   *[other] Гравців — { $needed }, а вказано { $given } імені.
}
error-player-name = { $value } не може бути ім’ям гравця: ім’я — це текст.
error-seed = { $value } не може бути зерном випадковості: це має бути ціле число або текст.

error-record-not-json = Запис обірвано, або це не JSON.
error-record-foreign = Це JSON, але не запис Ossuary.
error-record-format = Запис має формат { $found }, а ця програма читає формат { $known }.
error-record-other-game = Запис — іншої гри або з іншими параметрами ({ $found }, а не { $known }).
error-record-components = Запис зроблено з іншими картами, плитками чи полями.
error-record-rules = Запис зроблено за правилами гри «{ $name }» версії { $found }, а в цій програмі версія { $known }.
error-record-shape = Запис неповний або змінений: { $detail }.
error-record-actor = Хід { $number }: у записі не вказано, хто його робить.
error-record-move = Хід { $number } із запису зробити не можна: { $why }
error-record-draw = Хід { $number } у записі не збігається з тим, що випало; запис змінено.
error-record-no-seed = У записі немає зерна випадковості, тому продовжити партію не можна.

# Components

error-components-none = У цієї гри немає компонентів, які можна замінити.
error-components-no-game = У файлі компонентів не сказано, для якої він гри: game = "{ $name }".
error-components-other-game = Ці компоненти для іншої гри: «{ $name }».
error-components-shape = Компоненти неповні або містять помилку: { $detail }.
error-components-file = Компоненти з «{ $file }» не вдається прочитати: { $why }.

# Виклик дня: рядок, яким діляться

daily-line = Ossuary · { $title }, виклик дня { $date } · { $result }{ $attempt ->
    [1] {""}
   *[2] {" "}· спроба { $attempt }
} · правила { $rules }
error-daily-none = У гри «{ $name }» немає виклику дня. Він є в таких іграх: { $known }.
error-daily-date = «{ $date }» — не дата. Дату пишуть так: 2026-11-16.

# The levels of bots, the same in all games

bot-novice = Новачок
bot-regular = Бувалий
bot-master = Майстер
