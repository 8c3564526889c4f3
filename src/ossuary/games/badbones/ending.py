"""The end of a game of several: points, and who wins."""

from __future__ import annotations

from ossuary.games.badbones.actions import DYNAMITE, INTACT, IS_DAMAGED, KIND_OF, KINDS
from ossuary.games.badbones.field import DAMAGED, NO_TRAP
from ossuary.games.badbones.state import BadBones, BadBonesReason, BadBonesTable
from ossuary.kernel.outcome import Outcome


def finish(state: BadBones) -> None:
    """BB-25, BB-27, BB-31: most points win, then the taller tower; alone it is lost."""
    table = state.table
    players = table.box.players
    if players == 1:
        state.finish(Outcome((), (table.round - 1,), BadBonesReason.LOST))
        return
    scores = tuple([points(table, seat) for seat in range(players)])
    standing = [seat for seat in range(players) if not table.fields[seat].out]
    ranks = [(scores[seat], table.fields[seat].tiers) for seat in standing]
    best = [seat for seat, rank in zip(standing, ranks, strict=True) if rank == max(ranks)]
    # Who fell has ended the game; where points are equal, or all fell, another rule says who wins.
    most = [seat for seat in standing if scores[seat] == max(scores)]
    reason = BadBonesReason.FALLEN if len(most) == 1 else BadBonesReason.TIED
    state.finish(Outcome(tuple(best), scores, reason))


def points(table: BadBonesTable, seat: int) -> int:
    """BB-26: tiers, houses, and the stars of the traps; nothing for who is out."""
    box, field = table.box, table.fields[seat]
    if field.out:
        return 0
    found = field.tiers * box.tier_points + field.houses * box.house_points
    for kind in range(len(KINDS)):
        found += field.supply[kind] * box.stars[kind][INTACT]
    for trap in field.traps:
        if trap != NO_TRAP:
            found += box.stars[KIND_OF[trap % DAMAGED]][trap // DAMAGED]
    return found + field.craters.bit_count() * box.stars[KIND_OF[DYNAMITE]][IS_DAMAGED]
