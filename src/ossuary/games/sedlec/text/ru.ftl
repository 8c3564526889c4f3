# Черепа Седлеца: все слова, которые читает человек. $who — имя игрока.

title = Черепа Седлеца
tagline = Выкапывайте старые кости и складывайте их так, как того хотели бы покойники.
author = Дастин Добсон

# Череп по его букве; карта — это её верхний и нижний череп.

skull = { $skull ->
    [R] король
    [V] крестьянин
    [P] священник
    [L] влюблённый
    [C] преступник
    [X] палач
    [r] защитник королей
    [v] защитник крестьян
    [p] защитник священников
    [l] защитник влюблённых
    [c] защитник преступников
    [M] купец
   *[Z] фанатик
}
top = { $top ->
    [R] король
    [V] крестьянин
    [P] священник
    [L] влюблённый
    [C] преступник
    [X] палач
    [r] защитник королей
    [v] защитник крестьян
    [p] защитник священников
    [l] защитник влюблённых
    [c] защитник преступников
    [M] купец
   *[Z] фанатик
}
bottom = { $bottom ->
    [R] король
    [V] крестьянин
    [P] священник
    [L] влюблённый
    [C] преступник
    [X] палач
    [r] защитник королей
    [v] защитник крестьян
    [p] защитник священников
    [l] защитник влюблённых
    [c] защитник преступников
    [M] купец
   *[Z] фанатик
}
card = { top } / { bottom }
kind = { $kind ->
    [royal] Короли
    [peasant] Крестьяне
    [priest] Священники
    [lover] Влюблённые
    [criminal] Преступники
    [executioner] Палачи
    [champion] Защитники
    [merchant] Купцы
   *[zealot] Фанатики
}

# Чего желает каждый вид, в нескольких словах

wish = { $kind ->
    [royal] 1 очко за каждого короля и каждого крестьянина на уровнях ниже
    [peasant] 1 очко, где бы ни лежал
    [priest] 2 очка за каждый уровень со священником
    [lover] 6 очков за каждую пару соседних влюблённых
    [criminal] 2 очка, если есть соседний священник
    [executioner] 1 очко и ещё 1 за каждого связанного преступника
    [champion] 1 очко за каждый связанный череп вида, который он защищает
    [merchant] 2 очка за каждого соседнего крестьянина, минус 2 за каждого соседнего преступника
   *[zealot] 1 очко за каждого священника на всех уровнях выше или на всех ниже
}

# Опции

option-players = Число игроков
option-players-help = 2 или 3; с дополнением — до 4. В «Монстранцию» играют в одиночку.
option-first = Место первого игрока
option-first-help = Место, с которого начинается игра, считая с 1; если не указано, решает случай.
option-expansions = Дополнения
option-expansions-help = Каждое добавляет шесть карт. Лучше всего играть с одним; брать несколько сразу правила игры не советуют.
option-expansions-executioners = Палачи
option-expansions-champions = Защитники
option-expansions-merchants = Купцы
option-expansions-zealots = Фанатики
option-monstrance = Монстранция
option-monstrance-help = Игра в одиночку: пирамида и украшение по девять карт и общее условие для них.

# Вопросы

ask-TakeTurn = { $in_hand ->
    [2] На руке две карты: положите одну.
   *[1] Выкопайте, возьмите или положите карту.
}
ask-TakeTurned = Выберите одну из только что открытых карт.
ask-PlaceInStack = Куда её положить?
ask-DigFirst = Назовите две стопки, чтобы открыть их верхние карты. Одна из двух начнёт украшение.
ask-DigOrCollect = Выкопайте или возьмите карту. Её нужно сразу положить.
ask-TakeToPlace = Выберите одну из только что открытых карт.
ask-PlaceFirst = Положите её на крепление.
ask-PlaceInEither = Куда её положить: в пирамиду или в украшение?

# Что я могу сделать

do-dig = Выкопать: { $piles }
do-any-dig = Выкопать из двух стопок
do-collect = Взять из стопки { $pile }
do-any-collect = Взять из той стопки
do-take = Выбрать из стопки { $pile }
do-stack = Положить: { card }
do-place = Положить туда
do-any-place = Положить туда
do-furnish = Положить туда, в украшение
do-any-furnish = Положить туда, в украшение

# Журнал: ходы

log-dig = { $who }: копает в { $piles }
log-collect = { $who }: берёт из стопки { $pile }
log-take = { $who }: выбирает из стопки { $pile }
log-stack = { $who }: кладёт карту «{ card }»
log-place = { $who }: ряд { $row }, место { $x }
log-furnish = { $who }: украшение, место { $x }, { $y }
log-chance-turn = Открыта карта: { card }
log-chance-shape = Украшение: карта { $number }
log-chance-condition = Условие: { condition }
log-chance-first = Первый игрок: { $whom }

# Журнал: события

log-turned = Стопка { $pile }: { card }
log-taken = { $who }: берёт карту «{ card }»
log-finished = { $who }: пирамида завершена
log-fell = Перевёрнута лицом вниз: { card }
log-scored = { $who } · { kind }: { $points }
log-total = { $who }: всего { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}
log-graded = { $who }: { grade }

# Конец

end-most-points = { $score ->
    [one] { $who }: победа — { $score } очко.
    [few] { $who }: победа — { $score } очка.
    [many] { $who }: победа — { $score } очков.
   *[other] { $who }: победа — { $score } очка.
}
end-tie-break = { $winners ->
    [one] Очков поровну ({ $score }), решают лучшие виды черепов. Победа: { $who }.
    [few] Поровну во всём (очков: { $score }). Общая победа: { $who }.
    [many] Поровну во всём (очков: { $score }). Общая победа: { $who }.
   *[other] Поровну во всём (очков: { $score }). Общая победа: { $who }.
}
end-graded = { $score ->
    [one] Работа завершена: { $score } очко.
    [few] Работа завершена: { $score } очка.
    [many] Работа завершена: { $score } очков.
   *[other] Работа завершена: { $score } очка.
}

# Очки каждого

result = Очки
result-kind = Вид
result-total = Всего
result-tie = Решает лучший вид каждого игрока, затем второй по очкам, и так до первого различия.

# Стол

graveyard = Кладбище
pile = Стопка { $pile }
pile-left = { $size ->
    [0] пусто
    [one] { $size } карта
    [few] { $size } карты
    [many] { $size } карт
   *[other] { $size } карты
}
face-down = лицом вниз
dig-here = выкопать здесь
choose-first-pile = Выберите первую из двух стопок.
choose-second-pile = Стопка { $pile }. Выберите вторую.
choose-place = { $card }: выберите место.
choose-card = Выберите карту для этого места.
look-closer = { $who }: рассмотреть поближе
put-card = Положить сюда: { $card }
put-row = ряд { $row }
put-furnishing = украшение
put-place = место { $number }
hand = Рука
hand-empty = пуста
stack = Пирамида
finished = завершено
points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}
unseen = Ещё не открыты
level = уровень { $level }
rank = { $rank }-е место
signs = Буквы: { signs-letters }. Карта записана так: верхний / нижний череп. Числами отмечены места, куда можно положить карту.
signs-letters = R король, V крестьянин, P священник, L влюблённый, C преступник, X палач, M купец, Z фанатик, строчные буквы — защитники
furnishing = { $furnishing ->
    [monstrance] Монстранция
    [chalice] Чаша
    [chandelier] Люстра
    [coat_of_arms] Герб
    [cross] Крест
    [archway] Арка
   *[own] { $furnishing }
}
condition = { $condition ->
    [royal_assassins] Цареубийцы
    [peasants_revolt] Крестьянский бунт
    [silent_vigil] Безмолвное бдение
    [star_crossed] Под несчастливой звездой
    [penitents] Кающиеся
   *[lineage] Родословная
}
condition-help = { $condition ->
    [royal_assassins] Если рядом с королём хотя бы два преступника, перед подсчётом его карту переворачивают лицом вниз.
    [peasants_revolt] Крестьянин, лежащий выше всех королей, приносит 3 очка, любой другой — ничего.
    [silent_vigil] Уровень, где ровно один священник и ни одного преступника, приносит 3 очка, любой другой уровень со священником — 1.
    [star_crossed] Пара влюблённых на двух уровнях приносит 7 очков, на одном — 4.
    [penitents] Преступник рядом хотя бы с двумя священниками приносит 4 очка, рядом с одним — 1.
   *[lineage] Каждый король приносит ещё по 1 очку за каждого соседнего крестьянина.
}
grade = { $grade ->
    [none] без звания
    [monk] смиренный монах
    [maker] творец макабра
    [artisan] прославленный ремесленник
   *[artist] легендарный художник
}
source = { $source ->
    [rulebook] из правил игры
    [public] по общедоступным спискам карт
    [derived] выведено из количеств, указанных в правилах
   *[house] свой вариант: печатный нам неизвестен
}

# Лист для подсчёта

pad = Подсчёт
pad-settings = Игроки, имена и дополнения
pad-player = Игрок { $number }
pad-furnishing = Украшение
pad-condition = Условие
pad-help = Касайтесь карт внизу: от нижнего ряда вверх, слева направо. Можно сначала выбрать место.
pad-full = Готово. Коснитесь черепа, чтобы увидеть, почему он приносит очки.
pad-remove = Убрать эту карту
pad-clear = Очистить всё
pad-cleared = Все карты убраны.
pad-undo = Вернуть карты
pad-cards = Карты

# За что череп приносит очки: фраза продолжает его название, например «влюблённый, в паре с …: 3»

why-royal = короли и крестьяне ниже ({ $one })
why-royal-lineage = короли и крестьяне ниже ({ $one }), соседние крестьяне ({ $two })
why-peasant = всегда приносит очко
why-peasant-above = все короли ниже
why-peasant-below = не все короли ниже
why-priest = первый на уровне { $one }
why-priest-again = уровень { $one } уже учтён
why-priest-vigil = единственный на уровне { $one }, и преступников там нет
why-priest-disturbed = не единственный на уровне { $one }, или там есть преступник
why-lover = в паре с тем, что на уровне { $one }
why-lover-alone = без пары
why-criminal = рядом со священником
why-criminal-penitent = соседние священники ({ $one })
why-criminal-alone = соседних священников нет
why-executioner = связанные преступники ({ $one }) и ещё 1 за себя
why-champion = связанные подопечные ({ $one })
why-merchant = соседние крестьяне ({ $one }), преступники ({ $two })
why-zealot-above = священники на уровнях выше ({ $one })
why-zealot-below = священники на уровнях ниже ({ $one })
why-face-down = карта перевёрнута лицом вниз

# Отказы

error-stack-empty = Рука пуста, так что класть нечего.
error-not-in-hand = Такой карты в руке нет.
error-hand-full = В руке не больше двух карт: сначала положите одну из них.
error-nothing-face-up = Ни одна карта не лежит лицом вверх, так что взять нечего.
error-pile-not-face-up = Стопка { $pile }: карты лицом вверх здесь нет.
error-nothing-face-down = Ни одна стопка не лежит лицом вниз, так что копать негде.
error-pile-face-up = Верхняя карта стопки { $pile } лежит лицом вверх: пока её не возьмут, копать здесь нельзя.
error-pile-gone = Стопка { $pile } пуста.
error-dig-two = Копают в двух разных стопках, а в одной — лишь тогда, когда лицом вниз лежит только она.
error-dig-collect-stack = Ход — это одно из трёх действий: выкопать, взять или положить.
error-take-turned = Выберите одну из только что открытых карт.
error-place-the-card = Сначала выберите место для карты, которую кладёте.
error-place-taken = Там уже лежит карта, а положенную карту не двигают.
error-place-bottom = В нижнем ряду карту кладут вплотную слева или справа от остальных, пока ряд не заполнен.
error-place-unsupported = Прямо под картой должны лежать две соседние карты.
error-dig-first = Сначала назовите две стопки, верхние карты которых будут открыты.
error-dig-or-collect = Ход — это одно из двух действий: выкопать или взять.
error-place-anchor = Первую карту кладут на крепление украшения.
error-place-outside = Такого места в украшении нет.
error-place-unsupported-furnishing = Сначала нужно заполнить все места прямо внизу; если внизу мест нет — хотя бы одно сбоку.

# Компоненты игры

error-components-card = «{ $card }» в колоде «{ $deck }» — не карта: нужны буквы двух черепов, например V/P.
error-components-size = Карт в колоде «{ $deck }»: { $found }, а должно быть { $wanted }.
error-components-total = { kind } в колоде «{ $deck }»: { $found }, а должно быть { $wanted }.
error-components-champion = В колоде «{ $deck }» должен быть { skull }: он изображён в примере из правил игры.
error-components-furnishings = Украшений должно быть шесть, а не { $found }.
error-components-names = У каждого украшения должно быть собственное имя.
error-components-conditions = Каждое из шести условий должно стоять на обороте одного украшения.
error-components-places = Мест в украшении «{ $name }»: { $found }, а должно быть девять.
error-components-reach = У украшения «{ $name }» есть место за пределами: { $x }, { $y }. Пределы x — от -8 до 8, y — от 0 до 16.
error-components-overlap = Два места украшения «{ $name }» перекрываются: { $x }, { $y } и { $across }, { $up }.
error-components-anchor = Крепление { $x }, { $y } украшения «{ $name }» не совпадает ни с одним его местом.
error-components-unbuildable = Украшение «{ $name }» невозможно построить: до какого-то места от креплений не добраться.

# Команды

help-score = сосчитать завершённые пирамиды, по одной в строке, для тех, кто за настоящим столом
arg-score-file = файл с пирамидами; без него то, что введено или передано
arg-score-players = сколько игроков, чтобы проверить форму: 2 (ряды 4-3-2), 3 или 4 (3-2-1)
arg-score-condition = условие Монстранции: { $names }
arg-score-why = сказать о каждом черепе, что он приносит и почему
score-hint = По одной пирамиде в строке, ряды снизу вверх, например V/P P/V L/C C/L | R/P C/C L/V | P/L V/C. { signs-letters }. Ctrl-D — конец.
score-line = Строка { $number }: { $why }
error-card-unreadable = «{ $card }» — не карта: нужны два черепа буквами, сначала верхний, например V/P.
error-stack-shape = У пирамиды ряды { $found }, а у завершённой { $wanted }.
error-card-unknown = Карты { $card } в игре нет.
error-card-copies = Карта { $card } встречается здесь чаще, чем есть в игре: { $found } вместо { $most }.
error-condition-unknown = Условия «{ $name }» нет. Есть: { $known }.
error-score-players = Играют от одного до четырёх, а не «{ $value }».
error-pad-structures = Здесь считается построек: { $wanted }.
error-pad-alone = Украшение и условие относятся к Монстранции, а она для одного.
error-pad-both = Для Монстранции нужны украшение и условие.
error-pad-own-back = Условие стоит на обороте другого украшения, а не того, которое строят.
error-pad-cards = В этой постройке мест: { $wanted }, а не { $found }.
help-solve = найти лучшую завершённую пирамиду из данных карт
arg-solve-cards = карты, например "V/P P/V R/C …"; без этого базовая колода
arg-solve-expansions = дополнения к базовой колоде: { $names }
arg-solve-size = пирамида из 9 карт (обычная) или из 6
arg-solve-furnishing = украшение Монстранции вместо пирамиды: { $names }
arg-solve-seconds = сколько секунд искать (10, если не сказано)
arg-solve-prove = доказать, что ничего лучшего нет; нужен OR-Tools
solve-searching = Поиск
solve-proving = Доказательство
solve-agreed = Попыток поиска с тем же итогом: { $agreeing } из { $runs }.
solve-proved = Доказано: большего из этих карт не сделать.
solve-bound = За это время не доказано; больше чем { $bound } невозможно.
solve-no-bound = Не доказано: времени не хватило даже на верхнюю границу.
error-solve-extra = Для доказательства нужен OR-Tools: pip install "ossuary[solve]".
error-solve-either = Назовите или карты, или дополнения, но не то и другое вместе.
error-solve-size = В завершённой пирамиде 9 карт или 6, а не «{ $value }».
error-solve-few = Завершённой постройке нужно карт: { $wanted }; названо: { $found }.
error-solve-furnishing-size = В украшении всегда 9 карт.
error-furnishing-unknown = Украшения «{ $name }» нет. Есть: { $known }.

# Боты

bot-planner = Стратег
bot-planner-help = Взвешивает, что ещё может выйти из пирамиды и что вы взяли бы следующим.
bot-greedy = Жадина
bot-greedy-help = Хватает то, что прямо сейчас даёт больше всего очков.
