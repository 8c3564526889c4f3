"""Skulls of Sedlec, played straight down the page: a reference to compare the engine with.

This is written from the rules of the game alone, independently of the engine and sharing no
code with it. It is naive on purpose: dicts, tuples and brute force, in the order of the
rulebook, with the id of the rule (SE-..) beside the lines that follow it.

`play` is a whole game as a generator: it yields a question (who is asked, and its options) or
a draw (outcomes with their weights), is sent the answer, and returns the result. `score` counts
one structure of cards.

A skull is a letter, a card is "T/B", its upper and its lower skull. x is in half cards. The
hands are open (SE-09), and of a face-down pile nobody knows more than its size.
"""

from collections.abc import Generator, Mapping, Sequence
from itertools import combinations
from typing import NamedTuple, TypeVar

Action = tuple[str | int, ...]
Question = dict[int, list[Action]]  # the seat that is asked, and its options in order
Chance = list[tuple[Action, int]]  # what may happen, with whole-number weights, in order
Answer = tuple[int, Action]  # who answers (-1 for chance), and what

T = TypeVar("T")
Talk = Generator[Question | Chance, Answer, T]

CHANCE = -1


class Result(NamedTuple):
    """How a game ended; `points` has all nine kinds for every player, 0 where there are none."""

    winners: list[int]
    scores: list[int]
    reason: str
    points: list[dict[str, int]]


# ---------------------------------------------------------------------------- components

# The letters of the skulls, in their order, and the kind each belongs to. Every skull has
# exactly one kind; the five champions are one kind together (SE-35).
SKULLS = {
    "R": "royal",
    "V": "peasant",
    "P": "priest",
    "L": "lover",
    "C": "criminal",
    "X": "executioner",
    "r": "champion",
    "v": "champion",
    "p": "champion",
    "l": "champion",
    "c": "champion",
    "M": "merchant",
    "Z": "zealot",
}

BASE_KINDS = ["royal", "peasant", "priest", "lover", "criminal"]
EXPANSION_KINDS = {
    "executioners": "executioner",
    "champions": "champion",
    "merchants": "merchant",
    "zealots": "zealot",
}
KINDS = [*BASE_KINDS, *EXPANSION_KINDS.values()]

# SE-01
BASE = [
    *("R/P", "P/R", "R/C", "C/R", "L/C", "C/L", "L/P", "P/L", "L/V", "V/L"),
    *("V/P", "P/V", "V/C", "V/C", "C/V", "C/V", "P/P", "C/C"),
]

# SE-30 to SE-33
EXPANSIONS = {
    "executioners": ["X/C", "X/P", "X/V", "C/X", "R/X", "L/X"],
    "champions": ["r/R", "v/V", "P/p", "L/l", "c/C", "L/V"],
    "merchants": ["M/C", "C/M", "M/V", "L/M", "P/M", "V/L"],
    "zealots": ["Z/P", "Z/V", "Z/L", "L/Z", "R/Z", "C/Z"],
}


class Furnishing(NamedTuple):
    """The front of a furnishing card, and the condition on its back (SE-40)."""

    anchors: list[tuple[int, int]]
    places: list[tuple[int, int]]
    condition: str


# SE-47; in the order of their numbers, the first is shape 1.
FURNISHINGS = [
    Furnishing(  # monstrance
        [(0, 0)],
        [(0, 0), (0, 2), (0, 4), (0, 6), (0, 8), (-2, 3), (2, 3), (-2, 5), (2, 5)],
        "royal_assassins",
    ),
    Furnishing(  # chalice
        [(-1, 0), (1, 0)],
        [(-1, 0), (1, 0), (0, 2), (0, 4), (-1, 6), (1, 6), (-2, 8), (0, 8), (2, 8)],
        "peasants_revolt",
    ),
    Furnishing(  # chandelier
        [(0, 2)],
        [(0, 2), (-2, 1), (2, 1), (0, 0), (-4, 0), (4, 0), (-4, 2), (4, 2), (0, 4)],
        "silent_vigil",
    ),
    Furnishing(  # coat of arms
        [(-1, 0), (1, 0)],
        [(-1, 0), (1, 0), (-2, 2), (0, 2), (2, 2), (-2, 4), (0, 4), (2, 4), (0, 6)],
        "star_crossed",
    ),
    Furnishing(  # cross
        [(0, 0)],
        [(0, 0), (0, 2), (0, 4), (0, 6), (0, 8), (-2, 5), (2, 5), (-4, 5), (4, 5)],
        "penitents",
    ),
    Furnishing(  # archway
        [(-4, 0), (4, 0)],
        [(-4, 0), (-4, 2), (-4, 4), (4, 0), (4, 2), (4, 4), (-2, 5), (2, 5), (0, 6)],
        "lineage",
    ),
]

CONDITIONS = [
    "royal_assassins",
    "peasants_revolt",
    "silent_vigil",
    "star_crossed",
    "penitents",
    "lineage",
]


def card_order(card: str) -> tuple[int, int]:
    """Cards go by their upper skull, then by their lower one."""
    upper, lower = card.split("/")
    return list(SKULLS).index(upper), list(SKULLS).index(lower)


def kinds_of_card(cards: Sequence[str]) -> list[str]:
    """The different cards among these, in their order; like cards are alike."""
    return sorted(set(cards), key=card_order)


# ---------------------------------------------------------------------------- the graveyard


class Graveyard:
    """The piles: how many lie face down in each, and the card that lies face up on it, if any.

    Which card lies where is known to nobody (SE-09), so the face-down cards are one heap.
    """

    def __init__(self, cards: Sequence[str], piles: str) -> None:
        """Deal as equal as possible, the first piles being the larger ones (SE-03, SE-41)."""
        self.unseen = list(cards)
        self.down = dict.fromkeys(piles, 0)
        self.up: dict[str, str] = {}
        for number in range(len(self.unseen)):
            self.down[piles[number % len(piles)]] += 1

    def digs(self) -> list[Action]:
        """Two piles with a face-down top; one, if just one is left (SE-05, SE-18)."""
        closed = [pile for pile in self.down if self.down[pile] > 0 and pile not in self.up]
        if len(closed) == 1:
            return [("dig", closed[0])]
        return [("dig", f"{one}+{other}") for one, other in combinations(closed, 2)]

    def collects(self) -> list[Action]:
        """Every pile with a face-up top (SE-06)."""
        return [("collect", pile) for pile in self.down if pile in self.up]

    def turn_up(self, pile: str) -> Talk[None]:
        """Turn up the top card: any card that nobody has seen yet."""
        outcomes: Chance = []
        for card in kinds_of_card(self.unseen):
            upper, lower = card.split("/")
            outcomes.append((("turn", upper, lower), self.unseen.count(card)))
        action = yield from draw(outcomes)
        card = f"{action[1]}/{action[2]}"
        self.unseen.remove(card)
        self.down[pile] -= 1
        self.up[pile] = card

    def dig(self, seat: int, action: Action) -> Talk[str]:
        """Both piles are named; turn up their tops, then take one of the two (SE-05)."""
        turned = str(action[1]).split("+")
        for pile in turned:
            yield from self.turn_up(pile)
        taken = yield from ask(seat, [("take", pile) for pile in turned])
        return self.up.pop(str(taken[1]))  # the card beneath stays face down

    def collect(self, action: Action) -> str:
        """Take a face-up card; the card beneath stays face down (SE-06)."""
        return self.up.pop(str(action[1]))


def ask(seat: int, options: list[Action]) -> Talk[Action]:
    """Ask a seat for one of its options."""
    if not options:
        raise RuntimeError("there is always something to do (SE-08, SE-12, SE-43)")
    answerer, action = yield {seat: list(options)}
    if answerer != seat or action not in options:
        raise ValueError(f"seat {answerer} can't answer {action}")
    return action


def draw(outcomes: Chance) -> Talk[Action]:
    """Let chance decide."""
    answerer, action = yield list(outcomes)
    if answerer != CHANCE or action not in [outcome for outcome, _ in outcomes]:
        raise ValueError(f"seat {answerer} can't answer {action}")
    return action


# ---------------------------------------------------------------------------- building

Stack = dict[tuple[int, int], str]  # (row, x): card
Structure = dict[tuple[int, int], str]  # (x, y): card


def stack_size(width: int) -> int:
    """Three rows, each one card shorter than the one beneath (SE-10)."""
    return width + (width - 1) + (width - 2)


def stack_places(stack: Stack, width: int) -> list[Action]:
    """Where a stack can take a card, by row and x (SE-11, SE-12, SE-17)."""
    if not stack:
        return [("place", 0, 0)]
    bottom = [x for row, x in stack if row == 0]
    places: list[Action] = []
    for row in (0, 1, 2):
        for x in range(-6, 7):
            if (row, x) in stack:
                continue
            if row == 0:
                fits = len(bottom) < width and x in (min(bottom) - 2, max(bottom) + 2)
            else:
                fits = (row - 1, x - 1) in stack and (row - 1, x + 1) in stack
            if fits:
                places.append(("place", row, x))
    return places


def furnishing_places(furnishing: Furnishing, built: Structure) -> list[Action]:
    """Where a furnishing can take a card, by x and y (SE-44)."""
    places: list[Action] = []
    for x, y in sorted(furnishing.places):
        if (x, y) in built:
            continue
        below = [(px, py) for px, py in furnishing.places if py == y - 2 and abs(px - x) <= 1]
        aside = [(px, py) for px, py in furnishing.places if abs(px - x) == 2 and abs(py - y) <= 1]
        if (x, y) in furnishing.anchors:
            fits = True
        elif not built:
            fits = False  # the first card goes on an anchor
        elif below:
            fits = all(place in built for place in below)
        else:
            fits = any(place in built for place in aside)
        if fits:
            places.append(("furnish", x, y))
    return places


def as_structure(stack: Stack) -> Structure:
    """A stack by x and height: a row is one card, two half cards, high."""
    return {(x, 2 * row): card for (row, x), card in stack.items()}


# ---------------------------------------------------------------------------- the game


def play(
    players: int = 2,
    first: int | None = None,
    expansions: Sequence[str] = (),
    monstrance: bool = False,
) -> Talk[Result]:
    """Play a whole game. Monstrance is for one, whatever `players` and `first` say (SE-40)."""
    chosen = [name for name in EXPANSIONS if name in expansions]
    if len(chosen) < len(set(expansions)):
        raise ValueError("no such expansion")
    if not monstrance and not 2 <= players <= (4 if chosen else 3):
        raise ValueError("2 or 3 players, with an expansion 2 to 4 (SE-02)")
    if not monstrance and first is not None and not 0 <= first < players:
        raise ValueError("no such seat")
    deck = list(BASE)
    for name in chosen:
        deck += EXPANSIONS[name]
    kinds = BASE_KINDS + [EXPANSION_KINDS[name] for name in chosen]
    if monstrance:
        result = yield from play_monstrance(deck)
    else:
        result = yield from play_together(players, first, deck, kinds)
    return result


def play_together(
    players: int, first: int | None, deck: list[str], kinds: list[str]
) -> Talk[Result]:
    """The game for 2 to 4 players."""
    # Setup (SE-03): six piles, the top card of the first is turned up.
    yard = Graveyard(deck, "abcdef")
    yield from yard.turn_up("a")
    if first is None:
        begins = yield from draw([(("first", seat), 1) for seat in range(players)])
        first = int(begins[1])

    width = 4 if players == 2 else 3  # SE-10
    hands: list[list[str]] = [[] for _ in range(players)]
    stacks: list[Stack] = [{} for _ in range(players)]

    # Clockwise, over those who aren't finished, until all are (SE-04, SE-13).
    seat = first
    while any(len(stack) < stack_size(width) for stack in stacks):
        if len(stacks[seat]) < stack_size(width):
            yield from take_turn(seat, yard, hands[seat], stacks[seat], width)
        seat = (seat + 1) % players

    # Only what lies in the stacks counts (SE-13, SE-27).
    points = [score(as_structure(stack)) for stack in stacks]
    scores = [sum(each.values()) for each in points]
    winners, reason = decide(points, kinds)
    return Result(winners, scores, reason, points)


def take_turn(seat: int, yard: Graveyard, hand: list[str], stack: Stack, width: int) -> Talk[None]:
    """One action: dig, collect or stack (SE-04); with two cards in hand only stack (SE-07)."""
    options: list[Action] = []
    if len(hand) < 2:
        options += yard.digs()
        options += yard.collects()
    for card in kinds_of_card(hand):
        upper, lower = card.split("/")
        options.append(("stack", upper, lower))
    action = yield from ask(seat, options)

    if action[0] == "dig":
        card = yield from yard.dig(seat, action)
        hand.append(card)
    elif action[0] == "collect":
        hand.append(yard.collect(action))
    else:
        card = f"{action[1]}/{action[2]}"
        place = yield from ask(seat, stack_places(stack, width))
        hand.remove(card)
        stack[int(place[1]), int(place[2])] = card


def decide(points: Sequence[Mapping[str, int]], kinds: Sequence[str]) -> tuple[list[int], str]:
    """Who wins, and why: the most points (SE-27), among equals the best list (SE-25)."""
    scores = [sum(each.values()) for each in points]
    best = [seat for seat in range(len(points)) if scores[seat] == max(scores)]
    if len(best) == 1:
        return best, "most-points"
    lists = {seat: sorted((points[seat][kind] for kind in kinds), reverse=True) for seat in best}
    return [seat for seat in best if lists[seat] == max(lists.values())], "tie-break"


def play_monstrance(deck: list[str]) -> Talk[Result]:
    """The solo game (SE-40 to SE-48)."""
    # Two furnishing cards: one for its shape, another for its condition (SE-40).
    action = yield from draw([(("shape", number), 1) for number in range(1, 7)])
    furnishing = FURNISHINGS[int(action[1]) - 1]
    backs = [other.condition for other in FURNISHINGS if other is not furnishing]
    action = yield from draw([(("condition", name), 1) for name in CONDITIONS if name in backs])
    condition = str(action[1])

    yard = Graveyard(deck, "abcd")  # SE-41
    stack: Stack = {}
    built: Structure = {}

    # The first card: a dig without a turn, placed on an anchor (SE-48).
    action = yield from ask(0, yard.digs())
    card = yield from yard.dig(0, action)
    place = yield from ask(0, furnishing_places(furnishing, built))
    built[int(place[1]), int(place[2])] = card

    # Dig or collect; the card is placed at once, in either (SE-42, SE-43).
    while len(stack) < 9 or len(built) < 9:
        action = yield from ask(0, yard.digs() + yard.collects())
        if action[0] == "dig":
            card = yield from yard.dig(0, action)
        else:
            card = yard.collect(action)
        places = stack_places(stack, 4) + furnishing_places(furnishing, built)
        place = yield from ask(0, places)
        if place[0] == "place":
            stack[int(place[1]), int(place[2])] = card
        else:
            built[int(place[1]), int(place[2])] = card

    # Each structure on its own, then the sum of the two (SE-45).
    one = score(as_structure(stack), condition)
    other = score(built, condition)
    points = {kind: one[kind] + other[kind] for kind in KINDS}
    total = sum(points.values())
    return Result([0] if grade(total) else [], [total], "graded", [points])


def grade(points: int) -> str:
    """What the order thinks of the work; nothing under 60 points (SE-46)."""
    if points >= 75:
        return "legendary artist"
    if points >= 70:
        return "renowned artisan"
    if points >= 65:
        return "maker of the macabre"
    if points >= 60:
        return "humble monk"
    return ""


# ---------------------------------------------------------------------------- scoring

Spot = tuple[int, int]  # (x, level)
Skulls = dict[Spot, str]  # the letter on each spot


def lay_out(cards: Mapping[tuple[int, int], str]) -> Skulls:
    """The skulls of a structure: the lower one on level y+1, the upper one on y+2 (SE-14)."""
    skulls: Skulls = {}
    for (x, y), card in cards.items():
        upper, lower = card.split("/")
        skulls[x, y + 1] = lower
        skulls[x, y + 2] = upper
    return skulls


def adjacent(one: Spot, other: Spot) -> bool:
    """Two skulls touch along an edge, not at a corner only (SE-14)."""
    aside = abs(one[0] - other[0])
    apart = abs(one[1] - other[1])
    return (apart == 0 and aside == 2) or (apart == 1 and aside <= 1)


def where(skulls: Skulls, letter: str) -> list[Spot]:
    """Every spot with this skull."""
    return [spot for spot in skulls if skulls[spot] == letter]


def beside(skulls: Skulls, spot: Spot, letter: str) -> list[Spot]:
    """Every spot with this skull that is adjacent to the given one."""
    return [other for other in where(skulls, letter) if adjacent(spot, other)]


def connected(skulls: Skulls, spot: Spot, letter: str) -> list[Spot]:
    """The skulls of this kind beside the spot, and all they lead to; each once (SE-15)."""
    found: list[Spot] = []
    waiting = beside(skulls, spot, letter)
    while waiting:
        here = waiting.pop()
        if here not in found:
            found.append(here)
            waiting += beside(skulls, here, letter)
    return found


def score(cards: Mapping[tuple[int, int], str], condition: str | None = None) -> dict[str, int]:
    """The points of one structure, {(x, y): "T/B"}, by kind; all nine kinds are there."""
    if condition is not None and condition not in CONDITIONS:
        raise ValueError("no such condition")
    if condition == "royal_assassins":
        cards = without_assassinated(cards)
    skulls = lay_out(cards)
    return {
        "royal": royals(skulls, condition),
        "peasant": peasants(skulls, condition),
        "priest": priests(skulls, condition),
        "lover": lovers(skulls, condition),
        "criminal": criminals(skulls, condition),
        "executioner": executioners(skulls),
        "champion": champions(skulls),
        "merchant": merchants(skulls),
        "zealot": zealots(skulls),
    }


def without_assassinated(cards: Mapping[tuple[int, int], str]) -> Structure:
    """Royal assassins: a royal beside two criminals has its card turned face down (SE-49).

    All are found first, then turned at once. A face-down card counts for nothing; nothing
    moves, so it can as well be left out.
    """
    skulls = lay_out(cards)
    dead = [spot for spot in where(skulls, "R") if len(beside(skulls, spot, "C")) >= 2]
    return {
        (x, y): card
        for (x, y), card in cards.items()
        if (x, y + 1) not in dead and (x, y + 2) not in dead
    }


def royals(skulls: Skulls, condition: str | None) -> int:
    """1 per royal and per peasant on any lower level (SE-20)."""
    points = 0
    for spot in where(skulls, "R"):
        for other in where(skulls, "R") + where(skulls, "V"):
            if other[1] < spot[1]:
                points += 1
        if condition == "lineage":  # SE-54
            points += len(beside(skulls, spot, "V"))
    return points


def peasants(skulls: Skulls, condition: str | None) -> int:
    """1 each (SE-21)."""
    points = 0
    for spot in where(skulls, "V"):
        if condition != "peasants_revolt":
            points += 1
        elif all(spot[1] > royal[1] for royal in where(skulls, "R")):  # SE-50
            points += 3
    return points


def priests(skulls: Skulls, condition: str | None) -> int:
    """2 per level with a priest (SE-22)."""
    points = 0
    for level in {level for _, level in skulls}:
        here = [letter for spot, letter in skulls.items() if spot[1] == level]
        if "P" not in here:
            continue
        if condition != "silent_vigil":
            points += 2
        elif here.count("P") == 1 and "C" not in here:  # SE-51
            points += 3
        else:
            points += 1
    return points


def lovers(skulls: Skulls, condition: str | None) -> int:
    """6 per pair of adjacent lovers, each in one pair at most, at its best (SE-23)."""
    pairs: list[tuple[Spot, Spot, int]] = []
    for one, other in combinations(where(skulls, "L"), 2):
        if adjacent(one, other):
            worth = 6
            if condition == "star_crossed":  # SE-52
                worth = 4 if one[1] == other[1] else 7
            pairs.append((one, other, worth))
    return best_pairing(pairs)


def best_pairing(pairs: list[tuple[Spot, Spot, int]]) -> int:
    """Try every set of pairs in which nobody is twice."""
    if not pairs:
        return 0
    one, other, worth = pairs[0]
    rest = pairs[1:]
    free = [pair for pair in rest if not {one, other} & {pair[0], pair[1]}]
    return max(best_pairing(rest), worth + best_pairing(free))


def criminals(skulls: Skulls, condition: str | None) -> int:
    """2 each, if adjacent to a priest (SE-24)."""
    points = 0
    for spot in where(skulls, "C"):
        near = len(beside(skulls, spot, "P"))
        if near == 0:
            continue
        if condition != "penitents":
            points += 2
        elif near >= 2:  # SE-53
            points += 4
        else:
            points += 1
    return points


def executioners(skulls: Skulls) -> int:
    """1 each, and 1 per connected criminal (SE-30)."""
    return sum(1 + len(connected(skulls, spot, "C")) for spot in where(skulls, "X"))


def champions(skulls: Skulls) -> int:
    """1 per connected skull of the kind the champion names (SE-31)."""
    points = 0
    for champion, followers in (("r", "R"), ("v", "V"), ("p", "P"), ("l", "L"), ("c", "C")):
        for spot in where(skulls, champion):
            points += len(connected(skulls, spot, followers))
    return points


def merchants(skulls: Skulls) -> int:
    """2 per adjacent peasant, -2 per adjacent criminal (SE-32)."""
    points = 0
    for spot in where(skulls, "M"):
        points += 2 * len(beside(skulls, spot, "V"))
        points -= 2 * len(beside(skulls, spot, "C"))
    return points


def zealots(skulls: Skulls) -> int:
    """1 per priest on all higher or on all lower levels, whichever is more, each (SE-33)."""
    points = 0
    for spot in where(skulls, "Z"):
        higher = [priest for priest in where(skulls, "P") if priest[1] > spot[1]]
        lower = [priest for priest in where(skulls, "P") if priest[1] < spot[1]]
        points += max(len(higher), len(lower))
    return points
