"""Nightmarium in a terminal: everything is shown, every answer has a key, a game can be typed."""

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
from ossuary.games.nightmarium.presentation.terminal import keys, style, table
from ossuary.kernel.history import History
from ossuary.kernel.step import CHANCE
from ossuary.kernel.view import EVERYBODY
from ossuary.shelf.words import LANGUAGES, words
from tests.cli.terminal import PROMPT, Terminal
from tests.contract.cases import positions

NAMES = ["You", "Builder", "Hunter", "Builder 2", "Hunter 2"]
OPTIONS: list[dict[str, Any]] = [
    {"players": 2},
    {"players": 4, "seals": True},
    {"players": 5, "victory": 7, "seals": True},
]
PURE = (
    "drawn 0 3, drawn 0 55, drawn 0 56, drawn 0 57, drawn 0 109, "
    "drawn 1 30, drawn 1 60, drawn 1 87, drawn 1 104, drawn 1 108, "
    "play 57, put legs 1, play 56, put torso 1, play 30, put legs 1, draw, drawn 1 33, "
    "play 55, put head 1"
)
"""The first player has completed a pure constrict of three Singers."""
SUNG = f"{PURE}, discard 60, turn 42, turn 43"


def played(moves: str, **options: Any) -> Any:
    """A game of two with seals after these moves and draws."""
    game = ossuary.game("nightmarium", players=2, first=0, seals=True, **options)
    state = game.start()
    for text in moves.split(", "):
        state.apply(state.actors()[0], game.actions.parse(text))
    return state


def drawn(view: Any, language: str = "en", unicode: bool = True, width: int = 78) -> str:
    out = StringIO()
    console = Console(file=out, width=width, color_system=None, emoji=False)
    names = NAMES[: len(view.seats)]
    console.print(table(view, words(language, "nightmarium"), names, unicode))
    return out.getvalue()


def test_the_table_while_a_chain_waits_for_discards() -> None:
    assert (
        drawn(played(PURE).view(1))
        == """\
╭─ Nightmarium ──────────────────────────────────────────────────────────────╮
│                                                                            │
│    1 You  1/5, 2 cards           ▶ 2 Builder  0/5, 5 cards                 │
│   55C♪                                                                     │
│   56C♪                                                                     │
│   57C♪                            30M                                      │
│   1✓     2     3     4     5       1     2     3     4     5               │
│  Deck: 109   Discard pile: 0                                               │
│  A second card in this turn must be of the constricts.                     │
│  You, chain of creature 1: [discards] → head Singer → torso Singer → legs  │
│  Singer → second action                                                    │
│  Builder, owes: constrict, or two other cards                              │
│  Your hand                                                                 │
│    1  33M    legs                                                          │
│    2  60C»   legs: Mockingbird                                             │
│    3  87H    legs                                                          │
│    4  104H†  legs, torso: Executioner                                      │
│    5  108H†  legs: Executioner                                             │
│                                                                            │
╰─ Turn: You ────────────────────────────────────────────────────────────────╯
"""
    )


def test_the_chain_says_what_acts_and_what_follows() -> None:
    assert "[head Singer] → torso Singer → legs Singer → second action" in flat(SUNG)
    after = f"{SUNG}, play 42, put legs 2, turn 45, turn 86"
    assert "✓ head Singer → [torso Singer] → legs Singer → second action" in flat(after)
    second = PURE.replace("play 55", "draw, drawn 0 1, play 55")
    assert "[discards] → head Singer → torso Singer → legs Singer → end of the turn" in flat(second)


def flat(moves: str) -> str:
    """What the asked player sees, without the lines' ends."""
    state = played(moves)
    rows = drawn(state.view(state.actors()[0])).splitlines()
    return " ".join(row.strip("│ ") for row in rows)


def test_a_seal_stands_beneath_its_creature_and_only_its_legion_acts() -> None:
    state = played(
        "drawn 0 116, drawn 0 85, drawn 0 86, drawn 0 57, drawn 0 5, "
        "drawn 1 30, drawn 1 60, drawn 1 87, drawn 1 104, drawn 1 108, "
        "play 57, put legs 1, draw, drawn 0 1, draw, drawn 1 2, draw, drawn 1 4, "
        "play 86, put torso 1, play 85, put head 1, turn 13, turn 22, "
        "draw, drawn 1 6, draw, drawn 1 7, play 116, put seal 1"
    )
    screen = drawn(state.view(0))
    assert "1✓[C]" in screen
    assert "You, chain of creature 1: legs Singer → second action" in screen
    assert [*keys(state.view(0), state.options(0))] == ["y", "n"]


def test_the_table_in_plain_letters() -> None:
    plain = drawn(played(SUNG).view(0), unicode=False)
    assert "> 1 You" in plain
    assert " 57C*" in plain
    assert "[head Singer] > torso Singer" in plain
    assert all(ord(letter) < 128 for letter in plain)


def test_what_all_have_seen_of_a_hand_is_shown() -> None:
    """The chimerid’s Executioner takes the legs of the only other creature."""
    state = played(
        "drawn 0 82, drawn 0 86, drawn 0 87, drawn 0 1, drawn 0 2, "
        "drawn 1 30, drawn 1 60, drawn 1 63, drawn 1 66, drawn 1 69, "
        "play 87, put legs 1, play 86, put torso 1, play 30, put legs 1, draw, drawn 1 3, "
        "play 82, put head 1, discard 60, discard 63, execute 1 1"
    )
    assert "seen by all: 30M" in drawn(state.view(1))
    assert "seen by all" not in drawn(state.view(0))
    assert "Hand: 1N×" in drawn(state.view(EVERYBODY))


@pytest.mark.parametrize(
    ("moves", "expected"),
    [
        (
            PURE.partition(", play")[0],
            {
                "1": "play 3",
                "4": "play 57",
                "d": "draw",
                **{f"x{n}": f"discard {c}" for n, c in enumerate((3, 55, 56, 57, 109), 1)},
            },
        ),
        (PURE.partition(", put legs 1")[0], {"l1": "put legs 1", "1": "put legs 1"}),
        (PURE, {"x2": "discard 60", "2": "discard 60"}),
        (SUNG, {"1": "play 42"}),
        (
            f"{SUNG}, play 42, put legs 2, turn 45, turn 86, play 86",
            {"t2": "put torso 2", "2": "put torso 2"},
        ),
    ],
)
def test_what_is_typed_for_an_answer(moves: str, expected: dict[str, str]) -> None:
    state = played(moves)
    seat = state.actors()[0]
    found = keys(state.view(seat), state.options(seat))
    assert {key: action.text for key, action in found.items()} == expected


@pytest.mark.parametrize(
    ("text", "typed"),
    [
        ("scavenge 1 3", "2.3"),
        ("execute 4 7", "5.7"),
        ("devour 2", "2"),
        ("done", "n"),
        ("unable", "n"),
        ("put head 4", "h4"),
        ("put seal 1", "s1"),
    ],
)
def test_what_is_typed_for_a_target(text: str, typed: str) -> None:
    state = played(PURE)
    action = state.game.actions.parse(text)
    found = keys(state.view(1), [action])
    assert next(iter(found)) == typed
    assert set(found.values()) == {action}


@pytest.mark.parametrize("options", OPTIONS, ids=str)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_moment_can_be_shown_and_every_answer_typed(
    options: dict[str, Any], language: str, fresh_seed: int
) -> None:
    """Hands of any size, in 80 columns, with no line cut off."""
    for number, state in enumerate(positions(ossuary.game("nightmarium", **options), fresh_seed)):
        for seat in [seat for seat in state.actors() if seat != CHANCE]:
            view, offered = state.view(seat), state.options(seat)
            assert list(dict.fromkeys(keys(view, offered).values())) == list(offered)
            if number % 29 == 0:
                screen = drawn(view, language, unicode=number % 2 == 0, width=80)
                assert "…" not in screen
                held = [*(view.seats[seat].hand or ()), *view.turned]
                assert all(re.search(rf"\b{card}[NMCH\[]", screen) for card in held)
    assert drawn(state.view(EVERYBODY), language, unicode=False)


def test_five_players_with_seven_creatures_each_fit_into_a_small_terminal(fresh_seed: int) -> None:
    game = ossuary.game("nightmarium", players=5, victory=7)
    heights: list[int] = []
    for number, state in enumerate(positions(game, fresh_seed)):
        asked = [seat for seat in state.actors() if seat != CHANCE]
        if asked and (not heights or number % 29 == 0):
            view = state.view(asked[0])
            hand = len(view.seats[view.player].hand or ())
            heights.append(len(drawn(view, width=80).splitlines()) - hand)
    assert heights[0] <= 14
    assert max(heights) <= 28


def test_what_another_line_says_better_is_not_printed() -> None:
    game = ossuary.game("nightmarium", players=3, seals=True)
    history = History(game)
    state = game.start(history)
    rng = Random(1)
    while not state.over:
        actor = state.actors()[0]
        state.apply(actor, rng.choice(state.options(actor)))
    heard = history.of(0)
    told = {one.name for one in heard if style(one) is not None}
    assert {"began", "played", "completed", "acts", "lost", "taken", "discard", "draw"} <= told
    assert not {"play", "put", "done", "scavenge", "execute", "devour"} & told
    drawn_cards = [one for one in heard if one.name == "drawn"]
    assert {one.values[0] for one in drawn_cards if style(one) is not None} == {0}
    assert {one.values[0] for one in drawn_cards} == {0, 1, 2}


def test_the_log_names_cards_by_legion_and_number() -> None:
    game = ossuary.game("nightmarium", players=2, first=0, seals=True)
    history = History(game)
    state = game.start(history)
    for text in SUNG.split(", "):
        state.apply(state.actors()[0], game.actions.parse(text))
    speaker = words("en", "nightmarium")
    said = [speaker.log(game, heard, ["Ola", "You"], {1}) for heard in history.of(1)]
    assert said[-12:] == [
        "Ola plays constrict No. 55.",
        "A second card in this turn must be of the constricts.",
        "Ola puts it down as the head of creature 1.",
        "Ola plays constrict No. 55 as the head of creature 1.",
        "Ola’s creature 1 is complete!",
        "It is a pure constrict: every opponent discards a card of its legion, or two others.",
        "Creature 1 has abilities that can act.",
        "You owe a constrict, or two other cards.",
        "You discard constrict No. 60.",
        "The head of creature 1 acts: Singer.",
        "The Singer turns up manster No. 42.",
        "The Singer turns up manster No. 43.",
    ]


def test_a_whole_game_is_typed(tmp_path: Path) -> None:
    """The first answer that is offered, again and again."""
    terminal = Terminal(
        tmp_path, "play", "nightmarium", "--players", "2", "--bots", "random", "--seed", "b"
    )
    screen = terminal.until(PROMPT)
    for _ in range(400):
        offered = re.findall(r"^  ([\w.]+)(?:–\w+)?  +\S", screen, re.MULTILINE)
        os.write(terminal.master, f"{offered[0]}\n".encode())
        screen = terminal.until(PROMPT, or_end=True)
        if PROMPT not in screen:
            break
    assert terminal.close() == 0
    assert "(NM-08)" in terminal.screen
