"""Ossuary: one digital table for four games of skulls and bones."""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from ossuary.engine import *  # noqa: F403
else:

    def __getattr__(name: str) -> Any:
        """The names of the engine, read when the first is wanted: the command starts before."""
        engine = import_module("ossuary.engine")
        if name not in engine.__all__:
            raise AttributeError(f"module 'ossuary' has no attribute {name!r}")
        return getattr(engine, name)

    def __dir__() -> list[str]:
        return [*globals(), *import_module("ossuary.engine").__all__]
