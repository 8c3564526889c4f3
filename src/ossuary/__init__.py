"""Ossuary: one digital table for four games of skulls and bones."""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from ossuary.engine import *  # noqa: F403
else:

    def __getattr__(name: str) -> Any:
        """The names of the engine, read when the first is wanted: the command starts before."""
        return getattr(import_module("ossuary.engine"), name)

    def __dir__() -> list[str]:
        return list(import_module("ossuary.engine").__all__)
