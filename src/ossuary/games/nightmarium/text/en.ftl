# Nightmarium: every word a person reads. $who and $whom are names of players.

title = Nightmarium
tagline = Sew creatures together from other people’s nightmares, and keep them in one piece.
author = Konstantin Seleznev

# Legions: one of them, and many

legion-necromunculus = necromunculus
legion-necromunculus-many = necromunculi
legion-manster = manster
legion-manster-many = mansters
legion-constrict = constrict
legion-constrict-many = constricts
legion-chimerid = chimerid
legion-chimerid-many = chimerids
legion = { $legion ->
    [necromunculus] { legion-necromunculus }
    [manster] { legion-manster }
    [constrict] { legion-constrict }
   *[chimerid] { legion-chimerid }
}
legions = { $legion ->
    [necromunculus] { legion-necromunculus-many }
    [manster] { legion-manster-many }
    [constrict] { legion-constrict-many }
   *[chimerid] { legion-chimerid-many }
}

# Parts

part-legs = legs
part-torso = torso
part-head = head
part-seal = seal
part = { $part ->
    [legs] { part-legs }
    [torso] { part-torso }
    [head] { part-head }
   *[seal] { part-seal }
}

# Abilities, and what they do

ability-none = no ability
ability-wailer = Wailer
ability-wailer-does = Draw two cards.
ability-scavenger = Scavenger
ability-scavenger-does = Discard an opponent’s incomplete creature, all of it.
ability-executioner = Executioner
ability-executioner-does = Take the top card of an opponent’s creature into your hand.
ability-devourer = Devourer
ability-devourer-does = Discard the top card of another creature of your own.
ability-mockingbird = Mockingbird
ability-mockingbird-does = Play a card from your hand, of any legion.
ability-singer = Singer
ability-singer-does = Turn up two cards of the deck and play them, if they fit.
ability = { $ability ->
    [wailer] { ability-wailer }
    [scavenger] { ability-scavenger }
    [executioner] { ability-executioner }
    [devourer] { ability-devourer }
    [mockingbird] { ability-mockingbird }
    [singer] { ability-singer }
   *[none] { ability-none }
}
pure-does = A pure creature, all of one legion, makes every opponent discard a card of that legion, or two others.
seal-does = A seal goes on a complete creature, which is embodied from then on: abilities of the seal’s legion may act again, and nothing can touch the creature any more.

# A card, by its number

card = { FROM($card, necromunculus: 1, manster: 28, constrict: 55, chimerid: 82, seal-necromunculus: 109, seal-manster: 112, seal-constrict: 115, seal-chimerid: 118) ->
    [necromunculus] { legion-necromunculus } No. { $card }
    [manster] { legion-manster } No. { $card }
    [constrict] { legion-constrict } No. { $card }
    [chimerid] { legion-chimerid } No. { $card }
    [seal-necromunculus] seal No. { $card } of the { legion-necromunculus-many }
    [seal-manster] seal No. { $card } of the { legion-manster-many }
    [seal-constrict] seal No. { $card } of the { legion-constrict-many }
   *[seal-chimerid] seal No. { $card } of the { legion-chimerid-many }
}

# Options

option-players = Players
option-players-help = Two to five.
option-first = First seat
option-first-help = The seat that begins, counted from 1; without it, chance decides.
option-victory = Creatures to win
option-victory-help = Five are usual; six or seven make a longer game, with as many places for them.
option-seals = Seals
option-seals-help = The advanced rules: twelve seals are shuffled in. They protect a complete creature and let it act again.

# Questions

ask-TakeAction = { $can ->
    [draw] Your first action: draw a card.
    [discard] Your first action: discard cards.
    [draw-discard] Your first action: draw a card, or discard some. None of your cards has a place.
    [play-discard] Your first action: play a card, or discard some. There is nothing to draw.
   *[play-draw-discard] Your first action: play a card, draw one, or discard some for half as many new ones.
}
ask-ActAgain = { $can ->
    [draw] Your second action: draw a card.
    [discard] Your second action: discard cards.
    [draw-discard] Your second action: draw a card, or discard some.
    [play-discard] Your second action: play a card, or discard some. There is nothing to draw.
   *[play-draw-discard] Your second action: play a card, draw one, or discard some for half as many new ones.
}
ask-DiscardMore = Discard more? For every two cards you draw one.
ask-PutCard = Where does the card go?
ask-Pay = { $number ->
    [0] An opponent has completed a pure necromunculus: discard a necromunculus or, having none, two other cards.
    [1] An opponent has completed a pure manster: discard a manster or, having none, two other cards.
    [2] An opponent has completed a pure constrict: discard a constrict or, having none, two other cards.
   *[3] An opponent has completed a pure chimerid: discard a chimerid or, having none, two other cards.
}
ask-PaySecond = You have no card of that legion, so discard a second card.
ask-ScavengeCreature = Scavenger: which incomplete creature is discarded?
ask-TakeTop = Executioner: of which creature do you take the top card?
ask-DevourTop = Devourer: which of your other creatures loses its top card?
ask-Mimic = { $can ->
    [unable] Mockingbird: no card of your hand has a place.
   *[play] Mockingbird: play a card from your hand, of any legion.
}
ask-PlayTurned = Singer: play one of the cards that are turned up.
ask-OfferReplay = The creature is sealed. Shall its abilities of the seal’s legion act again?

# What I can do

do-play = Play { card }
do-any-play = Play that card
do-draw = Draw a card
do-discard = Discard { card }
do-any-discard = Discard that card
do-done = That is all
do-put = { $part ->
    [legs] As the legs of a new creature, in place { $place }
    [torso] As the torso of creature { $place }
    [head] As the head of creature { $place }
   *[seal] On creature { $place }
}
do-unable = No card can be played: the chain ends
do-scavenge = { $whom }: discard creature { $place }
do-execute = { $whom }: take the top card of creature { $place }
do-devour = Discard the top card of creature { $place }
do-replay = Let them act again, top down
do-rest = Let them rest

# The log: moves

log-play = { $who } { $you ->
    [yes] play
   *[no] plays
} { card }.
log-draw = { $who } { $you ->
    [yes] draw
   *[no] draws
} a card.
log-discard = { $who } { $you ->
    [yes] discard
   *[no] discards
} { card }.
log-done = { $who } { $you ->
    [yes] discard
   *[no] discards
} no more cards.
log-put = { $who } { $you ->
    [yes] put
   *[no] puts
} it { $part ->
    [legs] down as the legs of creature { $place }
    [torso] down as the torso of creature { $place }
    [head] down as the head of creature { $place }
   *[seal] on creature { $place }
}.
log-unable = { $who } { $you ->
    [yes] have
   *[no] has
} no card that can be played.
log-scavenge = { $who } { $you ->
    [yes] send
   *[no] sends
} the Scavenger to { $yours ->
    [yes] your creature { $place }
   *[no] { $whom }’s creature { $place }
}.
log-execute = { $who } { $you ->
    [yes] send
   *[no] sends
} the Executioner to { $yours ->
    [yes] your creature { $place }
   *[no] { $whom }’s creature { $place }
}.
log-devour = { $who } { $you ->
    [yes] send
   *[no] sends
} the Devourer to creature { $place }.
log-replay = { $who } { $you ->
    [yes] let
   *[no] lets
} the abilities of the seal’s legion act again.
log-rest = { $who } { $you ->
    [yes] let
   *[no] lets
} the abilities rest.
log-chance-drawn = { $whom } { $yours ->
    [yes] get
   *[no] gets
} { $card ->
    [unknown] a card
   *[known] { card }
} from the deck.
log-chance-drawn-many = { $whom } { $yours ->
    [yes] get
   *[no] gets
} { $card ->
    [unknown] { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
   *[known] { $list }
} from the deck.
log-chance-turn = The Singer turns up { card }.
log-chance-first = Chance lets { $yours ->
    [yes] you
   *[no] { $whom }
} begin.

# The log: events

log-began = It is { $you ->
    [yes] your turn
   *[no] { $who }’s turn
}.
log-second = It is { $you ->
    [yes] your second action
   *[no] { $who }’s second action
}.
log-bound = { bound }
log-exchanged = { $who } { $you ->
    [yes] discard
   *[no] discards
} { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} and { $you ->
    [yes] draw
   *[no] draws
} { $drawn ->
    [0] none
   *[some] { $drawn }
}.
log-draws = { $who } { $you ->
    [yes] draw
   *[no] draws
} { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}.
log-played = { $who } { $you ->
    [yes] play
   *[no] plays
} { card } { $part ->
    [legs] as the legs of creature { $place }
    [torso] as the torso of creature { $place }
    [head] as the head of creature { $place }
   *[seal] on creature { $place }
}.
log-completed = { $you ->
    [yes] Your creature { $place }
   *[no] { $who }’s creature { $place }
} is complete!
log-pure = It is a pure { legion }: every opponent discards a card of its legion, or two others.
log-owes = { $who } { $you ->
    [yes] owe
   *[no] owes
} a { legion }, or two other cards.
log-owes-second = { $who } { $you ->
    [yes] have
   *[no] has
} no { legion }, so a second card is due.
log-chain = Creature { $place } has abilities that can act.
log-acts = { $part ->
    [legs] The legs of creature { $place } act
    [torso] The torso of creature { $place } acts
   *[head] The head of creature { $place } acts
}: { ability }.
log-stopped = { $ability ->
    [wailer] There is nothing to draw
    [scavenger] No opponent has an incomplete creature
    [executioner] No opponent has a creature in reach
    [devourer] No other creature of the same player is in reach
    [mockingbird] No card of the hand can be played
   *[singer] There is nothing to turn up
}, so the chain of creature { $place } ends.
log-broken-off = That ends the chain of creature { $place }.
log-lost = { $you ->
    [yes] Your creature { $place }
   *[no] { $who }’s creature { $place }
} loses { card }.
log-taken = { $who } { $you ->
    [yes] take
   *[no] takes
} { card } from { $yours ->
    [yes] your creature { $place }
   *[no] { $whom }’s creature { $place }
}.
log-dropped = There is no place for { card }, so it is discarded.
log-too-many = That was one chain too many for a single action: nothing comes of creature { $place }.
log-shuffled = { $cards ->
    [one] The deck is used up: { $cards } discarded card is the new deck.
   *[other] The deck is used up: { $cards } discarded cards are shuffled into a new one.
}
log-nothing-left = { $who } { $you ->
    [yes] have
   *[no] has
} nothing to play and nothing to draw: the rest of the turn is lost.

# The end

end-victory = { $who } { $you ->
    [yes] win
   *[no] wins
} with { $score ->
    [one] { $score } complete creature
   *[other] { $score } complete creatures
}.
end-exhausted = { $winners ->
    [one] The nightmares are worn out. Most complete creatures ({ $score }): { $who } { $you ->
        [yes] win
       *[no] wins
    }.
   *[other] The nightmares are worn out. Most complete creatures ({ $score } each): { $who } share the win.
}

# The table

turn-of = Turn: { $who }
deck = Deck
discard-pile = Discard pile
hand = Hand
your-hand = Your hand
cards = { $cards ->
    [0] no cards
    [one] { $cards } card
   *[other] { $cards } cards
}
seen = seen by all
bound = A second card in this turn must be of the { legions }.
owes = owes: { legion }, or two other cards
owes-second = owes: a second card
held = In play
turned-up = Turned up
chain = { $who }, chain of creature { $place }
chain-done = done
chain-now = acts now
chain-next = comes later
chain-discards = discards
chain-then = chain of creature { $place }
chain-action = second action
chain-end = end of the turn
signs =
    A creature stands as it was built, its head above, its legs below. A card is its number, the letter of its legion and the sign of its ability. Beside a name stand the complete creatures and how many win, such as 3/5.
    Legions: N { legion-necromunculus }, M { legion-manster }, C { legion-constrict }, H { legion-chimerid }. A seal is a frame around its legion’s letter.
    + { ability-wailer }: { ability-wailer-does }
    × (x) { ability-scavenger }: { ability-scavenger-does }
    † (!) { ability-executioner }: { ability-executioner-does }
    ▾ (v) { ability-devourer }: { ability-devourer-does }
    » (>) { ability-mockingbird }: { ability-mockingbird-does }
    ♪ (*) { ability-singer }: { ability-singer-does }
    { pure-does }
    { seal-does }

# Refusals

error-nothing-to-draw = Deck and discard pile are both empty, so there is nothing to draw.
error-not-in-hand = The card No. { $card } isn’t in your hand.
error-discard-one = Discard at least one card before you say that it is all.
error-play-draw-discard = An action is one of three: play a card, draw a card, or discard cards and draw.
error-other-legion = Two cards played in one turn are of the same legion, and your first one was a { legion }.
error-discard-or-done = Discard one more card, or say that it is all.
error-put-the-card = First choose a place for { card }.
error-not-its-part = The card No. { $card } can’t be that part of a creature.
error-places-full = All { $most } places have legs already: that is as many creatures as you can have.
error-place-legs = New legs don’t go in place { $place }: they start a creature in the first free place.
error-place-torso = In place { $place } there are no legs without a torso.
error-place-head = In place { $place } there is no torso without a head.
error-place-seal = In place { $place } there is no complete creature without a seal.
error-pay-first = An opponent’s pure creature is complete: first discard a card for it.
error-pay-legion = You have a { legion } in your hand, so that is what you discard.
error-pay-second = First discard a second card for the pure creature.
error-scavenge = The Scavenger discards an opponent’s incomplete creature; choose one of those.
error-execute = The Executioner takes the top card of an opponent’s creature without a seal; choose one of those.
error-devour = The Devourer discards the top card of another creature of your own, one without a seal.
error-must-play = One of your cards can be played, so the Mockingbird plays one.
error-mimic = The Mockingbird plays a card from your hand; choose one.
error-no-place = There is no creature to which the card No. { $card } could be added now.
error-no-place-legs = The card No. { $card } has no place: you have { $most } creatures already, and none of them lacks it.
error-no-place-seal = A seal goes on a complete creature of your own without a seal, and you have none.
error-turned-no-place = There is no place for the card No. { $card } now.
error-sing = The Singer plays one of the cards that are turned up; choose one.
error-replay-or-rest = Shall the abilities act again, or rest? There is no third way.

# Components

error-components-legion = The legion “{ $legion }” is missing.
error-components-size = The legion “{ $legion }” must have { $wanted } cards; found: { $found }.
error-components-number = { $found ->
    [0] The card No. { $number } is missing.
   *[several] The card No. { $number } is there more than once.
}
error-components-printed = The card No. { $number } isn’t one of the legion “{ $legion }”: each legion has its printed numbers.
error-components-parts = The card No. { $number } has the positions “{ $parts }”; they are letters in this order: L legs, T torso, H head.

# Commands

help-cards = the cards of the game, and how many there are of which
arg-cards-legion = only cards of this legion: { $names }
arg-cards-part = only cards that can be this part: { $names }
arg-cards-ability = only cards with this ability: { $names }
arg-cards-json = print one JSON object for each card
cards-number = No.
cards-legion = Legion
cards-part = Position
cards-ability = Ability
cards-found = { $cards ->
    [0] No card is like that.
    [one] { $cards } card.
   *[other] { $cards } cards.
}
cards-by-part = How many cards can be which part; some can be several.
cards-by-ability = How many cards have which ability.
cards-all = all
error-cards-unknown = There is no “{ $value }” for { $argument }. There are: { $known }.

# Bots

bot-novice-help = Builds one creature after another, and hits where it hurts most.
bot-regular-help = Looks several steps ahead, and hunts the creatures of whoever is closest to winning.
bot-master-help = Looks further ahead, and weighs how it would go on itself. Takes its time.

# The table in the browser

the-table = The middle of the table
creature = Creature { $place }
place-empty = not begun
no-creatures = No creatures yet.
complete = complete
embodied = embodied: no ability can touch it
completed-of = complete: { $complete } of { $victory }
action-of-turn = action { $number } of 2
bound-brief = second card: { legion }
owes-brief = owes
look-closer = { $who }: look closer
play-some = Play a card…
discard-some = Discard cards…
discard-with-others = Discard it…
choose-discards = Choose the cards that you discard; for every two you draw one.
fits = Fits as { $places }.
fits-as = { $part ->
    [legs] the legs of a new creature, in place { $creatures }
    [torso] the torso of creature { $creatures }
    [head] the head of creature { $creatures }
   *[seal] the seal of creature { $creatures }
}
play-as = Play { card } as { $places }
gain = { $way ->
    [more] completes it
   *[none] { "" }
}
not-your-turn = It isn’t your turn now.
discard-and-draw = Discard { $cards }, draw { $drawn }
mark-play = plays
mark-draw = draws
mark-discard = discards
cards-any = all
cards-look = Touch a card to read what it does.
