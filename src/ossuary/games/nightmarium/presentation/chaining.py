"""The chain that runs, read from the agenda: what has acted, what acts, and what comes after."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from ossuary.games.nightmarium.actions import HEAD, LEGS, PARTS
from ossuary.games.nightmarium.chain import ABILITY_NUMBERS
from ossuary.games.nightmarium.presentation.deck import cards_of
from ossuary.games.nightmarium.view import CreatureView, NightmariumView
from ossuary.shelf.words import Words

OWED = ("Pay", "PaySecond", "Tribute")
ACTING = (
    *("ScavengeCreature", "TakeTop", "DevourTop", "Mimic", "TurnUp", "PlayTurned", "PutCard"),
    "Ability",
)
"""Steps of a chain; the last one waits for its turn."""


def coming(view: NightmariumView, words: Words, names: Sequence[str], unicode: bool) -> Text | None:
    """The chain as a line of steps, the present one in brackets; None: no chain runs."""
    found = _running(view)
    if found is None:
        return None
    creature, part, is_acting = found
    steps = [
        *_owed(view, words),
        *_abilities(view, creature, part, is_acting, words, unicode),
        *_after(view, words),
    ]
    heading = words.say("chain", who=names[view.turn], place=creature.place)
    arrow = Text(" → " if unicode else " > ")
    return Text().append(f"{heading}: ", style="bold").append_text(arrow.join(steps))


def _running(view: NightmariumView) -> tuple[CreatureView, int, bool] | None:
    """The creature whose chain runs, the part that is due, and whether it acts already."""
    standing = {creature.place: creature for creature in view.seats[view.turn].creatures}
    for name, _, number in view.agenda:
        if name == "OfferReplay":
            return standing[number + 1], HEAD, False
        if name in ACTING and number in ABILITY_NUMBERS:
            place, part = divmod(number, 3)
            return standing[place + 1], part, name != ACTING[-1]
    return None


def _owed(view: NightmariumView, words: Words) -> list[Text]:
    if any(name in OWED for name, _, _ in view.agenda):
        return [Text(f"[{words.say('chain-discards')}]", style="bold cyan")]
    return []


def _abilities(
    view: NightmariumView,
    creature: CreatureView,
    due: int,
    is_acting: bool,
    words: Words,
    unicode: bool,
) -> list[Text]:
    """From head to legs; of an embodied creature those of the seal's legion."""
    cards = cards_of(view)
    numbers = (creature.legs, creature.torso, creature.head)
    steps = []
    for part in range(HEAD, LEGS - 1, -1):
        card = cards[numbers[part]]
        if card.ability == "none" or (creature.seal and cards[creature.seal].legion != card.legion):
            continue
        told = f"{words.say('part', part=PARTS[part])} {words.say('ability', ability=card.ability)}"
        if part > due:
            steps.append(Text(f"{'✓' if unicode else '='} {told}", style="dim"))
        elif part == due and is_acting:
            steps.append(Text(f"[{told}]", style="bold cyan"))
        else:
            steps.append(Text(told))
    return steps


def _after(view: NightmariumView, words: Words) -> list[Text]:
    names = [name for name, _, _ in view.agenda]
    if "BeginSecond" in names:
        return [Text(words.say("chain-action"), style="dim")]
    return [Text(words.say("chain-end"), style="dim")] if "EndTurn" in names else []
