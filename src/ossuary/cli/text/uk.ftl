# Командний рядок і стіл у терміналі.

about = Один стіл для ігор із черепами й кістками.
about-end = Більше про кожну команду: «ossuary COMMAND --help».
commands = команди
help-serve = відкрити стіл у браузері; те саме робить «ossuary» без нічого
help-backup = скопіювати всі столи й ходи, навіть поки стіл відкрито
help-export = записати весь дім у файл, щоб перенести його з SQLite до PostgreSQL чи назад
help-import = прочитати такий файл у дім, де ще немає столів
help-play = зіграти в терміналі проти ботів
help-resume = продовжити перервану партію
help-rules = почитати правила гри або знайти потрібне
help-replay = переглянути збережений запис хід за ходом
help-verify = перевірити закінчений запис: кожен хід, кожен жереб, таємницю, випадкові числа й печатку
help-simulate = дати ботам зіграти багато партій і підбити підсумки
help-arena = звести ботів один з одним, кожного на кожному місці, і сказати, наскільки певний результат
help-exploit = скільки виграє в бота той, хто знає його напам’ять
help-bots = боти гри та їхня вдача
usage = використання:
arguments = аргументи
options = параметри
arg-game = гра: { $games }
arg-file = збережений запис
arg-resume-file = збережена партія; якщо не вказано — остання
arg-rule = номер або слова для пошуку
arg-seed = число або слово; те саме зерно дає той самий жереб і тих самих ботів
arg-bots = хто грає проти вас, через кому: { $bots } або module:Class
arg-resume-bots = хто грає проти вас, через кому: імена з «ossuary bots GAME» або module:Class
arg-simulate-bots = хто грає, через кому; одне ім’я займає всі місця
arg-lang = мова: en, uk, ru або pl
arg-save = де зберегти запис замість теки даних
arg-daily = виклик дня: однаковий жереб для всіх і рядок, яким можна поділитися
arg-games = скільки партій
arg-arena-bots = хто бере участь, через кому; без цього всі власні боти гри
arg-arena-games = скільки ігор кожен грає проти кожного
arg-jobs = скільки ігор одночасно; без цього по одній на ядро
arg-arena-file = куди записується кожна гра; перерваний запуск продовжиться звідти
arg-ray = де кластер Ray, на якому грати, наприклад auto або ray://host:10001; here запускає його тут
arg-patience = скільки секунд бот може думати над однією відповіддю
arg-memory = скільки мегабайтів може мати процес із ботами
arg-exploit-bot = бот, якого читають: назва або module:Class
arg-exploit-players = скільки гравців за столом: один читає, решта — цей бот
arg-samples = скільки разів поставити кожне запитання, щоб дізнатися, як бот чергує відповіді
arg-plot = куди зберегти малюнок результату (SVG)
arg-json = вивести один об’єкт JSON
arg-player = бачити партію очима цього гравця, рахуючи від 1
arg-hash = хеш, який стіл показав перед партією
arg-nonce = випадкове число, яке додав ваш браузер
arg-components = файл із власними картами, плитками чи полями у формі файлу самої гри
arg-host = адреса, на якій слухати, замість лише цього комп’ютера
arg-port = порт, на якому слухати; без нього { $port }, а якщо він зайнятий, будь-який вільний
arg-data = тека для столів і ходів
arg-database-url = база PostgreSQL або SQLite замість теки даних: postgresql://…; те саме робить OSSUARY_DATABASE_URL
arg-keep-days = через скільки днів без ходу видаляти ігри; інакше вони зберігаються завжди
arg-peer-address = за якою адресою інші процеси на тій самій базі PostgreSQL знайдуть цей: http://…
arg-backup-file = новий файл для копії
arg-export-file = новий файл для дому
arg-import-file = файл команди «ossuary export»
arg-lan = впустити локальну мережу, з QR-кодом для телефонів
arg-name = інші імена, за якими стіл доступний через проксі, через кому
arg-trust-proxy = адреси або мережі проксі, які кажуть, для кого питають, через кому; без цього – ті, що на цьому комп’ютері
arg-metrics-from = адреси або мережі, яким можна читати /metrics, крім цього комп’ютера, через кому
arg-log-format = як писати журнал: { $known }
arg-bot-pace = скільки секунд боти думають над відповіддю, наприклад { $pace } (так і є, якщо не вказати); 0: лише стільки, скільки їм справді треба
arg-no-browser = не відкривати браузер
arg-help = показати цю довідку

# Помилки

usage-hint = Спробуйте «{ $command } --help».
usage-typed = Введіть «{ $command }» і натисніть Enter, а тоді:
pipe-closed = Вивід закрито раніше, ніж він скінчився.
interrupted = Зупинено.
error-command-unknown = Команди «{ $name }» немає.
error-command-game = У гри «{ $title }» немає команди «{ $command }». Її мають: { $known }.
error-argument-unknown = Незрозумілий аргумент: «{ $argument }».
error-argument-missing = Бракує: { $argument }.
error-game-missing = Бракує: GAME, тобто гри ({ $known }).
error-argument-value = Для «{ $argument }» потрібне значення.
error-argument-number = Для «{ $argument }» потрібне ціле число, не менше за { $low }, а не «{ $value }».
error-argument-range = Для «{ $argument }» потрібне ціле число від { $low } до { $high }, а не «{ $value }».
error-player-range = Гравця { $player } немає; номери гравців — від 1 до { $players }.
error-language-unknown = Мови «{ $name }» немає. Доступно: { $known }.
error-file-missing = Файлу «{ $file }» немає.
error-file-unreadable = Не вдається прочитати файл «{ $file }»: { $why }.
error-file-unwritable = Не вдається записати файл «{ $file }»: { $why }.
error-port-in-use = Порт { $port } на { $host } недоступний: { $why }. Інший порт задає --port.
error-data-in-use-at = Ossuary уже відкрито: { $address }. Щоб відкрити ще одну, виберіть іншу теку, ніж «{ $folder }», через --data.
error-data-in-use = На теці «{ $folder }» вже відкрито інший Ossuary. Закрийте його або виберіть іншу теку: --data.
error-data-damaged = Не вдається прочитати столи у файлі «{ $file }»: { $why }. Покладіть на його місце копію або виберіть іншу теку: --data.
error-data-newer = «{ $where }» – від новішої версії Ossuary (форма { $version }). Оновіть програму; нічого не змінено.
error-data-half-migrated = «{ $where }» – неповна база: бракує { $missing }. Покладіть на її місце копію; нічого не змінено.
error-data-older = «{ $where }» – від старішої версії Ossuary (форма { $version }). Відкрийте її раз через «ossuary serve», щоб привести до нинішньої форми; нічого не змінено.
error-house-file-foreign = «{ $file }» – не файл команди «ossuary export»; нічого не змінено.
error-house-file-older = «{ $where }» – файл старішої версії Ossuary (форма { $version }). Відкрийте дім, з якого він походить, цією версією й експортуйте ще раз; нічого не змінено.
error-house-file-damaged = «{ $file }» – неповний файл: його обрізано або змінено. Експортуйте ще раз; нічого не змінено.
error-house-not-empty = У «{ $where }» вже є столи, а дім імпортують лише туди, де їх немає; нічого не змінено.
error-database-url = Це не адреса бази даних. Відомі: { $known }; наприклад postgresql://user:password@host/name або sqlite:////folder/tables.db.
error-database-url-file = Адреса SQLite – це лише файл, наприклад sqlite:////folder/tables.db.
error-database-and-data = Столи або в теці (--data), або в базі даних (--database-url), але не там і там.
error-database-driver = Бракує драйвера PostgreSQL: pip install "ossuary[postgres]".
error-sqlite-old = У цього Python SQLite { $version }. Потрібна версія { $wanted } або новіша, з підтримкою JSON; або ж використовуйте PostgreSQL (--database-url).
error-arena-bots = Арені потрібно щонайменше два боти, кожен названий один раз.
error-arena-other = У файлі { $file } ігри іншого запуску: інші правила, параметри чи зерно. Назвіть інший файл.
error-arena-unreadable = { $file } не є файлом арени: { $why }
error-arena-ray = Щоб грати на кластері, потрібен Ray: pip install "ossuary[ray]".
error-arena-cluster = За адресою { $address } немає доступного кластера Ray: { $why }.
error-exploit-game = Ботів гри «{ $title }» поки що ніхто не вміє читати.
error-exploit-bot = Назвіть бота, якого треба прочитати: --bot NAME.
error-exploit-extra = Щоб читати бота у грі вдвох, потрібна Numba: pip install "ossuary[solve]". З --players 3 і більше можна без неї.
error-database-unreachable = Базою даних { $where } скористатися не можна: { $why }.
error-nothing-to-back-up = Немає столів для копіювання: файлу «{ $file }» немає.
error-nothing-to-export = Немає столів для експорту: «{ $where }» немає або там порожньо.
error-backup-elsewhere = { $where } – це PostgreSQL, у якого свої копії: їх робить «pg_dump», а «ossuary export» записує весь дім у файл.
error-peer-address = «{ $value }» – не адреса, за якою інші процеси знайдуть цей. Вона має бути такою: http://10.0.0.5:8470.
error-addresses = «{ $value }» у { $argument } – не адреса й не мережа, як-от 10.0.0.5 чи 10.0.0.0/24.
error-log-format = Немає формату журналу «{ $value }». Є: { $known }.
error-bot-pace = «{ $value }» не годиться: скільки секунд думають боти, пишуть як 0.6-2 або 0, найбільше { $most }.
error-bot-not-named = У цій партії сидить сторонній бот «{ $name }». Якщо довіряєте, назвіть ботів ще раз через --bots.
error-bots-none = Це гра для одного: місця для ботів немає.
error-daily-own = Виклик дня однаковий для всіх, тому «{ $argument }» до нього не додають.
error-file-exists = Файл «{ $file }» уже є; потрібна інша назва.
error-file-changed = Файл «{ $file }» змінила інша програма, тож ця партія тут зупиняється.
error-replay-hidden = Ця партія ще не скінчилася: показати можна лише очима людини, яка в неї грає.
error-record-unfinished = Партію в записі не закінчено.
error-record-seal = Запис змінено: він не збігається зі своєю печаткою.
error-verify-no-proof = У записі немає таємниці жеребу, тож його не можна перевірити.
error-verify-hash = Таємниця в записі має інший хеш, ніж { $given }: це { $found }.
error-verify-hash-short = --hash потребує всього хешу, 64 шістнадцяткові цифри: сторінка про тасування показує їх усі.
error-verify-nonce = Випадкового числа { $given } немає серед тих, що в записі.
error-system = Це неможливо: { $why }.
error-nothing-saved = Немає партії, яку можна продовжити. Почати нову: «ossuary play».
error-not-your-game = У цьому записі ніхто не грає за терміналом; переглянути його: «ossuary replay».
error-rule-unknown = У правилах гри «{ $title }» не знайдено: «{ $text }».
error-rule-number = У грі «{ $title }» немає правила { $wanted }. Є такі: { $known }.

# Стіл у терміналі

serving = Стіл відкрито: { $address }
serving-elsewhere = Порт { $port } зайнятий іншою програмою, тож вибрано вільний.
serving-lan = Для телефонів у цій самій мережі: { $address }
serving-stop = Ctrl-C закриває його; кожен хід збережено.
player-name = Гравець { $number }
prompt-hint = ? довідка · r правила · l журнал · q вихід
prompt-others = o інші
prompt-take-back = u взяти назад
prompt-rest = m решта сама
rest-none = «m» залишає дрібниці столу. Це питання — не дрібниця: потрібна ваша відповідь.
taken-back = Останній хід скасовано.
rules-hint = r { $rule }: одне правило · r і слова: правила з цими словами · r all: усе, сторінка за сторінкою
log-title = Що сталося
not-an-answer = Серед відповідей немає «{ $text }». «?» покаже, що можна ввести.
not-an-answer-but = Серед відповідей немає «{ $text }». Введіть, наприклад, «{ $example }».
help-title = Що можна ввести
help-key-answer = клавіша зі списку: вибрати цю відповідь
help-key-in-full = відповідь повністю
help-key-question = ця довідка
help-key-take-back = взяти назад останню відповідь
help-key-rest = нехай стіл зробить решту дрібниць сам; про важливе він спитає
help-key-rules = гра коротко і про що є правила
help-key-rule = одне правило або ті, де є ці слова; «r all» — усі
help-key-others = роздивитися, що в інших
help-key-log = усе, що сталося досі
help-key-quit = зупинитися; партія збережеться
saved = Партію збережено. Продовжити її: «{ $command } resume».
saved-at = Партію збережено у файлі { $file }. Продовжити її: «{ $command } resume { $file }».
record-at = Запис: { $file }. Переглянути його хід за ходом: «{ $command } replay { $file }».
backed-up = Скопійовано { $count ->
    [one] { $count } стіл
    [few] { $count } столи
    [many] { $count } столів
   *[other] { $count } стола
}: { $file }. Це файл «tables.db» теки з даними.
exported = Експортовано { $count ->
    [one] { $count } стіл
    [few] { $count } столи
    [many] { $count } столів
   *[other] { $count } стола
}: { $file }. Цей файл читає «ossuary import».
imported = Імпортовано { $count ->
    [one] { $count } стіл
    [few] { $count } столи
    [many] { $count } столів
   *[other] { $count } стола
}: { $where }.
resumed = З поверненням! Гра «{ $title }», мова — українська. { $alone ->
    [yes] Ви граєте самі.
   *[no] Проти вас: { $against }.
} Ваших ходів досі: { $moves }.

# Перегляд запису

replay-position = Хід { $number } із { $total }
replay-hint = Enter далі · b назад · число: до цього ходу · q вихід
replay-unfinished = Партію не закінчено, тож приховане лишається прихованим.

# Verify

verified = { $title }: запис правдивий.
verified-players = Гравці: { $who }
verified-moves = Ходи, перевірені за правилами: { $moves }
verified-draws = Жереби, обчислені наново з таємниці й випадкових чисел: { $draws }
verified-hash = Хеш таємниці: { $hash }. Порівняйте його з тим, який ви бачили перед партією.
verified-hash-noted = Хеш таємниці, як ви його вказали: { $hash }
verified-nonces = Випадкові числа: { $nonces }
verified-no-nonces = Ніхто з гравців не додав випадкового числа.
verified-seal = Печатка всього запису: { $seal }
verified-no-seal = Запис не має печатки: інший хід, який дозволяють правила, лишився б непоміченим.

# Симуляція

simulating = Триває гра
simulated = { $games ->
    [one] { $games } партія гри «{ $title }»
    [few] { $games } партії гри «{ $title }»
    [many] { $games } партій гри «{ $title }»
   *[other] { $games } партії гри «{ $title }»
}
sim-decisions = рішень
sim-length = рішень за партію
sim-seconds = секунд
sim-speed = рішень за секунду
sim-player = гравець
sim-bot = бот
sim-wins = перемоги
sim-share = частка
arena-title = { $title }, { $players ->
    [one] { $players } гравець
    [few] { $players } гравці
    [many] { $players } гравців
   *[other] { $players } гравця
}: один бот проти інших одного виду
arena-others = { $number } × { $bot }
arena-points = очки
arena-games = { $games ->
    [one] По { $games } грі на кожну пару, кожне місце однаково часто, з тими самими жеребами; у дужках 95-відсотковий інтервал.
    [few] По { $games } гри на кожну пару, кожне місце однаково часто, з тими самими жеребами; у дужках 95-відсотковий інтервал.
    [many] По { $games } ігор на кожну пару, кожне місце однаково часто, з тими самими жеребами; у дужках 95-відсотковий інтервал.
   *[other] По { $games } гри на кожну пару, кожне місце однаково часто, з тими самими жеребами; у дужках 95-відсотковий інтервал.
}
arena-even = Рівна частка — { $share }.
arena-fault = { $bot }: без відповіді програно { $games ->
    [one] { $games } гру
    [few] { $games } гри
    [many] { $games } ігор
   *[other] { $games } гри
}: { $why }
arena-slow = думав надто довго
arena-gone = його процес завершився
exploit-round = раунд
exploit-games = партії
exploit-worth = чого вартий на початку
exploit-won = Хто знає бота напам’ять ({ $bot }), виграє { $share } з { $games ->
    [one] { $games } партії
    [few] { $games } партій
    [many] { $games } партій
   *[other] { $games } партії
}; 95-відсотковий інтервал: { $interval }.
exploit-won-among = Хто знає напам’ять усіх ботів за столом ({ $bot } × { $others }), виграє { $share } з { $games ->
    [one] { $games } партії
    [few] { $games } партій
    [many] { $games } партій
   *[other] { $games } партії
}; 95-відсотковий інтервал: { $interval }.
exploit-even = Проти бота, якого не прочитати, було б { $share }.
exploit-least = Хто рахує краще, може вигравати й частіше.

# Боти

bot-random = Випадковий
bot-random-help = Відповідає навмання. Точка відліку, а не суперник.
bots-own = Посадити за стіл власного бота: --bots your.module:Bot.


# Виклик дня

daily-begins = Виклик на { $date } (за UTC), однаковий для всіх. { $attempt ->
    [1] Це ваша перша спроба — саме вона зараховується.
   *[2] Це спроба { $attempt }; зараховується перша.
}
daily-share = Цим можна поділитися, не виказавши, що випадало:
