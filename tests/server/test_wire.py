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
        ({"tribes": 1, "show": False}, tuple(range(2, 13))),
        ({"tribes": 1, "show": True}, tuple(range(2, 13))),
        ({"tribes": 2, "show": False}, tuple(range(2, 7))),
        ({"tribes": 2, "show": True}, tuple(range(2, 7))),
    ]


def test_of_some_options_several_can_be_chosen_and_not_all_go_together() -> None:
    info = game_info("sedlec")
    expansions = next(field for field in info.options if field.name == "expansions")
    assert (expansions.kind, expansions.default) == ("several", [])
    counts = {str(entry.options): entry.counts for entry in info.players}
    assert counts[str({"expansions": [], "monstrance": False})] == (2, 3)
    assert counts[str({"expansions": ["zealots"], "monstrance": False})] == (2, 3, 4)
    assert counts[str({"expansions": [], "monstrance": True})] == (1,)
    assert len(counts) == 32


@pytest.mark.parametrize("kind", wire.INCOMING)
def test_what_comes_in_is_strict(kind: type[wire.Incoming]) -> None:
    assert kind.__struct_config__.forbid_unknown_fields
