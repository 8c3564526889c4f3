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
    [top-purple] fala { from-top }
    [top-yellow] słońce { from-top }
    [top-red] kropla { from-top }
    [top-blue] trójkąt { from-top }
    [top-green] liść { from-top }
    [right-purple] fala z prawej
    [right-yellow] słońce z prawej
    [right-red] kropla z prawej
    [right-blue] trójkąt z prawej
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
   *[right-green] liść z prawej
}
from-top = { $coop ->
    [yes] z dołu
   *[no] z góry
}
place = { $place ->
    [left-purple] fala po lewej
    [left-yellow] słońce po lewej
    [left-red] kropla po lewej
    [left-blue] trójkąt po lewej
    [left-green] liść po lewej
    [top-purple] fala { at-top }
    [top-yellow] słońce { at-top }
    [top-red] kropla { at-top }
    [top-blue] trójkąt { at-top }
    [top-green] liść { at-top }
    [right-purple] fala po prawej
    [right-yellow] słońce po prawej
    [right-red] kropla po prawej
    [right-blue] trójkąt po prawej
   *[right-green] liść po prawej
}
at-top = { $coop ->
    [yes] na dole
   *[no] u góry
}
commander-sapper = starszy saper
commander-necromancer = nekromanta
commander-peacemaker = rozjemca
commander-emperor = cesarz szkieletów
commander-ghost = widmowy dowódca
commander-instructor = starszy instruktor
commander-saboteur = starszy dywersant
commander-help-sapper = Niszczy dwa piętra albo dwa domy zamiast jednego.
commander-help-necromancer = Kto dobierze go z worka, od razu dobiera jeszcze trzy szkielety.
commander-help-peacemaker = Nie burzy, tylko odbudowuje stracone piętro albo dom.
commander-help-emperor = Gdy dojdzie do wieży albo wioski, wszystko przepada; bohater, który go zabije, opuszcza grę razem z nim.
commander-help-ghost = Nie da się go zabić: trafia na cmentarz planszy, na której był, i przychodzi znowu.
commander-help-instructor = Wszystkie szkielety z jego pola idą z nim jako jeden oddział, w jego kierunku.
commander-help-saboteur = Każda pułapka, na którą trafi, na końcu fazy 3 wypada z gry, a dywersant wraca do worka.
symbol-purple = fala
symbol-yellow = słońce
symbol-red = kropla
symbol-blue = trójkąt
symbol-green = liść
symbol = { $symbol ->
    [purple] { symbol-purple }
    [yellow] { symbol-yellow }
    [red] { symbol-red }
    [blue] { symbol-blue }
   *[green] { symbol-green }
}

# Pułapki: jak się je wykłada i jak liczy w zapasie

tile = { $tile ->
    [wall-rising] mur (/)
    [wall-falling] mur (\)
    [catapult] katapulta
    [dragon] smok
    [palisade] palisada
    [hearse] karawan
    [dynamite] dynamit
    [labyrinth-white] biały labirynt
    [labyrinth-black] czarny labirynt
    [portal] portal
    [spring] sprężyna
   *[treasure] skarb
}

# Towary: co sprzedaje targ, po jednej sztuce, i co robi każdy z nich

ware-wall = mur
ware-catapult = katapulta
ware-dragon = smok
ware-treasure = skarb
ware-palisade = palisada
ware-hearse = karawan
ware-dynamite = dynamit
ware-labyrinth = labirynt
ware-portal = portal
ware-spring = sprężyna
ware-crossbow = kusza
ware-ice-wand = różdżka lodu
ware-death-wand = różdżka śmierci
ware-teleport-wand = różdżka teleportacji
ware-two-handed-sword = miecz dwuręczny
ware-battle-axe = topór bojowy
ware-flail = korbacz
ware-rapier = rapier
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
ware-help-wall = Szkielety odbijają się pod kątem prostym i idą o jedno pole dalej.
ware-help-catapult = Wysyła wszystkich, którzy wejdą w fazie, na cmentarz jednej z pozostałych osób; w pojedynkę na twój własny.
ware-help-dragon = Płoszy każdego, kto wejdzie, na pole obok; można go wyłożyć na szkielety.
ware-help-treasure = Zwraca ku sobie wszystkie szkielety obok; kto na nim zostanie, ten go kradnie.
ware-help-palisade = Nikt na nią nie wejdzie: szkielet zostaje tam, gdzie zaczął ruch, a rzucony na nią ginie.
ware-help-hearse = Wywozi wszystkich, którzy wejdą w fazie, na cmentarz jednej z pozostałych osób i sam trafia do jej zapasu; w pojedynkę wszystko zostaje u ciebie.
ware-help-dynamite = Niszczy wszystkich, którzy wejdą w fazie, i zostawia krater; można go wyłożyć na szkielety i wtedy wybucha od razu.
ware-help-labyrinth = Leży białą albo czarną stroną do góry; na początku ruchu wychodzą z niego tylko szkielety jego koloru.
ware-help-portal = Odsyła tego, kto wejdzie, na jego miejsce na skraju lasu.
ware-help-spring = Przerzuca tego, kto wejdzie, o dwa pola dalej, cokolwiek jest pomiędzy.
ware-help-crossbow = Po trzech zabitych w fazie: niszczy jeden szkielet gdziekolwiek na twojej planszy.
ware-help-ice-wand = Po trzech zabitych w fazie: wszystkie szkielety na jednym polu twojej planszy tracą następny ruch.
ware-help-death-wand = Po trzech zabitych w fazie: zniszczeni przez bohatera trafiają na cmentarz jednej z pozostałych osób; w pojedynkę na twój własny.
ware-help-teleport-wand = Po trzech zabitych w fazie: bohater przenosi się na wieżę.
ware-help-two-handed-sword = Po trzech zabitych w fazie: bohater rusza się jeszcze raz i niszczy jak zwykle.
ware-help-battle-axe = Po trzech zabitych w fazie: giną wszystkie szkielety jednego symbolu na czterech polach obok bohatera.
ware-help-flail = Po trzech zabitych w fazie: szkielety z jednego pola wokół bohatera przechodzą na puste pole obok niego.
ware-help-rapier = Po trzech zabitych w fazie: szkielety na jednym polu wokół bohatera obracają się tam, gdzie zechcesz.

# Opcje

option-players = Gracze
option-players-help = Od jednego do sześciu; kto gra w pojedynkę, musi przetrwać wszystkie rundy.
option-first = Pierwsze miejsce
option-first-help = W grze zaawansowanej, przeciwko sobie: kto pierwszy kupuje na targu; bez wyboru decyduje los. W innych grach nikt nie zaczyna: wszyscy grają jednocześnie.
option-rounds = Rundy
option-rounds-help = W pojedynkę: ile rund mają wytrzymać wieża i dom. Zwykle dziesięć; im więcej, tym trudniej.
option-heroic = Heroiczne zwycięstwo
option-heroic-help = W pojedynkę: po ostatniej rundzie nie dobiera się już szkieletów i grasz, aż nie zostanie ani jeden.
option-advanced = Targ i broń
option-advanced-help = Gra zaawansowana: przed nią każdy kupuje pułapki, także sześć nowych rodzajów, i jedną broń.
option-coop = Razem
option-coop-help = Od dwóch do sześciu osób broni jednej stolicy przez dziesięć rund; pułapki są wspólne.
option-commanders = Dowódcy
option-commanders-help = Do worka dokłada się 19 szkieletów z własnymi mocami.

# Pytania

ask-MoveHero = Przesuń bohatera na jedno z pól wokół niego.
ask-SetTrap = { $can ->
    [nothing] Nie ma pułapek do wyłożenia ani do zdjęcia: nie ma nic do zrobienia.
    [remove-nothing] Zdejmij pułapkę albo nie rób nic.
    [place-nothing] Wyłóż pułapkę albo nie rób nic.
   *[place-remove-nothing] Wyłóż pułapkę, zdejmij jedną albo nie rób nic.
}
ask-MoveSkeleton = { $can ->
    [enter] Który szkielet wychodzi z lasu jako następny?
    [enter-at] Który szkielet wychodzi z lasu jako następny?
    [enter-enter-at] Który szkielet wychodzi z lasu jako następny?
   *[move] Który szkielet rusza się jako następny?
}
ask-ChooseCemetery = { $number ->
    [0] { $coop ->
        [yes] Szkielet wychodzi przez dolną krawędź. Na czyj cmentarz?
       *[no] Szkielet wychodzi przez górną krawędź. Na czyj cmentarz?
    }
   *[1] { $coop ->
        [yes] Oddział wychodzi przez dolną krawędź. Na czyj cmentarz trafi cały?
       *[no] Oddział wychodzi przez górną krawędź. Na czyj cmentarz trafi cały?
    }
}
ask-Aim = Pułapka odsyła szkielety. Na czyj cmentarz trafi wszystko, co na nią wejdzie w tej fazie?
ask-Run = Smok płoszy szkielet. Dokąd ten ucieknie?
ask-ChooseLeader = Jest tam kilku instruktorów. Który poprowadzi oddział płoszony przez smoka?
ask-NextOfSquad = { $number ->
    [0] { $coop ->
        [yes] Oddział jest przy wieży. Kogo z niego zatrzyma wieża?
       *[no] Oddział jest przy wieży. Kto z niego jest następny?
    }
   *[1] { $coop ->
        [yes] Oddział jest w stolicy. Kto z niego jest następny?
       *[no] Oddział jest w wiosce. Kto z niego jest następny?
    }
}
ask-BuyWare = { $can ->
    [done] Nie możesz już nic kupić.
   *[buy-done] Kup pułapkę albo broń lub spasuj. Kto raz spasuje, nie wraca już na targ.
}
ask-BuyTogether = { $can ->
    [done] Nie możesz już nic kupić.
   *[buy-done] Kupuj dla wszystkich ze wspólnej sakiewki, ile zechcesz, aż skończysz.
}
ask-PlaceHero = Na której ze swoich wież zaczyna twój bohater?
ask-UseWeapon = { $number ->
    [0] Kusza: na którym polu zniszczyć szkielet?
    [1] Różdżka lodu: na którym polu zamrozić szkielety?
    [2] Różdżka śmierci: na czyj cmentarz trafią zniszczeni przez twojego bohatera?
    [3] Różdżka teleportacji: czy przenieść bohatera na wieżę?
    [4] Miecz dwuręczny: dokąd bohater pójdzie jeszcze raz?
    [5] Topór bojowy: który symbol zniszczyć obok bohatera?
    [6] Korbacz: z którego pola przesunąć szkielety?
   *[7] Rapier: na którym polu obrócić szkielety?
}
ask-ChooseHit = W który szkielet trafi kusza?
ask-ChooseFling = Na które puste pole przesunie je korbacz?
ask-ChooseTurn = W którą stronę je obrócić?

# Co mogę zrobić

do-hero = Bohater na { $cell }
do-any-hero = Bohater na to pole
do-place = Wyłóż { $tile ->
    [wall-rising] mur (/)
    [wall-falling] mur (\)
    [catapult] katapultę
    [dragon] smoka
    [palisade] palisadę
    [hearse] karawan
    [dynamite] dynamit
    [labyrinth-white] biały labirynt
    [labyrinth-black] czarny labirynt
    [portal] portal
    [spring] sprężynę
   *[treasure] skarb
} na { $cell }
do-any-place = { $tile ->
    [wall-rising] Mur (/) na wolne pole
    [wall-falling] Mur (\) na wolne pole
    [catapult] Katapulta na wolne pole
    [dragon] Smok, także na szkielety
    [palisade] Palisada na wolne pole
    [hearse] Karawan na wolne pole
    [dynamite] Dynamit, także na szkielety
    [labyrinth-white] Biały labirynt na wolne pole
    [labyrinth-black] Czarny labirynt na wolne pole
    [portal] Portal na wolne pole
    [spring] Sprężyna na wolne pole
   *[treasure] Skarb na wolne pole
}
do-remove = Zdejmij pułapkę z { $cell }
do-any-remove = Zdejmij stamtąd pułapkę
do-nothing = Nie rób nic
do-enter = Z lasu: { type }
do-enter-at = Z lasu, miejsce „{ place }”: { type }
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
do-next = { type }
do-strike = Użyj broni na { $cell }
do-any-strike = Użyj broni na tym polu
do-hit = { $heading ->
    [up] W górę: { type }
    [right] W prawo: { type }
    [down] W dół: { type }
   *[left] W lewo: { type }
}
do-fling = Na { $cell }
do-any-fling = Na to pole
do-turn = { $direction ->
    [up] W górę
    [right] W prawo
    [down] W dół
   *[left] W lewo
}
do-axe = Zniszcz: { symbol }
do-keep = Nie używaj teraz broni
do-buy = Kup: { ware }
do-done = Nie kupuj więcej

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
    [palisade] palisadę
    [hearse] karawan
    [dynamite] dynamit
    [labyrinth-white] biały labirynt
    [labyrinth-black] czarny labirynt
    [portal] portal
    [spring] sprężynę
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
log-enter-at = { $you ->
    [yes] Z twojego lasu
   *[no] Z lasu gracza { $who }
}, miejsce „{ place }”: { type }.
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
log-next = { $you ->
    [yes] Następny z twojego oddziału
   *[no] Następny z oddziału gracza { $who }
}: { type }.
log-strike = { $who } { $you ->
    [yes] używasz
   *[no] używa
} broni na { $cell }.
log-hit = { $you ->
    [yes] Twoja kusza
   *[no] Kusza gracza { $who }
} celuje: { type }, zwrot { $heading ->
    [up] w górę
    [right] w prawo
    [down] w dół
   *[left] w lewo
}.
log-fling = { $you ->
    [yes] Twój korbacz
   *[no] Korbacz gracza { $who }
} bije w stronę { $cell }.
log-turn = { $you ->
    [yes] Twój rapier
   *[no] Rapier gracza { $who }
} wskazuje { $direction ->
    [up] w górę
    [right] w prawo
    [down] w dół
   *[left] w lewo
}.
log-axe = { $you ->
    [yes] Twój topór bojowy
   *[no] Topór bojowy gracza { $who }
} rąbie: { symbol }.
log-keep = { $who } nie { $you ->
    [yes] używasz
   *[no] używa
} broni.
log-buy = { $who } { $you ->
    [yes] kupujesz
   *[no] kupuje
}: { ware }.
log-done = { $who } nic więcej nie { $you ->
    [yes] kupujesz
   *[no] kupuje
}.
log-chance-first = Los decyduje, kto pierwszy kupuje: { $yours ->
    [yes] zaczynasz
   *[no] zaczyna
} { $whom }.
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
log-follows = { $you ->
    [yes] Na twojej planszy
   *[no] Na planszy gracza { $who }
}, { $cell }, w tym samym oddziale: { type }.
log-held = { $you ->
    [yes] Na twojej planszy
   *[no] Na planszy gracza { $who }
}, { $cell }, zostaje w miejscu: { type }.
log-waits = { $you ->
    [yes] Na skraju twojego lasu
   *[no] Na skraju lasu gracza { $who }
}, miejsce „{ place }”: { type }.
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
    [palisade] { $you ->
        [yes] Twoja palisada
       *[no] Palisada gracza { $who }
    } na { $cell } zatrzymuje szkielet
    [hearse] { $you ->
        [yes] Twój karawan
       *[no] Karawan gracza { $who }
    } na { $cell } zabiera szkielet
    [dynamite] { $you ->
        [yes] Twój dynamit
       *[no] Dynamit gracza { $who }
    } na { $cell } wybucha
    [portal] { $you ->
        [yes] Twój portal
       *[no] Portal gracza { $who }
    } na { $cell } pochłania szkielet
    [spring] { $you ->
        [yes] Twoja sprężyna
       *[no] Sprężyna gracza { $who }
    } na { $cell } przerzuca szkielet
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
    [yes] Twoja pułapka
   *[no] Pułapka gracza { $who }
} na { $cell } wysyła szkielet ({ type }) na { $yours ->
    [yes] twój cmentarz
   *[no] cmentarz gracza { $whom }
}.
log-thrown-own = { $you ->
    [yes] Twoja pułapka
   *[no] Pułapka gracza { $who }
} na { $cell } odsyła szkielet ({ type }), ale ten jeszcze wróci.
log-destroyed = { $you ->
    [yes] Na twojej planszy
   *[no] Na planszy gracza { $who }
}, { $cell }, ginie szkielet: { type }.
log-returns = Nie da się go zabić ({ type }): trafia na { $you ->
    [yes] twój cmentarz
   *[no] cmentarz gracza { $who }
}.
log-reached = { $you ->
    [yes] Na twojej planszy
   *[no] Na planszy gracza { $who }
} szkielet ({ type }) dochodzi do { $goal ->
    [tower] wieży
   *[village] { $coop ->
        [yes] stolicy
       *[no] wioski
    }
}.
log-tier-lost = { $you ->
    [yes] Twoja wieża
   *[no] Wieża gracza { $who }
} się wali: { $tiers ->
    [0] leży w gruzach!
    [one] zostało { $tiers } piętro.
    [few] zostały { $tiers } piętra.
    [many] zostało { $tiers } pięter.
   *[other] zostało { $tiers } piętra.
}
log-house-lost = { $coop ->
    [yes] Stolica płonie: szkielet doszedł do niej { $you ->
        [yes] przez twoją planszę
       *[no] przez planszę gracza { $who }
    }
   *[no] { $you ->
        [yes] Twoja wioska płonie
       *[no] Wioska gracza { $who } płonie
    }
}; { $houses ->
    [0] nie został ani jeden dom!
    [one] został { $houses } dom.
    [few] zostały { $houses } domy.
    [many] zostało { $houses } domów.
   *[other] zostało { $houses } domu.
}
log-tier-built = { $you ->
    [yes] Twoja wieża
   *[no] Wieża gracza { $who }
} rośnie: teraz { $tiers ->
    [one] { $tiers } piętro.
    [few] { $tiers } piętra.
    [many] { $tiers } pięter.
   *[other] { $tiers } piętra.
}
log-house-built = { $coop ->
    [yes] Od strony { $you ->
        [yes] twojej planszy
       *[no] planszy gracza { $who }
    } odbudowano dom stolicy
   *[no] { $you ->
        [yes] Odbudowano dom w twojej wiosce
       *[no] Odbudowano dom w wiosce gracza { $who }
    }
}: teraz { $houses ->
    [one] { $houses } dom.
    [few] { $houses } domy.
    [many] { $houses } domów.
   *[other] { $houses } domu.
}
log-tower-lost = { $you ->
    [yes] Twoja wieża
   *[no] Wieża gracza { $who }
} na { $cell } leży w gruzach: { $towers ->
    [0] nie została żadna!
    [one] została { $towers }.
    [few] zostały { $towers }.
    [many] zostało { $towers }.
   *[other] zostało { $towers }.
}
log-fallen = { $who } { $you ->
    [yes] odpadasz
   *[no] odpada
} z gry.
log-hero-left = Cesarz szkieletów ginie, a { $you ->
    [yes] twój bohater
   *[no] bohater gracza { $who }
} opuszcza grę razem z nim.
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
    [palisade] { $you ->
        [yes] Twoja palisada
       *[no] Palisada gracza { $who }
    } na { $cell } jest { $side ->
        [intact] znowu cała
        [damaged] uszkodzona
       *[gone] zniszczona
    }
    [dynamite] { $you ->
        [yes] Twój dynamit
       *[no] Dynamit gracza { $who }
    } na { $cell } { $side ->
        [intact] jest znowu cały
        [damaged] zostawia krater
       *[gone] jest zniszczony
    }
    [portal] { $you ->
        [yes] Twój portal
       *[no] Portal gracza { $who }
    } na { $cell } jest { $side ->
        [intact] znowu cały
        [damaged] uszkodzony
       *[gone] zniszczony
    }
    [spring] { $you ->
        [yes] Twoja sprężyna
       *[no] Sprężyna gracza { $who }
    } na { $cell } jest { $side ->
        [intact] znowu cała
        [damaged] uszkodzona
       *[gone] zniszczona
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
log-handed = { $you ->
    [yes] Twój karawan
   *[no] Karawan gracza { $who }
} na { $cell } trafia do { $coop ->
    [yes] wspólnego zapasu
   *[no] { $yours ->
        [yes] twojego zapasu
       *[no] zapasu gracza { $whom }
    }
}.
log-handed-own = { $you ->
    [yes] Twój karawan
   *[no] Karawan gracza { $who }
} na { $cell } wraca do zapasu.
log-sabotaged = { $you ->
    [yes] Na twojej planszy
   *[no] Na planszy gracza { $who }
} dywersant zepsuł pułapkę i wypada ona z gry: { tile } na { $cell }.
log-unmasked = { $you ->
    [yes] Z twojej planszy
   *[no] Z planszy gracza { $who }
} do worka: { type }.
log-stolen = { $you ->
    [yes] Twój skarb
   *[no] Skarb gracza { $who }
} na { $cell } zostaje skradziony!
log-frozen = { $you ->
    [yes] Twoja różdżka lodu
   *[no] Różdżka lodu gracza { $who }
} zamraża { $skeletons ->
    [one] { $skeletons } szkielet
    [few] { $skeletons } szkielety
    [many] { $skeletons } szkieletów
   *[other] { $skeletons } szkieletu
} na { $cell }.
log-flung = { $you ->
    [yes] Twój korbacz
   *[no] Korbacz gracza { $who }
} przesuwa { $skeletons ->
    [one] { $skeletons } szkielet
    [few] { $skeletons } szkielety
    [many] { $skeletons } szkieletów
   *[other] { $skeletons } szkieletu
} z { $cell } na { $to }.
log-swung = { $you ->
    [yes] Twój rapier
   *[no] Rapier gracza { $who }
} obraca { $skeletons ->
    [one] { $skeletons } szkielet
    [few] { $skeletons } szkielety
    [many] { $skeletons } szkieletów
   *[other] { $skeletons } szkieletu
} na { $cell } { $to ->
    [up] w górę
    [right] w prawo
    [down] w dół
   *[left] w lewo
}.
log-teleported = { $you ->
    [yes] Twoja różdżka teleportacji
   *[no] Różdżka teleportacji gracza { $who }
} przenosi bohatera na wieżę { $cell }.
log-cursed = { $you ->
    [yes] Twoja różdżka śmierci
   *[no] Różdżka śmierci gracza { $who }
} wysyła { $skeletons ->
    [one] { $skeletons } szkielet
    [few] { $skeletons } szkielety
    [many] { $skeletons } szkieletów
   *[other] { $skeletons } szkieletu
} na { $yours ->
    [yes] twój cmentarz
   *[no] cmentarz gracza { $whom }
}.
log-cursed-own = { $you ->
    [yes] Twoja różdżka śmierci
   *[no] Różdżka śmierci gracza { $who }
} wysyła { $skeletons ->
    [one] { $skeletons } szkielet
    [few] { $skeletons } szkielety
    [many] { $skeletons } szkieletów
   *[other] { $skeletons } szkieletu
} na { $you ->
    [yes] twój własny cmentarz
   *[no] cmentarz tego samego gracza
}.
log-settled = Koniec fazy { $phase }; wszystkie szkielety leżą { $side ->
    [white] białą
   *[black] czarną
} stroną do góry.
log-called = Zew z worka ({ type }): { $who } { $you ->
    [yes] dobierasz
   *[no] dobiera
} kolejne szkielety.
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
end-tied = { end-fallen }
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
end-held = { $score ->
    [one] Stolica stoi po { $score } rundzie: zwycięstwo! Razem wygrywają { $who }.
    [few] Stolica stoi po { $score } rundach: zwycięstwo! Razem wygrywają { $who }.
    [many] Stolica stoi po { $score } rundach: zwycięstwo! Razem wygrywają { $who }.
   *[other] Stolica stoi po { $score } rundy: zwycięstwo! Razem wygrywają { $who }.
}
end-overrun = { $score ->
    [0] Szkielety przedarły się już w pierwszej rundzie: wspólna porażka.
    [one] Szkielety się przedarły: obrona wytrzymała { $score } rundę.
    [few] Szkielety się przedarły: obrona wytrzymała { $score } rundy.
    [many] Szkielety się przedarły: obrona wytrzymała { $score } rund.
   *[other] Szkielety się przedarły: obrona wytrzymała { $score } rundy.
}

# Stół

round-phase = { $phase ->
    [0] Przed pierwszą rundą
   *[1] Runda { $round }, { $phase ->
        [1] faza 1: bohaterowie
        [2] faza 2: pułapki
        [3] faza 3: szkielety
       *[4] faza 4: nowe szkielety
    }
}
round-of = { $phase ->
    [0] Przed pierwszą rundą
   *[1] Runda { $round } z { $rounds }, { $phase ->
        [1] faza 1: bohaterowie
        [2] faza 2: pułapki
        [3] faza 3: szkielety
       *[4] faza 4: nowe szkielety
    }
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

error-only-alone = Heroiczne zwycięstwo jest tylko dla tego, kto gra w pojedynkę: nie ma go ani w grze przeciwko sobie, ani w grze razem.
error-only-together = Razem gra od { $low } do { $high } osób, a nie { $value }.
error-rounds-alone = Liczbę rund wybiera tylko ten, kto gra sam; razem jest ich zawsze dziesięć, a przeciwko sobie gra się, aż ktoś upadnie.
error-nobody-first = Zaczyna ktoś tylko na targu, w grze zaawansowanej przeciwko sobie; w innych grach wszyscy działają jednocześnie.
error-alone-first = Kto gra w pojedynkę, ma targ tylko dla siebie, więc nikt nie musi zaczynać.
error-hero-first = Teraz ruszają się bohaterowie: wybierz pole dla swojego.
error-hero-stays = Bohater nie może zostać w miejscu.
error-hero-far = Bohater przesuwa się dokładnie o jedno pole, w dowolnym z ośmiu kierunków.
error-hero-on-tower = Bohater zaczyna na jednej z twoich wież: wybierz, na której.
error-trap-first = To faza pułapek: wyłóż jedną, zdejmij jedną albo nie rób nic.
error-no-trap = Na tym polu nie ma pułapki.
error-crater-stays = Jest tam krater, którego nie da się usunąć.
error-none-left = { $tile ->
    [wall-rising] W twoim zapasie nie ma muru.
    [wall-falling] W twoim zapasie nie ma muru.
    [catapult] W twoim zapasie nie ma katapulty.
    [dragon] W twoim zapasie nie ma smoka.
    [palisade] W twoim zapasie nie ma palisady.
    [hearse] W twoim zapasie nie ma karawanu.
    [dynamite] W twoim zapasie nie ma dynamitu.
    [labyrinth-white] W twoim zapasie nie ma labiryntu.
    [labyrinth-black] W twoim zapasie nie ma labiryntu.
    [portal] W twoim zapasie nie ma portalu.
    [spring] W twoim zapasie nie ma sprężyny.
   *[treasure] W twoim zapasie nie ma skarbu.
}
error-none-left-shared = { $tile ->
    [wall-rising] We wspólnym zapasie nie ma teraz muru.
    [wall-falling] We wspólnym zapasie nie ma teraz muru.
    [catapult] We wspólnym zapasie nie ma teraz katapulty.
    [dragon] We wspólnym zapasie nie ma teraz smoka.
    [palisade] We wspólnym zapasie nie ma teraz palisady.
    [hearse] We wspólnym zapasie nie ma teraz karawanu.
    [dynamite] We wspólnym zapasie nie ma teraz dynamitu.
    [labyrinth-white] We wspólnym zapasie nie ma teraz labiryntu.
    [labyrinth-black] We wspólnym zapasie nie ma teraz labiryntu.
    [portal] We wspólnym zapasie nie ma teraz portalu.
    [spring] We wspólnym zapasie nie ma teraz sprężyny.
   *[treasure] We wspólnym zapasie nie ma teraz skarbu.
}
error-place-tower = Stoi tam wieża: w niej nie można wyłożyć pułapki.
error-place-trap = Na tym polu jest już pułapka.
error-place-crater = Na tym polu jest krater: nie można tam już wyłożyć pułapki.
error-place-skeleton = Na tym polu stoją szkielety: można na nie wysłać tylko smoka, a w grze zaawansowanej także dynamit.
error-move-first = Teraz ruszają się szkielety: wybierz następny.
error-no-skeleton = Nie ma takiego szkieletu, który miałby się jeszcze ruszyć.
error-move-leader = Wszystkich na tym polu prowadzi instruktor: niech ruszy pierwszy.
error-leader-first = Wybierz instruktora, który prowadzi oddział.
error-next-first = Wybierz, kto z oddziału jest następny.
error-scatter-first = Smok płoszy szkielet: wybierz kierunek, w którym ten ucieknie.
error-scatter-village = Smok nie przegania szkieletów do wioski.
error-scatter-capital = Smok nie przegania szkieletów do stolicy.
error-send-first = Najpierw wybierz cmentarz.
error-send-opponent = Wybierz cmentarz kogoś z pozostałych.
error-market-first = Targ jest otwarty: kup pułapkę albo broń lub spasuj.
error-market-treasure = Skarb nie jest na sprzedaż.
error-market-number = Nie ma towaru o tym numerze: numery są od 1 do { $most }.
error-market-weapon = Masz już broń, a dwóch nie może mieć nikt.
error-market-sold-out = Wyprzedane: { ware }.
error-market-dear = Za drogo ({ ware }): cena to { $price }, a wydać można { $coins }.
error-weapon-first = Teraz można użyć broni: wybierz jak albo zrezygnuj.
error-weapon-target = Tak nie można użyć broni: wybierz coś z tego, co podano.
error-hit-first = Wybierz szkielet na tym polu, w który trafi kusza.
error-fling-first = Wybierz pole, na które korbacz przesunie szkielety.
error-fling-full = To pole nie jest puste albo nie leży przy bohaterze: nie może na nim być szkieletu, pułapki ani wieży.
error-turn-first = Wybierz kierunek, w którym obrócą się szkielety.

# Elementy

error-components-arrow = Nie ma pola w wierszu { $row }, kolumnie { $column }, więc nie może tam być strzałki.
error-components-tower = Wieża musi stać na polu planszy.
error-components-towers = Na planszy do gry razem muszą być wieże, każda na swoim polu.
error-components-entry = Symbol „{ $symbol }” musi mieć dokładnie jedno miejsce na krawędzi „{ $edge }”.
error-components-stars = Pułapka „{ $kind }” musi mieć tyle stron z gwiazdkami: { $wanted }.
error-components-market = Pułapki „{ $kind }” nie można sprzedawać albo jej wiersz na targu musi mieć tyle liczb: { $wanted }.
error-components-commander = Dowódca „{ $commander }” musi mieć tyle żetonów, wszystkie różne: { $wanted }.

# Boty

bot-novice-help = Bije tych, którzy są najbliżej wieży i wioski, i dalej nie patrzy.
bot-regular-help = Patrzy rundę naprzód i wysyła szkielety tam, gdzie zabolą najbardziej.
bot-master-help = Patrzy dwie rundy naprzód, jak mogą się potoczyć, i rozważa więcej dróg.

# W przeglądarce

do-short-hero = { $cell }
do-short-strike = { $cell }
do-short-fling = { $cell }
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
    [palisade] Na które pole trafi palisada?
    [hearse] Na które pole trafi karawan?
    [dynamite] Na które pole trafi dynamit?
    [labyrinth-white] Na które pole trafi biały labirynt?
    [labyrinth-black] Na które pole trafi czarny labirynt?
    [portal] Na które pole trafi portal?
    [spring] Na które pole trafi sprężyna?
   *[treasure] Na które pole trafi skarb?
}
leaver-asked = Szkielet ({ type }) wychodzi przez { $coop ->
    [yes] dolną
   *[no] górną
} krawędź. Na czyj cmentarz?
aim-asked = Pułapka ({ tile }, { $cell }) odsyła szkielety. Na czyj cmentarz trafi wszystko, co na nią wejdzie w tej fazie?
run-asked = { $squad ->
    [yes] Smok płoszy oddział ({ $list }). Dokąd ten ucieknie?
   *[no] Smok płoszy szkielet ({ $list }). Dokąd ten ucieknie?
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
next-tower = { $coop ->
    [yes] dalej do jednej z wież
   *[no] dalej do wieży
}
next-village = { $coop ->
    [yes] dalej do stolicy
   *[no] dalej do wioski
}
next-slain = dalej do bohatera, który go zniszczy
next-forest = dalej do lasu
next-thrown = dalej na katapultę
next-dragon = dalej do smoka
change = potem { $list }
change-stands = inną drogą – { $count }
change-tower = { $coop ->
    [yes] do jednej z wież – { $count }
   *[no] do wieży – { $count }
}
change-village = { $coop ->
    [yes] do stolicy – { $count }
   *[no] do wioski – { $count }
}
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

# Targ w przeglądarce

market-coins = { $coins ->
    [one] { $coins } moneta
    [few] { $coins } monety
    [many] { $coins } monet
   *[other] { $coins } monety
}
market-price = cena: { $price }
market-left = { $left ->
    [0] wyprzedane
   *[some] jeszcze { $left }
}
market-yours = Twoje monety: { $coins }.
market-yours-short = twoje monety
market-purse = Monety we wspólnej sakiewce: { $coins }.
market-purse-short = we wspólnej sakiewce
market-sold-out = Wyprzedane.
market-too-dear = Teraz za drogo.
market-one-weapon = Masz już broń.
market-suggested = Rada
market-order = Kolejka:
market-buys = kupuje teraz
market-next = kupuje potem
market-waits = czeka
market-is-done = już nie kupuje
market-nothing-yet = jeszcze nic
market-traps = Pułapki
market-weapons = Broń, po jednej dla każdego
market-weapons-short = Broń
market-stop = { $coop ->
    [yes] Na pewno nie kupować więcej? Jest jeszcze co kupić, w sakiewce: { market-coins }.
   *[no] Na pewno nie kupować więcej? Jest jeszcze co kupić, a potem monety są nic niewarte: { market-coins }.
}
market-buy-more = Kupuj dalej

# Broń i wspólny zapas w przeglądarce

do-short-axe = { symbol }
do-short-keep = Nie teraz
weapon-own = Twoja broń: { ware }
weapon-short = broń
weapon-used-short = użyta
weapon-when = Można jej użyć, gdy tylko twój bohater zniszczy trzy szkielety w fazie 1 albo w fazie 3, raz na fazę.
weapon-used = W tej fazie jest już użyta.
supply-taken = Ktoś był szybszy, już nie ma ({ tile }). Wybierz inną pułapkę.
together = Wspólne
together-capital = Stolica: stoi domów { $houses } z { $most }
together-capital-short = Stolica
together-supply = Wspólny zapas
together-rounds = Przetrwane rundy: { $rounds } z { $most }

# Więcej dróg szkieletów w przeglądarce

next-destroyed = dalej zostanie zniszczony
next-held = nie ruszy się z miejsca
next-portal = dalej z powrotem na skraj lasu
next-frozen = skuty lodem, straci ruch
change-destroyed = do zniszczenia – { $count }
change-held = na miejscu – { $count }
change-portal = z powrotem na skraj lasu – { $count }
change-frozen = zamrożone – { $count }
went-held = na miejscu – { $count }
went-back = z powrotem na skraj lasu – { $count }
went-tower-unharmed = do wieży – { $count }
went-village-unharmed = do wioski – { $count }
went-towers = do wieży – { $count } ({ $left ->
    [0] ostatnia wieża runęła
    [one] została { $left } wieża
    [few] zostały { $left } wieże
    [many] zostało { $left } wież
   *[other] zostało { $left } wieży
})
went-towers-unharmed = do wieży – { $count }
went-capital = do stolicy – { $count } ({ $left ->
    [0] nie został żaden dom
    [one] został { $left } dom
    [few] zostały { $left } domy
    [many] zostało { $left } domów
   *[other] zostało { $left } domu
})
went-capital-unharmed = do stolicy – { $count }

# Więcej zakończeń w przeglądarce

ended-towers = { $you ->
    [yes] Twoja ostatnia wieża runęła.
   *[no] Ostatnia wieża gracza { $who } runęła.
}
ended-capital = Stolica spłonęła.
ended-emperor = { $you ->
    [yes] Dotarł do ciebie cesarz szkieletów.
   *[no] Cesarz szkieletów dotarł do gracza { $who }.
}
left-of = Co zostało
left-towers = wieże
left-skeletons = szkielety
points-stars = Gwiazdki pułapek
side-damaged = uszkodzone
side-crater = krater

# Plansza w przeglądarce: co wnoszą targ, dowódcy i gra zespołowa

cell-crater = krater
cell-ruin = ruiny wieży
cell-tower-stands = wieża
commander-headed = { type } ({ symbol }), idzie { heading }
commander-moved = { type } ({ symbol }) po ruchu, zwrot { heading }
commander-waits = { type } ({ symbol })
in-ice = w lodzie, ruch przepada
stray-waits = także tutaj: { type } × { $count }
back-waits = znowu tutaj, po ruchu: { type } × { $count }
field-together = { $towers ->
    [one] stoi { $towers } wieża
    [few] stoją { $towers } wieże
    [many] stoi { $towers } wież
   *[other] stoi { $towers } wieży
}, { $skeletons ->
    [one] { $skeletons } szkielet na planszy
    [few] { $skeletons } szkielety na planszy
    [many] { $skeletons } szkieletów na planszy
   *[other] { $skeletons } szkieletu na planszy
}, na skraju lasu: { $waiting }
field-weapon = broń: { ware }
field-without-hero = bez bohatera

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
terminal-trap = { tile } na { $cell }
do-any-buy = Kup towar o tym numerze
signs-towers = { $coop ->
    [yes] ♜ (#) wieża, ∴ (:) jej ruina
   *[no] ♜ (#) wieża z liczbą pięter
}
signs-frozen = { $advanced ->
    [yes] ; ❄ (%), że straci następny ruch
   *[no] {""}
}
signs-commanders = { $commanders ->
    [yes] {" "}Dowódcy mają za symbolem literę: U { commander-sapper }, N { commander-necromancer }, M { commander-peacemaker }, E { commander-emperor }, G { commander-ghost }, I { commander-instructor }, B { commander-saboteur }. Gdzie bohatera zabrał cesarz, stoi -@.
   *[no] {""}
}
signs-traps = { $advanced ->
    [yes] , [P] palisada, [H] karawan, [X] dynamit, a ∪ (u) krater po nim, [Lw] i [Lb] labirynt białą albo czarną stroną do góry, [O] portal, [S] sprężyna
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
score-letters = W mur, C katapulta, D smok, T skarb; z targu także P palisada, H karawan, X dynamit, L labirynt, O portal, S sprężyna. Małe litery to uszkodzone, x to krater; kto odpada, ma 0/0.
score-hint = Po jednym graczu w wierszu: piętra/domy, pułapki w zapasie, a po | te na planszy, na przykład 2/2 W | d c. { score-letters } Ctrl-D kończy.
score-line = Wiersz { $number }
score-player = Gracz { $number }, miejsce { $rank }
pad = Arkusz punktacji
pad-player = Gracz { $number }
pad-tiers = Piętra
pad-houses = Domy
pad-trap = { $kind ->
    [wall] Mur
    [catapult] Katapulta
    [dragon] Smok
    [palisade] Palisada
    [hearse] Karawan
    [dynamite] Dynamit
    [labyrinth] Labirynt
    [portal] Portal
    [spring] Sprężyna
   *[treasure] Skarb
}
pad-place = { $place ->
    [supply] w zapasie
    [intact] na planszy
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
pad-add = Jeszcze jedna pułapka
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
error-pad-line = Nie można odczytać „{ $line }”. Gracza zapisuje się tak: piętra/domy, zapas | plansza, na przykład 2/2 W | d c.
error-pad-empty = Nie ma czego liczyć. Gracza zapisuje się tak: piętra/domy, zapas | plansza, na przykład 2/2 W | d c.
error-pad-players = Graczy może być najwyżej { $most }, a nie { $found }.

# Co mogą powiedzieć sobie ci, którzy grają razem. Dopóki pułapka nie jest wybrana, $kind to „…”.

phrase-kind = { $kind ->
    [wall] mur
    [catapult] katapultę
    [dragon] smoka
    [treasure] skarb
    [palisade] palisadę
    [hearse] karawan
    [dynamite] dynamit
    [labyrinth] labirynt
    [portal] portal
    [spring] sprężynę
   *[any] …
}
phrase-take = Biorę { phrase-kind }.
phrase-leave = Zostawcie mi, proszę, { phrase-kind }.
phrase-place = Wykładam { phrase-kind } na { $cell }.
phrase-buy = Kupmy { phrase-kind }.
phrase-enough = Pułapek mi wystarczy.
phrase-send-me = Możecie wysyłać szkielety do mnie.
phrase-send-nothing = W tej rundzie nikogo do mnie nie wysyłajcie.
phrase-send-to = { $yours ->
    [yes] Wysyłam szkielety do ciebie.
   *[no] Wysyłam szkielety do gracza { $whom }.
}
phrase-tower = Moja wieża na { $cell } jest w niebezpieczeństwie.
phrase-capital = Stolica jest w niebezpieczeństwie!
phrase-who-needs-help = Komu pomóc?
phrase-wait = Poczekajcie na mnie, proszę.
phrase-yes = Tak.
phrase-no = Nie.
phrase-thanks = Dziękuję!
phrase-well-done = Świetnie!
