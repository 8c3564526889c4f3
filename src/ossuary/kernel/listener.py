"""Listeners: whoever wants to know what happens in a state."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from ossuary.kernel.action import Action, Event
from ossuary.kernel.step import AnyStep


@mypyc_attr(allow_interpreted_subclasses=True)
class Listener:
    """Hears every answer and event of a state, unredacted; a subclass says what it does then."""

    def answered(self, actor: int, action: Action, step: AnyStep) -> None:
        """A seat, or chance, has answered this step."""

    def told(self, event: Event, values: tuple[int, ...]) -> None:
        """Something has happened."""

    def lanes_opened(self, hidden: bool) -> None:
        """From here on several seats act at the same time; hidden: the others see nothing of it."""

    def lane_entered(self, seat: int) -> None:
        """What is heard next happens in this seat's lane."""

    def lane_done(self, seat: int) -> None:
        """This seat has nothing left to answer in its lane."""

    def lanes_closed(self) -> None:
        """All have acted, or the lanes were ended."""

    def clone(self) -> Listener | None:
        """The listener of a cloned state, if it is to have one."""
        return None
