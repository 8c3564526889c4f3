# Череп: все слова, которые читает человек. $who и $whom — имена игроков или племён.

title = Череп
tagline = Блефуйте, делайте ставки и переворачивайте одни лишь цветы.
author = Эрве Марли

-flower = цветок
-skull = череп
face = { $face ->
    [flower] { -flower }
    [skull] { -skull }
   *[unknown] жетон
}

# Опции

option-players = Число игроков
option-players-help = Лучше всего от 4 до 9; втроём — игра для опытных. Если племён по два — не больше 6.
option-first = Место первого игрока
option-first-help = Место, с которого начинается первый раунд, считая с 1; если не указано, решает случай.
option-tribes = Племён на игрока
option-tribes-help = Если их два, каждый игрок ведёт два племени, сидящих друг напротив друга.
option-show = Показ после неудачи
option-show-help = После неудачной попытки остальные могут показать жетоны, которые не были перевёрнуты.

# Вопросы

ask-PlaceFirstDisc = Положите первый жетон лицом вниз на свой планшет.
ask-AddOrOpen = { $in_hand ->
    [0] Рука пуста: сделайте первую ставку.
   *[some] Добавьте жетон в свою стопку или сделайте первую ставку.
}
ask-RaiseOrPass = Ставка — { $bid }. Повысьте её или спасуйте.
ask-FlipAnothersDisc = { $to_flip ->
    [one] Переверните ещё { $to_flip } жетон. Чей?
    [few] Переверните ещё { $to_flip } жетона. Чей следующий?
    [many] Переверните ещё { $to_flip } жетонов. Чей следующий?
   *[other] Переверните ещё { $to_flip } жетона. Чей следующий?
}
ask-ShowUnflipped = Показать всем свои неперевёрнутые жетоны?
ask-LoseChosenDisc = Это ваш собственный череп. Выберите, какой жетон потерять; никто не увидит, какой именно.
ask-NameFirst = Вы вне игры. Назовите первого игрока следующего раунда.

# Что я могу сделать

do-place-flower = Положить цветок
do-place-skull = Положить череп
do-pass = Спасовать
do-bid = Ставка { $number }
do-any-bid = Ставка от { $low } до { $high }
do-flip = Перевернуть жетон: { $whom }
do-short-flip = { $whom }
do-lose-flower = Потерять цветок
do-lose-skull = Потерять череп
do-name = Первый игрок — { $whom }
do-show = Показать
do-hide = Не показывать

# Журнал: ходы

log-place = { $who } { $you ->
    [yes] кладёте
   *[no] кладёт
} { $face ->
    [flower] { -flower }
    [skull] { -skull }
   *[unknown] жетон
} лицом вниз.
log-pass = { $who } { $you ->
    [yes] пасуете
   *[no] пасует
}.
log-bid = { $who } { $you ->
    [yes] делаете ставку
   *[no] делает ставку
} { $number }.
log-flip = { $who } { $you ->
    [yes] выбираете
   *[no] выбирает
} { $yours ->
    [yes] ваш жетон
   *[no] жетон игрока { $whom }
}.
log-lose = { $who } { $you ->
    [yes] теряете
   *[no] теряет
} { $face ->
    [flower] { -flower }
    [skull] { -skull }
   *[unknown] жетон
}.
log-chance-lose = Вслепую потерян { $face ->
    [flower] { -flower }
    [skull] { -skull }
   *[unknown] жетон
}.
log-name = { $who } { $you ->
    [yes] решаете
   *[no] решает
}: следующий раунд { $yours ->
    [yes] начинаете
   *[no] начинает
} { $whom }.
log-show = { $who } { $you ->
    [yes] показываете
   *[no] показывает
} неперевёрнутые жетоны.
log-hide = { $who } { $you ->
    [yes] не показываете
   *[no] не показывает
} неперевёрнутые жетоны.
log-chance-first = Жребий решает: { $yours ->
    [yes] начинаете
   *[no] начинает
} { $whom }.

# Журнал: события

log-round = Раунд { $number }: { $yours ->
    [yes] начинаете
   *[no] начинает
} { $whom }.
log-challenger = { $who } { $you ->
    [yes] становитесь
   *[no] становится
} претендентом: { $bid ->
    [one] нужно перевернуть { $bid } жетон
    [few] нужно перевернуть { $bid } жетона
    [many] нужно перевернуть { $bid } жетонов
   *[other] нужно перевернуть { $bid } жетона
}.
log-flipped = { $who } { $you ->
    [yes] переворачиваете
   *[no] переворачивает
} { $yours ->
    [yes] ваш жетон
   *[no] жетон игрока { $whom }
}: { $face ->
    [flower] { -flower }.
   *[skull] { -skull }!
}
log-flipped-own = { $who } { $you ->
    [yes] переворачиваете
   *[no] переворачивает
} собственный жетон: { $face ->
    [flower] { -flower }.
   *[skull] { -skull }!
}
log-succeeded = { $who } { $you ->
    [yes] добиваетесь
   *[no] добивается
} успеха!
log-failed = { $who } { $you ->
    [yes] натыкаетесь
   *[no] натыкается
} на { $yours ->
    [yes] ваш череп
   *[no] череп игрока { $whom }
}: неудача.
log-failed-own = { $who } { $you ->
    [yes] натыкаетесь
   *[no] натыкается
} на собственный череп: неудача.
log-shown = { $who } { $you ->
    [yes] показываете
   *[no] показывает
} { $face ->
    [flower] { -flower }
   *[skull] { -skull }
}.
log-left = { $you ->
    [yes] У вас
   *[no] У игрока { $who }
} { $discs ->
    [0] не остаётся жетонов
    [one] остаётся { $discs } жетон
    [few] остаётся { $discs } жетона
    [many] остаётся { $discs } жетонов
   *[other] остаётся { $discs } жетона
}.
log-out = { $who } { $you ->
    [yes] выбываете
   *[no] выбывает
} из игры.

# Конец

end-two-successes = { $who } { $you ->
    [yes] побеждаете
   *[no] побеждает
}: два успеха.
end-last-player = { $who } { $you ->
    [yes] побеждаете
   *[no] побеждает
}: больше никого не осталось.
successes = Успехи
failures = Неудачи
discs-left = Осталось жетонов

# Стол

round = Раунд { $number }
bid-of = Ставка { $bid } из { $laid }
no-bid = { $laid ->
    [one] { $laid } жетон на планшетах
    [few] { $laid } жетона на планшетах
    [many] { $laid } жетонов на планшетах
   *[other] { $laid } жетона на планшетах
}
mat-flower = сторона с цветком: один успех
hand = Рука
mat = Планшет
lost = Потеряно
passed = пас
mark-bid = ставка { $number }
out = вне игры
highest = самая высокая ставка
challenger = претендент
first = первый игрок
signs = В скобках: лицом вниз, но вам известно. Верх стопки — справа.
tribe = { $who } { $number ->
    [1] Ⅰ
   *[2] Ⅱ
}

# Отказы

error-no-such-disc = В руке нет такого жетона: { face }.
error-place-first = Сначала на каждом месте выкладывают по одному жетону.
error-hand-empty = Рука пуста, поэтому остаётся только сделать первую ставку.
error-bid-too-high = { $discs ->
    [one] На планшетах всего { $discs } жетон, и ставка не может быть больше.
    [few] На планшетах всего { $discs } жетона, и ставка не может быть больше.
    [many] На планшетах всего { $discs } жетонов, и ставка не может быть больше.
   *[other] На планшетах всего { $discs } жетона, и ставка не может быть больше.
}
error-bid-too-low = Ставка уже { $bid }: новая должна быть выше.
error-add-or-open = Добавьте один жетон или сделайте первую ставку; третьего не дано.
error-bidding-is-open = Ставка уже сделана, поэтому жетоны больше не добавляют.
error-raise-or-pass = Повысьте ставку или спасуйте.
error-own-discs-flipped = Ваши собственные жетоны уже перевёрнуты; выберите другую стопку.
error-nothing-to-flip = { $whom }: переворачивать больше нечего.
error-flip-a-disc = Выберите, чей жетон перевернуть следующим.

# Боты

bot-warden = Страж
bot-warden-help = Стережёт череп и делает ставку, только когда риска почти нет.
bot-gambler = Картёжник
bot-gambler-help = Взвешивает каждую стопку и делает ставку, как только шансы хороши.
bot-trickster = Плут
bot-trickster-help = Кладёт череп, взвинчивает ставку и ждёт, пока на него наткнутся другие.
bot-oracle = Оракул
bot-oracle-help = Отвечает по жребию: шансы взяты из миллионов сыгранных раундов.

# Найденная стратегия

error-strategy-foreign = { $file } — это не стратегия для «Черепа».
error-strategy-damaged = Стратегия { $file } обрезана или изменена: установите игру заново или решите её ещё раз.
error-strategy-other-rules = Стратегия { $file } — для версии правил { $theirs }, а здесь версия { $ours }.
error-strategy-for-two = Этот игрок играет в «Череп» только вдвоём, по одному племени у каждого.
