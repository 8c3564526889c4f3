"""Winding: whose clock runs at a table, and from when on."""

from __future__ import annotations

from ossuary.server.clocks import AskedSeat
from ossuary.server.questions import Answer
from ossuary.server.tables import HostedTable


def wind_clocks(table: HostedTable, now: float) -> None:
    """Gives each person who is asked their time, from the moment of the question on."""
    if table.settings.clock is None or table.other_rules is not None:
        return
    chairs = table.settings.chairs
    devices = [chair.guest for chair in chairs]
    asked: dict[int, AskedSeat] = {}
    for seat in table.asked():
        chair = chairs[table.game.player_of(seat)]
        if chair.bot is None:
            shared = chair.guest if devices.count(chair.guest) > 1 else None
            asked[seat] = AskedSeat(table.questions.open(seat), shared)
    table.clocks.wind(now, table.settings.clock, asked, _may_be_open_again(table))


def mend_clocks(table: HostedTable, opened: float) -> None:
    """The house was closed until then."""
    if table.settings.clock is not None:
        table.clocks_anew = table.clocks.mend(opened, table.settings.clock)


def _may_be_open_again(table: HostedTable) -> set[Answer]:
    """The answers that may be taken back, also if that can't be done at this moment.

    While lanes are open any of their answers may: who answered after it may take back as well, and
    who has left may return. So may who has left a question to a bot, while others wait.
    """
    match = table.match
    if match is None:
        return set()
    most = len(table.clocks.answered) + len(table.clocks.open)
    left = [seat for seat in table.asked() if table.is_bots(seat)]
    if not table.settings.is_attended:
        left = []
    return {(seat, table.questions.open(seat)) for seat in left} | {
        answer
        for player in range(table.game.players)
        for answer in table.questions.last(
            player, most if match.state.waiting else match.can_take_back(player)
        )
    }
