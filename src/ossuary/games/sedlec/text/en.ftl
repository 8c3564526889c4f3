# Skulls of Sedlec: every word a person reads. $who is the name of a player.

title = Skulls of Sedlec
tagline = Dig up old bones and stack them as the dead would have wished.
author = Dustin Dobson

# A skull, by its letter; a card is its upper and its lower skull.

skull = { $skull ->
    [R] royal
    [V] peasant
    [P] priest
    [L] lover
    [C] criminal
    [X] executioner
    [r] champion of royals
    [v] champion of peasants
    [p] champion of priests
    [l] champion of lovers
    [c] champion of criminals
    [M] merchant
   *[Z] zealot
}
top = { $top ->
    [R] royal
    [V] peasant
    [P] priest
    [L] lover
    [C] criminal
    [X] executioner
    [r] champion of royals
    [v] champion of peasants
    [p] champion of priests
    [l] champion of lovers
    [c] champion of criminals
    [M] merchant
   *[Z] zealot
}
bottom = { $bottom ->
    [R] royal
    [V] peasant
    [P] priest
    [L] lover
    [C] criminal
    [X] executioner
    [r] champion of royals
    [v] champion of peasants
    [p] champion of priests
    [l] champion of lovers
    [c] champion of criminals
    [M] merchant
   *[Z] zealot
}
card = { top } / { bottom }
kind = { $kind ->
    [royal] Royals
    [peasant] Peasants
    [priest] Priests
    [lover] Lovers
    [criminal] Criminals
    [executioner] Executioners
    [champion] Champions
    [merchant] Merchants
   *[zealot] Zealots
}

# What each kind wishes, in a few words

wish = { $kind ->
    [royal] 1 point for each royal and each peasant on lower levels
    [peasant] 1 point, wherever it lies
    [priest] 2 points for each level with a priest
    [lover] 6 points for each pair of adjacent lovers
    [criminal] 2 points if adjacent to a priest
    [executioner] 1 point, and 1 for each connected criminal
    [champion] 1 point for each connected skull of its kind
    [merchant] 2 points for each adjacent peasant, 2 less for each adjacent criminal
   *[zealot] 1 point for each priest on all higher levels, or on all lower ones
}

# Options

option-players = Players
option-players-help = Four need an expansion. Monstrance is for one.
option-first = First seat
option-first-help = The seat that begins, counted from 1; without it, chance decides.
option-expansions = Expansions
option-expansions-help = Six more cards each. One at a time plays best; the rulebook advises against several.
option-expansions-executioners = Executioners
option-expansions-champions = Champions
option-expansions-merchants = Merchants
option-expansions-zealots = Zealots
option-monstrance = Monstrance
option-monstrance-help = The solo game: a stack and a furnishing, nine cards each, and a condition for both.

# Questions

ask-TakeTurn = { $can ->
    [dig] Dig: choose face-down piles. Their top cards are turned up, and you take one.
    [collect] Collect a card: choose one that lies face up.
    [stack] { $in_hand ->
        [2] Your hand is full: choose a card and its place.
       *[1] Stack your card: choose its place.
    }
    [dig-collect] Dig: turn up the tops of face-down piles and take one. Or collect a card that lies face up.
    [dig-stack] Dig in face-down piles, or stack a card from your hand.
    [collect-stack] Collect a card that lies face up, or stack one from your hand.
   *[dig-collect-stack] Dig in face-down piles, collect a card that lies face up, or stack one from your hand.
}
ask-TakeTurned = Take one of the cards just turned up.
ask-PlaceInStack = Where does it go?
ask-DigFirst = Choose two piles to turn up their top cards. One of the two starts the furnishing, the outlined shape.
ask-DigOrCollect = { $can ->
    [dig] Dig in face-down piles. The card that you take is placed at once.
    [collect] Collect a card that lies face up. It is placed at once.
   *[dig-collect] Dig in face-down piles, or collect a card that lies face up. It is placed at once.
}
ask-TakeToPlace = Take one of the cards just turned up.
ask-PlaceFirst = Put it on an anchor: a place of the furnishing that needs nothing below it.
ask-PlaceInEither = Where does it go: stack or furnishing?

# What I can do

do-dig = Dig in pile { $piles }
do-dig-both = Dig in piles { $one } and { $two }
do-any-dig = Dig in two piles
do-collect = Collect from { $pile }
do-any-collect = Collect from that pile
do-take = Take from { $pile }
do-stack = Stack: { card }
do-place = Put it there
do-any-place = Put it there
do-furnish = Put it there, into the furnishing
do-any-furnish = Put it there, into the furnishing

# The log: moves

log-dig = { $who } { $you ->
    [yes] dig in
   *[no] digs in
} pile { $piles }.
log-dig-both = { $who } { $you ->
    [yes] dig in
   *[no] digs in
} piles { $one } and { $two }.
log-collect = { $who } { $you ->
    [yes] collect from pile
   *[no] collects from pile
} { $pile }.
log-take = { $who } { $you ->
    [yes] take from pile
   *[no] takes from pile
} { $pile }.
log-stack = { $who } { $you ->
    [yes] stack
   *[no] stacks
} the card “{ card }”.
log-place = { $who } { $you ->
    [yes] put it into
   *[no] puts it into
} { $row ->
    [0] the bottom row
    [1] the middle row
   *[2] the top row
}.
log-furnish = { $who } { $you ->
    [yes] put it into
   *[no] puts it into
} the furnishing.
log-chance-turn = The card “{ card }” is turned up.
log-chance-shape = Furnishing { $number } is to be built.
log-chance-condition = The condition is “{ condition }”.
log-chance-first = Chance lets { $yours ->
    [yes] you
   *[no] { $whom }
} begin.

# The log: events

log-turned = Pile { $pile } shows the card “{ card }”.
log-taken = { $who } { $you ->
    [yes] take
   *[no] takes
} the card “{ card }”.
log-finished = { $who } { $you ->
    [yes] finish your stack
   *[no] finishes their stack
}.
log-fell = The card “{ card }” is turned face down.
log-scored = { kind } earn { $you ->
    [yes] you
   *[no] { $who }
} { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
log-total = { $who } { $you ->
    [yes] have
   *[no] has
} { $points ->
    [one] { $points } point
   *[other] { $points } points
} in all.
log-graded = { $grade ->
    [none] { $who } { $you ->
        [yes] earn
       *[no] earns
    } no grade.
   *[some] { $who } { $you ->
        [yes] earn
       *[no] earns
    } a grade: { grade }.
}

# The end

end-most-points = { $who } { $you ->
    [yes] win
   *[no] wins
} with { $score ->
    [one] { $score } point
   *[other] { $score } points
}.
end-tie-break = { $winners ->
    [one] Equal points ({ $score }); the best kinds decide: { $who } { $you ->
        [yes] win
       *[no] wins
    }.
   *[other] Equal in everything ({ $score } points): { $who } share the win.
}
end-graded = { $score ->
    [one] The work is done: { $score } point.
   *[other] The work is done: { $score } points.
}

# Who scored what

result = The points
result-kind = Kind
result-total = In all
result-tie = The best kind of each player decides, then the second best, up to the first difference.

# The table

graveyard = Graveyard
pile = Pile { $pile }
pile-left = { $size ->
    [0] empty
    [one] { $size } card
   *[other] { $size } cards
}
face-down = face down
dig-here = dig here
choose-first-pile = Choose the first of two piles.
choose-second-pile = Pile { $pile }. Choose the second one.
choose-place = { $card }: choose its place.
choose-card = Choose the card that goes there.
look-closer = { $who }: look closer
put-card = Put { $card } here
put-row = row { $row }
put-furnishing = furnishing, levels { $low } and { $high }
put-place = place { $number }
hand = Hand
hand-empty = empty
stack = Stack
finished = finished
mark-dig = dug
mark-collect = collected
mark-stack = stacked
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
unseen = Not seen yet
level = level { $level }
rank = Place { $rank }
signs = Letters: { signs-letters }. A card is its upper and its lower skull. Numbers mark the places that can take the card.
signs-letters = R royal, V peasant, P priest, L lover, C criminal, X executioner, M merchant, Z zealot, small letters champions
furnishing = { $furnishing ->
    [monstrance] Monstrance
    [chalice] Chalice
    [chandelier] Chandelier
    [coat_of_arms] Coat of arms
    [cross] Cross
    [archway] Archway
   *[own] { $furnishing }
}
furnishing-named = Furnishing: { furnishing }
condition = { $condition ->
    [royal_assassins] Royal assassins
    [peasants_revolt] Peasants’ revolt
    [silent_vigil] Silent vigil
    [star_crossed] Star-crossed
    [penitents] Penitents
   *[lineage] Lineage
}
condition-help = { $condition ->
    [royal_assassins] A royal adjacent to two or more criminals has its card turned face down before scoring.
    [peasants_revolt] A peasant above every royal scores 3, any other nothing.
    [silent_vigil] A level with exactly one priest and no criminal scores 3, any other level with a priest 1.
    [star_crossed] Lovers paired across two levels score 7, on one level 4.
    [penitents] A criminal beside two or more priests scores 4, beside one 1.
   *[lineage] Each royal scores 1 more for each adjacent peasant.
}
grade = { $grade ->
    [none] no grade
    [monk] humble monk
    [maker] maker of the macabre
    [artisan] renowned artisan
   *[artist] legendary artist
}
source = { $source ->
    [rulebook] the rulebook
    [public] public lists of the cards
    [derived] derived from the rulebook’s totals
   *[house] our own, as the printed one isn’t known to us
}
condition-source = Where the condition comes from: { source }.
about = What is this?
about-furnishing = You build two things at once: the stack, and beside it the furnishing, the outlined shape of nine places. Places with a hook are its anchors and need nothing below them. Any other place first needs the places right below it filled.
about-condition = The condition changes how one kind of skull scores, in both of them.

# The score pad

pad = Score pad
pad-settings = Players, names and expansions
pad-player = Player { $number }
pad-furnishing = Furnishing
pad-condition = Condition
pad-help = Tap the cards below, from the bottom row up and from left to right. A place can be chosen first.
pad-full = Finished. Touch a skull to see why it scores.
pad-remove = Take this card away
pad-clear = Clear all
pad-cleared = All cards are cleared.
pad-dropped = Some cards have no place any more.
pad-undo = Undo: bring the cards back
pad-cards = Cards

# Why a skull scores: the sentence goes on from its name, as in “lover, paired …: 3”

why-royal = royals and peasants below: { $one }
why-royal-lineage = royals and peasants below: { $one }, adjacent peasants: { $two }
why-peasant = always counts
why-peasant-above = above every royal
why-peasant-below = not above every royal
why-priest = first on level { $one }
why-priest-again = level { $one } is counted already
why-priest-vigil = alone on level { $one }, and no criminal there
why-priest-disturbed = not alone on level { $one }, or with a criminal there
why-lover = paired with the one on level { $one }
why-lover-alone = without a partner
why-criminal = adjacent to a priest
why-criminal-penitent = adjacent priests: { $one }
why-criminal-alone = no priest adjacent
why-executioner = connected criminals: { $one }, and one for itself
why-champion = connected skulls of the kind it names: { $one }
why-merchant = adjacent peasants: { $one }, criminals: { $two }
why-zealot-above = priests on higher levels: { $one }
why-zealot-below = priests on lower levels: { $one }
why-face-down = turned face down

# Refusals

error-needs-expansion = Four players need an expansion; without one it is a game for two or three.
error-only-one = Monstrance is a game for one.
error-not-alone = One person alone plays Monstrance.
error-stack-empty = Your hand is empty, so there is nothing to stack.
error-not-in-hand = That card isn’t in your hand.
error-hand-full = Two cards are all that a hand holds: stack one of them first.
error-nothing-face-up = No card lies face up, so there is nothing to collect.
error-pile-not-face-up = Pile { $pile } has no face-up card.
error-nothing-face-down = No pile has a face-down top, so there is nothing to dig.
error-pile-face-up = The top of pile { $pile } is face up: it has to be collected before the pile can be dug.
error-pile-gone = Pile { $pile } is empty.
error-dig-two = A dig turns up two different piles; one only when just one is face down.
error-dig-collect-stack = A turn is one of three: dig, collect or stack.
error-take-turned = Take one of the cards that were just turned up.
error-place-the-card = First choose a place for the card that you are placing.
error-place-taken = A card lies there already, and a card once placed stays.
error-place-bottom = In the bottom row a card goes directly left or right of the others, up to its width.
error-place-unsupported = A card needs two neighbouring cards right beneath it.
error-dig-first = First name two piles whose top cards you turn up.
error-dig-or-collect = A turn is one of two: dig or collect.
error-place-anchor = The first card goes on an anchor of the furnishing.
error-place-outside = The furnishing has no such place.
error-place-unsupported-furnishing = Every place right below must be filled first; with none below, one at its side.

# Components

error-components-card = “{ $card }” in the deck “{ $deck }” is no card: two skulls by their letters, such as V/P.
error-components-size = The deck “{ $deck }” must have { $wanted } cards; found: { $found }.
error-components-total = { kind } in the deck “{ $deck }”: { $found } found, { $wanted } wanted.
error-components-champion = The deck “{ $deck }” must have a { skull }: the rulebook’s example draws one.
error-components-furnishings = There must be six furnishings, not { $found }.
error-components-names = Each furnishing needs a name of its own.
error-components-conditions = Each of the six conditions stands on the back of one furnishing.
error-components-places = The furnishing “{ $name }” must have nine places; found: { $found }.
error-components-reach = The furnishing “{ $name }” has a place out of reach: { $x }, { $y }. x goes from -8 to 8, y from 0 to 16.
error-components-overlap = Two places of the furnishing “{ $name }” overlap: { $x }, { $y } and { $across }, { $up }.
error-components-anchor = The anchor { $x }, { $y } of the furnishing “{ $name }” is not one of its places.
error-components-unbuildable = The furnishing “{ $name }” can’t be built: from its anchors some place is never reached.

# Commands

help-score = count finished stacks, one on each line, for people at a real table
arg-score-file = a file with stacks; without it, what is typed or piped in
arg-score-players = how many play, so that the shape can be checked: 2 (rows of 4-3-2), 3 or 4 (3-2-1)
arg-score-condition = a condition of Monstrance: { $names }
arg-score-why = say for every skull what it earned and why
arg-score-json = print one JSON object for each stack
score-hint = One stack on a line, rows from the bottom, such as V/P P/V L/C C/L | R/P C/C L/V | P/L V/C. { signs-letters }. Ctrl-D ends.
score-line = Line { $number }: { $why }
error-card-unreadable = “{ $card }” is no card: two skulls by their letters, the upper one first, such as V/P.
error-stack-shape = The stack has the rows { $found }, but a finished one has { $wanted }.
error-card-unknown = There is no card { $card } in the game.
error-card-copies = The card { $card } is there { $found } times; the game has { $most } of it.
error-condition-unknown = There is no condition “{ $name }”. There are: { $known }.
error-score-players = One to four can play, not “{ $value }”.
error-pad-structures = The pad counts { $wanted } structures here.
error-pad-alone = A furnishing and a condition belong to Monstrance, which is for one.
error-pad-own-back = The condition must come from the back of another furnishing than the one being built.
error-pad-cards = This structure has { $wanted } places, not { $found }.
help-solve = find the best finished stack that a set of cards can make
arg-solve-cards = the cards, such as "V/P P/V R/C …"; without it, the base deck
arg-solve-expansions = expansions to add to the base deck: { $names }
arg-solve-size = a stack of 9 cards (the default) or of 6
arg-solve-furnishing = a furnishing of Monstrance instead of a stack: { $names }
arg-solve-seconds = how long to search, in seconds (10 by default)
arg-solve-prove = prove that nothing better exists; needs OR-Tools
solve-searching = Searching
solve-proving = Proving
solve-agreed = Runs of the search that found as much: { $agreeing } of { $runs }.
solve-proved = Proved: these cards can make no more.
solve-bound = Not proved in this time; more than { $bound } is impossible.
solve-no-bound = Not proved: the time was too short even for a bound.
error-solve-extra = A proof needs OR-Tools: pip install "ossuary[solve]".
error-solve-either = Name either the cards or the expansions, not both.
error-solve-size = A finished stack has 9 cards or 6, not “{ $value }”.
error-solve-few = A finished structure needs { $wanted } cards; { $found } were named.
error-solve-furnishing-size = A furnishing always has 9 cards.
error-furnishing-unknown = There is no furnishing “{ $name }”. There are: { $known }.

# Bots

bot-novice-help = Takes the best points there are right now.
bot-regular-help = Weighs what a stack can still become, and what you would take next.
bot-master-help = Searches the turns to come, yours as well, and counts the last ones to the end.

# The daily challenge

daily-result = { $score ->
    [one] { $score } point
   *[other] { $score } points
}
