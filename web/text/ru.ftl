# Слова дома в браузере; у каждой игры есть ещё и свои.

house = Оссуарий
guest = Гость
back = Назад
home = На главную
close = Закрыть
unreachable = Сервер не отвечает. Попробуйте ещё раз чуть позже.
not-fetched = Эту часть страницы не удалось загрузить. Сервер ещё работает?
try-again = Попробовать ещё раз
lost-page = За этой дверью ничего нет.
loading = Минутку…

# Главная

play-bots = Играть с ботами сейчас
make-table = Создать стол
score-pad = Подсчёт для игры вживую
all-cards = Все карты
by-author = Автор игры: { $author }
open-tables = Открытые столы
open-tables-none = Сейчас ни один стол не ждёт игроков.
my-games = Мои игры
your-name = Ваше имя
players-and-bots = Игроки, боты, варианты
play-solo = Соло
play-alone = { $way }: соло
opponents = Соперники
fellow-players = Вместе с вами
mixed-bots = Разные
mixed-bots-help = Разные виды по очереди.
play = Играть
finished-games = Завершённые игры
daily = Задание дня
daily-help = Жребий одинаков для всех. Засчитывается первая попытка.
daily-by-bot = Доигрывал бот, поэтому результата нет.
daily-play = Начать задание
daily-go-on = Продолжить
daily-again = Ещё одна попытка
copy-result = Скопировать результат
share-result = Поделиться результатом
free-places = { $count ->
    [0] нет свободных мест
    [one] { $count } свободное место
    [few] { $count } свободных места
   *[other] { $count } свободных мест
}
status-playing = идёт игра
status-over = игра окончена
won-by = Победа: { $who }

# Новый стол

name = Имя
clock-each = { $time } на ход
clock-none = Без ограничений
clock-seconds = { $count ->
    [one] { $count } секунда
    [few] { $count } секунды
   *[other] { $count } секунд
}
clock-minutes = { $count ->
    [one] { $count } минута
    [few] { $count } минуты
   *[other] { $count } минут
}
clock-days = { $count ->
    [one] { $count } день
    [few] { $count } дня
   *[other] { $count } дней
}
one-less = На один меньше
one-more = На один больше
players-alone = { $count } (соло)
yes = Да
no = Нет

# Ожидание

free = свободно
share = Поделиться ссылкой
copy = Копировать
copied = Скопировано
not-drawn = Эту игру браузер показать не может; в неё играют в терминале.
no-table = Здесь нет стола

# Стол

lost-connection = Связь потеряна, пробуем ещё раз…
your-turn = Ваш ход
gain = { $way ->
    [more] { $points ->
        [one] даёт { $points } очко
        [few] даёт { $points } очка
        [many] даёт { $points } очков
       *[other] даёт { $points } очка
    }
    [less] { $points ->
        [one] отнимает { $points } очко
        [few] отнимает { $points } очка
        [many] отнимает { $points } очков
       *[other] отнимает { $points } очка
    }
   *[none] не даёт очков
}
take-back = Взять назад
log = Журнал
rules = Правила
menu = Меню
shuffle = Доказательство тасования
show-rule = Правило { $rule }

# Разговор

talk = Разговор
said = { $who }: { $what }

# Кто за столом

bot-may-play = Бот сможет сыграть через { $time }.

# Что не так со столом

notice-other-rules = Эта игра начата по правилам { $stored }. Теперь действуют правила { $now }, поэтому продолжить её нельзя.
who-sat-here = Кто здесь сидел
same-people = Новая игра с теми же игроками

# Конец

join-rematch = К реваншу
watch-rematch = Смотреть реванш

# Меню

bot-plays-for-you = За вас играет бот.

# Настройки

settings = Настройки
language = Язык
theme = Тема
theme-system = как на устройстве
theme-dark = тёмная
theme-light = светлая
sound = Звук
on = включён
off = выключен
