# Skull: wszystkie słowa, które czyta człowiek. $who i $whom to nazwy graczy lub plemion.

title = Skull
tagline = Blefuj, licytuj i odkrywaj same kwiaty.
author = Hervé Marly

-flower = kwiat
-skull = czaszka
face = { $face ->
    [flower] { -flower }
    [skull] { -skull }
   *[unknown] żeton
}

# Opcje

option-players = Liczba graczy
option-players-help = Najlepiej od 4 do 9; we troje to gra dla doświadczonych. Gdy każdy ma dwa plemiona, najwyżej 6.
option-first = Miejsce pierwszego gracza
option-first-help = Miejsce, które zaczyna pierwszą rundę, licząc od 1; bez tego decyduje los.
option-tribes = Liczba plemion na gracza
option-tribes-help = Przy dwóch każdy gracz prowadzi dwa plemiona, które siedzą naprzeciw siebie.
option-show = Pokazywanie po porażce
option-show-help = Po nieudanej próbie pozostali mogą pokazać żetony, które nie zostały odkryte.

# Pytania

ask-PlaceFirstDisc = Połóż na swojej macie pierwszy żeton, zakryty.
ask-AddOrOpen = { $in_hand ->
    [0] Twoja ręka jest pusta: rozpocznij licytację.
   *[some] Dołóż żeton do swojego stosu albo rozpocznij licytację.
}
ask-RaiseOrPass = Stawka wynosi { $bid }. Podbij ją albo spasuj.
ask-FlipAnothersDisc = { $to_flip ->
    [one] Odkryj jeszcze { $to_flip } żeton. Czyj?
    [few] Odkryj jeszcze { $to_flip } żetony. Czyj najpierw?
    [many] Odkryj jeszcze { $to_flip } żetonów. Czyj najpierw?
   *[other] Odkryj jeszcze { $to_flip } żetonu. Czyj najpierw?
}
ask-ShowUnflipped = Pokazać wszystkim swoje nieodkryte żetony?
ask-LoseChosenDisc = To twoja własna czaszka. Wybierz żeton, który tracisz; nikt nie zobaczy który.
ask-NameFirst = Jesteś poza grą. Wskaż pierwszego gracza następnej rundy.

# Co mogę zrobić

do-place-flower = Połóż kwiat
do-place-skull = Połóż czaszkę
do-pass = Spasuj
do-bid = Licytuj { $number }
do-any-bid = Licytuj od { $low } do { $high }
do-flip = Odkryj żeton: { $whom }
do-short-flip = { $whom }
do-lose-flower = Odrzuć kwiat
do-lose-skull = Odrzuć czaszkę
do-name = Pierwszy gracz – { $whom }
do-show = Pokaż
do-hide = Nie pokazuj

# Dziennik: ruchy

log-place = { $who } { $you ->
    [yes] kładziesz
   *[no] kładzie
} { $face ->
    [flower] zakryty kwiat
    [skull] zakrytą czaszkę
   *[unknown] zakryty żeton
}.
log-pass = { $who } { $you ->
    [yes] pasujesz
   *[no] pasuje
}.
log-bid = { $who } { $you ->
    [yes] licytujesz
   *[no] licytuje
} { $number }.
log-flip = { $who } { $you ->
    [yes] wybierasz
   *[no] wybiera
} { $yours ->
    [yes] twój żeton
   *[no] żeton gracza { $whom }
}.
log-lose = { $who } { $you ->
    [yes] tracisz
   *[no] traci
} { $face ->
    [flower] kwiat
    [skull] czaszkę
   *[unknown] żeton
}.
log-chance-lose = Los odbiera w ciemno { $face ->
    [flower] kwiat
    [skull] czaszkę
   *[unknown] żeton
}.
log-name = { $who } { $you ->
    [yes] decydujesz
   *[no] decyduje
}: następną rundę { $yours ->
    [yes] zaczynasz
   *[no] zaczyna
} { $whom }.
log-show = { $who } { $you ->
    [yes] pokazujesz
   *[no] pokazuje
} nieodkryte żetony.
log-hide = { $who } { $you ->
    [yes] nie pokazujesz
   *[no] nie pokazuje
} nieodkrytych żetonów.
log-chance-first = Los decyduje: { $yours ->
    [yes] zaczynasz
   *[no] zaczyna
} { $whom }.

# Dziennik: zdarzenia

log-round = Runda { $number }: { $yours ->
    [yes] zaczynasz
   *[no] zaczyna
} { $whom }.
log-challenger = { $who } { $you ->
    [yes] podejmujesz wyzwanie
   *[no] podejmuje wyzwanie
}: { $bid ->
    [one] do odkrycia jest { $bid } żeton
    [few] do odkrycia są { $bid } żetony
    [many] do odkrycia jest { $bid } żetonów
   *[other] do odkrycia jest { $bid } żetonu
}.
log-flipped = { $who } { $you ->
    [yes] odkrywasz
   *[no] odkrywa
} { $yours ->
    [yes] twój żeton
   *[no] żeton gracza { $whom }
}: { $face ->
    [flower] { -flower }.
   *[skull] { -skull }!
}
log-flipped-own = { $who } { $you ->
    [yes] odkrywasz
   *[no] odkrywa
} własny żeton: { $face ->
    [flower] { -flower }.
   *[skull] { -skull }!
}
log-succeeded = { $who } { $you ->
    [yes] odnosisz
   *[no] odnosi
} sukces!
log-failed = { $who } { $you ->
    [yes] trafiasz
   *[no] trafia
} na { $yours ->
    [yes] twoją czaszkę
   *[no] czaszkę gracza { $whom }
}: porażka.
log-failed-own = { $who } { $you ->
    [yes] trafiasz
   *[no] trafia
} na własną czaszkę: porażka.
log-shown = { $who } { $you ->
    [yes] pokazujesz
   *[no] pokazuje
} { $face ->
    [flower] kwiat
   *[skull] czaszkę
}.
log-left = { $who } { $you ->
    [yes] zostajesz
   *[no] zostaje
} { $discs ->
    [0] bez żetonów
    [one] z { $discs } żetonem
    [few] z { $discs } żetonami
    [many] z { $discs } żetonami
   *[other] z { $discs } żetonu
}.
log-out = { $who } { $you ->
    [yes] odpadasz
   *[no] odpada
} z gry.

# Koniec

end-two-successes = { $who } { $you ->
    [yes] wygrywasz
   *[no] wygrywa
}: dwa sukcesy.
end-last-player = { $who } { $you ->
    [yes] wygrywasz
   *[no] wygrywa
}: nikt inny nie został.
successes = Sukcesy
failures = Porażki
discs-left = Pozostałe żetony

# Stół

round = Runda { $number }
bid-of = Stawka { $bid } z { $laid }
no-bid = { $laid ->
    [one] { $laid } żeton na matach
    [few] { $laid } żetony na matach
    [many] { $laid } żetonów na matach
   *[other] { $laid } żetonu na matach
}
mat-flower = strona z kwiatem: jeden sukces
hand = Ręka
mat = Mata
lost = Stracone
passed = pas
mark-bid = stawka { $number }
out = poza grą
highest = najwyższa stawka
challenger = pretendent
first = pierwszy gracz
signs = W nawiasach: zakryte, ale tobie znane. Wierzch stosu jest po prawej.
tribe = { $who } { $number ->
    [1] Ⅰ
   *[2] Ⅱ
}

# Odmowy

error-no-such-disc = Nie masz na ręce takiego żetonu: { face }.
error-place-first = Najpierw na każdym miejscu wykłada się po jednym żetonie.
error-hand-empty = Twoja ręka jest pusta, więc musisz rozpocząć licytację.
error-bid-too-high = { $discs ->
    [one] Na matach jest tylko { $discs } żeton, a stawka nie może być wyższa.
    [few] Na matach są tylko { $discs } żetony, a stawka nie może być wyższa.
    [many] Na matach jest tylko { $discs } żetonów, a stawka nie może być wyższa.
   *[other] Na matach jest tylko { $discs } żetonu, a stawka nie może być wyższa.
}
error-bid-too-low = Stawka wynosi już { $bid }: nowa musi być wyższa.
error-add-or-open = Dołóż jeden żeton albo rozpocznij licytację; trzeciej możliwości nie ma.
error-bidding-is-open = Licytacja już trwa, więc nie dokłada się żetonów.
error-raise-or-pass = Podbij stawkę albo spasuj.
error-own-discs-flipped = Twoje własne żetony są już odkryte; wybierz inny stos.
error-nothing-to-flip = { $whom }: nie ma już czego odkrywać.
error-flip-a-disc = Wybierz, czyj żeton odkryć jako następny.

# Boty

bot-novice-help = Wykłada kwiaty, liczy swój stos, a dalej zdaje się na szczęście.
bot-regular-help = Szacuje, co może leżeć w każdym stosie, i nie zawsze odpowiada tak samo.
bot-master-help = Najsilniejszy: waży każdą odpowiedź według doświadczenia milionów rund.
bot-warden = Strażnik
bot-warden-help = Lubi pilnować czaszki, rzadko licytuje i czeka, aż inni na nią trafią.
bot-gambler = Hazardzista
bot-gambler-help = Lubi kwiaty i śmiałe stawki, wyższe niż jego własny stos.
bot-trickster = Spryciarz
bot-trickster-help = Lubi licytować z czaszką we własnym stosie, żeby inni na nią trafili.

# Znaleziona strategia

error-strategy-foreign = { $file } nie jest strategią do gry Skull.
error-strategy-damaged = Strategia { $file } jest ucięta albo zmieniona: zainstaluj grę ponownie albo rozwiąż ją od nowa.
error-strategy-other-rules = Strategia { $file } jest do wersji { $theirs } zasad, a tu jest wersja { $ours }.
error-strategy-for-two = Ten gracz gra w Skull tylko we dwoje, po jednym plemieniu dla każdego.
