"""Sights: the game at a table as each who looks at it may see it. All of it is made from views."""

from __future__ import annotations

from collections.abc import Mapping

from ossuary.kernel.view import View
from ossuary.server import wire
from ossuary.server.foresight import barred, foreseen, outlook, suggested
from ossuary.server.tables import HostedTable
from ossuary.shelf.routine import routine


def sights(
    table: HostedTable, guest: str, told: Mapping[int | None, int], now: float = 0
) -> tuple[wire.Sight, ...]:
    """The game as this device's players may see it; without any, as a spectator may.

    Several who share a device have both: it shows what all may know until one of them has it.
    `told` is how many entries each has heard before, as far as they still count.
    """
    if table.match is None:
        return ()
    players = table.settings.players_of(guest)
    viewers: list[int | None] = [*players] if len(players) == 1 else [None, *players]
    return tuple([_sight(table, viewer, told.get(viewer, 0), now) for viewer in viewers])


def _sight(table: HostedTable, viewer: int | None, since: int, now: float) -> wire.Sight:
    assert table.match is not None
    state, player_of = table.match.state, table.game.player_of
    view = state.sight(viewer)
    own = [seat for seat in table.asked() if player_of(seat) == viewer]
    return wire.Sight(
        player=viewer,
        view=view,
        heard=table.match.history.of(viewer, since),
        since=since,
        questions=tuple([_question(table, view, seat) for seat in own if not table.is_bots(seat)]),
        taking_back=None if viewer is None else _taking_back(table, viewer, now),
        stood_in=_stood_in(table, viewer, since),
    )


def _question(table: HostedTable, view: View, seat: int) -> wire.OpenQuestion:
    assert table.match is not None
    game, options = table.game.name, table.match.state.options(seat)
    return wire.OpenQuestion(
        seat=seat,
        number=table.questions.open(seat),
        options=tuple([action.written for action in options]),
        foreseen=foreseen(game, view, seat, options),
        barred=barred(game, view, seat, options),
        outlook=outlook(game, view, seat, options),
        suggested=suggested(game, view, seat, options),
        routine=routine(game, options) is not None,
    )


def _stood_in(table: HostedTable, viewer: int | None, since: int) -> dict[int, wire.Why]:
    """Which of the answers that a viewer hears a bot gave for somebody.

    A seat's answers are heard in their order, by some later than by others: nobody is told more
    than they have heard.
    """
    if not table.stand_ins.spans:
        return {}
    assert table.match is not None
    history, found = table.match.history, dict[int, wire.Why]()
    for seat in table.stand_ins.spans:
        places = [n for n, h in enumerate(history.of(viewer, since), since) if h.actor == seat]
        unheard = history.unheard(viewer, seat)
        numbers = table.questions.last_of(seat, len(places) + unheard)[unheard:]
        for place, number in zip(reversed(places), numbers, strict=True):
            why = table.stand_ins.why(seat, number)
            if why is not None:
                found[place] = why
    return found


def _taking_back(table: HostedTable, player: int, now: float) -> wire.TakingBack | None:
    answers = table.can_take_back(player)
    if table.settings.clock is not None:
        answers = [answer for answer in answers if table.clocks.left_of(answer, now)]
    if not answers:
        return None
    seat, _ = answers[0]
    return wire.TakingBack(seat, table.questions.open(seat), len(answers))
