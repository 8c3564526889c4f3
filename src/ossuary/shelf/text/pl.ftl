# Nazwa miejsca, gdy innej nie ma; miejsca liczy się od 0.
seat-name = Miejsce { $number }
# Jak nazywa się tego, kto czyta.
you = Ty

# Odmowy i błędy wspólne dla wszystkich gier.

error-other = Tutaj to niemożliwe: { $what }.
error-no-answer = „{ $action }” nie jest odpowiedzią na zadane pytanie.
error-not-asked = { $whom }: teraz nie ma na co odpowiadać.
error-no-draw = Teraz niczego się nie losuje.
error-game-over = Gra skończona.
error-nothing-to-take-back = Teraz niczego nie można cofnąć.
error-unreadable-action = Nie da się odczytać „{ $text }” jako akcji.

error-game-unknown = Nie ma gry „{ $name }”. Dostępne: { $known }.
error-game-incomplete = Gra „{ $name }” z pakietu „{ $package }” jest niekompletna. Brakuje: { $lack }.
error-game-broken = Gry „{ $name }” z pakietu „{ $package }” nie da się wczytać: { $why }.
error-option-unknown = Nie ma opcji „{ $option }”. Dostępne: { $known }.
error-option-kind = Opcja „{ $option }” nie może mieć wartości { $value }.
error-option-range = Opcja „{ $option }” ma wartość { $value }, a dozwolone są wartości od { $low } do { $high }.
error-option-idle = Opcja „{ $option }” niczego tu nie zmienia.
error-option-choice = Opcja „{ $option }” nie ma wartości „{ $value }”. Są: { $known }.
error-bot-unknown = Nie ma bota „{ $name }”. Dostępne: { $known }; własnego bota zapisuje się jako module:Class.
error-bot-broken = Nie da się wczytać bota „{ $name }”: { $why }.
error-bot-failed = Bot „{ $name }” ({ $whom }) zawiódł: { $why }.
error-bot-answer = Bot „{ $name }” ({ $whom }) dał odpowiedź spoza swojej listy: { $answer }.
error-bots-number = { $given ->
    [one] Liczba miejsc: { $needed }, a podano { $given } bota.
    [few] Liczba miejsc: { $needed }, a podano { $given } boty.
    [many] Liczba miejsc: { $needed }, a podano { $given } botów.
   *[other] Liczba miejsc: { $needed }, a podano { $given } bota.
}
error-players-number = { $given ->
    [one] Liczba graczy: { $needed }, a podano { $given } imię.
    [few] Liczba graczy: { $needed }, a podano { $given } imiona.
    [many] Liczba graczy: { $needed }, a podano { $given } imion.
   *[other] Liczba graczy: { $needed }, a podano { $given } imienia.
}
error-player-name = { $value } nie może być imieniem gracza: imię to tekst.
error-seed = { $value } nie może być ziarnem losowości: musi to być liczba całkowita albo tekst.

error-record-not-json = Zapis jest urwany albo nie jest w formacie JSON.
error-record-foreign = To JSON, ale nie zapis programu Ossuary.
error-record-format = Zapis ma format { $found }, a ten program czyta format { $known }.
error-record-other-game = Zapis dotyczy innej gry albo innych opcji ({ $found }, a nie { $known }).
error-record-components = Zapis powstał z innymi kartami, kaflami lub planszami.
error-record-rules = Zapis powstał według zasad gry „{ $name }” w wersji { $found }, a ten program ma wersję { $known }.
error-record-shape = Zapis jest niepełny albo zmieniony: { $detail }.
error-record-actor = Ruch { $number }: zapis nie podaje, kto go wykonuje.
error-record-move = Ruchu { $number } z zapisu nie da się wykonać: { $why }
error-record-draw = Ruch { $number } w zapisie nie zgadza się z tym, co wylosowano; zapis został zmieniony.
error-record-no-seed = Zapis nie zawiera ziarna losowości, więc partii nie da się kontynuować.

# Components

error-components-none = Ta gra nie ma elementów, które można by zastąpić.
error-components-no-game = Plik elementów nie mówi, do jakiej jest gry: game = "{ $name }".
error-components-other-game = Te elementy są do innej gry: „{ $name }”.
error-components-shape = Elementy są niepełne albo zawierają błąd: { $detail }.
error-components-file = Nie można odczytać elementów z „{ $file }”: { $why }.

# Wyzwanie dnia: wiersz, którym można się podzielić

daily-line = Ossuary · { $title }, wyzwanie dnia { $date } · { $result }{ $attempt ->
    [1] {""}
   *[2] {" "}· próba { $attempt }
} · zasady { $rules }
error-daily-none = Gra „{ $name }” nie ma wyzwania dnia. Mają je te gry: { $known }.
error-daily-date = „{ $date }” to nie data. Datę zapisuje się tak: 2026-11-16.

# The levels of bots, the same in all games

bot-novice = Nowicjusz
bot-regular = Bywalec
bot-master = Mistrz
