# Słowa domu w przeglądarce; każda gra ma jeszcze swoje.

house = Ossuarium
guest = Gość
back = Wstecz
home = Strona główna
close = Zamknij
cancel = Anuluj
unreachable = Serwer nie odpowiada. Spróbuj ponownie za chwilę.
not-fetched = Nie udało się wczytać tej części strony. Czy serwer nadal działa?
try-again = Spróbuj ponownie
lost-page = Za tymi drzwiami nic nie ma.
loading = Chwileczkę…

# Strona główna

play-bots = Zagraj teraz z botami
make-table = Utwórz stół
score-pad = Licznik punktów do gry na żywo
all-cards = Wszystkie karty
by-author = Autor gry: { $author }
open-tables = Otwarte stoły
open-tables-none = Żaden stół nie czeka teraz na graczy.
my-games = Moje gry
your-name = Twoje imię
players-and-bots = Gracze, boty, warianty
play-solo = Solo
play-alone = { $way }: solo
opponents = Przeciwnicy
fellow-players = Razem z tobą
mixed-bots = Różni
mixed-bots-help = Różne rodzaje po kolei.
play = Graj
finished-games = Zakończone gry
daily = Wyzwanie dnia
daily-help = Los jest ten sam dla wszystkich. Liczy się pierwsza próba.
daily-by-bot = Grę dokończył bot, więc wyniku nie ma.
daily-play = Podejmij wyzwanie
daily-go-on = Graj dalej
daily-again = Spróbuj ponownie
daily-once-more = Wyzwanie jeszcze raz
copy-result = Kopiuj wynik
share-result = Udostępnij wynik
free-places = { $count ->
    [0] brak wolnych miejsc
    [one] { $count } wolne miejsce
    [few] { $count } wolne miejsca
   *[other] { $count } wolnych miejsc
}
status-playing = gra trwa
status-over = gra skończona
won-by = Zwycięstwo: { $who }

# Nowy stół

new-table = Nowy stół
chairs = Miejsca
chair = Miejsce { $number }
chair-here = Gracz tutaj
chair-link = Gracz przez link
chair-link-help = Siada przez link, który wyślesz.
chair-bot = Bot: { $bot }
name = Imię
name-of-chair = Imię, miejsce { $number }
clock = Czas na ruch
clock-help = Gdy czas minie, za gracza odpowiada bot.
clock-each = { $time } na ruch
clock-none = Bez limitu
clock-seconds = { $count ->
    [one] { $count } sekunda
    [few] { $count } sekundy
   *[other] { $count } sekund
}
clock-minutes = { $count ->
    [one] { $count } minuta
    [few] { $count } minuty
   *[other] { $count } minut
}
clock-days = { $count ->
    [one] { $count } dzień
    [few] { $count } dni
   *[other] { $count } dni
}
who-may-come = Kto może dołączyć
by-link = Tylko osoby z linkiem
in-lobby = Każdy: stół widać wśród otwartych
open-table = Otwórz stół
one-less = O jeden mniej
one-more = O jeden więcej
players-alone = { $count } (solo)
yes = Tak
no = Nie

# Czekanie

waiting-room = Czekamy na graczy
played-with = Co jest szczególne przy tym stole
missing = { $count ->
    [one] Zostało { $count } wolne miejsce.
    [few] Zostały { $count } wolne miejsca.
   *[other] Zostało { $count } wolnych miejsc.
}
missing-who = Jeszcze nie ma: { $who }.
free = wolne
kept = miejsce czeka
add-bot = Posadź bota
add-bots = Posadź boty na wszystkich wolnych miejscach
take-my-place = Jedno z tych miejsc jest moje
your-place = ty
sit-down = Usiądź
stand-up = Wstań od stołu
share = Udostępnij link
copy = Kopiuj
copied = Skopiowano
invite = Wyślij ten link osobom, które mają zagrać.
table-link = Link do tego stołu
only-this-machine = Ten link działa tylko na tym komputerze. Aby wpuścić inne urządzenia, uruchom program tak:
or-installed = albo, jeśli jest zainstalowany,
not-drawn = Tej gry przeglądarka nie pokaże; gra się w nią w terminalu.
no-table = Nie ma tu stołu

# Stół

lost-connection = Połączenie zerwane, próbujemy ponownie…
your-turn = Twój ruch
turn-of = Czekamy: { $who }
turn-here = { $who }, twój ruch
watching = Oglądasz grę
full-table = Wszystkie miejsca przy tym stole są zajęte.
skip = Pomiń
sent = Wysłano…
send-later = Brak połączenia. Ruch zostanie wysłany, gdy tylko wróci.
again-to-confirm = Naciśnij jeszcze raz, aby potwierdzić
gain = { $way ->
    [more] { $points ->
        [one] daje { $points } punkt
        [few] daje { $points } punkty
        [many] daje { $points } punktów
       *[other] daje { $points } punktu
    }
    [less] { $points ->
        [one] odbiera { $points } punkt
        [few] odbiera { $points } punkty
        [many] odbiera { $points } punktów
       *[other] odbiera { $points } punktu
    }
   *[none] nie daje punktów
}
confirm = Potwierdź
take-back = Cofnij
take-back-of = { $who }: cofnij
taken-back = Ostatni ruch został cofnięty.
time-left = zostało { $time }
ran-out = { $who }: czas minął, odpowiedział bot.
by-bot-time = { $line } (odpowiedział bot: czas minął)
by-bot-away = { $line } (odpowiedział bot: gracza nie ma przy stole)
by-bot-resigned = { $line } (odpowiedział bot: gra poddana)
for-you-time = Za ciebie odpowiedział bot: twój czas minął.
for-you-away = Za ciebie odpowiedział bot, gdy nie było cię przy stole.
log = Dziennik
rules = Zasady
menu = Menu
log-and-rules = Dziennik i zasady
shuffle = Dowód tasowania
turn-number = Tura { $number }: { $who }
winner = zwycięstwo
bottom-to-top = od dołu → do góry
search-rules = Szukaj w zasadach
nothing-found = Nic nie znaleziono.
show-rule = Zasada { $rule }
what-happened = Co się właśnie stało
since-my-move = Wszystko od mojego ostatniego ruchu
actions = Co mogę zrobić

# Rozmowa

talk = Rozmowa
talk-unread = { $count ->
    [0] Rozmowa
    [one] Rozmowa, { $count } nowe zdanie
    [few] Rozmowa, { $count } nowe zdania
    [many] Rozmowa, { $count } nowych zdań
   *[other] Rozmowa, { $count } nowego zdania
}
log-rules-and-talk = Dziennik, zasady i rozmowa
said = { $who }: { $what }
talk-so-far = Co powiedziano
talk-none = Nic jeszcze nie powiedziano.
talk-choose = Co powiesz?
talk-speaker = Kto mówi
talk-watching = Rozmawiają tylko ci, którzy grają.
talk-mute = Wycisz
talk-mute-help = Wypowiedzi innych widać wtedy tylko tutaj.
talk-not-sent = Brak połączenia, więc nic nie powiedziano.

# Jedno urządzenie dla kilku osób

pass-device = Przekaż urządzenie. Teraz gra { $who }
pass-device-help = Pozostali nie patrzą.
i-am = To ja, { $who }

# Kto jest przy stole

presence-away = nie ma przy stole
presence-stand-in = gra bot
presence-resigned = poddaje się
news-here = { $who } jest znów przy stole.
news-away = Przy stole nie ma teraz gracza { $who }.
news-stand-in = Za gracza { $who } gra teraz bot.
news-resigned = { $who } poddaje się; dalej gra bot.
bot-may-play = Za { $time } będzie mógł zagrać bot.

# Co jest nie tak ze stołem

notice-bot-failed = { $who }: bot „{ $bot }” napotkał błąd i dalej nie gra.
notice-bot-hung = { $who }: bot „{ $bot }” nie odpowiada.
notice-clocks-anew = Serwer przez jakiś czas nie działał. Wszystkie zegary ruszają od nowa.
notice-other-rules = Ta gra zaczęła się według zasad { $stored }. Teraz obowiązują zasady { $now }, więc nie można jej kontynuować.
another-bot = Niech gra inny bot
who-sat-here = Kto tu siedział
same-people = Nowa gra z tymi samymi osobami

# Koniec

game-over = Gra skończona
won-by-you = Zwycięstwo jest twoje!
rematch = Rewanż
ordinary-game = Zwykła gra
join-rematch = Do rewanżu
watch-rematch = Oglądaj rewanż
look-again = Zobacz stół
show-result = Pokaż wynik
score = Punkty

# Menu

resign = Poddaj się
resign-sure = Do końca zagra za ciebie bot.
leave = Odejdź na chwilę
leave-help = Bot od razu gra za ciebie, do twojego powrotu.
home-help = Miejsce pozostaje twoje. Bot nie zagra za ciebie, dopóki ktoś przy stole o to nie poprosi.
return = Wróć do gry
bot-plays-for-you = Gra za ciebie bot.
replace-by-bot = Bot zamiast gracza { $who }
replace-sure = { $who } jest teraz przy stole.
other-device = Przenieś moje miejsce na inne urządzenie
other-device-help = Otwórz tam ten link. Działa tylko raz.

# Ustawienia

settings = Ustawienia
language = Język
theme = Motyw
theme-system = jak w urządzeniu
theme-dark = ciemny
theme-light = jasny
sound = Dźwięk
pace = Tempo
pace-slow = wolne
pace-normal = normalne
pace-fast = szybkie
pace-at-once = natychmiastowe
confirm-taps = Pytaj ponownie przed ruchem
confirm-touch = przy dotyku
confirm-always = zawsze
confirm-never = nigdy
forced-choices = Wykonuj za mnie wymuszone ruchy
on = włączony
off = wyłączony
