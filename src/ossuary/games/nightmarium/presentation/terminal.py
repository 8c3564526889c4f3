"""Nightmarium in a terminal: everybody's creatures, the chain that runs, and the own hand."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.text import Text

from ossuary.games.nightmarium.actions import (
    DEVOUR,
    DISCARD,
    DONE,
    DRAW,
    EXECUTE,
    PARTS,
    PLAY,
    PUT,
    REPLAY,
    SCAVENGE,
)
from ossuary.games.nightmarium.components import Card
from ossuary.games.nightmarium.pending import DebtView
from ossuary.games.nightmarium.presentation.chaining import coming
from ossuary.games.nightmarium.presentation.deck import cards_of
from ossuary.games.nightmarium.presentation.picture import creatures, height, sign
from ossuary.games.nightmarium.view import NightmariumView
from ossuary.kernel.action import Action
from ossuary.kernel.view import Heard
from ossuary.shelf.frame import framed
from ossuary.shelf.words import Words

ACTION_STEPS = ("TakeAction", "ActAgain")
"""Where a card of the hand can be played or discarded: a bare number plays it."""
UNTOLD = (
    *("play", "put", "done", "unable", "scavenge", "execute", "devour"),
    *("second", "bound", "chain", "owes"),
)
"""What another line says better."""
STYLES = {
    "began": "bold",
    "completed": "bold green",
    "pure": "bold magenta",
    "acts": "cyan",
    "stopped": "yellow",
    "broken-off": "yellow",
    "lost": "red",
    "taken": "red",
    "turn": "cyan",
    "too-many": "yellow",
    "nothing-left": "yellow",
}


def keys(view: NightmariumView, actions: Sequence[Action]) -> dict[str, Action]:
    """What to type for each answer; where two share a key, it means the first."""
    found: dict[str, Action] = {}
    for action in actions:
        key = _key(view, action)
        if key:
            found.setdefault(key, action)
    return found


def _key(view: NightmariumView, action: Action) -> str:
    """A number for a card or an own creature, t3 for a torso, 2.1 for another's creature."""
    verb = action.verb
    if verb is PLAY or verb is DISCARD:
        number = _number_of(view, action)
        prefix = "x" if verb is DISCARD and view.agenda[0][0] in ACTION_STEPS else ""
        return f"{prefix}{number}" if number else ""
    if verb is PUT:
        part, place = action.values
        return f"{PARTS[part][0]}{place}"
    if verb is SCAVENGE or verb is EXECUTE:
        seat, place = action.values
        return f"{seat + 1}.{place}"
    if verb is DEVOUR:
        return str(action.value)
    if verb is DRAW or verb is DONE:
        return "d"
    return "y" if verb is REPLAY else "n"


def _number_of(view: NightmariumView, action: Action) -> int:
    """Where a card stands in what is shown: turned up, or in the hand; 0: nowhere."""
    shown: Sequence[int] = ()
    if view.turned and action.verb is PLAY:
        shown = view.turned
    elif view.seat is not None:
        shown = view.seats[view.seat].hand or ()
    return shown.index(action.value) + 1 if action.value in shown else 0


def table(
    view: NightmariumView, words: Words, names: Sequence[str], unicode: bool
) -> RenderableType:
    """Everybody's creatures above, then what lies in the middle, then the own hand."""
    cards = cards_of(view)
    seats = [_seat(view, number, words, names[number], unicode) for number in range(len(names))]
    content: list[RenderableType] = [Columns(seats, padding=(0, 3), equal=True)]
    content += _middle(view, words, names, cards, unicode)
    content += _hand(view, words, cards, unicode)
    turn = Text(words.say("turn-of", who=names[view.turn]))
    return framed(Group(*content), unicode, words.say("title"), turn)


def style(heard: Heard) -> str | None:
    """How a line of the log stands out; None: it isn't printed."""
    if heard.name in UNTOLD or (heard.name == "drawn" and heard.values[-1] is None):
        return None
    return STYLES.get(heard.name, "dim")


def _seat(
    view: NightmariumView, number: int, words: Words, name: str, unicode: bool
) -> RenderableType:
    seat, cards = view.seats[number], cards_of(view)
    turn = ("▶ " if unicode else "> ") if number in view.asked else "  "
    heading = Text(no_wrap=True).append(turn, style="bold green")
    heading.append(f"{number + 1} {name}", style="bold")
    heading.append(f"  {seat.complete}/{view.victory}, {words.say('cards', cards=seat.cards)}")
    lines: list[RenderableType] = [heading]
    # All are drawn as high as the tallest, so that they stand on one line.
    rows = max(height(each.creatures) for each in view.seats)
    lines.append(creatures(seat.creatures, view.victory, rows, cards, unicode))
    if number != view.player and (seat.hand or seat.known):
        told = words.say("hand" if seat.hand else "seen")
        known = seat.hand or seat.known
        lines.append(_listed(f"  {told}: ", [sign(cards[card], unicode) for card in known]))
    lines.append(Text())
    return Group(*lines)


def _listed(heading: str, signs: Sequence[Text]) -> Text:
    return Text().append(heading, style="dim").append_text(Text(" ").join(signs))


def _middle(
    view: NightmariumView,
    words: Words,
    names: Sequence[str],
    cards: Mapping[int, Card],
    unicode: bool,
) -> list[RenderableType]:
    """Deck and discard pile, the chain that runs, what is owed, and the cards being played."""
    piles = Text(f"{words.say('deck')}: {view.deck}   ")
    piles.append(f"{words.say('discard-pile')}: {len(view.discard)}")
    if view.discard:
        piles.append(", ").append_text(sign(cards[view.discard[-1]], unicode))
    lines: list[RenderableType] = [piles]
    if view.bound is not None:
        lines.append(Text(words.say("bound", legion=view.bound), style="bold"))
    steps = coming(view, words, names, unicode)
    if steps is not None:
        lines.append(steps)
    lines += [Text(f"{names[debt.seat]}, {_owed(debt, words)}") for debt in view.debts]
    if view.holding is not None:
        held = Text().append(f"{words.say('held')}: ", style="bold")
        lines.append(held.append_text(_described(cards[view.holding], words, unicode)))
    if view.turned:
        lines += [Text(words.say("turned-up"), style="bold")]
        lines.append(_numbered([cards[card] for card in view.turned], words, unicode))
    return lines


def _owed(debt: DebtView, words: Words) -> str:
    if debt.legion is None:
        return words.say("owes-second")
    return words.say("owes", legion=debt.legion)


def _hand(
    view: NightmariumView, words: Words, cards: Mapping[int, Card], unicode: bool
) -> list[RenderableType]:
    """The cards of the viewer, each with the number by which it is called."""
    own = [seat.hand for number, seat in enumerate(view.seats) if number == view.player]
    hand = own[0] if own else None
    if not hand:
        return []
    shown = _numbered([cards[card] for card in hand], words, unicode)
    return [Text(), Text(words.say("your-hand"), style="bold"), shown]


def _numbered(cards: Sequence[Card], words: Words, unicode: bool) -> Columns:
    rows = [
        Text()
        .append(f"{number:>3}  ", style="bold green")
        .append_text(_described(card, words, unicode))
        for number, card in enumerate(cards, 1)
    ]
    return Columns(rows, padding=(0, 3), equal=True, column_first=True)


def _described(card: Card, words: Words, unicode: bool) -> Text:
    """ "44M▾ legs, torso: Devourer"."""
    parts = ", ".join(words.say("part", part=part) for part in card.parts)
    text = Text(no_wrap=True).append_text(sign(card, unicode))
    text.append(" " * (7 - len(text))).append(parts)
    if card.ability != "none":
        text.append(f": {words.say('ability', ability=card.ability)}")
    return text
