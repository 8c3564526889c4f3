"""What those who play together can say: it fits the table, and every language has words for it."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

import ossuary
from ossuary.kernel.action import Seat
from ossuary.shelf.phrases import Phrase, phrases_of
from ossuary.shelf.words import LANGUAGES, words

NAMES = ("Ola", "Bob", "Zoë")


def at_table(**options: Any) -> dict[str, Phrase]:
    return phrases_of(ossuary.game("badbones", players=3, **options))


def all_said(phrase: Phrase, language: str, yours: str = "no") -> list[str]:
    """A phrase with everything that can stand in it."""
    speaker, said = words(language, "badbones"), []
    for values in product(*[range(f.domain.low, f.domain.high + 1) for f in phrase.fields]):
        told: dict[str, int | str] = {}
        for field, value in zip(phrase.fields, values, strict=True):
            written = field.domain.write(value)
            assert written is not None
            is_seat = isinstance(field.domain, Seat)
            told |= {"whom": NAMES[value], "yours": yours} if is_seat else {field.name: written}
        said.append(speaker.say(f"phrase-{phrase.name}", **told))
    return said


def test_only_those_who_play_together_talk() -> None:
    assert at_table() == at_table(advanced=True, commanders=True) == {}
    assert 12 <= len(at_table(coop=True)) <= 18
    assert phrases_of(ossuary.game("skull")) == {}


def fits(phrase: Phrase, *written: object) -> bool:
    try:
        values = phrase.read(written)
    except ValueError:
        return False
    return phrase.write(values) == [phrase.name, *written]


def test_a_phrase_takes_what_there_is_at_the_table() -> None:
    base, advanced = at_table(coop=True), at_table(coop=True, advanced=True)
    for name in ("take", "leave"):
        assert fits(base[name], "dragon")
        assert fits(advanced[name], "portal")
        assert not fits(base[name], "portal")
    # Only an advanced game has a market, and the treasure is free (BB-40, BB-55).
    assert "buy" not in base
    assert fits(advanced["buy"], "portal")
    assert not fits(advanced["buy"], "treasure")
    assert fits(base["tower"], "b2")
    assert not fits(base["tower"], "a1")
    assert fits(base["send-to"], 2)
    assert not any(fits(base["send-to"], whom) for whom in (3, -1, "Ola", None, True))
    assert fits(base["place"], "wall", "c3")
    assert not any(fits(base["place"], *more) for more in ([], ["wall"], ["wall", "c3", "c3"]))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_phrase_is_said_with_all_that_stands_in_it(language: str) -> None:
    for phrase in at_table(coop=True, advanced=True).values():
        said = all_said(phrase, language)
        assert len({*said}) == len(said), phrase.name
        assert not [line for line in said if "…" in line or "{" in line], phrase.name
    (sent,) = {*all_said(at_table(coop=True)["send-to"], language, yours="yes")}
    assert not any(name in sent for name in NAMES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_still_to_be_chosen_is_left_open(language: str) -> None:
    speaker = words(language, "badbones")
    for phrase in at_table(coop=True, advanced=True).values():
        open_ = {field.name: "…" for field in phrase.fields} | {"whom": "…", "yours": "no"}
        line = speaker.say(f"phrase-{phrase.name}", **open_)
        assert line.count("…") == len(phrase.fields)
