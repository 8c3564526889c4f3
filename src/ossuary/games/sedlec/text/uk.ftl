# Склеп черепів: усі слова, які читає людина. $who — ім’я гравця.

title = Склеп черепів
tagline = Викопуйте старі кістки й складайте їх так, як того хотіли б небіжчики.
author = Дастін Добсон

# Череп за його літерою; карта — це її верхній і нижній череп.

skull = { $skull ->
    [R] дворянин
    [V] селянин
    [P] священник
    [L] коханець
    [C] злочинець
    [X] кат
    [r] захисник дворян
    [v] захисник селян
    [p] захисник священників
    [l] захисник коханців
    [c] захисник злочинців
    [M] купець
   *[Z] фанатик
}
top = { $top ->
    [R] дворянин
    [V] селянин
    [P] священник
    [L] коханець
    [C] злочинець
    [X] кат
    [r] захисник дворян
    [v] захисник селян
    [p] захисник священників
    [l] захисник коханців
    [c] захисник злочинців
    [M] купець
   *[Z] фанатик
}
bottom = { $bottom ->
    [R] дворянин
    [V] селянин
    [P] священник
    [L] коханець
    [C] злочинець
    [X] кат
    [r] захисник дворян
    [v] захисник селян
    [p] захисник священників
    [l] захисник коханців
    [c] захисник злочинців
    [M] купець
   *[Z] фанатик
}
card = { top } / { bottom }
kind = { $kind ->
    [royal] Дворяни
    [peasant] Селяни
    [priest] Священники
    [lover] Коханці
    [criminal] Злочинці
    [executioner] Кати
    [champion] Захисники
    [merchant] Купці
   *[zealot] Фанатики
}

# Чого бажає кожен тип, кількома словами

wish = { $kind ->
    [royal] 1 очко за кожного дворянина й кожного селянина на нижчих рівнях
    [peasant] 1 очко, хоч би де лежав
    [priest] 2 очки за кожен рівень зі священником
    [lover] 6 очок за кожну пару суміжних коханців
    [criminal] 2 очки, якщо є суміжний священник
    [executioner] 1 очко і ще 1 за кожного пов’язаного злочинця
    [champion] 1 очко за кожен пов’язаний череп типу, який він захищає
    [merchant] 2 очки за кожного суміжного селянина, мінус 2 за кожного суміжного злочинця
   *[zealot] 1 очко за кожного священника на всіх вищих рівнях або на всіх нижчих
}

# Опції

option-players = Кількість гравців
option-players-help = Для чотирьох потрібне доповнення. У «Монстранцію» грають наодинці.
option-first = Місце першого гравця
option-first-help = Місце, з якого починається гра, рахуючи від 1; якщо не вказано, вирішує випадок.
option-expansions = Доповнення
option-expansions-help = Кожне додає шість карт. Найкраще грати з одним; брати кілька водночас правила гри не радять.
option-expansions-executioners = Кати
option-expansions-champions = Захисники
option-expansions-merchants = Купці
option-expansions-zealots = Фанатики
option-monstrance = Монстранція
option-monstrance-help = Гра наодинці: піраміда й оздоба по дев’ять карт і спільна умова для них.

# Запитання

ask-TakeTurn = { $can ->
    [dig] Викопайте карту.
    [collect] Візьміть карту.
    [stack] { $in_hand ->
        [2] На руці дві карти: покладіть одну.
       *[1] Покладіть карту.
    }
    [dig-collect] Викопайте або візьміть карту.
    [dig-stack] Викопайте або покладіть карту.
    [collect-stack] Візьміть або покладіть карту.
   *[dig-collect-stack] Викопайте, візьміть або покладіть карту.
}
ask-TakeTurned = Виберіть одну зі щойно відкритих карт.
ask-PlaceInStack = Куди її покласти?
ask-DigFirst = Назвіть два стоси, щоб відкрити їхні верхні карти. Одна з двох почне оздобу.
ask-DigOrCollect = { $can ->
    [dig] Викопайте карту. Її треба одразу покласти.
    [collect] Візьміть карту. Її треба одразу покласти.
   *[dig-collect] Викопайте або візьміть карту. Її треба одразу покласти.
}
ask-TakeToPlace = Виберіть одну зі щойно відкритих карт.
ask-PlaceFirst = Покладіть її на кріплення.
ask-PlaceInEither = Куди її покласти: у піраміду чи в оздобу?

# Що я можу зробити

do-dig = Викопати зі стосу { $piles }
do-dig-both = Викопати зі стосів { $one } і { $two }
do-any-dig = Викопати з двох стосів
do-collect = Узяти зі стосу { $pile }
do-any-collect = Узяти з того стосу
do-take = Вибрати зі стосу { $pile }
do-stack = Покласти: { card }
do-place = Покласти туди
do-any-place = Покласти туди
do-furnish = Покласти туди, в оздобу
do-any-furnish = Покласти туди, в оздобу

# Журнал: ходи

log-dig = { $who } { $you ->
    [yes] копаєте в
   *[no] копає в
} стосі { $piles }.
log-dig-both = { $who } { $you ->
    [yes] копаєте в
   *[no] копає в
} стосах { $one } і { $two }.
log-collect = { $who } { $you ->
    [yes] берете карту зі стосу
   *[no] бере карту зі стосу
} { $pile }.
log-take = { $who } { $you ->
    [yes] вибираєте карту зі стосу
   *[no] вибирає карту зі стосу
} { $pile }.
log-stack = { $who } { $you ->
    [yes] кладете
   *[no] кладе
} карту «{ card }».
log-place = { $who } { $you ->
    [yes] кладете її
   *[no] кладе її
} { $row ->
    [0] у нижній ряд
    [1] у середній ряд
   *[2] у верхній ряд
}.
log-furnish = { $who } { $you ->
    [yes] кладете її
   *[no] кладе її
} в оздобу.
log-chance-turn = Відкрито карту «{ card }».
log-chance-shape = Складати треба оздобу { $number }.
log-chance-condition = Умова — «{ condition }».
log-chance-first = Жереб вирішує: { $yours ->
    [yes] починаєте
   *[no] починає
} { $whom }.

# Журнал: події

log-turned = У стосі { $pile } відкрито карту «{ card }».
log-taken = { $who } { $you ->
    [yes] берете
   *[no] бере
} карту «{ card }».
log-finished = { $who } { $you ->
    [yes] завершуєте піраміду
   *[no] завершує піраміду
}.
log-fell = Карту «{ card }» перевернуто долілиць.
log-scored = { kind } приносять { $you ->
    [yes] вам
   *[no] гравцеві { $who }
} { $points ->
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очка
}.
log-total = { $who } { $you ->
    [yes] маєте
   *[no] має
} разом { $points ->
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очка
}.
log-graded = { $grade ->
    [none] { $who } { $you ->
        [yes] не отримуєте
       *[no] не отримує
    } звання.
   *[some] { $who } { $you ->
        [yes] отримуєте
       *[no] отримує
    } звання «{ grade }».
}

# Кінець

end-most-points = { $who } { $you ->
    [yes] перемагаєте
   *[no] перемагає
}: { $score ->
    [one] { $score } очко
    [few] { $score } очки
    [many] { $score } очок
   *[other] { $score } очка
}.
end-tie-break = { $winners ->
    [one] Очок порівну ({ $score }), вирішують найкращі типи черепів: { $who } { $you ->
        [yes] перемагаєте
       *[no] перемагає
    }.
    [few] Порівну в усьому (очок: { $score }). Спільна перемога: { $who }.
    [many] Порівну в усьому (очок: { $score }). Спільна перемога: { $who }.
   *[other] Порівну в усьому (очок: { $score }). Спільна перемога: { $who }.
}
end-graded = { $score ->
    [one] Роботу завершено: { $score } очко.
    [few] Роботу завершено: { $score } очки.
    [many] Роботу завершено: { $score } очок.
   *[other] Роботу завершено: { $score } очка.
}

# Очки кожного

result = Очки
result-kind = Тип
result-total = Разом
result-tie = Вирішує найкращий тип кожного гравця, далі другий за очками, і так до першої відмінності.

# Стіл

graveyard = Цвинтар
pile = Стос { $pile }
pile-left = { $size ->
    [0] порожньо
    [one] { $size } карта
    [few] { $size } карти
    [many] { $size } карт
   *[other] { $size } карти
}
face-down = долілиць
dig-here = викопати тут
choose-first-pile = Оберіть перший із двох стосів.
choose-second-pile = Стос { $pile }. Оберіть другий.
choose-place = { $card }: оберіть місце.
choose-card = Оберіть карту для цього місця.
look-closer = { $who }: роздивитися ближче
put-card = Покласти сюди: { $card }
put-row = ряд { $row }
put-furnishing = оздоба
put-place = місце { $number }
hand = Рука
hand-empty = порожня
stack = Піраміда
finished = завершено
mark-dig = викопано
mark-collect = узято
mark-stack = покладено
points = { $points ->
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очка
}
unseen = Ще не відкриті
level = рівень { $level }
rank = { $rank } місце
signs = Літери: { signs-letters }. Карту записано так: верхній / нижній череп. Числами позначено місця, куди можна покласти карту.
signs-letters = R дворянин, V селянин, P священник, L коханець, C злочинець, X кат, M купець, Z фанатик, малі літери — захисники
furnishing = { $furnishing ->
    [monstrance] Монстранція
    [chalice] Чаша
    [chandelier] Люстра
    [coat_of_arms] Герб
    [cross] Хрест
    [archway] Арка
   *[own] { $furnishing }
}
condition = { $condition ->
    [royal_assassins] Убивці дворян
    [peasants_revolt] Селянське повстання
    [silent_vigil] Тихе чування
    [star_crossed] Під лихою зорею
    [penitents] Покутники
   *[lineage] Родовід
}
condition-help = { $condition ->
    [royal_assassins] Якщо дворянин суміжний принаймні з двома злочинцями, перед підрахунком його карту перевертають долілиць.
    [peasants_revolt] Селянин, що лежить вище за всіх дворян, приносить 3 очки, будь-який інший — нічого.
    [silent_vigil] Рівень, де рівно один священник і жодного злочинця, приносить 3 очки, будь-який інший рівень зі священником — 1.
    [star_crossed] Пара коханців на двох рівнях приносить 7 очок, на одному — 4.
    [penitents] Злочинець, суміжний принаймні з двома священниками, приносить 4 очки, з одним — 1.
   *[lineage] Кожен дворянин приносить ще по 1 очку за кожного суміжного селянина.
}
grade = { $grade ->
    [none] без звання
    [monk] смиренний монах
    [maker] творець макабру
    [artisan] знаний ремісник
   *[artist] легендарний митець
}
source = { $source ->
    [rulebook] з правил гри
    [public] за загальнодоступними переліками карт
    [derived] виведено з кількостей, наведених у правилах
   *[house] власний варіант: друкованого ми не знаємо
}

# Аркуш для підрахунку

pad = Підрахунок
pad-settings = Гравці, імена й доповнення
pad-player = Гравець { $number }
pad-furnishing = Оздоба
pad-condition = Умова
pad-help = Торкайтеся карт унизу: від нижнього ряду вгору, зліва направо. Можна спершу вибрати місце.
pad-full = Готово. Торкніться черепа, щоб побачити, чому він приносить очки.
pad-remove = Прибрати цю карту
pad-clear = Очистити все
pad-cleared = Усі карти прибрано.
pad-dropped = Для частини карт більше немає місця.
pad-undo = Повернути карти
pad-cards = Карти

# За що череп приносить очки: речення продовжує його назву, як-от «коханець, у парі з …: 3»

why-royal = дворяни й селяни нижче ({ $one })
why-royal-lineage = дворяни й селяни нижче ({ $one }), суміжні селяни ({ $two })
why-peasant = завжди приносить очко
why-peasant-above = усі дворяни нижче
why-peasant-below = не всі дворяни нижче
why-priest = перший на рівні { $one }
why-priest-again = рівень { $one } уже враховано
why-priest-vigil = єдиний на рівні { $one }, і злочинців там немає
why-priest-disturbed = не єдиний на рівні { $one }, або там є злочинець
why-lover = у парі з тим, що на рівні { $one }
why-lover-alone = без пари
why-criminal = суміжний зі священником
why-criminal-penitent = суміжні священники ({ $one })
why-criminal-alone = суміжних священників немає
why-executioner = пов’язані злочинці ({ $one }) і ще 1 за себе
why-champion = пов’язані підопічні ({ $one })
why-merchant = суміжні селяни ({ $one }), злочинці ({ $two })
why-zealot-above = священники на вищих рівнях ({ $one })
why-zealot-below = священники на нижчих рівнях ({ $one })
why-face-down = карту перевернуто долілиць

# Відмови

error-needs-expansion = Учотирьох грають лише з доповненням; без нього — удвох або втрьох.
error-only-one = «Монстранція» — гра для одного.
error-not-alone = Наодинці грають у «Монстранцію».
error-stack-empty = Рука порожня, тож класти нічого.
error-not-in-hand = Такої карти на руці немає.
error-hand-full = На руці щонайбільше дві карти: спершу покладіть одну з них.
error-nothing-face-up = Жодна карта не лежить горілиць, тож узяти нічого.
error-pile-not-face-up = Стос { $pile }: карти горілиць тут немає.
error-nothing-face-down = Жоден стос не лежить долілиць, тож копати ніде.
error-pile-face-up = Верхня карта стосу { $pile } лежить горілиць: доки її не візьмуть, копати тут не можна.
error-pile-gone = Стос { $pile } порожній.
error-dig-two = Копають у двох різних стосах, а в одному — лише тоді, коли долілиць лежить тільки він.
error-dig-collect-stack = Хід — це одна з трьох дій: викопати, узяти або покласти.
error-take-turned = Виберіть одну зі щойно відкритих карт.
error-place-the-card = Спершу виберіть місце для карти, яку кладете.
error-place-taken = Там уже лежить карта, а покладену карту не рухають.
error-place-bottom = У нижньому ряді карту кладуть упритул ліворуч або праворуч від решти, доки ряд не повний.
error-place-unsupported = Просто під картою мають лежати дві сусідні карти.
error-dig-first = Спершу назвіть два стоси, верхні карти яких буде відкрито.
error-dig-or-collect = Хід — це одна з двох дій: викопати або взяти.
error-place-anchor = Першу карту кладуть на кріплення оздоби.
error-place-outside = Такого місця в оздобі немає.
error-place-unsupported-furnishing = Спершу треба заповнити всі місця просто внизу; якщо внизу місць немає — хоча б одне збоку.

# Складники гри

error-components-card = «{ $card }» у колоді «{ $deck }» — не карта: потрібні літери двох черепів, наприклад V/P.
error-components-size = Карт у колоді «{ $deck }»: { $found }, а має бути { $wanted }.
error-components-total = { kind } в колоді «{ $deck }»: { $found }, а має бути { $wanted }.
error-components-champion = У колоді «{ $deck }» має бути { skull }: його зображено у прикладі з правил гри.
error-components-furnishings = Оздоб має бути шість, а не { $found }.
error-components-names = Кожна оздоба повинна мати власну назву.
error-components-conditions = Кожна із шести умов має стояти на звороті однієї оздоби.
error-components-places = Місць в оздобі «{ $name }»: { $found }, а має бути дев’ять.
error-components-reach = Оздоба «{ $name }» має місце поза межами: { $x }, { $y }. Межі x — від -8 до 8, y — від 0 до 16.
error-components-overlap = Два місця оздоби «{ $name }» накладаються: { $x }, { $y } і { $across }, { $up }.
error-components-anchor = Кріплення { $x }, { $y } оздоби «{ $name }» не збігається з жодним її місцем.
error-components-unbuildable = Оздобу «{ $name }» неможливо побудувати: до якогось місця від кріплень не дістатися.

# Команди

help-score = порахувати завершені піраміди гри наживо, по одній у рядку
arg-score-file = файл із пірамідами; без нього те, що введено або передано
arg-score-players = скільки гравців, щоб перевірити форму: 2 (ряди 4-3-2), 3 або 4 (3-2-1)
arg-score-condition = умова Монстранції: { $names }
arg-score-why = сказати про кожен череп, що він приносить і чому
arg-score-json = вивести для кожної піраміди об’єкт JSON
score-hint = По одній піраміді в рядку, ряди знизу вгору, наприклад V/P P/V L/C C/L | R/P C/C L/V | P/L V/C. { signs-letters }. Ctrl-D — кінець.
score-line = Рядок { $number }: { $why }
error-card-unreadable = «{ $card }» — не карта: потрібні два черепи літерами, спершу верхній, наприклад V/P.
error-stack-shape = Піраміда має ряди { $found }, а завершена має { $wanted }.
error-card-unknown = Карти { $card } у грі немає.
error-card-copies = Карта { $card } трапляється тут частіше, ніж є у грі: { $found } замість { $most }.
error-condition-unknown = Умови «{ $name }» немає. Є: { $known }.
error-score-players = Грають від одного до чотирьох, а не «{ $value }».
error-pad-structures = Тут рахується споруд: { $wanted }.
error-pad-alone = Оздоба й умова належать до Монстранції, а вона для одного.
error-pad-own-back = Умова стоїть на звороті іншої оздоби, а не тієї, яку складають.
error-pad-cards = У цій споруді місць: { $wanted }, а не { $found }.
help-solve = знайти найкращу завершену піраміду з даних карт
arg-solve-cards = карти, наприклад "V/P P/V R/C …"; без цього базова колода
arg-solve-expansions = доповнення до базової колоди: { $names }
arg-solve-size = піраміда з 9 карт (звичайна) або з 6
arg-solve-furnishing = оздоба Монстранції замість піраміди: { $names }
arg-solve-seconds = скільки секунд шукати (10, якщо не сказано)
arg-solve-prove = довести, що нічого кращого немає; потребує OR-Tools
solve-searching = Пошук
solve-proving = Доведення
solve-agreed = Спроб пошуку з таким самим підсумком: { $agreeing } із { $runs }.
solve-proved = Доведено: більшого з цих карт не зробити.
solve-bound = За цей час не доведено; більше ніж { $bound } неможливо.
solve-no-bound = Не доведено: часу забракло навіть для верхньої межі.
error-solve-extra = Для доведення потрібен OR-Tools: pip install "ossuary[solve]".
error-solve-either = Назвіть або карти, або доповнення, але не те й те разом.
error-solve-size = Завершена піраміда має 9 карт або 6, а не «{ $value }».
error-solve-few = Завершена споруда потребує карт: { $wanted }; названо: { $found }.
error-solve-furnishing-size = В оздобі завжди 9 карт.
error-furnishing-unknown = Оздоби «{ $name }» немає. Є: { $known }.

# Боти

bot-planner = Стратег
bot-planner-help = Зважує, що ще може вийти з піраміди та що ви взяли б наступним.
bot-greedy = Жаднюга
bot-greedy-help = Хапає те, що просто зараз дає найбільше очок.
