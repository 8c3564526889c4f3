# Słowa domu w przeglądarce; każda gra ma jeszcze swoje.

house = Ossuarium
you = Ty
back = Wstecz
home = Na początek
close = Zamknij
unreachable = Serwer nie odpowiada. Spróbuj ponownie za chwilę.
lost-page = Za tymi drzwiami nic nie ma.
loading = Chwileczkę…

# Początek

play-bots = Zagraj teraz z botami
make-table = Utwórz stół
by-author = Autor gry: { $author }
open-tables = Otwarte stoły
open-tables-none = Żaden stół nie czeka teraz na ludzi.
my-games = Moje gry
free-places = { $count ->
    [0] brak wolnych miejsc
    [one] { $count } wolne miejsce
    [few] { $count } wolne miejsca
   *[other] { $count } wolnych miejsc
}
status-playing = gra trwa
status-over = gra skończona

# Nowy stół

new-table = Nowy stół
chairs = Miejsca
chair = Miejsce { $number }
chair-here = Osoba tutaj
chair-link = Osoba przez link
chair-bot = Bot: { $bot }
name = Imię
name-of-chair = Imię, miejsce { $number }
clock = Czas na ruch
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
who-may-come = Kto może przyjść
by-link = Tylko osoby z linkiem
in-lobby = Każdy: stół jest wśród otwartych
open-table = Otwórz stół
yes = Tak
no = Nie

# Czekanie

waiting-room = Czekamy na ludzi
missing = { $count ->
    [one] Jeszcze { $count } miejsce jest wolne.
    [few] Jeszcze { $count } miejsca są wolne.
   *[other] Jeszcze { $count } miejsc jest wolnych.
}
free = wolne
your-place = ty
sit-down = Usiądź
stand-up = Wstań od stołu
share = Udostępnij link
copy = Kopiuj
copied = Skopiowano
table-link = Link do tego stołu
no-table = Nie ma tu stołu

# Stół

lost-connection = Połączenie zerwane, próbujemy ponownie…
your-turn = Twój ruch
turn-of = Czekamy: { $who }
watching = Oglądasz grę
skip = Pomiń
sent = Wysłano…
again-to-confirm = Dotknij jeszcze raz, aby potwierdzić
time-left = zostało { $time }
log = Dziennik
rules = Zasady
menu = Menu
search-rules = Szukaj w zasadach
nothing-found = Nic nie znaleziono.
show-rule = Zasada { $rule }
what-happened = Co się właśnie stało
actions = Co mogę zrobić

# Jedno urządzenie dla kilku osób

pass-device = Przekaż urządzenie. Teraz gra { $who }
pass-device-help = Pozostali nie patrzą.
i-am = To ja, { $who }

# Koniec

game-over = Gra skończona
won-by-you = Zwycięstwo jest twoje!
rematch = Rewanż
join-rematch = Do rewanżu

# Menu

resign = Poddaj się
resign-sure = Poddać się? Do końca zagra za ciebie bot.
leave = Odejdź na chwilę
leave-help = Pod twoją nieobecność gra bot.
return = Wróć do gry
bot-plays-for-you = Gra za ciebie bot.
resigned = gracz się poddaje
replace-by-bot = Niech bot zagra zamiast: { $who }
other-device = Przenieś moje miejsce na inne urządzenie
other-device-help = Otwórz tam ten link. Działa tylko raz.
cancel = Anuluj

# Ustawienia

settings = Ustawienia
language = Język
theme = Światło
theme-dark = Ciemny motyw
theme-light = Jasny motyw
sound = Dźwięk
confirm-taps = Pytaj przed ruchem, którego nie można cofnąć
on = włączony
off = wyłączony
