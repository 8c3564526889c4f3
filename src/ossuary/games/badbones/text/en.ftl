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
    [top-purple] wave { from-top }
    [top-yellow] sun { from-top }
    [top-red] drop { from-top }
    [top-blue] triangle { from-top }
    [top-green] leaf { from-top }
    [right-purple] wave from the right
    [right-yellow] sun from the right
    [right-red] drop from the right
    [right-blue] triangle from the right
    [sapper-1] { commander-sapper }
    [sapper-2] { commander-sapper }
    [sapper-3] { commander-sapper }
    [necromancer-1] { commander-necromancer }
    [necromancer-2] { commander-necromancer }
    [necromancer-3] { commander-necromancer }
    [peacemaker-1] { commander-peacemaker }
    [peacemaker-2] { commander-peacemaker }
    [peacemaker-3] { commander-peacemaker }
    [emperor-1] { commander-emperor }
    [ghost-1] { commander-ghost }
    [ghost-2] { commander-ghost }
    [ghost-3] { commander-ghost }
    [instructor-1] { commander-instructor }
    [instructor-2] { commander-instructor }
    [instructor-3] { commander-instructor }
    [saboteur-1] { commander-saboteur }
    [saboteur-2] { commander-saboteur }
    [saboteur-3] { commander-saboteur }
   *[right-green] leaf from the right
}
from-top = { $coop ->
    [yes] from below
   *[no] from the top
}
place = { $place ->
    [left-purple] wave on the left
    [left-yellow] sun on the left
    [left-red] drop on the left
    [left-blue] triangle on the left
    [left-green] leaf on the left
    [top-purple] wave { at-top }
    [top-yellow] sun { at-top }
    [top-red] drop { at-top }
    [top-blue] triangle { at-top }
    [top-green] leaf { at-top }
    [right-purple] wave on the right
    [right-yellow] sun on the right
    [right-red] drop on the right
    [right-blue] triangle on the right
   *[right-green] leaf on the right
}
at-top = { $coop ->
    [yes] at the bottom
   *[no] at the top
}
commander-sapper = sapper
commander-necromancer = necromancer
commander-peacemaker = peacemaker
commander-emperor = skeleton emperor
commander-ghost = ghost
commander-instructor = instructor
commander-saboteur = saboteur
commander-help-sapper = Destroys two tiers or two houses instead of one.
commander-help-necromancer = Whoever draws it from the bag draws three more at once.
commander-help-peacemaker = Rebuilds a lost tier or house instead of destroying one.
commander-help-emperor = Where it reaches tower or village all is lost; a hero who kills it leaves the game with it.
commander-help-ghost = Can’t be killed: it goes to the cemetery of the field it was on, and comes again.
commander-help-instructor = All skeletons on its cell go with it as one squad, in its direction.
commander-help-saboteur = Every trap that it comes upon is out of the game at the end of phase 3, and the saboteur goes to the bag.
symbol-purple = wave
symbol-yellow = sun
symbol-red = drop
symbol-blue = triangle
symbol-green = leaf
symbol = { $symbol ->
    [purple] { symbol-purple }
    [yellow] { symbol-yellow }
    [red] { symbol-red }
    [blue] { symbol-blue }
   *[green] { symbol-green }
}

# Traps: as they are placed, and as the supply counts them

tile = { $tile ->
    [wall-rising] wall (/)
    [wall-falling] wall (\)
    [catapult] catapult
    [dragon] dragon
    [palisade] palisade
    [hearse] hearse
    [dynamite] dynamite
    [labyrinth-white] white labyrinth
    [labyrinth-black] black labyrinth
    [portal] portal
    [spring] spring
   *[treasure] treasure
}

# Wares: what the market sells, one by one, and what each does

ware-wall = wall
ware-catapult = catapult
ware-dragon = dragon
ware-treasure = treasure
ware-palisade = palisade
ware-hearse = hearse
ware-dynamite = dynamite
ware-labyrinth = labyrinth
ware-portal = portal
ware-spring = spring
ware-crossbow = crossbow
ware-ice-wand = ice wand
ware-death-wand = death wand
ware-teleport-wand = teleport wand
ware-two-handed-sword = two-handed sword
ware-battle-axe = battle axe
ware-flail = flail
ware-rapier = rapier
ware = { $ware ->
    [wall] { ware-wall }
    [catapult] { ware-catapult }
    [dragon] { ware-dragon }
    [palisade] { ware-palisade }
    [hearse] { ware-hearse }
    [dynamite] { ware-dynamite }
    [labyrinth] { ware-labyrinth }
    [portal] { ware-portal }
    [spring] { ware-spring }
    [crossbow] { ware-crossbow }
    [ice-wand] { ware-ice-wand }
    [death-wand] { ware-death-wand }
    [teleport-wand] { ware-teleport-wand }
    [two-handed-sword] { ware-two-handed-sword }
    [battle-axe] { ware-battle-axe }
    [flail] { ware-flail }
    [rapier] { ware-rapier }
   *[treasure] { ware-treasure }
}
ware-help-wall = Skeletons bounce off at a right angle and go one cell on.
ware-help-catapult = Sends all who come in a phase to the cemetery of one other player; alone, to your own.
ware-help-dragon = Scares each who comes to a cell next to it; may be placed on skeletons.
ware-help-treasure = Turns all skeletons next to it to itself; whoever comes to rest on it steals it.
ware-help-palisade = Nobody walks into it: who would, stays where the move began; who is thrown on it is destroyed.
ware-help-hearse = Takes all who come in a phase to one other player’s cemetery, and goes along into the supply there; alone, both are your own.
ware-help-dynamite = Destroys all who come in a phase and leaves a crater; may be placed on skeletons, and explodes at once.
ware-help-labyrinth = Placed white or black side up; at the start of a move only skeletons of its colour leave it.
ware-help-portal = Sends whoever comes back to the place at the forest edge where it came in.
ware-help-spring = Throws whoever comes two cells further, over whatever is in between.
ware-help-crossbow = After three kills in a phase: destroys one skeleton anywhere on your field.
ware-help-ice-wand = After three kills in a phase: all skeletons on one cell of your field miss their next move.
ware-help-death-wand = After three kills in a phase: those whom the hero has destroyed go to another player’s cemetery; alone, to your own.
ware-help-teleport-wand = After three kills in a phase: the hero goes to the tower.
ware-help-two-handed-sword = After three kills in a phase: the hero moves once more, and destroys as usual.
ware-help-battle-axe = After three kills in a phase: all skeletons of one symbol on the four cells next to the hero are destroyed.
ware-help-flail = After three kills in a phase: the skeletons of one cell around the hero go to an empty one there.
ware-help-rapier = After three kills in a phase: the skeletons of one cell around the hero turn to a direction of your choice.

# Options

option-players = Players
option-players-help = One to six; whoever plays alone has to stand through the rounds.
option-first = First seat
option-first-help = Advanced, against each other: who buys first at the market; without a choice chance decides. Otherwise nobody begins: all play at the same time.
option-rounds = Rounds
option-rounds-help = Alone: how many rounds tower and house have to stand. Ten are usual; more are harder.
option-heroic = Heroic victory
option-heroic-help = Alone: after the last round nothing is drawn any more, and you play on until no skeleton is left.
option-advanced = Market and weapons
option-advanced-help = The advanced game: before it everybody buys traps, six new kinds of them too, and one weapon.
option-coop = Together
option-coop-help = Two to six defend one capital for ten rounds, and share the traps.
option-commanders = Commanders
option-commanders-help = 19 skeletons with powers of their own are mixed into the bag.

# Questions

ask-MoveHero = Move your hero to one of the cells around it.
ask-SetTrap = { $can ->
    [nothing] There is no trap to place or to remove: nothing can be done.
    [remove-nothing] Remove a trap, or do nothing.
    [place-nothing] Place a trap, or do nothing.
   *[place-remove-nothing] Place a trap, remove one, or do nothing.
}
ask-MoveSkeleton = { $can ->
    [enter] Which skeleton comes out of the forest next?
    [enter-at] Which skeleton comes out of the forest next?
    [enter-enter-at] Which skeleton comes out of the forest next?
   *[move] Which skeleton moves next?
}
ask-ChooseCemetery = { $number ->
    [0] { $coop ->
        [yes] A skeleton leaves over the bottom edge. To whose cemetery?
       *[no] A skeleton leaves over the top edge. To whose cemetery?
    }
   *[1] { $coop ->
        [yes] The squad leaves over the bottom edge. To whose cemetery does all of it go?
       *[no] The squad leaves over the top edge. To whose cemetery does all of it go?
    }
}
ask-Aim = Your trap sends skeletons away. To whose cemetery goes all that comes to it in this phase?
ask-Run = The dragon scares the skeleton away. Where does it run?
ask-ChooseLeader = Several instructors are there. Which one leads the squad that the dragon scares?
ask-NextOfSquad = { $number ->
    [0] { $coop ->
        [yes] The squad is at the tower. Whom of it does the tower stop?
       *[no] The squad is at the tower. Who of it is next?
    }
   *[1] { $coop ->
        [yes] The squad is in the capital. Who of it is next?
       *[no] The squad is in the village. Who of it is next?
    }
}
ask-BuyWare = { $can ->
    [done] There is nothing that you can buy any more.
   *[buy-done] Buy a trap or a weapon, or pass. Whoever passes once is out of the market.
}
ask-BuyTogether = { $can ->
    [done] There is nothing that you can buy any more.
   *[buy-done] Buy for all from the common purse, as often as you like, until you are done.
}
ask-PlaceHero = On which of your towers does your hero begin?
ask-UseWeapon = { $number ->
    [0] Crossbow: a skeleton on which cell do you destroy?
    [1] Ice wand: on which cell do the skeletons freeze?
    [2] Death wand: to whose cemetery go those whom your hero has destroyed?
    [3] Teleport wand: does your hero go to a tower?
    [4] Two-handed sword: where does your hero go now?
    [5] Battle axe: which symbol do you destroy next to your hero?
    [6] Flail: from which cell do you move the skeletons?
   *[7] Rapier: on which cell do the skeletons turn?
}
ask-ChooseHit = Which skeleton does the crossbow hit?
ask-ChooseFling = To which empty cell does the flail move them?
ask-ChooseTurn = In which direction do they turn?

# What I can do

do-hero = Hero to { $cell }
do-any-hero = Hero to that cell
do-place = Place { $tile ->
    [wall-rising] a wall (/)
    [wall-falling] a wall (\)
    [catapult] a catapult
    [dragon] the dragon
    [palisade] a palisade
    [hearse] a hearse
    [dynamite] dynamite
    [labyrinth-white] a labyrinth, white side up,
    [labyrinth-black] a labyrinth, black side up,
    [portal] a portal
    [spring] a spring
   *[treasure] the treasure
} on { $cell }
do-any-place = { $tile ->
    [wall-rising] Wall (/) on a free cell
    [wall-falling] Wall (\) on a free cell
    [catapult] Catapult on a free cell
    [dragon] Dragon, also on skeletons
    [palisade] Palisade on a free cell
    [hearse] Hearse on a free cell
    [dynamite] Dynamite, also on skeletons
    [labyrinth-white] White labyrinth on a free cell
    [labyrinth-black] Black labyrinth on a free cell
    [portal] Portal on a free cell
    [spring] Spring on a free cell
   *[treasure] Treasure on a free cell
}
do-remove = Remove the trap on { $cell }
do-any-remove = Remove the trap there
do-nothing = Do nothing
do-enter = Forest: { type }
do-enter-at = Forest, at the { place }: { type }
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
do-next = { type }
do-strike = Use the weapon on { $cell }
do-any-strike = Use the weapon on that cell
do-hit = { $heading ->
    [up] Up: { type }
    [right] Right: { type }
    [down] Down: { type }
   *[left] Left: { type }
}
do-fling = To { $cell }
do-any-fling = To that cell
do-turn = { $direction ->
    [up] Upwards
    [right] To the right
    [down] Downwards
   *[left] To the left
}
do-axe = Destroy: { symbol }
do-keep = Don’t use the weapon now
do-buy = Buy: { ware }
do-done = Buy no more

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
    [palisade] a palisade
    [hearse] a hearse
    [dynamite] dynamite
    [labyrinth-white] a white labyrinth
    [labyrinth-black] a black labyrinth
    [portal] a portal
    [spring] a spring
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
log-enter-at = { $you ->
    [yes] Out of your forest
   *[no] Out of { $who }’s forest
}, at the { place }: { type }.
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
log-next = { $you ->
    [yes] Next of your squad
   *[no] Next of { $who }’s squad
}: { type }.
log-strike = { $who } { $you ->
    [yes] use your
   *[no] uses the
} weapon on { $cell }.
log-hit = { $you ->
    [yes] Your crossbow
   *[no] { $who }’s crossbow
} aims: { type }, headed { $heading ->
    [up] upwards
    [right] to the right
    [down] downwards
   *[left] to the left
}.
log-fling = { $you ->
    [yes] Your flail
   *[no] { $who }’s flail
} swings to { $cell }.
log-turn = { $you ->
    [yes] Your rapier
   *[no] { $who }’s rapier
} points { $direction ->
    [up] upwards
    [right] to the right
    [down] downwards
   *[left] to the left
}.
log-axe = { $you ->
    [yes] Your battle axe
   *[no] { $who }’s battle axe
} strikes: { symbol }.
log-keep = { $who } { $you ->
    [yes] don’t use your weapon
   *[no] doesn’t use the weapon
}.
log-buy = { $who } { $you ->
    [yes] buy
   *[no] buys
}: { ware }.
log-done = { $who } { $you ->
    [yes] buy
   *[no] buys
} no more.
log-chance-first = Chance lets { $yours ->
    [yes] you
   *[no] { $whom }
} buy first.
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
log-follows = { $you ->
    [yes] On your field
   *[no] On { $who }’s field
}, { $cell }, in the same squad: { type }.
log-held = { $you ->
    [yes] On your field
   *[no] On { $who }’s field
}, { $cell }, held where it is: { type }.
log-waits = { $you ->
    [yes] At the edge of your forest
   *[no] At the edge of { $who }’s forest
}, at the { place }: { type }.
log-sprung = { $you ->
    [yes] Your
   *[no] { $who }’s
} { $tile ->
    [wall-rising] wall on { $cell } turns a skeleton away
    [wall-falling] wall on { $cell } turns a skeleton away
    [catapult] catapult on { $cell } takes a skeleton
    [dragon] dragon on { $cell } scares a skeleton
    [palisade] palisade on { $cell } stops a skeleton
    [hearse] hearse on { $cell } takes a skeleton
    [dynamite] dynamite on { $cell } goes off
    [portal] portal on { $cell } swallows a skeleton
    [spring] spring on { $cell } throws a skeleton
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
    [yes] Your trap
   *[no] { $who }’s trap
} on { $cell } sends a skeleton ({ type }) to { $yours ->
    [yes] your cemetery
   *[no] { $whom }’s cemetery
}.
log-thrown-own = { $you ->
    [yes] Your trap
   *[no] { $who }’s trap
} on { $cell } sends a skeleton ({ type }) away, and it is to come back.
log-destroyed = { $you ->
    [yes] On your field
   *[no] On { $who }’s field
}, { $cell }, a skeleton is destroyed: { type }.
log-returns = It can’t be killed ({ type }), and goes to { $you ->
    [yes] your cemetery
   *[no] { $who }’s cemetery
}.
log-reached = { $you ->
    [yes] On your field
   *[no] On { $who }’s field
} a skeleton ({ type }) reaches { $goal ->
    [tower] the tower
   *[village] { $coop ->
        [yes] the capital
       *[no] the village
    }
}.
log-tier-lost = { $you ->
    [yes] Your tower
   *[no] { $who }’s tower
} crumbles: { $tiers ->
    [0] it has fallen!
    [one] { $tiers } tier is left.
   *[other] { $tiers } tiers are left.
}
log-house-lost = { $coop ->
    [yes] The capital burns, reached over { $you ->
        [yes] your field
       *[no] { $who }’s field
    }
   *[no] { $you ->
        [yes] Your village burns
       *[no] { $who }’s village burns
    }
}: { $houses ->
    [0] no house is left!
    [one] { $houses } house is left.
   *[other] { $houses } houses are left.
}
log-tier-built = { $you ->
    [yes] Your tower
   *[no] { $who }’s tower
} grows: { $tiers ->
    [one] { $tiers } tier now.
   *[other] { $tiers } tiers now.
}
log-house-built = { $coop ->
    [yes] A house of the capital is rebuilt on { $you ->
        [yes] your side
       *[no] { $who }’s side
    }
   *[no] { $you ->
        [yes] A house of your village is rebuilt
       *[no] A house of { $who }’s village is rebuilt
    }
}: { $houses ->
    [one] { $houses } house now.
   *[other] { $houses } houses now.
}
log-tower-lost = { $you ->
    [yes] Your tower
   *[no] { $who }’s tower
} on { $cell } has fallen: { $towers ->
    [0] none is left!
    [one] { $towers } is left.
   *[other] { $towers } are left.
}
log-fallen = { $who } { $you ->
    [yes] are
   *[no] is
} out.
log-hero-left = The skeleton emperor falls, and { $you ->
    [yes] your hero
   *[no] { $who }’s hero
} leaves the game with it.
log-turned = { $you ->
    [yes] Your
   *[no] { $who }’s
} { $tile ->
    [wall-rising] wall
    [wall-falling] wall
    [catapult] catapult
    [dragon] dragon
    [palisade] palisade
    [dynamite] dynamite
    [portal] portal
    [spring] spring
   *[treasure] treasure
} on { $cell } is { $side ->
    [intact] intact again
    [damaged] { $tile ->
        [dynamite] a crater now
       *[other-tile] damaged
    }
   *[gone] destroyed
}.
log-handed = { $you ->
    [yes] Your hearse
   *[no] { $who }’s hearse
} on { $cell } goes to { $coop ->
    [yes] the shared supply
   *[no] { $yours ->
        [yes] your supply
       *[no] { $whom }’s supply
    }
}.
log-handed-own = { $you ->
    [yes] Your hearse
   *[no] { $who }’s hearse
} on { $cell } goes back to the supply.
log-sabotaged = { $you ->
    [yes] On your field
   *[no] On { $who }’s field
} the saboteur has ruined a trap, and it is out of the game: { tile } on { $cell }.
log-unmasked = { $you ->
    [yes] From your field
   *[no] From { $who }’s field
} into the bag: { type }.
log-stolen = { $you ->
    [yes] Your treasure
   *[no] { $who }’s treasure
} on { $cell } is stolen!
log-frozen = { $you ->
    [yes] Your ice wand
   *[no] { $who }’s ice wand
} freezes { $skeletons ->
    [one] { $skeletons } skeleton
   *[other] { $skeletons } skeletons
} on { $cell }.
log-flung = { $you ->
    [yes] Your flail
   *[no] { $who }’s flail
} moves { $skeletons ->
    [one] { $skeletons } skeleton
   *[other] { $skeletons } skeletons
} from { $cell } to { $to }.
log-swung = { $you ->
    [yes] Your rapier
   *[no] { $who }’s rapier
} turns { $skeletons ->
    [one] { $skeletons } skeleton
   *[other] { $skeletons } skeletons
} on { $cell } { $to ->
    [up] upwards
    [right] to the right
    [down] downwards
   *[left] to the left
}.
log-teleported = { $you ->
    [yes] Your teleport wand takes your
   *[no] { $who }’s teleport wand takes the
} hero to the tower on { $cell }.
log-cursed = { $you ->
    [yes] Your death wand
   *[no] { $who }’s death wand
} sends { $skeletons ->
    [one] { $skeletons } skeleton
   *[other] { $skeletons } skeletons
} to { $yours ->
    [yes] your cemetery
   *[no] { $whom }’s cemetery
}.
log-cursed-own = { $you ->
    [yes] Your death wand
   *[no] { $who }’s death wand
} sends { $skeletons ->
    [one] { $skeletons } skeleton
   *[other] { $skeletons } skeletons
} to { $you ->
    [yes] your own cemetery
   *[no] the same player’s cemetery
}.
log-settled = Phase { $phase } is over; every skeleton shows its { $side ->
    [white] white
   *[black] black
} side.
log-called = A call from the bag ({ type }): { $who } { $you ->
    [yes] draw
   *[no] draws
} more skeletons.
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
end-tied = { end-fallen }
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
end-held = { $score ->
    [one] The capital stands after { $score } round. Victory for all: { $who }!
   *[other] The capital stands after { $score } rounds. Victory for all: { $who }!
}
end-overrun = { $score ->
    [0] Overrun in the very first round: all have lost.
    [one] Overrun: all held out together for { $score } round.
   *[other] Overrun: all held out together for { $score } rounds.
}

# The table

round-phase = { $phase ->
    [0] Before the first round
   *[1] Round { $round }, { $phase ->
        [1] phase 1: the heroes
        [2] phase 2: the traps
        [3] phase 3: the skeletons
       *[4] phase 4: new skeletons
    }
}
round-of = { $phase ->
    [0] Before the first round
   *[1] Round { $round } of { $rounds }, { $phase ->
        [1] phase 1: the heroes
        [2] phase 2: the traps
        [3] phase 3: the skeletons
       *[4] phase 4: new skeletons
    }
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

error-only-alone = The heroic victory is only for whoever plays alone: there is none against others or together.
error-only-together = The co-operative game is for { $low } to { $high } players, not { $value }.
error-rounds-alone = The number of rounds is for those who play alone; together it is always ten, and against each other the game lasts until somebody falls.
error-nobody-first = Only at the market of an advanced game against each other somebody begins; otherwise all play at the same time.
error-alone-first = Whoever plays alone has the market alone, so nobody has to begin there.
error-hero-first = The heroes move now: choose the cell that yours goes to.
error-hero-stays = The hero can’t stay where it is.
error-hero-far = The hero moves exactly one cell, in any of the eight directions.
error-hero-on-tower = The hero begins on one of your towers: choose which.
error-trap-first = It is the phase of the traps: place one, remove one, or do nothing.
error-no-trap = There is no trap on that cell.
error-crater-stays = There is a crater, and nobody can remove it.
error-none-left = { $tile ->
    [wall-rising] There is no wall in your supply.
    [wall-falling] There is no wall in your supply.
    [catapult] There is no catapult in your supply.
    [dragon] The dragon isn’t in your supply.
    [palisade] There is no palisade in your supply.
    [hearse] There is no hearse in your supply.
    [dynamite] There is no dynamite in your supply.
    [labyrinth-white] There is no labyrinth in your supply.
    [labyrinth-black] There is no labyrinth in your supply.
    [portal] There is no portal in your supply.
    [spring] There is no spring in your supply.
   *[treasure] The treasure isn’t in your supply.
}
error-none-left-shared = { $tile ->
    [wall-rising] There is no wall in the shared supply now.
    [wall-falling] There is no wall in the shared supply now.
    [catapult] There is no catapult in the shared supply now.
    [dragon] There is no dragon in the shared supply now.
    [palisade] There is no palisade in the shared supply now.
    [hearse] There is no hearse in the shared supply now.
    [dynamite] There is no dynamite in the shared supply now.
    [labyrinth-white] There is no labyrinth in the shared supply now.
    [labyrinth-black] There is no labyrinth in the shared supply now.
    [portal] There is no portal in the shared supply now.
    [spring] There is no spring in the shared supply now.
   *[treasure] The treasure isn’t in the shared supply now.
}
error-place-tower = The tower stands there: no trap can be placed in it.
error-place-trap = There is a trap on that cell already.
error-place-crater = There is a crater on that cell: no trap can be placed there any more.
error-place-skeleton = Skeletons stand on that cell: only a dragon or, in the advanced game, dynamite can be placed on them.
error-move-first = The skeletons move now: choose which is next.
error-no-skeleton = No skeleton like that has still to move.
error-move-leader = An instructor leads all on that cell: let it move first.
error-leader-first = Choose the instructor who leads the squad.
error-next-first = Choose who of the squad is next.
error-scatter-first = The dragon scares a skeleton: choose the direction in which it runs.
error-scatter-village = A dragon never scares a skeleton into the village.
error-scatter-capital = A dragon never scares a skeleton into the capital.
error-send-first = Choose the cemetery first.
error-send-opponent = Choose the cemetery of one of the others.
error-market-first = The market is open: buy a trap or a weapon, or pass.
error-market-treasure = A treasure isn’t for sale.
error-market-number = No ware has that number: they go from 1 to { $most }.
error-market-weapon = You have a weapon already, and nobody may have two.
error-market-sold-out = Sold out: { ware }.
error-market-dear = Too dear ({ ware }): the price is { $price }, and what you can spend is { $coins }.
error-weapon-first = Your weapon may be used now: choose how, or keep it.
error-weapon-target = Your weapon can’t be used in that way: choose one of those that are offered.
error-hit-first = Choose the skeleton on that cell that the crossbow hits.
error-fling-first = Choose the cell to which the flail moves the skeletons.
error-fling-full = That cell isn’t empty, or isn’t around the hero: no skeleton, trap or tower may be there.
error-turn-first = Choose the direction in which the skeletons turn.

# Components

error-components-arrow = There is no cell in row { $row }, column { $column }, so no arrow can be there.
error-components-tower = The tower must stand on a cell of the field.
error-components-towers = The board of the co-operative game needs towers, each on a cell of its own.
error-components-entry = The symbol “{ $symbol }” must have exactly one entry place at the edge “{ $edge }”.
error-components-stars = The trap “{ $kind }” must have this many sides with stars: { $wanted }.
error-components-market = The trap “{ $kind }” can’t be sold, or its row in the market must have this many numbers: { $wanted }.
error-components-commander = The commander “{ $commander }” must have this many tokens, all different: { $wanted }.

# Bots

bot-novice-help = Kills whatever is nearest to tower and village, and looks no further.
bot-regular-help = Looks a round ahead, and sends skeletons where they hurt most.
bot-master-help = Looks two rounds ahead, as they may come, and weighs more ways to get there.

# In the browser

do-short-hero = { $cell }
do-short-strike = { $cell }
do-short-fling = { $cell }
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
    [palisade] On which cell does the palisade go?
    [hearse] On which cell does the hearse go?
    [dynamite] On which cell does the dynamite go?
    [labyrinth-white] On which cell does the white labyrinth go?
    [labyrinth-black] On which cell does the black labyrinth go?
    [portal] On which cell does the portal go?
    [spring] On which cell does the spring go?
   *[treasure] On which cell does the treasure go?
}
leaver-asked = A skeleton ({ type }) leaves over the { $coop ->
    [yes] bottom
   *[no] top
} edge. To whose cemetery?
aim-asked = Your trap ({ tile } on { $cell }) sends skeletons away. To whose cemetery goes all that comes to it in this phase?
run-asked = { $squad ->
    [yes] The dragon scares a squad ({ $list }) away. Where does it run?
   *[no] The dragon scares a skeleton ({ $list }) away. Where does it run?
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
next-tower = { $coop ->
    [yes] next at a tower
   *[no] next at the tower
}
next-village = { $coop ->
    [yes] next in the capital
   *[no] next in the village
}
next-slain = next to the hero, who destroys it
next-forest = next into the forest
next-thrown = next onto a catapult
next-dragon = next to the dragon
change = then { $list }
change-stands = { $count } by another way
change-tower = { $coop ->
    [yes] { $count } to a tower
   *[no] { $count } to the tower
}
change-village = { $coop ->
    [yes] { $count } to the capital
   *[no] { $count } to the village
}
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

# The market in the browser

market-coins = { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}
market-price = price: { $price }
market-left = { $left ->
    [0] none left
   *[some] { $left } left
}
market-yours = You have { market-coins }.
market-yours-short = your coins
market-purse = The common purse: { market-coins }.
market-purse-short = in the common purse
market-sold-out = Sold out.
market-too-dear = Too dear now.
market-one-weapon = You have a weapon already.
market-suggested = Suggested
market-order = Turns:
market-buys = buys now
market-next = is next
market-waits = waits
market-is-done = buys no more
market-nothing-yet = nothing yet
market-traps = Traps
market-weapons = Weapons, one for each player
market-weapons-short = Weapons
market-stop = { $coop ->
    [yes] Really buy no more? There is still something to buy: { market-coins } in the purse.
   *[no] Really buy no more? There is still something to buy, and coins are worth nothing later: { market-coins }.
}
market-buy-more = Go on buying

# Weapons and the shared supply in the browser

do-short-axe = { symbol }
do-short-keep = Keep it
weapon-own = Your weapon: { ware }
weapon-short = weapon
weapon-used-short = used
weapon-when = It may be used as soon as your hero has destroyed three skeletons in phase 1 or in phase 3, once in a phase.
weapon-used = It was used in this phase.
supply-taken = Somebody was faster, there is none left ({ tile }). Choose another trap.
together = What all share
together-capital = Capital: { $houses } of { $most } houses stand
together-capital-short = Capital
together-supply = Shared supply
together-rounds = Rounds stood: { $rounds } of { $most }

# More ways of skeletons in the browser

next-destroyed = destroyed at its next move
next-held = held, stays where it is
next-portal = next back to the forest edge
next-frozen = frozen, misses its next move
change-destroyed = { $count } destroyed
change-held = { $count } held
change-portal = { $count } back to the forest edge
change-frozen = { $count } frozen
went-held = { $count } held
went-back = { $count } back at the forest edge
went-tower-unharmed = { $count } to the tower
went-village-unharmed = { $count } to the village
went-towers = { $count } to a tower ({ $left ->
    [0] the last one falls
    [one] { $left } tower left
   *[other] { $left } towers left
})
went-towers-unharmed = { $count } to a tower
went-capital = { $count } to the capital ({ $left ->
    [0] no house left
    [one] { $left } house left
   *[other] { $left } houses left
})
went-capital-unharmed = { $count } to the capital

# More ends in the browser

ended-towers = { $you ->
    [yes] Your last tower
   *[no] { $who }’s last tower
} has fallen.
ended-capital = The capital has burnt down.
ended-emperor = The skeleton emperor has come to { $you ->
    [yes] you
   *[no] { $who }
}.
left-of = What is left
left-towers = towers
left-skeletons = skeletons
points-stars = Stars of the traps
side-damaged = damaged
side-crater = crater

# The field in the browser: what the market, commanders and playing together bring to it

cell-crater = crater
cell-ruin = ruin of a tower
cell-tower-stands = tower
commander-headed = { type } ({ symbol }), headed { heading }
commander-moved = { type } ({ symbol }) that has moved, headed { heading }
commander-waits = { type } ({ symbol })
in-ice = frozen, misses a move
stray-waits = also here: { type } × { $count }
back-waits = back here, has moved: { type } × { $count }
field-together = { $towers ->
    [one] { $towers } tower stands
   *[other] { $towers } towers stand
}, { $skeletons ->
    [one] { $skeletons } skeleton on the field
   *[other] { $skeletons } skeletons on the field
}, { $waiting } at the forest edge
field-weapon = weapon: { ware }
field-without-hero = without a hero

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
terminal-trap = { tile } on { $cell }
do-any-buy = Buy what has this number
signs-towers = { $coop ->
    [yes] ♜ (#) a tower, ∴ (:) its ruin
   *[no] ♜ (#) the tower with its tiers
}
signs-frozen = { $advanced ->
    [yes] ; ❄ (%) says that it misses its next move
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
score-line = Line { $number }
score-player = Player { $number }, place { $rank }
pad = Score pad
pad-player = Player { $number }
pad-tiers = Tiers
pad-houses = Houses
pad-trap = { $kind ->
    [wall] Wall
    [catapult] Catapult
    [dragon] Dragon
    [palisade] Palisade
    [hearse] Hearse
    [dynamite] Dynamite
    [labyrinth] Labyrinth
    [portal] Portal
    [spring] Spring
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
pad-add = One trap more
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
error-pad-empty = There is nothing to count. A player is written as tiers/houses, supply | field, such as 2/2 W | d c.
error-pad-players = There are { $most } players at most, not { $found }.

# What those who play together can say to each other. Where a trap is still to be chosen, $kind is “…”.

phrase-kind = { $kind ->
    [wall] a wall
    [catapult] a catapult
    [dragon] a dragon
    [treasure] a treasure
    [palisade] a palisade
    [hearse] a hearse
    [dynamite] dynamite
    [labyrinth] a labyrinth
    [portal] a portal
    [spring] a spring
   *[any] …
}
phrase-take = I take { phrase-kind }.
phrase-leave = Please leave me { phrase-kind }.
phrase-place = I place { phrase-kind } on { $cell }.
phrase-buy = Let’s buy { phrase-kind }.
phrase-enough = I have enough traps.
phrase-send-me = You can send me skeletons.
phrase-send-nothing = Don’t send me anything this round.
phrase-send-to = { $yours ->
    [yes] I send skeletons to you.
   *[no] I send skeletons to { $whom }.
}
phrase-tower = My tower on { $cell } is in danger.
phrase-capital = The capital is in danger!
phrase-who-needs-help = Who needs help?
phrase-wait = Please wait for me.
phrase-yes = Yes.
phrase-no = No.
phrase-thanks = Thank you!
phrase-well-done = Well done!
