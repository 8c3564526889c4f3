# Nightmarium: wszystkie słowa, które czyta człowiek. $who i $whom to imiona graczy.

title = Nightmarium
tagline = Zszywaj stwory z cudzych koszmarów i nie daj im się rozpaść.
author = Konstantin Seleznev

# Legiony: jeden z nich i wielu

legion-necromunculus = nekromunkulus
legion-necromunculus-many = nekromunkulusy
legion-manster = człekopotwór
legion-manster-many = człekopotwory
legion-constrict = konstrykt
legion-constrict-many = konstrykty
legion-chimerid = chimeryd
legion-chimerid-many = chimerydy
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

# Części ciała

part-legs = nogi
part-torso = tułów
part-head = głowa
part-seal = pieczęć
part = { $part ->
    [legs] { part-legs }
    [torso] { part-torso }
    [head] { part-head }
   *[seal] { part-seal }
}

# Zdolności i ich działanie

ability-none = bez zdolności
ability-wailer = Żałobnik
ability-wailer-does = Dobierz dwie karty z talii.
ability-scavenger = Padlinożerca
ability-scavenger-does = Odrzuć w całości nieukończonego stwora przeciwnika.
ability-executioner = Kat
ability-executioner-does = Weź na rękę wierzchnią kartę stwora przeciwnika.
ability-devourer = Pożeracz
ability-devourer-does = Odrzuć wierzchnią kartę innego swojego stwora.
ability-mockingbird = Przedrzeźniacz
ability-mockingbird-does = Zagraj z ręki kartę dowolnego legionu.
ability-singer = Śpiewak
ability-singer-does = Odkryj dwie karty z talii i zagraj je, jeśli jest na nie miejsce.
ability = { $ability ->
    [wailer] { ability-wailer }
    [scavenger] { ability-scavenger }
    [executioner] { ability-executioner }
    [devourer] { ability-devourer }
    [mockingbird] { ability-mockingbird }
    [singer] { ability-singer }
   *[none] { ability-none }
}
pure-does = Czysty stwór, cały z jednego legionu: każdy przeciwnik odrzuca kartę tego legionu albo dwie inne.
seal-does = Pieczęć kładzie się na ukończonym stworze, który staje się wcielony: zdolności legionu pieczęci mogą zadziałać jeszcze raz, a samego stwora nic już nie ruszy.

# Karta według jej numeru

card = { FROM($card, necromunculus: 1, manster: 28, constrict: 55, chimerid: 82, seal-necromunculus: 109, seal-manster: 112, seal-constrict: 115, seal-chimerid: 118) ->
    [necromunculus] { legion-necromunculus } nr { $card }
    [manster] { legion-manster } nr { $card }
    [constrict] { legion-constrict } nr { $card }
    [chimerid] { legion-chimerid } nr { $card }
    [seal-necromunculus] pieczęć nekromunkulusów nr { $card }
    [seal-manster] pieczęć człekopotworów nr { $card }
    [seal-constrict] pieczęć konstryktów nr { $card }
   *[seal-chimerid] pieczęć chimerydów nr { $card }
}

# Opcje

option-players = Liczba graczy
option-players-help = Od dwóch do pięciu.
option-first = Miejsce pierwszego gracza
option-first-help = Miejsce, od którego zaczyna się gra, licząc od 1; jeśli go nie podasz, decyduje los.
option-victory = Stwory do zwycięstwa
option-victory-help = Zwykle pięć; sześć albo siedem wydłuża grę, a miejsc na stwory jest wtedy tyle samo.
option-seals = Pieczęcie
option-seals-help = Zasady zaawansowane: do talii wtasowuje się dwanaście pieczęci. Chronią ukończonego stwora i pozwalają mu zadziałać jeszcze raz.

# Pytania

ask-TakeAction = { $can ->
    [draw] Pierwsza akcja: dobierz kartę.
    [discard] Pierwsza akcja: odrzuć karty.
    [draw-discard] Pierwsza akcja: dobierz kartę albo odrzuć kilka. Na żadną z twoich kart nie ma miejsca.
    [play-discard] Pierwsza akcja: zagraj kartę albo odrzuć kilka. Nie ma czego dobierać.
   *[play-draw-discard] Pierwsza akcja: zagraj kartę, dobierz kartę albo odrzuć kilka, by dobrać o połowę mniej nowych.
}
ask-ActAgain = { $can ->
    [draw] Druga akcja: dobierz kartę.
    [discard] Druga akcja: odrzuć karty.
    [draw-discard] Druga akcja: dobierz kartę albo odrzuć kilka.
    [play-discard] Druga akcja: zagraj kartę albo odrzuć kilka. Nie ma czego dobierać.
   *[play-draw-discard] Druga akcja: zagraj kartę, dobierz kartę albo odrzuć kilka, by dobrać o połowę mniej nowych.
}
ask-DiscardMore = Odrzucić więcej? Za każde dwie karty dobierasz jedną.
ask-PutCard = Gdzie położyć kartę?
ask-Pay = { $number ->
    [0] Przeciwnik kończy czystego nekromunkulusa: odrzuć nekromunkulusa, a jeśli go nie masz – dwie inne karty.
    [1] Przeciwnik kończy czystego człekopotwora: odrzuć człekopotwora, a jeśli go nie masz – dwie inne karty.
    [2] Przeciwnik kończy czystego konstrykta: odrzuć konstrykta, a jeśli go nie masz – dwie inne karty.
   *[3] Przeciwnik kończy czystego chimeryda: odrzuć chimeryda, a jeśli go nie masz – dwie inne karty.
}
ask-PaySecond = Nie masz karty tego legionu, więc odrzuć drugą kartę.
ask-ScavengeCreature = Padlinożerca: którego nieukończonego stwora odrzucić?
ask-TakeTop = Kat: któremu stworowi zabrać wierzchnią kartę?
ask-DevourTop = Pożeracz: który inny twój stwór traci wierzchnią kartę?
ask-Mimic = { $can ->
    [unable] Przedrzeźniacz: na żadną kartę z ręki nie ma miejsca.
   *[play] Przedrzeźniacz: zagraj z ręki kartę dowolnego legionu.
}
ask-PlayTurned = Śpiewak: zagraj jedną z odkrytych kart.
ask-OfferReplay = Na stworze leży pieczęć. Czy jego zdolności tego samego legionu mają zadziałać jeszcze raz?

# Co mogę zrobić

do-play = Zagraj kartę „{ card }”
do-any-play = Zagraj tę kartę
do-draw = Dobierz kartę
do-discard = Odrzuć kartę „{ card }”
do-any-discard = Odrzuć tę kartę
do-done = Wystarczy
do-put = { $part ->
    [legs] Jako nogi nowego stwora nr { $place }
    [torso] Jako tułów stwora nr { $place }
    [head] Jako głowę stwora nr { $place }
   *[seal] Na stwora nr { $place }
}
do-unable = Nie ma czego zagrać: łańcuch się kończy
do-scavenge = { $whom }: odrzuć stwora nr { $place }
do-execute = { $whom }: weź wierzchnią kartę stwora nr { $place }
do-devour = Odrzuć wierzchnią kartę stwora nr { $place }
do-replay = Niech zadziałają jeszcze raz, od góry do dołu
do-rest = Nie trzeba

# Dziennik: ruchy

log-play = { $who } { $you ->
    [yes] zagrywasz
   *[no] zagrywa
} kartę „{ card }”.
log-draw = { $who } { $you ->
    [yes] dobierasz
   *[no] dobiera
} kartę.
log-discard = { $who } { $you ->
    [yes] odrzucasz
   *[no] odrzuca
} kartę „{ card }”.
log-done = { $who } nie { $you ->
    [yes] odrzucasz
   *[no] odrzuca
} więcej kart.
log-put = { $who } { $you ->
    [yes] kładziesz
   *[no] kładzie
} ją { $part ->
    [legs] jako nogi stwora nr { $place }
    [torso] jako tułów stwora nr { $place }
    [head] jako głowę stwora nr { $place }
   *[seal] na stworze nr { $place }
}.
log-unable = { $who } nie { $you ->
    [yes] masz
   *[no] ma
} karty, którą można zagrać.
log-scavenge = { $who } { $you ->
    [yes] nasyłasz
   *[no] nasyła
} Padlinożercę na { $yours ->
    [yes] twojego stwora nr { $place }
   *[no] stwora nr { $place } gracza { $whom }
}.
log-execute = { $who } { $you ->
    [yes] nasyłasz
   *[no] nasyła
} Kata na { $yours ->
    [yes] twojego stwora nr { $place }
   *[no] stwora nr { $place } gracza { $whom }
}.
log-devour = { $who } { $you ->
    [yes] nasyłasz
   *[no] nasyła
} Pożeracza na własnego stwora nr { $place }.
log-replay = { $who } { $you ->
    [yes] decydujesz
   *[no] decyduje
} jeszcze raz rozegrać zdolności z legionu pieczęci.
log-rest = { $who } { $you ->
    [yes] decydujesz
   *[no] decyduje
} nie rozgrywać zdolności jeszcze raz.
log-chance-drawn = { $whom } { $yours ->
    [yes] dostajesz
   *[no] dostaje
} z talii { $card ->
    [unknown] kartę
   *[known] kartę „{ card }”
}.
log-chance-drawn-many = { $whom } { $yours ->
    [yes] dostajesz
   *[no] dostaje
} z talii { $card ->
    [unknown] { $count ->
        [one] { $count } kartę
        [few] { $count } karty
        [many] { $count } kart
       *[other] { $count } karty
    }
   *[known] karty: { $list }
}.
log-chance-turn = Śpiewak odkrywa kartę „{ card }”.
log-chance-first = Los decyduje: { $yours ->
    [yes] zaczynasz
   *[no] zaczyna
} { $whom }.

# Dziennik: zdarzenia

log-began = { $you ->
    [yes] Twoja tura
   *[no] Tura gracza { $who }
}.
log-second = { $you ->
    [yes] Twoja druga akcja
   *[no] Druga akcja gracza { $who }
}.
log-bound = { bound }
log-exchanged = { $who } { $you ->
    [yes] odrzucasz
   *[no] odrzuca
} { $cards ->
    [one] { $cards } kartę
    [few] { $cards } karty
    [many] { $cards } kart
   *[other] { $cards } karty
} i { $drawn ->
    [0] nie { $you ->
        [yes] dobierasz
       *[no] dobiera
    } żadnej
   *[some] { $you ->
        [yes] dobierasz
       *[no] dobiera
    } { $drawn }
}.
log-draws = { $who } { $you ->
    [yes] dobierasz
   *[no] dobiera
} { $cards ->
    [one] { $cards } kartę
    [few] { $cards } karty
    [many] { $cards } kart
   *[other] { $cards } karty
}.
log-played = { $who } { $you ->
    [yes] zagrywasz
   *[no] zagrywa
} kartę „{ card }” { $part ->
    [legs] jako nogi stwora nr { $place }
    [torso] jako tułów stwora nr { $place }
    [head] jako głowę stwora nr { $place }
   *[seal] na stwora nr { $place }
}.
log-completed = { $you ->
    [yes] Twój stwór nr { $place }
   *[no] Stwór nr { $place } gracza { $who }
} jest ukończony!
log-pure = { $legion ->
    [necromunculus] To czysty nekromunkulus: każdy przeciwnik odrzuca kartę nekromunkulusa albo dwie inne.
    [manster] To czysty człekopotwór: każdy przeciwnik odrzuca kartę człekopotwora albo dwie inne.
    [constrict] To czysty konstrykt: każdy przeciwnik odrzuca kartę konstrykta albo dwie inne.
   *[chimerid] To czysty chimeryd: każdy przeciwnik odrzuca kartę chimeryda albo dwie inne.
}
log-owes = { $who } { $you ->
    [yes] masz
   *[no] ma
} do odrzucenia: { legion } albo dwie inne karty.
log-owes-second = { $who } nie { $you ->
    [yes] masz
   *[no] ma
} { $legion ->
    [necromunculus] nekromunkulusa
    [manster] człekopotwora
    [constrict] konstrykta
   *[chimerid] chimeryda
}, więc do odrzucenia jest jeszcze jedna karta.
log-chain = Stwór nr { $place } ma zdolności, które mogą zadziałać.
log-acts = { $part ->
    [legs] Nogi stwora nr { $place }
    [torso] Tułów stwora nr { $place }
   *[head] Głowa stwora nr { $place }
}: działa { ability }.
log-stopped = { $ability ->
    [wailer] Nie ma czego dobierać
    [scavenger] Przeciwnicy nie mają nieukończonych stworów
    [executioner] Żaden stwór przeciwników nie jest w zasięgu
    [devourer] Żaden inny własny stwór nie jest w zasięgu
    [mockingbird] Żadnej karty z ręki nie da się zagrać
   *[singer] Nie ma czego odkryć
}, więc łańcuch stwora nr { $place } się kończy.
log-broken-off = Na tym kończy się łańcuch stwora nr { $place }.
log-lost = { $you ->
    [yes] Twój stwór nr { $place }
   *[no] Stwór nr { $place } gracza { $who }
} traci kartę „{ card }”.
log-taken = { $who } { $you ->
    [yes] zabierasz
   *[no] zabiera
} kartę „{ card }” { $yours ->
    [yes] twojemu stworowi nr { $place }
   *[no] stworowi nr { $place } gracza { $whom }
}.
log-dropped = Na kartę „{ card }” nie ma miejsca, więc się ją odrzuca.
log-too-many = Za dużo łańcuchów w jednej akcji: stwór nr { $place } niczego już nie wywołuje.
log-shuffled = { $cards ->
    [one] Talia się skończyła: nową talią jest { $cards } odrzucona karta.
    [few] Talia się skończyła: { $cards } odrzucone karty przetasowano w nową.
    [many] Talia się skończyła: { $cards } odrzuconych kart przetasowano w nową.
   *[other] Talia się skończyła: { $cards } odrzuconej karty przetasowano w nową.
}
log-nothing-left = { $who } nie { $you ->
    [yes] masz
   *[no] ma
} czego zagrać ani dobrać: reszta tury przepada.

# Koniec

end-victory = { $who } { $you ->
    [yes] wygrywasz
   *[no] wygrywa
}: { $score ->
    [one] { $score } ukończony stwór
    [few] { $score } ukończone stwory
    [many] { $score } ukończonych stworów
   *[other] { $score } ukończonego stwora
}.
end-exhausted = { $winners ->
    [one] Koszmary się wyczerpały. Najwięcej ukończonych stworów ({ $score }): { $who } { $you ->
        [yes] wygrywasz
       *[no] wygrywa
    }.
    [few] Koszmary się wyczerpały. Ukończonych stworów po równo (po { $score }). Wspólne zwycięstwo: { $who }.
    [many] Koszmary się wyczerpały. Ukończonych stworów po równo (po { $score }). Wspólne zwycięstwo: { $who }.
   *[other] Koszmary się wyczerpały. Ukończonych stworów po równo (po { $score }). Wspólne zwycięstwo: { $who }.
}

# Stół

turn-of = Tura: { $who }
deck = Talia
discard-pile = Karty odrzucone
hand = Ręka
your-hand = Twoja ręka
cards = { $cards ->
    [0] brak kart
    [one] { $cards } karta
    [few] { $cards } karty
    [many] { $cards } kart
   *[other] { $cards } karty
}
seen = widzieli wszyscy
bound = Druga karta w tej turze to tylko { $legion ->
    [necromunculus] nekromunkulus
    [manster] człekopotwór
    [constrict] konstrykt
   *[chimerid] chimeryd
}.
owes = do odrzucenia: { legion } albo dwie inne karty
owes-second = do odrzucenia: jeszcze jedna karta
held = Zagrywana
turned-up = Odkryte
chain = { $who }, łańcuch stwora nr { $place }
chain-done = już zadziałała
chain-now = działa teraz
chain-next = zadziała później
chain-discards = odrzucanie kart
chain-then = łańcuch stwora nr { $place }
chain-action = druga akcja
chain-end = koniec tury
signs =
    Stwór stoi tak, jak go złożono: u góry głowa, u dołu nogi. Karta to jej numer, litera legionu i znak zdolności. Obok imienia podano, ile stworów jest ukończonych i ile trzeba do zwycięstwa, na przykład 3/5.
    Legiony: N { legion-necromunculus }, M { legion-manster }, C { legion-constrict }, H { legion-chimerid }. Pieczęć to litera jej legionu w ramce.
    + { ability-wailer }: { ability-wailer-does }
    × (x) { ability-scavenger }: { ability-scavenger-does }
    † (!) { ability-executioner }: { ability-executioner-does }
    ▾ (v) { ability-devourer }: { ability-devourer-does }
    » (>) { ability-mockingbird }: { ability-mockingbird-does }
    ♪ (*) { ability-singer }: { ability-singer-does }
    { pure-does }
    { seal-does }

# Odmowy

error-nothing-to-draw = Talia i stos kart odrzuconych są puste, więc nie ma czego dobierać.
error-not-in-hand = Nie masz na ręce karty nr { $card }.
error-discard-one = Odrzuć co najmniej jedną kartę, zanim powiesz, że wystarczy.
error-play-draw-discard = Akcja to jedno z trzech: zagrać kartę, dobrać kartę albo odrzucić karty i dobrać nowe.
error-other-legion = Dwie karty zagrane w jednej turze muszą być z tego samego legionu, a pierwszą była karta „{ legion }”.
error-discard-or-done = Odrzuć jeszcze jedną kartę albo powiedz, że wystarczy.
error-put-the-card = Najpierw wybierz miejsce dla karty „{ card }”.
error-not-its-part = Karta nr { $card } nie może być tą częścią stwora.
error-places-full = Nogi są już na wszystkich miejscach ({ $most }): więcej stworów mieć nie można.
error-place-legs = Nowych nóg nie kładzie się na miejscu { $place }: zaczynają stwora na pierwszym wolnym miejscu.
error-place-torso = Na miejscu { $place } nie ma nóg bez tułowia.
error-place-head = Na miejscu { $place } nie ma tułowia bez głowy.
error-place-seal = Na miejscu { $place } nie ma ukończonego stwora bez pieczęci.
error-pay-first = Przeciwnik ma ukończonego czystego stwora: najpierw odrzuć za niego kartę.
error-pay-legion = Masz na ręce kartę „{ legion }” i to ją trzeba odrzucić.
error-pay-second = Najpierw odrzuć drugą kartę za czystego stwora.
error-scavenge = Padlinożerca odrzuca nieukończonego stwora przeciwnika; wybierz jednego z nich.
error-execute = Kat zabiera wierzchnią kartę stwora przeciwnika, na którym nie ma pieczęci; wybierz jednego z nich.
error-devour = Pożeracz odrzuca wierzchnią kartę innego twojego stwora, na którym nie ma pieczęci.
error-must-play = Jedną z twoich kart da się zagrać, więc Przedrzeźniacz musi ją zagrać.
error-mimic = Przedrzeźniacz zagrywa kartę z ręki; wybierz ją.
error-no-place = Nie ma teraz stwora, do którego pasowałaby karta nr { $card }.
error-no-place-legs = Na kartę nr { $card } nie ma miejsca: masz już tyle stworów, ile można ({ $most }), i żadnemu jej nie brakuje.
error-no-place-seal = Pieczęć kładzie się na własnym ukończonym stworze bez pieczęci, a takiego nie masz.
error-turned-no-place = Na kartę nr { $card } nie ma teraz miejsca.
error-sing = Śpiewak zagrywa jedną z odkrytych kart; wybierz ją.
error-replay-or-rest = Czy zdolności mają zadziałać jeszcze raz, czy nie? Trzeciej możliwości nie ma.

# Elementy gry

error-components-legion = Brakuje legionu „{ $legion }”.
error-components-size = Kart w legionie „{ $legion }”: { $found }, a powinno być { $wanted }.
error-components-number = { $found ->
    [0] Brakuje karty nr { $number }.
   *[several] Karta nr { $number } występuje więcej niż raz.
}
error-components-printed = Karta nr { $number } nie należy do legionu „{ $legion }”: każdy legion ma swoje drukowane numery.
error-components-parts = Karta nr { $number } ma pozycje „{ $parts }”, a potrzebne są litery w tej kolejności: L – nogi, T – tułów, H – głowa.

# Polecenia

help-cards = karty gry i ile których jest w talii
arg-cards-legion = tylko karty tego legionu: { $names }
arg-cards-part = tylko karty, które mogą być tą częścią: { $names }
arg-cards-ability = tylko karty z tą zdolnością: { $names }
arg-cards-json = wypisz dla każdej karty obiekt JSON
cards-number = Nr
cards-legion = Legion
cards-part = Pozycja
cards-ability = Zdolność
cards-found = { $cards ->
    [0] Nie ma takich kart.
    [one] { $cards } karta.
    [few] { $cards } karty.
    [many] { $cards } kart.
   *[other] { $cards } karty.
}
cards-by-part = Ile kart może być którą częścią; niektóre różnymi.
cards-by-ability = Ile kart ma którą zdolność.
cards-all = razem
error-cards-unknown = { $argument }: nie ma wartości „{ $value }”. Są: { $known }.

# Boty

bot-novice-help = Składa stwora za stworem i uderza tam, gdzie najbardziej boli.
bot-regular-help = Patrzy kilka kroków naprzód i poluje na stwory tego, kto jest najbliżej zwycięstwa.
bot-master-help = Patrzy jeszcze dalej i rozważa, jak zagra później. Myśli dłużej.

# Stół w przeglądarce

the-table = Środek stołu
creature = Stwór nr { $place }
place-empty = jeszcze nierozpoczęty
no-creatures = Nie ma jeszcze stworów.
complete = ukończony
embodied = wcielony: zdolności go nie ruszą
completed-of = ukończono { $complete } z { $victory }
action-of-turn = akcja { $number } z 2
bound-brief = druga karta: { legion }
owes-brief = do odrzucenia
look-closer = { $who }: obejrzyj z bliska
play-some = Zagraj kartę…
discard-some = Odrzuć karty…
discard-with-others = Odrzuć ją…
choose-discards = Wybierz karty do odrzucenia: za każde dwie dobierzesz jedną.
fits = Pasuje tutaj: { $places }.
fits-as = { $part ->
    [legs] nogi nowego stwora nr { $creatures }
    [torso] tułów stwora nr { $creatures }
    [head] głowa stwora nr { $creatures }
   *[seal] pieczęć na stwora nr { $creatures }
}
play-as = Zagraj kartę „{ card }”: { $places }
gain = { $way ->
    [more] kończy stwora
   *[none] { "" }
}
not-your-turn = Teraz nie twoja tura.
discard-and-draw = Odrzuć: { $cards }, dobierz: { $drawn }
mark-play = zagrywa kartę
mark-draw = dobiera kartę
mark-discard = odrzuca karty
cards-any = wszystkie
cards-look = Dotknij karty, aby przeczytać, co robi.
