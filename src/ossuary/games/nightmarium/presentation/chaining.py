"""The chain that runs, as a line: what has acted, what acts, and what comes after."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from ossuary.games.nightmarium.pending import ChainView, LinkView
from ossuary.games.nightmarium.view import NightmariumView
from ossuary.shelf.words import Words


def coming(view: NightmariumView, words: Words, names: Sequence[str], unicode: bool) -> Text | None:
    """The chain as a line of steps, the present one in brackets; None: no chain runs."""
    chain = view.chain
    if chain is None:
        return None
    steps = [
        *([_present(words.say("chain-discards"))] if view.debts else []),
        *[_link(link, words, unicode) for link in chain.links],
        *_after(view, chain, words),
    ]
    heading = words.say("chain", who=names[view.turn], place=chain.place)
    arrow = Text(" → " if unicode else " > ")
    return Text().append(f"{heading}: ", style="bold").append_text(arrow.join(steps))


def _present(told: str) -> Text:
    return Text(f"[{told}]", style="bold cyan")


def _link(link: LinkView, words: Words, unicode: bool) -> Text:
    told = f"{words.say('part', part=link.part)} {words.say('ability', ability=link.ability)}"
    if link.state == "done":
        return Text(f"{'✓' if unicode else '='} {told}", style="dim")
    return _present(told) if link.state == "now" else Text(told)


def _after(view: NightmariumView, chain: ChainView, words: Words) -> list[Text]:
    then = [] if chain.then is None else [Text(words.say("chain-then", place=chain.then))]
    following = words.say("chain-action" if view.action == 1 else "chain-end")
    return [*then, Text(following, style="dim")]
