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
    [top-purple] волна сверху
    [top-yellow] солнце сверху
    [top-red] капля сверху
    [top-blue] треугольник сверху
    [top-green] лист сверху
    [right-purple] волна справа
    [right-yellow] солнце справа
    [right-red] капля справа
    [right-blue] треугольник справа
   *[right-green] лист справа
}
symbol-purple = волна
symbol-yellow = солнце
symbol-red = капля
symbol-blue = треугольник
symbol-green = лист

# Ловушки: как их выкладывают и как их считают в запасе

tile = { $tile ->
    [wall-rising] стена (/)
    [wall-falling] стена (\)
    [catapult] катапульта
    [dragon] дракон
   *[treasure] сокровище
}
kind-wall = стены
kind-catapult = катапульты
kind-dragon = дракон
kind-treasure = сокровище
kind = { $kind ->
    [wall] { kind-wall }
    [catapult] { kind-catapult }
    [dragon] { kind-dragon }
   *[treasure] { kind-treasure }
}

# Настройки

option-players = Игроки
option-players-help = От одного до шести; кто играет в одиночку, должен выстоять все раунды.
option-first = Первое место
option-first-help = Ни на что не влияет: все играют одновременно, и никто не начинает.
option-rounds = Раунды
option-rounds-help = В одиночку: сколько раундов должны выстоять башня и дом. Обычно десять; чем больше, тем труднее.
option-heroic = Героическая победа
option-heroic-help = В одиночку: после последнего раунда новых скелетов не берут, и вы играете, пока не останется ни одного.

# Вопросы

ask-MoveHero = Передвиньте героя на одну из клеток вокруг него.
ask-SetTrap = { $can ->
    [nothing] Ловушек больше нет: делать нечего.
    [remove-nothing] Уберите ловушку или ничего не делайте.
    [place-nothing] Выложите ловушку или ничего не делайте.
   *[place-remove-nothing] Выложите ловушку, уберите её с поля или ничего не делайте.
}
ask-MoveSkeleton = { $can ->
    [enter] Какой скелет выходит из леса следующим?
   *[move] Какой скелет ходит следующим?
}
ask-ChooseCemetery = Скелет уходит через верхний край. На чьё кладбище?
ask-Aim = Катапульта стреляет. На чьё кладбище отправятся все, кто попадёт на неё в этой фазе?
ask-Run = Дракон прогоняет скелет. Куда тот побежит?

# Что я могу сделать

do-hero = Героя на { $cell }
do-any-hero = Героя на эту клетку
do-place = Выложить { $tile ->
    [wall-rising] стену (/)
    [wall-falling] стену (\)
    [catapult] катапульту
    [dragon] дракона
   *[treasure] сокровище
} на { $cell }
do-any-place = { $tile ->
    [wall-rising] Стену (/) на свободную клетку
    [wall-falling] Стену (\) на свободную клетку
    [catapult] Катапульту на свободную клетку
    [dragon] Дракона, можно и на скелетов
   *[treasure] Сокровище на свободную клетку
}
do-remove = Убрать ловушку с { $cell }
do-any-remove = Убрать ловушку оттуда
do-nothing = Ничего не делать
do-enter = Из леса: { type }
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
    [yes] Ваша катапульта
   *[no] Катапульта игрока { $who }
} на { $cell } бросает скелет ({ type }) на { $yours ->
    [yes] ваше кладбище
   *[no] кладбище игрока { $whom }
}.
log-thrown-own = { $you ->
    [yes] Ваша катапульта
   *[no] Катапульта игрока { $who }
} на { $cell } выбрасывает скелет ({ type }), но он ещё вернётся.
log-tier-lost = { $you ->
    [yes] Ваша башня
   *[no] Башня игрока { $who }
} теряет ярус: { $tiers ->
    [0] она рухнула!
    [one] остался { $tiers }.
    [few] осталось { $tiers }.
    [many] осталось { $tiers }.
   *[other] осталось { $tiers }.
}
log-house-lost = Горит дом в { $you ->
    [yes] вашей деревне
   *[no] деревне игрока { $who }
}: { $houses ->
    [0] не осталось ни одного!
    [one] остался { $houses }.
    [few] осталось { $houses }.
    [many] осталось { $houses }.
   *[other] осталось { $houses }.
}
log-fallen = { $who } { $you ->
    [yes] выбываете
   *[no] выбывает
} из игры.
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
   *[treasure] { $you ->
        [yes] Ваше сокровище
       *[no] Сокровище игрока { $who }
    } на { $cell } { $side ->
        [intact] снова цело
        [damaged] повреждено
       *[gone] уничтожено
    }
}.
log-stolen = { $you ->
    [yes] Ваше сокровище
   *[no] Сокровище игрока { $who }
} на { $cell } похищено!
log-settled = Фаза { $phase } окончена; все скелеты лежат { $side ->
    [white] белой
   *[black] чёрной
} стороной вверх.
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

# Стол

round-phase = Раунд { $round }, { $phase ->
    [0] перед первой фазой
    [1] фаза 1: герои
    [2] фаза 2: ловушки
    [3] фаза 3: скелеты
   *[4] фаза 4: новые скелеты
}
round-of = Раунд { $round } из { $rounds }, { $phase ->
    [0] перед первой фазой
    [1] фаза 1: герои
    [2] фаза 2: ловушки
    [3] фаза 3: скелеты
   *[4] фаза 4: новые скелеты
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

error-only-alone = Героическая победа — только для одного игрока.
error-rounds-alone = Число раундов выбирает лишь тот, кто играет в одиночку; с другими игра длится, пока кто-нибудь не падёт.
error-nobody-first = Все действуют одновременно, поэтому никто не начинает.
error-hero-first = Сейчас ходят герои: выберите клетку для своего.
error-hero-stays = Герой не может оставаться на месте.
error-hero-far = Герой ходит ровно на одну клетку, в любом из восьми направлений.
error-trap-first = Сейчас фаза ловушек: выложите одну, уберите одну или ничего не делайте.
error-no-trap = На этой клетке нет ловушки.
error-none-left = { $tile ->
    [wall-rising] В вашем запасе нет стены.
    [wall-falling] В вашем запасе нет стены.
    [catapult] В вашем запасе нет катапульты.
    [dragon] В вашем запасе нет дракона.
   *[treasure] В вашем запасе нет сокровища.
}
error-place-tower = Там стоит башня: в ней ловушку не выложить.
error-place-trap = На этой клетке уже есть ловушка.
error-place-skeleton = На этой клетке стоят скелеты: к ним можно послать только дракона.
error-move-first = Сейчас ходят скелеты: выберите, какой следующий.
error-no-skeleton = Такого скелета, которому ещё предстоит ходить, нет.
error-scatter-first = Дракон пугает скелет: выберите, куда тот побежит.
error-scatter-village = В деревню дракон скелеты не гонит.
error-send-first = Сначала выберите кладбище.
error-send-opponent = Выберите кладбище кого-нибудь из остальных.

# Компоненты

error-components-arrow = Клетки в строке { $row }, столбце { $column } нет, поэтому там не может быть стрелки.
error-components-tower = Башня должна стоять на клетке поля.
error-components-entry = У символа «{ $symbol }» должно быть ровно одно место на краю «{ $edge }».
error-components-stars = У ловушки «{ $kind }» должно быть столько сторон со звёздами: { $wanted }.

# Боты

bot-warden = Страж
bot-warden-help = Бьёт тех, кто ближе всего к башне и деревне, и отвечает сразу.
bot-strategist = Стратег
bot-strategist-help = Смотрит на два раунда вперёд и отправляет скелеты туда, где они больнее всего ударят.

# В браузере

do-short-hero = { $cell }
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
   *[treasure] На какую клетку положить сокровище?
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
}, на краю леса: { $waiting }
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
forest-edge = Край леса, { type }
skeletons-wait = { $count ->
    [0] никто не ждёт
    [one] ждёт { $count } скелет
    [few] ждут { $count } скелета
    [many] ждут { $count } скелетов
   *[other] ждут { $count } скелета
}
next-stands = дальше на { $cell }
next-tower = дальше к башне
next-village = дальше в деревню
next-slain = дальше к герою, который его уничтожит
next-forest = дальше в лес
next-thrown = дальше на катапульту
next-dragon = дальше к дракону
change = потом { $list }
change-stands = на другие клетки – { $count }
change-tower = к башне – { $count }
change-village = в деревню – { $count }
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
do-any-buy = Купить товар с этим номером
signs-towers = { $coop ->
    [yes] ♜ (#) — башня, ∴ (:) — её руины
   *[no] ♜ (#) — башня и число её ярусов
}
signs-frozen = { $advanced ->
    [yes] {" "}или пропускает ход; ❄ (%) — что пропустит и следующий
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
score-line = Строка { $number }: { $why }
score-player = Игрок { $number }, место { $rank }: { $told }
pad = Лист подсчёта
pad-player = Игрок { $number }
pad-tiers = Ярусы
pad-houses = Дома
pad-trap = { $kind ->
    [wall] Стена
    [catapult] Катапульта
    [dragon] Дракон
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
