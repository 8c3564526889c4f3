# The page that explains the proof of the shuffle, and checks it.

shuffle-lead = Nikt w pojedynkę nie decyduje, co się przy tym stole wylosuje: ani serwer, ani gracz. Oto jak to działa.
secret = Sekret
secret-help = Zanim ktokolwiek usiadł, serwer wybrał sekret i pokazał jego skrót: odcisk, który niczego o nim nie zdradza i którego nie ma żaden inny.
hash = Skrót (SHA-256)
nonces = Co dodaje każdy
nonces-help = Każda przeglądarka, przy której ktoś siada do stołu, dodaje liczbę losową, i to dopiero po zobaczeniu skrótu. Serwer nie mógł więc jej znać, gdy wybierał sekret.
this-browser = ta przeglądarka
no-nonce = nic nie dodano
draws = Losowania
draws-help = Każde losowanie bierze się z sekretu, tych liczb i swojego miejsca w kolejności. Gdy wszystkie miejsca są zajęte, nikt nie może go już zmienić i żaden gracz nie może go znać z góry.
draws-wait = Gdy partia się skończy, sekret zostanie tu pokazany, a twoja przeglądarka obliczy każde losowanie na nowo.
is-noted = Ta przeglądarka zanotowała skrót i swoją liczbę i je porówna.
is-not-noted = Ta przeglądarka nic tu nie zanotowała. Aby porównać na końcu, zapisz skrót.
all-true = Wszystko się zgadza
all-true-help = Twoja przeglądarka obliczyła to sama.
not-true = Coś się nie zgadza
not-true-help = Wiersze z ✗ mówią, co. Zachowaj zapis i pokaż go pozostałym.
check-promise = Skrót jest ten sam, który ta przeglądarka zanotowała przed partią
check-secret = Sekret ma ten skrót
check-nonce = Liczba tej przeglądarki jest wśród dodanych
check-draws = { $count ->
    [one] { $count } losowanie wychodzi tak jak w partii
    [few] { $count } losowania wychodzą tak jak w partii
    [many] { $count } losowań wychodzi tak jak w partii
   *[other] { $count } losowania wychodzi tak jak w partii
}
check-record = W zapisie są ten sam sekret, liczby i losowania
verdict-yes = zgadza się
verdict-no = nie zgadza się
verdict-unknown = tu nie zanotowano
every-draw = Każde losowanie
draw-what = Co wylosowano
draw-of = Z ilu
the-record = Cała partia
record-help = Ta strona nie zna zasad. Czy każda lista tego, co można było wylosować, była poprawna, sprawdza ruch po ruchu program:
seal = Pieczęć zapisu, taka sama u wszystkich, którzy mają tę partię:
download = Pobierz zapis
limits = Czego to nie dowodzi
limits-help = Serwer zna swój sekret od początku: tego, że nikomu go nie zdradzi, dowieść się nie da. W zmowie z kimś, kto siada ostatni, mógłby nawet próbować liczb, aż losowania mu się spodobają. A to, co postanawiają ludzie i boty, nie jest losowaniem.
no-proof-daily = W wyzwaniu dnia los jest ten sam dla wszystkich: ziarno powstaje z daty i zna je każdy. Nie ma więc czego dowodzić.
no-proof-before = Ten stół powstał, zanim pojawiły się dowody.
to-table = Do stołu
