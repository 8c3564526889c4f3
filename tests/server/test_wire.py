"""The wire: the client's types are the server's, and nothing else is taken."""

from __future__ import annotations

import pytest

from ossuary.server import wire
from ossuary.server.typescript import typescript
from tests.conftest import ROOT


def test_the_types_of_the_client_are_those_of_the_server() -> None:
    committed = (ROOT / "web" / "src" / "wire.ts").read_text(encoding="utf-8")
    assert typescript() == committed, "run: make wire"


@pytest.mark.parametrize("kind", wire.INCOMING)
def test_what_comes_in_is_strict(kind: type[wire.Asked]) -> None:
    assert kind.__struct_config__.forbid_unknown_fields
