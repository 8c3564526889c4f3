# Кошмаріум: усі слова, які читає людина. $who і $whom — імена гравців.

title = Кошмаріум
tagline = Зшивайте істот із чужих кошмарів і не давайте їм розпастися.
author = Костянтин Селезньов

# Легіони: один із них і багато

legion-necromunculus = некромункул
legion-necromunculus-many = некромункули
legion-manster = людовисько
legion-manster-many = людовиська
legion-constrict = констрикт
legion-constrict-many = констрикти
legion-chimerid = химерид
legion-chimerid-many = химериди
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

# Частини тіла

part-legs = ноги
part-torso = тулуб
part-head = голова
part-seal = печатка
part = { $part ->
    [legs] { part-legs }
    [torso] { part-torso }
    [head] { part-head }
   *[seal] { part-seal }
}

# Здібності та що вони роблять

ability-none = немає здібності
ability-wailer = Плакальник
ability-wailer-does = Візьміть дві карти з колоди.
ability-scavenger = Падальник
ability-scavenger-does = Скиньте чужу незавершену істоту, усю цілком.
ability-executioner = Кат
ability-executioner-does = Візьміть на руку верхню карту чужої істоти.
ability-devourer = Пожирач
ability-devourer-does = Скиньте верхню карту іншої своєї істоти.
ability-mockingbird = Пересмішник
ability-mockingbird-does = Зіграйте з руки карту будь-якого легіону.
ability-singer = Півчий
ability-singer-does = Відкрийте дві карти з колоди й зіграйте їх, якщо для них є місце.
ability = { $ability ->
    [wailer] { ability-wailer }
    [scavenger] { ability-scavenger }
    [executioner] { ability-executioner }
    [devourer] { ability-devourer }
    [mockingbird] { ability-mockingbird }
    [singer] { ability-singer }
   *[none] { ability-none }
}
pure-does = Чиста істота, уся з одного легіону: кожен суперник скидає карту цього легіону або дві інші.
seal-does = Печатку кладуть на завершену істоту, і та стає втіленою: здібності легіону печатки можуть спрацювати ще раз, а самої істоти вже ніхто не зачепить.

# Карта за її номером

card = { FROM($card, necromunculus: 1, manster: 28, constrict: 55, chimerid: 82, seal-necromunculus: 109, seal-manster: 112, seal-constrict: 115, seal-chimerid: 118) ->
    [necromunculus] { legion-necromunculus } № { $card }
    [manster] { legion-manster } № { $card }
    [constrict] { legion-constrict } № { $card }
    [chimerid] { legion-chimerid } № { $card }
    [seal-necromunculus] печатка некромункулів № { $card }
    [seal-manster] печатка людовиськ № { $card }
    [seal-constrict] печатка констриктів № { $card }
   *[seal-chimerid] печатка химеридів № { $card }
}

# Опції

option-players = Кількість гравців
option-players-help = Від двох до п’яти.
option-first = Місце першого гравця
option-first-help = Місце, з якого починається гра, рахуючи від 1; якщо не вказано, вирішує випадок.
option-victory = Істот для перемоги
option-victory-help = Зазвичай п’ять; шість або сім — для довгої гри, і місць для істот тоді стільки ж.
option-seals = Печатки
option-seals-help = Поглиблені правила: у колоду замішують дванадцять печаток. Вони захищають завершену істоту й дають їй подіяти ще раз.

# Запитання

ask-TakeAction = { $can ->
    [draw] Перша дія: візьміть карту.
    [discard] Перша дія: скиньте карти.
    [draw-discard] Перша дія: візьміть карту або скиньте кілька. Для жодної вашої карти немає місця.
    [play-discard] Перша дія: зіграйте карту або скиньте кілька. Брати нічого.
   *[play-draw-discard] Перша дія: зіграйте карту, візьміть карту або скиньте кілька, щоб узяти вдвічі менше нових.
}
ask-ActAgain = { $can ->
    [draw] Друга дія: візьміть карту.
    [discard] Друга дія: скиньте карти.
    [draw-discard] Друга дія: візьміть карту або скиньте кілька.
    [play-discard] Друга дія: зіграйте карту або скиньте кілька. Брати нічого.
   *[play-draw-discard] Друга дія: зіграйте карту, візьміть карту або скиньте кілька, щоб узяти вдвічі менше нових.
}
ask-DiscardMore = Скинути ще? За кожні дві карти ви берете одну.
ask-PutCard = Куди покласти карту?
ask-Pay = { $number ->
    [0] У суперника завершено чистого некромункула: скиньте некромункула, а якщо його немає — дві інші карти.
    [1] У суперника завершено чисте людовисько: скиньте людовисько, а якщо його немає — дві інші карти.
    [2] У суперника завершено чистого констрикта: скиньте констрикта, а якщо його немає — дві інші карти.
   *[3] У суперника завершено чистого химерида: скиньте химерида, а якщо його немає — дві інші карти.
}
ask-PaySecond = Карти цього легіону у вас немає, тож скиньте другу карту.
ask-ScavengeCreature = Падальник: яку незавершену істоту скинути?
ask-TakeTop = Кат: у якої істоти взяти верхню карту?
ask-DevourTop = Пожирач: яка інша ваша істота втратить верхню карту?
ask-Mimic = { $can ->
    [unable] Пересмішник: для жодної карти з руки немає місця.
   *[play] Пересмішник: зіграйте з руки карту будь-якого легіону.
}
ask-PlayTurned = Півчий: зіграйте одну з відкритих карт.
ask-OfferReplay = На істоті печатка. Розіграти ще раз її здібності того самого легіону?

# Що я можу зробити

do-play = Зіграти карту «{ card }»
do-any-play = Зіграти цю карту
do-draw = Узяти карту
do-discard = Скинути карту «{ card }»
do-any-discard = Скинути цю карту
do-done = Досить
do-put = { $part ->
    [legs] Як ноги нової істоти № { $place }
    [torso] Як тулуб істоти № { $place }
    [head] Як голову істоти № { $place }
   *[seal] На істоту № { $place }
}
do-unable = Зіграти нічого: ланцюжок закінчується
do-scavenge = { $whom }: скинути істоту № { $place }
do-execute = { $whom }: узяти верхню карту істоти № { $place }
do-devour = Скинути верхню карту істоти № { $place }
do-replay = Нехай спрацюють ще раз, згори вниз
do-rest = Не треба

# Журнал: ходи

log-play = { $who } { $you ->
    [yes] граєте
   *[no] грає
} карту «{ card }».
log-draw = { $who } { $you ->
    [yes] берете
   *[no] бере
} карту.
log-discard = { $who } { $you ->
    [yes] скидаєте
   *[no] скидає
} карту «{ card }».
log-done = { $who } більше не { $you ->
    [yes] скидаєте
   *[no] скидає
} карт.
log-put = { $who } { $you ->
    [yes] кладете
   *[no] кладе
} її { $part ->
    [legs] як ноги істоти № { $place }
    [torso] як тулуб істоти № { $place }
    [head] як голову істоти № { $place }
   *[seal] на істоту № { $place }
}.
log-unable = { $you ->
    [yes] У вас
   *[no] У гравця { $who }
} немає карти, яку можна зіграти.
log-scavenge = { $who } { $you ->
    [yes] насилаєте
   *[no] насилає
} Падальника на { $yours ->
    [yes] вашу істоту № { $place }
   *[no] істоту № { $place } гравця { $whom }
}.
log-execute = { $who } { $you ->
    [yes] насилаєте
   *[no] насилає
} Ката на { $yours ->
    [yes] вашу істоту № { $place }
   *[no] істоту № { $place } гравця { $whom }
}.
log-devour = { $who } { $you ->
    [yes] насилаєте
   *[no] насилає
} Пожирача на власну істоту № { $place }.
log-replay = { $who } { $you ->
    [yes] вирішуєте
   *[no] вирішує
} ще раз розіграти здібності того самого легіону, що й печатка.
log-rest = { $who } { $you ->
    [yes] вирішуєте
   *[no] вирішує
} не розігрувати здібностей ще раз.
log-chance-drawn = { $whom } { $yours ->
    [yes] отримуєте
   *[no] отримує
} з колоди { $card ->
    [unknown] карту
   *[known] карту «{ card }»
}.
log-chance-drawn-many = { $whom } { $yours ->
    [yes] отримуєте
   *[no] отримує
} з колоди { $card ->
    [unknown] { $count ->
        [one] { $count } карту
        [few] { $count } карти
        [many] { $count } карт
       *[other] { $count } карти
    }
   *[known] карти: { $list }
}.
log-chance-turn = Півчий відкриває карту «{ card }».
log-chance-first = Жереб вирішує: { $yours ->
    [yes] починаєте
   *[no] починає
} { $whom }.

# Журнал: події

log-began = Хід { $you ->
    [yes] ваш
   *[no] гравця { $who }
}.
log-second = { $you ->
    [yes] Ваша друга дія
   *[no] Друга дія гравця { $who }
}.
log-bound = { bound }
log-exchanged = { $who } { $you ->
    [yes] скидаєте
   *[no] скидає
} { $cards ->
    [one] { $cards } карту
    [few] { $cards } карти
    [many] { $cards } карт
   *[other] { $cards } карти
} { $drawn ->
    [0] і не { $you ->
        [yes] берете
       *[no] бере
    } жодної
   *[some] й { $you ->
        [yes] берете
       *[no] бере
    } { $drawn }
}.
log-draws = { $who } { $you ->
    [yes] берете
   *[no] бере
} { $cards ->
    [one] { $cards } карту
    [few] { $cards } карти
    [many] { $cards } карт
   *[other] { $cards } карти
}.
log-played = { $who } { $you ->
    [yes] граєте
   *[no] грає
} карту «{ card }» { $part ->
    [legs] як ноги істоти № { $place }
    [torso] як тулуб істоти № { $place }
    [head] як голову істоти № { $place }
   *[seal] на істоту № { $place }
}.
log-completed = { $you ->
    [yes] Вашу істоту № { $place }
   *[no] Істоту № { $place } гравця { $who }
} завершено!
log-pure = { $legion ->
    [necromunculus] Це чистий некромункул: кожен суперник скидає карту некромункула або дві інші.
    [manster] Це чисте людовисько: кожен суперник скидає карту людовиська або дві інші.
    [constrict] Це чистий констрикт: кожен суперник скидає карту констрикта або дві інші.
   *[chimerid] Це чистий химерид: кожен суперник скидає карту химерида або дві інші.
}
log-owes = { $you ->
    [yes] З вас
   *[no] З гравця { $who }
}: { legion } або дві інші карти.
log-owes-second = { $you ->
    [yes] У вас
   *[no] У гравця { $who }
} немає { $legion ->
    [necromunculus] некромункула
    [manster] людовиська
    [constrict] констрикта
   *[chimerid] химерида
}, тож до скидання ще одна карта.
log-chain = Істота № { $place } має здібності, що можуть спрацювати.
log-acts = { $part ->
    [legs] Ноги істоти № { $place }
    [torso] Тулуб істоти № { $place }
   *[head] Голова істоти № { $place }
}: спрацьовує { ability }.
log-stopped = { $ability ->
    [wailer] Брати нічого
    [scavenger] Незавершених істот у суперників немає
    [executioner] До жодної чужої істоти не дістатися
    [devourer] До жодної іншої своєї істоти не дістатися
    [mockingbird] Жодної карти з руки не можна зіграти
   *[singer] Відкривати нічого
}, і ланцюжок істоти № { $place } зупиняється.
log-broken-off = На цьому ланцюжок істоти № { $place } зупиняється.
log-lost = { $you ->
    [yes] Ваша істота № { $place }
   *[no] Істота № { $place } гравця { $who }
} втрачає карту «{ card }».
log-taken = { $who } { $you ->
    [yes] забираєте
   *[no] забирає
} карту «{ card }» { $yours ->
    [yes] у вашої істоти № { $place }
   *[no] в істоти № { $place } гравця { $whom }
}.
log-dropped = Для карти «{ card }» немає місця, її скидають.
log-too-many = Забагато ланцюжків за одну дію: істота № { $place } більше нічого не викликає.
log-shuffled = { $cards ->
    [one] Колода скінчилася: нова колода — { $cards } карта зі скиду.
    [few] Колода скінчилася: { $cards } карти зі скиду перемішано в нову.
    [many] Колода скінчилася: { $cards } карт зі скиду перемішано в нову.
   *[other] Колода скінчилася: { $cards } карти зі скиду перемішано в нову.
}
log-nothing-left = { $you ->
    [yes] Вам
   *[no] Гравцеві { $who }
} нічого грати й нічого брати: решта ходу пропадає.

# Кінець

end-victory = { $who } { $you ->
    [yes] перемагаєте
   *[no] перемагає
}: { $score ->
    [one] { $score } завершена істота
    [few] { $score } завершені істоти
    [many] { $score } завершених істот
   *[other] { $score } завершеної істоти
}.
end-exhausted = { $winners ->
    [one] Кошмари вичерпалися. Найбільше завершених істот ({ $score }): { $who } { $you ->
        [yes] перемагаєте
       *[no] перемагає
    }.
    [few] Кошмари вичерпалися. Завершених істот порівну (по { $score }). Спільна перемога: { $who }.
    [many] Кошмари вичерпалися. Завершених істот порівну (по { $score }). Спільна перемога: { $who }.
   *[other] Кошмари вичерпалися. Завершених істот порівну (по { $score }). Спільна перемога: { $who }.
}

# Стіл

turn-of = Хід: { $who }
deck = Колода
discard-pile = Скид
hand = Рука
your-hand = Ваша рука
cards = { $cards ->
    [0] немає карт
    [one] { $cards } карта
    [few] { $cards } карти
    [many] { $cards } карт
   *[other] { $cards } карти
}
seen = бачили всі
bound = Друга карта цього ходу — лише { $legion ->
    [necromunculus] некромункул
    [manster] людовисько
    [constrict] констрикт
   *[chimerid] химерид
}.
owes = до скидання: { legion } або дві інші карти
owes-second = до скидання: ще одна карта
held = Розігрується
turned-up = Відкрито
chain = { $who }, ланцюжок істоти № { $place }
chain-done = уже подіяла
chain-now = діє зараз
chain-next = подіє пізніше
chain-discards = скидання карт
chain-then = ланцюжок істоти № { $place }
chain-action = друга дія
chain-end = кінець ходу
signs =
    Істота стоїть так, як її складено: вгорі голова, внизу ноги. Карта — це її номер, літера легіону і знак здібності. Поруч з іменем — скільки істот завершено і скільки треба для перемоги, наприклад 3/5.
    Легіони: N { legion-necromunculus }, M { legion-manster }, C { legion-constrict }, H { legion-chimerid }. Печатка — літера її легіону в рамці.
    + { ability-wailer }: { ability-wailer-does }
    × (x) { ability-scavenger }: { ability-scavenger-does }
    † (!) { ability-executioner }: { ability-executioner-does }
    ▾ (v) { ability-devourer }: { ability-devourer-does }
    » (>) { ability-mockingbird }: { ability-mockingbird-does }
    ♪ (*) { ability-singer }: { ability-singer-does }
    { pure-does }
    { seal-does }

# Відмови

error-nothing-to-draw = І колода, і скид порожні, тож брати нічого.
error-not-in-hand = Карти № { $card } у вас на руці немає.
error-discard-one = Скиньте хоча б одну карту, перш ніж сказати «досить».
error-play-draw-discard = Дія — одна з трьох: зіграти карту, узяти карту або скинути карти й узяти нові.
error-other-legion = Дві карти, зіграні за хід, мають бути одного легіону, а першою зіграно карту «{ legion }».
error-discard-or-done = Скиньте ще одну карту або скажіть «досить».
error-put-the-card = Спершу виберіть місце для карти «{ card }».
error-not-its-part = Карта № { $card } не може бути цією частиною істоти.
error-places-full = Ноги вже на всіх місцях ({ $most }): більше істот мати не можна.
error-place-legs = Нових ніг не кладуть на місце { $place }: вони починають істоту на першому вільному місці.
error-place-torso = На місці { $place } немає ніг без тулуба.
error-place-head = На місці { $place } немає тулуба без голови.
error-place-seal = На місці { $place } немає завершеної істоти без печатки.
error-pay-first = У суперника завершено чисту істоту: спершу скиньте за неї карту.
error-pay-legion = У вас на руці є карта «{ legion }», саме її й треба скинути.
error-pay-second = Спершу скиньте другу карту за чисту істоту.
error-scavenge = Падальник скидає чужу незавершену істоту; виберіть одну з них.
error-execute = Кат бере верхню карту чужої істоти без печатки; виберіть одну з них.
error-devour = Пожирач скидає верхню карту іншої вашої істоти, на якій немає печатки.
error-must-play = Одну з ваших карт можна зіграти, і Пересмішник мусить її зіграти.
error-mimic = Пересмішник грає карту з руки; виберіть її.
error-no-place = Зараз немає істоти, до якої підійшла б карта № { $card }.
error-no-place-legs = Для карти № { $card } немає місця: істот у вас уже { $most }, і жодній її не бракує.
error-no-place-seal = Печатку кладуть на свою завершену істоту без печатки, а таких у вас немає.
error-turned-no-place = Для карти № { $card } зараз немає місця.
error-sing = Півчий грає одну з відкритих карт; виберіть її.
error-replay-or-rest = Спрацювати здібностям ще раз чи ні? Третього не дано.

# Складники гри

error-components-legion = Немає легіону «{ $legion }».
error-components-size = Карт у легіоні «{ $legion }»: { $found }, а має бути { $wanted }.
error-components-number = { $found ->
    [0] Карти № { $number } немає.
   *[several] Карта № { $number } трапляється більше ніж один раз.
}
error-components-printed = Карта № { $number } не належить до легіону «{ $legion }»: у кожного легіону свої друковані номери.
error-components-parts = У карти № { $number } вказано позиції «{ $parts }», а потрібні літери в такому порядку: L — ноги, T — тулуб, H — голова.

# Команди

help-cards = карти гри та скільки яких у колоді
arg-cards-legion = лише карти цього легіону: { $names }
arg-cards-part = лише карти, які можуть бути цією частиною: { $names }
arg-cards-ability = лише карти з цією здібністю: { $names }
arg-cards-json = вивести для кожної карти об’єкт JSON
cards-number = №
cards-legion = Легіон
cards-part = Позиція
cards-ability = Здібність
cards-found = { $cards ->
    [0] Таких карт немає.
    [one] { $cards } карта.
    [few] { $cards } карти.
    [many] { $cards } карт.
   *[other] { $cards } карти.
}
cards-by-part = Скільки карт можуть бути якою частиною; деякі — різними.
cards-by-ability = Скільки карт із якою здібністю.
cards-all = усього
error-cards-unknown = Для { $argument } немає значення «{ $value }». Є: { $known }.

# Боти

bot-novice-help = Складає істоту за істотою і б’є туди, де болить найдужче.
bot-regular-help = Дивиться на кілька кроків уперед і полює на істот того, хто найближче до перемоги.
bot-master-help = Дивиться ще далі й зважує, як ходитиме потім. Думає довше.

# Стіл у браузері

the-table = Середина столу
creature = Істота № { $place }
place-empty = ще не розпочата
no-creatures = Істот ще немає.
complete = завершена
embodied = втілена: здібності її не зачеплять
completed-of = завершено { $complete } з { $victory }
action-of-turn = дія { $number } з 2
bound-brief = друга карта: { legion }
owes-brief = до скидання
look-closer = { $who }: роздивитися ближче
play-some = Зіграти карту…
discard-some = Скинути карти…
discard-with-others = Скинути її…
choose-discards = Виберіть карти, які скидаєте: за кожні дві візьмете одну.
fits = Підходить сюди: { $places }.
fits-as = { $part ->
    [legs] ноги нової істоти № { $creatures }
    [torso] тулуб істоти № { $creatures }
    [head] голова істоти № { $creatures }
   *[seal] печатка на істоту № { $creatures }
}
play-as = Зіграти карту «{ card }»: { $places }
gain = { $way ->
    [more] завершує істоту
   *[none] { "" }
}
not-your-turn = Зараз не ваш хід.
discard-and-draw = Скинути: { $cards }, узяти: { $drawn }
mark-play = грає карту
mark-draw = бере карту
mark-discard = скидає карти
cards-any = усі
cards-look = Торкніться карти, щоб прочитати, що вона робить.
