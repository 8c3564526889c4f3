title = Tally
tagline = Everybody has a bone, nobody knows the sum.
author = the Ossuary authors
signs = A number is a bone or a guess; a dash is what you can't see.

option-players = Players
option-players-help = The more, the harder.
option-first = First seat
option-first-help = Of no use here: all guess at the same time.

ask-GuessSum = What do all the bones add up to?
do-guess = Guess { $sum }
do-any-guess = Guess { $low } to { $high }
log-guess = { $who } { $you ->
    [yes] guess
   *[no] guesses
} { $sum }.
log-chance-draw = A bone is drawn: { $bone ->
    [unknown] unseen
   *[other] { $bone }
}
log-sum = The bones add up to { $sum }.
end-nearest = { $winners ->
    [one] Nearest to the sum: { $who }.
   *[other] Equally near to the sum: { $who }.
}
error-components-bones = There must be at least one bone in the bag.
bones = Bones
guesses = Guesses
