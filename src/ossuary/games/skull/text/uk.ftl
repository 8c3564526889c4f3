# Череп: усі слова, які читає людина. $who і $whom — імена гравців або племен.

title = Череп
tagline = Блефуйте, робіть ставки й перевертайте самі лише квіти.
author = Ерве Марлі

-flower = квітка
-skull = череп
face = { $face ->
    [flower] { -flower }
    [skull] { -skull }
   *[unknown] жетон
}

# Опції

option-players = Кількість гравців
option-players-help = Найкраще від 4 до 9; утрьох — гра для досвідчених. Якщо племен по два — щонайбільше 6.
option-first = Місце першого гравця
option-first-help = Місце, з якого починається перший раунд, рахуючи від 1; якщо не вказано, вирішує випадок.
option-tribes = Племен на гравця
option-tribes-help = Якщо їх два, кожен гравець веде два племені, що сидять одне навпроти одного.
option-show = Показ після невдачі
option-show-help = Після невдалої спроби інші можуть показати жетони, які не було перевернуто.

# Запитання

ask-PlaceFirstDisc = Покладіть перший жетон долілиць на свій планшет.
ask-AddOrOpen = { $in_hand ->
    [0] Рука порожня: зробіть першу ставку.
   *[some] Додайте жетон до свого стосу або зробіть першу ставку.
}
ask-RaiseOrPass = Ставка — { $bid }. Підвищте її або спасуйте.
ask-FlipAnothersDisc = { $to_flip ->
    [one] Переверніть ще { $to_flip } жетон. Чий?
    [few] Переверніть ще { $to_flip } жетони. Чий наступний?
    [many] Переверніть ще { $to_flip } жетонів. Чий наступний?
   *[other] Переверніть ще { $to_flip } жетона. Чий наступний?
}
ask-ShowUnflipped = Показати всім свої неперевернуті жетони?
ask-LoseChosenDisc = Це ваш власний череп. Виберіть, який жетон втратити; ніхто не побачить, який саме.
ask-NameFirst = Ви поза грою. Назвіть першого гравця наступного раунду.

# Що я можу зробити

do-place-flower = Покласти квітку
do-place-skull = Покласти череп
do-pass = Спасувати
do-bid = Ставка { $number }
do-any-bid = Ставка від { $low } до { $high }
do-flip = Перевернути жетон: { $whom }
do-short-flip = { $whom }
do-lose-flower = Втратити квітку
do-lose-skull = Втратити череп
do-name = Перший гравець — { $whom }
do-show = Показати
do-hide = Не показувати

# Журнал: ходи

log-place = { $who } { $you ->
    [yes] кладете
   *[no] кладе
} { $face ->
    [flower] квітку
    [skull] { -skull }
   *[unknown] жетон
} долілиць.
log-pass = { $who } { $you ->
    [yes] пасуєте
   *[no] пасує
}.
log-bid = { $who } { $you ->
    [yes] робите ставку
   *[no] робить ставку
} { $number }.
log-flip = { $who } { $you ->
    [yes] вибираєте
   *[no] вибирає
} { $yours ->
    [yes] ваш жетон
   *[no] жетон гравця { $whom }
}.
log-lose = { $who } { $you ->
    [yes] втрачаєте
   *[no] втрачає
} { $face ->
    [flower] квітку
    [skull] { -skull }
   *[unknown] жетон
}.
log-chance-lose = Навмання втрачено { $face ->
    [flower] квітку
    [skull] { -skull }
   *[unknown] жетон
}.
log-name = { $who } { $you ->
    [yes] вирішуєте
   *[no] вирішує
}: наступний раунд { $yours ->
    [yes] починаєте
   *[no] починає
} { $whom }.
log-show = { $who } { $you ->
    [yes] показуєте
   *[no] показує
} неперевернуті жетони.
log-hide = { $who } { $you ->
    [yes] не показуєте
   *[no] не показує
} неперевернутих жетонів.
log-chance-first = Жереб вирішує: { $yours ->
    [yes] починаєте
   *[no] починає
} { $whom }.

# Журнал: події

log-round = Раунд { $number }: { $yours ->
    [yes] починаєте
   *[no] починає
} { $whom }.
log-challenger = { $who } { $you ->
    [yes] стаєте
   *[no] стає
} претендентом: { $bid ->
    [one] треба перевернути { $bid } жетон
    [few] треба перевернути { $bid } жетони
    [many] треба перевернути { $bid } жетонів
   *[other] треба перевернути { $bid } жетона
}.
log-flipped = { $who } { $you ->
    [yes] перевертаєте
   *[no] перевертає
} { $yours ->
    [yes] ваш жетон
   *[no] жетон гравця { $whom }
}: { $face ->
    [flower] { -flower }.
   *[skull] { -skull }!
}
log-flipped-own = { $who } { $you ->
    [yes] перевертаєте
   *[no] перевертає
} власний жетон: { $face ->
    [flower] { -flower }.
   *[skull] { -skull }!
}
log-succeeded = { $who } { $you ->
    [yes] досягаєте
   *[no] досягає
} успіху!
log-failed = { $who } { $you ->
    [yes] натрапляєте
   *[no] натрапляє
} на { $yours ->
    [yes] ваш череп
   *[no] череп гравця { $whom }
}: невдача.
log-failed-own = { $who } { $you ->
    [yes] натрапляєте
   *[no] натрапляє
} на власний череп: невдача.
log-shown = { $who } { $you ->
    [yes] показуєте
   *[no] показує
} { $face ->
    [flower] квітку
   *[skull] { -skull }
}.
log-left = { $you ->
    [yes] У вас
   *[no] У гравця { $who }
} { $discs ->
    [0] не лишається жетонів
    [one] лишається { $discs } жетон
    [few] лишається { $discs } жетони
    [many] лишається { $discs } жетонів
   *[other] лишається { $discs } жетона
}.
log-out = { $who } { $you ->
    [yes] вибуваєте
   *[no] вибуває
} з гри.

# Кінець

end-two-successes = { $who } { $you ->
    [yes] перемагаєте
   *[no] перемагає
}: два успіхи.
end-last-player = { $who } { $you ->
    [yes] перемагаєте
   *[no] перемагає
}: більше нікого не лишилося.
successes = Успіхи
failures = Невдачі
discs-left = Жетонів лишилося

# Стіл

round = Раунд { $number }
bid-of = Ставка { $bid } із { $laid }
no-bid = { $laid ->
    [one] { $laid } жетон на планшетах
    [few] { $laid } жетони на планшетах
    [many] { $laid } жетонів на планшетах
   *[other] { $laid } жетона на планшетах
}
mat-flower = сторона з квіткою: один успіх
hand = Рука
mat = Планшет
lost = Втрачено
passed = пас
mark-bid = ставка { $number }
out = поза грою
highest = найвища ставка
challenger = претендент
first = перший гравець
signs = У дужках: лицем донизу, але вам відомо. Верх стопки — праворуч.
tribe = { $who } { $number ->
    [1] Ⅰ
   *[2] Ⅱ
}

# Відмови

error-no-such-disc = На руці немає такого жетона: { face }.
error-place-first = Спершу на кожному місці викладають по одному жетону.
error-hand-empty = Рука порожня, тож лишається тільки зробити першу ставку.
error-bid-too-high = { $discs ->
    [one] На планшетах лише { $discs } жетон, і ставка не може бути більшою.
    [few] На планшетах лише { $discs } жетони, і ставка не може бути більшою.
    [many] На планшетах лише { $discs } жетонів, і ставка не може бути більшою.
   *[other] На планшетах лише { $discs } жетона, і ставка не може бути більшою.
}
error-bid-too-low = Ставка вже { $bid }: нова має бути вищою.
error-add-or-open = Додайте один жетон або зробіть першу ставку; третього не дано.
error-bidding-is-open = Ставку вже зроблено, тож жетонів більше не додають.
error-raise-or-pass = Підвищте ставку або спасуйте.
error-own-discs-flipped = Ваші власні жетони вже перевернуто; виберіть інший стос.
error-nothing-to-flip = { $whom }: перевертати більше нічого.
error-flip-a-disc = Виберіть, чий жетон перевернути наступним.

# Боти

bot-novice-help = Викладає квіти, рахує свій стос, а далі покладається на удачу.
bot-regular-help = Прикидає, що може бути в кожному стосі, і не завжди відповідає однаково.
bot-master-help = Найсильніший: зважує кожну відповідь за досвідом мільйонів раундів.
bot-warden = Вартовий
bot-warden-help = Стереже череп і робить ставку, лише коли ризику майже немає.
bot-gambler = Картяр
bot-gambler-help = Зважує кожен стос і робить ставку, щойно шанси хороші.
bot-trickster = Хитрун
bot-trickster-help = Кладе череп, накручує ставку й чекає, поки на нього натраплять інші.

# Знайдена стратегія

error-strategy-foreign = { $file } — це не стратегія для «Черепа».
error-strategy-damaged = Стратегію { $file } обрізано або змінено: встановіть гру знову або розв’яжіть її ще раз.
error-strategy-other-rules = Стратегія { $file } — для версії правил { $theirs }, а тут версія { $ours }.
error-strategy-for-two = Цей гравець грає в «Череп» лише вдвох, по одному племені в кожного.
