"""Skull, played straight down the page: a reference to compare the engine with.

This is written from the rules of the game alone, independently of the engine and sharing no code
with it. It is naive on purpose: discs are strings in lists, stacks run from the bottom to the top,
and a game is one generator that asks a question, waits for the answer and goes on. The ids in the
comments (SK-..) are those of the rule ledger.

`play` yields a Question (seat -> its options) or a Chance (outcomes with whole-number weights) and
is sent (seat, action), with seat -1 for chance. It returns a Result.
"""

from collections.abc import Generator
from dataclasses import dataclass, field
from typing import NamedTuple

Action = tuple[str | int, ...]
Question = dict[int, list[Action]]
Chance = list[tuple[Action, int]]
Answer = tuple[int, Action]

FLOWER = "flower"
SKULL = "skull"
CHANCE = -1


class Result(NamedTuple):
    """How a game ended: the winning player, why, and after how many rounds."""

    winners: list[int]
    reason: str
    rounds: int


@dataclass
class Tribe:
    """One seat: its discs, wherever they are, and its mat (SK-01)."""

    player: int
    hand: list[str] = field(default_factory=lambda: [FLOWER, FLOWER, FLOWER, SKULL])
    stack: list[str] = field(default_factory=list)  # face down on the mat, bottom to top
    flipped: list[str] = field(default_factory=list)  # turned up in this round's attempt
    lost: list[str] = field(default_factory=list)
    flower_side_up: bool = False

    def still_in(self) -> bool:
        """A seat is out when its last disc is lost (SK-18)."""
        return len(self.lost) < 4

    def places(self) -> list[Action]:
        """The discs of the hand that can be put on the mat."""
        return [("place", face) for face in (FLOWER, SKULL) if face in self.hand]

    def place(self, face: str) -> None:
        """Move a disc from the hand to the top of the stack."""
        self.hand.remove(face)
        self.stack.append(face)
        self.check()

    def flip(self) -> str:
        """Turn up the top unflipped disc (SK-10, SK-12)."""
        face = self.stack.pop()
        self.flipped.append(face)
        self.check()
        return face

    def take_back(self) -> None:
        """All discs, flipped or not, go back to the hand (SK-15)."""
        self.hand += self.stack + self.flipped
        self.stack = []
        self.flipped = []
        self.check()

    def lose(self, face: str) -> None:
        """A disc of the hand leaves the game."""
        self.hand.remove(face)
        self.lost.append(face)
        self.check()

    def check(self) -> None:
        """No disc appears or vanishes (SK-01)."""
        discs = self.hand + self.stack + self.flipped + self.lost
        assert sorted(discs) == [FLOWER, FLOWER, FLOWER, SKULL], discs


def ask_any(question: Question) -> Generator[Question | Chance, Answer, Answer]:
    """Ask several seats at once and take the first answer."""
    offered = {seat: list(options) for seat, options in question.items()}
    assert offered
    assert all(offered.values())
    seat, action = yield question
    assert seat in offered, f"seat {seat} was not asked"
    assert action in offered[seat], f"{action} was not offered to seat {seat}"
    return seat, action


def ask(seat: int, options: list[Action]) -> Generator[Question | Chance, Answer, Action]:
    """Ask one seat; a single option is asked all the same."""
    _, action = yield from ask_any({seat: options})
    return action


def draw(outcomes: Chance) -> Generator[Question | Chance, Answer, Action]:
    """Let chance decide."""
    offered = list(outcomes)
    assert offered
    assert all(weight > 0 for _, weight in offered)
    seat, action = yield outcomes
    assert seat == CHANCE, f"chance was asked, seat {seat} answered"
    assert action in [outcome for outcome, _ in offered], f"{action} can't be drawn"
    return action


def clockwise(seat: int, seats: int) -> list[int]:
    """All the seats, from the left neighbour round to the seat itself."""
    return [(seat + step) % seats for step in range(1, seats + 1)]


def play(
    players: int, tribes: int = 1, first: int | None = None, show: bool = False
) -> Generator[Question | Chance, Answer, Result]:
    """Play one game."""
    # The table (SK-02, SK-23): a player's two tribes sit opposite each other.
    assert tribes in (1, 2)
    assert 2 <= players <= (12 if tribes == 1 else 6)
    seats = players * tribes
    table = [Tribe(player=seat % players) for seat in range(seats)]

    # The first seat of the first round (SK-03, SK-26).
    if first is None:
        drawn = yield from draw([(("first", seat), 1) for seat in range(seats)])
        first = int(drawn[1])
    assert 0 <= first < seats

    rounds = 0
    while True:
        rounds += 1
        assert rounds <= 5 * seats - 1  # SK-29
        alive = [seat for seat in range(seats) if table[seat].still_in()]
        assert first in alive
        assert len({table[seat].player for seat in alive}) > 1
        for tribe in table:
            tribe.check()
            assert tribe.stack == []
            assert tribe.flipped == []
            assert len(tribe.hand) + len(tribe.lost) == 4

        # Step 1, round setup: every seat still in puts down one disc, all at once (SK-04).
        waiting = list(alive)
        while waiting:
            seat, action = yield from ask_any({s: table[s].places() for s in waiting})
            table[seat].place(str(action[1]))
            waiting.remove(seat)

        # Step 2, turns: add a disc or open the bidding (SK-05, SK-06, SK-07).
        seat = first
        while True:
            on_mats = sum(len(tribe.stack) for tribe in table)
            opening: list[Action] = [("bid", number) for number in range(1, on_mats + 1)]
            action = yield from ask(seat, table[seat].places() + opening)
            if action[0] == "bid":
                break
            table[seat].place(str(action[1]))
            seat = next(s for s in clockwise(seat, seats) if s in alive)
        challenger = seat
        bid = int(action[1])
        assert all((table[s].stack != []) == (s in alive) for s in range(seats))  # SK-18

        # Bidding: raise or pass, until all but one have passed (SK-08).
        # A bid of all the discs on the mats can't be raised (SK-09).
        passed: list[int] = []
        while bid < on_mats and len(passed) < len(alive) - 1:
            seat = next(s for s in clockwise(seat, seats) if s in alive and s not in passed)
            assert seat != challenger
            raises: list[Action] = [("bid", number) for number in range(bid + 1, on_mats + 1)]
            action = yield from ask(seat, [("pass",), *raises])
            if action[0] == "pass":
                passed.append(seat)
            else:
                challenger = seat
                bid = int(action[1])
        assert challenger in alive
        assert challenger not in passed
        assert 1 <= bid <= on_mats
        assert sum(len(tribe.stack) for tribe in table) == on_mats
        tried = table[challenger]

        # Step 3, the attempt: one's own stack first, from the top down (SK-10, SK-11).
        flips = 0
        skull_owner: int | None = None
        while flips < bid and skull_owner is None and tried.stack:
            flips += 1
            if tried.flip() == SKULL:
                skull_owner = challenger
        # Then others' discs, one by one, in any order (SK-12).
        while flips < bid and skull_owner is None:
            others = [s for s in range(seats) if s != challenger and table[s].stack]
            action = yield from ask(challenger, [("flip", s) for s in others])
            target = int(action[1])
            flips += 1
            if table[target].flip() == SKULL:
                skull_owner = target
        turned_up = [face for tribe in table for face in tribe.flipped]
        assert len(turned_up) == flips <= bid
        assert turned_up.count(SKULL) == (0 if skull_owner is None else 1)

        # Success: the mat turns, or the game is won (SK-14). All discs go back (SK-15).
        if skull_owner is None:
            assert flips == bid
            if tried.flower_side_up:
                return Result([tried.player], "two-successes", rounds)
            tried.flower_side_up = True
            for tribe in table:
                tribe.take_back()
            first = challenger  # SK-19
            continue

        # Failure: the others may show what was not flipped (SK-13) ...
        if show:
            for s in clockwise(challenger, seats):
                if s != challenger and table[s].stack:
                    yield from ask(s, [("show",), ("hide",)])

        # ... all discs go back (SK-15), and only then the challenger loses one.
        for tribe in table:
            tribe.take_back()
        faces = [face for face in (FLOWER, SKULL) if face in tried.hand]
        if skull_owner == challenger:  # its own skull: its own choice (SK-17)
            action = yield from ask(challenger, [("lose", face) for face in faces])
        else:  # another seat's, its player's other tribe's too: a blind draw (SK-16, SK-25)
            action = yield from draw([(("lose", face), tried.hand.count(face)) for face in faces])
        tried.lose(str(action[1]))

        # The next first seat: the challenger if it is still in (SK-19).
        if tried.still_in():
            first = challenger
            continue

        # The challenger is out (SK-18). Is only one player left (SK-21, SK-26)?
        assert tried.hand == []
        alive.remove(challenger)
        left = {table[s].player for s in alive}
        if len(left) == 1:
            return Result(list(left), "last-player", rounds)
        if skull_owner != challenger:  # SK-20
            first = skull_owner
        else:
            action = yield from ask(challenger, [("name", s) for s in alive])
            first = int(action[1])
