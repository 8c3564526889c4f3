"""Numba where it is installed; without it the same functions run as they are, only slower."""

from __future__ import annotations

from collections.abc import Callable
from importlib.util import find_spec
from typing import Any, TypeVar, cast

F = TypeVar("F", bound=Callable[..., Any])


def has_compiler() -> bool:
    return find_spec("numba") is not None


def compiled(function: F) -> F:
    """The function as machine code, if that can be had here."""
    if not has_compiler():
        return function
    import numba  # pragma: no cover

    return cast("F", numba.njit(cache=True, nogil=True)(function))  # pragma: no cover
