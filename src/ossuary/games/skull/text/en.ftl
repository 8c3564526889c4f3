# Skull: every word a person reads. $who and $whom are names of players or tribes.

title = Skull
tagline = Bluff, bid, and flip nothing but flowers.
author = Hervé Marly

-flower = flower
-skull = skull
face = { $face ->
    [flower] { -flower }
    [skull] { -skull }
   *[unknown] disc
}

# Options

option-players = Players
option-players-help = Best with 4 to 9; three is a game for experts. With two tribes each, up to 6.
option-first = First seat
option-first-help = The seat that starts the first round, counted from 1; without it, chance decides.
option-tribes = Tribes for each player
option-tribes-help = With two, each player runs two tribes that sit opposite each other.
option-show = Show after a failure
option-show-help = After a failed attempt the others may show the discs that were not flipped.

# Questions

ask-PlaceFirstDisc = Put your first disc face down on your mat.
ask-AddOrOpen = { $in_hand ->
    [0] Your hand is empty: open the bidding.
   *[some] Add a disc to your stack, or open the bidding.
}
ask-RaiseOrPass = The bid is { $bid }. Raise it, or pass.
ask-FlipAnothersDisc = { $to_flip ->
    [one] Flip { $to_flip } more disc. Whose?
   *[other] Flip { $to_flip } more discs. Whose first?
}
ask-ShowUnflipped = Show everybody your unflipped discs?
ask-LoseChosenDisc = Your own skull. Choose the disc that you lose; nobody will see which.
ask-NameFirst = You are out. Name the one who starts the next round.

# What I can do

do-place-flower = Place a flower
do-place-skull = Place the skull
do-pass = Pass
do-bid = Bid { $number }
do-any-bid = Bid { $low } to { $high }
do-flip = Flip a disc: { $whom }
do-short-flip = { $whom }
do-lose-flower = Lose a flower
do-lose-skull = Lose the skull
do-name = Let { $whom } start
do-show = Show them
do-hide = Keep them hidden

# The log: moves

log-place = { $who } { $you ->
    [yes] place
   *[no] places
} { $face ->
    [flower] a { -flower }
    [skull] the { -skull }
   *[unknown] a disc
} face down.
log-pass = { $who } { $you ->
    [yes] pass
   *[no] passes
}.
log-bid = { $who } { $you ->
    [yes] bid
   *[no] bids
} { $number }.
log-flip = { $who } { $you ->
    [yes] choose
   *[no] chooses
} { $yours ->
    [yes] your
   *[no] { $whom }’s
} next disc.
log-lose = { $who } { $you ->
    [yes] lose
   *[no] loses
} { $face ->
    [flower] a { -flower }
    [skull] the { -skull }
   *[unknown] a disc
}.
log-chance-lose = { $face ->
    [flower] A { -flower }
    [skull] The { -skull }
   *[unknown] A disc
} is drawn blindly and lost.
log-name = { $who } { $you ->
    [yes] let
   *[no] lets
} { $yours ->
    [yes] you
   *[no] { $whom }
} start the next round.
log-show = { $who } { $you ->
    [yes] show your
   *[no] shows the
} unflipped discs.
log-hide = { $who } { $you ->
    [yes] keep your
   *[no] keeps the
} unflipped discs hidden.
log-chance-first = Chance lets { $yours ->
    [yes] you
   *[no] { $whom }
} begin.

# The log: events

log-round = Round { $number }: { $whom } { $yours ->
    [yes] begin
   *[no] begins
}.
log-challenger = { $who } { $you ->
    [yes] are
   *[no] is
} the challenger: { $bid ->
    [one] { $bid } disc
   *[other] { $bid } discs
} to flip.
log-flipped = { $who } { $you ->
    [yes] flip
   *[no] flips
} { $yours ->
    [yes] your disc
   *[no] { $whom }’s disc
}: { $face ->
    [flower] a { -flower }.
   *[skull] the { -skull }!
}
log-flipped-own = { $who } { $you ->
    [yes] flip your own disc
   *[no] flips their own disc
}: { $face ->
    [flower] a { -flower }.
   *[skull] the { -skull }!
}
log-succeeded = { $who } { $you ->
    [yes] succeed
   *[no] succeeds
}!
log-failed = { $who } { $you ->
    [yes] fail
   *[no] fails
} on { $yours ->
    [yes] your
   *[no] { $whom }’s
} skull.
log-failed-own = { $who } { $you ->
    [yes] fail on your own skull
   *[no] fails on their own skull
}.
log-shown = { $who } { $you ->
    [yes] show
   *[no] shows
} { $face ->
    [flower] a { -flower }
   *[skull] the { -skull }
}.
log-left = { $who } { $you ->
    [yes] have
   *[no] has
} { $discs ->
    [0] no disc
    [one] { $discs } disc
   *[other] { $discs } discs
} left.
log-out = { $who } { $you ->
    [yes] are
   *[no] is
} out of the game.

# The end

end-two-successes = { $who } { $you ->
    [yes] win
   *[no] wins
} with two successes.
end-last-player = { $who } { $you ->
    [yes] win
   *[no] wins
}: nobody else is left.
successes = Successes
failures = Failures
discs-left = Discs left

# The table

round = Round { $number }
bid-of = Bid { $bid } of { $laid }
no-bid = { $laid ->
    [one] { $laid } disc on the mats
   *[other] { $laid } discs on the mats
}
mat-flower = flower side: one success
hand = Hand
mat = Mat
lost = Lost
passed = passed
mark-bid = bid { $number }
out = out
highest = highest bid
challenger = challenger
first = first
signs = In brackets: face down, but known to you. The top of a stack is on the right.
tribe = { $who } { $number ->
    [1] Ⅰ
   *[2] Ⅱ
}

# Refusals

error-no-such-disc = There is no { face } in your hand.
error-place-first = First every seat puts one disc down.
error-hand-empty = Your hand is empty, so you have to open the bidding.
error-bid-too-high = { $discs ->
    [one] There is only { $discs } disc on the mats, and a bid is at most that.
   *[other] There are only { $discs } discs on the mats, and a bid is at most that.
}
error-bid-too-low = The bid stands at { $bid }: a raise goes higher.
error-add-or-open = Add one disc or open the bidding; there is no third choice.
error-bidding-is-open = The bidding is open, so no more discs are added.
error-raise-or-pass = Raise the bid or pass.
error-own-discs-flipped = Your own discs are flipped already; choose another stack.
error-nothing-to-flip = { $whom }: no disc left to flip.
error-flip-a-disc = Choose whose disc to flip next.

# Bots

bot-novice-help = Lays its flowers, counts its own stack, and trusts to luck for the rest.
bot-regular-help = Reckons what every stack may hold, and doesn’t always answer alike.
bot-master-help = The strongest: weighs every answer by what millions of rounds have taught.
bot-warden = Warden
bot-warden-help = Likes to guard a skull, bids seldom, and waits for others to run into it.
bot-gambler = Gambler
bot-gambler-help = Likes flowers and bold bids, beyond what its own stack holds.
bot-trickster = Trickster
bot-trickster-help = Likes to bid over its own skull, and to let others fall into it.

# The solved strategy

error-strategy-foreign = { $file } is no strategy for Skull.
error-strategy-damaged = The strategy { $file } is cut or was changed: install the game again, or solve it anew.
error-strategy-other-rules = The strategy { $file } is for version { $theirs } of the rules; these are version { $ours }.
error-strategy-for-two = This player plays Skull for two only, with one tribe each.
