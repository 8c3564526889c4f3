# Командная строка и стол в терминале.

about = Один стол для игр с черепами и костями.
about-end = Подробнее о каждой команде: «ossuary COMMAND --help».
commands = команды
help-serve = открыть стол в браузере; то же делает «ossuary» без ничего
help-backup = скопировать все столы и ходы, даже пока стол открыт
help-export = записать весь дом в файл, чтобы перенести его из SQLite в PostgreSQL или обратно
help-import = прочитать такой файл в дом, где ещё нет столов
help-play = сыграть в терминале против ботов
help-resume = продолжить прерванную партию
help-rules = почитать правила игры или найти нужное
help-replay = просмотреть сохранённую запись ход за ходом
help-verify = проверить законченную запись: каждый ход, каждый жребий, тайну, случайные числа и печать
help-simulate = дать ботам сыграть много партий и подвести итоги
help-arena = свести ботов друг с другом, каждого на каждом месте, и сказать, насколько верен результат
help-exploit = сколько выигрывает у бота тот, кто знает его наизусть
help-bots = боты игры и их нрав
usage = использование:
arguments = аргументы
options = параметры
arg-game = игра: { $games }
arg-file = сохранённая запись
arg-resume-file = сохранённая партия; если не указана — последняя
arg-rule = номер или слова для поиска
arg-seed = число или слово; то же зерно даёт тот же жребий и тех же ботов
arg-bots = кто играет против вас, через запятую: { $bots } или module:Class
arg-resume-bots = кто играет против вас, через запятую: имена из «ossuary bots GAME» или module:Class
arg-simulate-bots = кто играет, через запятую; одно имя занимает все места
arg-lang = язык: en, uk, ru или pl
arg-save = где сохранить запись вместо папки данных
arg-daily = задание дня: одинаковый жребий для всех и строка, которой можно поделиться
arg-games = сколько партий
arg-arena-bots = кто участвует, через запятую; без этого все собственные боты игры
arg-arena-games = сколько игр каждый играет против каждого
arg-jobs = сколько игр одновременно; без этого по одной на ядро
arg-arena-file = куда записывается каждая игра; прерванный запуск продолжится оттуда
arg-ray = где кластер Ray, на котором играть, например auto или ray://host:10001; here запускает его здесь
arg-patience = сколько секунд бот может думать над одним ответом
arg-memory = сколько мегабайт может занять процесс с ботами
arg-exploit-bot = бот, которого читают: имя или module:Class
arg-exploit-players = сколько игроков за столом: один читает, остальные — этот бот
arg-samples = сколько раз задать каждый вопрос, чтобы узнать, как бот чередует ответы
arg-plot = куда сохранить рисунок результата (SVG)
arg-json = вывести один объект JSON
arg-player = видеть партию глазами этого игрока, считая с 1
arg-hash = хеш, который стол показал перед партией
arg-nonce = случайное число, которое добавил ваш браузер
arg-components = файл с собственными картами, плитками или полями в форме файла самой игры
arg-host = адрес, на котором слушать, вместо только этого компьютера
arg-port = порт, на котором слушать; без него { $port }, а если он занят, любой свободный
arg-data = папка для столов и ходов
arg-database-url = база PostgreSQL или SQLite вместо папки данных: postgresql://…; то же делает OSSUARY_DATABASE_URL
arg-keep-days = через сколько дней без хода удалять игры; иначе они хранятся всегда
arg-peer-address = по какому адресу другие процессы на той же базе PostgreSQL найдут этот: http://…
arg-backup-file = новый файл для копии
arg-export-file = новый файл для дома
arg-import-file = файл команды «ossuary export»
arg-lan = впустить локальную сеть, с QR-кодом для телефонов
arg-name = другие имена, под которыми стол доступен через прокси, через запятую
arg-trust-proxy = адреса или сети прокси, которые говорят, для кого спрашивают, через запятую; без этого – те, что на этом компьютере
arg-metrics-from = адреса или сети, которым можно читать /metrics, кроме этого компьютера, через запятую
arg-log-format = как писать журнал: { $known }
arg-bot-pace = сколько секунд боты думают над ответом, например { $pace } (так и есть, если не указать); 0: лишь столько, сколько им правда нужно
arg-no-browser = не открывать браузер
arg-help = показать эту справку

# Ошибки

usage-hint = Попробуйте «{ $command } --help».
usage-typed = Введите «{ $command }» и нажмите Enter, а затем:
pipe-closed = Вывод закрыт раньше, чем он закончился.
interrupted = Остановлено.
error-command-unknown = Команды «{ $name }» нет.
error-command-game = У игры «{ $title }» нет команды «{ $command }». Она есть у: { $known }.
error-argument-unknown = Непонятный аргумент: «{ $argument }».
error-argument-missing = Не хватает: { $argument }.
error-game-missing = Не хватает: GAME, то есть игры ({ $known }).
error-argument-value = Для «{ $argument }» нужно значение.
error-argument-number = Для «{ $argument }» нужно целое число, не меньше { $low }, а не «{ $value }».
error-argument-range = Для «{ $argument }» нужно целое число от { $low } до { $high }, а не «{ $value }».
error-player-range = Игрока { $player } нет; номера игроков — от 1 до { $players }.
error-language-unknown = Языка «{ $name }» нет. Доступно: { $known }.
error-file-missing = Файла «{ $file }» нет.
error-file-unreadable = Не удаётся прочесть файл «{ $file }»: { $why }.
error-file-unwritable = Не удаётся записать файл «{ $file }»: { $why }.
error-port-in-use = Порт { $port } на { $host } недоступен: { $why }. Другой порт задаётся через --port.
error-data-in-use-at = Ossuary уже открыта: { $address }. Чтобы открыть ещё одну, выберите другую папку вместо «{ $folder }» через --data.
error-data-in-use = На папке «{ $folder }» уже открыт другой Ossuary. Закройте его или выберите другую папку: --data.
error-data-damaged = Не удаётся прочитать столы в файле «{ $file }»: { $why }. Положите на его место копию или выберите другую папку: --data.
error-data-newer = «{ $where }» – от более новой версии Ossuary (форма { $version }). Обновите программу; ничего не изменено.
error-data-half-migrated = «{ $where }» – неполная база: не хватает { $missing }. Положите на её место копию; ничего не изменено.
error-data-older = «{ $where }» – от более старой версии Ossuary (форма { $version }). Откройте её один раз через «ossuary serve», чтобы привести к нынешней форме; ничего не изменено.
error-house-file-foreign = «{ $file }» – не файл команды «ossuary export»; ничего не изменено.
error-house-file-older = «{ $where }» – файл более старой версии Ossuary (форма { $version }). Откройте дом, из которого он взят, этой версией и экспортируйте ещё раз; ничего не изменено.
error-house-file-damaged = «{ $file }» – неполный файл: он обрезан или изменён. Экспортируйте ещё раз; ничего не изменено.
error-house-not-empty = В «{ $where }» уже есть столы, а дом импортируют только туда, где их нет; ничего не изменено.
error-database-url = Это не адрес базы данных. Известны: { $known }; например postgresql://user:password@host/name или sqlite:////folder/tables.db.
error-database-url-file = Адрес SQLite – это только файл, например sqlite:////folder/tables.db.
error-database-and-data = Столы либо в папке (--data), либо в базе данных (--database-url), но не там и там.
error-database-driver = Не хватает драйвера PostgreSQL: pip install "ossuary[postgres]".
error-sqlite-old = У этого Python SQLite { $version }. Нужна версия { $wanted } или новее, с поддержкой JSON; или используйте PostgreSQL (--database-url).
error-arena-bots = Арене нужны хотя бы два бота, каждый назван один раз.
error-arena-other = В файле { $file } игры другого запуска: другие правила, параметры или зерно. Назовите другой файл.
error-arena-unreadable = { $file } — не файл арены: { $why }
error-arena-ray = Чтобы играть на кластере, нужен Ray: pip install "ossuary[ray]".
error-arena-cluster = По адресу { $address } нет доступного кластера Ray: { $why }.
error-exploit-game = Ботов игры «{ $title }» пока никто не умеет читать.
error-exploit-bot = Назовите бота, которого нужно прочитать: --bot NAME.
error-exploit-extra = Чтобы читать бота в игре вдвоём, нужна Numba: pip install "ossuary[solve]". С --players 3 и больше можно без неё.
error-database-unreachable = Базой данных { $where } воспользоваться нельзя: { $why }.
error-nothing-to-back-up = Нет столов для копирования: файла «{ $file }» нет.
error-nothing-to-export = Нет столов для экспорта: «{ $where }» нет или там пусто.
error-backup-elsewhere = { $where } – это PostgreSQL, у которого свои копии: их делает «pg_dump», а «ossuary export» записывает весь дом в файл.
error-peer-address = «{ $value }» – не адрес, по которому другие процессы найдут этот. Он должен быть таким: http://10.0.0.5:8470.
error-addresses = «{ $value }» в { $argument } – не адрес и не сеть, как 10.0.0.5 или 10.0.0.0/24.
error-log-format = Нет формата журнала «{ $value }». Есть: { $known }.
error-bot-pace = «{ $value }» не подходит: сколько секунд думают боты, пишут как 0.6-2 или 0, самое большее { $most }.
error-bot-not-named = В этой партии сидит сторонний бот «{ $name }». Если доверяете, назовите ботов ещё раз через --bots.
error-bots-none = Это игра для одного: места для ботов нет.
error-daily-own = Задание дня одинаково для всех, поэтому «{ $argument }» к нему не добавляют.
error-file-exists = Файл «{ $file }» уже есть; нужно другое имя.
error-file-changed = Файл «{ $file }» изменён другой программой, поэтому эта партия здесь останавливается.
error-replay-hidden = Эта партия не закончена: показать можно только глазами человека, который в неё играет.
error-record-unfinished = Партия в записи не закончена.
error-record-seal = Запись изменена: она не сходится со своей печатью.
error-verify-no-proof = В записи нет тайны жребия, поэтому его нельзя проверить.
error-verify-hash = У тайны в записи другой хеш, не { $given }: это { $found }.
error-verify-hash-short = --hash нужен весь хеш, 64 шестнадцатеричные цифры: страница о перемешивании показывает их все.
error-verify-nonce = Случайного числа { $given } нет среди тех, что в записи.
error-system = Это невозможно: { $why }.
error-nothing-saved = Нет партии, которую можно продолжить. Начать новую: «ossuary play».
error-not-your-game = В этой записи никто не играет за терминалом; просмотреть её: «ossuary replay».
error-rule-unknown = В правилах игры «{ $title }» не найдено: «{ $text }».
error-rule-number = В игре «{ $title }» нет правила { $wanted }. Есть такие: { $known }.

# Стол в терминале

serving = Стол открыт: { $address }
serving-elsewhere = Порт { $port } занят другой программой, поэтому выбран свободный.
serving-lan = Для телефонов в этой же сети: { $address }
serving-stop = Ctrl-C закрывает его; каждый ход сохранён.
player-name = Игрок { $number }
prompt-hint = ? справка · r правила · l журнал · q выход
prompt-others = o другие
prompt-take-back = u взять назад
prompt-rest = m остальное само
rest-none = «m» оставляет мелочи столу. Этот вопрос — не мелочь: нужен ваш ответ.
taken-back = Последний ход отменён.
rules-hint = r { $rule }: одно правило · r и слова: правила с этими словами · r all: всё, страница за страницей
log-title = Что произошло
not-an-answer = Среди ответов нет «{ $text }». «?» покажет, что можно ввести.
not-an-answer-but = Среди ответов нет «{ $text }». Введите, например, «{ $example }».
help-title = Что можно ввести
help-key-answer = клавиша из списка: выбрать этот ответ
help-key-in-full = ответ целиком
help-key-question = эта справка
help-key-take-back = взять назад последний ответ
help-key-rest = пусть стол сделает остальные мелочи сам; о важном он спросит
help-key-rules = игра вкратце и о чём есть правила
help-key-rule = одно правило или те, где есть эти слова; «r all» — все
help-key-others = рассмотреть, что у других
help-key-log = всё, что произошло до сих пор
help-key-quit = остановиться; партия сохранится
saved = Партия сохранена. Продолжить её: «{ $command } resume».
saved-at = Партия сохранена в файле { $file }. Продолжить её: «{ $command } resume { $file }».
record-at = Запись: { $file }. Просмотреть её ход за ходом: «{ $command } replay { $file }».
backed-up = Скопировано: { $count ->
    [one] { $count } стол
    [few] { $count } стола
    [many] { $count } столов
   *[other] { $count } стола
}, { $file }. Это файл «tables.db» папки с данными.
exported = Экспортировано: { $count ->
    [one] { $count } стол
    [few] { $count } стола
    [many] { $count } столов
   *[other] { $count } стола
}, { $file }. Этот файл читает «ossuary import».
imported = Импортировано: { $count ->
    [one] { $count } стол
    [few] { $count } стола
    [many] { $count } столов
   *[other] { $count } стола
}, { $where }.
resumed = С возвращением! Игра «{ $title }», язык — русский. { $alone ->
    [yes] Вы играете в одиночку.
   *[no] Против вас: { $against }.
} Ваших ходов до сих пор: { $moves }.

# Просмотр записи

replay-position = Ход { $number } из { $total }
replay-hint = Enter дальше · b назад · число: к этому ходу · q выход
replay-unfinished = Партия не окончена, поэтому скрытое остаётся скрытым.

# Verify

verified = { $title }: запись верна.
verified-players = Игроки: { $who }
verified-moves = Ходы, проверенные по правилам: { $moves }
verified-draws = Жребии, вычисленные заново из тайны и случайных чисел: { $draws }
verified-hash = Хеш тайны: { $hash }. Сравните его с тем, который вы видели перед партией.
verified-hash-noted = Хеш тайны, как вы его указали: { $hash }
verified-nonces = Случайные числа: { $nonces }
verified-no-nonces = Никто из игроков не добавил случайного числа.
verified-seal = Печать всей записи: { $seal }
verified-no-seal = У записи нет печати: другой ход, который допускают правила, остался бы незамеченным.

# Симуляция

simulating = Идёт игра
simulated = { $games ->
    [one] { $games } партия игры «{ $title }»
    [few] { $games } партии игры «{ $title }»
    [many] { $games } партий игры «{ $title }»
   *[other] { $games } партии игры «{ $title }»
}
sim-decisions = решений
sim-length = решений за партию
sim-seconds = секунд
sim-speed = решений в секунду
sim-player = игрок
sim-bot = бот
sim-wins = победы
sim-share = доля
arena-title = { $title }, { $players ->
    [one] { $players } игрок
    [few] { $players } игрока
    [many] { $players } игроков
   *[other] { $players } игрока
}: один бот против других одного вида
arena-others = { $number } × { $bot }
arena-points = очки
arena-games = { $games ->
    [one] По { $games } игре на каждую пару, каждое место одинаково часто, с теми же жребиями; в скобках 95-процентный интервал.
    [few] По { $games } игры на каждую пару, каждое место одинаково часто, с теми же жребиями; в скобках 95-процентный интервал.
    [many] По { $games } игр на каждую пару, каждое место одинаково часто, с теми же жребиями; в скобках 95-процентный интервал.
   *[other] По { $games } игры на каждую пару, каждое место одинаково часто, с теми же жребиями; в скобках 95-процентный интервал.
}
arena-even = Равная доля — { $share }.
arena-fault = { $bot }: без ответа проиграно { $games ->
    [one] { $games } игру
    [few] { $games } игры
    [many] { $games } игр
   *[other] { $games } игры
}: { $why }
arena-slow = думал слишком долго
arena-gone = его процесс завершился
exploit-round = раунд
exploit-games = партии
exploit-worth = чего стоит в начале
exploit-won = Кто знает бота наизусть ({ $bot }), выигрывает { $share } из { $games ->
    [one] { $games } партии
    [few] { $games } партий
    [many] { $games } партий
   *[other] { $games } партии
}; 95-процентный интервал: { $interval }.
exploit-won-among = Кто знает наизусть всех ботов за столом ({ $bot } × { $others }), выигрывает { $share } из { $games ->
    [one] { $games } партии
    [few] { $games } партий
    [many] { $games } партий
   *[other] { $games } партии
}; 95-процентный интервал: { $interval }.
exploit-even = Против бота, которого не прочитать, было бы { $share }.
exploit-least = Кто считает лучше, может выигрывать и чаще.

# Боты

bot-random = Случайный
bot-random-help = Отвечает наугад. Точка отсчёта, а не соперник.
bots-own = Посадить за стол своего бота: --bots your.module:Bot.


# Задание дня

daily-begins = Задание на { $date } (по UTC), одинаковое для всех. { $attempt ->
    [1] Это ваша первая попытка — засчитывается именно она.
   *[2] Это попытка { $attempt }; засчитывается первая.
}
daily-share = Этим можно поделиться, не выдавая, что выпадало:
