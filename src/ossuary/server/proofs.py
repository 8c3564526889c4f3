"""Proofs: what everybody may know of a table's draws, and once it is over, all of it."""

from __future__ import annotations

import msgspec

from ossuary.kernel.match import Match
from ossuary.kernel.record import Record
from ossuary.server import wire
from ossuary.server.settings import Refused, Settings, deal_of
from ossuary.server.tables import HostedTable


def proof_of(table: HostedTable) -> wire.ShuffleProof:
    """The hash and what was added to it; the secret and every draw only of a finished game."""
    deal = deal_of(table.settings)
    if deal is None:
        raise Refused("no-proof")
    table.check_rules()
    match = table.match
    is_over = match is not None and match.state.over
    return wire.ShuffleProof(deal, _opened(match, table.settings) if match and is_over else None)


def _opened(match: Match, settings: Settings) -> wire.OpenedProof:
    record = finished(match, settings)
    return wire.OpenedProof(
        secret=settings.seed,
        record=record,
        draws=tuple(
            wire.ShownDraw(
                chances=tuple((tuple(action.json()), weight) for action, weight in drawn.chances),
                drawn=tuple(drawn.action.json()),
            )
            for drawn in record.verify(match.game)
        ),
    )


def finished(match: Match, settings: Settings) -> Record:
    """The record that a finished table gives out: with names, and sealed."""
    names = [chair.name if chair.kind == "person" else chair.bot or "" for chair in settings.chairs]
    return msgspec.structs.replace(match.record, players=names).sealed()
