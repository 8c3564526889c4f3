# Wiersz poleceń i stół w terminalu.

about = Jeden stół do gier o czaszkach i kościach.
about-end = Więcej o każdym poleceniu: „ossuary COMMAND --help”.
commands = polecenia
help-serve = otwórz stół w przeglądarce; samo „ossuary” robi to samo
help-backup = skopiuj wszystkie stoły i ruchy, także gdy stół jest otwarty
help-export = zapisz cały dom do pliku, żeby przenieść go z SQLite do PostgreSQL lub z powrotem
help-import = wczytaj taki plik do domu, w którym nie ma jeszcze stołów
help-play = zagraj w terminalu przeciwko botom
help-resume = wróć do przerwanej partii
help-rules = przeczytaj zasady gry albo znajdź jedną z nich
help-replay = przejrzyj zapis ruch po ruchu
help-verify = sprawdź skończony zapis: każdy ruch, każde losowanie, sekret, liczby losowe i pieczęć
help-simulate = każ botom rozegrać wiele partii i podlicz wyniki
help-arena = zetknij boty ze sobą, każdego na każdym miejscu, i powiedz, jak pewny jest wynik
help-exploit = ile wygrywa z botem ktoś, kto zna go na pamięć
help-bots = boty danej gry i ich charaktery
usage = użycie:
arguments = argumenty
options = opcje
arg-game = gra: { $games }
arg-file = zapis partii
arg-resume-file = zapisana partia; bez tego ostatnia
arg-rule = numer albo szukane słowa
arg-seed = liczba albo słowo; to samo ziarno daje te same losowania i te same boty
arg-bots = kto gra przeciwko tobie, po przecinku: { $bots } albo module:Class
arg-resume-bots = kto gra przeciwko tobie, po przecinku: nazwy z „ossuary bots GAME” albo module:Class
arg-simulate-bots = kto gra, po przecinku; jedna nazwa zajmuje wszystkie miejsca
arg-lang = język: en, uk, ru albo pl
arg-save = gdzie zachować zapis zamiast w folderze danych
arg-daily = wyzwanie dnia: te same losowania dla wszystkich i wiersz do udostępnienia
arg-games = ile partii
arg-arena-bots = kto bierze udział, po przecinku; bez tego wszystkie boty gry
arg-arena-games = ile gier każdy gra z każdym
arg-jobs = ile gier naraz; bez tego po jednej na rdzeń
arg-arena-file = gdzie zapisywać każdą grę; przerwany przebieg pójdzie stamtąd dalej
arg-ray = gdzie jest klaster Ray, na którym grać, na przykład auto albo ray://host:10001; here uruchamia go tutaj
arg-patience = ile sekund bot może myśleć nad jedną odpowiedzią
arg-memory = ile megabajtów może mieć proces z botami
arg-exploit-bot = bot, który ma być odczytany: nazwa albo module:Class
arg-exploit-players = ilu graczy siedzi przy stole: jeden czyta, reszta to ten bot
arg-samples = ile razy zadać każde pytanie, by poznać, jak bot miesza odpowiedzi
arg-plot = gdzie zapisać obrazek z wynikiem (SVG)
arg-json = wypisz jeden obiekt JSON
arg-player = pokaż partię oczami tego gracza, licząc od 1
arg-hash = skrót, który stół pokazał przed partią
arg-nonce = liczba losowa, którą dodała twoja przeglądarka
arg-components = plik z własnymi kartami, kaflami lub planszami w postaci pliku gry
arg-host = adres nasłuchu zamiast tylko tego komputera
arg-port = port nasłuchu; bez niego { $port }, a jeśli jest zajęty, dowolny wolny
arg-data = folder na stoły i ruchy
arg-database-url = baza PostgreSQL lub SQLite zamiast folderu danych: postgresql://…; to samo robi OSSUARY_DATABASE_URL
arg-keep-days = po ilu dniach bez ruchu usuwać gry; bez tego zostają na zawsze
arg-peer-address = pod jakim adresem inne procesy na tej samej bazie PostgreSQL znajdą ten: http://…
arg-backup-file = nowy plik na kopię
arg-export-file = nowy plik na dom
arg-import-file = plik polecenia „ossuary export”
arg-lan = wpuść sieć lokalną, z kodem QR dla telefonów
arg-name = inne nazwy, pod którymi stół jest dostępny przez proxy, po przecinku
arg-trust-proxy = adresy lub sieci serwerów proxy, które mówią, dla kogo pytają, po przecinku; bez tego te na tym komputerze
arg-metrics-from = adresy lub sieci, które mogą czytać /metrics, oprócz tego komputera, po przecinku
arg-log-format = jak pisać dziennik: { $known }
arg-bot-pace = ile sekund boty namyślają się nad odpowiedzią, na przykład { $pace } (tak jest, gdy nic nie podasz); 0: tylko tyle, ile naprawdę potrzebują
arg-no-browser = nie otwieraj przeglądarki
arg-help = pokaż tę pomoc

# Błędy

usage-hint = Spróbuj „{ $command } --help”.
usage-typed = Wpisz „{ $command }” i naciśnij Enter, a potem:
pipe-closed = Wyjście zamknięto przed końcem.
interrupted = Przerwano.
error-command-unknown = Nie ma polecenia „{ $name }”.
error-command-game = Gra „{ $title }” nie ma polecenia „{ $command }”. Mają je: { $known }.
error-argument-unknown = Niezrozumiały argument: „{ $argument }”.
error-argument-missing = Brakuje: { $argument }.
error-game-missing = Brakuje: GAME, czyli gry ({ $known }).
error-argument-value = „{ $argument }” wymaga wartości.
error-argument-number = „{ $argument }” wymaga liczby całkowitej, co najmniej { $low }, a nie „{ $value }”.
error-argument-range = „{ $argument }” wymaga liczby całkowitej od { $low } do { $high }, a nie „{ $value }”.
error-player-range = Nie ma gracza { $player }; gracze mają numery od 1 do { $players }.
error-language-unknown = Nie ma języka „{ $name }”. Dostępne: { $known }.
error-file-missing = Nie ma pliku „{ $file }”.
error-file-unreadable = Nie da się odczytać pliku „{ $file }”: { $why }.
error-file-unwritable = Nie da się zapisać pliku „{ $file }”: { $why }.
error-port-in-use = Nie da się użyć portu { $port } na { $host }: { $why }. Inny port podaje się przez --port.
error-data-in-use-at = Ossuary jest już otwarte: { $address }. Aby otworzyć drugie, wybierz inny folder niż „{ $folder }” przez --data.
error-data-in-use = Na folderze „{ $folder }” działa już inny Ossuary. Zamknij go albo wybierz inny folder: --data.
error-data-damaged = Nie da się odczytać stołów w pliku „{ $file }”: { $why }. Połóż na jego miejscu kopię albo wybierz inny folder: --data.
error-data-newer = „{ $where }” pochodzi z nowszego Ossuary (postać { $version }). Zaktualizuj ten program; nic nie zostało zmienione.
error-data-half-migrated = „{ $where }” nie jest kompletne: brakuje { $missing }. Połóż na tym miejscu kopię; nic nie zostało zmienione.
error-data-older = „{ $where }” pochodzi ze starszego Ossuary (postać { $version }). Otwórz raz przez „ossuary serve”, co da dzisiejszą postać; nic nie zostało zmienione.
error-house-file-foreign = „{ $file }” nie jest plikiem polecenia „ossuary export”; nic nie zostało zmienione.
error-house-file-older = „{ $where }” to plik ze starszego Ossuary (postać { $version }). Otwórz dom, z którego pochodzi, tym programem i wyeksportuj go jeszcze raz; nic nie zostało zmienione.
error-house-file-damaged = „{ $file }” nie jest kompletny: plik ucięto lub zmieniono. Wyeksportuj go jeszcze raz; nic nie zostało zmienione.
error-house-not-empty = W „{ $where }” są już stoły, a dom importuje się tylko tam, gdzie ich nie ma; nic nie zostało zmienione.
error-database-url = To nie jest adres bazy danych. Znane są: { $known }; na przykład postgresql://user:password@host/name albo sqlite:////folder/tables.db.
error-database-url-file = Adres SQLite to tylko plik, na przykład sqlite:////folder/tables.db.
error-database-and-data = Stoły są albo w folderze (--data), albo w bazie danych (--database-url), nie w obu naraz.
error-database-driver = Brakuje sterownika PostgreSQL: pip install "ossuary[postgres]".
error-sqlite-old = Ten Python ma SQLite { $version }. Potrzebna jest wersja { $wanted } lub nowsza, z obsługą JSON; albo użyj PostgreSQL (--database-url).
error-arena-bots = Arena potrzebuje co najmniej dwóch botów, każdego nazwanego raz.
error-arena-other = W pliku { $file } są gry innego przebiegu: inne zasady, opcje albo ziarno. Podaj inny plik.
error-arena-unreadable = { $file } nie jest plikiem areny: { $why }
error-arena-ray = Do gry na klastrze potrzebny jest Ray: pip install "ossuary[ray]".
error-arena-cluster = Pod adresem { $address } nie ma dostępnego klastra Ray: { $why }.
error-exploit-game = Botów gry { $title } nikt jeszcze nie umie odczytać.
error-exploit-bot = Podaj bota, który ma być odczytany: --bot NAME.
error-exploit-extra = Do odczytania bota w grze we dwoje potrzebna jest Numba: pip install "ossuary[solve]". Z --players 3 i więcej nie trzeba jej.
error-database-unreachable = Nie da się użyć bazy danych { $where }: { $why }.
error-nothing-to-back-up = Nie ma stołów do skopiowania: brakuje pliku „{ $file }”.
error-nothing-to-export = Nie ma stołów do wyeksportowania: „{ $where }” nie istnieje albo jest puste.
error-backup-elsewhere = { $where } to PostgreSQL, który ma własne kopie: robi je „pg_dump”, a „ossuary export” zapisuje cały dom do pliku.
error-peer-address = „{ $value }” nie jest adresem, pod którym inne procesy znajdą ten. Powinien wyglądać tak: http://10.0.0.5:8470.
error-addresses = „{ $value }” w { $argument } nie jest ani adresem, ani siecią, na przykład 10.0.0.5 albo 10.0.0.0/24.
error-log-format = Nie ma formatu dziennika „{ $value }”. Są: { $known }.
error-bot-pace = „{ $value }” się nie nadaje: ile sekund namyślają się boty, zapisuje się jako 0.6-2 albo 0, najwięcej { $most }.
error-bot-not-named = W tej partii siedzi bot z zewnątrz, „{ $name }”. Jeśli mu ufasz, podaj boty jeszcze raz przez --bots.
error-bots-none = To gra dla jednej osoby: nie ma miejsca dla bota.
error-daily-own = Wyzwanie dnia jest dla wszystkich takie samo, więc nie można do niego dodać „{ $argument }”.
error-file-exists = Plik „{ $file }” już istnieje; potrzebna jest inna nazwa.
error-file-changed = Plik „{ $file }” zmienił inny program, więc ta partia tu się zatrzymuje.
error-replay-hidden = Ta partia się nie skończyła: można ją pokazać tylko oczami osoby, która w nią gra.
error-record-unfinished = Partia w zapisie nie jest skończona.
error-record-seal = Zapis został zmieniony: nie zgadza się ze swoją pieczęcią.
error-verify-no-proof = Zapis nie zawiera sekretu losowań, więc nie da się ich sprawdzić.
error-verify-hash = Sekret w zapisie ma inny skrót niż { $given }: to { $found }.
error-verify-hash-short = --hash wymaga całego skrótu, 64 cyfr szesnastkowych: strona o tasowaniu pokazuje je wszystkie.
error-verify-nonce = Liczby losowej { $given } nie ma wśród tych, które są w zapisie.
error-system = Nie da się tego zrobić: { $why }.
error-nothing-saved = Nie ma partii, do której można wrócić. Nową zaczyna „ossuary play”.
error-not-your-game = W tym zapisie nikt nie gra przy terminalu; pokaże go „ossuary replay”.
error-rule-unknown = W zasadach gry „{ $title }” nie znaleziono: „{ $text }”.
error-rule-number = Gra „{ $title }” nie ma reguły { $wanted }. Są: { $known }.

# Stół w terminalu

serving = Stół jest otwarty: { $address }
serving-elsewhere = Port { $port } jest zajęty przez inny program, więc wybrano wolny.
serving-lan = Dla telefonów w tej samej sieci: { $address }
serving-stop = Ctrl-C go zamyka; każdy ruch jest zachowany.
player-name = Gracz { $number }
prompt-hint = ? pomoc · r zasady · l dziennik · q wyjście
prompt-others = o inni
prompt-take-back = u cofnij
prompt-rest = m reszta sama
rest-none = „m” zostawia rutynę stołowi. To pytanie nie jest rutyną: potrzebna jest twoja odpowiedź.
taken-back = Ostatni ruch został cofnięty.
rules-hint = r { $rule }: jedna zasada · r i słowa: zasady z tymi słowami · r all: wszystko, strona po stronie
log-title = Co się wydarzyło
not-an-answer = Wśród odpowiedzi nie ma „{ $text }”. „?” pokazuje, co można wpisać.
not-an-answer-but = Wśród odpowiedzi nie ma „{ $text }”. Wpisz na przykład „{ $example }”.
help-title = Co można wpisać
help-key-answer = klawisz z listy: wybór tej odpowiedzi
help-key-in-full = pełna odpowiedź
help-key-question = ta pomoc
help-key-take-back = cofnij ostatnią odpowiedź
help-key-rest = niech stół zrobi resztę rutyny; zapyta tam, gdzie to ważne
help-key-rules = gra w skrócie i o czym są zasady
help-key-rule = jedna zasada albo te, w których są te słowa; „r all” wszystkie
help-key-others = przyjrzeć się pozostałym
help-key-log = wszystko, co się dotąd wydarzyło
help-key-quit = przerwij; partia zostanie zachowana
saved = Partia zachowana. Wrócisz do niej przez „{ $command } resume”.
saved-at = Partia zachowana w pliku { $file }. Wrócisz do niej przez „{ $command } resume { $file }”.
record-at = Zapis: { $file }. Przejrzysz go ruch po ruchu przez „{ $command } replay { $file }”.
backed-up = Skopiowano { $count ->
    [one] { $count } stół
    [few] { $count } stoły
    [many] { $count } stołów
   *[other] { $count } stołu
}: { $file }. To plik „tables.db” folderu z danymi.
exported = Wyeksportowano { $count ->
    [one] { $count } stół
    [few] { $count } stoły
    [many] { $count } stołów
   *[other] { $count } stołu
}: { $file }. Ten plik czyta „ossuary import”.
imported = Zaimportowano { $count ->
    [one] { $count } stół
    [few] { $count } stoły
    [many] { $count } stołów
   *[other] { $count } stołu
}: { $where }.
resumed = Witaj ponownie! Gra „{ $title }”, język polski. { $alone ->
    [yes] Grasz w pojedynkę.
   *[no] Przeciw tobie: { $against }.
} Twoich ruchów do tej pory: { $moves }.

# Przeglądanie zapisu

replay-position = Ruch { $number } z { $total }
replay-hint = Enter dalej · b wstecz · liczba: do tego ruchu · q wyjście
replay-unfinished = Ta partia jeszcze trwa, więc to, co ukryte, pozostaje ukryte.

# Verify

verified = { $title }: zapis jest prawdziwy.
verified-players = Gracze: { $who }
verified-moves = Ruchy sprawdzone według zasad: { $moves }
verified-draws = Losowania obliczone na nowo z sekretu i liczb losowych: { $draws }
verified-hash = Skrót sekretu: { $hash }. Porównaj go z tym, który był widoczny przed partią.
verified-hash-noted = Skrót sekretu, zgodny z podanym: { $hash }
verified-nonces = Liczby losowe: { $nonces }
verified-no-nonces = Nikt z graczy nie dodał liczby losowej.
verified-seal = Pieczęć całego zapisu: { $seal }
verified-no-seal = Zapis nie ma pieczęci: inny ruch dozwolony przez zasady pozostałby niezauważony.

# Symulacja

simulating = Trwa gra
simulated = { $games ->
    [one] { $games } partia gry „{ $title }”
    [few] { $games } partie gry „{ $title }”
    [many] { $games } partii gry „{ $title }”
   *[other] { $games } partii gry „{ $title }”
}
sim-decisions = decyzji
sim-length = decyzji na partię
sim-seconds = sekund
sim-speed = decyzji na sekundę
sim-player = gracz
sim-bot = bot
sim-wins = wygrane
sim-share = udział
arena-title = { $title }, { $players ->
    [one] { $players } gracz
    [few] { $players } graczy
    [many] { $players } graczy
   *[other] { $players } gracza
}: jeden bot przeciw innym jednego rodzaju
arena-others = { $number } × { $bot }
arena-points = punkty
arena-games = { $games ->
    [one] Po { $games } grze na parę, każde miejsce równie często, z tymi samymi losami; w nawiasach przedział 95 %.
    [few] Po { $games } gry na parę, każde miejsce równie często, z tymi samymi losami; w nawiasach przedział 95 %.
    [many] Po { $games } gier na parę, każde miejsce równie często, z tymi samymi losami; w nawiasach przedział 95 %.
   *[other] Po { $games } gry na parę, każde miejsce równie często, z tymi samymi losami; w nawiasach przedział 95 %.
}
arena-even = Równy udział to { $share }.
arena-fault = { $bot }: bez odpowiedzi przegrano { $games ->
    [one] { $games } grę
    [few] { $games } gry
    [many] { $games } gier
   *[other] { $games } gry
}: { $why }
arena-slow = myślał za długo
arena-gone = jego proces się zakończył
exploit-round = runda
exploit-games = partie
exploit-worth = warta na początku
exploit-won = Kto zna bota na pamięć ({ $bot }), wygrywa { $share } z { $games ->
    [one] { $games } partii
    [few] { $games } partii
    [many] { $games } partii
   *[other] { $games } partii
}; przedział 95 %: { $interval }.
exploit-won-among = Kto zna na pamięć wszystkie boty przy stole ({ $bot } × { $others }), wygrywa { $share } z { $games ->
    [one] { $games } partii
    [few] { $games } partii
    [many] { $games } partii
   *[other] { $games } partii
}; przedział 95 %: { $interval }.
exploit-even = Z botem nie do odczytania byłoby to { $share }.
exploit-least = Kto liczy lepiej, może wygrywać i częściej.

# Boty

bot-random = Losowy
bot-random-help = Odpowiada losowo. Punkt odniesienia, nie przeciwnik.
bots-own = Własnego bota posadzisz przy stole przez --bots your.module:Bot.


# Wyzwanie dnia

daily-begins = Wyzwanie na { $date } (UTC), takie samo dla wszystkich. { $attempt ->
    [1] To pierwsza próba i to ona się liczy.
   *[2] To próba { $attempt }; liczy się pierwsza.
}
daily-share = Do udostępnienia, bez zdradzania losowań:
