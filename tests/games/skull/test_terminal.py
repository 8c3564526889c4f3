"""Skull in a terminal and in words: exactly what a person reads in one scene."""

from __future__ import annotations

from io import StringIO
from random import Random

import pytest
from rich.console import Console

from ossuary.games.skull.presentation.terminal import keys, table
from ossuary.shelf.words import words
from tests.conftest import ROOT
from tests.games.skull.scenario import Scene

NAMES = ["You", "Regular", "Gambler", "Trickster"]


def drawn(scene: Scene, player: int | None, unicode: bool = True) -> str:
    out = StringIO()
    console = Console(file=out, width=78, color_system=None, emoji=False)
    console.print(table(scene.view(player), words("en", "skull"), NAMES, unicode))
    return out.getvalue()


def bidding() -> Scene:
    """The second round: you have a success, the gambler bids, it is the trickster's turn."""
    scene = Scene().put("f f f s").do("0 bid 1", "1 pass", "2 pass", "3 pass").put("s f f f")
    return scene.do("0 place flower", "1 place flower", "2 bid 3")


def test_the_table_while_others_bid() -> None:
    assert (
        drawn(bidding(), player=0)
        == """\
╭─ Round 2 ───────────────────────────────────────────────────────────────╮
│                                                                         │
│                   Mat           Hand                                    │
│     1 You         (☠)(✿)        ✿ ✿       ✿ flower side: one success    │
│     2 Regular      ●  ●         ● ●                                     │
│     3 Gambler      ●            ● ● ●     highest bid                   │
│  ▶  4 Trickster    ●            ● ● ●                                   │
│                                                                         │
╰─ Bid 3 of 6: Gambler ───────────────────────────────────────────────────╯
"""
    )


def test_the_readme_shows_this_table() -> None:
    assert drawn(bidding(), player=0) in (ROOT / "README.md").read_text(encoding="utf-8")


def test_the_table_in_plain_letters() -> None:
    plain = drawn(bidding(), player=1, unicode=False)
    assert "> " in plain
    assert "(F)(F)" in plain
    assert all(ord(letter) < 128 for letter in plain)


def test_flips_and_shown_discs_lie_open() -> None:
    scene = Scene("fffs fffs fffs fffs", show=True, first=3).put("f s s f").do("3 place flower")
    scene.do("0 bid 5", "0 flip 3", "0 flip 1", "2 show")
    rows = drawn(scene, player=0).splitlines()
    assert "challenger" in rows[3]
    assert rows[3].count("✿") == 3
    assert "☠" in rows[4]
    assert "(☠)" in rows[5]
    assert "●" in rows[6]
    assert "✿" in rows[6]


def test_after_the_discs_are_back_the_challenger_is_named() -> None:
    scene = Scene("fffs fffs").put("s f").do("0 bid 2")
    assert "challenger: You" in drawn(scene, player=0)
    assert "of 0" not in drawn(scene, player=0)


def test_lost_discs_and_seats_that_are_out() -> None:
    scene = Scene("s fffs ffs").put("s f f").do("0 bid 3", "0 lose skull")
    rows = drawn(scene, player=0).splitlines()
    assert "out" in rows[3]
    rows = drawn(Scene("ffs fffs fffs"), player=0).splitlines()
    assert "lost: ✿" in rows[3]


@pytest.mark.parametrize(
    ("text", "typed"),
    [
        ("place flower", "f"),
        ("place skull", "s"),
        ("pass", "p"),
        ("bid 12", "12"),
        ("flip 1", "2"),
        ("name 0", "1"),
        ("lose skull", "s"),
        ("show", "s"),
        ("hide", "h"),
    ],
)
def test_what_is_typed_for_an_answer(text: str, typed: str) -> None:
    scene = Scene()
    action = scene.game.actions.parse(text)
    assert keys(scene.state.view(0), [action]) == {typed: action}


def test_no_two_answers_share_a_key() -> None:
    game, rng = Scene(show=True).game, Random(1)
    for _ in range(20):
        state = game.start()
        while not state.over:
            actor = state.actors()[0]
            if actor >= 0:
                options = state.options(actor)
                assert list(keys(state.view(actor), options).values()) == list(options)
            state.apply(actor, rng.choice(state.options(actor)))


def test_the_log_names_the_right_people() -> None:
    scene = bidding().do("3 pass", "0 pass", "1 pass", "2 flip 1", "2 flip 3")
    said = [
        words("en", "skull").log(scene.game, heard, NAMES, {0}) for heard in scene.history.of(2)
    ]
    assert said[-12:] == [
        "Gambler bids 3.",
        "Trickster passes.",
        "You pass.",
        "Regular passes.",
        "Gambler is the challenger: 3 discs to flip.",
        "Gambler flips their own disc: a flower.",
        "Gambler chooses Regular’s next disc.",
        "Gambler flips Regular’s disc: a flower.",
        "Gambler chooses Trickster’s next disc.",
        "Gambler flips Trickster’s disc: a flower.",
        "Gambler succeeds!",
        "Round 3: Gambler begins.",
    ]


def test_the_log_of_a_failure() -> None:
    scene = Scene().put("f s f f").do("0 bid 4", "0 flip 1", "chance lose flower")
    said = [
        words("en", "skull").log(scene.game, heard, NAMES, {0}) for heard in scene.history.of(1)
    ]
    assert said[-5:] == [
        "You flip Regular’s disc: the skull!",
        "You fail on Regular’s skull.",
        "A disc is drawn blindly and lost.",
        "You have 3 discs left.",
        "Round 2: You begin.",
    ]


def test_buttons_name_the_right_people() -> None:
    scene = bidding().do("3 pass", "0 pass", "1 pass")
    labels = [words("en", "skull").label(a, NAMES) for a in scene.state.options(2)]
    assert labels == ["Flip a disc: You", "Flip a disc: Regular", "Flip a disc: Trickster"]
    question = words("en", "skull").question(scene.view(2), scene.state.options(2))
    assert question == "Flip 2 more discs. Whose first?"
