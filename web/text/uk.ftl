# Слова дому в браузері; кожна гра має ще й свої.

house = Осуарій
guest = Гість
back = Назад
home = На головну
close = Закрити
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

name = Ім’я
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
one-less = На один менше
one-more = На один більше
players-alone = { $count } (соло)
yes = Так
no = Ні

# Очікування

free = вільно
share = Поділитися посиланням
copy = Копіювати
copied = Скопійовано
not-drawn = Цю гру браузер показати не може; у неї грають у терміналі.
no-table = Тут немає столу

# Стіл

lost-connection = Зв’язок утрачено, пробуємо ще раз…
your-turn = Ваш хід
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
take-back = Взяти назад
log = Журнал
rules = Правила
menu = Меню
shuffle = Доказ тасування
show-rule = Правило { $rule }

# Розмова

talk = Розмова
said = { $who }: { $what }

# Хто за столом

bot-may-play = Бот зможе зіграти через { $time }.

# Що не так зі столом

notice-other-rules = Цю гру розпочато за правилами { $stored }. Тепер діють правила { $now }, тому продовжити її не можна.
who-sat-here = Хто тут сидів
same-people = Нова гра з тими самими гравцями

# Кінець

join-rematch = До реваншу
watch-rematch = Дивитися реванш

# Меню

bot-plays-for-you = За вас грає бот.

# Налаштування

settings = Налаштування
language = Мова
theme = Тема
theme-system = як на пристрої
theme-dark = темна
theme-light = світла
sound = Звук
on = увімкнено
off = вимкнено
