# Незваные кости: все слова, которые читает человек. $who и $whom — имена игроков.
# Символы называются по форме, а не по цвету:
# фиолетовый — волна, жёлтый — солнце, красный — капля, синий — треугольник, зелёный — лист.

title = Незваные кости
tagline = Сберегите башню и деревню, пока соседские скелеты лезут из вашего леса.
author = Давид Флис

# Скелеты: символ и край, с которого они выходят

type = { $type ->
    [left-purple] волна слева
    [left-yellow] солнце слева
    [left-red] капля слева
    [left-blue] треугольник слева
    [left-green] лист слева
    [top-purple] волна { from-top }
    [top-yellow] солнце { from-top }
    [top-red] капля { from-top }
    [top-blue] треугольник { from-top }
    [top-green] лист { from-top }
    [right-purple] волна справа
    [right-yellow] солнце справа
    [right-red] капля справа
    [right-blue] треугольник справа
    [sapper-1] { commander-sapper }
    [sapper-2] { commander-sapper }
    [sapper-3] { commander-sapper }
    [necromancer-1] { commander-necromancer }
    [necromancer-2] { commander-necromancer }
    [necromancer-3] { commander-necromancer }
    [peacemaker-1] { commander-peacemaker }
    [peacemaker-2] { commander-peacemaker }
    [peacemaker-3] { commander-peacemaker }
    [emperor-1] { commander-emperor }
    [ghost-1] { commander-ghost }
    [ghost-2] { commander-ghost }
    [ghost-3] { commander-ghost }
    [instructor-1] { commander-instructor }
    [instructor-2] { commander-instructor }
    [instructor-3] { commander-instructor }
    [saboteur-1] { commander-saboteur }
    [saboteur-2] { commander-saboteur }
    [saboteur-3] { commander-saboteur }
   *[right-green] лист справа
}
from-top = { $coop ->
    [yes] снизу
   *[no] сверху
}
place = { $place ->
    [left-purple] волна слева
    [left-yellow] солнце слева
    [left-red] капля слева
    [left-blue] треугольник слева
    [left-green] лист слева
    [top-purple] волна { at-top }
    [top-yellow] солнце { at-top }
    [top-red] капля { at-top }
    [top-blue] треугольник { at-top }
    [top-green] лист { at-top }
    [right-purple] волна справа
    [right-yellow] солнце справа
    [right-red] капля справа
    [right-blue] треугольник справа
   *[right-green] лист справа
}
at-top = { $coop ->
    [yes] внизу
   *[no] вверху
}
commander-sapper = старший минёр
commander-necromancer = некромант
commander-peacemaker = миротворец
commander-emperor = император скелетов
commander-ghost = призрачный командир
commander-instructor = старший инструктор
commander-saboteur = старший диверсант
commander-help-sapper = Уничтожает два яруса или два дома вместо одного.
commander-help-necromancer = Кто достаёт его из мешка, сразу достаёт ещё три скелета.
commander-help-peacemaker = Не рушит, а отстраивает потерянный ярус или дом.
commander-help-emperor = Стоит ему дойти до башни или деревни, и всё проиграно; герой, который его убивает, покидает игру вместе с ним.
commander-help-ghost = Бессмертен: отправляется на кладбище того поля, где его убили, и приходит снова.
commander-help-instructor = Все скелеты с его клетки идут за ним одним отрядом, в его направлении.
commander-help-saboteur = Каждая ловушка, на которую он наткнулся, в конце фазы 3 выбывает из игры, а диверсант возвращается в мешок.
symbol-purple = волна
symbol-yellow = солнце
symbol-red = капля
symbol-blue = треугольник
symbol-green = лист
symbol = { $symbol ->
    [purple] { symbol-purple }
    [yellow] { symbol-yellow }
    [red] { symbol-red }
    [blue] { symbol-blue }
   *[green] { symbol-green }
}

# Ловушки: как их выкладывают и как их считают в запасе

tile = { $tile ->
    [wall-rising] стена (/)
    [wall-falling] стена (\)
    [catapult] катапульта
    [dragon] дракон
    [palisade] частокол
    [hearse] катафалк
    [dynamite] динамит
    [labyrinth-white] белый лабиринт
    [labyrinth-black] чёрный лабиринт
    [portal] портал
    [spring] пружина
   *[treasure] сокровище
}

# Товары: что продаётся на рынке, по одному, и что каждый делает

ware-wall = стена
ware-catapult = катапульта
ware-dragon = дракон
ware-treasure = сокровище
ware-palisade = частокол
ware-hearse = катафалк
ware-dynamite = динамит
ware-labyrinth = лабиринт
ware-portal = портал
ware-spring = пружина
ware-crossbow = арбалет
ware-ice-wand = ледяной жезл
ware-death-wand = жезл смерти
ware-teleport-wand = жезл телепортации
ware-two-handed-sword = двуручный меч
ware-battle-axe = боевой топор
ware-flail = кистень
ware-rapier = рапира
ware = { $ware ->
    [wall] { ware-wall }
    [catapult] { ware-catapult }
    [dragon] { ware-dragon }
    [palisade] { ware-palisade }
    [hearse] { ware-hearse }
    [dynamite] { ware-dynamite }
    [labyrinth] { ware-labyrinth }
    [portal] { ware-portal }
    [spring] { ware-spring }
    [crossbow] { ware-crossbow }
    [ice-wand] { ware-ice-wand }
    [death-wand] { ware-death-wand }
    [teleport-wand] { ware-teleport-wand }
    [two-handed-sword] { ware-two-handed-sword }
    [battle-axe] { ware-battle-axe }
    [flail] { ware-flail }
    [rapier] { ware-rapier }
   *[treasure] { ware-treasure }
}
ware-help-wall = Скелеты отскакивают под прямым углом и проходят ещё одну клетку.
ware-help-catapult = Отправляет всех, кто пришёл за фазу, на кладбище кого-то одного из остальных; в одиночку — на ваше собственное.
ware-help-dragon = Прогоняет каждого, кто пришёл, на соседнюю клетку; его можно выложить на скелеты.
ware-help-treasure = Поворачивает к себе все скелеты рядом; кто остался на нём, тот его похищает.
ware-help-palisade = Никто на него не заходит: скелет остаётся там, где начал ход, а заброшенный на него гибнет.
ware-help-hearse = Увозит всех, кто пришёл за фазу, на кладбище кого-то одного из остальных и сам переходит в тот запас; в одиночку всё остаётся у вас.
ware-help-dynamite = Уничтожает всех, кто пришёл за фазу, и оставляет воронку; можно выложить и на скелеты, тогда он взрывается сразу.
ware-help-labyrinth = Лежит белой или чёрной стороной вверх; в начале хода из него выходят только скелеты его цвета.
ware-help-portal = Возвращает того, кто пришёл, на его место на кромке леса.
ware-help-spring = Перебрасывает того, кто пришёл, на две клетки дальше, что бы ни было между ними.
ware-help-crossbow = После трёх убитых за фазу: уничтожает один скелет где угодно на вашем поле.
ware-help-ice-wand = После трёх убитых за фазу: все скелеты на одной клетке вашего поля пропускают следующий ход.
ware-help-death-wand = После трёх убитых за фазу: уничтоженные героем отправляются на кладбище кого-то из остальных; в одиночку — на ваше собственное.
ware-help-teleport-wand = После трёх убитых за фазу: герой переносится на башню.
ware-help-two-handed-sword = После трёх убитых за фазу: герой ходит ещё раз и уничтожает как обычно.
ware-help-battle-axe = После трёх убитых за фазу: гибнут все скелеты одного символа на четырёх клетках рядом с героем.
ware-help-flail = После трёх убитых за фазу: скелеты с одной клетки вокруг героя переходят на пустую рядом с ним.
ware-help-rapier = После трёх убитых за фазу: скелеты на одной клетке вокруг героя поворачиваются, куда вы скажете.

# Настройки

option-players = Игроки
option-players-help = От одного до шести; кто играет в одиночку, должен выстоять все раунды.
option-first = Первое место
option-first-help = В версии для опытных, когда играют друг против друга: кто первым покупает на рынке; если не указать, решает жребий. В остальных играх никто не начинает: все играют одновременно.
option-rounds = Раунды
option-rounds-help = В одиночку: сколько раундов должны выстоять башня и дом. Обычно десять; чем больше, тем труднее.
option-heroic = Героическая победа
option-heroic-help = В одиночку: после последнего раунда новых скелетов не берут, и вы играете, пока не останется ни одного.
option-advanced = Рынок и оружие
option-advanced-help = Версия для опытных: перед игрой все покупают ловушки, в том числе шесть новых видов, и одно оружие.
option-coop = Вместе
option-coop-help = От двух до шести игроков десять раундов защищают одну столицу; ловушки у них общие.
option-commanders = Командиры
option-commanders-help = В мешок подмешивают 19 скелетов с особыми способностями.

# Вопросы

ask-MoveHero = Передвиньте героя на одну из клеток вокруг него.
ask-SetTrap = { $can ->
    [nothing] Нет ловушек, чтобы выложить или убрать: делать нечего.
    [remove-nothing] Уберите ловушку или ничего не делайте.
    [place-nothing] Выложите ловушку или ничего не делайте.
   *[place-remove-nothing] Выложите ловушку, уберите её с поля или ничего не делайте.
}
ask-MoveSkeleton = { $can ->
    [enter] Какой скелет выходит из леса следующим?
    [enter-at] Какой скелет выходит из леса следующим?
    [enter-enter-at] Какой скелет выходит из леса следующим?
   *[move] Какой скелет ходит следующим?
}
ask-ChooseCemetery = { $number ->
    [0] { $coop ->
        [yes] Скелет уходит через нижний край. На чьё кладбище?
       *[no] Скелет уходит через верхний край. На чьё кладбище?
    }
   *[1] { $coop ->
        [yes] Отряд уходит через нижний край. На чьё кладбище он попадёт весь?
       *[no] Отряд уходит через верхний край. На чьё кладбище он попадёт весь?
    }
}
ask-Aim = Ловушка отправляет скелеты прочь. На чьё кладбище попадут все, кто придёт на неё в этой фазе?
ask-Run = Дракон прогоняет скелет. Куда тот побежит?
ask-ChooseLeader = Там несколько инструкторов. Кто поведёт отряд, который прогоняет дракон?
ask-NextOfSquad = { $number ->
    [0] { $coop ->
        [yes] Отряд дошёл до башни. Кого из него остановит башня?
       *[no] Отряд дошёл до башни. Кто из него следующий?
    }
   *[1] { $coop ->
        [yes] Отряд дошёл до столицы. Кто из него следующий?
       *[no] Отряд дошёл до деревни. Кто из него следующий?
    }
}
ask-BuyWare = { $can ->
    [done] Купить уже ничего нельзя.
   *[buy-done] Купите ловушку или оружие либо пасуйте. Спасовав один раз, на рынок уже не возвращаются.
}
ask-BuyTogether = { $can ->
    [done] Купить уже ничего нельзя.
   *[buy-done] Покупайте для всех из общего кошелька, сколько угодно, пока не закончите.
}
ask-PlaceHero = На какой из своих башен начнёт ваш герой?
ask-UseWeapon = { $number ->
    [0] Арбалет: на какой клетке уничтожить скелет?
    [1] Ледяной жезл: на какой клетке заморозить скелеты?
    [2] Жезл смерти: на чьё кладбище отправятся те, кого уничтожил ваш герой?
    [3] Жезл телепортации: перенести героя на башню?
    [4] Двуручный меч: куда герой пойдёт ещё раз?
    [5] Боевой топор: какой символ уничтожить рядом с героем?
    [6] Кистень: с какой клетки передвинуть скелеты?
   *[7] Рапира: на какой клетке повернуть скелеты?
}
ask-ChooseHit = В какой скелет попадёт арбалет?
ask-ChooseFling = На какую пустую клетку кистень их передвинет?
ask-ChooseTurn = В каком направлении их повернуть?

# Что я могу сделать

do-hero = Героя на { $cell }
do-any-hero = Героя на эту клетку
do-place = Выложить { $tile ->
    [wall-rising] стену (/)
    [wall-falling] стену (\)
    [catapult] катапульту
    [dragon] дракона
    [palisade] частокол
    [hearse] катафалк
    [dynamite] динамит
    [labyrinth-white] белый лабиринт
    [labyrinth-black] чёрный лабиринт
    [portal] портал
    [spring] пружину
   *[treasure] сокровище
} на { $cell }
do-any-place = { $tile ->
    [wall-rising] Стену (/) на свободную клетку
    [wall-falling] Стену (\) на свободную клетку
    [catapult] Катапульту на свободную клетку
    [dragon] Дракона, можно и на скелеты
    [palisade] Частокол на свободную клетку
    [hearse] Катафалк на свободную клетку
    [dynamite] Динамит, можно и на скелеты
    [labyrinth-white] Белый лабиринт на свободную клетку
    [labyrinth-black] Чёрный лабиринт на свободную клетку
    [portal] Портал на свободную клетку
    [spring] Пружину на свободную клетку
   *[treasure] Сокровище на свободную клетку
}
do-remove = Убрать ловушку с { $cell }
do-any-remove = Убрать ловушку оттуда
do-nothing = Ничего не делать
do-enter = Из леса: { type }
do-enter-at = Из леса, место «{ place }»: { type }
do-move = { $heading ->
    [up] { $cell }, вверх: { type }
    [right] { $cell }, вправо: { type }
    [down] { $cell }, вниз: { type }
   *[left] { $cell }, влево: { type }
}
do-scatter = { $direction ->
    [up] Вверх
    [right] Вправо
    [down] Вниз
   *[left] Влево
}
do-send = На кладбище: { $whom }
do-next = { type }
do-strike = Оружием на { $cell }
do-any-strike = Оружием на эту клетку
do-hit = { $heading ->
    [up] Вверх: { type }
    [right] Вправо: { type }
    [down] Вниз: { type }
   *[left] Влево: { type }
}
do-fling = На { $cell }
do-any-fling = На эту клетку
do-turn = { $direction ->
    [up] Вверх
    [right] Вправо
    [down] Вниз
   *[left] Влево
}
do-axe = Уничтожить: { symbol }
do-keep = Сейчас оружие не применять
do-buy = Купить: { ware }
do-done = Больше не покупать

# Журнал: ходы

log-hero = { $who } { $you ->
    [yes] ведёте
   *[no] ведёт
} героя на { $cell }.
log-place = { $who } { $you ->
    [yes] выкладываете
   *[no] выкладывает
} { $tile ->
    [wall-rising] стену (/)
    [wall-falling] стену (\)
    [catapult] катапульту
    [dragon] дракона
    [palisade] частокол
    [hearse] катафалк
    [dynamite] динамит
    [labyrinth-white] белый лабиринт
    [labyrinth-black] чёрный лабиринт
    [portal] портал
    [spring] пружину
   *[treasure] сокровище
} на { $cell }.
log-remove = { $who } { $you ->
    [yes] убираете
   *[no] убирает
} ловушку с { $cell }.
log-nothing = { $who } ничего не { $you ->
    [yes] делаете
   *[no] делает
}.
log-enter = { $you ->
    [yes] Из вашего леса
   *[no] Из леса игрока { $who }
}: { type }.
log-enter-at = { $you ->
    [yes] Из вашего леса
   *[no] Из леса игрока { $who }
}, место «{ place }»: { type }.
log-move = { $you ->
    [yes] Ваш скелет
   *[no] Скелет игрока { $who }
} на { $cell } ходит: { type }.
log-scatter = { $you ->
    [yes] Ваш дракон
   *[no] Дракон игрока { $who }
} гонит скелет { $direction ->
    [up] вверх
    [right] вправо
    [down] вниз
   *[left] влево
}.
log-send = { $who } { $you ->
    [yes] выбираете
   *[no] выбирает
} { $yours ->
    [yes] ваше кладбище
   *[no] кладбище игрока { $whom }
}.
log-next = { $you ->
    [yes] Следующий из вашего отряда
   *[no] Следующий из отряда игрока { $who }
}: { type }.
log-strike = { $who } { $you ->
    [yes] применяете
   *[no] применяет
} оружие на { $cell }.
log-hit = { $you ->
    [yes] Ваш арбалет
   *[no] Арбалет игрока { $who }
} целится: { type }, направление — { $heading ->
    [up] вверх
    [right] вправо
    [down] вниз
   *[left] влево
}.
log-fling = { $you ->
    [yes] Ваш кистень
   *[no] Кистень игрока { $who }
} бьёт в сторону { $cell }.
log-turn = { $you ->
    [yes] Ваша рапира
   *[no] Рапира игрока { $who }
} указывает { $direction ->
    [up] вверх
    [right] вправо
    [down] вниз
   *[left] влево
}.
log-axe = { $you ->
    [yes] Ваш боевой топор
   *[no] Боевой топор игрока { $who }
} рубит: { symbol }.
log-keep = { $who } { $you ->
    [yes] не применяете
   *[no] не применяет
} оружие.
log-buy = { $who } { $you ->
    [yes] покупаете
   *[no] покупает
}: { ware }.
log-done = { $who } больше ничего не { $you ->
    [yes] покупаете
   *[no] покупает
}.
log-chance-first = Жребий решает: { $yours ->
    [yes] первыми покупаете
   *[no] первым на рынок идёт игрок
} { $whom }.
log-chance-drawn = { $whom } { $yours ->
    [yes] достаёте
   *[no] достаёт
} скелет: { type }.
log-chance-drawn-many = { $whom } { $yours ->
    [yes] достаёте
   *[no] достаёт
} { $count ->
    [one] { $count } скелет
    [few] { $count } скелета
    [many] { $count } скелетов
   *[other] { $count } скелета
}: { $list }.

# Журнал: события

log-round = Раунд { $number }.
log-phase = { $number ->
    [1] Фаза 1: герои.
    [2] Фаза 2: ловушки.
    [3] Фаза 3: скелеты.
   *[4] Фаза 4: новые скелеты.
}
log-slain = { $you ->
    [yes] Ваш герой
   *[no] Герой игрока { $who }
} уничтожает { $skeletons ->
    [one] { $skeletons } скелет
    [few] { $skeletons } скелета
    [many] { $skeletons } скелетов
   *[other] { $skeletons } скелета
} на { $cell }.
log-lured = { $you ->
    [yes] На вашем поле
   *[no] На поле игрока { $who }
} скелет на { $cell } поворачивается к сокровищу: { type }, теперь { $to ->
    [up] вверх
    [right] вправо
    [down] вниз
   *[left] влево
}.
log-came = { $you ->
    [yes] На вашем поле
   *[no] На поле игрока { $who }
}, { $cell }: { type }, направление — { $heading ->
    [up] вверх
    [right] вправо
    [down] вниз
   *[left] влево
}.
log-follows = { $you ->
    [yes] На вашем поле
   *[no] На поле игрока { $who }
}, { $cell }, в том же отряде: { type }.
log-held = { $you ->
    [yes] На вашем поле
   *[no] На поле игрока { $who }
}, { $cell }, остаётся на месте: { type }.
log-waits = { $you ->
    [yes] На кромке вашего леса
   *[no] На кромке леса игрока { $who }
}, место «{ place }»: { type }.
log-sprung = { $tile ->
    [wall-rising] { $you ->
        [yes] Ваша стена
       *[no] Стена игрока { $who }
    } на { $cell } отбивает скелет
    [wall-falling] { $you ->
        [yes] Ваша стена
       *[no] Стена игрока { $who }
    } на { $cell } отбивает скелет
    [catapult] { $you ->
        [yes] Ваша катапульта
       *[no] Катапульта игрока { $who }
    } на { $cell } хватает скелет
    [dragon] { $you ->
        [yes] Ваш дракон
       *[no] Дракон игрока { $who }
    } на { $cell } пугает скелет
    [palisade] { $you ->
        [yes] Ваш частокол
       *[no] Частокол игрока { $who }
    } на { $cell } останавливает скелет
    [hearse] { $you ->
        [yes] Ваш катафалк
       *[no] Катафалк игрока { $who }
    } на { $cell } забирает скелет
    [dynamite] { $you ->
        [yes] Ваш динамит
       *[no] Динамит игрока { $who }
    } на { $cell } взрывается
    [portal] { $you ->
        [yes] Ваш портал
       *[no] Портал игрока { $who }
    } на { $cell } поглощает скелет
    [spring] { $you ->
        [yes] Ваша пружина
       *[no] Пружина игрока { $who }
    } на { $cell } подбрасывает скелет
   *[treasure] { $you ->
        [yes] Ваше сокровище
       *[no] Сокровище игрока { $who }
    } на { $cell } манит скелет
}.
log-left = { $you ->
    [yes] Ваш скелет
   *[no] Скелет игрока { $who }
} ({ type }) уходит через { $edge ->
    [top] верхний край
    [right] правый край
    [bottom] нижний край
   *[left] левый край
} на { $yours ->
    [yes] ваше кладбище
   *[no] кладбище игрока { $whom }
}.
log-left-own = { $you ->
    [yes] Ваш скелет
   *[no] Скелет игрока { $who }
} ({ type }) уходит через { $edge ->
    [top] верхний край
    [right] правый край
    [bottom] нижний край
   *[left] левый край
}, но ещё вернётся.
log-thrown = { $you ->
    [yes] Ваша ловушка
   *[no] Ловушка игрока { $who }
} на { $cell } отправляет скелет ({ type }) на { $yours ->
    [yes] ваше кладбище
   *[no] кладбище игрока { $whom }
}.
log-thrown-own = { $you ->
    [yes] Ваша ловушка
   *[no] Ловушка игрока { $who }
} на { $cell } отправляет скелет ({ type }) прочь, но он ещё вернётся.
log-destroyed = { $you ->
    [yes] На вашем поле
   *[no] На поле игрока { $who }
}, { $cell }, уничтожен скелет: { type }.
log-returns = Его не убить ({ type }): он отправляется на { $you ->
    [yes] ваше кладбище
   *[no] кладбище игрока { $who }
}.
log-reached = { $you ->
    [yes] На вашем поле
   *[no] На поле игрока { $who }
} скелет ({ type }) доходит до { $goal ->
    [tower] башни
   *[village] { $coop ->
        [yes] столицы
       *[no] деревни
    }
}.
log-tier-lost = { $you ->
    [yes] Ваша башня
   *[no] Башня игрока { $who }
} рушится: { $tiers ->
    [0] ничего не осталось!
    [one] остался { $tiers } ярус.
    [few] осталось { $tiers } яруса.
    [many] осталось { $tiers } ярусов.
   *[other] осталось { $tiers } яруса.
}
log-house-lost = { $coop ->
    [yes] Столица горит: скелет дошёл до неё { $you ->
        [yes] через ваше поле
       *[no] через поле игрока { $who }
    }
   *[no] { $you ->
        [yes] Ваша деревня горит
       *[no] Деревня игрока { $who } горит
    }
}; { $houses ->
    [0] не осталось ни одного дома!
    [one] остался { $houses } дом.
    [few] осталось { $houses } дома.
    [many] осталось { $houses } домов.
   *[other] осталось { $houses } дома.
}
log-tier-built = { $you ->
    [yes] Ваша башня
   *[no] Башня игрока { $who }
} растёт: теперь { $tiers ->
    [one] { $tiers } ярус.
    [few] { $tiers } яруса.
    [many] { $tiers } ярусов.
   *[other] { $tiers } яруса.
}
log-house-built = { $coop ->
    [yes] Со стороны { $you ->
        [yes] вашего поля
       *[no] поля игрока { $who }
    } в столице отстроен дом
   *[no] { $you ->
        [yes] В вашей деревне отстроен дом
       *[no] В деревне игрока { $who } отстроен дом
    }
}: теперь { $houses ->
    [one] { $houses } дом.
    [few] { $houses } дома.
    [many] { $houses } домов.
   *[other] { $houses } дома.
}
log-tower-lost = { $you ->
    [yes] Ваша башня
   *[no] Башня игрока { $who }
} на { $cell } разрушена: { $towers ->
    [0] не осталось ни одной!
    [one] осталась { $towers }.
    [few] осталось { $towers }.
    [many] осталось { $towers }.
   *[other] осталось { $towers }.
}
log-fallen = { $who } { $you ->
    [yes] выбываете
   *[no] выбывает
} из игры.
log-hero-left = Император скелетов убит, и { $you ->
    [yes] ваш герой
   *[no] герой игрока { $who }
} покидает игру вместе с ним.
log-turned = { $tile ->
    [wall-rising] { $you ->
        [yes] Ваша стена
       *[no] Стена игрока { $who }
    } на { $cell } { $side ->
        [intact] снова цела
        [damaged] повреждена
       *[gone] уничтожена
    }
    [wall-falling] { $you ->
        [yes] Ваша стена
       *[no] Стена игрока { $who }
    } на { $cell } { $side ->
        [intact] снова цела
        [damaged] повреждена
       *[gone] уничтожена
    }
    [catapult] { $you ->
        [yes] Ваша катапульта
       *[no] Катапульта игрока { $who }
    } на { $cell } { $side ->
        [intact] снова цела
        [damaged] повреждена
       *[gone] уничтожена
    }
    [dragon] { $you ->
        [yes] Ваш дракон
       *[no] Дракон игрока { $who }
    } на { $cell } { $side ->
        [intact] снова цел
        [damaged] ранен
       *[gone] погибает
    }
    [palisade] { $you ->
        [yes] Ваш частокол
       *[no] Частокол игрока { $who }
    } на { $cell } { $side ->
        [intact] снова цел
        [damaged] повреждён
       *[gone] уничтожен
    }
    [dynamite] { $you ->
        [yes] Ваш динамит
       *[no] Динамит игрока { $who }
    } на { $cell } { $side ->
        [intact] снова цел
        [damaged] оставляет воронку
       *[gone] уничтожен
    }
    [portal] { $you ->
        [yes] Ваш портал
       *[no] Портал игрока { $who }
    } на { $cell } { $side ->
        [intact] снова цел
        [damaged] повреждён
       *[gone] уничтожен
    }
    [spring] { $you ->
        [yes] Ваша пружина
       *[no] Пружина игрока { $who }
    } на { $cell } { $side ->
        [intact] снова цела
        [damaged] повреждена
       *[gone] уничтожена
    }
   *[treasure] { $you ->
        [yes] Ваше сокровище
       *[no] Сокровище игрока { $who }
    } на { $cell } { $side ->
        [intact] снова цело
        [damaged] повреждено
       *[gone] уничтожено
    }
}.
log-handed = { $you ->
    [yes] Ваш катафалк
   *[no] Катафалк игрока { $who }
} на { $cell } переходит в { $coop ->
    [yes] общий запас
   *[no] { $yours ->
        [yes] ваш запас
       *[no] запас игрока { $whom }
    }
}.
log-handed-own = { $you ->
    [yes] Ваш катафалк
   *[no] Катафалк игрока { $who }
} на { $cell } возвращается в запас.
log-sabotaged = { $you ->
    [yes] На вашем поле
   *[no] На поле игрока { $who }
} диверсант испортил ловушку, и она выбывает из игры: { tile } на { $cell }.
log-unmasked = { $you ->
    [yes] С вашего поля
   *[no] С поля игрока { $who }
} в мешок: { type }.
log-stolen = { $you ->
    [yes] Ваше сокровище
   *[no] Сокровище игрока { $who }
} на { $cell } похищено!
log-frozen = { $you ->
    [yes] Ваш ледяной жезл
   *[no] Ледяной жезл игрока { $who }
} замораживает { $skeletons ->
    [one] { $skeletons } скелет
    [few] { $skeletons } скелета
    [many] { $skeletons } скелетов
   *[other] { $skeletons } скелета
} на { $cell }.
log-flung = { $you ->
    [yes] Ваш кистень
   *[no] Кистень игрока { $who }
} передвигает { $skeletons ->
    [one] { $skeletons } скелет
    [few] { $skeletons } скелета
    [many] { $skeletons } скелетов
   *[other] { $skeletons } скелета
} с { $cell } на { $to }.
log-swung = { $you ->
    [yes] Ваша рапира
   *[no] Рапира игрока { $who }
} поворачивает { $skeletons ->
    [one] { $skeletons } скелет
    [few] { $skeletons } скелета
    [many] { $skeletons } скелетов
   *[other] { $skeletons } скелета
} на { $cell } { $to ->
    [up] вверх
    [right] вправо
    [down] вниз
   *[left] влево
}.
log-teleported = { $you ->
    [yes] Ваш жезл телепортации
   *[no] Жезл телепортации игрока { $who }
} переносит героя на башню { $cell }.
log-cursed = { $you ->
    [yes] Ваш жезл смерти
   *[no] Жезл смерти игрока { $who }
} отправляет { $skeletons ->
    [one] { $skeletons } скелет
    [few] { $skeletons } скелета
    [many] { $skeletons } скелетов
   *[other] { $skeletons } скелета
} на { $yours ->
    [yes] ваше кладбище
   *[no] кладбище игрока { $whom }
}.
log-cursed-own = { $you ->
    [yes] Ваш жезл смерти
   *[no] Жезл смерти игрока { $who }
} отправляет { $skeletons ->
    [one] { $skeletons } скелет
    [few] { $skeletons } скелета
    [many] { $skeletons } скелетов
   *[other] { $skeletons } скелета
} на { $you ->
    [yes] ваше собственное кладбище
   *[no] кладбище того же игрока
}.
log-settled = Фаза { $phase } окончена; все скелеты лежат { $side ->
    [white] белой
   *[black] чёрной
} стороной вверх.
log-called = Зов из мешка ({ type }): { $who } { $you ->
    [yes] достаёте
   *[no] достаёт
} ещё скелеты.
log-arrived = { $you ->
    [yes] На кромку вашего леса
   *[no] На кромку леса игрока { $who }
} { $skeletons ->
    [one] выходит { $skeletons } скелет
    [few] выходят { $skeletons } скелета
    [many] выходят { $skeletons } скелетов
   *[other] выходят { $skeletons } скелета
}.
log-arrived-all = Новые скелеты на кромке леса: { $list }.
log-arrived-each = { $who } { $skeletons }

# Конец

end-fallen = { $winners ->
    [0] Не устоял никто, и победителя нет.
    [one] { $who } { $you ->
        [yes] побеждаете
       *[no] побеждает
    }: { $score ->
        [one] { $score } очко
        [few] { $score } очка
        [many] { $score } очков
       *[other] { $score } очка
    }.
    [few] { $who } делят победу: { $score ->
        [one] { $score } очко
        [few] { $score } очка
        [many] { $score } очков
       *[other] { $score } очка
    } у каждого.
    [many] { $who } делят победу: { $score ->
        [one] { $score } очко
        [few] { $score } очка
        [many] { $score } очков
       *[other] { $score } очка
    } у каждого.
   *[other] { $who } делят победу: { $score ->
        [one] { $score } очко
        [few] { $score } очка
        [many] { $score } очков
       *[other] { $score } очка
    } у каждого.
}
end-tied = { end-fallen }
end-stood = { $score ->
    [one] Позади { $score } раунд, башня и дом стоят: победа!
    [few] Позади { $score } раунда, башня и дом стоят: победа!
    [many] Позади { $score } раундов, башня и дом стоят: победа!
   *[other] Позади { $score } раунда, башня и дом стоят: победа!
}
end-cleared = { $score ->
    [one] Позади { $score } раунд, и не осталось ни одного скелета: героическая победа!
    [few] Позади { $score } раунда, и не осталось ни одного скелета: героическая победа!
    [many] Позади { $score } раундов, и не осталось ни одного скелета: героическая победа!
   *[other] Позади { $score } раунда, и не осталось ни одного скелета: героическая победа!
}
end-lost = { $score ->
    [0] Поражение в первом же раунде.
    [one] Поражение: башня и дом продержались { $score } раунд.
    [few] Поражение: башня и дом продержались { $score } раунда.
    [many] Поражение: башня и дом продержались { $score } раундов.
   *[other] Поражение: башня и дом продержались { $score } раунда.
}
end-held = { $score ->
    [one] Позади { $score } раунд, столица стоит: победа! Вместе побеждают { $who }.
    [few] Позади { $score } раунда, столица стоит: победа! Вместе побеждают { $who }.
    [many] Позади { $score } раундов, столица стоит: победа! Вместе побеждают { $who }.
   *[other] Позади { $score } раунда, столица стоит: победа! Вместе побеждают { $who }.
}
end-overrun = { $score ->
    [0] Скелеты прорвались в первом же раунде: общее поражение.
    [one] Скелеты прорвались: оборона продержалась { $score } раунд.
    [few] Скелеты прорвались: оборона продержалась { $score } раунда.
    [many] Скелеты прорвались: оборона продержалась { $score } раундов.
   *[other] Скелеты прорвались: оборона продержалась { $score } раунда.
}

# Стол

round-phase = { $phase ->
    [0] Перед первым раундом
   *[1] Раунд { $round }, { $phase ->
        [1] фаза 1: герои
        [2] фаза 2: ловушки
        [3] фаза 3: скелеты
       *[4] фаза 4: новые скелеты
    }
}
round-of = { $phase ->
    [0] Перед первым раундом
   *[1] Раунд { $round } из { $rounds }, { $phase ->
        [1] фаза 1: герои
        [2] фаза 2: ловушки
        [3] фаза 3: скелеты
       *[4] фаза 4: новые скелеты
    }
}
bag = Мешок
houses = Дома
supply = Запас
supply-empty = ловушек нет
cemetery = Кладбище
on-the-way = В пути
is-out = вне игры
signs =
    @ — герой, { signs-towers }, ⌂ (n) — дом. Скелет — это стрелка его направления и его символ: ≈ (~) { symbol-purple }, ☼ (*) { symbol-yellow }, ♦ (o) { symbol-red }, ▲ (A) { symbol-blue }, ♣ (&) { symbol-green }; число перед ним — сколько там одинаковых, а ✓ (') — что в этом раунде он уже сходил{ signs-frozen }.{ signs-commanders }
    Вокруг вашего поля — лес: кто там ждёт и где выходит каждый символ. Двойные стрелки на земле, например ⇓ (vv), поворачивают скелеты, которые приходят сбоку.
    Ловушки: [/] и [\] — стены, [C] — катапульта, [D] — дракон, [T] — сокровище{ signs-traps }; с ! — повреждённая, с * — повернётся в конце фазы{ signs-sabotaged }.
    На чужих полях в каждой клетке стоят буква ловушки, направление скелетов (× или x, если оно разное) и их число; по краям — сколько ждёт в лесу. Знак + — десять или больше.{ signs-glance }
    Клетка — это буква столбца и номер строки, например b2. Стену набирают как /b2 или \b2 (можно rb2 и fb2), катапульту — cb2, дракона — db2, сокровище — tb2{ signs-keys }; -b2 убирает ловушку. Скелет называют номером в списке или клеткой, можно с направлением: b2 или b2v.{ signs-found }

# Отказы

error-only-alone = Героическая победа — только для того, кто играет в одиночку: когда играют друг против друга или вместе, её нет.
error-only-together = Вместе играют от { $low } до { $high } игроков, а не { $value }.
error-rounds-alone = Число раундов выбирает лишь тот, кто играет в одиночку; вместе их всегда десять, а друг против друга играют, пока кто-нибудь не падёт.
error-nobody-first = Начинает кто-то только на рынке, в версии для опытных друг против друга; в остальных играх все действуют одновременно.
error-alone-first = Когда играют в одиночку, на рынке больше никого нет, так что и начинать некому.
error-hero-first = Сейчас ходят герои: выберите клетку для своего.
error-hero-stays = Герой не может оставаться на месте.
error-hero-far = Герой ходит ровно на одну клетку, в любом из восьми направлений.
error-hero-on-tower = Герой начинает на одной из ваших башен: выберите, на какой.
error-trap-first = Сейчас фаза ловушек: выложите одну, уберите одну или ничего не делайте.
error-no-trap = На этой клетке нет ловушки.
error-crater-stays = Там воронка, и убрать её нельзя.
error-none-left = { $tile ->
    [wall-rising] В вашем запасе нет стены.
    [wall-falling] В вашем запасе нет стены.
    [catapult] В вашем запасе нет катапульты.
    [dragon] В вашем запасе нет дракона.
    [palisade] В вашем запасе нет частокола.
    [hearse] В вашем запасе нет катафалка.
    [dynamite] В вашем запасе нет динамита.
    [labyrinth-white] В вашем запасе нет лабиринта.
    [labyrinth-black] В вашем запасе нет лабиринта.
    [portal] В вашем запасе нет портала.
    [spring] В вашем запасе нет пружины.
   *[treasure] В вашем запасе нет сокровища.
}
error-none-left-shared = { $tile ->
    [wall-rising] В общем запасе сейчас нет стены.
    [wall-falling] В общем запасе сейчас нет стены.
    [catapult] В общем запасе сейчас нет катапульты.
    [dragon] В общем запасе сейчас нет дракона.
    [palisade] В общем запасе сейчас нет частокола.
    [hearse] В общем запасе сейчас нет катафалка.
    [dynamite] В общем запасе сейчас нет динамита.
    [labyrinth-white] В общем запасе сейчас нет лабиринта.
    [labyrinth-black] В общем запасе сейчас нет лабиринта.
    [portal] В общем запасе сейчас нет портала.
    [spring] В общем запасе сейчас нет пружины.
   *[treasure] В общем запасе сейчас нет сокровища.
}
error-place-tower = Там стоит башня: в ней ловушку не выложить.
error-place-trap = На этой клетке уже есть ловушка.
error-place-crater = На этой клетке воронка: ловушку там уже не выложить.
error-place-skeleton = На этой клетке стоят скелеты: к ним можно послать только дракона, а в версии для опытных и динамит.
error-move-first = Сейчас ходят скелеты: выберите, какой следующий.
error-no-skeleton = Такого скелета, которому ещё предстоит ходить, нет.
error-move-leader = Всех на этой клетке ведёт инструктор: пусть он пойдёт первым.
error-leader-first = Выберите инструктора, который ведёт отряд.
error-next-first = Выберите, кто из отряда следующий.
error-scatter-first = Дракон пугает скелет: выберите, куда тот побежит.
error-scatter-village = В деревню дракон скелеты не гонит.
error-scatter-capital = В столицу дракон скелеты не гонит.
error-send-first = Сначала выберите кладбище.
error-send-opponent = Выберите кладбище кого-нибудь из остальных.
error-market-first = Рынок открыт: купите ловушку или оружие либо пасуйте.
error-market-treasure = Сокровище не продаётся.
error-market-number = Товара с таким номером нет: номера — от 1 до { $most }.
error-market-weapon = Оружие у вас уже есть, а двух не может быть ни у кого.
error-market-sold-out = Уже распродано: { ware }.
error-market-dear = Слишком дорого ({ ware }): цена — { $price }, а потратить можно { $coins }.
error-weapon-first = Сейчас можно применить оружие: выберите, как именно, или откажитесь.
error-weapon-target = Так применить оружие нельзя: выберите что-нибудь из предложенного.
error-hit-first = Выберите скелет на этой клетке, в который попадёт арбалет.
error-fling-first = Выберите клетку, на которую кистень передвинет скелеты.
error-fling-full = Эта клетка не пуста или не рядом с героем: на ней не должно быть ни скелета, ни ловушки, ни башни.
error-turn-first = Выберите направление, в котором повернутся скелеты.

# Компоненты

error-components-arrow = Клетки в строке { $row }, столбце { $column } нет, поэтому там не может быть стрелки.
error-components-tower = Башня должна стоять на клетке поля.
error-components-towers = На поле для совместной игры должны быть башни, каждая на своей клетке.
error-components-entry = У символа «{ $symbol }» должно быть ровно одно место на краю «{ $edge }».
error-components-stars = У ловушки «{ $kind }» должно быть столько сторон со звёздами: { $wanted }.
error-components-market = Ловушку «{ $kind }» нельзя продавать, или в её строке на рынке должно быть столько чисел: { $wanted }.
error-components-commander = У командира «{ $commander }» должно быть столько жетонов, и все разные: { $wanted }.

# Боты

bot-novice-help = Бьёт тех, кто ближе всего к башне и деревне, и дальше не смотрит.
bot-regular-help = Смотрит на раунд вперёд и отправляет скелеты туда, где они больнее всего ударят.
bot-master-help = Смотрит на два раунда вперёд, как они могут сложиться, и взвешивает больше путей.

# В браузере

do-short-hero = { $cell }
do-short-strike = { $cell }
do-short-fling = { $cell }
move-rest = Передвинуть остальных
footprints = Следы: куда пойдёт каждый скелет
footprints-short = Следы
more-fields = Ещё поля
look-closer = Рассмотреть поле: { $who }
choose-cell = { $tile ->
    [wall-rising] На какую клетку поставить стену (/)?
    [wall-falling] На какую клетку поставить стену (\)?
    [catapult] На какую клетку поставить катапульту?
    [dragon] На какую клетку поставить дракона?
    [palisade] На какую клетку поставить частокол?
    [hearse] На какую клетку поставить катафалк?
    [dynamite] На какую клетку положить динамит?
    [labyrinth-white] На какую клетку положить белый лабиринт?
    [labyrinth-black] На какую клетку положить чёрный лабиринт?
    [portal] На какую клетку поставить портал?
    [spring] На какую клетку поставить пружину?
   *[treasure] На какую клетку положить сокровище?
}
leaver-asked = Скелет ({ type }) уходит через { $coop ->
    [yes] нижний
   *[no] верхний
} край. На чьё кладбище?
aim-asked = Ловушка ({ tile }, { $cell }) отправляет скелеты прочь. На чьё кладбище попадут все, кто придёт на неё в этой фазе?
run-asked = { $squad ->
    [yes] Дракон прогоняет отряд ({ $list }). Куда тот побежит?
   *[no] Дракон прогоняет скелет ({ $list }). Куда тот побежит?
}
choose-of-place = Выберите одно из этого.
field-of = Поле: { $who }
field-stands = { $tiers ->
    [one] { $tiers } ярус
    [few] { $tiers } яруса
    [many] { $tiers } ярусов
   *[other] { $tiers } яруса
}, { $houses ->
    [one] { $houses } домик
    [few] { $houses } домика
    [many] { $houses } домиков
   *[other] { $houses } домика
}, { $skeletons ->
    [one] { $skeletons } скелет на поле
    [few] { $skeletons } скелета на поле
    [many] { $skeletons } скелетов на поле
   *[other] { $skeletons } скелета на поле
}, на кромке леса: { $waiting }
cell-empty = ничего
cell-hero = герой
cell-tower = башня, { $tiers ->
    [one] { $tiers } ярус
    [few] { $tiers } яруса
    [many] { $tiers } ярусов
   *[other] { $tiers } яруса
}
cell-arrow = { $heading ->
    [up] стрелка вверх
    [right] стрелка вправо
    [down] стрелка вниз
   *[left] стрелка влево
} на земле
trap-intact = { tile }
trap-damaged = { tile }, повреждённая сторона
heading = { $heading ->
    [up] вверх
    [right] вправо
    [down] вниз
   *[left] влево
}
skeletons-headed = { $count ->
    [1] скелет, { type }, идёт { heading }
    [one] { $count } скелет, { type }, идут { heading }
    [few] { $count } скелета, { type }, идут { heading }
    [many] { $count } скелетов, { type }, идут { heading }
   *[other] { $count } скелета, { type }, идут { heading }
}
skeletons-moved = { $count ->
    [1] скелет, { type }, смотрит { heading }, уже ходил
    [one] { $count } скелет, { type }, смотрят { heading }, уже ходили
    [few] { $count } скелета, { type }, смотрят { heading }, уже ходили
    [many] { $count } скелетов, { type }, смотрят { heading }, уже ходили
   *[other] { $count } скелета, { type }, смотрят { heading }, уже ходили
}
forest-edge = Кромка леса, { type }
skeletons-wait = { $count ->
    [0] никто не ждёт
    [one] ждёт { $count } скелет
    [few] ждут { $count } скелета
    [many] ждут { $count } скелетов
   *[other] ждут { $count } скелета
}
next-stands = дальше на { $cell }
next-tower = { $coop ->
    [yes] дальше к одной из башен
   *[no] дальше к башне
}
next-village = { $coop ->
    [yes] дальше в столицу
   *[no] дальше в деревню
}
next-slain = дальше к герою, который его уничтожит
next-forest = дальше в лес
next-thrown = дальше на катапульту
next-dragon = дальше к дракону
change = потом { $list }
change-stands = другим путём – { $count }
change-tower = { $coop ->
    [yes] к одной из башен – { $count }
   *[no] к башне – { $count }
}
change-village = { $coop ->
    [yes] в столицу – { $count }
   *[no] в деревню – { $count }
}
change-slain = уничтожено – { $count }
change-forest = с поля – { $count }
change-thrown = на катапульту – { $count }
change-dragon = к дракону – { $count }

# Журнал в браузере: строка обо всех героях и по строке на каждое поле

heroes = Герои: { $list }.
heroes-one = { $who } – { $cell }
heroes-slew = { $who } – { $cell } (уничтожено { $count })
traps-set = Ловушки: { $list }.
traps-damaged = Повреждённые ловушки: { $list }.
traps-gone = Уничтоженные ловушки: { $list }.
traps-one = { $who } – { tile } на { $cell }
traps-taken = { $who } – снято с { $cell }
arrivals = Новые на кромке леса: { $list }.
arrivals-one = { $who } – { $count }
went = { $you ->
    [yes] Ваше поле
   *[no] Поле игрока { $who }
}: { $list }.
went-on = { $count ->
    [one] { $count } скелет идёт дальше
    [few] { $count } скелета идут дальше
    [many] { $count } скелетов идут дальше
   *[other] { $count } скелета идут дальше
}
went-slain = уничтожено – { $count }
went-away = { $yours ->
    [yes] на ваше кладбище
   *[no] игроку { $whom }
} – { $count }
went-round = ещё вернутся – { $count }
went-tower = к башне – { $count } ({ $left ->
    [0] башня рушится
    [one] остался { $left } ярус
    [few] осталось { $left } яруса
    [many] осталось { $left } ярусов
   *[other] осталось { $left } яруса
})
went-village = в деревню – { $count } ({ $left ->
    [0] домов не осталось
    [one] остался { $left } дом
    [few] осталось { $left } дома
    [many] осталось { $left } домов
   *[other] осталось { $left } дома
})

# Конец в браузере

ended-tower = { $you ->
    [yes] Ваша башня пала.
   *[no] Башня игрока { $who } пала.
}
ended-village = { $you ->
    [yes] Ваша деревня сгорела.
   *[no] Деревня игрока { $who } сгорела.
}
points-for = Очки за
points-tower = башню
points-houses = дома
points-traps = ловушки
points-all = всего

# Рынок в браузере

market-coins = { $coins ->
    [one] { $coins } монета
    [few] { $coins } монеты
    [many] { $coins } монет
   *[other] { $coins } монеты
}
market-price = цена: { $price }
market-left = { $left ->
    [0] распродано
   *[some] ещё { $left }
}
market-yours = У вас { market-coins }.
market-yours-short = ваши монеты
market-purse = В общем кошельке { market-coins }.
market-purse-short = в общем кошельке
market-sold-out = Уже распродано.
market-too-dear = Сейчас слишком дорого.
market-one-weapon = Оружие у вас уже есть.
market-suggested = Совет
market-order = Очередь:
market-buys = покупает сейчас
market-next = на очереди
market-waits = ждёт
market-is-done = больше не покупает
market-nothing-yet = пока ничего
market-traps = Ловушки
market-weapons = Оружие, по одному каждому
market-weapons-short = Оружие
market-stop = { $coop ->
    [yes] Точно больше не покупать? Ещё есть что купить, в кошельке { market-coins }.
   *[no] Точно больше не покупать? Ещё есть что купить, а потом монеты ничего не стоят: { market-coins }.
}
market-buy-more = Покупать дальше

# Оружие и общий запас в браузере

do-short-axe = { symbol }
do-short-keep = Не сейчас
weapon-own = Ваше оружие: { ware }
weapon-short = оружие
weapon-used-short = применено
weapon-when = Его можно применить, как только ваш герой уничтожит три скелета в фазе 1 или в фазе 3, раз за фазу.
weapon-used = В этой фазе оно уже применено.
supply-taken = Кто-то успел раньше, больше нет ({ tile }). Выберите другую ловушку.
together = Общее
together-capital = Столица: стоит домов { $houses } из { $most }
together-capital-short = Столица
together-supply = Общий запас
together-rounds = Выдержано раундов: { $rounds } из { $most }

# Ещё пути скелетов в браузере

next-destroyed = дальше будет уничтожен
next-held = дальше с места не сдвинется
next-portal = дальше назад на кромку леса
next-frozen = скован льдом, пропустит ход
change-destroyed = уничтожено – { $count }
change-held = на месте – { $count }
change-portal = назад на кромку леса – { $count }
change-frozen = заморожено – { $count }
went-held = на месте – { $count }
went-back = назад на кромку леса – { $count }
went-tower-unharmed = к башне – { $count }
went-village-unharmed = в деревню – { $count }
went-towers = к башне – { $count } ({ $left ->
    [0] последняя башня рушится
    [one] осталась { $left } башня
    [few] осталось { $left } башни
    [many] осталось { $left } башен
   *[other] осталось { $left } башни
})
went-towers-unharmed = к башне – { $count }
went-capital = в столицу – { $count } ({ $left ->
    [0] домов не осталось
    [one] остался { $left } дом
    [few] осталось { $left } дома
    [many] осталось { $left } домов
   *[other] осталось { $left } дома
})
went-capital-unharmed = в столицу – { $count }

# Ещё концы игры в браузере

ended-towers = { $you ->
    [yes] Ваша последняя башня пала.
   *[no] Последняя башня игрока { $who } пала.
}
ended-capital = Столица сгорела.
ended-emperor = { $you ->
    [yes] До вас дошёл император скелетов.
   *[no] До игрока { $who } дошёл император скелетов.
}
left-of = Что осталось
left-towers = башни
left-skeletons = скелеты
points-stars = Звёзды ловушек
side-damaged = повреждено
side-crater = воронка

# Поле в браузере: что добавляют рынок, командиры и совместная игра

cell-crater = воронка
cell-ruin = руины башни
cell-tower-stands = башня
commander-headed = { type } ({ symbol }), идёт { heading }
commander-moved = { type } ({ symbol }), смотрит { heading }, ход уже сделан
commander-waits = { type } ({ symbol })
in-ice = во льду, ход пропускается
stray-waits = также здесь: { type } × { $count }
back-waits = снова здесь, ход уже сделан: { type } × { $count }
field-together = { $towers ->
    [one] стоит { $towers } башня
    [few] стоят { $towers } башни
    [many] стоят { $towers } башен
   *[other] стоят { $towers } башни
}, { $skeletons ->
    [one] на поле { $skeletons } скелет
    [few] на поле { $skeletons } скелета
    [many] на поле { $skeletons } скелетов
   *[other] на поле { $skeletons } скелета
}, на кромке леса: { $waiting }
field-weapon = оружие: { ware }
field-without-hero = без героя

# Задание дня

daily-result = выдержано раундов: { $score } из { $rounds }

# В терминале: рынок, оружие и общее в кооперативной игре

terminal-market = Рынок
terminal-price = цена
terminal-left = есть
terminal-purse = Общий кошелёк
terminal-coins = монет
terminal-passed = пас
terminal-following = Дальше покупают
terminal-supply = Общий запас
terminal-weapon = Оружие
terminal-capital = Столица
terminal-side = { $side ->
    [white] Ходят белые
   *[black] Ходят чёрные
}
terminal-trap = { tile } на { $cell }
do-any-buy = Купить товар с этим номером
signs-towers = { $coop ->
    [yes] ♜ (#) — башня, ∴ (:) — её руины
   *[no] ♜ (#) — башня и число её ярусов
}
signs-frozen = { $advanced ->
    [yes] ; ❄ (%) — что пропустит следующий ход
   *[no] {""}
}
signs-commanders = { $commanders ->
    [yes] {" "}У командиров за символом стоит буква: U — { commander-sapper }, N — { commander-necromancer }, M — { commander-peacemaker }, E — { commander-emperor }, G — { commander-ghost }, I — { commander-instructor }, B — { commander-saboteur }. Где героя забрал император, стоит -@.
   *[no] {""}
}
signs-traps = { $advanced ->
    [yes] , [P] — частокол, [H] — катафалк, [X] — динамит, а ∪ (u) — воронка от него, [Lw] и [Lb] — лабиринт белой или чёрной стороной вверх, [O] — портал, [S] — пружина
   *[no] {""}
}
signs-sabotaged = { $commanders ->
    [yes] , с - — исчезнет из игры из-за диверсанта
   *[no] {""}
}
signs-found = { $advanced ->
    [yes] {" "}Что делает ловушка или оружие, можно найти по названию: r портал.
   *[no] {""}
}
signs-glance = { $commanders ->
    [yes] {" "}Командиры показаны буквами перед числом всех.
   *[no] {""}
}
signs-keys = { $advanced ->
    [yes] , частокол — pb2, катафалк — hb2, динамит — xb2, лабиринт — lwb2 или lbb2, портал — ob2, пружину — sb2
   *[no] {""}
}

# Лист подсчёта и `ossuary score badbones`

help-score = подсчитать, что осталось в конце игры вживую, по игроку в строке
arg-score-file = файл с игроками; без него то, что введено или передано
arg-score-advanced = ловушки куплены на рынке
arg-score-json = вывести массив JSON с очками каждого игрока
score-letters = W стена, C катапульта, D дракон, T сокровище; с рынка также P частокол, H катафалк, X динамит, L лабиринт, O портал, S пружина. Строчные буквы — повреждённые, x — воронка; кто выбывает, тот 0/0.
score-hint = По игроку в строке: ярусы/дома, ловушки в запасе, а после | — на поле, например 2/2 W | d c. { score-letters } Ctrl-D завершает.
score-line = Строка { $number }
score-player = Игрок { $number }, место { $rank }
pad = Лист подсчёта
pad-player = Игрок { $number }
pad-tiers = Ярусы
pad-houses = Дома
pad-trap = { $kind ->
    [wall] Стена
    [catapult] Катапульта
    [dragon] Дракон
    [palisade] Частокол
    [hearse] Катафалк
    [dynamite] Динамит
    [labyrinth] Лабиринт
    [portal] Портал
    [spring] Пружина
   *[treasure] Сокровище
}
pad-place = { $place ->
    [supply] в запасе
    [intact] на поле
    [damaged] повреждено
   *[gone] вне игры
}
pad-part = { $what ->
    [tiers] ярусы
    [houses] дома
    [supply] { pad-trap }, в запасе
    [intact] { pad-trap }, целая сторона
   *[damaged] { $kind ->
        [dynamite] Воронка
       *[wall] { pad-trap }, повреждённая сторона
    }
}
pad-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}
pad-rank = место { $rank }
pad-out = вне игры, без очков
pad-tied = Очков поровну: решает более высокая башня.
pad-nobody = Все выбыли, победителя нет.
pad-add = Ещё одна ловушка
pad-clear = Очистить всё
pad-undo = Вернуть числа
error-pad-tiers = В башне самое большее ярусов: { $most }, а не { $found }.
error-pad-houses = В деревне самое большее домов: { $most }, а не { $found }.
error-pad-traps = Слишком много ловушек одного вида ({ pad-trap }): названо { $found }, а у каждого их { $most }.
error-pad-market = Слишком много ловушек одного вида ({ pad-trap }): названо { $found }, а на рынке их { $most }.
error-pad-only-market = Эта ловушка есть только в версии для опытных, с рынком (--advanced): { pad-trap }.
error-pad-undamaged = У этой ловушки нет повреждённой стороны: { pad-trap }.
error-pad-supply = В запасе все ловушки целые, поэтому «{ $letter }» там быть не может.
error-pad-letter = «{ $letter }» — не ловушка. { score-letters }
error-pad-line = «{ $line }» не удаётся прочесть. Игрока записывают так: ярусы/дома, запас | поле, например 2/2 W | d c.
error-pad-empty = Считать нечего. Игрока записывают так: ярусы/дома, запас | поле, например 2/2 W | d c.
error-pad-players = Игроков может быть самое большее { $most }, а не { $found }.

# Что могут сказать друг другу те, кто играет вместе. Пока ловушка не выбрана, $kind — «…».

phrase-kind = { $kind ->
    [wall] стену
    [catapult] катапульту
    [dragon] дракона
    [treasure] сокровище
    [palisade] частокол
    [hearse] катафалк
    [dynamite] динамит
    [labyrinth] лабиринт
    [portal] портал
    [spring] пружину
   *[any] …
}
phrase-take = Беру { phrase-kind }.
phrase-leave = Оставьте мне, пожалуйста, { phrase-kind }.
phrase-place = Выкладываю { phrase-kind } на { $cell }.
phrase-buy = Давайте купим { phrase-kind }.
phrase-enough = Мне ловушек хватит.
phrase-send-me = Можно отправлять скелеты ко мне.
phrase-send-nothing = В этом раунде никого ко мне не отправляйте.
phrase-send-to = { $yours ->
    [yes] Отправляю скелеты вам.
   *[no] Отправляю скелеты игроку { $whom }.
}
phrase-tower = Моя башня на { $cell } в опасности.
phrase-capital = Столица в опасности!
phrase-who-needs-help = Кому помочь?
phrase-wait = Подождите меня, пожалуйста.
phrase-yes = Да.
phrase-no = Нет.
phrase-thanks = Спасибо!
phrase-well-done = Отлично!
