"""`ossuary cards nightmarium`: which cards there are, and how many of each kind."""

from __future__ import annotations

import json
from importlib import resources
from pathlib import Path

import msgspec
import pytest

from ossuary.cli import main
from ossuary.games.nightmarium.actions import ABILITIES, LEGIONS, PARTS
from ossuary.games.nightmarium.components import NightmariumComponents
from ossuary.games.nightmarium.presentation.deck import Catalogue, deck_of
from ossuary.shelf.games import own_components
from ossuary.shelf.words import LANGUAGES, words


def listed(capsys: pytest.CaptureFixture[str], *arguments: str, language: str = "en") -> list[int]:
    assert main(["cards", "nightmarium", "--lang", language, "--json", *arguments]) == 0
    lines = capsys.readouterr().out.splitlines()
    return [json.loads(line)["number"] for line in lines]


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        ([], [*range(1, 121)]),
        (["--legion", "manster"], [*range(28, 55), 112, 113, 114]),
        (["--ability", "wailer", "--legion", "constrict"], [61, 62, 63]),
        (["--part", "seal", "--legion", "chimerid"], [118, 119, 120]),
        (["--part", "head", "--ability", "devourer", "--legion", "necromunculus"], [10, 25]),
        (["--ability", "none", "--part", "torso", "--legion", "Constrict"], [71, 80]),
        (["--ability", "singer", "--legion", "chimerid"], []),
    ],
)
def test_cards_are_chosen(
    capsys: pytest.CaptureFixture[str], arguments: list[str], expected: list[int]
) -> None:
    assert listed(capsys, *arguments) == expected


def test_seals_have_no_ability_to_ask_for(capsys: pytest.CaptureFixture[str]) -> None:
    assert max(listed(capsys, "--ability", "none")) <= 108


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_are_understood_in_every_language(
    capsys: pytest.CaptureFixture[str], language: str
) -> None:
    speaker = words(language, "nightmarium")
    filters = (("legion", LEGIONS), ("part", PARTS), ("ability", ABILITIES))
    for filter, names in filters:
        for name in names:
            said = speaker.say(filter, **{filter: name})
            in_words = listed(capsys, f"--{filter}", said, language=language)
            assert in_words == listed(capsys, f"--{filter}", name)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_of_the_tables_and_english_ones_are_understood_whatever_their_case(
    capsys: pytest.CaptureFixture[str], language: str
) -> None:
    heading = words(language, "nightmarium").say("legions", legion="chimerid").upper()
    for said in (heading, "Chimerids", "CHIMERID"):
        assert listed(capsys, "--legion", said, language=language) == listed(
            capsys, "--legion", "chimerid"
        )
    assert listed(capsys, "--ability", "No ability", language=language) == listed(
        capsys, "--ability", "none"
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_not_there_is_refused_with_what_is(
    capsys: pytest.CaptureFixture[str], language: str
) -> None:
    for filter in ("legion", "part", "ability"):
        assert main(["cards", "nightmarium", f"--{filter}", "ghost", "--lang", language]) == 2
        out, err = capsys.readouterr()
        assert out == ""
        assert "ghost" in err
        assert f"--{filter}" in err
        last = {"legion": "chimerid", "part": "seal", "ability": "singer"}[filter]
        said = words(language, "nightmarium").say(filter, **{filter: last})
        assert said.lower() in err


def test_a_person_reads_a_list_and_two_tables(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["cards", "nightmarium", "--lang", "en", "--ability", "singer"]) == 0
    lines = [line.rstrip() for line in capsys.readouterr().out.splitlines()]
    assert " 65   constrict   legs, torso, head   Singer" in lines
    assert "12 cards." in lines
    assert lines[-9:] == [
        "How many cards can be which part; some can be several.",
        "       constricts  all",
        "legs            5    5",
        "torso           5    5",
        "head            6    6",
        "",
        "How many cards have which ability.",
        "        constricts  all",
        "singer          12   12",
    ]


def test_nothing_found_is_said_and_no_table_is_drawn(capsys: pytest.CaptureFixture[str]) -> None:
    assert (
        main(["cards", "nightmarium", "--lang", "en", "--part", "seal", "--ability", "none"]) == 0
    )
    assert capsys.readouterr().out == "No card is like that.\n"


def test_an_owners_file_is_listed(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    data = resources.files("ossuary.games.nightmarium") / "data" / "components.toml"
    text = data.read_text(encoding="utf-8")
    file = tmp_path / "mine.toml"
    file.write_text(text.replace('[1, "H", "scavenger"]', '[1, "H", "singer"]'), encoding="utf-8")
    assert 1 in listed(capsys, "--ability", "singer", "--components", str(file))
    assert 1 not in listed(capsys, "--ability", "singer")


def test_the_deck_is_plain_data_with_its_counts() -> None:
    components = own_components("nightmarium")
    assert isinstance(components, NightmariumComponents)
    deck = deck_of(components)
    assert msgspec.json.decode(msgspec.json.encode(deck), type=Catalogue) == deck
    assert len(deck.cards) == 120
    assert {legion: sum(counts.values()) for legion, counts in deck.by_ability.items()} == (
        dict.fromkeys(LEGIONS, 27)
    )
    assert {legion: counts["seal"] for legion, counts in deck.by_part.items()} == (
        dict.fromkeys(LEGIONS, 3)
    )
    assert deck.by_part["constrict"] == {"legs": 13, "torso": 9, "head": 13, "seal": 3}
    assert deck.by_ability["chimerid"]["executioner"] == 15
