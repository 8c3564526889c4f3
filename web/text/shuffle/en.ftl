# The page that explains the proof of the shuffle, and checks it.

shuffle-lead = Nobody alone decides what is drawn at this table: neither the server nor a player. This is how that works.
secret = The secret
secret-help = Before anybody sat down, the server chose a secret and showed its hash: a fingerprint that gives nothing of the secret away, and that no other secret has.
hash = Hash (SHA-256)
nonces = What everybody adds
nonces-help = Each browser that sits down adds a random number, and only after it has seen the hash. So the server could not know it when it chose the secret.
this-browser = this browser
no-nonce = nothing added
draws = The draws
draws-help = Every draw comes from the secret, these numbers and its own place in the order. Once all have sat down, nobody can change it any more, and no player can know it beforehand.
draws-wait = Once the game is over, the secret is shown here, and your browser works out every draw again.
is-noted = This browser has noted the hash and its number, and will compare them.
is-not-noted = This browser has noted nothing here. To compare at the end, write the hash down.
all-true = Everything fits
all-true-help = Your browser has worked it out itself.
not-true = Something doesn’t fit
not-true-help = The lines with ✗ say what. Keep the record, and show it to the others.
check-promise = The hash is the one that this browser noted before the game
check-secret = The secret has this hash
check-nonce = The number of this browser is among those that were added
check-draws = { $count ->
    [one] { $count } draw comes out as it was in the game
   *[other] { $count } draws come out as they were in the game
}
check-record = The record holds the same secret, numbers and draws
verdict-yes = fits
verdict-no = doesn’t fit
verdict-unknown = not noted here
every-draw = Every draw
draw-what = What was drawn
draw-of = Out of
the-record = The whole game
record-help = This page knows no rules. Whether each list of what could be drawn was right is checked by the program, move by move:
seal = The seal of the record, the same for everybody who has this game:
download = Download the record
limits = What this doesn’t prove
limits-help = The server knows its secret all along: that it doesn’t tell anybody, nobody can prove. In league with whoever sits down last, it could even try numbers until it likes the draws. And what people and bots decide is no draw.
no-proof-daily = In a daily challenge everybody meets the same luck: its seed is made from the date and known to all. So there is nothing to prove.
no-proof-before = This table was made before there were proofs.
to-table = To the table
