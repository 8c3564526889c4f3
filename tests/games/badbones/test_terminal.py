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
from ossuary.games.badbones.presentation.terminal import closer, keys, style, table
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


def drawn(
    view: Any, language: str = "en", unicode: bool = True, width: int = 78, height: int = 60
) -> str:
    console = Console(file=StringIO(), width=width, height=height, legacy_windows=False)
    console.print(table(view, words(language, "badbones"), NAMES, unicode))
    text: str = console.file.getvalue()  # type: ignore[attr-defined]
    return "\n".join(line.rstrip() for line in text.splitlines()) + "\n"


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
│  Supply: walls 1, catapults 1, dragon 1                             │
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
        ("remove d4", ["-d4"]),
        ("nothing", [".", "n"]),
    ],
)
def test_what_is_typed_for_a_trap(text: str, typed: list[str]) -> None:
    action = CROWDED.game.actions.parse(text)
    assert keys(CROWDED.view, [action]) == dict.fromkeys(typed, action)


@pytest.mark.parametrize("players", [1, 2, 6])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_moment_can_be_shown_and_every_answer_typed(
    players: int, language: str, fresh_seed: int
) -> None:
    """In 80 columns, with no line cut off and no two fields over each other, in any height."""
    game = ossuary.game("badbones", players=players)
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


@pytest.mark.parametrize("players", [1, 2, 4, 6])
@pytest.mark.parametrize("language", LANGUAGES)
def test_question_and_picture_fit_into_24_lines(
    tmp_path: Path, players: int, language: str
) -> None:
    """With room for what has just happened."""
    bots = ("--bots", "random") if players > 1 else ()
    terminal = Terminal(
        *(tmp_path, "play", "badbones", "--players", f"{players}", "--lang", language),
        *(*bots, "--seed", "2"),
        COLUMNS="80",
        LINES="24",
    )
    terminal.until(PROMPT)
    for typed in ("b2", "/a5", "m", "b3", "n"):
        screen = terminal.type(typed)
        shown = screen[screen.find("╭") :].splitlines()
        assert len(shown) <= 18, screen
        assert max(len(line) for line in screen.splitlines()) <= 80
    terminal.process.kill()
    terminal.close()


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


@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_of_the_second_part_are_found(language: str) -> None:
    handbook = Handbook("badbones", language)
    assert not handbook.planned
    assert handbook.find("BB-41") == f"- **BB-41** {handbook.rules['BB-41']}"
    assert handbook.rules["BB-78"] in handbook.find("78")


def test_a_whole_game_is_typed(tmp_path: Path) -> None:
    """The first answer that is offered, again and again."""
    terminal = Terminal(
        tmp_path, "play", "badbones", "--players", "2", "--bots", "random", "--seed", "b"
    )
    screen = terminal.until(PROMPT)
    for _ in range(400):
        offered = re.findall(r"^  (\S+?)(?: \S+)*  +\S", screen, re.MULTILINE)
        os.write(terminal.master, f"{'.' if '  .  ' in screen else offered[0]}\n".encode())
        screen = terminal.until(PROMPT, or_end=True)
        if PROMPT not in screen:
            break
    assert terminal.close() == 0
    assert "(BB-25)" in terminal.screen


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
