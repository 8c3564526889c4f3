# Słowa domu w przeglądarce; każda gra ma jeszcze swoje.

house = Ossuarium
guest = Gość
back = Wstecz
home = Strona główna
close = Zamknij
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

name = Imię
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
one-less = O jeden mniej
one-more = O jeden więcej
players-alone = { $count } (solo)
yes = Tak
no = Nie

# Czekanie

free = wolne
share = Udostępnij link
copy = Kopiuj
copied = Skopiowano
not-drawn = Tej gry przeglądarka nie pokaże; gra się w nią w terminalu.
no-table = Nie ma tu stołu

# Stół

lost-connection = Połączenie zerwane, próbujemy ponownie…
your-turn = Twój ruch
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
take-back = Cofnij
log = Dziennik
rules = Zasady
menu = Menu
shuffle = Dowód tasowania
show-rule = Zasada { $rule }

# Rozmowa

talk = Rozmowa
said = { $who }: { $what }

# Kto jest przy stole

bot-may-play = Za { $time } będzie mógł zagrać bot.

# Co jest nie tak ze stołem

notice-other-rules = Ta gra zaczęła się według zasad { $stored }. Teraz obowiązują zasady { $now }, więc nie można jej kontynuować.
who-sat-here = Kto tu siedział
same-people = Nowa gra z tymi samymi osobami

# Koniec

join-rematch = Do rewanżu
watch-rematch = Oglądaj rewanż

# Menu

bot-plays-for-you = Gra za ciebie bot.

# Ustawienia

settings = Ustawienia
language = Język
theme = Motyw
theme-system = jak w urządzeniu
theme-dark = ciemny
theme-light = jasny
sound = Dźwięk
on = włączony
off = wyłączony
