"""What tests of foresight share: positions as players see them, and what answers bring."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, TypeVar

import msgspec

from ossuary.kernel.action import Action
from ossuary.kernel.state import State
from ossuary.kernel.step import CHANCE

View = TypeVar("View")


def asked(
    positions: Iterable[State[Any]], view_type: type[View]
) -> Iterator[tuple[State[Any], int, View]]:
    """The positions in which a seat is asked, with its view as it comes from the wire.

    Such a view holds nothing but what it says.
    """
    for state in positions:
        if not state.over and state.actors()[0] != CHANCE:
            seat = state.actors()[0]
            told = msgspec.json.encode(state.view(seat))
            yield state, seat, msgspec.json.decode(told, type=view_type)


def view_after(state: State[Any], seat: int, answers: Sequence[Action]) -> Any:
    """What a seat sees when it has answered this."""
    after = state.clone()
    for answer in answers:
        after.apply(seat, answer)
    return after.view(seat)
