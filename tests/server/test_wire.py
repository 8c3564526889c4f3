"""The wire: the client's types are the server's, and nothing else is taken."""

from __future__ import annotations

import pytest

from ossuary.server import wire
from ossuary.server.games import game_info
from ossuary.server.typescript import typescript
from tests.conftest import ROOT


def test_the_types_of_the_client_are_those_of_the_server() -> None:
    committed = (ROOT / "web" / "src" / "wire.ts").read_text(encoding="utf-8")
    assert typescript() == committed, "run: make wire"


def test_what_can_be_chosen_comes_from_the_games_own_options() -> None:
    info = game_info("skull")
    assert {field.name: field.choices for field in info.options}["tribes"] == (1, 2)
    assert [(entry.options, entry.counts) for entry in info.players] == [
        ({"tribes": 1}, tuple(range(2, 13))),
        ({"tribes": 2}, tuple(range(2, 7))),
    ]


@pytest.mark.parametrize("kind", wire.INCOMING)
def test_what_comes_in_is_strict(kind: type[wire.Asked]) -> None:
    assert kind.__struct_config__.forbid_unknown_fields
