"""Steps: the small named pieces that a rulebook is made of, and the agenda that they wait on.

A step is plain immutable data. When its turn comes it just happens, or it asks a seat or chance
and, answered, changes the table and says what comes next (`state.then`). A step never calls another
step.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from ossuary.kernel.action import Action, Verb
from ossuary.kernel.chance import Chances
from ossuary.kernel.error import NotAllowed

if TYPE_CHECKING:
    from ossuary.kernel.state import State

CHANCE: Final = -1
"""The actor of a draw."""
NOBODY: Final = -2
"""The actor of what just happens."""
END: Final = -3
"""The actor of the end of an agenda."""
EVERYBODY: Final = -4
"""The viewer of what all players know together: for the record of a finished game, no one else."""

MOST_SEATS: Final = 12

Answers = tuple[Action, ...]
"""What an actor may answer."""
StepName = tuple[str, int, int]
"""A step by its name, its actor and its number: as views tell it."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Table:
    """The position of a game as data."""

    def clone(self) -> Table:
        """A copy that shares nothing that can change."""
        raise NotImplementedError

    def adopt(self, seat: int, lane: Any) -> None:
        """Takes over this seat's part from its hidden lane, where it acted on a table of its own.

        Only games with hidden lanes say what that part is.
        """
        raise NotImplementedError


T = TypeVar("T", bound=Table)


class Agenda:
    """The steps to come: the next one, and the rest. It never changes, so clones share it."""

    __slots__ = ("actor", "rest", "step")
    actor: int
    """The actor of the next step."""
    step: Step[Any]
    rest: Agenda


NOTHING: Final = Agenda()
"""The empty agenda: no step, no rest."""
NOTHING.actor = END


def prepend(step: Step[Any], rest: Agenda) -> Agenda:
    """An agenda with this step before the rest."""
    if rest is NOTHING:
        return step.as_agenda
    # Read once: games in other threads use the same steps.
    latest = step.latest
    if latest.rest is not rest:
        latest = _agenda(step, rest)
        step.latest = latest
    return latest


def _agenda(step: Step[Any], rest: Agenda) -> Agenda:
    agenda = Agenda()
    agenda.actor = step.actor
    agenda.step = step
    agenda.rest = rest
    return agenda


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[T]):
    """One piece of a rulebook. Use Happening, Question or Draw."""

    rule: ClassVar[str] = ""
    """The ledger id of the rule that this step carries out."""
    continues: ClassVar[bool] = False
    """Whether this question goes on with the choice that the answer before it began."""

    def __init__(self, actor: int, number: int = 0) -> None:
        if actor >= MOST_SEATS:
            raise ValueError(f"there are at most {MOST_SEATS} seats, from 0 on: not {actor}")
        self.actor: Final = actor
        """The seat that is asked, CHANCE, or NOBODY."""
        self.number: Final = number
        """What the step is about, if anything: a seat, a number of things."""
        self.as_agenda: Final = _agenda(self, NOTHING)
        """An agenda of this step only; most agendas are, so it is made once."""
        self.latest = self.as_agenda
        """The agenda that this step was last put before: the same ones come again and again."""
        self.name: Final[StepName] = (type(self).__name__, actor, number)

    def happen(self, state: State[T]) -> None:
        raise NotImplementedError

    def options(self, state: State[T]) -> Answers:
        raise NotImplementedError

    def chances(self, state: State[T]) -> Chances:
        raise NotImplementedError

    def draw(self, state: State[T], random: Callable[[], float]) -> Action:
        raise NotImplementedError

    def resolve(self, state: State[T], action: Action) -> None:
        raise NotImplementedError

    def seen_by(self) -> int:
        """The seat that sees the private part of the answer."""
        return self.actor

    def __reduce__(self) -> str:
        raise TypeError(f"{self.name} can't be pickled: a step is found by its name")

    def refusal(self, state: State[T], action: Action) -> NotAllowed:
        """Why this action isn't an answer here."""
        return NotAllowed("no-answer", rule=self.rule, action=action.text)


AnyStep = Step[Any]


@mypyc_attr(allow_interpreted_subclasses=True)
class Happening(Step[T]):
    """A step that just happens."""

    def __init__(self, number: int = 0) -> None:
        super().__init__(NOBODY, number)


@mypyc_attr(allow_interpreted_subclasses=True)
class Question(Step[T]):
    """A step that asks a seat."""

    def __init__(self, seat: int, number: int = 0) -> None:
        super().__init__(seat, number)


@mypyc_attr(allow_interpreted_subclasses=True)
class Draw(Step[T]):
    """A step that asks chance."""

    def __init__(self, number: int = 0) -> None:
        super().__init__(CHANCE, number)

    def options(self, state: State[T]) -> Answers:
        return self.chances(state).actions

    def draw(self, state: State[T], random: Callable[[], float]) -> Action:
        """An outcome at random; a step with many of them may know a shorter way."""
        return self.chances(state).draw(random)

    def seen_by(self) -> int:
        """Nobody, unless the step says whom."""
        return NOBODY


@mypyc_attr(allow_interpreted_subclasses=True)
class FirstSeatDraw(Draw[T]):
    """Chance chooses the first seat, each as likely as the other. A game says what then begins."""

    def __init__(self, first: Verb) -> None:
        super().__init__()
        self._chances: Final = [
            Chances(*[(action, 1) for action in first.actions[:seats]])
            for seats in range(len(first.actions) + 1)
        ]

    def chances(self, state: State[T]) -> Chances:
        return self._chances[state.game.seats]

    def resolve(self, state: State[T], action: Action) -> None:
        self.begin(state, action.value)

    def begin(self, state: State[T], seat: int) -> None:
        raise NotImplementedError


class Steps:
    """All the steps of a game, made once: views name them, and imagined states find them."""

    def __init__(self, *groups: Step[Any] | Sequence[Step[Any]]) -> None:
        self._by_name: Final[dict[StepName, Step[Any]]] = {}
        for group in groups:
            for step in [group] if isinstance(group, Step) else group:
                if step.name in self._by_name:
                    raise ValueError(f"{step.name} stands twice in the table of steps")
                self._by_name[step.name] = step

    def __iter__(self) -> Iterator[Step[Any]]:
        return iter(list(self._by_name.values()))

    def names(self, steps: Sequence[Step[Any]]) -> tuple[StepName, ...]:
        """The names of these steps; one that couldn't be found again by its name is an error."""
        for step in steps:
            if self._by_name.get(step.name) is not step:
                raise ValueError(f"{step.name} isn't in the table of steps of its game")
        return tuple([step.name for step in steps])

    def find(self, names: Sequence[StepName]) -> list[Step[Any]]:
        """The steps of these names."""
        return [self._by_name[name] for name in names]


def agenda_of(steps: list[Step[T]]) -> Agenda:
    """An agenda of these steps, the first of them first."""
    agenda = NOTHING
    for step in reversed(steps):
        agenda = prepend(step, agenda)
    return agenda


def steps_of(agenda: Agenda) -> list[Step[T]]:
    """The steps of an agenda, the next one first."""
    steps: list[Step[T]] = []
    while agenda is not NOTHING:
        steps.append(agenda.step)
        agenda = agenda.rest
    return steps
