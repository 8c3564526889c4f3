"""Steps: the small named pieces that a rulebook is made of, and the agenda that they wait on.

A step is plain immutable data. When its turn comes it just happens, or it asks a seat or chance
and, answered, changes the table and says what comes next (`state.then`). A step never calls another
step.
"""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from ossuary.kernel.action import Action
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

Options = tuple[Action, ...]


@mypyc_attr(allow_interpreted_subclasses=True)
class Table:
    """The position of a game as data."""

    def clone(self) -> Table:
        """A copy that shares nothing that can change."""
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


def onto(step: Step[Any], rest: Agenda) -> Agenda:
    """An agenda with this step before the rest."""
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

    def __init__(self, actor: int, number: int = 0) -> None:
        self.actor: Final = actor
        """The seat that is asked, CHANCE, or NOBODY."""
        self.number: Final = number
        """What the step is about, if anything: a seat, a number of things."""
        self.alone: Final = onto(self, NOTHING)
        """An agenda of this step only; most agendas are, so it is made once."""

    def happen(self, state: State[T]) -> None:
        raise NotImplementedError

    def options(self, state: State[T]) -> Options:
        raise NotImplementedError

    def chances(self, state: State[T]) -> Chances:
        raise NotImplementedError

    def draw(self, state: State[T], rng: Random) -> Action:
        raise NotImplementedError

    def resolve(self, state: State[T], action: Action) -> None:
        raise NotImplementedError

    def learner(self) -> int:
        """The seat that learns the private part of the answer."""
        return self.actor

    def refusal(self, state: State[T], action: Action) -> NotAllowed:
        """Why this action is no answer here."""
        return NotAllowed("no-answer", rule=self.rule, action=action.text)


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

    def options(self, state: State[T]) -> Options:
        return self.chances(state).actions

    def draw(self, state: State[T], rng: Random) -> Action:
        """An outcome at random; a step with many of them may know a shorter way."""
        return self.chances(state).draw(rng)

    def learner(self) -> int:
        """Nobody, unless the step says whom."""
        return NOBODY
