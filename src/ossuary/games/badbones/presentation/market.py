"""The market before an advanced game as a table: wares, prices, and what everybody has."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.table import Table
from rich.text import Text

from ossuary.games.badbones import BadBonesGame
from ossuary.games.badbones.actions import KINDS, WARES, WEAPON_NAMES, WareName
from ossuary.games.badbones.market import next_buyer
from ossuary.games.badbones.presentation.signs import ASKED, traps_in_brief
from ossuary.games.badbones.state import NOBODY
from ossuary.games.badbones.view import BadBonesView, MarketView, table_of
from ossuary.shelf.words import Words

SOLD: Final[list[WareName]] = [ware for ware in WARES if ware != "treasure"]
"""In the order of their numbers."""
TRAPS: Final[list[WareName]] = [ware for ware in SOLD if ware in KINDS]
WEAPONS: Final[list[WareName]] = [*WEAPON_NAMES]
BETWEEN: Final = 3
"""Empty letters between two columns."""


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
        stalls = Table.grid(padding=(0, BETWEEN, 0, 0))
        stalls.add_row(self._wares(market, TRAPS), self._wares(market, WEAPONS))
        buyers = Group(*self._shared(market), *self._buyers(market))
        both = Table.grid(padding=(0, BETWEEN, 0, 0))
        both.add_row(stalls, buyers)
        width = console.measure(both, options=options.update(max_width=1000)).maximum
        yield both if width <= options.max_width else Group(stalls, Text(), buyers)

    def _wares(self, market: MarketView, wares: Sequence[WareName]) -> RenderableType:
        """Number, name, price, and how many are left; what is sold out has no number."""
        say, prices = self.words.say, self.view.components.prices
        table = Table.grid(padding=(0, 1, 0, 0))
        for justify in ("right", "left", "right", "right"):
            table.add_column(justify=justify, no_wrap=True)
        table.add_row("", "", Text(say("terminal-price"), "dim"), Text(say("terminal-left"), "dim"))
        for ware in wares:
            left = market.wares[ware]
            name = Text(say(f"ware-{ware}"), "" if left else "dim strike")
            number = Text(f"{number_of(ware)}" if left else "", "bold")
            table.add_row(number, name, f"{prices.of(ware)}", f"{left}" if left else "-")
        return table

    def _shared(self, market: MarketView) -> Iterator[Text]:
        """What all have together, in a co-operative game."""
        if self.view.coop:
            yield Text(f"{self.words.say('terminal-purse')}: {market.coins[0]}")
            traps = traps_in_brief(self.view.supply, 99)
            yield Text(f"{self.words.say('terminal-supply')}: {traps}")

    def _buyers(self, market: MarketView) -> Iterator[Text]:
        """Everybody with coins, traps and weapon; then whose turn comes next."""
        say = self.words.say
        for seat, field in enumerate(self.view.seats):
            turn = ASKED[self.unicode] if seat in self.view.asked else "  "
            line = Text(turn, "bold green").append(f"{seat + 1} {self.names[seat]}", "bold")
            if not self.view.coop:
                line.append(f" {say('terminal-coins', coins=market.coins[seat])}")
            if seat not in market.buyers:
                line.append(f" {say('terminal-passed')}", "dim")
            yield line
            has = [traps_in_brief(field.supply, 99)] if not self.view.coop else []
            if field.weapon:
                has.append(say(f"ware-{field.weapon}"))
            if has:
                yield Text(f"    {' '.join(has)}", "dim")
        following = self._following()
        if following:
            names = ", ".join(self.names[seat] for seat in following)
            yield Text(f"{say('terminal-following')}: {names}")

    def _following(self) -> list[int]:
        """BB-40: who buys after whoever is asked, to and fro, a whole round of it."""
        if self.view.coop or len(self.view.seats) == 1:
            return []
        table = table_of(BadBonesGame.of(self.view).box, self.view)
        following = [next_buyer(table) for _ in range(len(self.view.seats))]
        return [seat for seat in following if seat != NOBODY]
