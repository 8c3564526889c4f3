# Bad Bones: every word a person reads. $who and $whom are names of players.
# The symbols by their shapes, which are said everywhere instead of the colours:
# purple is the wave, yellow the sun, red the drop, blue the triangle, green the leaf.

title = Bad Bones
tagline = Keep tower and village standing while the neighbours’ skeletons come out of your forest.
author = David Flies

# Skeletons: the symbol and the edge where they come in

type = { $type ->
    [left-purple] wave from the left
    [left-yellow] sun from the left
    [left-red] drop from the left
    [left-blue] triangle from the left
    [left-green] leaf from the left
    [top-purple] wave from the top
    [top-yellow] sun from the top
    [top-red] drop from the top
    [top-blue] triangle from the top
    [top-green] leaf from the top
    [right-purple] wave from the right
    [right-yellow] sun from the right
    [right-red] drop from the right
    [right-blue] triangle from the right
   *[right-green] leaf from the right
}
symbol-purple = wave
symbol-yellow = sun
symbol-red = drop
symbol-blue = triangle
symbol-green = leaf

# Traps: as they are placed, and as the supply counts them

tile = { $tile ->
    [wall-rising] wall (/)
    [wall-falling] wall (\)
    [catapult] catapult
    [dragon] dragon
   *[treasure] treasure
}
kind-wall = walls
kind-catapult = catapults
kind-dragon = dragon
kind-treasure = treasure
kind = { $kind ->
    [wall] { kind-wall }
    [catapult] { kind-catapult }
    [dragon] { kind-dragon }
   *[treasure] { kind-treasure }
}

# Options

option-players = Players
option-players-help = One to six; whoever plays alone has to stand through the rounds.
option-first = First seat
option-first-help = Without effect: all play at the same time, and nobody begins.
option-rounds = Rounds
option-rounds-help = Alone: how many rounds tower and house have to stand. Ten are usual; more are harder.
option-heroic = Heroic victory
option-heroic-help = Alone: after the last round nothing is drawn any more, and you play on until no skeleton is left.

# Questions

ask-MoveHero = Move your hero to one of the cells around it.
ask-SetTrap = { $can ->
    [nothing] You have no traps any more: there is nothing to do.
    [remove-nothing] Remove a trap, or do nothing.
    [place-nothing] Place a trap, or do nothing.
   *[place-remove-nothing] Place a trap, remove one, or do nothing.
}
ask-MoveSkeleton = { $can ->
    [enter] Which skeleton comes out of the forest next?
   *[move] Which skeleton moves next?
}
ask-ChooseCemetery = The skeleton leaves over the top edge. To whose cemetery?
ask-Aim = The catapult throws. To whose cemetery goes all that comes to it in this phase?
ask-Run = The dragon scares the skeleton away. Where does it run?

# What I can do

do-hero = Hero to { $cell }
do-any-hero = Hero to that cell
do-place = Place { $tile ->
    [wall-rising] a wall (/)
    [wall-falling] a wall (\)
    [catapult] a catapult
    [dragon] the dragon
   *[treasure] the treasure
} on { $cell }
do-any-place = { $tile ->
    [wall-rising] Wall (/) on a free cell
    [wall-falling] Wall (\) on a free cell
    [catapult] Catapult on a free cell
    [dragon] Dragon, also on skeletons
   *[treasure] Treasure on a free cell
}
do-remove = Remove the trap on { $cell }
do-any-remove = Remove the trap there
do-nothing = Do nothing
do-enter = Forest: { type }
do-move = { $heading ->
    [up] { $cell }, up: { type }
    [right] { $cell }, right: { type }
    [down] { $cell }, down: { type }
   *[left] { $cell }, left: { type }
}
do-scatter = { $direction ->
    [up] Upwards
    [right] To the right
    [down] Downwards
   *[left] To the left
}
do-send = To { $whom }’s cemetery

# The log: moves

log-hero = { $who } { $you ->
    [yes] move
   *[no] moves
} the hero to { $cell }.
log-place = { $who } { $you ->
    [yes] place
   *[no] places
} { $tile ->
    [wall-rising] a wall (/)
    [wall-falling] a wall (\)
    [catapult] a catapult
    [dragon] the dragon
   *[treasure] the treasure
} on { $cell }.
log-remove = { $who } { $you ->
    [yes] take
   *[no] takes
} the trap on { $cell } back.
log-nothing = { $who } { $you ->
    [yes] do
   *[no] does
} nothing.
log-enter = { $you ->
    [yes] Out of your forest
   *[no] Out of { $who }’s forest
}: { type }.
log-move = { $you ->
    [yes] Your skeleton
   *[no] { $who }’s skeleton
} on { $cell } moves: { type }.
log-scatter = { $you ->
    [yes] Your dragon
   *[no] { $who }’s dragon
} scares a skeleton { $direction ->
    [up] upwards
    [right] to the right
    [down] downwards
   *[left] to the left
}.
log-send = { $who } { $you ->
    [yes] choose
   *[no] chooses
} { $yours ->
    [yes] your cemetery
   *[no] { $whom }’s cemetery
}.
log-chance-drawn = { $whom } { $yours ->
    [yes] draw
   *[no] draws
} a skeleton: { type }.
log-chance-drawn-many = { $whom } { $yours ->
    [yes] draw
   *[no] draws
} { $count ->
    [one] { $count } skeleton
   *[other] { $count } skeletons
}: { $list }.

# The log: events

log-round = Round { $number }.
log-phase = { $number ->
    [1] Phase 1: the heroes.
    [2] Phase 2: the traps.
    [3] Phase 3: the skeletons.
   *[4] Phase 4: new skeletons.
}
log-slain = { $you ->
    [yes] Your hero
   *[no] { $who }’s hero
} destroys { $skeletons ->
    [one] { $skeletons } skeleton
   *[other] { $skeletons } skeletons
} on { $cell }.
log-lured = { $you ->
    [yes] On your field
   *[no] On { $who }’s field
} a skeleton on { $cell } turns to the treasure: { type }, now { $to ->
    [up] upwards
    [right] to the right
    [down] downwards
   *[left] to the left
}.
log-came = { $you ->
    [yes] On your field
   *[no] On { $who }’s field
}, { $cell }: { type }, headed { $heading ->
    [up] upwards
    [right] to the right
    [down] downwards
   *[left] to the left
}.
log-sprung = { $you ->
    [yes] Your
   *[no] { $who }’s
} { $tile ->
    [wall-rising] wall on { $cell } turns a skeleton away
    [wall-falling] wall on { $cell } turns a skeleton away
    [catapult] catapult on { $cell } takes a skeleton
    [dragon] dragon on { $cell } scares a skeleton
   *[treasure] treasure on { $cell } lures a skeleton
}.
log-left = { $you ->
    [yes] Your skeleton
   *[no] { $who }’s skeleton
} ({ type }) leaves over the { $edge ->
    [top] top edge
    [right] right edge
    [bottom] bottom edge
   *[left] left edge
}, to { $yours ->
    [yes] your cemetery
   *[no] { $whom }’s cemetery
}.
log-left-own = { $you ->
    [yes] Your skeleton
   *[no] { $who }’s skeleton
} ({ type }) leaves over the { $edge ->
    [top] top edge
    [right] right edge
    [bottom] bottom edge
   *[left] left edge
}, and is to come back.
log-thrown = { $you ->
    [yes] Your catapult
   *[no] { $who }’s catapult
} on { $cell } throws a skeleton ({ type }) to { $yours ->
    [yes] your cemetery
   *[no] { $whom }’s cemetery
}.
log-thrown-own = { $you ->
    [yes] Your catapult
   *[no] { $who }’s catapult
} on { $cell } throws a skeleton ({ type }) out, and it is to come back.
log-tier-lost = { $you ->
    [yes] Your tower
   *[no] { $who }’s tower
} loses a tier: { $tiers ->
    [0] it has fallen!
    [one] { $tiers } is left.
   *[other] { $tiers } are left.
}
log-house-lost = A house burns in { $you ->
    [yes] your village
   *[no] { $who }’s village
}: { $houses ->
    [0] none is left!
    [one] { $houses } is left.
   *[other] { $houses } are left.
}
log-fallen = { $who } { $you ->
    [yes] are
   *[no] is
} out.
log-turned = { $you ->
    [yes] Your
   *[no] { $who }’s
} { $tile ->
    [wall-rising] wall
    [wall-falling] wall
    [catapult] catapult
    [dragon] dragon
   *[treasure] treasure
} on { $cell } is { $side ->
    [intact] intact again
    [damaged] damaged
   *[gone] destroyed
}.
log-stolen = { $you ->
    [yes] Your treasure
   *[no] { $who }’s treasure
} on { $cell } is stolen!
log-settled = Phase { $phase } is over; every skeleton shows its { $side ->
    [white] white
   *[black] black
} side.
log-arrived = { $skeletons ->
    [one] { $skeletons } skeleton comes
   *[other] { $skeletons } skeletons come
} to the edge of { $you ->
    [yes] your forest
   *[no] { $who }’s forest
}.
log-arrived-all = New skeletons at the forest edge: { $list }.
log-arrived-each = { $who } { $skeletons }

# The end

end-fallen = { $winners ->
    [0] Everybody has fallen, and nobody wins.
    [one] { $who } { $you ->
        [yes] win
       *[no] wins
    } with { $score ->
        [one] { $score } point
       *[other] { $score } points
    }.
   *[other] { $who } share the win with { $score ->
        [one] { $score } point
       *[other] { $score } points
    } each.
}
end-stood = Tower and house stand after { $score ->
    [one] { $score } round
   *[other] { $score } rounds
}: victory!
end-cleared = No skeleton is left after { $score ->
    [one] { $score } round
   *[other] { $score } rounds
}: a heroic victory!
end-lost = { $score ->
    [0] Lost in the very first round.
    [one] Lost: tower and house held for { $score } round.
   *[other] Lost: tower and house held for { $score } rounds.
}

# The table

round-phase = Round { $round }, { $phase ->
    [0] before the first phase
    [1] phase 1: the heroes
    [2] phase 2: the traps
    [3] phase 3: the skeletons
   *[4] phase 4: new skeletons
}
round-of = Round { $round } of { $rounds }, { $phase ->
    [0] before the first phase
    [1] phase 1: the heroes
    [2] phase 2: the traps
    [3] phase 3: the skeletons
   *[4] phase 4: new skeletons
}
bag = Bag
houses = Houses
supply = Supply
supply-empty = no traps
cemetery = Cemetery
on-the-way = On the way
is-out = out
signs =
    @ is the hero, { signs-towers }, ⌂ (n) a house. A skeleton is the arrow of its heading and its symbol: ≈ (~) { symbol-purple }, ☼ (*) { symbol-yellow }, ♦ (o) { symbol-red }, ▲ (A) { symbol-blue }, ♣ (&) { symbol-green }; a number before it says how many are alike, and ✓ (') that it has moved in this round{ signs-frozen }.{ signs-commanders }
    Around your field is the forest: who waits there, and where each symbol comes in. Double arrows on the ground, such as ⇓ (vv), turn skeletons that come from the side.
    Traps: [/] and [\] walls, [C] catapult, [D] dragon, [T] treasure{ signs-traps }; with ! damaged, with * about to turn at the end of the phase{ signs-sabotaged }.
    On the fields of others each cell has the letter of its trap, the heading of its skeletons (× or x where they differ) and their number; at the edges stands how many wait. A + is ten or more.{ signs-glance }
    Cells are a letter for the column and a number for the row, such as b2. A wall is typed /b2 or \b2 (also rb2 and fb2), a catapult cb2, the dragon db2, the treasure tb2{ signs-keys }; -b2 removes what is there. A skeleton is called by its number in the list, or by its cell, also with its heading: b2 or b2v.{ signs-found }

# Refusals

error-only-alone = The heroic victory is for one player alone.
error-rounds-alone = The number of rounds is for those who play alone; with others the game lasts until somebody falls.
error-nobody-first = All play at the same time, so nobody begins.
error-hero-first = The heroes move now: choose the cell that yours goes to.
error-hero-stays = The hero can’t stay where it is.
error-hero-far = The hero moves exactly one cell, in any of the eight directions.
error-trap-first = It is the phase of the traps: place one, remove one, or do nothing.
error-no-trap = There is no trap on that cell.
error-none-left = { $tile ->
    [wall-rising] There is no wall in your supply.
    [wall-falling] There is no wall in your supply.
    [catapult] There is no catapult in your supply.
    [dragon] The dragon isn’t in your supply.
   *[treasure] The treasure isn’t in your supply.
}
error-place-tower = The tower stands there: no trap can be placed in it.
error-place-trap = There is a trap on that cell already.
error-place-skeleton = Skeletons stand on that cell: only the dragon can be placed on them.
error-move-first = The skeletons move now: choose which is next.
error-no-skeleton = No skeleton like that has still to move.
error-scatter-first = The dragon scares a skeleton: choose the direction in which it runs.
error-scatter-village = A dragon never scares a skeleton into the village.
error-send-first = Choose the cemetery first.
error-send-opponent = Choose the cemetery of one of the others.

# Components

error-components-arrow = There is no cell in row { $row }, column { $column }, so no arrow can be there.
error-components-tower = The tower must stand on a cell of the field.
error-components-entry = The symbol “{ $symbol }” must have exactly one entry place at the edge “{ $edge }”.
error-components-stars = The trap “{ $kind }” must have this many sides with stars: { $wanted }.

# Bots

bot-warden = Warden
bot-warden-help = Kills whatever is nearest to tower and village, and answers at once.
bot-strategist = Strategist
bot-strategist-help = Looks two rounds ahead, and sends skeletons where they hurt most.

# In the browser

do-short-hero = { $cell }
move-rest = Move the rest
footprints = Footprints: where every skeleton goes next
footprints-short = Footprints
more-fields = More fields
look-closer = Look closer at { $who }’s field
choose-cell = { $tile ->
    [wall-rising] On which cell does the wall (/) go?
    [wall-falling] On which cell does the wall (\) go?
    [catapult] On which cell does the catapult go?
    [dragon] On which cell does the dragon go?
   *[treasure] On which cell does the treasure go?
}
choose-of-place = Choose one of these.
field-of = { $who }’s field
field-stands = { $tiers ->
    [one] { $tiers } tier
   *[other] { $tiers } tiers
}, { $houses ->
    [one] { $houses } house
   *[other] { $houses } houses
}, { $skeletons ->
    [one] { $skeletons } skeleton on the field
   *[other] { $skeletons } skeletons on the field
}, { $waiting } at the forest edge
cell-empty = nothing
cell-hero = hero
cell-tower = tower, { $tiers ->
    [one] { $tiers } tier
   *[other] { $tiers } tiers
}
cell-arrow = { $heading ->
    [up] arrow upwards
    [right] arrow to the right
    [down] arrow downwards
   *[left] arrow to the left
} on the ground
trap-intact = { tile }
trap-damaged = { tile }, damaged
heading = { $heading ->
    [up] upwards
    [right] to the right
    [down] downwards
   *[left] to the left
}
skeletons-headed = { $count ->
    [one] skeleton, { type }, headed { heading }
   *[other] { $count } skeletons, { type }, headed { heading }
}
skeletons-moved = { $count ->
    [one] skeleton that has moved, { type }, headed { heading }
   *[other] { $count } skeletons that have moved, { type }, headed { heading }
}
forest-edge = Forest edge, { type }
skeletons-wait = { $count ->
    [0] nobody waits
    [one] { $count } skeleton waits
   *[other] { $count } skeletons wait
}
next-stands = next to { $cell }
next-tower = next at the tower
next-village = next in the village
next-slain = next to the hero, who destroys it
next-forest = next into the forest
next-thrown = next onto a catapult
next-dragon = next to the dragon
change = then { $list }
change-stands = { $count } elsewhere
change-tower = { $count } to the tower
change-village = { $count } to the village
change-slain = { $count } destroyed
change-forest = { $count } off the field
change-thrown = { $count } onto the catapult
change-dragon = { $count } to the dragon

# The log in the browser: a line for all heroes, and one for each field

heroes = Heroes: { $list }.
heroes-one = { $who } – { $cell }
heroes-slew = { $who } – { $cell } ({ $count } destroyed)
traps-set = Traps: { $list }.
traps-damaged = Damaged traps: { $list }.
traps-gone = Destroyed traps: { $list }.
traps-one = { $who } – { tile } on { $cell }
traps-taken = { $who } – { $cell } taken back
arrivals = New at the forest edge: { $list }.
arrivals-one = { $who } – { $count }
went = { $you ->
    [yes] Your field
   *[no] { $who }’s field
}: { $list }.
went-on = { $count ->
    [one] { $count } skeleton moves on
   *[other] { $count } skeletons move on
}
went-slain = { $count } destroyed
went-away = { $count } to { $yours ->
    [yes] your cemetery
   *[no] { $whom }
}
went-round = { $count } to come back
went-tower = { $count } to the tower ({ $left ->
    [0] it falls
    [one] { $left } tier left
   *[other] { $left } tiers left
})
went-village = { $count } to the village ({ $left ->
    [0] no house left
    [one] { $left } house left
   *[other] { $left } houses left
})

# The end in the browser

ended-tower = { $you ->
    [yes] Your tower
   *[no] { $who }’s tower
} has fallen.
ended-village = { $you ->
    [yes] Your village
   *[no] { $who }’s village
} has burnt down.
points-for = Points for
points-tower = tower
points-houses = houses
points-traps = traps
points-all = together

# The daily challenge

daily-result = stood { $score } of { $rounds } rounds

# In the terminal: market, weapons, and what all share in the co-operative game

terminal-market = Market
terminal-price = price
terminal-left = left
terminal-purse = Purse of all
terminal-coins = coins
terminal-passed = done
terminal-following = Then buy
terminal-supply = Supply of all
terminal-weapon = Weapon
terminal-capital = Capital
terminal-side = { $side ->
    [white] To move: white
   *[black] To move: black
}
do-any-buy = Buy what has this number
signs-towers = { $coop ->
    [yes] ♜ (#) a tower, ∴ (:) its ruin
   *[no] ♜ (#) the tower with its tiers
}
signs-frozen = { $advanced ->
    [yes] {" "}or misses its move; ❄ (%) says that it misses the next one too
   *[no] {""}
}
signs-commanders = { $commanders ->
    [yes] {" "}Commanders have a letter behind their symbol: U { commander-sapper }, N { commander-necromancer }, M { commander-peacemaker }, E { commander-emperor }, G { commander-ghost }, I { commander-instructor }, B { commander-saboteur }. Where the hero is gone with the emperor stands -@.
   *[no] {""}
}
signs-traps = { $advanced ->
    [yes] , [P] palisade, [H] hearse, [X] dynamite and ∪ (u) its crater, [Lw] and [Lb] labyrinth with the white or the black side up, [O] portal, [S] spring
   *[no] {""}
}
signs-sabotaged = { $commanders ->
    [yes] , with - about to leave the game by a saboteur
   *[no] {""}
}
signs-found = { $advanced ->
    [yes] {" "}What a trap or a weapon does is found by its name: r portal.
   *[no] {""}
}
signs-glance = { $commanders ->
    [yes] {" "}Commanders are there with their letters, before the number of all.
   *[no] {""}
}
signs-keys = { $advanced ->
    [yes] , a palisade pb2, a hearse hb2, dynamite xb2, a labyrinth lwb2 or lbb2, a portal ob2, a spring sb2
   *[no] {""}
}

# The score pad, and `ossuary score badbones`

help-score = count what is left at the end, a player on each line, for people at a real table
arg-score-file = a file with players; without it, what is typed or piped in
arg-score-advanced = the traps were bought at the market
arg-score-json = print one JSON array with a player’s points each
score-letters = W wall, C catapult, D dragon, T treasure; from the market also P palisade, H hearse, X dynamite, L labyrinth, O portal, S spring. Small letters are damaged, x is a crater; whoever is out is 0/0.
score-hint = A player on each line: tiers/houses, the traps in the supply and, after |, those on the field, such as 2/2 W | d c. { score-letters } Ctrl-D ends.
score-line = Line { $number }: { $why }
score-player = Player { $number }, place { $rank }: { $told }
pad = Score pad
pad-player = Player { $number }
pad-tiers = Tiers
pad-houses = Houses
pad-trap = { $kind ->
    [wall] Wall
    [catapult] Catapult
    [dragon] Dragon
   *[treasure] Treasure
}
pad-place = { $place ->
    [supply] in the supply
    [intact] on the field
    [damaged] damaged
   *[gone] gone
}
pad-part = { $what ->
    [tiers] tiers
    [houses] houses
    [supply] { pad-trap }, in the supply
    [intact] { pad-trap }, intact
   *[damaged] { $kind ->
        [dynamite] Crater
       *[wall] { pad-trap }, damaged
    }
}
pad-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
pad-rank = place { $rank }
pad-out = out, no points
pad-tied = Equal points: the taller tower decides.
pad-nobody = Everybody is out, and nobody wins.
pad-clear = Clear all
pad-undo = Undo: bring the numbers back
error-pad-tiers = A tower has { $most } tiers at most, not { $found }.
error-pad-houses = A village has { $most } houses at most, not { $found }.
error-pad-traps = Too many traps of one kind ({ pad-trap }): { $found } are named, and everybody has { $most }.
error-pad-market = Too many traps of one kind ({ pad-trap }): { $found } are named, and the market has { $most }.
error-pad-only-market = This trap is only in the advanced game, which has a market (--advanced): { pad-trap }.
error-pad-undamaged = This trap has no damaged side: { pad-trap }.
error-pad-supply = In the supply every trap is intact, so “{ $letter }” can’t be there.
error-pad-letter = “{ $letter }” is no trap. { score-letters }
error-pad-line = “{ $line }” can’t be read. A player is written as tiers/houses, supply | field, such as 2/2 W | d c.
