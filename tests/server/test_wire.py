"""The wire: the client's types are the server's, and nothing else is taken."""

from __future__ import annotations

import pytest

from ossuary.games import GAMES
from ossuary.server import wire
from ossuary.server.games import game_info
from ossuary.server.typescript import files
from ossuary.shelf.games import kind_of
from tests.conftest import ROOT


def test_the_types_of_the_client_are_those_of_the_server() -> None:
    for path, text in files().items():
        committed = (ROOT / "web" / "src" / path).read_text(encoding="utf-8")
        assert text == committed, "run: make wire"


def test_what_can_be_chosen_comes_from_the_games_own_options() -> None:
    info = game_info("skull")
    assert {field.name: field.choices for field in info.options}["tribes"] == (1, 2)
    assert info.players == (wire.PlayerLimit(2, 6, {"tribes": 2}), wire.PlayerLimit(2, 12, {}))
    expansions = next(f for f in game_info("sedlec").options if f.name == "expansions")
    assert (expansions.kind, expansions.default) == ("several", [])


@pytest.mark.parametrize("name", GAMES)
def test_a_game_that_is_played_together_says_by_which_of_its_switches(name: str) -> None:
    info = game_info(name)
    switches = [field.name for field in info.options if field.kind == "switch"]
    assert info.together == ("coop" if name == "badbones" else "")
    assert info.together in ("", *switches)


@pytest.mark.parametrize("name", GAMES)
def test_what_is_idle_when_something_is_chosen_is_nothing_that_the_page_offers(name: str) -> None:
    """The page is told only `unless`; who is first is left to chance there."""
    idle = {idle.option for idle in kind_of(name).options_type.idle if idle.when}
    assert idle <= {"first"}
    assert all(not field.choices for field in game_info(name).options if field.name in idle)


@pytest.mark.parametrize("kind", wire.INCOMING)
def test_what_comes_in_is_strict(kind: type[wire.Incoming]) -> None:
    assert kind.__struct_config__.forbid_unknown_fields
