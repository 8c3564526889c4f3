# What the server refuses.

error-malformed = Nie da się odczytać wiadomości.
error-foreign-page = Mogą to robić tylko strony tego serwera.
error-no-such-table = Nie ma tu stołu. Może link jest ucięty.
error-table-full = Wszystkie miejsca przy tym stole są zajęte.
error-place-taken = To miejsce jest już zajęte.
error-already-seated = Już siedzisz przy tym stole.
error-not-your-seat = To nie jest twoje miejsce.
error-not-your-table = Nie siedzisz przy tym stole.
error-host-only = Może to zrobić tylko gospodarz stołu.
error-nobody-to-replace = Nie ma tu kogo zastąpić.
error-is-back = Ten gracz jest znowu przy stole.
error-not-gone-long = Ten gracz może zaraz wrócić. Bot będzie mógł za niego zagrać za { $seconds ->
    [one] { $seconds } sekundę
    [few] { $seconds } sekundy
    [many] { $seconds } sekund
   *[other] { $seconds } sekundy
}.
error-host-not-gone-long = Gospodarz stołu może zaraz wrócić. Każdy przy stole będzie mógł posadzić tu bota za { $seconds ->
    [one] { $seconds } sekundę
    [few] { $seconds } sekundy
    [many] { $seconds } sekund
   *[other] { $seconds } sekundy
}.
error-other-rules = Ta gra zaczęła się według zasad { $stored }. Teraz obowiązują zasady { $now }, więc nie można jej kontynuować.
error-not-begun = Partia jeszcze się nie zaczęła: są wolne miejsca.
error-not-over = Partia jeszcze się nie skończyła.
error-is-over = Gra jest skończona.
error-too-late = Ten ruch jest spóźniony: na pytanie już odpowiedziano.
error-not-routine = To nie jest rutyna: potrzebna jest własna odpowiedź.
error-too-early = Ten ruch jest przedwczesny.
error-taken-back = Ten ruch dotyczy pytania, które zostało cofnięte.
error-time-is-up = Tego już nie można cofnąć: czas na tę odpowiedź minął.
error-bot-plays = Na razie gra tu bot. Najpierw wróć do gry.
error-resigned = Nie grasz już w tej partii: gra za ciebie bot.
error-name-empty = Potrzebne jest imię.
error-name-long = Imię jest za długie: najwyżej { $most } znaków.
error-no-such-place = Przy tym stole nie ma takiego miejsca.
error-chairs-number = Wypełniono miejsc: { $given }; w tej grze jest ich { $needed }.
error-clock-range = Na ruch można dać od { $low } do { $high } sekund.
error-link-used = Ten link został już użyty albo taki nie istnieje.
error-no-such-deal = To rozdanie zostało już użyte, jest za stare albo nigdy go nie było.
error-nonce-form = Liczba losowa ma 32 cyfry szesnastkowe.
error-no-proof = Przy tym stole nie ma dowodu tasowania.
error-not-now = Teraz się to nie udało; nic się nie zmieniło. Spróbuj za chwilę.
error-no-pad = Ta gra nie ma licznika punktów.
error-no-deck = W tej grze nie ma kart do obejrzenia.
error-no-talk = Przy tym stole nie ma gotowych zdań.
error-no-such-phrase = Przy tym stole nie można tego powiedzieć.
error-too-much = Za dużo naraz. Dalej za { $seconds ->
    [one] { $seconds } sekundę
    [few] { $seconds } sekundy
    [many] { $seconds } sekund
   *[other] { $seconds } sekundy
}.
error-too-many-lines = Na tym urządzeniu jest otwartych za dużo stołów. Zamknij najpierw niektóre.
error-too-many-clocks = To urządzenie gra już w tylu grach z zegarem: { $most }. Najpierw dokończ niektóre.
