# Czaszki z Sedlec: wszystkie słowa, które czyta człowiek. $who to nazwa gracza.

title = Czaszki z Sedlec
tagline = Wykopuj stare kości i układaj je tak, jak życzyliby sobie zmarli.
author = Dustin Dobson

# Czaszka według litery; karta to jej górna i dolna czaszka.

skull = { $skull ->
    [R] król
    [V] chłop
    [P] kapłan
    [L] kochanek
    [C] zbój
    [X] kat
    [r] obrońca królów
    [v] obrońca chłopów
    [p] obrońca kapłanów
    [l] obrońca kochanków
    [c] obrońca zbójów
    [M] kupiec
   *[Z] fanatyk
}
top = { $top ->
    [R] król
    [V] chłop
    [P] kapłan
    [L] kochanek
    [C] zbój
    [X] kat
    [r] obrońca królów
    [v] obrońca chłopów
    [p] obrońca kapłanów
    [l] obrońca kochanków
    [c] obrońca zbójów
    [M] kupiec
   *[Z] fanatyk
}
bottom = { $bottom ->
    [R] król
    [V] chłop
    [P] kapłan
    [L] kochanek
    [C] zbój
    [X] kat
    [r] obrońca królów
    [v] obrońca chłopów
    [p] obrońca kapłanów
    [l] obrońca kochanków
    [c] obrońca zbójów
    [M] kupiec
   *[Z] fanatyk
}
card = { top } / { bottom }
kind = { $kind ->
    [royal] Królowie
    [peasant] Chłopi
    [priest] Kapłani
    [lover] Kochankowie
    [criminal] Zbóje
    [executioner] Kaci
    [champion] Obrońcy
    [merchant] Kupcy
   *[zealot] Fanatycy
}

# Czego życzy sobie każdy rodzaj, w kilku słowach

wish = { $kind ->
    [royal] 1 punkt za każdego króla i każdego chłopa na niższych poziomach
    [peasant] 1 punkt, gdziekolwiek leży
    [priest] 2 punkty za każdy poziom z kapłanem
    [lover] 6 punktów za każdą parę sąsiednich kochanków
    [criminal] 2 punkty, gdy ma w sąsiedztwie kapłana
    [executioner] 1 punkt i jeszcze 1 za każdego połączonego zbója
    [champion] 1 punkt za każdą połączoną czaszkę rodzaju, którego broni
    [merchant] 2 punkty za każdego sąsiedniego chłopa, minus 2 za każdego sąsiedniego zbója
   *[zealot] 1 punkt za każdego kapłana na wszystkich wyższych poziomach albo na wszystkich niższych
}

# Opcje

option-players = Liczba graczy
option-players-help = We czworo gra się tylko z dodatkiem. W „Monstrancję” gra się w pojedynkę.
option-first = Miejsce pierwszego gracza
option-first-help = Miejsce, które zaczyna grę, licząc od 1; bez tego decyduje los.
option-expansions = Dodatki
option-expansions-help = Każdy dodaje sześć kart. Najlepiej grać z jednym; instrukcja odradza kilka naraz.
option-expansions-executioners = Kaci
option-expansions-champions = Obrońcy
option-expansions-merchants = Kupcy
option-expansions-zealots = Fanatycy
option-monstrance = Monstrancja
option-monstrance-help = Gra w pojedynkę: stos i wyposażenie po dziewięć kart i wspólny warunek.

# Pytania

ask-TakeTurn = { $can ->
    [dig] Kop: wybierz zakryte grupy. Ich górne karty zostaną odkryte, a jedną weźmiesz.
    [collect] Zbierz kartę: wybierz jedną z odkrytych.
    [stack] { $in_hand ->
        [2] Na ręce są dwie karty: wybierz jedną i miejsce dla niej.
       *[1] Ułóż kartę: wybierz dla niej miejsce.
    }
    [dig-collect] Kop: odkryj górne karty grup i weź jedną. Albo zbierz kartę, która leży odkryta.
    [dig-stack] Kop w zakrytych grupach albo ułóż kartę z ręki.
    [collect-stack] Zbierz odkrytą kartę albo ułóż jedną z ręki.
   *[dig-collect-stack] Kop w zakrytych grupach, zbierz odkrytą kartę albo ułóż jedną z ręki.
}
ask-TakeTurned = Weź jedną z właśnie odkrytych kart.
ask-PlaceInStack = Gdzie ją położyć?
ask-DigFirst = Wybierz dwie grupy, by odkryć ich górne karty. Jedna z dwóch rozpocznie wyposażenie: obrysowany kształt.
ask-DigOrCollect = { $can ->
    [dig] Kop w zakrytych grupach. Wziętą kartę trzeba od razu położyć.
    [collect] Zbierz odkrytą kartę. Trzeba ją od razu położyć.
   *[dig-collect] Kop w zakrytych grupach albo zbierz odkrytą kartę. Trzeba ją od razu położyć.
}
ask-TakeToPlace = Weź jedną z właśnie odkrytych kart.
ask-PlaceFirst = Połóż ją na kotwie: miejscu wyposażenia, które nie potrzebuje wsparcia.
ask-PlaceInEither = Gdzie ją położyć: w stosie czy w wyposażeniu?

# Co mogę zrobić

do-dig = Kop w grupie { $piles }
do-dig-both = Kop w grupach { $one } i { $two }
do-any-dig = Kop w dwóch grupach
do-collect = Zbierz z grupy { $pile }
do-any-collect = Zbierz z tej grupy
do-take = Weź z grupy { $pile }
do-stack = Ułóż: { card }
do-place = Ułóż tam
do-any-place = Ułóż tam
do-furnish = Ułóż tam, w wyposażeniu
do-any-furnish = Ułóż tam, w wyposażeniu

# Dziennik: ruchy

log-dig = { $who } { $you ->
    [yes] kopiesz w
   *[no] kopie w
} grupie { $piles }.
log-dig-both = { $who } { $you ->
    [yes] kopiesz w
   *[no] kopie w
} grupach { $one } i { $two }.
log-collect = { $who } { $you ->
    [yes] zbierasz kartę z grupy
   *[no] zbiera kartę z grupy
} { $pile }.
log-take = { $who } { $you ->
    [yes] bierzesz kartę z grupy
   *[no] bierze kartę z grupy
} { $pile }.
log-stack = { $who } { $you ->
    [yes] układasz
   *[no] układa
} kartę „{ card }”.
log-place = { $who } { $you ->
    [yes] kładziesz ją
   *[no] kładzie ją
} { $row ->
    [0] w dolnym rzędzie
    [1] w środkowym rzędzie
   *[2] w górnym rzędzie
}.
log-furnish = { $who } { $you ->
    [yes] kładziesz ją
   *[no] kładzie ją
} w wyposażeniu.
log-chance-turn = Odkryto kartę „{ card }”.
log-chance-shape = Do ułożenia jest wyposażenie { $number }.
log-chance-condition = Warunek to „{ condition }”.
log-chance-first = Los decyduje: { $yours ->
    [yes] zaczynasz
   *[no] zaczyna
} { $whom }.

# Dziennik: zdarzenia

log-turned = W grupie { $pile } odkryto kartę „{ card }”.
log-taken = { $who } { $you ->
    [yes] bierzesz
   *[no] bierze
} kartę „{ card }”.
log-finished = { $who } { $you ->
    [yes] kończysz stos
   *[no] kończy stos
}.
log-fell = Kartę „{ card }” zakryto.
log-scored = { kind } przynoszą { $you ->
    [yes] ci
   *[no] graczowi { $who }
} { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}.
log-total = { $who } { $you ->
    [yes] masz
   *[no] ma
} razem { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}.
log-graded = { $grade ->
    [none] { $who } { $you ->
        [yes] nie zdobywasz
       *[no] nie zdobywa
    } tytułu.
   *[some] { $who } { $you ->
        [yes] zdobywasz
       *[no] zdobywa
    } tytuł „{ grade }”.
}

# Koniec

end-most-points = { $who } { $you ->
    [yes] wygrywasz
   *[no] wygrywa
}: { $score ->
    [one] { $score } punkt
    [few] { $score } punkty
    [many] { $score } punktów
   *[other] { $score } punktu
}.
end-tie-break = { $winners ->
    [one] Punktów po równo ({ $score }), decydują najlepsze rodzaje czaszek: { $who } { $you ->
        [yes] wygrywasz
       *[no] wygrywa
    }.
    [few] Po równo we wszystkim (punkty: { $score }). Wspólne zwycięstwo: { $who }.
    [many] Po równo we wszystkim (punkty: { $score }). Wspólne zwycięstwo: { $who }.
   *[other] Po równo we wszystkim (punkty: { $score }). Wspólne zwycięstwo: { $who }.
}
end-graded = { $score ->
    [one] Dzieło ukończone: { $score } punkt.
    [few] Dzieło ukończone: { $score } punkty.
    [many] Dzieło ukończone: { $score } punktów.
   *[other] Dzieło ukończone: { $score } punktu.
}

# Punkty każdego

result = Punkty
result-kind = Rodzaj
result-total = Razem
result-tie = Decyduje najlepszy rodzaj każdego gracza, potem drugi w kolejności i tak do pierwszej różnicy.

# Stół

graveyard = Cmentarz
pile = Grupa { $pile }
pile-left = { $size ->
    [0] pusto
    [one] { $size } karta
    [few] { $size } karty
    [many] { $size } kart
   *[other] { $size } karty
}
face-down = zakryta
dig-here = kop tutaj
choose-first-pile = Wybierz pierwszą z dwóch grup.
choose-second-pile = Grupa { $pile }. Wybierz drugą.
choose-place = { $card }: wybierz miejsce.
choose-card = Wybierz kartę na to miejsce.
look-closer = { $who }: obejrzyj z bliska
put-card = Ułóż tu: { $card }
put-row = rząd { $row }
put-furnishing = wyposażenie, poziomy { $low } i { $high }
put-place = miejsce { $number }
hand = Ręka
hand-empty = pusta
stack = Stos
finished = ukończono
mark-dig = wykopano
mark-collect = zebrano
mark-stack = ułożono
points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
unseen = Jeszcze nieodkryte
level = poziom { $level }
rank = { $rank }. miejsce
signs = Litery: { signs-letters }. Kartę zapisuje się tak: górna / dolna czaszka. Liczby oznaczają miejsca, na które można położyć kartę.
signs-letters = R król, V chłop, P kapłan, L kochanek, C zbój, X kat, M kupiec, Z fanatyk, małe litery – obrońcy
furnishing = { $furnishing ->
    [monstrance] Monstrancja
    [chalice] Kielich
    [chandelier] Żyrandol
    [coat_of_arms] Herb
    [cross] Krzyż
    [archway] Arkada
   *[own] { $furnishing }
}
furnishing-named = Wyposażenie: { furnishing }
condition = { $condition ->
    [royal_assassins] Królobójcy
    [peasants_revolt] Bunt chłopów
    [silent_vigil] Ciche czuwanie
    [star_crossed] Pod złą gwiazdą
    [penitents] Pokutnicy
   *[lineage] Rodowód
}
condition-help = { $condition ->
    [royal_assassins] Jeśli król sąsiaduje z co najmniej dwoma zbójami, przed liczeniem punktów jego kartę się zakrywa.
    [peasants_revolt] Chłop leżący wyżej niż wszyscy królowie przynosi 3 punkty, każdy inny – nic.
    [silent_vigil] Poziom z dokładnie jednym kapłanem i bez zbójów przynosi 3 punkty, każdy inny poziom z kapłanem – 1.
    [star_crossed] Para kochanków na dwóch poziomach przynosi 7 punktów, na jednym – 4.
    [penitents] Zbój sąsiadujący z co najmniej dwoma kapłanami przynosi 4 punkty, z jednym – 1.
   *[lineage] Każdy król przynosi jeszcze po 1 punkcie za każdego sąsiedniego chłopa.
}
grade = { $grade ->
    [none] brak tytułu
    [monk] skromny mnich
    [maker] twórca makabry
    [artisan] znany rzemieślnik
   *[artist] legendarny artysta
}
source = { $source ->
    [rulebook] z instrukcji
    [public] z ogólnodostępnych spisów kart
    [derived] wywnioskowane z liczb podanych w instrukcji
   *[house] własny wariant, bo drukowanego nie znamy
}
condition-source = Skąd ten warunek: { source }.
about = Co to jest?
about-furnishing = Budujesz dwie rzeczy naraz: stos, a obok niego wyposażenie, czyli obrysowany kształt z dziewięciu miejsc. Miejsca z haczykiem to jego kotwy i nie potrzebują wsparcia. Każde inne miejsce wymaga najpierw zapełnienia miejsc tuż pod nim.
about-condition = Warunek zmienia punktowanie jednego rodzaju czaszek w obu konstrukcjach.

# Notes do punktacji

pad = Licznik punktów
pad-settings = Gracze, imiona i dodatki
pad-player = Gracz { $number }
pad-furnishing = Wyposażenie
pad-condition = Warunek
pad-help = Dotykaj kart poniżej: od dolnego rzędu w górę, od lewej do prawej. Możesz najpierw wybrać miejsce.
pad-full = Gotowe. Dotknij czaszki, żeby zobaczyć, dlaczego przynosi punkty.
pad-remove = Usuń tę kartę
pad-clear = Wyczyść wszystko
pad-cleared = Wszystkie karty zostały usunięte.
pad-dropped = Dla części kart nie ma już miejsca.
pad-undo = Cofnij: przywróć karty
pad-cards = Karty

# Za co czaszka przynosi punkty: zdanie jest dalszym ciągiem jej nazwy, np. „kochanek, w parze z …: 3”

why-royal = królowie i chłopi poniżej ({ $one })
why-royal-lineage = królowie i chłopi poniżej ({ $one }), sąsiedni chłopi ({ $two })
why-peasant = zawsze przynosi punkt
why-peasant-above = wszyscy królowie niżej
why-peasant-below = nie wszyscy królowie niżej
why-priest = pierwszy na poziomie { $one }
why-priest-again = poziom { $one } jest już policzony
why-priest-vigil = jedyny na poziomie { $one } i nie ma tam zbójów
why-priest-disturbed = nie jedyny na poziomie { $one } albo jest tam zbój
why-lover = w parze z tym z poziomu { $one }
why-lover-alone = bez pary
why-criminal = sąsiaduje z kapłanem
why-criminal-penitent = sąsiedni kapłani ({ $one })
why-criminal-alone = nie ma sąsiednich kapłanów
why-executioner = połączeni zbóje ({ $one }) i jeszcze 1 za siebie
why-champion = połączeni podopieczni ({ $one })
why-merchant = sąsiedni chłopi ({ $one }), zbóje ({ $two })
why-zealot-above = kapłani na wyższych poziomach ({ $one })
why-zealot-below = kapłani na niższych poziomach ({ $one })
why-face-down = karta zakryta

# Odmowy

error-needs-expansion = We czworo gra się tylko z dodatkiem; bez niego we dwoje albo we troje.
error-only-one = „Monstrancja” to gra dla jednej osoby.
error-not-alone = W pojedynkę gra się w „Monstrancję”.
error-stack-empty = Twoja ręka jest pusta, więc nie ma czego układać.
error-not-in-hand = Nie masz na ręce takiej karty.
error-hand-full = Na ręce mieszczą się najwyżej dwie karty: najpierw ułóż jedną z nich.
error-nothing-face-up = Żadna karta nie jest odkryta, więc nie ma czego zbierać.
error-pile-not-face-up = Grupa { $pile }: nie ma tu odkrytej karty.
error-nothing-face-down = Żadna grupa nie jest zakryta, więc nie ma gdzie kopać.
error-pile-face-up = Górna karta grupy { $pile } jest odkryta: dopóki ktoś jej nie zbierze, nie można tu kopać.
error-pile-gone = Grupa { $pile } jest pusta.
error-dig-two = Kopie się w dwóch różnych grupach, a w jednej tylko wtedy, gdy żadna inna nie jest zakryta.
error-dig-collect-stack = Tura to jedna z trzech akcji: kop, zbieraj albo układaj.
error-take-turned = Weź jedną z właśnie odkrytych kart.
error-place-the-card = Najpierw wybierz miejsce dla karty, którą kładziesz.
error-place-taken = Leży tam już karta, a położonej karty się nie rusza.
error-place-bottom = W dolnym rzędzie kartę kładzie się tuż na lewo albo na prawo od pozostałych, dopóki rząd nie jest pełny.
error-place-unsupported = Tuż pod kartą muszą leżeć dwie sąsiednie karty.
error-dig-first = Najpierw wskaż dwie grupy, których górne karty mają zostać odkryte.
error-dig-or-collect = Tura to jedna z dwóch akcji: kop albo zbieraj.
error-place-anchor = Pierwszą kartę kładzie się na kotwie wyposażenia.
error-place-outside = Wyposażenie nie ma takiego miejsca.
error-place-unsupported-furnishing = Najpierw trzeba zapełnić wszystkie miejsca tuż pod spodem; jeśli pod spodem nie ma miejsc, to choć jedno z boku.

# Elementy gry

error-components-card = „{ $card }” w talii „{ $deck }” to nie karta: potrzebne są litery dwóch czaszek, na przykład V/P.
error-components-size = Kart w talii „{ $deck }”: { $found }, a powinno być { $wanted }.
error-components-total = { kind } w talii „{ $deck }”: { $found }, a powinno być { $wanted }.
error-components-champion = W talii „{ $deck }” musi być { skull }: widać go w przykładzie z instrukcji.
error-components-furnishings = Kart wyposażenia musi być sześć, a nie { $found }.
error-components-names = Każde wyposażenie musi mieć własną nazwę.
error-components-conditions = Każdy z sześciu warunków musi być na odwrocie jednej karty wyposażenia.
error-components-places = Miejsc w wyposażeniu „{ $name }”: { $found }, a powinno być dziewięć.
error-components-reach = Wyposażenie „{ $name }” ma miejsce poza zasięgiem: { $x }, { $y }. Zasięg x to od -8 do 8, a y od 0 do 16.
error-components-overlap = Dwa miejsca wyposażenia „{ $name }” zachodzą na siebie: { $x }, { $y } oraz { $across }, { $up }.
error-components-anchor = Kotwa { $x }, { $y } wyposażenia „{ $name }” nie jest żadnym z jego miejsc.
error-components-unbuildable = Wyposażenia „{ $name }” nie da się zbudować: do któregoś miejsca nie można dojść od kotew.

# Polecenia

help-score = policz ukończone stosy z gry na żywo, po jednym w wierszu
arg-score-file = plik ze stosami; bez niego to, co wpisano lub przekazano
arg-score-players = ilu graczy, żeby sprawdzić kształt: 2 (rzędy 4-3-2), 3 lub 4 (3-2-1)
arg-score-condition = warunek Monstrancji: { $names }
arg-score-why = powiedz o każdej czaszce, ile przynosi i dlaczego
arg-score-json = wypisz dla każdego stosu obiekt JSON
score-hint = Jeden stos w wierszu, rzędy od dołu, na przykład V/P P/V L/C C/L | R/P C/C L/V | P/L V/C. { signs-letters }. Ctrl-D kończy.
score-line = Wiersz { $number }: { $why }
error-card-unreadable = „{ $card }” to nie karta: potrzebne są dwie czaszki literami, najpierw górna, na przykład V/P.
error-stack-shape = Stos ma rzędy { $found }, a ukończony ma { $wanted }.
error-card-unknown = W grze nie ma karty { $card }.
error-card-copies = Karta { $card } pojawia się tu częściej, niż jest w grze: { $found } zamiast { $most }.
error-condition-unknown = Nie ma warunku „{ $name }”. Są: { $known }.
error-score-players = Gra od jednej do czterech osób, a nie „{ $value }”.
error-pad-structures = Liczba konstrukcji, które się tu liczy: { $wanted }.
error-pad-alone = Wyposażenie i warunek należą do Monstrancji, a ta jest dla jednej osoby.
error-pad-own-back = Warunek jest na odwrocie innego wyposażenia niż to, które powstaje.
error-pad-cards = Liczba miejsc w tej konstrukcji: { $wanted }, a nie { $found }.
help-solve = znajdź najlepszy ukończony stos z podanych kart
arg-solve-cards = karty, na przykład "V/P P/V R/C …"; bez tego talia podstawowa
arg-solve-expansions = dodatki do talii podstawowej: { $names }
arg-solve-size = stos z 9 kart (zwykły) albo z 6
arg-solve-furnishing = wyposażenie Monstrancji zamiast stosu: { $names }
arg-solve-seconds = ile sekund szukać (10, jeśli nie podano)
arg-solve-prove = udowodnij, że nie ma nic lepszego; wymaga OR-Tools
solve-searching = Szukanie
solve-proving = Dowód
solve-agreed = Próby szukania z tym samym wynikiem: { $agreeing } z { $runs }.
solve-proved = Udowodniono: z tych kart nie da się zrobić więcej.
solve-bound = W tym czasie nie udowodniono; więcej niż { $bound } jest niemożliwe.
solve-no-bound = Nie udowodniono: czasu zabrakło nawet na górną granicę.
error-solve-extra = Dowód wymaga OR-Tools: pip install "ossuary[solve]".
error-solve-either = Podaj albo karty, albo dodatki, nie jedno i drugie.
error-solve-size = Ukończony stos ma 9 kart albo 6, a nie „{ $value }”.
error-solve-few = Ukończona konstrukcja potrzebuje kart: { $wanted }; podano: { $found }.
error-solve-furnishing-size = Wyposażenie ma zawsze 9 kart.
error-furnishing-unknown = Nie ma wyposażenia „{ $name }”. Są: { $known }.

# Boty

bot-novice-help = Bierze to, co w tej chwili daje najwięcej punktów.
bot-regular-help = Ocenia, czym jeszcze może się stać stos i co weźmiesz w następnej kolejności.
bot-master-help = Przemyśla kolejne ruchy, twoje także, a ostatnie oblicza do samego końca.

# Wyzwanie dnia

daily-result = { $score ->
    [one] { $score } punkt
    [few] { $score } punkty
    [many] { $score } punktów
   *[other] { $score } punktu
}
