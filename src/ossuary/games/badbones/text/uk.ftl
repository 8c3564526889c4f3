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
    [top-purple] хвиля { from-top }
    [top-yellow] сонце { from-top }
    [top-red] крапля { from-top }
    [top-blue] трикутник { from-top }
    [top-green] листок { from-top }
    [right-purple] хвиля справа
    [right-yellow] сонце справа
    [right-red] крапля справа
    [right-blue] трикутник справа
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
   *[right-green] листок справа
}
from-top = { $coop ->
    [yes] знизу
   *[no] згори
}
place = { $place ->
    [left-purple] хвиля зліва
    [left-yellow] сонце зліва
    [left-red] крапля зліва
    [left-blue] трикутник зліва
    [left-green] листок зліва
    [top-purple] хвиля { at-top }
    [top-yellow] сонце { at-top }
    [top-red] крапля { at-top }
    [top-blue] трикутник { at-top }
    [top-green] листок { at-top }
    [right-purple] хвиля справа
    [right-yellow] сонце справа
    [right-red] крапля справа
    [right-blue] трикутник справа
   *[right-green] листок справа
}
at-top = { $coop ->
    [yes] знизу
   *[no] вгорі
}
commander-sapper = старший мінер
commander-necromancer = некромант
commander-peacemaker = миротворець
commander-emperor = імператор скелетів
commander-ghost = примарний командир
commander-instructor = старший інструктор
commander-saboteur = старший диверсант
commander-help-sapper = Знищує два яруси або два будинки замість одного.
commander-help-necromancer = Хто дістає його з мішка, одразу дістає ще три скелети.
commander-help-peacemaker = Не руйнує, а відбудовує втрачений ярус або будинок.
commander-help-emperor = Варто йому дійти до вежі чи села, і все програно; герой, який його вбиває, полишає гру разом із ним.
commander-help-ghost = Безсмертний: потрапляє на цвинтар того поля, де його вбили, і приходить знову.
commander-help-instructor = Усі скелети з його клітинки йдуть за ним одним загоном, у його напрямку.
commander-help-saboteur = Кожна пастка, на яку він натрапив, наприкінці фази 3 вибуває з гри, а диверсант повертається в мішок.
symbol-purple = хвиля
symbol-yellow = сонце
symbol-red = крапля
symbol-blue = трикутник
symbol-green = листок
symbol = { $symbol ->
    [purple] { symbol-purple }
    [yellow] { symbol-yellow }
    [red] { symbol-red }
    [blue] { symbol-blue }
   *[green] { symbol-green }
}

# Пастки: як їх викладають і як їх лічать у запасі

tile = { $tile ->
    [wall-rising] стіна (/)
    [wall-falling] стіна (\)
    [catapult] катапульта
    [dragon] дракон
    [palisade] частокіл
    [hearse] катафалк
    [dynamite] динаміт
    [labyrinth-white] білий лабіринт
    [labyrinth-black] чорний лабіринт
    [portal] портал
    [spring] пружина
   *[treasure] скарб
}

# Товари: що продають на ринку, по одному, і що кожен робить

ware-wall = стіна
ware-catapult = катапульта
ware-dragon = дракон
ware-treasure = скарб
ware-palisade = частокіл
ware-hearse = катафалк
ware-dynamite = динаміт
ware-labyrinth = лабіринт
ware-portal = портал
ware-spring = пружина
ware-crossbow = арбалет
ware-ice-wand = крижаний жезл
ware-death-wand = жезл смерті
ware-teleport-wand = жезл телепортації
ware-two-handed-sword = дворучний меч
ware-battle-axe = бойова сокира
ware-flail = кистень
ware-rapier = рапіра
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
ware-help-wall = Скелети відскакують під прямим кутом і проходять ще одну клітинку.
ware-help-catapult = Відправляє всіх, хто прийшов за фазу, на цвинтар когось одного з інших; наодинці — на ваш власний.
ware-help-dragon = Проганяє кожного, хто прийшов, на сусідню клітинку; його можна викласти на скелети.
ware-help-treasure = Повертає до себе всі скелети поруч; хто лишився на ньому, той його викрадає.
ware-help-palisade = Ніхто на нього не заходить: скелет лишається там, де почав хід, а закинутий на нього гине.
ware-help-hearse = Відвозить усіх, хто прийшов за фазу, на цвинтар когось одного з інших і сам переходить до того запасу; наодинці все лишається у вас.
ware-help-dynamite = Знищує всіх, хто прийшов за фазу, і лишає вирву; можна викласти й на скелети, тоді він вибухає одразу.
ware-help-labyrinth = Лежить білим або чорним боком догори; на початку ходу з нього виходять лише скелети його кольору.
ware-help-portal = Повертає того, хто прийшов, на його місце на узліссі.
ware-help-spring = Перекидає того, хто прийшов, на дві клітинки далі, хай що там між ними.
ware-help-crossbow = Після трьох убитих за фазу: знищує один скелет будь-де на вашому полі.
ware-help-ice-wand = Після трьох убитих за фазу: усі скелети на одній клітинці вашого поля пропускають наступний хід.
ware-help-death-wand = Після трьох убитих за фазу: знищені героєм потрапляють на цвинтар когось з інших; наодинці — на ваш власний.
ware-help-teleport-wand = Після трьох убитих за фазу: герой переноситься на вежу.
ware-help-two-handed-sword = Після трьох убитих за фазу: герой ходить ще раз і нищить, як завжди.
ware-help-battle-axe = Після трьох убитих за фазу: гинуть усі скелети одного символу на чотирьох клітинках поруч із героєм.
ware-help-flail = Після трьох убитих за фазу: скелети з однієї клітинки довкола героя переходять на порожню поряд із ним.
ware-help-rapier = Після трьох убитих за фазу: скелети на одній клітинці довкола героя повертаються, куди ви скажете.

# Налаштування

option-players = Гравці
option-players-help = Від одного до шести; хто грає наодинці, має вистояти всі раунди.
option-first = Перше місце
option-first-help = У версії для досвідчених, коли грають одне проти одного: хто першим купує на ринку; якщо не вказати, вирішує жереб. В інших іграх ніхто не починає: усі грають одночасно.
option-rounds = Раунди
option-rounds-help = Наодинці: скільки раундів мають вистояти вежа й будинок. Зазвичай десять; що більше, то важче.
option-heroic = Героїчна перемога
option-heroic-help = Наодинці: після останнього раунду нових скелетів не беруть, і ви граєте, доки не залишиться жодного.
option-advanced = Ринок і зброя
option-advanced-help = Версія для досвідчених: перед грою всі купують пастки, зокрема шість нових видів, і одну зброю.
option-coop = Разом
option-coop-help = Від двох до шести гравців десять раундів боронять одну столицю й мають спільні пастки.
option-commanders = Командири
option-commanders-help = До мішка домішують 19 скелетів з особливими здібностями.

# Запитання

ask-MoveHero = Пересуньте героя на одну з клітинок довкола нього.
ask-SetTrap = { $can ->
    [nothing] Немає пасток, щоб викласти чи прибрати: робити нічого.
    [remove-nothing] Приберіть пастку або нічого не робіть.
    [place-nothing] Викладіть пастку або нічого не робіть.
   *[place-remove-nothing] Викладіть пастку, приберіть її з поля або нічого не робіть.
}
ask-MoveSkeleton = { $can ->
    [enter] Який скелет виходить із лісу наступним?
    [enter-at] Який скелет виходить із лісу наступним?
    [enter-enter-at] Який скелет виходить із лісу наступним?
   *[move] Який скелет ходить наступним?
}
ask-ChooseCemetery = { $number ->
    [0] { $coop ->
        [yes] Скелет виходить через нижній край. На чий цвинтар?
       *[no] Скелет виходить через верхній край. На чий цвинтар?
    }
   *[1] { $coop ->
        [yes] Загін виходить через нижній край. На чий цвинтар він піде весь?
       *[no] Загін виходить через верхній край. На чий цвинтар він піде весь?
    }
}
ask-Aim = Пастка відправляє скелети геть. На чий цвинтар потраплять усі, хто прийде на неї в цій фазі?
ask-Run = Дракон проганяє скелет. Куди той побіжить?
ask-ChooseLeader = Там кілька інструкторів. Хто поведе загін, який проганяє дракон?
ask-NextOfSquad = { $number ->
    [0] { $coop ->
        [yes] Загін дійшов до вежі. Кого з нього зупинить вежа?
       *[no] Загін дійшов до вежі. Хто з нього наступний?
    }
   *[1] { $coop ->
        [yes] Загін дійшов до столиці. Хто з нього наступний?
       *[no] Загін дійшов до села. Хто з нього наступний?
    }
}
ask-BuyWare = { $can ->
    [done] Купити вже нічого не можна.
   *[buy-done] Купіть пастку чи зброю або пасуйте. Хто спасував раз, на ринок уже не повертається.
}
ask-BuyTogether = { $can ->
    [done] Купити вже нічого не можна.
   *[buy-done] Купуйте для всіх зі спільного гаманця, скільки завгодно, доки не закінчите.
}
ask-PlaceHero = На якій зі своїх веж почне ваш герой?
ask-UseWeapon = { $number ->
    [0] Арбалет: на якій клітинці знищити скелет?
    [1] Крижаний жезл: на якій клітинці заморозити скелети?
    [2] Жезл смерті: на чий цвинтар підуть ті, кого знищив ваш герой?
    [3] Жезл телепортації: перенести героя на вежу?
    [4] Дворучний меч: куди герой піде ще раз?
    [5] Бойова сокира: який символ знищити поруч із героєм?
    [6] Кистень: з якої клітинки пересунути скелети?
   *[7] Рапіра: на якій клітинці повернути скелети?
}
ask-ChooseHit = У який скелет влучить арбалет?
ask-ChooseFling = На яку порожню клітинку кистень їх пересуне?
ask-ChooseTurn = У якому напрямку їх повернути?

# Що я можу зробити

do-hero = Героя на { $cell }
do-any-hero = Героя на цю клітинку
do-place = Викласти { $tile ->
    [wall-rising] стіну (/)
    [wall-falling] стіну (\)
    [catapult] катапульту
    [dragon] дракона
    [palisade] частокіл
    [hearse] катафалк
    [dynamite] динаміт
    [labyrinth-white] білий лабіринт
    [labyrinth-black] чорний лабіринт
    [portal] портал
    [spring] пружину
   *[treasure] скарб
} на { $cell }
do-any-place = { $tile ->
    [wall-rising] Стіну (/) на вільну клітинку
    [wall-falling] Стіну (\) на вільну клітинку
    [catapult] Катапульту на вільну клітинку
    [dragon] Дракона, можна й на скелети
    [palisade] Частокіл на вільну клітинку
    [hearse] Катафалк на вільну клітинку
    [dynamite] Динаміт, можна й на скелети
    [labyrinth-white] Білий лабіринт на вільну клітинку
    [labyrinth-black] Чорний лабіринт на вільну клітинку
    [portal] Портал на вільну клітинку
    [spring] Пружину на вільну клітинку
   *[treasure] Скарб на вільну клітинку
}
do-remove = Прибрати пастку з { $cell }
do-any-remove = Прибрати пастку звідти
do-nothing = Нічого не робити
do-enter = З лісу: { type }
do-enter-at = З лісу, місце «{ place }»: { type }
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
do-next = { type }
do-strike = Зброєю на { $cell }
do-any-strike = Зброєю на цю клітинку
do-hit = { $heading ->
    [up] Угору: { type }
    [right] Праворуч: { type }
    [down] Униз: { type }
   *[left] Ліворуч: { type }
}
do-fling = На { $cell }
do-any-fling = На цю клітинку
do-turn = { $direction ->
    [up] Угору
    [right] Праворуч
    [down] Униз
   *[left] Ліворуч
}
do-axe = Знищити: { symbol }
do-keep = Зараз зброю не застосовувати
do-buy = Купити: { ware }
do-done = Більше не купувати

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
    [palisade] частокіл
    [hearse] катафалк
    [dynamite] динаміт
    [labyrinth-white] білий лабіринт
    [labyrinth-black] чорний лабіринт
    [portal] портал
    [spring] пружину
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
log-enter-at = { $you ->
    [yes] З вашого лісу
   *[no] З лісу гравця { $who }
}, місце «{ place }»: { type }.
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
log-next = { $you ->
    [yes] Наступний із вашого загону
   *[no] Наступний із загону гравця { $who }
}: { type }.
log-strike = { $who } { $you ->
    [yes] застосовуєте
   *[no] застосовує
} зброю на { $cell }.
log-hit = { $you ->
    [yes] Ваш арбалет
   *[no] Арбалет гравця { $who }
} цілить: { type }, напрямок — { $heading ->
    [up] угору
    [right] праворуч
    [down] униз
   *[left] ліворуч
}.
log-fling = { $you ->
    [yes] Ваш кистень
   *[no] Кистень гравця { $who }
} б’є в бік { $cell }.
log-turn = { $you ->
    [yes] Ваша рапіра
   *[no] Рапіра гравця { $who }
} вказує { $direction ->
    [up] угору
    [right] праворуч
    [down] униз
   *[left] ліворуч
}.
log-axe = { $you ->
    [yes] Ваша бойова сокира
   *[no] Бойова сокира гравця { $who }
} рубає: { symbol }.
log-keep = { $who } { $you ->
    [yes] не застосовуєте
   *[no] не застосовує
} зброї.
log-buy = { $who } { $you ->
    [yes] купуєте
   *[no] купує
}: { ware }.
log-done = { $who } більше нічого не { $you ->
    [yes] купуєте
   *[no] купує
}.
log-chance-first = Жереб вирішує: { $yours ->
    [yes] першими купуєте
   *[no] першість на ринку має
} { $whom }.
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
log-follows = { $you ->
    [yes] На вашому полі
   *[no] На полі гравця { $who }
}, { $cell }, у тому самому загоні: { type }.
log-held = { $you ->
    [yes] На вашому полі
   *[no] На полі гравця { $who }
}, { $cell }, лишається на місці: { type }.
log-waits = { $you ->
    [yes] На узліссі вашого поля
   *[no] На узліссі гравця { $who }
}, місце «{ place }»: { type }.
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
    [palisade] { $you ->
        [yes] Ваш частокіл
       *[no] Частокіл гравця { $who }
    } на { $cell } спиняє скелет
    [hearse] { $you ->
        [yes] Ваш катафалк
       *[no] Катафалк гравця { $who }
    } на { $cell } забирає скелет
    [dynamite] { $you ->
        [yes] Ваш динаміт
       *[no] Динаміт гравця { $who }
    } на { $cell } вибухає
    [portal] { $you ->
        [yes] Ваш портал
       *[no] Портал гравця { $who }
    } на { $cell } поглинає скелет
    [spring] { $you ->
        [yes] Ваша пружина
       *[no] Пружина гравця { $who }
    } на { $cell } перекидає скелет
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
    [yes] Ваша пастка
   *[no] Пастка гравця { $who }
} на { $cell } відправляє скелет ({ type }) на { $yours ->
    [yes] ваш цвинтар
   *[no] цвинтар гравця { $whom }
}.
log-thrown-own = { $you ->
    [yes] Ваша пастка
   *[no] Пастка гравця { $who }
} на { $cell } відправляє скелет ({ type }) геть, але він ще повернеться.
log-destroyed = { $you ->
    [yes] На вашому полі
   *[no] На полі гравця { $who }
}, { $cell }, знищено скелет: { type }.
log-returns = Його не вбити ({ type }): він потрапляє на { $you ->
    [yes] ваш цвинтар
   *[no] цвинтар гравця { $who }
}.
log-reached = { $you ->
    [yes] На вашому полі
   *[no] На полі гравця { $who }
} скелет ({ type }) доходить до { $goal ->
    [tower] вежі
   *[village] { $coop ->
        [yes] столиці
       *[no] села
    }
}.
log-tier-lost = { $you ->
    [yes] Ваша вежа
   *[no] Вежа гравця { $who }
} руйнується: { $tiers ->
    [0] нічого не лишилося!
    [one] лишився { $tiers } ярус.
    [few] лишилося { $tiers } яруси.
    [many] лишилося { $tiers } ярусів.
   *[other] лишилося { $tiers } яруса.
}
log-house-lost = { $coop ->
    [yes] Столиця горить: скелет дійшов до неї { $you ->
        [yes] через ваше поле
       *[no] через поле гравця { $who }
    }
   *[no] { $you ->
        [yes] Ваше село горить
       *[no] Село гравця { $who } горить
    }
}; { $houses ->
    [0] не лишилося жодного будинку!
    [one] лишився { $houses } будинок.
    [few] лишилося { $houses } будинки.
    [many] лишилося { $houses } будинків.
   *[other] лишилося { $houses } будинку.
}
log-tier-built = { $you ->
    [yes] Ваша вежа
   *[no] Вежа гравця { $who }
} росте: тепер { $tiers ->
    [one] { $tiers } ярус.
    [few] { $tiers } яруси.
    [many] { $tiers } ярусів.
   *[other] { $tiers } яруса.
}
log-house-built = { $coop ->
    [yes] З боку { $you ->
        [yes] вашого поля
       *[no] поля гравця { $who }
    } у столиці відбудовано будинок
   *[no] { $you ->
        [yes] У вашому селі відбудовано будинок
       *[no] У селі гравця { $who } відбудовано будинок
    }
}: тепер { $houses ->
    [one] { $houses } будинок.
    [few] { $houses } будинки.
    [many] { $houses } будинків.
   *[other] { $houses } будинку.
}
log-tower-lost = { $you ->
    [yes] Вашу вежу
   *[no] Вежу гравця { $who }
} на { $cell } зруйновано: { $towers ->
    [0] не лишилося жодної!
    [one] лишилася { $towers }.
    [few] лишилося { $towers }.
    [many] лишилося { $towers }.
   *[other] лишилося { $towers }.
}
log-fallen = { $who } { $you ->
    [yes] вибуваєте
   *[no] вибуває
} з гри.
log-hero-left = Імператора скелетів убито, і { $you ->
    [yes] ваш герой
   *[no] герой гравця { $who }
} полишає гру разом із ним.
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
    [palisade] { $you ->
        [yes] Ваш частокіл
       *[no] Частокіл гравця { $who }
    } на { $cell } { $side ->
        [intact] відновлено
        [damaged] пошкоджено
       *[gone] знищено
    }
    [dynamite] { $you ->
        [yes] Ваш динаміт
       *[no] Динаміт гравця { $who }
    } на { $cell } { $side ->
        [intact] відновлено
        [damaged] лишає вирву
       *[gone] знищено
    }
    [portal] { $you ->
        [yes] Ваш портал
       *[no] Портал гравця { $who }
    } на { $cell } { $side ->
        [intact] відновлено
        [damaged] пошкоджено
       *[gone] знищено
    }
    [spring] { $you ->
        [yes] Вашу пружину
       *[no] Пружину гравця { $who }
    } на { $cell } { $side ->
        [intact] відновлено
        [damaged] пошкоджено
       *[gone] знищено
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
log-handed = { $you ->
    [yes] Ваш катафалк
   *[no] Катафалк гравця { $who }
} на { $cell } переходить до { $coop ->
    [yes] спільного запасу
   *[no] { $yours ->
        [yes] вашого запасу
       *[no] запасу гравця { $whom }
    }
}.
log-handed-own = { $you ->
    [yes] Ваш катафалк
   *[no] Катафалк гравця { $who }
} на { $cell } повертається до запасу.
log-sabotaged = { $you ->
    [yes] На вашому полі
   *[no] На полі гравця { $who }
} диверсант зіпсував пастку, і вона вибуває з гри: { tile } на { $cell }.
log-unmasked = { $you ->
    [yes] З вашого поля
   *[no] З поля гравця { $who }
} у мішок: { type }.
log-stolen = { $you ->
    [yes] Ваш скарб
   *[no] Скарб гравця { $who }
} на { $cell } викрадено!
log-frozen = { $you ->
    [yes] Ваш крижаний жезл
   *[no] Крижаний жезл гравця { $who }
} заморожує { $skeletons ->
    [one] { $skeletons } скелет
    [few] { $skeletons } скелети
    [many] { $skeletons } скелетів
   *[other] { $skeletons } скелета
} на { $cell }.
log-flung = { $you ->
    [yes] Ваш кистень
   *[no] Кистень гравця { $who }
} пересуває { $skeletons ->
    [one] { $skeletons } скелет
    [few] { $skeletons } скелети
    [many] { $skeletons } скелетів
   *[other] { $skeletons } скелета
} з { $cell } на { $to }.
log-swung = { $you ->
    [yes] Ваша рапіра
   *[no] Рапіра гравця { $who }
} повертає { $skeletons ->
    [one] { $skeletons } скелет
    [few] { $skeletons } скелети
    [many] { $skeletons } скелетів
   *[other] { $skeletons } скелета
} на { $cell } { $to ->
    [up] угору
    [right] праворуч
    [down] униз
   *[left] ліворуч
}.
log-teleported = { $you ->
    [yes] Ваш жезл телепортації
   *[no] Жезл телепортації гравця { $who }
} переносить героя на вежу { $cell }.
log-cursed = { $you ->
    [yes] Ваш жезл смерті
   *[no] Жезл смерті гравця { $who }
} відправляє { $skeletons ->
    [one] { $skeletons } скелет
    [few] { $skeletons } скелети
    [many] { $skeletons } скелетів
   *[other] { $skeletons } скелета
} на { $yours ->
    [yes] ваш цвинтар
   *[no] цвинтар гравця { $whom }
}.
log-cursed-own = { $you ->
    [yes] Ваш жезл смерті
   *[no] Жезл смерті гравця { $who }
} відправляє { $skeletons ->
    [one] { $skeletons } скелет
    [few] { $skeletons } скелети
    [many] { $skeletons } скелетів
   *[other] { $skeletons } скелета
} на { $you ->
    [yes] ваш власний цвинтар
   *[no] цвинтар того самого гравця
}.
log-settled = Фазу { $phase } завершено; усі скелети лежать { $side ->
    [white] білим
   *[black] чорним
} боком догори.
log-called = Поклик із мішка ({ type }): { $who } { $you ->
    [yes] дістаєте
   *[no] дістає
} ще скелети.
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
end-tied = { end-fallen }
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
end-held = { $score ->
    [one] Позаду { $score } раунд, столиця стоїть: перемога! Разом перемагають { $who }.
    [few] Позаду { $score } раунди, столиця стоїть: перемога! Разом перемагають { $who }.
    [many] Позаду { $score } раундів, столиця стоїть: перемога! Разом перемагають { $who }.
   *[other] Позаду { $score } раунду, столиця стоїть: перемога! Разом перемагають { $who }.
}
end-overrun = { $score ->
    [0] Скелети прорвалися в першому ж раунді: спільна поразка.
    [one] Скелети прорвалися: оборона протрималася { $score } раунд.
    [few] Скелети прорвалися: оборона протрималася { $score } раунди.
    [many] Скелети прорвалися: оборона протрималася { $score } раундів.
   *[other] Скелети прорвалися: оборона протрималася { $score } раунду.
}

# Стіл

round-phase = { $phase ->
    [0] Перед першим раундом
   *[1] Раунд { $round }, { $phase ->
        [1] фаза 1: герої
        [2] фаза 2: пастки
        [3] фаза 3: скелети
       *[4] фаза 4: нові скелети
    }
}
round-of = { $phase ->
    [0] Перед першим раундом
   *[1] Раунд { $round } з { $rounds }, { $phase ->
        [1] фаза 1: герої
        [2] фаза 2: пастки
        [3] фаза 3: скелети
       *[4] фаза 4: нові скелети
    }
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

error-only-alone = Героїчна перемога — лише для того, хто грає наодинці: коли грають одне проти одного чи разом, її немає.
error-only-together = Разом грають від { $low } до { $high } гравців, а не { $value }.
error-rounds-alone = Кількість раундів обирає лише той, хто грає сам; разом їх завжди десять, а одне проти одного грають, доки хтось не впаде.
error-nobody-first = Починає хтось лише на ринку, у версії для досвідчених одне проти одного; в інших іграх усі діють одночасно.
error-alone-first = Наодинці на ринку більше нікого немає, тож і починати нема кому.
error-hero-first = Зараз ходять герої: виберіть клітинку для свого.
error-hero-stays = Герой не може лишатися на місці.
error-hero-far = Герой ходить рівно на одну клітинку, у будь-якому з восьми напрямків.
error-hero-on-tower = Герой починає на одній із ваших веж: виберіть, на якій.
error-trap-first = Зараз фаза пасток: викладіть одну, приберіть одну або нічого не робіть.
error-no-trap = На цій клітинці немає пастки.
error-crater-stays = Там вирва, і прибрати її не можна.
error-none-left = { $tile ->
    [wall-rising] У вашому запасі немає стіни.
    [wall-falling] У вашому запасі немає стіни.
    [catapult] У вашому запасі немає катапульти.
    [dragon] У вашому запасі немає дракона.
    [palisade] У вашому запасі немає частоколу.
    [hearse] У вашому запасі немає катафалка.
    [dynamite] У вашому запасі немає динаміту.
    [labyrinth-white] У вашому запасі немає лабіринту.
    [labyrinth-black] У вашому запасі немає лабіринту.
    [portal] У вашому запасі немає порталу.
    [spring] У вашому запасі немає пружини.
   *[treasure] У вашому запасі немає скарбу.
}
error-none-left-shared = { $tile ->
    [wall-rising] У спільному запасі зараз немає стіни.
    [wall-falling] У спільному запасі зараз немає стіни.
    [catapult] У спільному запасі зараз немає катапульти.
    [dragon] У спільному запасі зараз немає дракона.
    [palisade] У спільному запасі зараз немає частоколу.
    [hearse] У спільному запасі зараз немає катафалка.
    [dynamite] У спільному запасі зараз немає динаміту.
    [labyrinth-white] У спільному запасі зараз немає лабіринту.
    [labyrinth-black] У спільному запасі зараз немає лабіринту.
    [portal] У спільному запасі зараз немає порталу.
    [spring] У спільному запасі зараз немає пружини.
   *[treasure] У спільному запасі зараз немає скарбу.
}
error-place-tower = Там стоїть вежа: у ній пастку не викласти.
error-place-trap = На цій клітинці вже є пастка.
error-place-crater = На цій клітинці вирва: пастку там уже не викласти.
error-place-skeleton = На цій клітинці стоять скелети: до них можна послати лише дракона, а у версії для досвідчених і динаміт.
error-move-first = Зараз ходять скелети: виберіть, який наступний.
error-no-skeleton = Немає такого скелета, який ще мав би ходити.
error-move-leader = Усіх на цій клітинці веде інструктор: нехай він піде першим.
error-leader-first = Виберіть інструктора, який веде загін.
error-next-first = Виберіть, хто із загону наступний.
error-scatter-first = Дракон лякає скелет: виберіть, куди той побіжить.
error-scatter-village = У село дракон скелетів не жене.
error-scatter-capital = У столицю дракон скелетів не жене.
error-send-first = Спершу виберіть цвинтар.
error-send-opponent = Виберіть цвинтар когось з інших.
error-market-first = Ринок відкрито: купіть пастку чи зброю або пасуйте.
error-market-treasure = Скарб не продається.
error-market-number = Товару з таким номером немає: номери — від 1 до { $most }.
error-market-weapon = Зброя у вас уже є, а двох не може мати ніхто.
error-market-sold-out = Уже розпродано: { ware }.
error-market-dear = Задорого ({ ware }): ціна — { $price }, а витратити можна { $coins }.
error-weapon-first = Зараз можна застосувати зброю: виберіть, як саме, або відмовтеся.
error-weapon-target = Так застосувати зброю не можна: виберіть щось із запропонованого.
error-hit-first = Виберіть скелет на цій клітинці, у який влучить арбалет.
error-fling-first = Виберіть клітинку, на яку кистень пересуне скелети.
error-fling-full = Ця клітинка не порожня або не поруч із героєм: на ній не має бути ні скелета, ні пастки, ні вежі.
error-turn-first = Виберіть напрямок, у якому повернуться скелети.

# Компоненти

error-components-arrow = Клітинки в рядку { $row }, стовпці { $column } немає, тому там не може бути стрілки.
error-components-tower = Вежа має стояти на клітинці поля.
error-components-towers = На полі для спільної гри мають бути вежі, кожна на своїй клітинці.
error-components-entry = Символ «{ $symbol }» повинен мати рівно одне місце на краю «{ $edge }».
error-components-stars = Пастка «{ $kind }» повинна мати стільки боків із зірками: { $wanted }.
error-components-market = Пастку «{ $kind }» не можна продавати, або її рядок на ринку повинен мати стільки чисел: { $wanted }.
error-components-commander = Командир «{ $commander }» повинен мати стільки жетонів, і всі різні: { $wanted }.

# Боти

bot-novice-help = Б’є тих, хто найближче до вежі й села, і далі не дивиться.
bot-regular-help = Дивиться на раунд уперед і відправляє скелети туди, де вони вдарять найболючіше.
bot-master-help = Дивиться на два раунди вперед, як вони можуть скластися, і зважує більше шляхів.

# У браузері

do-short-hero = { $cell }
do-short-strike = { $cell }
do-short-fling = { $cell }
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
    [palisade] На яку клітинку поставити частокіл?
    [hearse] На яку клітинку поставити катафалк?
    [dynamite] На яку клітинку покласти динаміт?
    [labyrinth-white] На яку клітинку покласти білий лабіринт?
    [labyrinth-black] На яку клітинку покласти чорний лабіринт?
    [portal] На яку клітинку поставити портал?
    [spring] На яку клітинку поставити пружину?
   *[treasure] На яку клітинку покласти скарб?
}
leaver-asked = Скелет ({ type }) виходить через { $coop ->
    [yes] нижній
   *[no] верхній
} край. На чий цвинтар?
aim-asked = Пастка ({ tile }, { $cell }) відправляє скелети геть. На чий цвинтар потраплять усі, хто прийде на неї в цій фазі?
run-asked = { $squad ->
    [yes] Дракон проганяє загін ({ $list }). Куди той побіжить?
   *[no] Дракон проганяє скелет ({ $list }). Куди той побіжить?
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
}, на узліссі: { $waiting }
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
trap-damaged = { tile }, пошкоджений бік
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
forest-edge = Узлісся, { type }
skeletons-wait = { $count ->
    [0] ніхто не чекає
    [one] чекає { $count } скелет
    [few] чекають { $count } скелети
    [many] чекає { $count } скелетів
   *[other] чекає { $count } скелета
}
next-stands = далі на { $cell }
next-tower = { $coop ->
    [yes] далі до однієї з веж
   *[no] далі до вежі
}
next-village = { $coop ->
    [yes] далі в столицю
   *[no] далі в село
}
next-slain = далі до героя, який його знищить
next-forest = далі в ліс
next-thrown = далі на катапульту
next-dragon = далі до дракона
change = потім { $list }
change-stands = іншим шляхом – { $count }
change-tower = { $coop ->
    [yes] до однієї з веж – { $count }
   *[no] до вежі – { $count }
}
change-village = { $coop ->
    [yes] у столицю – { $count }
   *[no] у село – { $count }
}
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

# Ринок у браузері

market-coins = { $coins ->
    [one] { $coins } монета
    [few] { $coins } монети
    [many] { $coins } монет
   *[other] { $coins } монети
}
market-price = ціна: { $price }
market-left = { $left ->
    [0] розпродано
   *[some] ще { $left }
}
market-yours = У вас { market-coins }.
market-yours-short = ваші монети
market-purse = У спільному гаманці { market-coins }.
market-purse-short = у спільному гаманці
market-sold-out = Уже розпродано.
market-too-dear = Зараз задорого.
market-one-weapon = Зброя у вас уже є.
market-suggested = Порада
market-order = Черга:
market-buys = купує зараз
market-next = на черзі
market-waits = чекає
market-is-done = більше не купує
market-nothing-yet = ще нічого
market-traps = Пастки
market-weapons = Зброя, по одній кожному
market-weapons-short = Зброя
market-stop = { $coop ->
    [yes] Справді більше не купувати? Ще є що купити, у гаманці { market-coins }.
   *[no] Справді більше не купувати? Ще є що купити, а потім монети нічого не варті: { market-coins }.
}
market-buy-more = Купувати далі

# Зброя та спільний запас у браузері

do-short-axe = { symbol }
do-short-keep = Не зараз
weapon-own = Ваша зброя: { ware }
weapon-short = зброя
weapon-used-short = застосовано
weapon-when = Її можна застосувати, щойно ваш герой знищить три скелети у фазі 1 чи у фазі 3, раз за фазу.
weapon-used = У цій фазі її вже застосовано.
supply-taken = Хтось устиг раніше, більше немає ({ tile }). Виберіть іншу пастку.
together = Спільне
together-capital = Столиця: стоїть будинків { $houses } з { $most }
together-capital-short = Столиця
together-supply = Спільний запас
together-rounds = Вистояно раундів: { $rounds } з { $most }

# Ще шляхи скелетів у браузері

next-destroyed = далі буде знищено
next-held = далі з місця не зрушить
next-portal = далі назад на узлісся
next-frozen = скутий кригою, пропустить хід
change-destroyed = знищено – { $count }
change-held = на місці – { $count }
change-portal = назад на узлісся – { $count }
change-frozen = замерзло – { $count }
went-held = на місці – { $count }
went-back = назад на узлісся – { $count }
went-tower-unharmed = до вежі – { $count }
went-village-unharmed = у село – { $count }
went-towers = до вежі – { $count } ({ $left ->
    [0] остання вежа падає
    [one] лишилася { $left } вежа
    [few] лишилися { $left } вежі
    [many] лишилося { $left } веж
   *[other] лишилося { $left } вежі
})
went-towers-unharmed = до вежі – { $count }
went-capital = у столицю – { $count } ({ $left ->
    [0] будинків не лишилося
    [one] лишився { $left } будинок
    [few] лишилися { $left } будинки
    [many] лишилося { $left } будинків
   *[other] лишилося { $left } будинку
})
went-capital-unharmed = у столицю – { $count }

# Ще кінці гри в браузері

ended-towers = { $you ->
    [yes] Ваша остання вежа впала.
   *[no] Остання вежа гравця { $who } впала.
}
ended-capital = Столиця згоріла.
ended-emperor = { $you ->
    [yes] До вас дійшов імператор скелетів.
   *[no] До гравця { $who } дійшов імператор скелетів.
}
left-of = Що лишилося
left-towers = вежі
left-skeletons = скелети
points-stars = Зірки пасток
side-damaged = пошкоджено
side-crater = вирва

# Поле в браузері: що додають ринок, командири й спільна гра

cell-crater = вирва
cell-ruin = руїни вежі
cell-tower-stands = вежа
commander-headed = { type } ({ symbol }), іде { heading }
commander-moved = { type } ({ symbol }), дивиться { heading }, хід уже зроблено
commander-waits = { type } ({ symbol })
in-ice = у кризі, хід пропускається
stray-waits = також тут: { type } × { $count }
back-waits = знову тут, хід уже зроблено: { type } × { $count }
field-together = { $towers ->
    [one] стоїть { $towers } вежа
    [few] стоять { $towers } вежі
    [many] стоять { $towers } веж
   *[other] стоять { $towers } вежі
}, { $skeletons ->
    [one] { $skeletons } скелет на полі
    [few] { $skeletons } скелети на полі
    [many] { $skeletons } скелетів на полі
   *[other] { $skeletons } скелета на полі
}, на узліссі: { $waiting }
field-weapon = зброя: { ware }
field-without-hero = без героя

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
terminal-trap = { tile } на { $cell }
do-any-buy = Купити товар із цим номером
signs-towers = { $coop ->
    [yes] ♜ (#) — вежа, ∴ (:) — її руїна
   *[no] ♜ (#) — вежа й число її ярусів
}
signs-frozen = { $advanced ->
    [yes] ; ❄ (%) — що наступний хід буде пропущено
   *[no] {""}
}
signs-commanders = { $commanders ->
    [yes] {" "}У командирів за символом стоїть літера: U — { commander-sapper }, N — { commander-necromancer }, M — { commander-peacemaker }, E — { commander-emperor }, G — { commander-ghost }, I — { commander-instructor }, B — { commander-saboteur }. Де героя забрав імператор, стоїть -@.
   *[no] {""}
}
signs-traps = { $advanced ->
    [yes] , [P] — частокіл, [H] — катафалк, [X] — динаміт, а ∪ (u) — вирва від нього, [Lw] і [Lb] — лабіринт білим чи чорним боком догори, [O] — портал, [S] — пружина
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
score-line = Рядок { $number }
score-player = Гравець { $number }, місце { $rank }
pad = Аркуш підрахунку
pad-player = Гравець { $number }
pad-tiers = Яруси
pad-houses = Будинки
pad-trap = { $kind ->
    [wall] Стіна
    [catapult] Катапульта
    [dragon] Дракон
    [palisade] Частокіл
    [hearse] Катафалк
    [dynamite] Динаміт
    [labyrinth] Лабіринт
    [portal] Портал
    [spring] Пружина
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
    [intact] { pad-trap }, цілий бік
   *[damaged] { $kind ->
        [dynamite] Вирва
       *[wall] { pad-trap }, пошкоджений бік
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
pad-add = Ще одна пастка
pad-clear = Очистити все
pad-undo = Повернути числа
error-pad-tiers = У вежі щонайбільше ярусів: { $most }, а не { $found }.
error-pad-houses = У селі щонайбільше будинків: { $most }, а не { $found }.
error-pad-traps = Забагато пасток одного виду ({ pad-trap }): названо { $found }, а в кожного їх { $most }.
error-pad-market = Забагато пасток одного виду ({ pad-trap }): названо { $found }, а на ринку їх { $most }.
error-pad-only-market = Ця пастка є лише у версії для досвідчених, з ринком (--advanced): { pad-trap }.
error-pad-undamaged = Ця пастка не має пошкодженого боку: { pad-trap }.
error-pad-supply = У запасі всі пастки цілі, тож «{ $letter }» там бути не може.
error-pad-letter = «{ $letter }» — не пастка. { score-letters }
error-pad-line = «{ $line }» не вдається прочитати. Гравця записують так: яруси/будинки, запас | поле, наприклад 2/2 W | d c.
error-pad-empty = Рахувати нічого. Гравця записують так: яруси/будинки, запас | поле, наприклад 2/2 W | d c.
error-pad-players = Гравців може бути щонайбільше { $most }, а не { $found }.

# Що можуть сказати одне одному ті, хто грає разом. Поки пастку не вибрано, $kind — «…».

phrase-kind = { $kind ->
    [wall] стіну
    [catapult] катапульту
    [dragon] дракона
    [treasure] скарб
    [palisade] частокіл
    [hearse] катафалк
    [dynamite] динаміт
    [labyrinth] лабіринт
    [portal] портал
    [spring] пружину
   *[any] …
}
phrase-take = Беру { phrase-kind }.
phrase-leave = Залиште мені, будь ласка, { phrase-kind }.
phrase-place = Викладаю { phrase-kind } на { $cell }.
phrase-buy = Купімо { phrase-kind }.
phrase-enough = Мені пасток вистачить.
phrase-send-me = Можна відправляти скелети до мене.
phrase-send-nothing = Цього раунду нікого до мене не відправляйте.
phrase-send-to = { $yours ->
    [yes] Відправляю скелети вам.
   *[no] Відправляю скелети гравцеві { $whom }.
}
phrase-tower = Моя вежа на { $cell } в небезпеці.
phrase-capital = Столиця в небезпеці!
phrase-who-needs-help = Кому допомогти?
phrase-wait = Зачекайте на мене, будь ласка.
phrase-yes = Так.
phrase-no = Ні.
phrase-thanks = Дякую!
phrase-well-done = Чудово!
