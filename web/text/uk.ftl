# Слова дому в браузері; кожна гра має ще й свої.

house = Осуарій
guest = Гість
back = Назад
home = На головну
close = Закрити
cancel = Скасувати
unreachable = Сервер не відповідає. Спробуйте ще раз трохи згодом.
not-fetched = Цю частину сторінки не вдалося завантажити. Чи працює ще сервер?
try-again = Спробувати ще раз
lost-page = За цими дверима нічого немає.
loading = Хвилинку…

# Головна

play-bots = Грати з ботами зараз
make-table = Створити стіл
score-pad = Підрахунок для гри наживо
all-cards = Усі карти
by-author = Автор гри: { $author }
open-tables = Відкриті столи
open-tables-none = Зараз жоден стіл не чекає на гравців.
my-games = Мої ігри
your-name = Ваше ім’я
players-and-bots = Гравці, боти, варіанти
play-solo = Соло
play-alone = { $way }: соло
opponents = Суперники
fellow-players = Разом із вами
mixed-bots = Різні
mixed-bots-help = Різні види по черзі.
play = Грати
finished-games = Завершені ігри
daily = Виклик дня
daily-help = Жереб однаковий для всіх. Зараховується перша спроба.
daily-by-bot = Догравав бот, тож результату немає.
daily-play = Прийняти виклик
daily-go-on = Продовжити
daily-again = Ще одна спроба
daily-once-more = Виклик ще раз
copy-result = Скопіювати результат
share-result = Поділитися результатом
free-places = { $count ->
    [0] немає вільних місць
    [one] { $count } вільне місце
    [few] { $count } вільні місця
   *[other] { $count } вільних місць
}
status-playing = триває гра
status-over = гру закінчено
won-by = Перемога: { $who }

# Новий стіл

new-table = Новий стіл
chairs = Місця
chair = Місце { $number }
chair-here = Гравець тут
chair-link = Гравець за посиланням
chair-link-help = Сідає за посиланням, яке ви надішлете.
chair-bot = Бот: { $bot }
name = Ім’я
name-of-chair = Ім’я, місце { $number }
clock = Час на хід
clock-help = Коли час спливає, за гравця відповідає бот.
clock-each = { $time } на хід
clock-none = Без обмежень
clock-seconds = { $count ->
    [one] { $count } секунда
    [few] { $count } секунди
   *[other] { $count } секунд
}
clock-minutes = { $count ->
    [one] { $count } хвилина
    [few] { $count } хвилини
   *[other] { $count } хвилин
}
clock-days = { $count ->
    [one] { $count } день
    [few] { $count } дні
   *[other] { $count } днів
}
who-may-come = Хто може приєднатися
by-link = Лише ті, хто має посилання
in-lobby = Будь-хто: стіл видно серед відкритих
open-table = Відкрити стіл
one-less = На один менше
one-more = На один більше
players-alone = { $count } (соло)
yes = Так
no = Ні

# Очікування

waiting-room = Чекаємо на гравців
played-with = Особливості цього столу
missing = { $count ->
    [one] Лишилося { $count } вільне місце.
    [few] Лишилося { $count } вільні місця.
   *[other] Лишилося { $count } вільних місць.
}
missing-who = Ще мають приєднатися: { $who }.
free = вільно
kept = місце збережено
add-bot = Посадити бота
add-bots = Посадити ботів на всі вільні місця
take-my-place = Одне з цих місць моє
your-place = ви
sit-down = Сісти за стіл
stand-up = Встати з-за столу
share = Поділитися посиланням
copy = Копіювати
copied = Скопійовано
invite = Надішліть це посилання тим, хто гратиме.
table-link = Посилання на цей стіл
only-this-machine = Це посилання діє лише на цьому комп’ютері. Щоб відкрити гру для інших пристроїв, запустіть програму так:
or-installed = або, якщо її встановлено,
not-drawn = Цю гру браузер показати не може; у неї грають у терміналі.
no-table = Тут немає столу

# Стіл

lost-connection = Зв’язок утрачено, пробуємо ще раз…
your-turn = Ваш хід
turn-of = Очікуємо: { $who }
turn-here = { $who }, ваш хід
watching = Ви спостерігаєте
full-table = Усі місця за цим столом зайнято.
skip = Пропустити
sent = Надіслано…
send-later = Немає зв’язку. Хід буде надіслано, щойно він відновиться.
again-to-confirm = Натисніть ще раз, щоб підтвердити
gain = { $way ->
    [more] { $points ->
        [one] дає { $points } очко
        [few] дає { $points } очки
        [many] дає { $points } очок
       *[other] дає { $points } очка
    }
    [less] { $points ->
        [one] забирає { $points } очко
        [few] забирає { $points } очки
        [many] забирає { $points } очок
       *[other] забирає { $points } очка
    }
   *[none] не дає очок
}
confirm = Підтвердити
take-back = Взяти назад
take-back-of = { $who }: взяти назад
taken-back = Останній хід скасовано.
time-left = залишилося { $time }
ran-out = { $who }: час вийшов, відповів бот.
by-bot-time = { $line } (відповів бот: час вийшов)
by-bot-away = { $line } (відповів бот: гравець не за столом)
by-bot-resigned = { $line } (відповів бот: гру здано)
for-you-time = За вас відповів бот: ваш час вийшов.
for-you-away = За вас відповів бот, поки вас не було за столом.
log = Журнал
rules = Правила
menu = Меню
log-and-rules = Журнал і правила
shuffle = Доказ тасування
turn-number = Хід { $number }: { $who }
winner = перемога
bottom-to-top = знизу → догори
search-rules = Пошук у правилах
nothing-found = Нічого не знайдено.
show-rule = Правило { $rule }
what-happened = Що щойно сталося
since-my-move = Усе після мого останнього ходу
actions = Що я можу зробити

# Розмова

talk = Розмова
talk-unread = { $count ->
    [0] Розмова
    [one] Розмова, { $count } нова фраза
    [few] Розмова, { $count } нові фрази
    [many] Розмова, { $count } нових фраз
   *[other] Розмова, { $count } нової фрази
}
log-rules-and-talk = Журнал, правила й розмова
said = { $who }: { $what }
talk-so-far = Що сказано
talk-none = Поки нічого не сказано.
talk-choose = Що ви скажете?
talk-speaker = Хто говорить
talk-watching = Говорять лише ті, хто грає.
talk-mute = Тиша
talk-mute-help = Репліки інших тоді видно лише тут.
talk-not-sent = Немає зв’язку, тому нічого не сказано.

# Один пристрій на кількох

pass-device = Передайте пристрій. Зараз грає { $who }
pass-device-help = Інші не дивляться.
i-am = Це я, { $who }

# Хто за столом

presence-away = не за столом
presence-stand-in = грає бот
presence-resigned = гру здано
news-here = { $who } знову за столом.
news-away = { $who } зараз не за столом.
news-stand-in = За гравця { $who } тепер грає бот.
news-resigned = { $who } здається; далі грає бот.
bot-may-play = Бот зможе зіграти через { $time }.

# Що не так зі столом

notice-bot-failed = { $who }: у бота «{ $bot }» сталася помилка, далі він не грає.
notice-bot-hung = { $who }: бот «{ $bot }» не відповідає.
notice-clocks-anew = Сервер якийсь час не працював. Усі годинники починають спочатку.
notice-other-rules = Цю гру розпочато за правилами { $stored }. Тепер діють правила { $now }, тому продовжити її не можна.
another-bot = Хай грає інший бот
who-sat-here = Хто тут сидів
same-people = Нова гра з тими самими гравцями

# Кінець

game-over = Гру закінчено
won-by-you = Ваша перемога!
rematch = Реванш
ordinary-game = Звичайна гра
join-rematch = До реваншу
watch-rematch = Дивитися реванш
look-again = Подивитися на стіл
show-result = Показати підсумок
score = Очки

# Меню

resign = Здатися
resign-sure = До кінця за вас гратиме бот.
leave = Відійти на деякий час
leave-help = Бот одразу грає за вас, доки ви не повернетеся.
home-help = Місце лишається вашим. Бот не гратиме за вас, доки хтось за столом про це не попросить.
return = Повернутися до гри
bot-plays-for-you = За вас грає бот.
replace-by-bot = Бот замість гравця { $who }
replace-sure = { $who } зараз за столом.
other-device = Перенести моє місце на інший пристрій
other-device-help = Відкрийте це посилання там. Воно діє один раз.

# Налаштування

settings = Налаштування
language = Мова
theme = Тема
theme-system = як на пристрої
theme-dark = темна
theme-light = світла
sound = Звук
pace = Темп
pace-slow = повільний
pace-normal = звичайний
pace-fast = швидкий
pace-at-once = миттєвий
confirm-taps = Перепитувати перед ходом
confirm-touch = на сенсорному екрані
confirm-always = завжди
confirm-never = ніколи
forced-choices = Робити вимушені ходи за мене
on = увімкнено
off = вимкнено
