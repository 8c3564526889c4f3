"""Nightmarium, played straight down the page: a reference to compare the engine with.

Written from the rules alone, independently of the engine and sharing no code with it. Naive on
purpose: plain lists and dicts, every list of options built anew, nothing cached, nothing undone.
It does not track what players know, only what is asked and what happens.

A game is a generator. It yields a question (one seat and its options) or a draw (outcomes with
weights), is sent the answer, and returns the result. The ids (NM-..) are those of the ledger,
the points ("point 3") those of the protocol's page.
"""

from collections.abc import Callable, Generator
from dataclasses import dataclass, field
from typing import NamedTuple, TypeVar

Action = tuple[str | int, ...]
Question = dict[int, list[Action]]
Chance = list[tuple[Action, int]]
Answer = tuple[int, Action]
Creature = dict[str, int]  # part -> card

T = TypeVar("T")
Steps = Generator[Question | Chance, Answer, T]

CHANCE = -1
PARTS = {"L": "legs", "T": "torso", "H": "head"}
MAX_CHAINS = 50  # NM-17
IDLE_TURNS = 20  # NM-18, of every player
MAX_TURNS = 200  # NM-18, of every player


class Result(NamedTuple):
    """How a game ended."""

    winners: list[int]
    scores: list[int]
    reason: str


# ---------------------------------------------------------------------------------------------
# The cards: number, positions (L legs, T torso, H head), ability.
# W wailer, S scavenger, E executioner, D devourer, M mockingbird, G singer, - none.

FEARS = {
    "necromunculus": """
        1 H S, 2 T -, 3 L -, 4 H -, 5 TH W, 6 L -, 7 H S, 8 T S, 9 L S, 10 TH D, 11 LT W, 12 L W,
        13 H -, 14 LT S, 15 L -, 16 H S, 17 TH S, 18 L S, 19 H S, 20 T S, 21 LT S, 22 H -, 23 T S,
        24 L S, 25 H D, 26 T -, 27 L -""",
    "manster": """
        28 H D, 29 TH M, 30 L -, 31 H M, 32 T M, 33 L -, 34 TH W, 35 T -, 36 L -, 37 H -, 38 LT M,
        39 L -, 40 H D, 41 TH D, 42 L D, 43 H M, 44 LT D, 45 L M, 46 H W, 47 T W, 48 L -, 49 H W,
        50 LT W, 51 L -, 52 H -, 53 T D, 54 L W""",
    "constrict": """
        55 H G, 56 T G, 57 L G, 58 H M, 59 LTH M, 60 L M, 61 H W, 62 LTH W, 63 L W, 64 H G,
        65 LTH G, 66 L -, 67 H -, 68 T G, 69 L -, 70 H -, 71 T -, 72 L -, 73 H G, 74 LTH G,
        75 L G, 76 H G, 77 T G, 78 L G, 79 H -, 80 T -, 81 L -""",
    "chimerid": """
        82 H E, 83 TH E, 84 L E, 85 H -, 86 T -, 87 L -, 88 H M, 89 T M, 90 L M, 91 H D, 92 T D,
        93 L D, 94 H E, 95 T E, 96 L E, 97 H -, 98 T -, 99 L -, 100 H E, 101 T E, 102 L E,
        103 H E, 104 LT E, 105 L E, 106 H E, 107 T E, 108 L E""",
}
SEALS = {  # NM-30, numbered as the protocol says
    "necromunculus": (109, 110, 111),
    "manster": (112, 113, 114),
    "constrict": (115, 116, 117),
    "chimerid": (118, 119, 120),
}


class Card(NamedTuple):
    """What is printed on a card. A seal has the one part "seal" and no ability (NM-33)."""

    legion: str
    parts: list[str]
    ability: str


def _read_cards() -> dict[int, Card]:
    """All 120 cards by number."""
    cards = {}
    for legion, text in FEARS.items():
        for entry in text.split(","):
            number, positions, ability = entry.split()
            cards[int(number)] = Card(legion, [PARTS[letter] for letter in positions], ability)
    for legion, numbers in SEALS.items():
        for seal in numbers:
            cards[seal] = Card(legion, ["seal"], "-")
    return cards


CARDS = _read_cards()


# ---------------------------------------------------------------------------------------------
# The table.


@dataclass
class Table:
    """Everything that lies on the table or is held in a hand."""

    victory: int
    deck: list[int]
    hands: list[list[int]]
    boards: list[dict[int, Creature]]  # by seat: place -> creature (NM-19)
    pile: list[int] = field(default_factory=list)  # the discard pile
    turned: list[int] = field(default_factory=list)  # turned up by a Singer, not yet dealt with
    completions: int = 0  # completions and seals in this action (NM-17)
    laid: bool = False  # a card was laid in this turn (NM-18)


class Laid(NamedTuple):
    """A completion (part "head") or a seal (part "seal"), and its number in the action (NM-17)."""

    part: str
    creature: Creature
    number: int


def is_complete(creature: Creature) -> bool:
    """Legs, torso and head are there. A seal changes nothing in that (NM-32)."""
    return "head" in creature


def is_embodied(creature: Creature) -> bool:
    """It is under a seal (NM-31)."""
    return "seal" in creature


def is_pure(creature: Creature) -> bool:
    """The three cards are of one legion (NM-11). The seal is none of the three."""
    return len({CARDS[creature[part]].legion for part in PARTS.values()}) == 1


def top_part(creature: Creature) -> str:
    """The highest part (NM-26)."""
    return next(part for part in ("head", "torso", "legs") if part in creature)


def remove_top(table: Table, seat: int, place: int) -> int:
    """Take the top card off a creature. Without its legs it is gone (NM-26)."""
    creature = table.boards[seat][place]
    card = creature.pop(top_part(creature))
    if not creature:
        del table.boards[seat][place]
    return card


def score(table: Table, seat: int) -> int:
    """The complete creatures of a seat, embodied ones among them."""
    return sum(is_complete(creature) for creature in table.boards[seat].values())


def others(table: Table, seat: int) -> list[int]:
    """The opponents, clockwise from the seat's left."""
    players = len(table.hands)
    return [(seat + step) % players for step in range(1, players)]


def can_draw(table: Table) -> bool:
    """There is a card to be had (NM-06)."""
    return bool(table.deck or table.pile)


# ---------------------------------------------------------------------------------------------
# Questions and draws.


def ask(seat: int, options: list[Action]) -> Steps[Action]:
    """Ask one seat. A single option is asked all the same."""
    actor, action = yield {seat: options}
    assert (actor, action in options) == (seat, True), f"{actor} {action} doesn't answer {options}"
    return action


def chance(outcomes: list[Action]) -> Steps[Action]:
    """Let chance decide, every outcome with weight 1."""
    actor, action = yield [(outcome, 1) for outcome in outcomes]
    assert (actor, action in outcomes) == (CHANCE, True), f"{actor} {action} isn't in {outcomes}"
    return action


def take_card(table: Table, name: Action) -> Steps[int | None]:
    """Take the top card of the deck, wherever it goes; None if there is none (NM-06)."""
    if not table.deck:  # NM-06: only now, when a card is needed, and without the cards turned up
        table.deck, table.pile = table.pile, []
    if not table.deck:
        return None
    action = yield from chance([(*name, card) for card in sorted(table.deck)])
    card = int(action[-1])
    table.deck.remove(card)
    return card


def draw_cards(table: Table, seat: int, number: int) -> Steps[int]:
    """Draw into the hand as many as there are, one by one; return how many it was (NM-06)."""
    for drawn in range(number):
        card = yield from take_card(table, ("drawn", seat))
        if card is None:
            return drawn
        table.hands[seat].append(card)
    return number


def discard_options(cards: list[int]) -> list[Action]:
    """Discard any of these."""
    return [("discard", card) for card in sorted(cards)]


def discard_from_hand(table: Table, seat: int, card: int) -> None:
    """One card of the hand goes face up on the discard pile."""
    table.hands[seat].remove(card)
    table.pile.append(card)


# ---------------------------------------------------------------------------------------------
# Playing a card.


def places_for(table: Table, seat: int, part: str) -> list[int]:
    """The places that can take a card as this part (NM-03, NM-05, NM-19, NM-31; point 3)."""
    board = table.boards[seat]
    if part == "legs":
        free = [place for place in range(1, table.victory + 1) if place not in board]
        return free[:1]
    below = {
        "torso": {"legs"},
        "head": {"legs", "torso"},
        "seal": {"legs", "torso", "head"},
    }
    return [place for place in sorted(board) if set(board[place]) == below[part]]


def put_options(table: Table, seat: int, card: int) -> list[Action]:
    """Where a card can go, legs before torso before head (point 3)."""
    return [
        ("put", part, place)
        for part in CARDS[card].parts
        for place in places_for(table, seat, part)
    ]


def play_options(table: Table, seat: int, cards: list[int]) -> list[Action]:
    """Those of the cards that fit somewhere."""
    return [("play", card) for card in sorted(cards) if put_options(table, seat, card)]


def put_card(table: Table, seat: int, card: int, source: list[int]) -> Steps[list[Laid]]:
    """Ask where the card goes and lay it there. Return the completion or seal, if it is one."""
    action = yield from ask(seat, put_options(table, seat, card))
    part, place = str(action[1]), int(action[2])
    source.remove(card)
    creature = table.boards[seat].setdefault(place, {})
    creature[part] = card
    table.laid = True  # NM-18
    if part not in ("head", "seal"):
        return []
    table.completions += 1  # NM-17: every one counts
    return [Laid(part, creature, table.completions)]


# ---------------------------------------------------------------------------------------------
# Completing, sealing, chains.


def resolve(table: Table, seat: int, laid: list[Laid]) -> Steps[None]:
    """All that follows from a card that was played. One chain hands over to the next (NM-14)."""
    while laid:
        laid = yield from begin(table, seat, laid)


def begin(table: Table, seat: int, laid: list[Laid]) -> Steps[list[Laid]]:
    """What one or two completions and seals start (point 6). Return what ended the chain."""
    for event in laid:  # NM-29: the discards of all, in the order laid
        if event.part == "head" and event.number <= MAX_CHAINS and is_pure(event.creature):
            yield from pure_discard(table, seat, CARDS[event.creature["legs"]].legion)
    last = laid[-1]  # NM-29: only the last goes on
    if last.number > MAX_CHAINS:  # NM-17
        return []
    abilities = [last.creature[part] for part in ("head", "torso", "legs")]  # NM-12
    abilities = [card for card in abilities if CARDS[card].ability != "-"]
    if last.part == "seal":  # NM-31; NM-35: no second discard
        legion = CARDS[last.creature["seal"]].legion
        abilities = [card for card in abilities if CARDS[card].legion == legion]
        if not abilities:  # NM-35: only protected
            return []
        answer = yield from ask(seat, [("replay",), ("rest",)])
        if answer == ("rest",):
            return []
    return (yield from chain(table, seat, last.creature, abilities))


def pure_discard(table: Table, seat: int, legion: str) -> Steps[None]:
    """Every opponent discards one card of the legion or else two of its choice (NM-11)."""
    for other in others(table, seat):
        hand = table.hands[other]
        if not hand:
            continue
        owed = [card for card in hand if CARDS[card].legion == legion]  # NM-33: seals too
        action = yield from ask(other, discard_options(owed or hand))
        discard_from_hand(table, other, int(action[1]))
        if not owed and hand:
            action = yield from ask(other, discard_options(hand))
            discard_from_hand(table, other, int(action[1]))


def chain(table: Table, seat: int, creature: Creature, abilities: list[int]) -> Steps[list[Laid]]:
    """Abilities one after the other (NM-12). Return the completions and seals that ended it."""
    for card in abilities:
        laid = yield from ABILITIES[CARDS[card].ability](table, seat, creature)
        if laid is None:  # NM-13: it can't be carried out
            return []
        if laid:  # NM-14, NM-34
            return laid
    return []


# ---------------------------------------------------------------------------------------------
# Abilities. Each returns None if it can't be carried out (NM-13), else what it completed or
# sealed, mostly nothing.


def wailer(table: Table, seat: int, _creature: Creature) -> Steps[list[Laid] | None]:
    """Draw two cards; one is enough (NM-20)."""
    drawn = yield from draw_cards(table, seat, 2)
    return [] if drawn else None


def scavenger(table: Table, seat: int, _creature: Creature) -> Steps[list[Laid] | None]:
    """Discard an opponent's incomplete creature, whole (NM-21)."""
    options: list[Action] = [
        ("scavenge", other, place)
        for other in sorted(others(table, seat))
        for place, target in sorted(table.boards[other].items())
        if not is_complete(target)
    ]
    if not options:
        return None
    action = yield from ask(seat, options)
    target = table.boards[int(action[1])].pop(int(action[2]))
    table.pile.extend(target.values())
    return []


def executioner(table: Table, seat: int, _creature: Creature) -> Steps[list[Laid] | None]:
    """Take the top card of an opponent's creature into the hand (NM-22, NM-32)."""
    options: list[Action] = [
        ("execute", other, place)
        for other in sorted(others(table, seat))
        for place, target in sorted(table.boards[other].items())
        if not is_embodied(target)
    ]
    if not options:
        return None
    action = yield from ask(seat, options)
    table.hands[seat].append(remove_top(table, int(action[1]), int(action[2])))
    return []


def devourer(table: Table, seat: int, creature: Creature) -> Steps[list[Laid] | None]:
    """Discard the top card of another own creature (NM-23, NM-32)."""
    options: list[Action] = [
        ("devour", place)
        for place, target in sorted(table.boards[seat].items())
        if target is not creature and not is_embodied(target)
    ]
    if not options:
        return None
    action = yield from ask(seat, options)
    table.pile.append(remove_top(table, seat, int(action[1])))
    return []


def mockingbird(table: Table, seat: int, _creature: Creature) -> Steps[list[Laid] | None]:
    """Play a card of the hand, whatever its legion (NM-24, NM-34)."""
    hand = table.hands[seat]
    if not hand:
        return None
    options = play_options(table, seat, hand)
    if not options:  # asked all the same, for the hand is not shown
        yield from ask(seat, [("unable",)])
        return None
    action = yield from ask(seat, options)
    return (yield from put_card(table, seat, int(action[1]), hand))


def singer(table: Table, seat: int, _creature: Creature) -> Steps[list[Laid] | None]:
    """Turn up two cards and play them, as far as they fit (NM-25, NM-29, NM-34)."""
    for _ in range(2):
        card = yield from take_card(table, ("turn",))
        if card is not None:
            table.turned.append(card)
    if not table.turned:
        return None
    laid: list[Laid] = []
    while options := play_options(table, seat, table.turned):
        action = yield from ask(seat, options)
        laid += yield from put_card(table, seat, int(action[1]), table.turned)
    table.pile.extend(sorted(table.turned))
    table.turned.clear()
    return laid


ABILITIES: dict[str, Callable[[Table, int, Creature], Steps[list[Laid] | None]]] = {
    "W": wailer,
    "S": scavenger,
    "E": executioner,
    "D": devourer,
    "M": mockingbird,
    "G": singer,
}


# ---------------------------------------------------------------------------------------------
# The turn.


def take_action(table: Table, seat: int, bound: str | None) -> Steps[str | None]:
    """One action (NM-02). Return the legion of the card that it played, if it did (NM-04)."""
    table.completions = 0  # NM-17
    hand = table.hands[seat]
    allowed = [card for card in hand if bound in (None, CARDS[card].legion)]  # NM-04
    options = play_options(table, seat, allowed)
    if can_draw(table):  # NM-06
        options.append(("draw",))
    options += discard_options(hand)
    action = yield from ask(seat, options)
    if action[0] == "play":
        card = int(action[1])
        laid = yield from put_card(table, seat, card, hand)
        yield from resolve(table, seat, laid)
        return CARDS[card].legion
    if action[0] == "draw":
        yield from draw_cards(table, seat, 1)
    else:
        yield from discard_and_draw(table, seat, int(action[1]))
    return None


def discard_and_draw(table: Table, seat: int, card: int) -> Steps[None]:
    """Discard this card and any others, then draw one for every two (NM-07)."""
    hand = table.hands[seat]
    discard_from_hand(table, seat, card)
    discarded = 1
    while hand:
        action = yield from ask(seat, [*discard_options(hand), ("done",)])
        if action == ("done",):
            break
        discard_from_hand(table, seat, int(action[1]))
        discarded += 1
    yield from draw_cards(table, seat, discarded // 2)


def take_turn(table: Table, seat: int) -> Steps[None]:
    """Two actions (NM-02), both of which must be taken (NM-10)."""
    table.laid = False
    bound: str | None = None
    for _ in range(2):
        if not table.hands[seat] and not can_draw(table):  # NM-10: the rest is lost
            return
        bound = yield from take_action(table, seat, bound)


# ---------------------------------------------------------------------------------------------
# The game.


def set_up(players: int, victory: int, seals: bool) -> Steps[Table]:
    """Deal five cards to each, seat by seat (NM-01, NM-30; point 1)."""
    table = Table(
        victory=victory,
        deck=[card for card in CARDS if seals or CARDS[card].parts != ["seal"]],
        hands=[[] for _ in range(players)],
        boards=[{} for _ in range(players)],
    )
    for seat in range(players):
        yield from draw_cards(table, seat, 5)
    return table


def play(
    players: int, first: int | None, victory: int, seals: bool
) -> Generator[Question | Chance, Answer, Result]:
    """A whole game. It yields questions and draws, and is sent (seat or CHANCE, action)."""
    table = yield from set_up(players, victory, seals)
    if first is None:  # NM-01
        action = yield from chance([("first", seat) for seat in range(players)])
        first = int(action[1])
    seat, turns, idle = first, 0, 0
    while True:
        yield from take_turn(table, seat)
        turns += 1
        idle = 0 if table.laid else idle + 1
        scores = [score(table, each) for each in range(players)]
        if scores[seat] >= victory:  # NM-08, NM-09: only now and only who ends the turn
            return Result([seat], scores, "victory")
        if idle >= IDLE_TURNS * players or turns >= MAX_TURNS * players:  # NM-18
            winners = [each for each in range(players) if scores[each] == max(scores)]
            return Result(winners, scores, "exhausted")
        seat = (seat + 1) % players  # NM-08: to the left
