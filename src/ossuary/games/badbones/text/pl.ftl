# Bad Bones: wszystkie słowa, które czyta człowiek. $who i $whom to imiona graczy.
# Symbole nazywa się według kształtu, a nie koloru:
# fioletowy to fala, żółty słońce, czerwony kropla, niebieski trójkąt, zielony liść.

title = Bad Bones
tagline = Ocal wieżę i wioskę, gdy szkielety sąsiadów wychodzą z twojego lasu.
author = David Flies

# Szkielety: symbol i krawędź, z której wychodzą

type = { $type ->
    [left-purple] fala z lewej
    [left-yellow] słońce z lewej
    [left-red] kropla z lewej
    [left-blue] trójkąt z lewej
    [left-green] liść z lewej
    [top-purple] fala z góry
    [top-yellow] słońce z góry
    [top-red] kropla z góry
    [top-blue] trójkąt z góry
    [top-green] liść z góry
    [right-purple] fala z prawej
    [right-yellow] słońce z prawej
    [right-red] kropla z prawej
    [right-blue] trójkąt z prawej
   *[right-green] liść z prawej
}
symbol-purple = fala
symbol-yellow = słońce
symbol-red = kropla
symbol-blue = trójkąt
symbol-green = liść

# Pułapki: jak się je wykłada i jak liczy w zapasie

tile = { $tile ->
    [wall-rising] mur (/)
    [wall-falling] mur (\)
    [catapult] katapulta
    [dragon] smok
   *[treasure] skarb
}
kind-wall = mury
kind-catapult = katapulty
kind-dragon = smok
kind-treasure = skarb
kind = { $kind ->
    [wall] { kind-wall }
    [catapult] { kind-catapult }
    [dragon] { kind-dragon }
   *[treasure] { kind-treasure }
}

# Opcje

option-players = Gracze
option-players-help = Od jednego do sześciu; kto gra w pojedynkę, musi przetrwać wszystkie rundy.
option-first = Pierwsze miejsce
option-first-help = Bez znaczenia: wszyscy grają jednocześnie i nikt nie zaczyna.
option-rounds = Rundy
option-rounds-help = W pojedynkę: ile rund mają wytrzymać wieża i dom. Zwykle dziesięć; im więcej, tym trudniej.
option-heroic = Heroiczne zwycięstwo
option-heroic-help = W pojedynkę: po ostatniej rundzie nie dobiera się już szkieletów i grasz, aż nie zostanie ani jeden.

# Pytania

ask-MoveHero = Przesuń bohatera na jedno z pól wokół niego.
ask-SetTrap = { $can ->
    [nothing] Nie masz już pułapek: nie ma nic do zrobienia.
    [remove-nothing] Zdejmij pułapkę albo nie rób nic.
    [place-nothing] Wyłóż pułapkę albo nie rób nic.
   *[place-remove-nothing] Wyłóż pułapkę, zdejmij jedną albo nie rób nic.
}
ask-MoveSkeleton = { $can ->
    [enter] Który szkielet wychodzi z lasu jako następny?
   *[move] Który szkielet rusza się jako następny?
}
ask-ChooseCemetery = Szkielet wychodzi przez górną krawędź. Na czyj cmentarz?
ask-Aim = Katapulta strzela. Na czyj cmentarz trafi wszystko, co na nią wejdzie w tej fazie?
ask-Run = Smok płoszy szkielet. Dokąd ten ucieknie?

# Co mogę zrobić

do-hero = Bohater na { $cell }
do-any-hero = Bohater na to pole
do-place = Wyłóż { $tile ->
    [wall-rising] mur (/)
    [wall-falling] mur (\)
    [catapult] katapultę
    [dragon] smoka
   *[treasure] skarb
} na { $cell }
do-any-place = { $tile ->
    [wall-rising] Mur (/) na wolne pole
    [wall-falling] Mur (\) na wolne pole
    [catapult] Katapulta na wolne pole
    [dragon] Smok, także na szkielety
   *[treasure] Skarb na wolne pole
}
do-remove = Zdejmij pułapkę z { $cell }
do-any-remove = Zdejmij stamtąd pułapkę
do-nothing = Nie rób nic
do-enter = Z lasu: { type }
do-move = { $heading ->
    [up] { $cell }, w górę: { type }
    [right] { $cell }, w prawo: { type }
    [down] { $cell }, w dół: { type }
   *[left] { $cell }, w lewo: { type }
}
do-scatter = { $direction ->
    [up] W górę
    [right] W prawo
    [down] W dół
   *[left] W lewo
}
do-send = Na cmentarz: { $whom }

# Dziennik: ruchy

log-hero = { $who } { $you ->
    [yes] przesuwasz
   *[no] przesuwa
} bohatera na { $cell }.
log-place = { $who } { $you ->
    [yes] wykładasz
   *[no] wykłada
} { $tile ->
    [wall-rising] mur (/)
    [wall-falling] mur (\)
    [catapult] katapultę
    [dragon] smoka
   *[treasure] skarb
} na { $cell }.
log-remove = { $who } { $you ->
    [yes] zdejmujesz
   *[no] zdejmuje
} pułapkę z { $cell }.
log-nothing = { $who } nic nie { $you ->
    [yes] robisz
   *[no] robi
}.
log-enter = { $you ->
    [yes] Z twojego lasu
   *[no] Z lasu gracza { $who }
}: { type }.
log-move = { $you ->
    [yes] Twój szkielet
   *[no] Szkielet gracza { $who }
} na { $cell } rusza się: { type }.
log-scatter = { $you ->
    [yes] Twój smok
   *[no] Smok gracza { $who }
} płoszy szkielet { $direction ->
    [up] w górę
    [right] w prawo
    [down] w dół
   *[left] w lewo
}.
log-send = { $who } { $you ->
    [yes] wybierasz
   *[no] wybiera
} { $yours ->
    [yes] twój cmentarz
   *[no] cmentarz gracza { $whom }
}.
log-chance-drawn = { $whom } { $yours ->
    [yes] dobierasz
   *[no] dobiera
} szkielet: { type }.
log-chance-drawn-many = { $whom } { $yours ->
    [yes] dobierasz
   *[no] dobiera
} { $count ->
    [one] { $count } szkielet
    [few] { $count } szkielety
    [many] { $count } szkieletów
   *[other] { $count } szkieletu
}: { $list }.

# Dziennik: wydarzenia

log-round = Runda { $number }.
log-phase = { $number ->
    [1] Faza 1: bohaterowie.
    [2] Faza 2: pułapki.
    [3] Faza 3: szkielety.
   *[4] Faza 4: nowe szkielety.
}
log-slain = { $you ->
    [yes] Twój bohater
   *[no] Bohater gracza { $who }
} niszczy { $skeletons ->
    [one] { $skeletons } szkielet
    [few] { $skeletons } szkielety
    [many] { $skeletons } szkieletów
   *[other] { $skeletons } szkieletu
} na { $cell }.
log-lured = { $you ->
    [yes] Na twojej planszy
   *[no] Na planszy gracza { $who }
} szkielet na { $cell } zwraca się ku skarbowi: { type }, teraz { $to ->
    [up] w górę
    [right] w prawo
    [down] w dół
   *[left] w lewo
}.
log-came = { $you ->
    [yes] Na twojej planszy
   *[no] Na planszy gracza { $who }
}, { $cell }: { type }, zwrot { $heading ->
    [up] w górę
    [right] w prawo
    [down] w dół
   *[left] w lewo
}.
log-sprung = { $tile ->
    [wall-rising] { $you ->
        [yes] Twój mur
       *[no] Mur gracza { $who }
    } na { $cell } odbija szkielet
    [wall-falling] { $you ->
        [yes] Twój mur
       *[no] Mur gracza { $who }
    } na { $cell } odbija szkielet
    [catapult] { $you ->
        [yes] Twoja katapulta
       *[no] Katapulta gracza { $who }
    } na { $cell } chwyta szkielet
    [dragon] { $you ->
        [yes] Twój smok
       *[no] Smok gracza { $who }
    } na { $cell } płoszy szkielet
   *[treasure] { $you ->
        [yes] Twój skarb
       *[no] Skarb gracza { $who }
    } na { $cell } wabi szkielet
}.
log-left = { $you ->
    [yes] Twój szkielet
   *[no] Szkielet gracza { $who }
} ({ type }) wychodzi przez { $edge ->
    [top] górną krawędź
    [right] prawą krawędź
    [bottom] dolną krawędź
   *[left] lewą krawędź
} na { $yours ->
    [yes] twój cmentarz
   *[no] cmentarz gracza { $whom }
}.
log-left-own = { $you ->
    [yes] Twój szkielet
   *[no] Szkielet gracza { $who }
} ({ type }) wychodzi przez { $edge ->
    [top] górną krawędź
    [right] prawą krawędź
    [bottom] dolną krawędź
   *[left] lewą krawędź
}, ale jeszcze wróci.
log-thrown = { $you ->
    [yes] Twoja katapulta
   *[no] Katapulta gracza { $who }
} na { $cell } ciska szkielet ({ type }) na { $yours ->
    [yes] twój cmentarz
   *[no] cmentarz gracza { $whom }
}.
log-thrown-own = { $you ->
    [yes] Twoja katapulta
   *[no] Katapulta gracza { $who }
} na { $cell } wyrzuca szkielet ({ type }), ale ten jeszcze wróci.
log-tier-lost = { $you ->
    [yes] Twoja wieża
   *[no] Wieża gracza { $who }
} traci piętro: { $tiers ->
    [0] leży w gruzach!
    [one] zostało { $tiers }.
    [few] zostały { $tiers }.
    [many] zostało { $tiers }.
   *[other] zostało { $tiers }.
}
log-house-lost = Płonie dom w { $you ->
    [yes] twojej wiosce
   *[no] wiosce gracza { $who }
}: { $houses ->
    [0] nie został ani jeden!
    [one] został { $houses }.
    [few] zostały { $houses }.
    [many] zostało { $houses }.
   *[other] zostało { $houses }.
}
log-fallen = { $who } { $you ->
    [yes] odpadasz
   *[no] odpada
} z gry.
log-turned = { $tile ->
    [wall-rising] { $you ->
        [yes] Twój mur
       *[no] Mur gracza { $who }
    } na { $cell } jest { $side ->
        [intact] znowu cały
        [damaged] uszkodzony
       *[gone] zniszczony
    }
    [wall-falling] { $you ->
        [yes] Twój mur
       *[no] Mur gracza { $who }
    } na { $cell } jest { $side ->
        [intact] znowu cały
        [damaged] uszkodzony
       *[gone] zniszczony
    }
    [catapult] { $you ->
        [yes] Twoja katapulta
       *[no] Katapulta gracza { $who }
    } na { $cell } jest { $side ->
        [intact] znowu cała
        [damaged] uszkodzona
       *[gone] zniszczona
    }
    [dragon] { $you ->
        [yes] Twój smok
       *[no] Smok gracza { $who }
    } na { $cell } jest { $side ->
        [intact] znowu zdrowy
        [damaged] ranny
       *[gone] zabity
    }
   *[treasure] { $you ->
        [yes] Twój skarb
       *[no] Skarb gracza { $who }
    } na { $cell } jest { $side ->
        [intact] znowu cały
        [damaged] uszkodzony
       *[gone] zniszczony
    }
}.
log-stolen = { $you ->
    [yes] Twój skarb
   *[no] Skarb gracza { $who }
} na { $cell } jest skradziony!
log-settled = Koniec fazy { $phase }; wszystkie szkielety leżą { $side ->
    [white] białą
   *[black] czarną
} stroną do góry.
log-arrived = { $you ->
    [yes] Na skraj twojego lasu
   *[no] Na skraj lasu gracza { $who }
} { $skeletons ->
    [one] wychodzi { $skeletons } szkielet
    [few] wychodzą { $skeletons } szkielety
    [many] wychodzi { $skeletons } szkieletów
   *[other] wychodzi { $skeletons } szkieletu
}.
log-arrived-all = Nowe szkielety na skraju lasu: { $list }.
log-arrived-each = { $who } { $skeletons }

# Koniec

end-fallen = { $winners ->
    [0] Nikt się nie ostał i nikt nie wygrywa.
    [one] { $who } { $you ->
        [yes] wygrywasz
       *[no] wygrywa
    }: { $score ->
        [one] { $score } punkt
        [few] { $score } punkty
        [many] { $score } punktów
       *[other] { $score } punktu
    }.
    [few] { $who } dzielą zwycięstwo; każde z nich ma { $score ->
        [one] { $score } punkt
        [few] { $score } punkty
        [many] { $score } punktów
       *[other] { $score } punktu
    }.
    [many] { $who } dzielą zwycięstwo; każde z nich ma { $score ->
        [one] { $score } punkt
        [few] { $score } punkty
        [many] { $score } punktów
       *[other] { $score } punktu
    }.
   *[other] { $who } dzielą zwycięstwo; każde z nich ma { $score ->
        [one] { $score } punkt
        [few] { $score } punkty
        [many] { $score } punktów
       *[other] { $score } punktu
    }.
}
end-stood = { $score ->
    [one] Wieża i dom stoją po { $score } rundzie: zwycięstwo!
    [few] Wieża i dom stoją po { $score } rundach: zwycięstwo!
    [many] Wieża i dom stoją po { $score } rundach: zwycięstwo!
   *[other] Wieża i dom stoją po { $score } rundy: zwycięstwo!
}
end-cleared = { $score ->
    [one] Po { $score } rundzie nie został ani jeden szkielet: heroiczne zwycięstwo!
    [few] Po { $score } rundach nie został ani jeden szkielet: heroiczne zwycięstwo!
    [many] Po { $score } rundach nie został ani jeden szkielet: heroiczne zwycięstwo!
   *[other] Po { $score } rundy nie został ani jeden szkielet: heroiczne zwycięstwo!
}
end-lost = { $score ->
    [0] Porażka już w pierwszej rundzie.
    [one] Porażka: wieża i dom wytrzymały { $score } rundę.
    [few] Porażka: wieża i dom wytrzymały { $score } rundy.
    [many] Porażka: wieża i dom wytrzymały { $score } rund.
   *[other] Porażka: wieża i dom wytrzymały { $score } rundy.
}

# Stół

round-phase = Runda { $round }, { $phase ->
    [0] przed pierwszą fazą
    [1] faza 1: bohaterowie
    [2] faza 2: pułapki
    [3] faza 3: szkielety
   *[4] faza 4: nowe szkielety
}
round-of = Runda { $round } z { $rounds }, { $phase ->
    [0] przed pierwszą fazą
    [1] faza 1: bohaterowie
    [2] faza 2: pułapki
    [3] faza 3: szkielety
   *[4] faza 4: nowe szkielety
}
bag = Worek
houses = Domy
supply = Zapas
supply-empty = brak pułapek
cemetery = Cmentarz
on-the-way = W drodze
is-out = poza grą
signs =
    @ to bohater, { signs-towers }, ⌂ (n) dom. Szkielet to strzałka jego kierunku i jego symbol: ≈ (~) { symbol-purple }, ☼ (*) { symbol-yellow }, ♦ (o) { symbol-red }, ▲ (A) { symbol-blue }, ♣ (&) { symbol-green }; liczba przed nim mówi, ile jest takich samych, a ✓ ('), że w tej rundzie jest już po ruchu{ signs-frozen }.{ signs-commanders }
    Wokół twojej planszy jest las: kto tam czeka i gdzie wychodzi który symbol. Podwójne strzałki na ziemi, na przykład ⇓ (vv), obracają szkielety, które przychodzą z boku.
    Pułapki: [/] i [\] mury, [C] katapulta, [D] smok, [T] skarb{ signs-traps }; z ! uszkodzona, z * odwróci się na końcu fazy{ signs-sabotaged }.
    Na planszach innych każde pole ma literę pułapki, kierunek szkieletów (× albo x, gdy jest różny) i ich liczbę; na brzegach stoi, ile czeka. Znak + to dziesięć albo więcej.{ signs-glance }
    Pole to litera kolumny i numer wiersza, na przykład b2. Mur wpisuje się jako /b2 albo \b2 (też rb2 i fb2), katapultę jako cb2, smoka db2, skarb tb2{ signs-keys }; -b2 zdejmuje pułapkę. Szkielet wybiera się numerem z listy albo polem, także z kierunkiem: b2 albo b2v.{ signs-found }

# Odmowy

error-only-alone = Heroiczne zwycięstwo jest tylko dla jednego gracza.
error-rounds-alone = Liczbę rund wybiera tylko ten, kto gra sam; z innymi gra trwa, aż ktoś upadnie.
error-nobody-first = Wszyscy działają jednocześnie, więc nikt nie zaczyna.
error-hero-first = Teraz ruszają się bohaterowie: wybierz pole dla swojego.
error-hero-stays = Bohater nie może zostać w miejscu.
error-hero-far = Bohater przesuwa się dokładnie o jedno pole, w dowolnym z ośmiu kierunków.
error-trap-first = To faza pułapek: wyłóż jedną, zdejmij jedną albo nie rób nic.
error-no-trap = Na tym polu nie ma pułapki.
error-none-left = { $tile ->
    [wall-rising] W twoim zapasie nie ma muru.
    [wall-falling] W twoim zapasie nie ma muru.
    [catapult] W twoim zapasie nie ma katapulty.
    [dragon] W twoim zapasie nie ma smoka.
   *[treasure] W twoim zapasie nie ma skarbu.
}
error-place-tower = Stoi tam wieża: w niej nie można wyłożyć pułapki.
error-place-trap = Na tym polu jest już pułapka.
error-place-skeleton = Na tym polu stoją szkielety: można na nie wysłać tylko smoka.
error-move-first = Teraz ruszają się szkielety: wybierz następny.
error-no-skeleton = Nie ma takiego szkieletu, który miałby się jeszcze ruszyć.
error-scatter-first = Smok płoszy szkielet: wybierz kierunek, w którym ten ucieknie.
error-scatter-village = Do wioski smok szkieletów nie płoszy.
error-send-first = Najpierw wybierz cmentarz.
error-send-opponent = Wybierz cmentarz kogoś z pozostałych.

# Elementy

error-components-arrow = Nie ma pola w wierszu { $row }, kolumnie { $column }, więc nie może tam być strzałki.
error-components-tower = Wieża musi stać na polu planszy.
error-components-entry = Symbol „{ $symbol }” musi mieć dokładnie jedno miejsce na krawędzi „{ $edge }”.
error-components-stars = Pułapka „{ $kind }” musi mieć tyle stron z gwiazdkami: { $wanted }.

# Boty

bot-warden = Strażnik
bot-warden-help = Bije tych, którzy są najbliżej wieży i wioski, i odpowiada od razu.
bot-strategist = Strateg
bot-strategist-help = Patrzy dwie rundy naprzód i wysyła szkielety tam, gdzie zabolą najbardziej.

# W przeglądarce

do-short-hero = { $cell }
move-rest = Przesuń pozostałe
footprints = Ślady: dokąd pójdzie każdy szkielet
footprints-short = Ślady
more-fields = Więcej plansz
look-closer = Obejrzyj z bliska planszę: { $who }
choose-cell = { $tile ->
    [wall-rising] Na które pole trafi mur (/)?
    [wall-falling] Na które pole trafi mur (\)?
    [catapult] Na które pole trafi katapulta?
    [dragon] Na które pole trafi smok?
   *[treasure] Na które pole trafi skarb?
}
choose-of-place = Wybierz jedno z tych.
field-of = Plansza: { $who }
field-stands = { $tiers ->
    [one] { $tiers } piętro
    [few] { $tiers } piętra
    [many] { $tiers } pięter
   *[other] { $tiers } piętra
}, { $houses ->
    [one] { $houses } dom
    [few] { $houses } domy
    [many] { $houses } domów
   *[other] { $houses } domu
}, { $skeletons ->
    [one] { $skeletons } szkielet na planszy
    [few] { $skeletons } szkielety na planszy
    [many] { $skeletons } szkieletów na planszy
   *[other] { $skeletons } szkieletu na planszy
}, na skraju lasu: { $waiting }
cell-empty = nic
cell-hero = bohater
cell-tower = wieża, { $tiers ->
    [one] { $tiers } piętro
    [few] { $tiers } piętra
    [many] { $tiers } pięter
   *[other] { $tiers } piętra
}
cell-arrow = { $heading ->
    [up] strzałka w górę
    [right] strzałka w prawo
    [down] strzałka w dół
   *[left] strzałka w lewo
} na ziemi
trap-intact = { tile }
trap-damaged = { tile }, strona uszkodzona
heading = { $heading ->
    [up] w górę
    [right] w prawo
    [down] w dół
   *[left] w lewo
}
skeletons-headed = { $count ->
    [one] szkielet, { type }, idzie { heading }
    [few] { $count } szkielety, { type }, idą { heading }
    [many] { $count } szkieletów, { type }, idzie { heading }
   *[other] { $count } szkieletu, { type }, idzie { heading }
}
skeletons-moved = { $count ->
    [one] szkielet po ruchu, { type }, zwrócony { heading }
    [few] { $count } szkielety po ruchu, { type }, zwrócone { heading }
    [many] { $count } szkieletów po ruchu, { type }, zwróconych { heading }
   *[other] { $count } szkieletu po ruchu, { type }, zwróconych { heading }
}
forest-edge = Skraj lasu, { type }
skeletons-wait = { $count ->
    [0] nikt nie czeka
    [one] czeka { $count } szkielet
    [few] czekają { $count } szkielety
    [many] czeka { $count } szkieletów
   *[other] czeka { $count } szkieletu
}
next-stands = dalej na { $cell }
next-tower = dalej do wieży
next-village = dalej do wioski
next-slain = dalej do bohatera, który go zniszczy
next-forest = dalej do lasu
next-thrown = dalej na katapultę
next-dragon = dalej do smoka
change = potem { $list }
change-stands = na inne pola – { $count }
change-tower = do wieży – { $count }
change-village = do wioski – { $count }
change-slain = do zniszczenia – { $count }
change-forest = poza planszę – { $count }
change-thrown = na katapultę – { $count }
change-dragon = do smoka – { $count }

# Dziennik w przeglądarce: wiersz o wszystkich bohaterach i po wierszu na każdą planszę

heroes = Bohaterowie: { $list }.
heroes-one = { $who } – { $cell }
heroes-slew = { $who } – { $cell } (zniszczone: { $count })
traps-set = Pułapki: { $list }.
traps-damaged = Uszkodzone pułapki: { $list }.
traps-gone = Zniszczone pułapki: { $list }.
traps-one = { $who } – { tile } na { $cell }
traps-taken = { $who } – zdjęte z { $cell }
arrivals = Nowe na skraju lasu: { $list }.
arrivals-one = { $who } – { $count }
went = { $you ->
    [yes] Twoja plansza
   *[no] Plansza gracza { $who }
}: { $list }.
went-on = { $count ->
    [one] { $count } szkielet idzie dalej
    [few] { $count } szkielety idą dalej
    [many] { $count } szkieletów idzie dalej
   *[other] { $count } szkieletu idzie dalej
}
went-slain = zniszczone – { $count }
went-away = { $yours ->
    [yes] na twój cmentarz
   *[no] graczowi { $whom }
} – { $count }
went-round = jeszcze wrócą – { $count }
went-tower = do wieży – { $count } ({ $left ->
    [0] wieża runęła
    [one] zostało { $left } piętro
    [few] zostały { $left } piętra
    [many] zostało { $left } pięter
   *[other] zostało { $left } piętra
})
went-village = do wioski – { $count } ({ $left ->
    [0] nie został żaden dom
    [one] został { $left } dom
    [few] zostały { $left } domy
    [many] zostało { $left } domów
   *[other] zostało { $left } domu
})

# Koniec w przeglądarce

ended-tower = { $you ->
    [yes] Twoja wieża runęła.
   *[no] Wieża gracza { $who } runęła.
}
ended-village = { $you ->
    [yes] Twoja wioska spłonęła.
   *[no] Wioska gracza { $who } spłonęła.
}
points-for = Punkty za
points-tower = wieżę
points-houses = domy
points-traps = pułapki
points-all = razem

# Wyzwanie dnia

daily-result = przetrwane rundy: { $score } z { $rounds }

# W terminalu: targ, broń i to, co wspólne w grze kooperacyjnej

terminal-market = Targ
terminal-price = cena
terminal-left = jest
terminal-purse = Wspólna sakiewka
terminal-coins = monet
terminal-passed = pas
terminal-following = Potem kupują
terminal-supply = Wspólny zapas
terminal-weapon = Broń
terminal-capital = Stolica
terminal-side = { $side ->
    [white] Ruszają białe
   *[black] Ruszają czarne
}
do-any-buy = Kup towar o tym numerze
signs-towers = { $coop ->
    [yes] ♜ (#) wieża, ∴ (:) jej ruina
   *[no] ♜ (#) wieża z liczbą pięter
}
signs-frozen = { $advanced ->
    [yes] {" "}albo go traci; ❄ (%), że straci też następny
   *[no] {""}
}
signs-commanders = { $commanders ->
    [yes] {" "}Dowódcy mają za symbolem literę: U { commander-sapper }, N { commander-necromancer }, M { commander-peacemaker }, E { commander-emperor }, G { commander-ghost }, I { commander-instructor }, B { commander-saboteur }. Gdzie bohatera zabrał cesarz, stoi -@.
   *[no] {""}
}
signs-traps = { $advanced ->
    [yes] , [P] palisada, [H] karawan, [X] dynamit, a ∪ (u) lej po nim, [Lw] i [Lb] labirynt białą albo czarną stroną do góry, [O] portal, [S] sprężyna
   *[no] {""}
}
signs-sabotaged = { $commanders ->
    [yes] , z - zniknie z gry przez dywersanta
   *[no] {""}
}
signs-found = { $advanced ->
    [yes] {" "}Co robi pułapka albo broń, można znaleźć po nazwie: r portal.
   *[no] {""}
}
signs-glance = { $commanders ->
    [yes] {" "}Dowódcy mają tam swoje litery, przed liczbą wszystkich.
   *[no] {""}
}
signs-keys = { $advanced ->
    [yes] , palisadę pb2, karawan hb2, dynamit xb2, labirynt lwb2 albo lbb2, portal ob2, sprężynę sb2
   *[no] {""}
}

# Arkusz punktacji i `ossuary score badbones`

help-score = policz, co zostało na koniec gry na żywo, po jednym graczu w wierszu
arg-score-file = plik z graczami; bez niego to, co wpisano lub przekazano
arg-score-advanced = pułapki kupiono na targu
arg-score-json = wypisz tablicę JSON z punktami każdego gracza
score-letters = W mur, C katapulta, D smok, T skarb; z targu także P palisada, H karawan, X dynamit, L labirynt, O portal, S sprężyna. Małe litery to uszkodzone, x to lej; kto odpada, ma 0/0.
score-hint = Po jednym graczu w wierszu: piętra/domy, pułapki w zapasie, a po | te na polu, na przykład 2/2 W | d c. { score-letters } Ctrl-D kończy.
score-line = Wiersz { $number }: { $why }
score-player = Gracz { $number }, miejsce { $rank }: { $told }
pad = Arkusz punktacji
pad-player = Gracz { $number }
pad-tiers = Piętra
pad-houses = Domy
pad-trap = { $kind ->
    [wall] Mur
    [catapult] Katapulta
    [dragon] Smok
   *[treasure] Skarb
}
pad-place = { $place ->
    [supply] w zapasie
    [intact] na polu
    [damaged] uszkodzone
   *[gone] poza grą
}
pad-part = { $what ->
    [tiers] piętra
    [houses] domy
    [supply] { pad-trap }, w zapasie
    [intact] { pad-trap }, cała strona
   *[damaged] { $kind ->
        [dynamite] Lej
       *[wall] { pad-trap }, strona uszkodzona
    }
}
pad-points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
pad-rank = miejsce { $rank }
pad-out = poza grą, bez punktów
pad-tied = Tyle samo punktów: decyduje wyższa wieża.
pad-nobody = Wszyscy odpadli, nikt nie wygrywa.
pad-clear = Wyczyść wszystko
pad-undo = Przywróć liczby
error-pad-tiers = Wieża ma najwyżej tyle pięter: { $most }, nie { $found }.
error-pad-houses = Wioska ma najwyżej tyle domów: { $most }, nie { $found }.
error-pad-traps = Za dużo pułapek jednego rodzaju ({ pad-trap }): podano { $found }, a każdy ma ich { $most }.
error-pad-market = Za dużo pułapek jednego rodzaju ({ pad-trap }): podano { $found }, a na targu jest ich { $most }.
error-pad-only-market = Ta pułapka jest tylko w grze zaawansowanej, z targiem (--advanced): { pad-trap }.
error-pad-undamaged = Ta pułapka nie ma uszkodzonej strony: { pad-trap }.
error-pad-supply = W zapasie wszystkie pułapki są całe, więc „{ $letter }” nie może tam być.
error-pad-letter = „{ $letter }” to nie pułapka. { score-letters }
error-pad-line = Nie można odczytać „{ $line }”. Gracza zapisuje się tak: piętra/domy, zapas | pole, na przykład 2/2 W | d c.
