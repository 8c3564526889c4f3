"""The rules of Bad Bones, in the order of the rulebook.

market.py has what comes before an advanced game, phases.py what players do, walk.py what happens to
a skeleton that moves.
"""

from __future__ import annotations

from bisect import insort
from collections.abc import Callable
from typing import Final

from ossuary.games.badbones.actions import (
    ARRIVED,
    CALLED,
    CELLS,
    DRAWS,
    DYNAMITE,
    HERO,
    INTACT,
    IS_DAMAGED,
    KIND_OF,
    KINDS,
    MOST_DRAWN,
    PHASED,
    ROUND,
    SABOTAGED,
    SEATS,
    SETTLED,
    STOLEN,
    SYMBOLS,
    TREASURE,
    TYPES,
    UNMASKED,
)
from ossuary.games.badbones.commanders import MOST_CALLED, POWERS
from ossuary.games.badbones.harm import LOSE_TOGETHER, NEXT_OF_SQUAD
from ossuary.games.badbones.market import BUY_TOGETHER, BUY_WARE, DRAW_BUYER, OPEN_MARKET
from ossuary.games.badbones.phases import (
    CHOOSE_LEADER,
    MOVE_HERO,
    MOVE_ON,
    MOVE_SKELETON,
    SCATTER_NEXT,
    SET_TRAP,
)
from ossuary.games.badbones.state import (
    DAMAGED,
    NO_HERO,
    NO_TRAP,
    TOKENS_OF_CELL,
    BadBones,
    BadBonesReason,
    BadBonesTable,
    Field,
    give_back,
)
from ossuary.games.badbones.traps import TRAPS
from ossuary.games.badbones.walk import AIM, CHOOSE_CEMETERY, RUN
from ossuary.games.badbones.weapons import CHOOSE_FLING, CHOOSE_HIT, CHOOSE_TURN, USE_WEAPON
from ossuary.kernel.action import Action
from ossuary.kernel.chance import Chances
from ossuary.kernel.error import NotAllowed
from ossuary.kernel.outcome import Outcome
from ossuary.kernel.step import Agenda, Answers, Draw, Happening, Question, Steps

MOST_FURTHER: Final = 100
"""BB-32: the rounds after the last in which nothing is drawn any more."""
FIRST_TOKENS: Final = 4
"""BB-50: that each player of a co-operative game begins with."""

# ---- Setup


class SetUp(Happening[BadBonesTable]):
    """BB-02, BB-50: the first tokens."""

    rule = "BB-02"

    def happen(self, state: BadBones) -> None:
        if state.table.box.coop:
            set_up_together(state, 0)
        else:
            set_up(state, 0)


def set_up(state: BadBones, number: int) -> None:
    """BB-02: the next token; the one symbol is passed over, and so is one that the bag lacks."""
    table = state.table
    while number < table.box.players * len(SYMBOLS):
        symbol = number % len(SYMBOLS)
        if symbol != table.box.left_out and inside(table.bag, table.box.of_symbol[symbol]):
            state.then(DRAW_FIRST_SKELETON[number])
            return
        number += 1
    state.then(BEGIN_ROUND)


class DrawFirstSkeleton(Draw[BadBonesTable]):
    """BB-02, BB-67: each player draws a token of every symbol but one, in seat order."""

    rule = "BB-02"

    def chances(self, state: BadBones) -> Chances:
        seat, symbol = divmod(self.number, len(SYMBOLS))
        return chances_of(state.table.bag, state.table.box.of_symbol[symbol], seat)

    def draw(self, state: BadBones, random: Callable[[], float]) -> Action:
        seat, symbol = divmod(self.number, len(SYMBOLS))
        return DRAWS[seat][pick(state.table.bag, state.table.box.of_symbol[symbol], random)]

    def resolve(self, state: BadBones, action: Action) -> None:
        take_first(state.table, action)
        set_up(state, self.number + 1)


def set_up_together(state: BadBones, number: int) -> None:
    """BB-50: the next token of any kind; then the heroes, when the skeletons are there."""
    table = state.table
    box = table.box
    if number < box.players * FIRST_TOKENS and inside(table.bag, box.every_type):
        state.then(DRAW_ANY_SKELETON[number])
    else:
        state.then(BEGIN_ROUND)
        state.open_lanes((1 << box.players) - 1, PLACE_HERO_LANES[: box.players])


class DrawAnySkeleton(Draw[BadBonesTable]):
    """BB-50: each player of a co-operative game draws four tokens, as they come."""

    rule = "BB-50"

    def chances(self, state: BadBones) -> Chances:
        box = state.table.box
        return chances_of(state.table.bag, box.every_type, self.number // FIRST_TOKENS)

    def draw(self, state: BadBones, random: Callable[[], float]) -> Action:
        seat = self.number // FIRST_TOKENS
        return DRAWS[seat][pick(state.table.bag, state.table.box.every_type, random)]

    def resolve(self, state: BadBones, action: Action) -> None:
        take_first(state.table, action)
        set_up_together(state, self.number + 1)


def take_first(table: BadBonesTable, drawn: Action) -> None:
    """BB-02, BB-67: it waits at its place; a necromancer calls nobody yet."""
    seat, kind = drawn.values
    table.bag[kind] -= 1
    insort(table.fields[seat].waiting, kind)


def inside(bag: list[int], kinds: list[int]) -> int:
    """How many of these types are in the bag."""
    found = 0
    for kind in kinds:
        found += bag[kind]
    return found


def chances_of(bag: list[int], kinds: list[int], seat: int) -> Chances:
    return Chances(*[(DRAWS[seat][kind], bag[kind]) for kind in kinds])


def pick(bag: list[int], kinds: list[int], random: Callable[[], float]) -> int:
    """One of these types at random out of the bag."""
    number = int(random() * float(inside(bag, kinds)))
    index = 0
    while number >= bag[kinds[index]]:
        number -= bag[kinds[index]]
        index += 1
    return kinds[index]


class PlaceHero(Question[BadBonesTable]):
    """BB-50: the hero of a co-operative game begins on any of its towers."""

    rule = "BB-50"

    def options(self, state: BadBones) -> Answers:
        return tuple([HERO.actions[cell] for cell in state.table.box.towers])

    def resolve(self, state: BadBones, action: Action) -> None:
        state.table.fields[self.actor].hero = action.value

    def refusal(self, state: BadBones, action: Action) -> NotAllowed:
        return NotAllowed("hero-on-tower", rule="BB-50")


# ---- Rounds and phases


class BeginRound(Happening[BadBonesTable]):
    """BB-03: a round has four phases."""

    rule = "BB-03"

    def happen(self, state: BadBones) -> None:
        state.table.round += 1
        state.tell(ROUND, state.table.round)
        begin_phase(state, 1, MOVE_HERO, MOVE_HERO_LANES)


class EndPhase(Happening[BadBonesTable]):
    """BB-03: the next phase begins when all have finished; then what was done is there for all."""

    rule = "BB-03"

    def happen(self, state: BadBones) -> None:
        table = state.table
        for seat in range(table.box.players):
            sabotage(state, seat)
        for seat in range(table.box.players):
            turn_traps(state, seat)
        if table.phase == 3:
            end_moves(state)
        deliver(state)
        state.tell(SETTLED, table.phase, table.side)
        if table.phase == 1:
            begin_phase(state, 2, SET_TRAP, SET_TRAP_LANES)
        elif table.phase == 2:
            begin_phase(state, 3, MOVE_SKELETON, MOVE_SKELETON_LANES)
        elif any(field.out for field in table.fields):
            finish(state)
        else:
            table.phase = 4
            state.tell(PHASED, 4)
            draw_for(state, 0)


def begin_phase(
    state: BadBones,
    phase: int,
    questions: list[Question[BadBonesTable]],
    lanes: list[Agenda],
) -> None:
    """BB-03: all act at the same time; whoever is out, or has nobody to move, is not asked."""
    table = state.table
    box = table.box
    table.phase = phase
    state.tell(PHASED, phase)
    seats = 0
    for seat in range(box.players):
        if has_to_act(table.fields[seat], phase):
            seats |= 1 << seat
    if not seats:
        state.then(END_PHASE)
    elif box.players == 1:
        state.then(questions[0], END_PHASE)
    else:
        state.then(END_PHASE)
        state.open_lanes(seats, lanes[: box.players], hidden=not box.coop)


def has_to_act(field: Field, phase: int) -> bool:
    """BB-29, BB-63: whether a player is asked in a phase."""
    if field.out:
        return False
    if phase == 1:
        return field.hero != NO_HERO
    return phase == 2 or not field.is_done()


def deliver(state: BadBones) -> None:
    """BB-03, BB-51: what left a field or was taken off it in this phase arrives, in seat order."""
    table = state.table
    for seat, field in enumerate(table.fields):
        for kind in field.slain:
            give_back(state, seat, kind)
        for sent in field.sent:
            table.fields[sent // TYPES].cemetery.append(sent % TYPES)
        for returned in field.returned:
            table.bag[returned] += 1
        for lifted in field.lifted:
            table.supply[lifted] += 1
        field.slain = []
        field.sent = []
        field.returned = []
        field.lifted = []
        field.used = False


def turn_traps(state: BadBones, seat: int) -> None:
    """BB-17: every trap that has acted in this phase turns, or does what its own rule says."""
    field = state.table.fields[seat]
    if field.triggered:
        for cell in range(CELLS):
            if field.triggered >> cell & 1:
                TRAPS[field.traps[cell] % DAMAGED].turn(state, seat, cell)
        field.triggered = 0
    # Also of those that a saboteur has taken from the game: what is laid there next aims anew.
    field.aims = []


# ---- The end of phase 3, and phase 4


def sabotage(state: BadBones, seat: int) -> None:
    """BB-66, BB-69: the traps that saboteurs came upon leave the game, and they go to the bag."""
    field = state.table.fields[seat]
    for cell in range(CELLS):
        if field.sabotaged >> cell & 1 and not TRAPS[field.traps[cell] % DAMAGED].is_proof:
            state.tell(SABOTAGED, seat, cell, field.traps[cell] % DAMAGED)
            field.lift(cell)
            field.triggered &= ~(1 << cell)
    for kind in field.saboteurs:
        if field.take(kind):
            field.returned.append(kind)
            state.tell(UNMASKED, seat, kind)
    field.sabotaged = 0
    field.saboteurs = []


def end_moves(state: BadBones) -> None:
    """BB-04, BB-22, BB-35: all have been turned over; treasures are stolen; who is frozen waits."""
    table = state.table
    for seat in range(table.box.players):
        field = table.fields[seat]
        steal(state, seat)
        field.resting += field.moved
        field.resting.sort()
        field.moved = field.frozen
        field.frozen = []
        if field.back:
            field.waiting = sorted(field.waiting + field.back)
            field.back = []
    table.side = 1 - table.side


def steal(state: BadBones, seat: int) -> None:
    """BB-22: a treasure on which somebody stands is gone."""
    field = state.table.fields[seat]
    if field.treasures:
        for token in field.moved + field.frozen:
            cell = token // TOKENS_OF_CELL
            if field.traps[cell] == TREASURE:
                field.lift(cell)
                state.tell(STOLEN, seat, cell)


class DrawSkeleton(Draw[BadBonesTable]):
    """BB-24: each player draws three skeletons into its cemetery, in seat order."""

    rule = "BB-24"

    def chances(self, state: BadBones) -> Chances:
        table = state.table
        return chances_of(table.bag, table.box.every_type, self.number // (MOST_LEFT + 1))

    def draw(self, state: BadBones, random: Callable[[], float]) -> Action:
        table = state.table
        return DRAWS[self.number // (MOST_LEFT + 1)][pick(table.bag, table.box.every_type, random)]

    def resolve(self, state: BadBones, action: Action) -> None:
        """BB-62: a necromancer calls three more."""
        seat, drawn = action.values
        state.table.bag[drawn] -= 1
        state.table.fields[seat].cemetery.append(drawn)
        calls = POWERS[drawn].calls
        if calls:
            state.tell(CALLED, seat, drawn)
        draw_next(state, seat, self.number % (MOST_LEFT + 1) - 1 + calls)


def draw_for(state: BadBones, seat: int) -> None:
    """BB-24, BB-32: a seat's draws; a heroic game has none after its last round."""
    box = state.table.box
    if seat == box.players or (box.heroic and state.table.round > box.rounds):
        end_round(state)
    else:
        draw_next(state, seat, box.drawn)


def draw_next(state: BadBones, seat: int, left: int) -> None:
    """BB-24: one of those that are left; an empty bag gives fewer."""
    if left and inside(state.table.bag, state.table.box.every_type):
        state.then(DRAW_SKELETON[seat * (MOST_LEFT + 1) + left])
    else:
        draw_for(state, seat + 1)


def end_round(state: BadBones) -> None:
    """BB-24, BB-31, BB-32, BB-54: all go to the forest edge; a victory is looked for."""
    table = state.table
    box = table.box
    for seat in range(box.players):
        rise(state, seat)
    if box.coop and table.round == box.rounds:
        everybody = tuple(range(box.players))
        state.finish(Outcome(everybody, (table.round,) * box.players, BadBonesReason.HELD))
    elif box.heroic and table.round >= box.rounds and is_cleared(table.fields[0]):
        state.finish(Outcome((0,), (table.round,), BadBonesReason.CLEARED))
    elif box.players == 1 and table.round == box.rounds + MOST_FURTHER * box.heroic:
        state.finish(Outcome((0,), (table.round,), BadBonesReason.STOOD))
    else:
        state.then(BEGIN_ROUND)


def is_cleared(field: Field) -> bool:
    """BB-32: nobody is left; ghosts don't count."""
    left = [token % TYPES for token in field.resting + field.moved + field.waiting]
    return all(POWERS[kind].comes_back for kind in left)


def rise(state: BadBones, seat: int) -> None:
    """BB-24: the skeletons of the cemetery wait at their entry places."""
    field = state.table.fields[seat]
    if field.cemetery:
        state.tell(ARRIVED, seat, len(field.cemetery))
        field.waiting += field.cemetery
        field.waiting.sort()
        field.cemetery = []


# ---- The end


def finish(state: BadBones) -> None:
    """BB-25, BB-27, BB-31: most points win, then the taller tower; alone it is lost."""
    table = state.table
    players = table.box.players
    if players == 1:
        state.finish(Outcome((), (table.round - 1,), BadBonesReason.LOST))
        return
    scores = tuple([points(table, seat) for seat in range(players)])
    standing = [seat for seat in range(players) if not table.fields[seat].out]
    ranks = [(scores[seat], table.fields[seat].tiers) for seat in standing]
    best = [seat for seat, rank in zip(standing, ranks, strict=True) if rank == max(ranks)]
    state.finish(Outcome(tuple(best), scores, BadBonesReason.FALLEN))


def points(table: BadBonesTable, seat: int) -> int:
    """BB-26: tiers, houses, and the stars of the traps; nothing for who is out."""
    box, field = table.box, table.fields[seat]
    if field.out:
        return 0
    found = field.tiers * box.tier_points + field.houses * box.house_points
    for kind in range(len(KINDS)):
        found += field.supply[kind] * box.stars[kind][INTACT]
    for trap in field.traps:
        if trap != NO_TRAP:
            found += box.stars[KIND_OF[trap % DAMAGED]][trap // DAMAGED]
    return found + field.craters.bit_count() * box.stars[KIND_OF[DYNAMITE]][IS_DAMAGED]


# ---- The steps, made once

MOST_LEFT: Final = MOST_DRAWN + MOST_CALLED
"""That one player can have still to draw."""
SET_UP: Final = SetUp()
DRAW_FIRST_SKELETON: Final = [DrawFirstSkeleton(number) for number in range(SEATS * len(SYMBOLS))]
DRAW_ANY_SKELETON: Final = [DrawAnySkeleton(number) for number in range(SEATS * FIRST_TOKENS)]
PLACE_HERO: Final = [PlaceHero(seat) for seat in range(SEATS)]
PLACE_HERO_LANES: Final = [step.as_agenda for step in PLACE_HERO]
BEGIN_ROUND: Final = BeginRound()
END_PHASE: Final = EndPhase()
DRAW_SKELETON: Final = [DrawSkeleton(number) for number in range(SEATS * (MOST_LEFT + 1))]
MOVE_HERO_LANES: Final = [step.as_agenda for step in MOVE_HERO]
SET_TRAP_LANES: Final = [step.as_agenda for step in SET_TRAP]
MOVE_SKELETON_LANES: Final = [step.as_agenda for step in MOVE_SKELETON]
STEPS: Final = Steps(
    *(OPEN_MARKET, DRAW_BUYER, BUY_WARE, BUY_TOGETHER),
    *(SET_UP, DRAW_FIRST_SKELETON, DRAW_ANY_SKELETON, PLACE_HERO, BEGIN_ROUND, END_PHASE),
    *(MOVE_HERO, SET_TRAP, CHOOSE_LEADER, SCATTER_NEXT, MOVE_SKELETON, MOVE_ON, DRAW_SKELETON),
    *(CHOOSE_CEMETERY, AIM, RUN, NEXT_OF_SQUAD, LOSE_TOGETHER),
    *(USE_WEAPON, CHOOSE_HIT, CHOOSE_FLING, CHOOSE_TURN),
)
