title = March
tagline = One step after the other.
author = the Ossuary authors
signs = A number is how far somebody has come.

option-players = Players
option-players-help = 2 to 4.
option-first = First seat
option-first-help = Of no use here: the first seat begins.

ask-TakeSteps = How many steps?
do-walk = Walk { $steps }
do-any-walk = Walk { $low } to { $high }
log-walk = { $who }: { $steps }
end-farthest = { $winners ->
    [one] Farthest: { $who }.
   *[other] Equally far: { $who }.
}
