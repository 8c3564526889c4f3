# Слова дома в браузере; у каждой игры есть ещё и свои.

house = Оссуарий
guest = Гость
back = Назад
home = На главную
close = Закрыть
cancel = Отменить
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
daily-once-more = Задание ещё раз
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

new-table = Новый стол
chairs = Места
chair = Место { $number }
chair-here = Игрок здесь
chair-link = Игрок по ссылке
chair-link-help = Садится по ссылке, которую вы пришлёте.
chair-bot = Бот: { $bot }
name = Имя
name-of-chair = Имя, место { $number }
clock = Время на ход
clock-help = Когда время истекает, за игрока отвечает бот.
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
who-may-come = Кто может присоединиться
by-link = Только те, у кого есть ссылка
in-lobby = Кто угодно: стол виден среди открытых
open-table = Открыть стол
one-less = На один меньше
one-more = На один больше
players-alone = { $count } (соло)
yes = Да
no = Нет

# Ожидание

waiting-room = Ждём игроков
played-with = Особенности этого стола
missing = { $count ->
    [one] Осталось { $count } свободное место.
    [few] Осталось { $count } свободных места.
   *[other] Осталось { $count } свободных мест.
}
missing-who = Ещё должны присоединиться: { $who }.
free = свободно
kept = место сохранено
add-bot = Посадить бота
add-bots = Посадить ботов на все свободные места
take-my-place = Одно из этих мест моё
your-place = вы
sit-down = Сесть за стол
stand-up = Встать из-за стола
share = Поделиться ссылкой
copy = Копировать
copied = Скопировано
invite = Отправьте эту ссылку тем, кто будет играть.
table-link = Ссылка на этот стол
only-this-machine = Эта ссылка работает только на этом компьютере. Чтобы открыть игру для других устройств, запустите программу так:
or-installed = или, если она установлена,
not-drawn = Эту игру браузер показать не может; в неё играют в терминале.
no-table = Здесь нет стола

# Стол

lost-connection = Связь потеряна, пробуем ещё раз…
your-turn = Ваш ход
turn-of = Ждём: { $who }
turn-here = { $who }, ваш ход
watching = Вы наблюдаете
full-table = Все места за этим столом заняты.
skip = Пропустить
sent = Отправлено…
send-later = Нет связи. Ход будет отправлен, как только она восстановится.
again-to-confirm = Нажмите ещё раз, чтобы подтвердить
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
confirm = Подтвердить
take-back = Взять назад
take-back-of = { $who }: взять назад
taken-back = Последний ход отменён.
time-left = осталось { $time }
ran-out = { $who }: время вышло, ответил бот.
by-bot-time = { $line } (ответил бот: время вышло)
by-bot-away = { $line } (ответил бот: игрок не за столом)
by-bot-resigned = { $line } (ответил бот: игра сдана)
for-you-time = За вас ответил бот: ваше время вышло.
for-you-away = За вас ответил бот, пока вас не было за столом.
log = Журнал
rules = Правила
menu = Меню
log-and-rules = Журнал и правила
shuffle = Доказательство тасования
turn-number = Ход { $number }: { $who }
winner = победа
bottom-to-top = снизу → вверх
search-rules = Поиск по правилам
nothing-found = Ничего не найдено.
show-rule = Правило { $rule }
what-happened = Что только что произошло
since-my-move = Всё после моего последнего хода
actions = Что я могу сделать

# Разговор

talk = Разговор
talk-unread = { $count ->
    [0] Разговор
    [one] Разговор, { $count } новая фраза
    [few] Разговор, { $count } новые фразы
    [many] Разговор, { $count } новых фраз
   *[other] Разговор, { $count } новой фразы
}
log-rules-and-talk = Журнал, правила и разговор
said = { $who }: { $what }
talk-so-far = Что сказано
talk-none = Пока ничего не сказано.
talk-choose = Что вы скажете?
talk-speaker = Кто говорит
talk-watching = Говорят только те, кто играет.
talk-mute = Тишина
talk-mute-help = Реплики других тогда видны только здесь.
talk-not-sent = Нет связи, поэтому ничего не сказано.

# Одно устройство на нескольких

pass-device = Передайте устройство. Сейчас играет { $who }
pass-device-help = Остальные не смотрят.
i-am = Это я, { $who }

# Кто за столом

presence-away = не за столом
presence-stand-in = играет бот
presence-resigned = сдаётся
news-here = { $who } снова за столом.
news-away = { $who } сейчас не за столом.
news-stand-in = За игрока { $who } теперь играет бот.
news-resigned = { $who } сдаётся; дальше играет бот.
bot-may-play = Бот сможет сыграть через { $time }.

# Что не так со столом

notice-bot-failed = { $who }: у бота «{ $bot }» произошла ошибка, дальше он не играет.
notice-bot-hung = { $who }: бот «{ $bot }» не отвечает.
notice-clocks-anew = Сервер какое-то время не работал. Все часы начинают заново.
notice-other-rules = Эта игра начата по правилам { $stored }. Теперь действуют правила { $now }, поэтому продолжить её нельзя.
another-bot = Пусть играет другой бот
who-sat-here = Кто здесь сидел
same-people = Новая игра с теми же игроками

# Конец

game-over = Игра окончена
won-by-you = Ваша победа!
rematch = Реванш
ordinary-game = Обычная игра
join-rematch = К реваншу
watch-rematch = Смотреть реванш
look-again = Посмотреть на стол
show-result = Показать итог
score = Очки

# Меню

resign = Сдаться
resign-sure = До конца за вас будет играть бот.
leave = Отойти на время
leave-help = Бот сразу играет за вас, пока вы не вернётесь.
home-help = Место остаётся вашим. Бот не будет играть за вас, пока кто-нибудь за столом об этом не попросит.
return = Вернуться в игру
bot-plays-for-you = За вас играет бот.
replace-by-bot = Бот вместо игрока { $who }
replace-sure = { $who } сейчас за столом.
other-device = Перенести моё место на другое устройство
other-device-help = Откройте эту ссылку там. Она действует один раз.

# Настройки

settings = Настройки
language = Язык
theme = Тема
theme-system = как на устройстве
theme-dark = тёмная
theme-light = светлая
sound = Звук
pace = Темп
pace-slow = медленный
pace-normal = обычный
pace-fast = быстрый
pace-at-once = мгновенный
confirm-taps = Переспрашивать перед ходом
confirm-touch = на сенсорном экране
confirm-always = всегда
confirm-never = никогда
forced-choices = Делать вынужденные ходы за меня
on = включён
off = выключен
