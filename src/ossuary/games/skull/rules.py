"""The rules of Skull, in the order of the rulebook."""

from __future__ import annotations

from typing import Final

from ossuary.games.skull.actions import (
    BID,
    CHALLENGER,
    FAILED,
    FIRST,
    FLIP,
    FLIPPED,
    FLOWER,
    LEFT,
    LOSS_CHANCES,
    OPENINGS,
    OUT,
    PASS,
    PLACE,
    PLACES,
    RAISES,
    ROUND,
    SEATS,
    SHOW,
    SHOW_OR_HIDE,
    SHOWN,
    SKULL,
    SUCCEEDED,
    flips,
    names,
)
from ossuary.games.skull.state import Skull, SkullReason, SkullTable
from ossuary.kernel.action import Action
from ossuary.kernel.chance import Chances
from ossuary.kernel.error import NotAllowed
from ossuary.kernel.outcome import Outcome
from ossuary.kernel.step import (
    NOBODY,
    Answers,
    Draw,
    FirstSeatDraw,
    Happening,
    Question,
    Steps,
)

# ---- Setup


class DrawFirst(FirstSeatDraw[SkullTable]):
    """SK-03: chance chooses the first seat of the first round."""

    rule = "SK-03"

    def begin(self, state: Skull, seat: int) -> None:
        state.table.first = seat
        state.then(SET_UP_ROUND)


class SetUpRound(Happening[SkullTable]):
    """SK-04: every seat still in puts down its first disc, all at once."""

    rule = "SK-04"

    def happen(self, state: Skull) -> None:
        table = state.table
        table.round += 1
        table.bid = 0
        table.bidder = NOBODY
        table.bidding = table.inside
        table.skull_of = NOBODY
        state.tell(ROUND, table.round, table.first)
        state.then(ADD_OR_OPEN[table.first])
        state.open_lanes(table.inside, FIRST_DISCS[table.seats])


class PlaceFirstDisc(Question[SkullTable]):
    """SK-04: put one disc of your choice face down on your mat."""

    rule = "SK-04"

    def options(self, state: Skull) -> Answers:
        table = state.table
        return PLACES[table.flowers[self.actor]][table.skulls[self.actor]]

    def resolve(self, state: Skull, action: Action) -> None:
        state.table.lay(self.actor, action.value)

    def refusal(self, state: Skull, action: Action) -> NotAllowed:
        if action.verb is PLACE:
            return NotAllowed("no-such-disc", rule="SK-04", face=str(action.json()[1]))
        return NotAllowed("place-first", rule="SK-04")


# ---- Adding discs, or opening the bidding


class AddOrOpen(Question[SkullTable]):
    """SK-05, SK-06, SK-07: add one disc to your stack, or open the bidding."""

    rule = "SK-05"

    def options(self, state: Skull) -> Answers:
        table = state.table
        flowers, skulls = table.in_hand(self.actor)
        return OPENINGS[table.laid][flowers][skulls]

    def resolve(self, state: Skull, action: Action) -> None:
        table = state.table
        if action.verb is BID:
            bid(state, self.actor, action.value)
        else:
            table.lay(self.actor, action.value)
            state.then(ADD_OR_OPEN[table.next_of(table.inside, self.actor)])

    def refusal(self, state: Skull, action: Action) -> NotAllowed:
        table = state.table
        if action.verb is BID:
            return NotAllowed("bid-too-high", rule="SK-07", discs=table.laid)
        if action.verb is PLACE and table.in_hand(self.actor) == (0, 0):
            return NotAllowed("hand-empty", rule="SK-06")
        if action.verb is PLACE:
            return NotAllowed("no-such-disc", rule="SK-05", face=str(action.json()[1]))
        return NotAllowed("add-or-open", rule="SK-05")


# ---- Bidding


def bid(state: Skull, seat: int, number: int) -> None:
    """SK-08, SK-09: the others answer a bid, unless it is for all the discs on the mats."""
    table = state.table
    table.bid = number
    table.bidder = seat
    if number == table.laid:
        state.then(FLIP_OWN_DISCS)
    else:
        state.then(RAISE_OR_PASS[table.next_of(table.bidding, seat)])


class RaiseOrPass(Question[SkullTable]):
    """SK-08: raise the bid, or pass and be out of the bidding."""

    rule = "SK-08"

    def options(self, state: Skull) -> Answers:
        table = state.table
        return RAISES[table.bid][table.laid]

    def resolve(self, state: Skull, action: Action) -> None:
        table = state.table
        if action is not PASS:
            bid(state, self.actor, action.value)
            return
        table.bidding &= ~(1 << self.actor)
        following = table.next_of(table.bidding, self.actor)
        # SK-09: back at the highest bidder, all the others have passed.
        if following == table.bidder:
            state.then(FLIP_OWN_DISCS)
        else:
            state.then(RAISE_OR_PASS[following])

    def refusal(self, state: Skull, action: Action) -> NotAllowed:
        table = state.table
        if action.verb is BID and action.value <= table.bid:
            return NotAllowed("bid-too-low", rule="SK-08", bid=table.bid)
        if action.verb is BID:
            return NotAllowed("bid-too-high", rule="SK-08", discs=table.laid)
        if action.verb is PLACE:
            return NotAllowed("bidding-is-open", rule="SK-08")
        return NotAllowed("raise-or-pass", rule="SK-08")


# ---- The attempt


class FlipOwnDiscs(Happening[SkullTable]):
    """SK-10, SK-11: the challenger flips its own stack first, from the top down."""

    rule = "SK-10"

    def happen(self, state: Skull) -> None:
        table = state.table
        challenger = table.bidder
        table.to_flip = table.bid
        state.tell(CHALLENGER, challenger, table.bid)
        for _ in range(min(table.bid, table.height[challenger])):
            if flip(state, challenger) == SKULL:
                return
        if table.to_flip:
            state.then(FLIP_ANOTHERS_DISC[challenger])
        else:
            state.then(SUCCEED)


def flip(state: Skull, owner: int) -> int:
    """SK-13: flips the top unflipped disc of a stack; the first skull ends the attempt at once."""
    table = state.table
    face = table.flip(owner)
    state.tell(FLIPPED, table.bidder, owner, face)
    if face == SKULL:
        table.skull_of = owner
        state.then(FAIL)
    return face


class FlipAnothersDisc(Question[SkullTable]):
    """SK-12: flip the top unflipped disc of another seat's stack, whichever you like."""

    rule = "SK-12"

    def options(self, state: Skull) -> Answers:
        return flips(state.table.covered & ~(1 << self.actor))

    def resolve(self, state: Skull, action: Action) -> None:
        if flip(state, action.value) == FLOWER:
            state.then(self if state.table.to_flip else SUCCEED)

    def refusal(self, state: Skull, action: Action) -> NotAllowed:
        if action.verb is FLIP and action.value == self.actor:
            return NotAllowed("own-discs-flipped", rule="SK-10")
        if action.verb is FLIP:
            return NotAllowed("nothing-to-flip", rule="SK-12", seat=action.value)
        return NotAllowed("flip-a-disc", rule="SK-12")


# ---- Success


class Succeed(Happening[SkullTable]):
    """SK-14, SK-15, SK-19: the mat turns, or was turned already, which wins; else a new round."""

    rule = "SK-14"

    def happen(self, state: Skull) -> None:
        table = state.table
        challenger = table.bidder
        state.tell(SUCCEEDED, challenger)
        if table.turned >> challenger & 1:
            win(state, challenger % table.players, SkullReason.TWO_SUCCESSES)
        else:
            table.turned |= 1 << challenger
            table.return_discs()
            table.first = challenger
            state.then(SET_UP_ROUND)


def win(state: Skull, winner: int, reason: SkullReason) -> None:
    """SK-21: the game is over, and this player has won."""
    scores = tuple([1 if player == winner else 0 for player in range(state.table.players)])
    state.finish(Outcome((winner,), scores, reason))


# ---- Failure


class Fail(Happening[SkullTable]):
    """SK-13: others may show what was not flipped (an option); then the discs go back."""

    rule = "SK-13"

    def happen(self, state: Skull) -> None:
        table = state.table
        challenger = table.bidder
        state.tell(FAILED, challenger, table.skull_of)
        state.then(RETURN_DISCS)
        if table.show:
            ask_to_show(state, challenger)


def ask_to_show(state: Skull, after: int) -> None:
    """SK-13: the next seat that has unflipped discs is asked, clockwise from the challenger."""
    table = state.table
    following = table.next_of(table.covered | 1 << table.bidder, after)
    if following != table.bidder:
        state.then(SHOW_UNFLIPPED[following])


class ShowUnflipped(Question[SkullTable]):
    """SK-13: show everybody all your unflipped discs, or none."""

    rule = "SK-13"

    def options(self, state: Skull) -> Answers:
        return SHOW_OR_HIDE

    def resolve(self, state: Skull, action: Action) -> None:
        table = state.table
        if action is SHOW:
            table.lay_open(self.actor)
            for place in range(table.unflipped(self.actor), 0, -1):
                face = SKULL if place == table.skull_at[self.actor] else FLOWER
                state.tell(SHOWN, self.actor, face)
        ask_to_show(state, self.actor)


class ReturnDiscs(Happening[SkullTable]):
    """SK-15: all discs go back to their owners' hands; only then is one lost."""

    rule = "SK-15"

    def happen(self, state: Skull) -> None:
        table = state.table
        table.return_discs()
        if table.skull_of == table.bidder:
            state.then(LOSE_CHOSEN_DISC[table.bidder])
        else:
            state.then(LOSE_DRAWN_DISC[table.bidder])


class LoseDrawnDisc(Draw[SkullTable]):
    """SK-16: after another's skull one of the challenger's discs, drawn blindly, is lost."""

    rule = "SK-16"

    def chances(self, state: Skull) -> Chances:
        table = state.table
        return LOSS_CHANCES[table.flowers[self.number]][table.skulls[self.number]]

    def resolve(self, state: Skull, action: Action) -> None:
        lose(state, self.number, action.value)

    def seen_by(self) -> int:
        return self.number


class LoseChosenDisc(Question[SkullTable]):
    """SK-17: after its own skull the challenger chooses, in secret, which disc it loses."""

    rule = "SK-17"

    def options(self, state: Skull) -> Answers:
        table = state.table
        return LOSS_CHANCES[table.flowers[self.actor]][table.skulls[self.actor]].actions

    def resolve(self, state: Skull, action: Action) -> None:
        lose(state, self.actor, action.value)


def lose(state: Skull, challenger: int, face: int) -> None:
    """SK-18, SK-19, SK-20: a seat without discs is out; who starts the next round."""
    table = state.table
    table.lose(challenger, face)
    discs = table.discs(challenger)
    state.tell(LEFT, challenger, discs)
    if discs:
        table.first = challenger
        state.then(SET_UP_ROUND)
        return
    table.inside &= ~(1 << challenger)
    table.turned &= ~(1 << challenger)
    state.tell(OUT, challenger)
    winner = table.owner_of_all()
    if winner != NOBODY:
        win(state, winner, SkullReason.LAST_PLAYER)
    elif table.skull_of == challenger:
        state.then(NAME_FIRST[challenger])
    else:
        table.first = table.skull_of
        state.then(SET_UP_ROUND)


class NameFirst(Question[SkullTable]):
    """SK-20: out by its own skull, a challenger names the first seat of the next round."""

    rule = "SK-20"

    def options(self, state: Skull) -> Answers:
        return names(state.table.inside)

    def resolve(self, state: Skull, action: Action) -> None:
        state.table.first = action.value
        state.then(SET_UP_ROUND)


# ---- The steps, made once and shared

DRAW_FIRST: Final = DrawFirst(FIRST)
SET_UP_ROUND: Final = SetUpRound()
PLACE_FIRST_DISC: Final = tuple([PlaceFirstDisc(seat) for seat in range(SEATS)])
FIRST_DISCS: Final = tuple(
    [tuple([step.as_agenda for step in PLACE_FIRST_DISC[:seats]]) for seats in range(SEATS + 1)]
)
ADD_OR_OPEN: Final = tuple([AddOrOpen(seat) for seat in range(SEATS)])
RAISE_OR_PASS: Final = tuple([RaiseOrPass(seat) for seat in range(SEATS)])
FLIP_OWN_DISCS: Final = FlipOwnDiscs()
FLIP_ANOTHERS_DISC: Final = tuple([FlipAnothersDisc(seat) for seat in range(SEATS)])
SUCCEED: Final = Succeed()
FAIL: Final = Fail()
SHOW_UNFLIPPED: Final = tuple([ShowUnflipped(seat) for seat in range(SEATS)])
RETURN_DISCS: Final = ReturnDiscs()
LOSE_DRAWN_DISC: Final = tuple([LoseDrawnDisc(seat) for seat in range(SEATS)])
LOSE_CHOSEN_DISC: Final = tuple([LoseChosenDisc(seat) for seat in range(SEATS)])
NAME_FIRST: Final = tuple([NameFirst(seat) for seat in range(SEATS)])

STEPS: Final = Steps(
    *(DRAW_FIRST, SET_UP_ROUND, PLACE_FIRST_DISC, ADD_OR_OPEN, RAISE_OR_PASS),
    *(FLIP_OWN_DISCS, FLIP_ANOTHERS_DISC, SUCCEED, FAIL, SHOW_UNFLIPPED, RETURN_DISCS),
    *(LOSE_DRAWN_DISC, LOSE_CHOSEN_DISC, NAME_FIRST),
)
