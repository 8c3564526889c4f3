"""What those who defend the capital together can say to each other."""

from __future__ import annotations

from collections.abc import Sequence

from ossuary.games.badbones import BadBonesGame
from ossuary.games.badbones.actions import CELL, CELL_NAMES, KINDS
from ossuary.kernel.action import Names, Seat
from ossuary.shelf.phrases import Phrase, phrase


def phrases(game: BadBonesGame) -> Sequence[Phrase]:
    """BB-50: only those who play together have anything to agree upon.

    They share supply (BB-51), market (BB-55) and capital, and send each other skeletons (BB-53).
    """
    box = game.box
    if not box.coop:
        return ()
    kind = Names(*[KINDS[kind] for kind in box.kinds])
    sold = [KINDS[kind] for kind in box.kinds if box.advanced and box.market[kind]]
    tower = Names(*[CELL_NAMES[cell] for cell in box.towers])
    seat = Seat(game.seats)
    return (
        phrase("yes"),
        phrase("no"),
        phrase("thanks"),
        phrase("well-done"),
        phrase("take", kind=kind),
        phrase("leave", kind=kind),
        phrase("place", kind=kind, cell=CELL),
        *([phrase("buy", kind=Names(*sold))] if sold else []),
        phrase("enough"),
        phrase("send-me"),
        phrase("send-nothing"),
        phrase("send-to", seat=seat),
        phrase("tower", cell=tower),
        phrase("capital"),
        phrase("who-needs-help"),
        phrase("wait"),
    )
