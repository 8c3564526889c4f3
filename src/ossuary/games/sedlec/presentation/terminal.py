"""Skulls of Sedlec in a terminal: the graveyard, and what everybody has built."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ossuary.games.sedlec.actions import CARD_NAMES, STACK, card_of
from ossuary.games.sedlec.presentation.picture import Cell, picture, styled
from ossuary.games.sedlec.view import BuilderView, PileView, SedlecView, StructureView
from ossuary.kernel.action import Action
from ossuary.kernel.view import Heard
from ossuary.shelf.frame import framed
from ossuary.shelf.words import Words

UNTOLD = ("collect", "take", "turn", "place", "furnish", "shape")
"""What another line, or the table itself, says better."""


def keys(view: SedlecView, actions: Sequence[Action]) -> dict[str, Action]:
    """What to type for each answer: letters for piles, numbers for cards and places."""
    numbers = {action: str(number) for number, action in enumerate(_numbered(view, actions), 1)}
    found: dict[str, Action] = {}
    for action in actions:
        name = action.verb.name
        if name in ("dig", "collect", "take"):
            found.setdefault(str(action.json()[1]).replace("+", ""), action)
        elif action in numbers:
            found.setdefault(numbers[action], action)
    return found


def _numbered(view: SedlecView, actions: Sequence[Action]) -> list[Action]:
    """The cards of the hand, or the open places, in the order of the actions."""
    if view.seat is None:
        return []
    seat = view.seats[view.seat]
    places = {(structure.kind, x, y) for structure in seat.structures for x, y in structure.open}
    return [
        action
        for action in actions
        if (action.verb is STACK and CARD_NAMES[card_of(action)] in seat.hand)
        or place_of(action) in places
    ]


def place_of(action: Action) -> tuple[str, int, int] | None:
    """Where an action puts a card: the kind of structure, x and y."""
    if action.verb.name == "place":
        row, x = action.values
        return "stack", x, 2 * row
    if action.verb.name == "furnish":
        x, y = action.values
        return "furnishing", x, y
    return None


def table(view: SedlecView, words: Words, names: Sequence[str], unicode: bool) -> RenderableType:
    """The graveyard above, everybody's structures below."""
    seats = [
        _seat(view, number, words, names[number], unicode) for number in range(len(view.seats))
    ]
    content = [*_condition(view, words), _graveyard(view, words), Text(), _side_by_side(seats)]
    return framed(Group(*content), unicode, words.say("title"))


def style(heard: Heard) -> str | None:
    """How a line of the log stands out; None: it isn't printed."""
    if heard.name in UNTOLD:
        return None
    return {"total": "bold", "graded": "bold green", "finished": "green", "fell": "red"}.get(
        heard.name, "dim"
    )


def _side_by_side(seats: list[RenderableType]) -> Table:
    """Two players in a row: wide enough for the pyramid of nine."""
    rows = Table.grid(padding=(0, 4, 1, 0))
    for _ in range(min(2, len(seats))):
        rows.add_column(max_width=46 if len(seats) > 1 else None)
    for first in range(0, len(seats), 2):
        rows.add_row(*seats[first : first + 2])
    return rows


def _graveyard(view: SedlecView, words: Words) -> RenderableType:
    rows = Table(box=None, padding=(0, 3, 0, 0), show_header=False)
    rows.add_row(
        Text(words.say("graveyard"), style="dim"), *[_pile(pile, words) for pile in view.piles]
    )
    if not view.unseen:
        return rows
    unseen = Text(f"{words.say('unseen')}: ", style="dim")
    for card in view.unseen:
        unseen.append_text(styled(card)).append(" ")
    return Group(rows, unseen)


def _pile(pile: PileView, words: Words) -> Text:
    """A pile by its letter: the card on top, or how many lie face down."""
    text = Text(f"{pile.name} ", style="bold" if pile.size else "dim")
    if pile.up is not None:
        text.append_text(styled(pile.up, "reverse" if pile.turned else ""))
        text.append(f" +{pile.size - 1}" if pile.size > 1 else "", style="dim")
    else:
        text.append("▒" * pile.size if pile.size else words.say("pile-left", size=0), style="dim")
    return text


def _seat(view: SedlecView, number: int, words: Words, name: str, unicode: bool) -> RenderableType:
    seat = view.seats[number]
    turn = ("▶ " if unicode else "> ") if number in view.asked else "  "
    heading = Text(turn, style="bold green").append(name, style="bold")
    heading.append(f"  {words.say('points', points=seat.total)}")
    if seat.rank is not None:
        heading.append(f"  {words.say('rank', rank=seat.rank)}", style="green")
    lines: list[RenderableType] = [heading]
    if not view.furnishing:
        lines.append(_hand(seat, view.holding if number in view.asked else None, words))
    elif view.holding:
        lines.append(styled(view.holding, "reverse"))
    numbers = _numbers(view) if number in view.asked else {}
    pictures = [_picture(structure, numbers, unicode) for structure in seat.structures]
    row = Table.grid(padding=(0, 4, 0, 2))
    row.add_row(*pictures)
    lines += [row, _points(seat, words)]
    return Group(*lines)


def _numbers(view: SedlecView) -> dict[tuple[str, int, int], str]:
    """The number of each place that can take the card, as `keys` gives them."""
    if view.holding is None:
        return {}
    places = [
        (structure.kind, x, y)
        for structure in view.seats[view.asked[0]].structures
        for x, y in structure.open
    ]
    if view.agenda[0][0] == "PlaceFirst":
        places = [place for place in places if place[0] == "furnishing"]
    return {place: str(number) for number, place in enumerate(places, 1)}


def _picture(
    structure: StructureView, numbers: Mapping[tuple[str, int, int], str], unicode: bool
) -> Text:
    cells: dict[tuple[int, int], Cell] = {(p.x, p.y): p.card for p in structure.placed}
    for x, y in structure.open:
        cells[x, y] = numbers.get((structure.kind, x, y), "")
    return picture(cells, unicode)


def _hand(seat: BuilderView, holding: str | None, words: Words) -> Text:
    text = Text(f"  {words.say('hand')}: ", style="dim")
    for card in seat.hand:
        text.append_text(styled(card)).append(" ")
    if holding is not None:
        text.append_text(styled(holding, "reverse"))
    elif not seat.hand:
        text.append(words.say("hand-empty"), style="dim")
    return text


def _points(seat: BuilderView, words: Words) -> Text:
    """What each kind earns, the whole player together."""
    sums: dict[str, int] = {}
    for structure in seat.structures:
        for kind, points in structure.points.items():
            sums[kind] = sums.get(kind, 0) + points
    told = [f"{words.say('kind', kind=kind)} {points}" for kind, points in sums.items() if points]
    return Text("  " + ", ".join(told), style="dim")


def _condition(view: SedlecView, words: Words) -> list[Text]:
    """The furnishing and its condition; at the end the grade."""
    if view.furnishing is None:
        return []
    text = Text(words.say("furnishing", furnishing=view.furnishing.name))
    if view.furnishing.condition is not None:
        condition = view.furnishing.condition
        text.append(f" · {words.say('condition', condition=condition)}: ")
        text.append(words.say("condition-help", condition=condition))
    if view.grade is not None:
        text.append(f" · {words.say('grade', grade=view.grade)}", style="bold green")
    return [text, Text()]
