"""Skull in a terminal: the view as a table, and the key of each answer."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from ossuary.games.skull.view import Discs, SeatView, SkullView
from ossuary.kernel.action import Action, Seat
from ossuary.kernel.view import Heard
from ossuary.shelf.frame import framed
from ossuary.shelf.words import Words

SIGNS = {"flower": "✿", "skull": "☠", "hidden": "●", "turn": "▶"}
PLAIN = {"flower": "F", "skull": "S", "hidden": "o", "turn": ">"}
STYLES = {"flower": "bold magenta", "skull": "bold yellow", "hidden": "bright_black"}


def keys(view: SkullView, actions: Sequence[Action]) -> dict[str, Action]:
    """What to type for each answer; where two share a key, it means the first."""
    found: dict[str, Action] = {}
    for action in actions:
        found.setdefault(_key(action), action)
    return found


def _key(action: Action) -> str:
    """A number for a bid or a seat (from 1), else a letter."""
    if not action.values:
        return action.verb.name[0]
    field = action.verb.fields[0]
    if isinstance(field.domain, Seat):
        return str(action.value + 1)
    written = str(field.domain.write(action.value))
    return written if written.isdigit() else written[0]


def table(view: SkullView, words: Words, names: Sequence[str], unicode: bool) -> RenderableType:
    """The whole table, one row for each seat."""
    signs = SIGNS if unicode else PLAIN
    rows = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
    # Wide enough for four discs, so that the columns stay where they are.
    for heading, width in (("", 1), ("", 12), (words.say("mat"), 12), (words.say("hand"), 8)):
        rows.add_column(heading, min_width=width)
    rows.add_column("", min_width=16)
    digits = len(str(len(view.seats)))
    for number, seat in enumerate(view.seats):
        rows.add_row(
            Text(signs["turn"] if number in view.asked else " ", style="bold green"),
            Text(f"{number + 1:>{digits}} {names[number]}", style="bold" if seat.hand else ""),
            _mat(seat, signs),
            _hand(seat, signs),
            _status(view, number, words, signs),
        )
    title = words.say("round", number=view.round)
    return framed(rows, unicode, title, _bid(view, words, names))


def style(heard: Heard) -> str | None:
    """How a line of the log stands out: what opens, what shows and what ends an attempt.

    None: it isn't printed, for another line says the same and more.
    """
    if heard.name == "flip":
        return None
    if heard.name in ("flipped", "shown"):
        return STYLES[str(heard.values[-1])]
    return {"round": "bold", "succeeded": "bold green", "failed": "bold red", "out": "red"}.get(
        heard.name, "dim"
    )


def _bid(view: SkullView, words: Words, names: Sequence[str]) -> Text:
    if view.bid is None or view.bidder is None:
        return Text(words.say("no-bid", laid=view.laid))
    if not view.laid:
        return Text(f"{words.say('challenger')}: {names[view.bidder]}", style="bold magenta")
    bid = words.say("bid-of", bid=view.bid, laid=view.laid)
    return Text(f"{bid}: {names[view.bidder]}", style="bold magenta")


def _mat(seat: SeatView, signs: dict[str, str]) -> Text:
    """The stack from the bottom up: what is face down as such, or its face where it is known."""
    unflipped = seat.on_mat - len(seat.flipped)
    mat = Text()
    for place in range(unflipped):
        face = seat.stack[place] if seat.stack else None
        if seat.shown:
            face = seat.shown[unflipped - 1 - place]
        if face:
            mat.append(f"({signs[face]})", style=STYLES[face])
        else:
            mat.append(f" {signs['hidden']} ", style=STYLES["hidden"])
    for face in reversed(seat.flipped):
        mat.append(f" {signs[face]} ", style=f"{STYLES[face]} reverse")
    return mat


def _hand(seat: SeatView, signs: dict[str, str]) -> Text:
    if seat.hand is None:
        return Text(" ".join([signs["hidden"]] * seat.in_hand), style=STYLES["hidden"])
    return _discs(seat.hand, signs)


def _discs(discs: Discs, signs: dict[str, str]) -> Text:
    text = Text()
    for face, count in (("flower", discs.flowers), ("skull", discs.skulls)):
        for _ in range(count):
            text.append(f"{signs[face]} ", style=STYLES[face])
    return text


def _status(view: SkullView, number: int, words: Words, signs: dict[str, str]) -> Text:
    """What else there is to know of a seat, in words."""
    seat = view.seats[number]
    if not seat.inside:
        return Text(words.say("out"), style="dim")
    notes = []
    if seat.turned:
        notes.append((f"{signs['flower']} {words.say('mat-flower')}", STYLES["flower"]))
    if view.bidder == number:
        is_challenger = any(s.flipped for s in view.seats) or not view.laid
        notes.append((words.say("challenger" if is_challenger else "highest"), "magenta"))
    if seat.passed:
        notes.append((words.say("passed"), "dim"))
    if view.first == number and view.bid is None:
        notes.append((words.say("first"), "dim"))
    if seat.lost and seat.lost.flowers + seat.lost.skulls:
        lost = _discs(seat.lost, signs).plain.rstrip()
        notes.append((f"{words.say('lost').lower()}: {lost}", "dim"))
    status = Text()
    for note, style in notes:
        status.append(f"{', ' if status else ''}{note}", style=style)
    return status
