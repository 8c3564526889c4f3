"""Nightmarium in a terminal: everybody's creatures, the chain that runs, and the own hand."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.text import Text

from ossuary.games.nightmarium.actions import (
    DEVOUR,
    DISCARD,
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
from ossuary.games.nightmarium.presentation.mats import Mats
from ossuary.games.nightmarium.presentation.picture import sign
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
        for key in _keys(view, action):
            found.setdefault(key, action)
    return found


def _keys(view: NightmariumView, action: Action) -> Sequence[str]:
    """1 plays a card, x1 discards it; t3 is a torso's place, 2.1 another's creature.

    Where a number can mean nothing else, it is enough.
    """
    verb = action.verb
    if verb is PLAY or verb is DISCARD:
        number = _number_of(view, action)
        if not number:
            return []
        if verb is PLAY:
            return [f"{number}"]
        return [f"x{number}"] if view.agenda[0][0] in ACTION_STEPS else [f"x{number}", f"{number}"]
    if verb is PUT:
        part, place = action.values
        return [f"{PARTS[part][0]}{place}", f"{place}"]
    if verb is SCAVENGE or verb is EXECUTE:
        seat, place = action.values
        return [f"{seat + 1}.{place}", f"{seat + 1}{place}"]
    if verb is DEVOUR:
        return [str(action.value)]
    if verb is DRAW:
        return ["d"]
    return ["y"] if verb is REPLAY else ["n"]


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
    content: list[RenderableType] = [Mats(view, words, names, unicode)]
    content += _middle(view, words, names, cards, unicode)
    content += _hand(view, words, cards, unicode)
    turn = Text(words.say("turn-of", who=names[view.turn]))
    return framed(Group(*content), unicode, words.say("title"), turn)


def style(heard: Heard) -> str | None:
    """How a line of the log stands out; None: it isn't printed."""
    if heard.name in UNTOLD or (heard.name == "drawn" and heard.values[-1] is None):
        return None
    return STYLES.get(heard.name, "dim")


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
    return [Text(words.say("your-hand"), style="bold"), shown]


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
