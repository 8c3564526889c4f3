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


def compiled_anew(function: F) -> F:
    """The same, compiled in each process: for functions that call others from other files."""
    if not has_compiler():
        return function
    import numba  # pragma: no cover

    return cast("F", numba.njit(nogil=True)(function))  # pragma: no cover


def callable_when_compiled(*functions: Callable[..., Any]) -> None:
    """Lets compiled functions call these, which stay as they are for everybody else."""
    if has_compiler():  # pragma: no cover
        from numba.extending import register_jitable

        for function in functions:
            register_jitable(function)
