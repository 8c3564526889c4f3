"""Clocks: how long each person who is asked still has. The time is the house's own."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import NamedTuple

import msgspec

from ossuary.server.questions import Answer

GRACE = 60
"""Whose time ran out while the house was closed has so many seconds, or a whole move's time."""


class AskedSeat(NamedTuple):
    """A person's seat that is asked."""

    question: int
    device: str | None
    """The device, if several people share it."""


class Deadline(msgspec.Struct, array_like=True):
    """When a person's time ends."""

    question: int
    end: float | None
    """None: it doesn't run, as somebody else has the device."""
    in_hand: bool
    """Whether their time runs; else a device is on its way, for a move's time at most."""


class Clocks(msgspec.Struct):
    """The time of all questions that are open, and of answers that may be taken back."""

    open: dict[int, Deadline] = {}
    answered: list[tuple[int, int, float]] = []
    """Seat, question and end of answers that may be open again: they have what was left then."""

    def wind(
        self,
        now: float,
        seconds: int,
        asked: Mapping[int, AskedSeat],
        may_be_open_again: Collection[Answer],
    ) -> None:
        """Each question that is new has its time from now on; one that was open before has its own.

        `may_be_open_again` are the questions whose time is kept although it doesn't run now.
        """
        self._take_up(now, seconds)
        before, ends = self.open, {(seat, number): end for seat, number, end in self.answered}
        for seat, deadline in before.items():
            ends[seat, deadline.question] = deadline.end or now + seconds
        kept = [answer for answer in ends if answer in may_be_open_again]
        self.answered = [(*answer, ends[answer]) for answer in kept]
        self.open = {}
        for seat, (question, device) in asked.items():
            end = ends.get((seat, question))
            deadline = Deadline(question, end, in_hand=end is not None)
            if seat in before and before[seat].question == question:
                deadline = before[seat]
            if device is None and not deadline.in_hand:
                deadline = Deadline(question, deadline.end or now + seconds, in_hand=True)
            self.open[seat] = deadline
        self._pass_on(now, seconds, asked)

    def _pass_on(self, now: float, seconds: int, asked: Mapping[int, AskedSeat]) -> None:
        """Who waits for a device waits until nobody else has it, and then a move's time at most."""
        busy = {asked[seat].device for seat, deadline in self.open.items() if deadline.in_hand}
        for seat, deadline in self.open.items():
            if not deadline.in_hand:
                is_free = asked[seat].device not in busy
                deadline.end = (deadline.end or now + seconds) if is_free else None

    def take_in_hand(self, seat: int, question: int, now: float, seconds: int) -> None:
        """The person has the device: their time begins."""
        deadline = self.open.get(seat)
        if deadline is not None and deadline.question == question and not deadline.in_hand:
            self.open[seat] = Deadline(question, now + seconds, in_hand=True)

    def left_of(self, answer: Answer, now: float) -> float:
        """The seconds in which an answer can be taken back."""
        ends = {(seat, number): end for seat, number, end in self.answered}
        return max(0.0, ends.get(answer, now) - now)

    def open_again(self, answer: Answer, question: int, now: float) -> None:
        """An answer is taken back: its question has what is left of its time."""
        left = self.left_of(answer, now)
        self.open[answer[0]] = Deadline(question, now + left, in_hand=True)

    def _take_up(self, now: float, seconds: int) -> None:
        """Who was not handed the device in all that time: theirs begins by itself."""
        for seat, deadline in [*self.open.items()]:
            if not deadline.in_hand and deadline.end is not None and deadline.end <= now:
                self.take_in_hand(seat, deadline.question, now, seconds)

    def run_out(self, now: float) -> list[int]:
        """The seats whose time is over."""
        return [seat for seat, d in self.open.items() if d.in_hand and d.end and d.end <= now]

    def left(self, now: float) -> dict[int, float]:
        """The seconds that each person who can answer has left."""
        ends = {seat: d.end for seat, d in self.open.items() if d.in_hand and d.end}
        return {seat: max(0.0, end - now) for seat, end in ends.items()}

    def next_end(self, now: float) -> float | None:
        """When something happens next."""
        ends = [d.end for d in self.open.values() if d.end is not None and d.end > now]
        return min(ends, default=None)

    def mend(self, opened: float, seconds: int) -> bool:
        """After the house was closed: nobody's time ran out meanwhile, and nobody has gained any.

        So it is, too, if the machine's clock was set to another time.
        """
        mended = False
        for deadline in self.open.values():
            if deadline.end is None:
                continue
            least = opened + min(GRACE, seconds) if deadline.end <= opened else deadline.end
            end = min(least, opened + seconds)
            mended = mended or end != deadline.end
            deadline.end = end
        most = opened + seconds
        self.answered = [(seat, number, min(end, most)) for seat, number, end in self.answered]
        return mended
