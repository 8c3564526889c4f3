"""Bad Bones in a terminal: everything is shown, every answer has a key, a game can be typed."""

from __future__ import annotations

import os
import re
from io import StringIO
from pathlib import Path
from random import Random
from typing import Any

import pytest
from rich.console import Console

import ossuary
from ossuary.cli.output import print_log
from ossuary.games.badbones.presentation.terminal import (
    closer,
    keys,
    style,
    subject,
    table,
)
from ossuary.kernel.history import History
from ossuary.kernel.step import CHANCE
from ossuary.kernel.view import EVERYBODY
from ossuary.shelf.handbook import Handbook
from ossuary.shelf.words import LANGUAGES, words
from tests.cli.terminal import PROMPT, Terminal
from tests.contract.cases import positions
from tests.games.badbones.scenario import Scenario

NAMES = ["You", "Strategist", "Warden", "Strategist 2", "Warden 2", "Strategist 3"]
CROWDED = Scenario(
    *("b2 down top-yellow", "b2 down top-yellow", "b2 right left-green", "a3 right left-red"),
    *("top-purple", "top-purple", "right-blue"),
    traps=("d4 wall-rising damaged", "e1 catapult", "a1 treasure"),
    hero="d4",
    houses=3,
)
ADVANCED = Scenario(
    *("b2 down top-yellow", "b2 down left-yellow", "b2 right ghost-1", "e5 left emperor-1"),
    *("right-blue", "left-blue", "ghost-1", "top-red", "sapper-2", "necromancer-2"),
    traps=(
        *("d4 labyrinth-white", "e1 palisade damaged", "a1 dynamite", "b4 portal", "d1 hearse"),
        *("e3 spring", "a3 labyrinth-black"),
    ),
    moved=("a5 up top-red",),
    craters=("c2",),
    weapon="two-handed-sword",
    supply=("wall",),
    hero="d4",
    houses=3,
    players=3,
    advanced=True,
    commanders=True,
)
TOGETHER = Scenario(
    *("b2 up top-red", "c5 up instructor-1", "top-green", "top-green", "left-red"),
    traps=("d1 catapult", "b4 wall-rising damaged"),
    ruins=("b2", "b4"),
    weapon="flail",
    hero="d4",
    players=3,
    coop=True,
    advanced=True,
    commanders=True,
)


def drawn(
    view: Any, language: str = "en", unicode: bool = True, width: int = 78, height: int = 60
) -> str:
    console = Console(file=StringIO(), width=width, height=height, legacy_windows=False)
    console.print(table(view, words(language, "badbones"), NAMES, unicode))
    text: str = console.file.getvalue()  # type: ignore[attr-defined]
    return "\n".join(line.rstrip() for line in text.splitlines()) + "\n"


def armed(weapon: str, *skeletons: str) -> Scenario:
    """The hero has destroyed three on b2, and this weapon is offered."""
    slain = ["b2 down top-red"] * 3
    scene = Scenario(
        *(*slain, *skeletons),
        weapon=weapon,
        hero="a1",
        phase=1,
        advanced=True,
        commanders=True,
    )
    return scene.do("hero b2")


def test_the_table() -> None:
    assert (
        drawn(CROWDED.view)
        == """\
╭─ Bad Bones ─────────────────────────────────────────────────────────╮
│                                                                     │
│  ▶ 1 You                                                            │
│  ┌──────┬─────────┬─────────┬─────────┬─────────┬─────────┬──────┐  │
│  │      │a 2↓≈    │b ☼      │c ♦      │d ▲      │e ♣      │      │  │
│  ├──────┼─────────┼─────────┼─────────┼─────────┼─────────┼──────┤  │
│  │1 ♣   │[T]      │         │⇓        │         │[C]      │1 ≈   │  │
│  ├──────┼─────────┼─────────┼─────────┼─────────┼─────────┼──────┤  │
│  │2 ▲   │         │→♣ 2↓☼   │⇓        │         │         │2 ☼   │  │
│  ├──────┼─────────┼─────────┼─────────┼─────────┼─────────┼──────┤  │
│  │3 ♦   │→♦       │⇒        │♜4       │⇐        │         │3 ♦   │  │
│  ├──────┼─────────┼─────────┼─────────┼─────────┼─────────┼──────┤  │
│  │4 ☼   │         │         │⇑        │@ [/!]   │         │4 ←▲  │  │
│  ├──────┼─────────┼─────────┼─────────┼─────────┼─────────┼──────┤  │
│  │5 ≈   │         │         │⇓        │         │         │5 ♣   │  │
│  └──────┴─────────┴─────────┴─────────┴─────────┴─────────┴──────┘  │
│  Houses: ⌂⌂⌂·· 3                                                    │
│  Supply: wall 1, catapult 1, dragon 1                               │
│                                                                     │
│  ▶ 2 Strategist                                                     │
│    ♜4 ⌂5  /2 C2 D1 T1                                               │
│                                                                     │
│  1  ·   ·   ·   ·   ·                                               │
│     ·   ·   ·   ·   ·                                               │
│     ·   ·   @♜  ·   ·                                               │
│     ·   ·   ·   ·   ·                                               │
│     ·   ·   ·   ·   ·                                               │
│                                                                     │
╰─ Round 1, phase 3: the skeletons · Bag: 172 ────────────────────────╯
"""
    )


def test_the_table_in_plain_letters() -> None:
    plain = drawn(CROWDED.view, unicode=False)
    assert all(ord(letter) < 128 for letter in plain)
    for sign in ("> 1 You", "|a 2v~ ", "|>& 2v*  ", "|#4 ", "|@ [/!] ", "nnn.. 3", "|4 <A  |"):
        assert sign in plain, sign


def test_who_has_moved_is_marked_and_what_has_acted_as_well() -> None:
    scene = Scenario("b2 down top-yellow", "c5 left top-red", traps=("b3 wall-rising",), hero="e5")
    scene.do("move b2 down top-yellow")
    screen = drawn(scene.view)
    assert "↓☼" not in screen
    assert "│←☼✓      │[/*]     │" in screen
    assert "←♦ " in screen


def test_who_is_moving_stands_at_the_dragon_while_its_way_is_asked() -> None:
    scene = Scenario("a2 right left-green", traps=("b2 dragon",)).do("move a2 right left-green")
    assert "│[D*] →♣  │" in drawn(scene.view)
    scene.do("scatter up")
    assert "│↑♣✓      │" in drawn(scene.view)


def test_what_has_been_sent_in_this_phase_is_told() -> None:
    scene = Scenario("a2 left left-green", "e2 right left-red", "c4 up top-red")
    scene.do("move a2 left left-green, move e2 right left-red")
    assert "On the way: Strategist 2" in drawn(scene.view)


def test_who_is_in_the_cemetery_is_counted() -> None:
    """Alone: who has left the field in phase 2 is there in phase 3."""
    scene = Scenario("a1 left top-red", "e5 up top-blue", phase=2, players=1)
    scene.do("place dragon a1, scatter left")
    assert "Cemetery: 1" in drawn(scene.view)


def test_the_others_alone() -> None:
    others = closer(CROWDED.view, words("en", "badbones"), NAMES, True)
    assert others is not None
    console = Console(file=StringIO(), width=78, legacy_windows=False)
    console.print(others)
    shown: str = console.file.getvalue()  # type: ignore[attr-defined]
    assert "2 Strategist" in shown
    assert "1 You" not in shown
    alone = Scenario("a1 left top-red", players=1).view
    assert closer(alone, words("en", "badbones"), NAMES, True) is None


def test_others_see_which_traps_are_damaged_and_where_how_many_head() -> None:
    small = drawn(CROWDED.state.view(None))
    for row in ("T    ·   ·   ·  C  ", " ·   ×3  ·   ·   ·  ", " →1  ·   ♜4  ·   ·  "):
        assert row in small, row
    assert " ·   ·   · !/@   ·  1" in small
    crowd = Scenario(*["b1 down top-red"] * 12).state.view(None)
    assert " ·   ↓+  ·   ·   ·  " in drawn(crowd)


def test_whoever_is_out_is_marked() -> None:
    scene = Scenario("a5 down top-red", hero="e1", houses=1).do("move a5 down top-red")
    assert re.search("1 You  out", drawn(scene.view))


@pytest.mark.parametrize(
    ("scene", "expected"),
    [
        (
            Scenario(phase=1, hero="a1"),
            {"b1": "hero b1", "a2": "hero a2", "b2": "hero b2"},
        ),
        (
            Scenario("a3 right left-red", "top-red", "b2 down top-red", "b2 up top-blue"),
            {
                "1": "enter top-red",
                "2": "move b2 up top-blue",
                "3": "move b2 down top-red",
                "4": "move a3 right left-red",
                "b2": "move b2 up top-blue",
                "b2^": "move b2 up top-blue",
                "b2v": "move b2 down top-red",
                "a3": "move a3 right left-red",
                "a3>": "move a3 right left-red",
            },
        ),
        (
            Scenario("a1 right top-red", traps=("b1 dragon",)).do("move a1 right top-red"),
            {
                "^": "scatter up",
                "c1": "scatter right",
                ">": "scatter right",
                "b2": "scatter down",
                "v": "scatter down",
                "a1": "scatter left",
                "<": "scatter left",
            },
        ),
        (
            Scenario("a1 up top-red", players=4).do("move a1 up top-red"),
            {"2": "send 1", "3": "send 2", "4": "send 3"},
        ),
        (
            armed("crossbow", "b3 down top-red", "b3 up ghost-1"),
            {"b3": "strike b3", ".": "keep", "n": "keep"},
        ),
        (
            armed("crossbow", "b3 down top-red", "b3 up ghost-1").do("strike b3"),
            {"1": "hit up ghost-1", "2": "hit down top-red"},
        ),
        (
            armed("battle-axe", "b3 down top-red", "b1 up ghost-1"),
            {"1": "axe red", "2": "axe blue", ".": "keep", "n": "keep"},
        ),
        (
            armed("rapier", "b3 down top-red").do("strike b3"),
            {"^": "turn up", ">": "turn right", "v": "turn down", "<": "turn left"},
        ),
        (
            armed("death-wand"),
            {"2": "send 1", ".": "keep", "n": "keep"},
        ),
        (
            Scenario("b3 right instructor-1", "b3 up sapper-1", commanders=True).do(
                "move b3 right instructor-1"
            ),
            {"1": "next sapper-1", "2": "next instructor-1"},
        ),
    ],
)
def test_what_is_typed_for_an_answer(scene: Scenario, expected: dict[str, str]) -> None:
    found = keys(scene.view, scene.state.options(0))
    assert {key: action.text for key, action in found.items()} == expected


@pytest.mark.parametrize(
    ("text", "typed"),
    [
        ("place wall-rising b2", ["/b2", "rb2"]),
        ("place wall-falling b2", ["\\b2", "fb2"]),
        ("place catapult e5", ["ce5"]),
        ("place dragon a1", ["da1"]),
        ("place treasure d4", ["td4"]),
        ("place palisade d4", ["pd4"]),
        ("place hearse d4", ["hd4"]),
        ("place dynamite d4", ["xd4"]),
        ("place labyrinth-white d4", ["lwd4"]),
        ("place labyrinth-black d4", ["lbd4"]),
        ("place portal d4", ["od4"]),
        ("place spring d4", ["sd4"]),
        ("enter-at left-red top-red", ["1"]),
        ("strike d4", ["d4"]),
        ("fling d4", ["d4"]),
        ("remove d4", ["-d4"]),
        ("nothing", [".", "n"]),
    ],
)
def test_what_is_typed_for_a_trap(text: str, typed: list[str]) -> None:
    action = CROWDED.game.actions.parse(text)
    assert keys(CROWDED.view, [action]) == dict.fromkeys(typed, action)


@pytest.mark.parametrize(
    "options",
    [
        {"players": 1},
        {"players": 2},
        {"players": 6},
        {"players": 1, "advanced": True, "commanders": True},
        {"players": 6, "advanced": True, "commanders": True},
        {"players": 2, "coop": True, "commanders": True},
        {"players": 6, "coop": True, "advanced": True, "commanders": True},
    ],
    ids=lambda options: "-".join(map(str, options.values())),
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_moment_can_be_shown_and_every_answer_typed(
    options: dict[str, Any], language: str, fresh_seed: int
) -> None:
    """In 80 columns, with no line cut off and no two fields over each other, in any height."""
    game = ossuary.game("badbones", **options)
    for number, state in enumerate(positions(game, fresh_seed)):
        for seat in [seat for seat in state.actors() if seat != CHANCE]:
            view, offered = state.view(seat), state.options(seat)
            assert set(keys(view, offered).values()) == set(offered)
            if number % 29 == 0:
                height = 24 if number % 3 else 60
                screen = drawn(view, language, number % 2 == 0, width=80, height=height)
                assert "…" not in screen
                assert {len(line) for line in screen.splitlines()[1:]} <= {*range(81)}
    assert drawn(state.view(EVERYBODY), language, unicode=False)


@pytest.mark.parametrize("language", LANGUAGES)
def test_long_names_of_weapons_do_not_push_the_wares_aside(language: str) -> None:
    state = ossuary.game("badbones", players=6, advanced=True, first=0).start()
    for turn in range(30):
        seat = state.actors()[0]
        offered = [action for action in state.options(seat) if action.verb.name == "buy"]
        # First a weapon each, then as many kinds of traps as there are.
        state.apply(seat, offered[-1] if turn < 6 else offered[turn % len(offered)])
        screen = drawn(state.view(seat), language, turn % 2 == 0, width=80, height=60)
        assert "…" not in screen
        assert max(len(line) for line in screen.splitlines()) <= 80


def test_six_players_fit_into_a_terminal_and_stand_side_by_side_in_a_wide_one() -> None:
    view = Scenario("top-red", players=6).view
    assert len(drawn(view, width=80).splitlines()) <= 42
    wide = drawn(view, width=170).splitlines()
    assert len(wide) <= 32
    assert any("1 You" in line and "2 Strategist" in line for line in wide)


def test_a_small_terminal_shows_the_own_field_and_the_others_in_brief() -> None:
    assert (
        drawn(CROWDED.view, width=80, height=24)
        == """\
╭─ Bad Bones ──────────────────────────────────────────────────────────────────╮
│      │a 2↓≈  │b ☼    │c ♦    │d ▲    │e ♣    │       ▶ 1 You                 │
│ ─────┼───────┼───────┼───────┼───────┼───────┼─────    ♜4 ⌂3  /1 C1 D1       │
│ 1 ♣  │[T]    │       │⇓      │       │[C]    │1 ≈    ▶ 2 Strategist          │
│ 2 ▲  │       │→♣ 2↓☼ │⇓      │       │       │2 ☼      ♜4 ⌂5  /2 C2 D1 T1    │
│ 3 ♦  │→♦     │⇒      │♜4     │⇐      │       │3 ♦                            │
│ 4 ☼  │       │       │⇑      │@ [/!] │       │4 ←▲                           │
│ 5 ≈  │       │       │⇓      │       │       │5 ♣                            │
│ Houses: ⌂⌂⌂·· 3                                                              │
╰─ Round 1, phase 3: the skeletons · Bag: 172 ─────────────────────────────────╯
"""
    )
    narrow = drawn(CROWDED.view, width=60, height=24).splitlines()
    assert len(narrow) <= 14
    assert max(map(len, narrow)) <= 60


def test_new_traps_commanders_and_weapon_in_a_small_terminal() -> None:
    assert (
        drawn(ADVANCED.view, width=80, height=24)
        == """\
╭─ Bad Bones ──────────────────────────────────────────────────────────────────╮
│      │a ≈    │b ☼    │c 2↓♦U │d ↓▲N  │e ♣    │       ▶ 1 You                 │
│ ─────┼───────┼───────┼───────┼───────┼───────┼─────    ♜4 ⌂3  /1 T1          │
│ 1 ♣  │[X]    │       │⇓      │[H]    │[P!]   │1 ≈    ▶ 2 Strategist          │
│ 2 2▲G│       │→▲G 2↓☼│∪ ⇓    │       │       │2 ☼      ♜4 ⌂5  T1             │
│ 3 ♦  │[Lb]   │⇒      │♜4     │⇐      │[S]    │3 ♦      3 Warden              │
│ 4 ☼  │       │[O]    │⇑      │@ [Lw] │       │4 ←▲     ♜4 ⌂5  T1             │
│ 5 ≈  │↑♦✓    │       │⇓      │       │←≈E    │5 ♣                            │
│ Houses: ⌂⌂⌂·· 3 · Weapon: two-handed sword                                   │
╰─ Round 1, phase 3: the skeletons · Bag: 187 · To move: white ────────────────╯
"""
    )


def test_the_co_operative_board_in_a_small_terminal() -> None:
    """The capital is above, the forest of the columns below; a ruin has its arrow."""
    assert (
        drawn(TOGETHER.view, width=80, height=24)
        == """\
╭─ Bad Bones ──────────────────────────────────────────────────────────────────╮
│ Capital: ⌂⌂⌂ 3                                       ▶ 1 You                 │
│ 1 ♣  │       │       │⇑      │[C]    │       │1 ≈      ♜2                    │
│ 2 ▲  │       │∴ ⇑ ↑♦ │       │♜      │       │2 ☼    ▶ 2 Strategist ♜4       │
│ 3 →♦ │       │       │⇑      │       │       │3 ♦      3 Warden ♜4           │
│ 4 ☼  │       │∴ [/!] │       │♜ @    │       │4 ▲                            │
│ 5 ≈  │       │       │⇑ ↑♣I  │       │       │5 ♣                            │
│ ─────┼───────┼───────┼───────┼───────┼───────┼─────                          │
│      │a 2↑♣  │b ▲    │c ♦    │d ☼    │e ≈    │                               │
│ Supply of all: T1 · Weapon: flail                                            │
╰─ Round 1 of 10, phase 3: the skeletons · Bag: 193 · To move: white ──────────╯
"""
    )
    roomy = drawn(TOGETHER.view)
    for line in ("Capital: ⌂⌂⌂ 3", "│a 2↑♣    │", "Supply of all: treasure 1", "Weapon: flail"):
        assert line in roomy, line


@pytest.mark.parametrize("scene", [ADVANCED, TOGETHER])
def test_all_of_it_has_plain_letters(scene: Scenario) -> None:
    for height in (24, 60):
        plain = drawn(scene.view, unicode=False, height=height)
        assert all(ord(letter) < 128 for letter in plain)


def test_commanders_are_never_hidden_on_the_fields_of_others() -> None:
    small = drawn(ADVANCED.state.view(None))
    for row in (" ×G3  ∪ ", "Lw@ ", " ←E", "Lb    ·   ♜4  ·  S ", "U2  N", "G  ·"):
        assert row in small, row
    crowd = Scenario(
        *("b1 down top-red", "b1 up emperor-1", "b1 down ghost-1", "b1 down sapper-1"),
        *("d1 down ghost-2", "d1 up ghost-3", "d1 up top-red"),
        traps=("b1 catapult damaged", "d1 catapult damaged"),
        commanders=True,
    )
    small = drawn(crowd.state.view(None))
    assert "UEG4" in small
    assert "CGG3" in small
    ruin = drawn(TOGETHER.state.view(None))
    assert " !/∴ " in ruin
    assert " ↑I " in ruin


def test_who_misses_its_next_move_is_marked_and_a_weapon_that_was_used() -> None:
    ice = Scenario(
        *["b2 down top-red"] * 3,
        *("d4 down top-blue", "left-purple"),
        moved=("d4 down top-green",),
        weapon="ice-wand",
        hero="b3",
        traps=("a5 palisade",),
        advanced=True,
    )
    ice.do(*["move b2 down top-red"] * 3, "strike d4")
    screen = drawn(ice.view)
    assert "│↓▲❄ ↓♣❄  │" in screen
    assert "Weapon: ice wand✓" in screen


def test_who_is_back_at_the_edge_has_moved() -> None:
    scene = Scenario(
        *("left-purple", "left-purple", "top-red"),
        hero="b3",
        traps=("a5 palisade",),
        advanced=True,
    )
    scene.do("enter left-purple")
    screen = drawn(scene.view)
    assert "│5 →≈  │[P*]" in screen
    assert "│→≈✓   │" in screen
    scene.do("enter left-purple")
    assert "│5 2→≈✓│[P*]     │" in drawn(scene.view)
    assert "│ 5 2≈✓│[P*]   │" in drawn(scene.view, width=80, height=24)


def test_a_hero_that_is_gone_is_missed() -> None:
    scene = Scenario("b2 down emperor-1", "e5 up top-red", hero="b3", commanders=True)
    scene.do("move b2 down emperor-1")
    assert "♜4 ⌂5 -@" in drawn(scene.view, width=80, height=24)


def test_the_market() -> None:
    game = ossuary.game("badbones", players=3, advanced=True, first=0)
    state = game.start()
    for seat, text in ((0, "buy flail"), (1, "done"), (2, "buy hearse"), (2, "buy hearse")):
        state.apply(seat, game.actions.parse(text))
    assert (
        drawn(state.view(0), width=80, height=24)
        == """\
╭─ Bad Bones ──────────────────────────────────────────────────────────────────╮
│             price left                      price                      coins │
│ 1 wall          3    6  10 crossbow             3  ▶ 1 You                18 │
│ 2 catapult      5    6  11 ice wand             3    T1 flail                │
│ 3 dragon        4    5  12 death wand           4    2 Strategist       done │
│ 4 palisade      3    2  13 teleport wand        2    T1                      │
│ - hearse        3    -  14 two-handed sword     4    3 Warden             14 │
│ 6 dynamite      4    2  15 battle axe           3    T1 H2                   │
│ 7 labyrinth     3    2   - flail                2                            │
│ 8 portal        4    2  17 rapier               2                            │
│ 9 spring        3    2                                                       │
│ Then buy: You, Warden, Warden, You                                           │
╰─ Market ─────────────────────────────────────────────────────────────────────╯
"""
    )
    found = keys(state.view(0), state.options(0))
    assert {key: action.text for key, action in found.items() if key in ["1", "6", ".", "n"]} == {
        "1": "buy wall",
        "6": "buy dynamite",
        ".": "done",
        "n": "done",
    }
    assert not {"5", "10", "16"} & found.keys(), "sold out, or a second weapon"


def test_the_market_of_all() -> None:
    game = ossuary.game("badbones", players=2, advanced=True, coop=True)
    state = game.start()
    for text in ("buy flail", "buy portal"):
        state.apply(1, game.actions.parse(text))
    screen = drawn(state.view(0), width=80, height=24)
    assert "Purse of all: 18 · Supply of all: T1 O1" in screen
    assert "Then buy" not in screen
    assert closer(state.view(0), words("en", "badbones"), NAMES, True) is None
    narrow = drawn(state.view(0), width=60, height=24)
    assert max(map(len, narrow.splitlines())) <= 60
    assert "…" not in narrow


@pytest.mark.parametrize("players", [1, 2, 4, 6])
@pytest.mark.parametrize("language", LANGUAGES)
def test_question_and_picture_fit_into_24_lines(
    tmp_path: Path, players: int, language: str
) -> None:
    """With room for what has just happened."""
    typed = ("b2", "/a5", "m", "b3", "n")
    assert tallest(tmp_path, players, language, typed) <= 18


@pytest.mark.parametrize(
    ("players", "options", "typed"),
    [
        (1, ("--advanced",), ("9", "5", "11", ".", "b2", "sa5", "m", "b3", "n")),
        (6, ("--advanced", "--commanders"), ("9", "5", ".", "b2", "sa5", "m", "b3", "n")),
        (2, ("--coop", "--commanders"), ("b4", "a4", "/a5", "m", "b4", "n")),
        (6, ("--coop", "--advanced"), ("9", ".", "b4", "a4", "n", "m", "b4", "n")),
    ],
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_market_and_capital_fit_as_well(
    tmp_path: Path, players: int, options: tuple[str, ...], typed: tuple[str, ...], language: str
) -> None:
    assert tallest(tmp_path, players, language, typed, *options) <= 23


def tallest(
    folder: Path, players: int, language: str, typed: tuple[str, ...], *options: str
) -> int:
    """The most lines that picture and question take while this is typed."""
    bots = ("--bots", "random") if players > 1 else ()
    terminal = Terminal(
        folder,
        *("play", "badbones", "--players", f"{players}", "--lang", language, *options),
        *(*bots, "--seed", "2"),
        COLUMNS="80",
        LINES="24",
    )
    screens = [terminal.until(PROMPT), *[terminal.type(answer) for answer in typed]]
    terminal.process.kill()
    terminal.close()
    assert max(len(line) for screen in screens for line in screen.splitlines()) <= 80
    return max(len(screen[screen.find("╭") :].splitlines()) for screen in screens)


def test_the_others_are_shown_to_whoever_asks(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, "play", "badbones", "--players", "6", COLUMNS="80", LINES="24")
    assert "o others" in terminal.until(PROMPT)
    seen = terminal.type("o")
    assert len(re.findall(r"·   ·   @♜  ·   ·", seen)) == 5
    assert "Move your hero" in seen
    assert "a closer look at the others" in terminal.type("?")
    terminal.type("q", "ossuary")
    assert terminal.close() == 0
    alone = Terminal(tmp_path, "play", "badbones", "--players", "1")
    assert "o others" not in alone.until(PROMPT)
    assert "isn’t among the answers" in alone.type("o")
    alone.type("q", "ossuary")
    assert alone.close() == 0


def test_new_skeletons_of_all_stand_in_one_line() -> None:
    scene = Scenario("a2 down top-red", drawn=("left-red",) * 3 + ("top-red",) * 3)
    scene.do("move a2 down top-red").go_on()
    console = Console(file=StringIO(), width=80)
    heard, speaker = scene.history.of(0), words("en", "badbones")
    print_log(console, speaker, scene.game, heard, ["You", "Ola"], {0})
    told = console.file.getvalue()  # type: ignore[attr-defined]
    assert "New skeletons at the forest edge: You 3, Ola 3." in told
    assert "come to the edge" not in told


def test_a_phase_of_six_players_stays_readable() -> None:
    """Of a plain step nothing is said; of what is lost, sent or slain all is."""
    game = ossuary.game("badbones", players=6)
    history = History(game)
    state, rng = game.start(history), Random(1)
    while not state.over:
        actor = state.actors()[0]
        state.apply(actor, rng.choice(state.options(actor)))
    heard = history.of(0)
    told = [one.name for one in heard if style(one) is not None]
    assert {"slain", "left", "thrown", "tier-lost", "house-lost", "fallen"} <= {*told}
    assert not {"came", "move", "enter", "drawn", "scatter", "send", "settled"} & {*told}
    for one in heard:
        if one.name == "sprung":
            assert (style(one) is None) == (one.values[2] == "catapult")
    assert len(told) < len(heard) / 3


def test_the_log_says_shapes_and_cells() -> None:
    scene = Scenario("a2 left left-green", "b4 down top-blue", traps=("b5 catapult",), hero="e5")
    scene.do("move a2 left left-green, move b4 down top-blue").go_on()
    speaker = words("en", "badbones")
    heard = [one for one in scene.history.of(0) if style(one) is not None]
    said = [speaker.log(scene.game, one, ["You", "Ola"], {0}) for one in heard]
    assert said == [
        "Phase 3: the skeletons.",
        "Your skeleton (leaf from the left) leaves over the left edge, to Ola’s cemetery.",
        "Your trap on b5 sends a skeleton (triangle from the top) to Ola’s cemetery.",
        "Your catapult on b5 is damaged.",
    ]


def test_of_traps_that_take_somebody_only_that_is_told_and_of_commanders_where_they_come() -> None:
    scene = Scenario(
        *("a1 right left-red", "a2 right left-blue", "a3 right left-green", "c1 down sapper-2"),
        *("c5 down peacemaker-1", "d4 left right-red"),
        traps=("b1 hearse", "b2 dynamite", "b3 portal", "d3 palisade"),
        hero="e1",
        advanced=True,
        commanders=True,
    )
    scene.do("move a1 right left-red, move a2 right left-blue, move a3 right left-green")
    scene.do("move c5 down peacemaker-1, move d4 left right-red")
    told = [one.name for one in scene.history.of(0) if style(one) is not None]
    assert told == ["phase", "thrown", "destroyed", "waits", "reached"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_of_the_second_part_are_found(language: str) -> None:
    handbook = Handbook("badbones", language)
    assert not handbook.planned
    assert handbook.find("BB-41") == f"- **BB-41** {handbook.rules['BB-41']}"
    assert handbook.rules["BB-78"] in handbook.find("78")


@pytest.mark.parametrize(
    ("options", "seed", "rule"),
    [
        ((), "b", "(BB-25)"),
        (("--advanced", "--commanders"), "b", "(BB-25)"),
        (("--coop", "--advanced", "--commanders"), "b", "(BB-54)"),
    ],
)
def test_a_whole_game_is_typed(
    tmp_path: Path, options: tuple[str, ...], seed: str, rule: str
) -> None:
    """The first answer that is offered, again and again."""
    terminal = Terminal(
        tmp_path,
        *("play", "badbones", "--players", "2", "--bots", "random", *options, "--seed", seed),
    )
    screen = terminal.until(PROMPT)
    for _ in range(400):
        # A key, or the first of those that share a line: "b2 c2", "1–17", "/a1 …".
        offered = re.findall(r"^  ([^\s–]+)(?:–\S+)?(?: \S+)*  +\S", screen, re.MULTILINE)
        answer = "." if "  .  " in screen and "Do nothing" in screen else offered[0]
        os.write(terminal.master, f"{answer}\n".encode())
        screen = terminal.until(PROMPT, or_end=True)
        if PROMPT not in screen:
            break
    assert terminal.close() == 0
    assert rule in terminal.screen
    assert "isn’t among" not in terminal.screen


def test_why_a_trap_cannot_be_placed_is_said(tmp_path: Path) -> None:
    terminal = Terminal(
        tmp_path, "play", "badbones", "--players", "2", "--bots", "random", "--seed", "b"
    )
    terminal.until(PROMPT)
    assert "BB-05" in terminal.type("c3")
    assert re.search(r"^  /a1 … +Wall \(/\) on a free cell", terminal.type("b2"), re.MULTILINE)
    assert "BB-08" in terminal.type("/c3")
    assert "BB-09" in terminal.type("-a1")
    assert "phase 3" in terminal.type("\\a1")
    terminal.type("q", "ossuary")
    assert terminal.close() == 0


def test_a_trap_that_a_saboteur_has_met_is_marked_before_it_goes() -> None:
    game = Scenario(
        "a2 right saboteur-1", "e1 down top-red", traps=("b2 wall-falling",), commanders=True
    )
    before = drawn(game.view)
    after = drawn(game.do("move a2 right saboteur-1").view)
    assert ("-]" in before, "-]" in after) == (False, True)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_weapon_has_a_line_of_its_own_where_all_share_much(language: str) -> None:
    kinds = ("wall", "catapult", "dragon", "palisade", "hearse", "dynamite", "labyrinth", "portal")
    game = Scenario(
        *("d1 right left-red",),
        coop=True,
        advanced=True,
        players=6,
        hero="c3",
        weapon="two-handed-sword",
        supply=kinds * 3,
    )
    screen = drawn(game.view, language, width=80, height=24)
    name = words(language, "badbones").say("ware-two-handed-sword")
    assert name in screen
    assert "…" not in screen


def named(scene: Scenario, language: str = "en") -> str:
    return subject(scene.view, words(language, "badbones").at(scene.game))


def test_a_question_names_whom_or_what_it_is_about() -> None:
    """BB-13, BB-19, BB-20, BB-42, BB-68 and BB-79."""
    leaving = Scenario("b1 up top-red", players=3)
    assert named(leaving) == ""
    assert named(leaving.do("move b1 up top-red")) == "drop from the top"
    assert named(leaving, "uk") == "крапля згори"
    hearse = Scenario("a2 right left-red", players=3, traps=("b2 hearse",), advanced=True)
    assert named(hearse.do("move a2 right left-red")) == "hearse on b2"
    squad = ("a2 right left-red", "a2 right instructor-1")
    dragon = Scenario(*squad, players=3, traps=("b2 dragon",), commanders=True)
    assert named(dragon.do("move a2 right instructor-1")) == "drop from the left, instructor"
    one_by_one = Scenario(*("b1 up left-red", "b1 up instructor-1"), players=3, commanders=True).do(
        "move b1 up instructor-1"
    )
    assert named(one_by_one) == "drop from the left"
    assert named(one_by_one.do("send 1")) == "instructor"


def test_what_stands_below_the_others_fields_isnt_cut() -> None:
    for language in LANGUAGES:
        out = StringIO()
        console = Console(file=out, width=80, height=24, highlight=False)
        for scene in (TOGETHER, ADVANCED, Scenario(players=2)):
            speaker = words(language, "badbones").at(scene.game)
            console.print(closer(scene.view, speaker, NAMES, True))
            last = out.getvalue().rstrip().splitlines()[-1]
            assert f"{speaker.say('bag')}: " in last
            assert last.endswith((" ─╯", "──╯")), last
