# Незвані кістки: усі слова, які читає людина. $who і $whom — імена гравців.
# Символи називаються за формою, а не за кольором:
# фіолетовий — хвиля, жовтий — сонце, червоний — крапля, синій — трикутник, зелений — листок.

title = Незвані кістки
tagline = Вбережіть вежу й село, поки сусідські скелети лізуть із вашого лісу.
author = Давід Фліс

# Скелети: символ і край, з якого вони виходять

type = { $type ->
    [left-purple] хвиля зліва
    [left-yellow] сонце зліва
    [left-red] крапля зліва
    [left-blue] трикутник зліва
    [left-green] листок зліва
    [top-purple] хвиля згори
    [top-yellow] сонце згори
    [top-red] крапля згори
    [top-blue] трикутник згори
    [top-green] листок згори
    [right-purple] хвиля справа
    [right-yellow] сонце справа
    [right-red] крапля справа
    [right-blue] трикутник справа
   *[right-green] листок справа
}
symbol-purple = хвиля
symbol-yellow = сонце
symbol-red = крапля
symbol-blue = трикутник
symbol-green = листок

# Пастки: як їх викладають і як їх лічать у запасі

tile = { $tile ->
    [wall-rising] стіна (/)
    [wall-falling] стіна (\)
    [catapult] катапульта
    [dragon] дракон
   *[treasure] скарб
}
kind-wall = стіни
kind-catapult = катапульти
kind-dragon = дракон
kind-treasure = скарб
kind = { $kind ->
    [wall] { kind-wall }
    [catapult] { kind-catapult }
    [dragon] { kind-dragon }
   *[treasure] { kind-treasure }
}

# Налаштування

option-players = Гравці
option-players-help = Від одного до шести; хто грає наодинці, має вистояти всі раунди.
option-first = Перше місце
option-first-help = Ні на що не впливає: усі грають одночасно, і ніхто не починає.
option-rounds = Раунди
option-rounds-help = Наодинці: скільки раундів мають вистояти вежа й будинок. Зазвичай десять; що більше, то важче.
option-heroic = Героїчна перемога
option-heroic-help = Наодинці: після останнього раунду нових скелетів не беруть, і ви граєте, доки не залишиться жодного.

# Запитання

ask-MoveHero = Пересуньте героя на одну з клітинок довкола нього.
ask-SetTrap = { $can ->
    [nothing] Пасток більше немає: робити нічого.
    [remove-nothing] Приберіть пастку або нічого не робіть.
    [place-nothing] Викладіть пастку або нічого не робіть.
   *[place-remove-nothing] Викладіть пастку, приберіть її з поля або нічого не робіть.
}
ask-MoveSkeleton = { $can ->
    [enter] Який скелет виходить із лісу наступним?
   *[move] Який скелет ходить наступним?
}
ask-ChooseCemetery = Скелет виходить через верхній край. На чий цвинтар?
ask-Aim = Катапульта стріляє. На чий цвинтар потраплять усі, хто прийде на неї в цій фазі?
ask-Run = Дракон проганяє скелет. Куди той побіжить?

# Що я можу зробити

do-hero = Героя на { $cell }
do-any-hero = Героя на цю клітинку
do-place = Викласти { $tile ->
    [wall-rising] стіну (/)
    [wall-falling] стіну (\)
    [catapult] катапульту
    [dragon] дракона
   *[treasure] скарб
} на { $cell }
do-any-place = { $tile ->
    [wall-rising] Стіну (/) на вільну клітинку
    [wall-falling] Стіну (\) на вільну клітинку
    [catapult] Катапульту на вільну клітинку
    [dragon] Дракона, можна й на скелетів
   *[treasure] Скарб на вільну клітинку
}
do-remove = Прибрати пастку з { $cell }
do-any-remove = Прибрати пастку звідти
do-nothing = Нічого не робити
do-enter = З лісу: { type }
do-move = { $heading ->
    [up] { $cell }, угору: { type }
    [right] { $cell }, праворуч: { type }
    [down] { $cell }, униз: { type }
   *[left] { $cell }, ліворуч: { type }
}
do-scatter = { $direction ->
    [up] Угору
    [right] Праворуч
    [down] Униз
   *[left] Ліворуч
}
do-send = На цвинтар: { $whom }

# Журнал: ходи

log-hero = { $who } { $you ->
    [yes] ведете
   *[no] веде
} героя на { $cell }.
log-place = { $who } { $you ->
    [yes] викладаєте
   *[no] викладає
} { $tile ->
    [wall-rising] стіну (/)
    [wall-falling] стіну (\)
    [catapult] катапульту
    [dragon] дракона
   *[treasure] скарб
} на { $cell }.
log-remove = { $who } { $you ->
    [yes] прибираєте
   *[no] прибирає
} пастку з { $cell }.
log-nothing = { $who } нічого не { $you ->
    [yes] робите
   *[no] робить
}.
log-enter = { $you ->
    [yes] З вашого лісу
   *[no] З лісу гравця { $who }
}: { type }.
log-move = { $you ->
    [yes] Ваш скелет
   *[no] Скелет гравця { $who }
} на { $cell } ходить: { type }.
log-scatter = { $you ->
    [yes] Ваш дракон
   *[no] Дракон гравця { $who }
} жене скелет { $direction ->
    [up] угору
    [right] праворуч
    [down] униз
   *[left] ліворуч
}.
log-send = { $who } { $you ->
    [yes] вибираєте
   *[no] вибирає
} { $yours ->
    [yes] ваш цвинтар
   *[no] цвинтар гравця { $whom }
}.
log-chance-drawn = { $whom } { $yours ->
    [yes] дістаєте
   *[no] дістає
} скелет: { type }.
log-chance-drawn-many = { $whom } { $yours ->
    [yes] дістаєте
   *[no] дістає
} { $count ->
    [one] { $count } скелет
    [few] { $count } скелети
    [many] { $count } скелетів
   *[other] { $count } скелета
}: { $list }.

# Журнал: події

log-round = Раунд { $number }.
log-phase = { $number ->
    [1] Фаза 1: герої.
    [2] Фаза 2: пастки.
    [3] Фаза 3: скелети.
   *[4] Фаза 4: нові скелети.
}
log-slain = { $you ->
    [yes] Ваш герой
   *[no] Герой гравця { $who }
} знищує { $skeletons ->
    [one] { $skeletons } скелет
    [few] { $skeletons } скелети
    [many] { $skeletons } скелетів
   *[other] { $skeletons } скелета
} на { $cell }.
log-lured = { $you ->
    [yes] На вашому полі
   *[no] На полі гравця { $who }
} скелет на { $cell } повертається до скарбу: { type }, тепер { $to ->
    [up] угору
    [right] праворуч
    [down] униз
   *[left] ліворуч
}.
log-came = { $you ->
    [yes] На вашому полі
   *[no] На полі гравця { $who }
}, { $cell }: { type }, напрямок — { $heading ->
    [up] угору
    [right] праворуч
    [down] униз
   *[left] ліворуч
}.
log-sprung = { $tile ->
    [wall-rising] { $you ->
        [yes] Ваша стіна
       *[no] Стіна гравця { $who }
    } на { $cell } відбиває скелет
    [wall-falling] { $you ->
        [yes] Ваша стіна
       *[no] Стіна гравця { $who }
    } на { $cell } відбиває скелет
    [catapult] { $you ->
        [yes] Ваша катапульта
       *[no] Катапульта гравця { $who }
    } на { $cell } хапає скелет
    [dragon] { $you ->
        [yes] Ваш дракон
       *[no] Дракон гравця { $who }
    } на { $cell } лякає скелет
   *[treasure] { $you ->
        [yes] Ваш скарб
       *[no] Скарб гравця { $who }
    } на { $cell } вабить скелет
}.
log-left = { $you ->
    [yes] Ваш скелет
   *[no] Скелет гравця { $who }
} ({ type }) виходить через { $edge ->
    [top] верхній край
    [right] правий край
    [bottom] нижній край
   *[left] лівий край
} на { $yours ->
    [yes] ваш цвинтар
   *[no] цвинтар гравця { $whom }
}.
log-left-own = { $you ->
    [yes] Ваш скелет
   *[no] Скелет гравця { $who }
} ({ type }) виходить через { $edge ->
    [top] верхній край
    [right] правий край
    [bottom] нижній край
   *[left] лівий край
}, але ще повернеться.
log-thrown = { $you ->
    [yes] Ваша катапульта
   *[no] Катапульта гравця { $who }
} на { $cell } кидає скелет ({ type }) на { $yours ->
    [yes] ваш цвинтар
   *[no] цвинтар гравця { $whom }
}.
log-thrown-own = { $you ->
    [yes] Ваша катапульта
   *[no] Катапульта гравця { $who }
} на { $cell } викидає скелет ({ type }), але він ще повернеться.
log-tier-lost = { $you ->
    [yes] Ваша вежа
   *[no] Вежа гравця { $who }
} втрачає ярус: { $tiers ->
    [0] її зруйновано!
    [one] лишився { $tiers }.
    [few] лишилося { $tiers }.
    [many] лишилося { $tiers }.
   *[other] лишилося { $tiers }.
}
log-house-lost = Горить будинок у { $you ->
    [yes] вашому селі
   *[no] селі гравця { $who }
}: { $houses ->
    [0] не лишилося жодного!
    [one] лишився { $houses }.
    [few] лишилося { $houses }.
    [many] лишилося { $houses }.
   *[other] лишилося { $houses }.
}
log-fallen = { $who } { $you ->
    [yes] вибуваєте
   *[no] вибуває
} з гри.
log-turned = { $tile ->
    [wall-rising] { $you ->
        [yes] Вашу стіну
       *[no] Стіну гравця { $who }
    } на { $cell } { $side ->
        [intact] відновлено
        [damaged] пошкоджено
       *[gone] знищено
    }
    [wall-falling] { $you ->
        [yes] Вашу стіну
       *[no] Стіну гравця { $who }
    } на { $cell } { $side ->
        [intact] відновлено
        [damaged] пошкоджено
       *[gone] знищено
    }
    [catapult] { $you ->
        [yes] Вашу катапульту
       *[no] Катапульту гравця { $who }
    } на { $cell } { $side ->
        [intact] відновлено
        [damaged] пошкоджено
       *[gone] знищено
    }
    [dragon] { $you ->
        [yes] Вашого дракона
       *[no] Дракона гравця { $who }
    } на { $cell } { $side ->
        [intact] зцілено
        [damaged] поранено
       *[gone] вбито
    }
   *[treasure] { $you ->
        [yes] Ваш скарб
       *[no] Скарб гравця { $who }
    } на { $cell } { $side ->
        [intact] відновлено
        [damaged] пошкоджено
       *[gone] знищено
    }
}.
log-stolen = { $you ->
    [yes] Ваш скарб
   *[no] Скарб гравця { $who }
} на { $cell } викрадено!
log-settled = Фазу { $phase } завершено; усі скелети лежать { $side ->
    [white] білим
   *[black] чорним
} боком догори.
log-arrived = { $you ->
    [yes] На узлісся вашого поля
   *[no] На узлісся гравця { $who }
} { $skeletons ->
    [one] виходить { $skeletons } скелет
    [few] виходять { $skeletons } скелети
    [many] виходять { $skeletons } скелетів
   *[other] виходять { $skeletons } скелета
}.
log-arrived-all = Нові скелети на узліссі: { $list }.
log-arrived-each = { $who } { $skeletons }

# Кінець

end-fallen = { $winners ->
    [0] Ніхто не встояв, і переможця немає.
    [one] { $who } { $you ->
        [yes] перемагаєте
       *[no] перемагає
    }: { $score ->
        [one] { $score } очко
        [few] { $score } очки
        [many] { $score } очок
       *[other] { $score } очка
    }.
    [few] { $who } ділять перемогу: { $score ->
        [one] { $score } очко
        [few] { $score } очки
        [many] { $score } очок
       *[other] { $score } очка
    } у кожного.
    [many] { $who } ділять перемогу: { $score ->
        [one] { $score } очко
        [few] { $score } очки
        [many] { $score } очок
       *[other] { $score } очка
    } у кожного.
   *[other] { $who } ділять перемогу: { $score ->
        [one] { $score } очко
        [few] { $score } очки
        [many] { $score } очок
       *[other] { $score } очка
    } у кожного.
}
end-stood = { $score ->
    [one] Позаду { $score } раунд, вежа й будинок стоять: перемога!
    [few] Позаду { $score } раунди, вежа й будинок стоять: перемога!
    [many] Позаду { $score } раундів, вежа й будинок стоять: перемога!
   *[other] Позаду { $score } раунду, вежа й будинок стоять: перемога!
}
end-cleared = { $score ->
    [one] Позаду { $score } раунд, і не лишилося жодного скелета: героїчна перемога!
    [few] Позаду { $score } раунди, і не лишилося жодного скелета: героїчна перемога!
    [many] Позаду { $score } раундів, і не лишилося жодного скелета: героїчна перемога!
   *[other] Позаду { $score } раунду, і не лишилося жодного скелета: героїчна перемога!
}
end-lost = { $score ->
    [0] Поразка в першому ж раунді.
    [one] Поразка: вежа й будинок протрималися { $score } раунд.
    [few] Поразка: вежа й будинок протрималися { $score } раунди.
    [many] Поразка: вежа й будинок протрималися { $score } раундів.
   *[other] Поразка: вежа й будинок протрималися { $score } раунду.
}

# Стіл

round-phase = Раунд { $round }, { $phase ->
    [0] перед першою фазою
    [1] фаза 1: герої
    [2] фаза 2: пастки
    [3] фаза 3: скелети
   *[4] фаза 4: нові скелети
}
round-of = Раунд { $round } з { $rounds }, { $phase ->
    [0] перед першою фазою
    [1] фаза 1: герої
    [2] фаза 2: пастки
    [3] фаза 3: скелети
   *[4] фаза 4: нові скелети
}
bag = Мішок
houses = Будинки
supply = Запас
supply-empty = пасток немає
cemetery = Цвинтар
on-the-way = У дорозі
is-out = поза грою
signs =
    @ — герой, { signs-towers }, ⌂ (n) — будинок. Скелет — це стрілка його напрямку і його символ: ≈ (~) { symbol-purple }, ☼ (*) { symbol-yellow }, ♦ (o) { symbol-red }, ▲ (A) { symbol-blue }, ♣ (&) { symbol-green }; число перед ним — скільки там однакових, а ✓ (') — що в цьому раунді хід уже зроблено{ signs-frozen }.{ signs-commanders }
    Довкола вашого поля — ліс: хто там чекає і де виходить кожен символ. Подвійні стрілки на землі, як-от ⇓ (vv), повертають скелети, що приходять збоку.
    Пастки: [/] і [\] — стіни, [C] — катапульта, [D] — дракон, [T] — скарб{ signs-traps }; з ! — пошкоджена, з * — перевернеться наприкінці фази{ signs-sabotaged }.
    На чужих полях у кожній клітинці стоять літера пастки, напрямок скелетів (× або x, якщо він різний) та їхнє число; скраю — скільки чекає в лісі. Знак + — десять або більше.{ signs-glance }
    Клітинка — це літера стовпця й номер рядка, як-от b2. Стіну набирають як /b2 або \b2 (можна rb2 і fb2), катапульту — cb2, дракона — db2, скарб — tb2{ signs-keys }; -b2 прибирає пастку. Скелет називають номером у списку або клітинкою, можна з напрямком: b2 чи b2v.{ signs-found }

# Відмови

error-only-alone = Героїчна перемога — лише для одного гравця.
error-rounds-alone = Кількість раундів обирає лише той, хто грає сам; з іншими гра триває, доки хтось не впаде.
error-nobody-first = Усі діють одночасно, тож ніхто не починає.
error-hero-first = Зараз ходять герої: виберіть клітинку для свого.
error-hero-stays = Герой не може лишатися на місці.
error-hero-far = Герой ходить рівно на одну клітинку, у будь-якому з восьми напрямків.
error-trap-first = Зараз фаза пасток: викладіть одну, приберіть одну або нічого не робіть.
error-no-trap = На цій клітинці немає пастки.
error-none-left = { $tile ->
    [wall-rising] У вашому запасі немає стіни.
    [wall-falling] У вашому запасі немає стіни.
    [catapult] У вашому запасі немає катапульти.
    [dragon] У вашому запасі немає дракона.
   *[treasure] У вашому запасі немає скарбу.
}
error-place-tower = Там стоїть вежа: у ній пастку не викласти.
error-place-trap = На цій клітинці вже є пастка.
error-place-skeleton = На цій клітинці стоять скелети: до них можна послати лише дракона.
error-move-first = Зараз ходять скелети: виберіть, який наступний.
error-no-skeleton = Немає такого скелета, який ще мав би ходити.
error-scatter-first = Дракон лякає скелет: виберіть, куди той побіжить.
error-scatter-village = У село дракон скелетів не жене.
error-send-first = Спершу виберіть цвинтар.
error-send-opponent = Виберіть цвинтар когось з інших.

# Компоненти

error-components-arrow = Клітинки в рядку { $row }, стовпці { $column } немає, тому там не може бути стрілки.
error-components-tower = Вежа має стояти на клітинці поля.
error-components-entry = Символ «{ $symbol }» повинен мати рівно одне місце на краю «{ $edge }».
error-components-stars = Пастка «{ $kind }» повинна мати стільки боків із зірками: { $wanted }.

# Боти

bot-warden = Вартовий
bot-warden-help = Б’є тих, хто найближче до вежі й села, і відповідає одразу.
bot-strategist = Стратег
bot-strategist-help = Дивиться на два раунди вперед і відправляє скелети туди, де вони вдарять найболючіше.

# У браузері

do-short-hero = { $cell }
move-rest = Перемістити решту
footprints = Сліди: куди піде кожен скелет
footprints-short = Сліди
more-fields = Ще поля
look-closer = Роздивитися поле: { $who }
choose-cell = { $tile ->
    [wall-rising] На яку клітинку поставити стіну (/)?
    [wall-falling] На яку клітинку поставити стіну (\)?
    [catapult] На яку клітинку поставити катапульту?
    [dragon] На яку клітинку поставити дракона?
   *[treasure] На яку клітинку покласти скарб?
}
choose-of-place = Оберіть одне з цього.
field-of = Поле: { $who }
field-stands = { $tiers ->
    [one] { $tiers } ярус
    [few] { $tiers } яруси
    [many] { $tiers } ярусів
   *[other] { $tiers } яруса
}, { $houses ->
    [one] { $houses } будинок
    [few] { $houses } будинки
    [many] { $houses } будинків
   *[other] { $houses } будинку
}, { $skeletons ->
    [one] { $skeletons } скелет на полі
    [few] { $skeletons } скелети на полі
    [many] { $skeletons } скелетів на полі
   *[other] { $skeletons } скелета на полі
}, на краю лісу: { $waiting }
cell-empty = нічого
cell-hero = герой
cell-tower = вежа, { $tiers ->
    [one] { $tiers } ярус
    [few] { $tiers } яруси
    [many] { $tiers } ярусів
   *[other] { $tiers } яруса
}
cell-arrow = { $heading ->
    [up] стрілка вгору
    [right] стрілка праворуч
    [down] стрілка вниз
   *[left] стрілка ліворуч
} на землі
trap-intact = { tile }
trap-damaged = { tile }, пошкоджена сторона
heading = { $heading ->
    [up] вгору
    [right] праворуч
    [down] вниз
   *[left] ліворуч
}
skeletons-headed = { $count ->
    [1] скелет, { type }, іде { heading }
    [one] { $count } скелет, { type }, ідуть { heading }
    [few] { $count } скелети, { type }, ідуть { heading }
    [many] { $count } скелетів, { type }, ідуть { heading }
   *[other] { $count } скелета, { type }, ідуть { heading }
}
skeletons-moved = { $count ->
    [1] скелет, { type }, дивиться { heading }, уже ходив
    [one] { $count } скелет, { type }, дивляться { heading }, уже ходили
    [few] { $count } скелети, { type }, дивляться { heading }, уже ходили
    [many] { $count } скелетів, { type }, дивляться { heading }, уже ходили
   *[other] { $count } скелета, { type }, дивляться { heading }, уже ходили
}
forest-edge = Край лісу, { type }
skeletons-wait = { $count ->
    [0] ніхто не чекає
    [one] чекає { $count } скелет
    [few] чекають { $count } скелети
    [many] чекає { $count } скелетів
   *[other] чекає { $count } скелета
}
next-stands = далі на { $cell }
next-tower = далі до вежі
next-village = далі в село
next-slain = далі до героя, який його знищить
next-forest = далі в ліс
next-thrown = далі на катапульту
next-dragon = далі до дракона
change = потім { $list }
change-stands = на інші клітинки – { $count }
change-tower = до вежі – { $count }
change-village = у село – { $count }
change-slain = знищено – { $count }
change-forest = з поля – { $count }
change-thrown = на катапульту – { $count }
change-dragon = до дракона – { $count }

# Журнал у браузері: рядок про всіх героїв і по рядку на кожне поле

heroes = Герої: { $list }.
heroes-one = { $who } – { $cell }
heroes-slew = { $who } – { $cell } (знищено { $count })
traps-set = Пастки: { $list }.
traps-damaged = Пошкоджені пастки: { $list }.
traps-gone = Знищені пастки: { $list }.
traps-one = { $who } – { tile } на { $cell }
traps-taken = { $who } – знято з { $cell }
arrivals = Нові на узліссі: { $list }.
arrivals-one = { $who } – { $count }
went = { $you ->
    [yes] Ваше поле
   *[no] Поле гравця { $who }
}: { $list }.
went-on = { $count ->
    [one] { $count } скелет іде далі
    [few] { $count } скелети йдуть далі
    [many] { $count } скелетів ідуть далі
   *[other] { $count } скелета йдуть далі
}
went-slain = знищено – { $count }
went-away = { $yours ->
    [yes] на ваш цвинтар
   *[no] гравцеві { $whom }
} – { $count }
went-round = ще повернуться – { $count }
went-tower = до вежі – { $count } ({ $left ->
    [0] вежа падає
    [one] лишився { $left } ярус
    [few] лишилися { $left } яруси
    [many] лишилося { $left } ярусів
   *[other] лишилося { $left } яруса
})
went-village = у село – { $count } ({ $left ->
    [0] будинків не лишилося
    [one] лишився { $left } будинок
    [few] лишилися { $left } будинки
    [many] лишилося { $left } будинків
   *[other] лишилося { $left } будинку
})

# Кінець у браузері

ended-tower = { $you ->
    [yes] Ваша вежа впала.
   *[no] Вежа гравця { $who } впала.
}
ended-village = { $you ->
    [yes] Ваше село згоріло.
   *[no] Село гравця { $who } згоріло.
}
points-for = Очки за
points-tower = вежу
points-houses = будинки
points-traps = пастки
points-all = разом

# Виклик дня

daily-result = вистояно раундів: { $score } з { $rounds }

# У терміналі: ринок, зброя та спільне в кооперативній грі

terminal-market = Ринок
terminal-price = ціна
terminal-left = є
terminal-purse = Спільний гаманець
terminal-coins = монет
terminal-passed = пас
terminal-following = Далі купують
terminal-supply = Спільний запас
terminal-weapon = Зброя
terminal-capital = Столиця
terminal-side = { $side ->
    [white] Ходять білі
   *[black] Ходять чорні
}
do-any-buy = Купити товар із цим номером
signs-towers = { $coop ->
    [yes] ♜ (#) — вежа, ∴ (:) — її руїна
   *[no] ♜ (#) — вежа й число її ярусів
}
signs-frozen = { $advanced ->
    [yes] {" "}або пропущено; ❄ (%) — що буде пропущено й наступний
   *[no] {""}
}
signs-commanders = { $commanders ->
    [yes] {" "}У командирів за символом стоїть літера: U — { commander-sapper }, N — { commander-necromancer }, M — { commander-peacemaker }, E — { commander-emperor }, G — { commander-ghost }, I — { commander-instructor }, B — { commander-saboteur }. Де героя забрав імператор, стоїть -@.
   *[no] {""}
}
signs-traps = { $advanced ->
    [yes] , [P] — частокіл, [H] — катафалк, [X] — динаміт, а ∪ (u) — вирва від нього, [Lw] і [Lb] — лабіринт білою чи чорною стороною догори, [O] — портал, [S] — пружина
   *[no] {""}
}
signs-sabotaged = { $commanders ->
    [yes] , з - — зникне з гри через диверсанта
   *[no] {""}
}
signs-found = { $advanced ->
    [yes] {" "}Що робить пастка чи зброя, можна знайти за назвою: r портал.
   *[no] {""}
}
signs-glance = { $commanders ->
    [yes] {" "}Командири показані літерами перед числом усіх.
   *[no] {""}
}
signs-keys = { $advanced ->
    [yes] , частокіл — pb2, катафалк — hb2, динаміт — xb2, лабіринт — lwb2 або lbb2, портал — ob2, пружину — sb2
   *[no] {""}
}

# Аркуш підрахунку та `ossuary score badbones`

help-score = порахувати, що лишилося наприкінці гри наживо, по гравцеві в рядку
arg-score-file = файл із гравцями; без нього те, що введено або передано
arg-score-advanced = пастки куплено на ринку
arg-score-json = вивести масив JSON з очками кожного гравця
score-letters = W стіна, C катапульта, D дракон, T скарб; з ринку також P частокіл, H катафалк, X динаміт, L лабіринт, O портал, S пружина. Малі літери — пошкоджені, x — вирва; хто вибуває, той 0/0.
score-hint = По гравцеві в рядку: яруси/будинки, пастки в запасі, а після | — на полі, наприклад 2/2 W | d c. { score-letters } Ctrl-D завершує.
score-line = Рядок { $number }: { $why }
score-player = Гравець { $number }, місце { $rank }: { $told }
pad = Аркуш підрахунку
pad-player = Гравець { $number }
pad-tiers = Яруси
pad-houses = Будинки
pad-trap = { $kind ->
    [wall] Стіна
    [catapult] Катапульта
    [dragon] Дракон
   *[treasure] Скарб
}
pad-place = { $place ->
    [supply] у запасі
    [intact] на полі
    [damaged] пошкоджено
   *[gone] поза грою
}
pad-part = { $what ->
    [tiers] яруси
    [houses] будинки
    [supply] { pad-trap }, у запасі
    [intact] { pad-trap }, ціла сторона
   *[damaged] { $kind ->
        [dynamite] Вирва
       *[wall] { pad-trap }, пошкоджена сторона
    }
}
pad-points = { $points ->
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очка
}
pad-rank = місце { $rank }
pad-out = поза грою, без очок
pad-tied = Очок порівну: вирішує вища вежа.
pad-nobody = Усі вибули, переможця немає.
pad-clear = Очистити все
pad-undo = Повернути числа
error-pad-tiers = У вежі щонайбільше ярусів: { $most }, а не { $found }.
error-pad-houses = У селі щонайбільше будинків: { $most }, а не { $found }.
error-pad-traps = Забагато пасток одного виду ({ pad-trap }): названо { $found }, а в кожного їх { $most }.
error-pad-market = Забагато пасток одного виду ({ pad-trap }): названо { $found }, а на ринку їх { $most }.
error-pad-only-market = Ця пастка є лише у версії для досвідчених, з ринком (--advanced): { pad-trap }.
error-pad-undamaged = Ця пастка не має пошкодженої сторони: { pad-trap }.
error-pad-supply = У запасі всі пастки цілі, тож «{ $letter }» там бути не може.
error-pad-letter = «{ $letter }» — не пастка. { score-letters }
error-pad-line = «{ $line }» не вдається прочитати. Гравця записують так: яруси/будинки, запас | поле, наприклад 2/2 W | d c.
