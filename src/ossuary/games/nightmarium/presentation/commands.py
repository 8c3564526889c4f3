"""The command of Nightmarium: `ossuary cards nightmarium`, which cards there are."""

from __future__ import annotations

import argparse
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
from rich.console import Console
from rich.table import Table
from rich.text import Text

from ossuary.games.nightmarium.actions import ABILITIES, LEGIONS, PARTS
from ossuary.games.nightmarium.components import Card, NightmariumComponents
from ossuary.games.nightmarium.presentation.deck import chosen, counted, deck_of
from ossuary.games.nightmarium.presentation.picture import STYLES
from ossuary.kernel.error import BadOption
from ossuary.shelf.commands import Command
from ossuary.shelf.words import Words, words

FILTERS: Mapping[str, Sequence[str]] = {
    "legion": LEGIONS,
    "part": PARTS,
    "ability": ABILITIES,
}
"""What cards can be chosen by, and the names of each."""


def add_cards(parser: argparse.ArgumentParser, speaker: Words) -> None:
    for filter, names in FILTERS.items():
        said = ", ".join(_said(filter, name, speaker) for name in names)
        about = speaker.say(f"arg-cards-{filter}", names=said)
        parser.add_argument(f"--{filter}", metavar="NAME", help=about)
    parser.add_argument("--json", action="store_true", help=speaker.say("arg-cards-json"))


def run_cards(given: argparse.Namespace, speaker: Words) -> int:
    """A line for each card, then how many there are."""
    components: NightmariumComponents = given.components
    wanted = {filter: _name(filter, getattr(given, filter), speaker) for filter in FILTERS}
    found = chosen(deck_of(components).cards, **wanted)
    if given.json:
        for card in found:
            print(msgspec.json.encode(card).decode())
        return 0
    out = Console(highlight=False, emoji=False)
    if found:
        out.print(_list(found, speaker))
        out.print()
    out.print(speaker.say("cards-found", cards=len(found)), style="bold")
    deck = counted(found)
    for id, table in (
        ("cards-by-part", _table("part", deck.by_part, speaker)),
        ("cards-by-ability", _table("ability", deck.by_ability, speaker)),
    ):
        if table.row_count:
            out.print()
            out.print(speaker.say(id), style="bold")
            out.print(table)
    return 0


def _said(filter: str, name: str, speaker: Words) -> str:
    """What a legion, a part or an ability is called, as people type it."""
    return speaker.say(filter, **{filter: name}).lower()


def _printed(filter: str, name: str, speaker: Words) -> Sequence[str]:
    """All that the lists call it."""
    said = [_said(filter, name, speaker)]
    return [*said, speaker.say("legions", legion=name).lower()] if filter == "legion" else said


def _speakers(speaker: Words) -> Sequence[Words]:
    return speaker, words("en", "nightmarium")


def _name(filter: str, text: str | None, speaker: Words) -> str | None:
    """What was typed: as it is printed, in the person's language or in English, or its id."""
    if text is None:
        return None
    typed = text.strip().lower()
    for name in FILTERS[filter]:
        if typed == name or any(typed in _printed(filter, name, one) for one in _speakers(speaker)):
            return name
    known = ", ".join(_said(filter, name, speaker) for name in FILTERS[filter])
    raise BadOption(
        "cards-unknown", game="nightmarium", argument=f"--{filter}", value=text, known=known
    )


def _list(cards: Sequence[Card], speaker: Words) -> Table:
    rows = Table(box=None, padding=(0, 3, 0, 0), header_style="dim")
    rows.add_column(speaker.say("cards-number"), justify="right")
    for id in ("cards-legion", "cards-part", "cards-ability"):
        rows.add_column(speaker.say(id))
    for card in cards:
        has_ability = card.ability != "none"
        rows.add_row(
            str(card.number),
            Text(speaker.say("legion", legion=card.legion), style=STYLES[card.legion]),
            ", ".join(speaker.say("part", part=part) for part in card.parts),
            speaker.say("ability", ability=card.ability) if has_ability else "",
        )
    return rows


def _table(filter: str, counts: Mapping[Any, Mapping[Any, int]], speaker: Words) -> Table:
    """A row for each name, a column for each legion, as far as there are such cards."""
    legions = [legion for legion in LEGIONS if any(counts[legion].values())]
    rows = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
    rows.add_column()
    for legion in legions:
        heading = Text(speaker.say("legions", legion=legion), style=STYLES[legion])
        rows.add_column(heading, justify="right")
    rows.add_column(speaker.say("cards-all"), justify="right")
    for name in FILTERS[filter]:
        numbers = [counts[legion][name] for legion in legions]
        if any(numbers):
            rows.add_row(_said(filter, name, speaker), *map(str, [*numbers, sum(numbers)]))
    return rows


COMMANDS = {"cards": Command(add_cards, run_cards)}
