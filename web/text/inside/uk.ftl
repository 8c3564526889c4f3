# Слова для столів і всіх сторінок, крім першої.

cancel = Скасувати

# Головна

daily-once-more = Виклик ще раз

# Новий стіл

new-table = Новий стіл
chairs = Місця
chair = Місце { $number }
chair-here = Гравець тут
chair-link = Гравець за посиланням
chair-link-help = Сідає за посиланням, яке ви надішлете.
chair-bot = Бот: { $bot }
name-of-chair = Ім’я, місце { $number }
clock = Час на хід
clock-help = Коли час спливає, за гравця відповідає бот.
who-may-come = Хто може приєднатися
by-link = Лише ті, хто має посилання
in-lobby = Будь-хто: стіл видно серед відкритих
open-table = Відкрити стіл

# Очікування

waiting-room = Чекаємо на гравців
played-with = Особливості цього столу
missing = { $count ->
    [one] Лишилося { $count } вільне місце.
    [few] Лишилося { $count } вільні місця.
   *[other] Лишилося { $count } вільних місць.
}
missing-who = Ще мають приєднатися: { $who }.
kept = місце збережено
add-bot = Посадити бота
add-bots = Посадити ботів на всі вільні місця
take-my-place = Одне з цих місць моє
your-place = ви
sit-down = Сісти за стіл
stand-up = Встати з-за столу
invite = Надішліть це посилання тим, хто гратиме.
table-link = Посилання на цей стіл
only-this-machine = Це посилання діє лише на цьому комп’ютері. Щоб відкрити гру для інших пристроїв, запустіть програму так:
or-installed = або, якщо її встановлено,

# Стіл

turn-of = Очікуємо: { $who }
turn-here = { $who }, ваш хід
watching = Ви спостерігаєте
full-table = Усі місця за цим столом зайнято.
skip = Пропустити
sent = Надіслано…
send-later = Немає зв’язку. Хід буде надіслано, щойно він відновиться.
again-to-confirm = Натисніть ще раз, щоб підтвердити
confirm = Підтвердити
take-back-of = { $who }: взяти назад
taken-back = Останній хід скасовано.
time-left = залишилося { $time }
ran-out = { $who }: час вийшов, відповів бот.
by-bot-time = { $line } (відповів бот: час вийшов)
by-bot-away = { $line } (відповів бот: гравець не за столом)
by-bot-resigned = { $line } (відповів бот: гру здано)
for-you-time = За вас відповів бот: ваш час вийшов.
for-you-away = За вас відповів бот, поки вас не було за столом.
log-and-rules = Журнал і правила
turn-number = Хід { $number }: { $who }
winner = перемога
bottom-to-top = знизу → догори
search-rules = Пошук у правилах
nothing-found = Нічого не знайдено.
what-happened = Що щойно сталося
since-my-move = Усе після мого останнього ходу
actions = Що я можу зробити

# Розмова

talk-unread = { $count ->
    [0] Розмова
    [one] Розмова, { $count } нова фраза
    [few] Розмова, { $count } нові фрази
    [many] Розмова, { $count } нових фраз
   *[other] Розмова, { $count } нової фрази
}
log-rules-and-talk = Журнал, правила й розмова
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

# Що не так зі столом

notice-bot-failed = { $who }: у бота «{ $bot }» сталася помилка, далі він не грає.
notice-bot-hung = { $who }: бот «{ $bot }» не відповідає.
notice-clocks-anew = Сервер якийсь час не працював. Усі годинники починають спочатку.
another-bot = Хай грає інший бот

# Кінець

game-over = Гру закінчено
won-by-you = Ваша перемога!
rematch = Реванш
ordinary-game = Звичайна гра
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
replace-by-bot = Бот замість гравця { $who }
replace-sure = { $who } зараз за столом.
other-device = Перенести моє місце на інший пристрій
other-device-help = Відкрийте це посилання там. Воно діє один раз.
log-out-others = Вийти на інших пристроях
log-out-others-sure = Хто має копію ключа цього браузера, одразу втратить ваші місця; у вас вони залишаться. Вийти там?

# Налаштування

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
