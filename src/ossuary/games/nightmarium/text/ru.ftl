# Кошмариум: все слова, которые читает человек. $who и $whom — имена игроков.

title = Кошмариум
tagline = Сшивайте существ из чужих кошмаров и не давайте им распасться.
author = Константин Селезнев

# Легионы: один из них и много

legion-necromunculus = некромункул
legion-necromunculus-many = некромункулы
legion-manster = людовище
legion-manster-many = людовища
legion-constrict = констрикт
legion-constrict-many = констрикты
legion-chimerid = химерид
legion-chimerid-many = химериды
legion = { $legion ->
    [necromunculus] { legion-necromunculus }
    [manster] { legion-manster }
    [constrict] { legion-constrict }
   *[chimerid] { legion-chimerid }
}
legions = { $legion ->
    [necromunculus] { legion-necromunculus-many }
    [manster] { legion-manster-many }
    [constrict] { legion-constrict-many }
   *[chimerid] { legion-chimerid-many }
}

# Части тела

part-legs = ноги
part-torso = туловище
part-head = голова
part-seal = печать
part = { $part ->
    [legs] { part-legs }
    [torso] { part-torso }
    [head] { part-head }
   *[seal] { part-seal }
}

# Способности и что они делают

ability-none = нет способности
ability-wailer = Плакальщик
ability-wailer-does = Возьмите две карты из колоды.
ability-scavenger = Падальщик
ability-scavenger-does = Сбросьте чужое незавершённое существо целиком.
ability-executioner = Палач
ability-executioner-does = Возьмите в руку верхнюю карту чужого существа.
ability-devourer = Пожиратель
ability-devourer-does = Сбросьте верхнюю карту другого своего существа.
ability-mockingbird = Пересмешник
ability-mockingbird-does = Сыграйте с руки карту любого легиона.
ability-singer = Певчий
ability-singer-does = Откройте две карты из колоды и сыграйте их, если им есть место.
ability = { $ability ->
    [wailer] { ability-wailer }
    [scavenger] { ability-scavenger }
    [executioner] { ability-executioner }
    [devourer] { ability-devourer }
    [mockingbird] { ability-mockingbird }
    [singer] { ability-singer }
   *[none] { ability-none }
}
pure-does = Чистое существо, целиком из одного легиона: каждый соперник сбрасывает карту этого легиона или две другие.
seal-does = Печать кладут на завершённое существо, и оно становится воплощённым: способности легиона печати могут сработать ещё раз, а само существо больше никто не тронет.

# Карта по её номеру

card = { FROM($card, necromunculus: 1, manster: 28, constrict: 55, chimerid: 82, seal-necromunculus: 109, seal-manster: 112, seal-constrict: 115, seal-chimerid: 118) ->
    [necromunculus] { legion-necromunculus } № { $card }
    [manster] { legion-manster } № { $card }
    [constrict] { legion-constrict } № { $card }
    [chimerid] { legion-chimerid } № { $card }
    [seal-necromunculus] печать некромункулов № { $card }
    [seal-manster] печать людовищ № { $card }
    [seal-constrict] печать констриктов № { $card }
   *[seal-chimerid] печать химеридов № { $card }
}

# Опции

option-players = Число игроков
option-players-help = От двух до пяти.
option-first = Место первого игрока
option-first-help = Место, с которого начинается игра, считая с 1; если не указано, решает случай.
option-victory = Существ для победы
option-victory-help = Обычно пять; шесть или семь — для долгой игры, и мест для существ тогда столько же.
option-seals = Печати
option-seals-help = Продвинутые правила: в колоду замешивают двенадцать печатей. Они защищают завершённое существо и позволяют ему подействовать ещё раз.

# Вопросы

ask-TakeAction = { $can ->
    [draw] Первое действие: возьмите карту.
    [discard] Первое действие: сбросьте карты.
    [draw-discard] Первое действие: возьмите карту или сбросьте несколько. Ни одной вашей карте нет места.
    [play-discard] Первое действие: сыграйте карту или сбросьте несколько. Брать нечего.
   *[play-draw-discard] Первое действие: сыграйте карту, возьмите карту или сбросьте несколько, чтобы взять вдвое меньше новых.
}
ask-ActAgain = { $can ->
    [draw] Второе действие: возьмите карту.
    [discard] Второе действие: сбросьте карты.
    [draw-discard] Второе действие: возьмите карту или сбросьте несколько.
    [play-discard] Второе действие: сыграйте карту или сбросьте несколько. Брать нечего.
   *[play-draw-discard] Второе действие: сыграйте карту, возьмите карту или сбросьте несколько, чтобы взять вдвое меньше новых.
}
ask-DiscardMore = Сбросить ещё? За каждые две карты вы берёте одну.
ask-PutCard = Куда положить карту?
ask-Pay = { $number ->
    [0] У соперника завершён чистый некромункул: сбросьте некромункула, а если его нет — две другие карты.
    [1] У соперника завершено чистое людовище: сбросьте людовище, а если его нет — две другие карты.
    [2] У соперника завершён чистый констрикт: сбросьте констрикта, а если его нет — две другие карты.
   *[3] У соперника завершён чистый химерид: сбросьте химерида, а если его нет — две другие карты.
}
ask-PaySecond = Карты этого легиона у вас нет, поэтому сбросьте вторую карту.
ask-ScavengeCreature = Падальщик: какое незавершённое существо сбросить?
ask-TakeTop = Палач: у какого существа взять верхнюю карту?
ask-DevourTop = Пожиратель: какое другое ваше существо лишится верхней карты?
ask-Mimic = { $can ->
    [unable] Пересмешник: ни одной карте с руки нет места.
   *[play] Пересмешник: сыграйте с руки карту любого легиона.
}
ask-PlayTurned = Певчий: сыграйте одну из открытых карт.
ask-OfferReplay = На существе печать. Разыграть снова его способности того же легиона?

# Что я могу сделать

do-play = Сыграть карту «{ card }»
do-any-play = Сыграть эту карту
do-draw = Взять карту
do-discard = Сбросить карту «{ card }»
do-any-discard = Сбросить эту карту
do-done = Хватит
do-put = { $part ->
    [legs] Как ноги нового существа № { $place }
    [torso] Как туловище существа № { $place }
    [head] Как голову существа № { $place }
   *[seal] На существо № { $place }
}
do-unable = Сыграть нечего: цепочка кончается
do-scavenge = { $whom }: сбросить существо № { $place }
do-execute = { $whom }: взять верхнюю карту существа № { $place }
do-devour = Сбросить верхнюю карту существа № { $place }
do-replay = Пусть сработают ещё раз, сверху вниз
do-rest = Не нужно

# Журнал: ходы

log-play = { $who } { $you ->
    [yes] играете
   *[no] играет
} карту «{ card }».
log-draw = { $who } { $you ->
    [yes] берёте
   *[no] берёт
} карту.
log-discard = { $who } { $you ->
    [yes] сбрасываете
   *[no] сбрасывает
} карту «{ card }».
log-done = { $who } больше не { $you ->
    [yes] сбрасываете
   *[no] сбрасывает
} карт.
log-put = { $who } { $you ->
    [yes] кладёте
   *[no] кладёт
} её { $part ->
    [legs] как ноги существа № { $place }
    [torso] как туловище существа № { $place }
    [head] как голову существа № { $place }
   *[seal] на существо № { $place }
}.
log-unable = { $you ->
    [yes] У вас
   *[no] У игрока { $who }
} нет карты, которую можно сыграть.
log-scavenge = { $who } { $you ->
    [yes] насылаете
   *[no] насылает
} Падальщика на { $yours ->
    [yes] ваше существо № { $place }
   *[no] существо № { $place } игрока { $whom }
}.
log-execute = { $who } { $you ->
    [yes] насылаете
   *[no] насылает
} Палача на { $yours ->
    [yes] ваше существо № { $place }
   *[no] существо № { $place } игрока { $whom }
}.
log-devour = { $who } { $you ->
    [yes] насылаете
   *[no] насылает
} Пожирателя на собственное существо № { $place }.
log-replay = { $who } { $you ->
    [yes] решаете
   *[no] решает
} ещё раз разыграть способности, совпадающие по легиону с печатью.
log-rest = { $who } { $you ->
    [yes] решаете
   *[no] решает
} не разыгрывать способности ещё раз.
log-chance-drawn = { $whom } { $yours ->
    [yes] получаете
   *[no] получает
} из колоды { $card ->
    [unknown] карту
   *[known] карту «{ card }»
}.
log-chance-drawn-many = { $whom } { $yours ->
    [yes] получаете
   *[no] получает
} из колоды { $card ->
    [unknown] { $count ->
        [one] { $count } карту
        [few] { $count } карты
        [many] { $count } карт
       *[other] { $count } карты
    }
   *[known] карты: { $list }
}.
log-chance-turn = Певчий открывает карту «{ card }».
log-chance-first = Жребий решает: { $yours ->
    [yes] начинаете
   *[no] начинает
} { $whom }.

# Журнал: события

log-began = Ход { $you ->
    [yes] ваш
   *[no] игрока { $who }
}.
log-second = { $you ->
    [yes] Ваше второе действие
   *[no] Второе действие игрока { $who }
}.
log-bound = { bound }
log-exchanged = { $who } { $you ->
    [yes] сбрасываете
   *[no] сбрасывает
} { $cards ->
    [one] { $cards } карту
    [few] { $cards } карты
    [many] { $cards } карт
   *[other] { $cards } карты
} и { $drawn ->
    [0] не { $you ->
        [yes] берёте
       *[no] берёт
    } ни одной
   *[some] { $you ->
        [yes] берёте
       *[no] берёт
    } { $drawn }
}.
log-draws = { $who } { $you ->
    [yes] берёте
   *[no] берёт
} { $cards ->
    [one] { $cards } карту
    [few] { $cards } карты
    [many] { $cards } карт
   *[other] { $cards } карты
}.
log-played = { $who } { $you ->
    [yes] играете
   *[no] играет
} карту «{ card }» { $part ->
    [legs] как ноги существа № { $place }
    [torso] как туловище существа № { $place }
    [head] как голову существа № { $place }
   *[seal] на существо № { $place }
}.
log-completed = { $you ->
    [yes] Ваше существо № { $place }
   *[no] Существо № { $place } игрока { $who }
} завершено!
log-pure = { $legion ->
    [necromunculus] Это чистый некромункул: каждый соперник сбрасывает карту некромункула или две другие.
    [manster] Это чистое людовище: каждый соперник сбрасывает карту людовища или две другие.
    [constrict] Это чистый констрикт: каждый соперник сбрасывает карту констрикта или две другие.
   *[chimerid] Это чистый химерид: каждый соперник сбрасывает карту химерида или две другие.
}
log-owes = { $you ->
    [yes] С вас
   *[no] С игрока { $who }
}: { legion } или две другие карты.
log-owes-second = { $you ->
    [yes] У вас
   *[no] У игрока { $who }
} нет { $legion ->
    [necromunculus] некромункула
    [manster] людовища
    [constrict] констрикта
   *[chimerid] химерида
}, поэтому к сбросу ещё одна карта.
log-chain = У существа № { $place } есть способности, которые могут сработать.
log-acts = { $part ->
    [legs] Ноги существа № { $place }
    [torso] Туловище существа № { $place }
   *[head] Голова существа № { $place }
}: срабатывает { ability }.
log-stopped = { $ability ->
    [wailer] Брать нечего
    [scavenger] Незавершённых существ у соперников нет
    [executioner] Ни до одного чужого существа не добраться
    [devourer] Ни до одного другого своего существа не добраться
    [mockingbird] Ни одну карту с руки сыграть нельзя
   *[singer] Открывать нечего
}, и цепочка существа № { $place } останавливается.
log-broken-off = На этом цепочка существа № { $place } останавливается.
log-lost = { $you ->
    [yes] Ваше существо № { $place }
   *[no] Существо № { $place } игрока { $who }
} теряет карту «{ card }».
log-taken = { $who } { $you ->
    [yes] забираете
   *[no] забирает
} карту «{ card }» { $yours ->
    [yes] у вашего существа № { $place }
   *[no] у существа № { $place } игрока { $whom }
}.
log-dropped = Карте «{ card }» нет места, её сбрасывают.
log-too-many = Слишком много цепочек за одно действие: существо № { $place } больше ничего не вызывает.
log-shuffled = { $cards ->
    [one] Колода кончилась: новая колода — { $cards } карта из сброса.
    [few] Колода кончилась: { $cards } карты из сброса перемешаны в новую.
    [many] Колода кончилась: { $cards } карт из сброса перемешаны в новую.
   *[other] Колода кончилась: { $cards } карты из сброса перемешаны в новую.
}
log-nothing-left = { $you ->
    [yes] Вам
   *[no] Игроку { $who }
} нечего играть и нечего брать: остаток хода пропадает.

# Конец

end-victory = { $who } { $you ->
    [yes] побеждаете
   *[no] побеждает
}: { $score ->
    [one] { $score } завершённое существо
    [few] { $score } завершённых существа
    [many] { $score } завершённых существ
   *[other] { $score } завершённого существа
}.
end-exhausted = { $winners ->
    [one] Кошмары иссякли. Больше всего завершённых существ ({ $score }): { $who } { $you ->
        [yes] побеждаете
       *[no] побеждает
    }.
    [few] Кошмары иссякли. Завершённых существ поровну (по { $score }). Общая победа: { $who }.
    [many] Кошмары иссякли. Завершённых существ поровну (по { $score }). Общая победа: { $who }.
   *[other] Кошмары иссякли. Завершённых существ поровну (по { $score }). Общая победа: { $who }.
}

# Стол

turn-of = Ход: { $who }
deck = Колода
discard-pile = Сброс
hand = Рука
your-hand = Ваша рука
cards = { $cards ->
    [0] нет карт
    [one] { $cards } карта
    [few] { $cards } карты
    [many] { $cards } карт
   *[other] { $cards } карты
}
seen = видели все
bound = Вторая карта в этот ход — только { $legion ->
    [necromunculus] некромункул
    [manster] людовище
    [constrict] констрикт
   *[chimerid] химерид
}.
owes = к сбросу: { legion } или две другие карты
owes-second = к сбросу: ещё одна карта
held = Играется
turned-up = Открыто
chain = { $who }, цепочка существа № { $place }
chain-done = уже подействовала
chain-now = действует сейчас
chain-next = подействует позже
chain-discards = сброс карт
chain-then = цепочка существа № { $place }
chain-action = второе действие
chain-end = конец хода
signs =
    Существо стоит так, как его сложили: сверху голова, снизу ноги. Карта — это её номер, буква легиона и знак способности. Рядом с именем — сколько существ завершено и сколько нужно для победы, например 3/5.
    Легионы: N { legion-necromunculus }, M { legion-manster }, C { legion-constrict }, H { legion-chimerid }. Печать — буква её легиона в рамке.
    + { ability-wailer }: { ability-wailer-does }
    × (x) { ability-scavenger }: { ability-scavenger-does }
    † (!) { ability-executioner }: { ability-executioner-does }
    ▾ (v) { ability-devourer }: { ability-devourer-does }
    » (>) { ability-mockingbird }: { ability-mockingbird-does }
    ♪ (*) { ability-singer }: { ability-singer-does }
    { pure-does }
    { seal-does }

# Отказы

error-nothing-to-draw = И колода, и сброс пусты, поэтому брать нечего.
error-not-in-hand = Карты № { $card } у вас в руке нет.
error-discard-one = Сбросьте хотя бы одну карту, прежде чем сказать «хватит».
error-play-draw-discard = Действие — одно из трёх: сыграть карту, взять карту или сбросить карты и взять новые.
error-other-legion = Две карты, сыгранные за ход, должны быть одного легиона, а первой была сыграна карта «{ legion }».
error-discard-or-done = Сбросьте ещё одну карту или скажите «хватит».
error-put-the-card = Сначала выберите место для карты «{ card }».
error-not-its-part = Карта № { $card } не может быть этой частью существа.
error-places-full = Ноги уже на всех местах ({ $most }): больше существ иметь нельзя.
error-place-legs = Новые ноги не кладут на место { $place }: они начинают существо на первом свободном месте.
error-place-torso = На месте { $place } нет ног без туловища.
error-place-head = На месте { $place } нет туловища без головы.
error-place-seal = На месте { $place } нет завершённого существа без печати.
error-pay-first = У соперника завершено чистое существо: сначала сбросьте за него карту.
error-pay-legion = У вас в руке есть карта «{ legion }», её и надо сбросить.
error-pay-second = Сначала сбросьте вторую карту за чистое существо.
error-scavenge = Падальщик сбрасывает чужое незавершённое существо; выберите одно из них.
error-execute = Палач берёт верхнюю карту чужого существа без печати; выберите одно из них.
error-devour = Пожиратель сбрасывает верхнюю карту другого вашего существа, на котором нет печати.
error-must-play = Одну из ваших карт можно сыграть, и Пересмешник обязан её сыграть.
error-mimic = Пересмешник играет карту с руки; выберите её.
error-no-place = Сейчас нет существа, к которому подошла бы карта № { $card }.
error-no-place-legs = Карте № { $card } нет места: существ у вас уже { $most }, и ни одному её не хватает.
error-no-place-seal = Печать кладут на своё завершённое существо без печати, а таких у вас нет.
error-turned-no-place = Карте № { $card } сейчас нет места.
error-sing = Певчий играет одну из открытых карт; выберите её.
error-replay-or-rest = Сработать способностям ещё раз или нет? Третьего не дано.

# Составные части игры

error-components-legion = Нет легиона «{ $legion }».
error-components-size = Карт в легионе «{ $legion }»: { $found }, а должно быть { $wanted }.
error-components-number = { $found ->
    [0] Карты № { $number } нет.
   *[several] Карта № { $number } встречается больше одного раза.
}
error-components-printed = Карта № { $number } не относится к легиону «{ $legion }»: у каждого легиона свои печатные номера.
error-components-parts = У карты № { $number } указаны позиции «{ $parts }», а нужны буквы в таком порядке: L — ноги, T — туловище, H — голова.

# Команды

help-cards = карты игры и сколько каких в колоде
arg-cards-legion = только карты этого легиона: { $names }
arg-cards-part = только карты, которые могут быть этой частью: { $names }
arg-cards-ability = только карты с этой способностью: { $names }
arg-cards-json = вывести для каждой карты объект JSON
cards-number = №
cards-legion = Легион
cards-part = Позиция
cards-ability = Способность
cards-found = { $cards ->
    [0] Таких карт нет.
    [one] { $cards } карта.
    [few] { $cards } карты.
    [many] { $cards } карт.
   *[other] { $cards } карты.
}
cards-by-part = Сколько карт могут быть какой частью; некоторые — разными.
cards-by-ability = Сколько карт с какой способностью.
cards-all = всего
error-cards-unknown = Для { $argument } нет значения «{ $value }». Есть: { $known }.

# Боты

bot-novice-help = Складывает существо за существом и бьёт туда, где больнее всего.
bot-regular-help = Смотрит на несколько шагов вперёд и охотится на существ того, кто ближе всех к победе.
bot-master-help = Смотрит ещё дальше и взвешивает, как будет ходить потом. Думает дольше.

# Стол в браузере

the-table = Середина стола
creature = Существо № { $place }
place-empty = ещё не начато
no-creatures = Существ пока нет.
complete = завершено
embodied = воплощённое: способности его не тронут
completed-of = завершено { $complete } из { $victory }
action-of-turn = действие { $number } из 2
bound-brief = вторая карта: { legion }
owes-brief = к сбросу
look-closer = { $who }: рассмотреть поближе
play-some = Сыграть карту…
discard-some = Сбросить карты…
discard-with-others = Сбросить её…
choose-discards = Выберите карты, которые сбрасываете: за каждые две возьмёте одну.
fits = Подходит сюда: { $places }.
fits-as = { $part ->
    [legs] ноги нового существа № { $creatures }
    [torso] туловище существа № { $creatures }
    [head] голова существа № { $creatures }
   *[seal] печать на существо № { $creatures }
}
play-as = Сыграть карту «{ card }»: { $places }
gain = { $way ->
    [more] завершает существо
   *[none] { "" }
}
not-your-turn = Сейчас не ваш ход.
discard-and-draw = Сбросить: { $cards }, взять: { $drawn }
mark-play = играет карту
mark-draw = берёт карту
mark-discard = сбрасывает карты
cards-any = все
cards-look = Коснитесь карты, чтобы прочитать, что она делает.
