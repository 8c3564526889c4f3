"""The market before an advanced game as a table: wares, prices, and what everybody has."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final, Literal

from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.table import Table
from rich.text import Text

from ossuary.games.badbones import BadBonesGame
from ossuary.games.badbones.actions import WARES, WEAPON_NAMES, WareName
from ossuary.games.badbones.imagining import table_of
from ossuary.games.badbones.market import next_buyer
from ossuary.games.badbones.presentation.signs import ASKED, POINT, traps_in_brief
from ossuary.games.badbones.view import BadBonesView, MarketView
from ossuary.shelf.words import Words

SOLD: Final[list[WareName]] = [ware for ware in WARES if ware != "treasure"]
"""In the order of their numbers."""
BETWEEN: Final = 2
"""Empty letters between two columns."""
BUYERS: Final = 20
"""What those who buy want of the width at least."""
MOST_NAMED: Final = 4
"""Of those who buy next."""


def number_of(ware: WareName) -> int:
    """What is typed to buy it."""
    return SOLD.index(ware) + 1


def is_open(view: BadBonesView) -> bool:
    """Whether somebody has still to buy."""
    return view.market is not None and bool(view.market.buyers)


@dataclass(frozen=True)
class Stalls:
    """The traps, the weapons, and the buyers."""

    view: BadBonesView
    words: Words
    names: Sequence[str]
    unicode: bool

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        market = self.view.market
        assert market is not None
        wares = (self._traps(market), self._weapons(market))
        left = options.max_width - console.measure(_beside(*wares)).maximum - BETWEEN
        if left >= BUYERS:
            yield _beside(*wares, self._buyers(market, left))
        else:
            yield from (_beside(*wares), Text(), self._buyers(market, options.max_width))
        yield from self._below(market)

    def _traps(self, market: MarketView) -> Table:
        """Number, name, price, and how many are left; what is sold out has no number."""
        say = self.words.say
        table = _columns("right", "left", "right", "right")
        heads = [Text(say(id), "dim") for id in ("terminal-price", "terminal-left")]
        table.add_row("", "", *heads)
        for ware in SOLD[: -len(WEAPON_NAMES)]:
            table.add_row(*self._ware(market, ware), f"{market.wares[ware] or '-'}")
        return table

    def _weapons(self, market: MarketView) -> Table:
        """The same; every weapon is there once."""
        table = _columns("right", "left", "right")
        table.add_row("", "", Text(self.words.say("terminal-price"), "dim"))
        for ware in WEAPON_NAMES:
            table.add_row(*self._ware(market, ware))
        return table

    def _ware(self, market: MarketView, ware: WareName) -> tuple[Text, Text, str]:
        is_left = bool(market.wares[ware])
        number = Text(f"{number_of(ware)}" if is_left else "-", "bold" if is_left else "dim")
        name = Text(self.words.say(f"ware-{ware}"), "" if is_left else "dim strike")
        return number, name, f"{self.view.components.prices.of(ware)}"

    def _buyers(self, market: MarketView, width: int) -> Text:
        """Everybody with coins, traps and weapon."""
        say, coop = self.words.say, self.view.coop
        lines = [Text("" if coop else say("terminal-coins").rjust(width), "dim")]
        for seat, field in enumerate(self.view.seats):
            turn = ASKED[self.unicode] if seat in self.view.asked else "  "
            line = Text(turn, "bold green").append(f"{seat + 1} {self.names[seat]}", "bold")
            has = "" if coop else f"{market.coins[seat]}"
            has = has if seat in market.buyers else say("terminal-passed")
            lines.append(line.append(f" {has}".rjust(width - len(line))))
            weapon = say(f"ware-{field.weapon}") if field.weapon else ""
            traps = traps_in_brief({} if coop else field.supply, width - len(weapon) - 3)
            has_room = len(traps) + len(weapon) + 3 <= width
            for part in [f"{traps} {weapon}".strip()] if has_room else [traps, weapon]:
                if part:
                    lines.append(Text(f"  {part}", "dim"))
        return Text("\n").join(lines)

    def _below(self, market: MarketView) -> Iterator[Text]:
        """What all have together, or whose turn comes next."""
        say = self.words.say
        if self.view.coop:
            purse = f"{say('terminal-purse')}: {market.coins[0]}"
            traps = f"{say('terminal-supply')}: {traps_in_brief(self.view.supply, BUYERS)}"
            yield Text(f"{purse}{POINT[self.unicode]}{traps}")
        elif following := self._following():
            names = ", ".join(self.names[seat] for seat in following)
            yield Text(f"{say('terminal-following')}: {names}")

    def _following(self) -> list[int]:
        """BB-40: who buys after whoever is asked, clockwise and back; nobody where one is alone."""
        table = table_of(BadBonesGame.of(self.view).box, self.view)
        is_alone = len(self.view.seats) == 1
        return [next_buyer(table) for _ in range(0 if is_alone else MOST_NAMED)]


def _columns(*justify: Literal["left", "right"]) -> Table:
    table = Table.grid(padding=(0, 1, 0, 0))
    for one in justify:
        table.add_column(justify=one, no_wrap=True)
    return table


def _beside(*parts: RenderableType) -> Table:
    beside = Table.grid(padding=(0, BETWEEN, 0, 0))
    beside.add_row(*parts)
    return beside
