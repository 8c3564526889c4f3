# Слова для столов и всех страниц, кроме первой.

cancel = Отменить

# Главная

daily-once-more = Задание ещё раз

# Новый стол

new-table = Новый стол
chairs = Места
chair = Место { $number }
chair-here = Игрок здесь
chair-link = Игрок по ссылке
chair-link-help = Садится по ссылке, которую вы пришлёте.
chair-bot = Бот: { $bot }
name-of-chair = Имя, место { $number }
clock = Время на ход
clock-help = Когда время истекает, за игрока отвечает бот.
who-may-come = Кто может присоединиться
by-link = Только те, у кого есть ссылка
in-lobby = Кто угодно: стол виден среди открытых
open-table = Открыть стол

# Ожидание

waiting-room = Ждём игроков
played-with = Особенности этого стола
missing = { $count ->
    [one] Осталось { $count } свободное место.
    [few] Осталось { $count } свободных места.
   *[other] Осталось { $count } свободных мест.
}
missing-who = Ещё должны присоединиться: { $who }.
kept = место сохранено
add-bot = Посадить бота
add-bots = Посадить ботов на все свободные места
take-my-place = Одно из этих мест моё
your-place = вы
sit-down = Сесть за стол
stand-up = Встать из-за стола
invite = Отправьте эту ссылку тем, кто будет играть.
table-link = Ссылка на этот стол
only-this-machine = Эта ссылка работает только на этом компьютере. Чтобы открыть игру для других устройств, запустите программу так:
or-installed = или, если она установлена,

# Стол

turn-of = Ждём: { $who }
turn-here = { $who }, ваш ход
watching = Вы наблюдаете
full-table = Все места за этим столом заняты.
skip = Пропустить
sent = Отправлено…
send-later = Нет связи. Ход будет отправлен, как только она восстановится.
again-to-confirm = Нажмите ещё раз, чтобы подтвердить
confirm = Подтвердить
take-back-of = { $who }: взять назад
taken-back = Последний ход отменён.
time-left = осталось { $time }
ran-out = { $who }: время вышло, ответил бот.
by-bot-time = { $line } (ответил бот: время вышло)
by-bot-away = { $line } (ответил бот: игрок не за столом)
by-bot-resigned = { $line } (ответил бот: игра сдана)
for-you-time = За вас ответил бот: ваше время вышло.
for-you-away = За вас ответил бот, пока вас не было за столом.
log-and-rules = Журнал и правила
turn-number = Ход { $number }: { $who }
winner = победа
bottom-to-top = снизу → вверх
search-rules = Поиск по правилам
nothing-found = Ничего не найдено.
what-happened = Что только что произошло
since-my-move = Всё после моего последнего хода
actions = Что я могу сделать

# Разговор

talk-unread = { $count ->
    [0] Разговор
    [one] Разговор, { $count } новая фраза
    [few] Разговор, { $count } новые фразы
    [many] Разговор, { $count } новых фраз
   *[other] Разговор, { $count } новой фразы
}
log-rules-and-talk = Журнал, правила и разговор
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

# Что не так со столом

notice-bot-failed = { $who }: у бота «{ $bot }» произошла ошибка, дальше он не играет.
notice-bot-hung = { $who }: бот «{ $bot }» не отвечает.
notice-clocks-anew = Сервер какое-то время не работал. Все часы начинают заново.
another-bot = Пусть играет другой бот

# Конец

game-over = Игра окончена
won-by-you = Ваша победа!
rematch = Реванш
ordinary-game = Обычная игра
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
replace-by-bot = Бот вместо игрока { $who }
replace-sure = { $who } сейчас за столом.
other-device = Перенести моё место на другое устройство
other-device-help = Откройте эту ссылку там. Она действует один раз.
log-out-others = Выйти на других устройствах
log-out-others-sure = У кого есть копия ключа этого браузера, сразу лишится ваших мест; у вас они останутся. Выйти там?

# Настройки

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
