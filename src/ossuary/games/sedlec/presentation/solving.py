"""`ossuary solve sedlec`: the best finished structure that a set of cards can make."""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from random import Random
from typing import Any

from rich.console import Console
from rich.padding import Padding
from rich.progress import Progress
from rich.table import Table

from ossuary.games.sedlec.actions import (
    BOTTOM,
    CARD_NAMES,
    CARD_OF,
    CONDITIONS,
    EXPANSIONS,
    KIND_OF,
    KINDS,
    TOP,
)
from ossuary.games.sedlec.components import SedlecComponents
from ossuary.games.sedlec.options import SedlecOptions
from ossuary.games.sedlec.presentation.given import (
    condition_of,
    counted,
    sedlec_components,
)
from ossuary.games.sedlec.presentation.notation import check_cards, write_stack
from ossuary.games.sedlec.presentation.picture import picture
from ossuary.games.sedlec.solver.annealing import Search, search
from ossuary.games.sedlec.solver.proving import Proof, prove, require_solver
from ossuary.games.sedlec.state import NINE, SIX
from ossuary.games.sedlec.structure import Layout, Structure
from ossuary.kernel.error import BadOption
from ossuary.shelf.words import Words

SIZES = {"9": NINE, "6": SIX}
"""The stacks by the number of their cards (SE-10)."""
SEARCHED = 0.2
"""Of the time for a proof, the part in which something good to start from is searched."""


def add_solve(parser: argparse.ArgumentParser, speaker: Words) -> None:
    furnishings = ", ".join(one.name for one in sedlec_components().furnishings)
    for argument, metavar, about in (
        ("cards", "CARDS", speaker.say("arg-solve-cards")),
        (
            "expansions",
            "NAME,...",
            speaker.say("arg-solve-expansions", names=", ".join(EXPANSIONS)),
        ),
        ("size", "9|6", speaker.say("arg-solve-size")),
        ("furnishing", "NAME", speaker.say("arg-solve-furnishing", names=furnishings)),
        ("condition", "NAME", speaker.say("arg-score-condition", names=", ".join(CONDITIONS))),
        ("seconds", "N", speaker.say("arg-solve-seconds")),
        ("seed", "SEED", speaker.say("arg-seed")),
    ):
        parser.add_argument(f"--{argument}", metavar=metavar, help=about)
    parser.add_argument("--prove", action="store_true", help=speaker.say("arg-solve-prove"))
    parser.add_argument("--json", action="store_true", help=speaker.say("arg-json"))


def run_solve(given: argparse.Namespace, speaker: Words) -> int:
    """Searches, proves if asked to, and shows what was found."""
    components: SedlecComponents = given.components
    layout = _layout(given.size, given.furnishing, components)
    condition = condition_of(given.condition)
    cards = _cards(given.cards, given.expansions, components)
    if len(cards) < layout.size:
        rule = "SE-10" if layout.is_stack else "SE-40"
        raise BadOption("solve-few", game="sedlec", rule=rule, found=len(cards), wanted=layout.size)
    seconds = _seconds(given.seconds)
    if given.prove:
        require_solver()
    searching = SEARCHED * seconds if given.prove else seconds
    with _progress(speaker.say("solve-searching"), searching) as progress:
        rng = Random(given.seed if given.seed is not None else "0")
        found = search(layout, cards, condition, rng, searching, progress)
    proof = None
    if given.prove:
        with _progress(speaker.say("solve-proving"), None):
            proof = prove(cards, condition, found.best, seconds - searching)
    best = found.best if proof is None else proof.best
    result = _result(best, condition, found, proof)
    if given.json:
        print(json.dumps(result))
    else:
        _show(speaker, best, cards, result, proof)
    return 0


# ---- what was asked


def _layout(size: str | None, furnishing: str | None, components: SedlecComponents) -> Layout:
    """The structure to be filled: a stack, of nine cards if nothing is said, or a furnishing."""
    if size is not None and size not in SIZES:
        raise BadOption("solve-size", game="sedlec", rule="SE-10", value=size)
    if furnishing is None:
        return SIZES[size or "9"]
    if size == "6":
        raise BadOption("solve-furnishing-size", game="sedlec", rule="SE-40")
    return components.furnishing(furnishing).layout()


def _cards(text: str | None, expansions: str | None, components: SedlecComponents) -> list[int]:
    """The cards that were named, else the base deck with the expansions that were named."""
    if text is not None and expansions is not None:
        raise BadOption("solve-either", game="sedlec")
    if text is not None:
        for name in text.split():
            if name not in CARD_OF:
                raise BadOption("card-unreadable", game="sedlec", rule="SE-01", card=name)
        cards = [CARD_OF[name] for name in text.split()]
        check_cards(cards, components)
        return cards
    names = [name.strip() for name in (expansions or "").split(",") if name.strip()]
    chosen = SedlecOptions.of({"expansions": names}).expansions
    decks = [components.decks.deck(name) for name in ("base", *chosen)]
    return [CARD_OF[card] for deck in decks for card in deck.cards]


def _seconds(text: str | None) -> int:
    if text is None:
        return 10
    if not (text.isascii() and text.isdigit() and 1 <= len(text) <= 6 and int(text)):
        raise BadOption("argument-number", argument="--seconds", value=text, low=1)
    return int(text)


# ---- what is shown


@contextmanager
def _progress(title: str, seconds: float | None) -> Iterator[Callable[[float], None]]:
    """A bar on the terminal, where there is one; without a time it only shows that work goes on."""
    err = Console(stderr=True)
    if not err.is_terminal:
        yield lambda passed: None
        return
    with Progress(console=err, transient=True) as progress:
        task = progress.add_task(title, total=seconds)
        yield lambda passed: progress.update(task, completed=passed)


def _result(best: Structure, condition: int, found: Search, proof: Proof | None) -> dict[str, Any]:
    """What was found, and how sure it is."""
    result = counted(best, condition)
    return {
        "stack": write_stack(best),
        **result,
        "runs": found.runs,
        "agreeing": found.agreeing if found.points == result["total"] else 0,
        "bound": None if proof is None else proof.bound,
        "optimal": proof is not None and proof.is_optimal,
    }


def _show(
    speaker: Words,
    best: Structure,
    cards: Sequence[int],
    result: dict[str, Any],
    proof: Proof | None,
) -> None:
    out = Console(highlight=False, emoji=False)
    places = best.layout.places
    cells = {
        places[place]: CARD_NAMES[card] for place, card in zip(best.places, best.cards, strict=True)
    }
    out.print(Padding(picture(cells, out.encoding.lower().startswith("utf")), (1, 2), expand=False))
    out.print(f"  {result['stack']}\n", markup=False, soft_wrap=True)
    there = {KINDS[KIND_OF[half[card]]] for card in cards for half in (TOP, BOTTOM)}
    rows = Table(box=None, show_header=False, padding=(0, 2))
    rows.add_column()
    rows.add_column(justify="right")
    for kind, points in result["points"].items():
        if kind in there:
            rows.add_row(speaker.say("kind", kind=kind), str(points))
    out.print(rows)
    out.print(f"  {speaker.say('points', points=result['total'])}\n", style="bold")
    agreed = speaker.say("solve-agreed", runs=result["runs"], agreeing=result["agreeing"])
    out.print(f"  {agreed}", style="dim")
    if proof is not None:
        out.print(f"  {_certainty(speaker, proof)}", style="dim")


def _certainty(speaker: Words, proof: Proof) -> str:
    if proof.is_optimal:
        return speaker.say("solve-proved")
    if proof.bound is None:
        return speaker.say("solve-no-bound")
    return speaker.say("solve-bound", bound=proof.bound)
