# Słowa dla stołów i wszystkich stron oprócz pierwszej.

cancel = Anuluj

# Strona główna

daily-once-more = Wyzwanie jeszcze raz

# Nowy stół

new-table = Nowy stół
chairs = Miejsca
chair = Miejsce { $number }
chair-here = Gracz tutaj
chair-link = Gracz przez link
chair-link-help = Siada przez link, który wyślesz.
chair-bot = Bot: { $bot }
name-of-chair = Imię, miejsce { $number }
clock = Czas na ruch
clock-help = Gdy czas minie, za gracza odpowiada bot.
who-may-come = Kto może dołączyć
by-link = Tylko osoby z linkiem
in-lobby = Każdy: stół widać wśród otwartych
open-table = Otwórz stół

# Czekanie

waiting-room = Czekamy na graczy
played-with = Co jest szczególne przy tym stole
missing = { $count ->
    [one] Zostało { $count } wolne miejsce.
    [few] Zostały { $count } wolne miejsca.
   *[other] Zostało { $count } wolnych miejsc.
}
missing-who = Jeszcze nie ma: { $who }.
kept = miejsce czeka
add-bot = Posadź bota
add-bots = Posadź boty na wszystkich wolnych miejscach
take-my-place = Jedno z tych miejsc jest moje
your-place = ty
sit-down = Usiądź
stand-up = Wstań od stołu
invite = Wyślij ten link osobom, które mają zagrać.
table-link = Link do tego stołu
only-this-machine = Ten link działa tylko na tym komputerze. Aby wpuścić inne urządzenia, uruchom program tak:
or-installed = albo, jeśli jest zainstalowany,

# Stół

turn-of = Czekamy: { $who }
turn-here = { $who }, twój ruch
watching = Oglądasz grę
full-table = Wszystkie miejsca przy tym stole są zajęte.
skip = Pomiń
sent = Wysłano…
send-later = Brak połączenia. Ruch zostanie wysłany, gdy tylko wróci.
again-to-confirm = Naciśnij jeszcze raz, aby potwierdzić
confirm = Potwierdź
take-back-of = { $who }: cofnij
taken-back = Ostatni ruch został cofnięty.
time-left = zostało { $time }
ran-out = { $who }: czas minął, odpowiedział bot.
by-bot-time = { $line } (odpowiedział bot: czas minął)
by-bot-away = { $line } (odpowiedział bot: gracza nie ma przy stole)
by-bot-resigned = { $line } (odpowiedział bot: gra poddana)
for-you-time = Za ciebie odpowiedział bot: twój czas minął.
for-you-away = Za ciebie odpowiedział bot, gdy nie było cię przy stole.
log-and-rules = Dziennik i zasady
turn-number = Tura { $number }: { $who }
winner = zwycięstwo
bottom-to-top = od dołu → do góry
search-rules = Szukaj w zasadach
nothing-found = Nic nie znaleziono.
what-happened = Co się właśnie stało
since-my-move = Wszystko od mojego ostatniego ruchu
actions = Co mogę zrobić

# Rozmowa

talk-unread = { $count ->
    [0] Rozmowa
    [one] Rozmowa, { $count } nowe zdanie
    [few] Rozmowa, { $count } nowe zdania
    [many] Rozmowa, { $count } nowych zdań
   *[other] Rozmowa, { $count } nowego zdania
}
log-rules-and-talk = Dziennik, zasady i rozmowa
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

# Co jest nie tak ze stołem

notice-bot-failed = { $who }: bot „{ $bot }” napotkał błąd i dalej nie gra.
notice-bot-hung = { $who }: bot „{ $bot }” nie odpowiada.
notice-clocks-anew = Serwer przez jakiś czas nie działał. Wszystkie zegary ruszają od nowa.
another-bot = Niech gra inny bot

# Koniec

game-over = Gra skończona
won-by-you = Zwycięstwo jest twoje!
rematch = Rewanż
ordinary-game = Zwykła gra
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
replace-by-bot = Bot zamiast gracza { $who }
replace-sure = { $who } jest teraz przy stole.
other-device = Przenieś moje miejsce na inne urządzenie
other-device-help = Otwórz tam ten link. Działa tylko raz.
log-out-others = Wyloguj inne urządzenia
log-out-others-sure = Kto ma kopię klucza tej przeglądarki, od razu traci twoje miejsca; tobie zostają. Wylogować?

# Ustawienia

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
