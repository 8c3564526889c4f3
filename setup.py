"""Compiles kernel and rules with mypyc where there is a C compiler; else they run as they are."""

import os

from setuptools import Extension, setup

COMPILED = [
    "src/ossuary/kernel/action.py",
    "src/ossuary/kernel/chance.py",
    "src/ossuary/kernel/play.py",
    "src/ossuary/kernel/state.py",
    "src/ossuary/kernel/step.py",
    "src/ossuary/games/skull/actions.py",
    "src/ossuary/games/skull/rules.py",
    "src/ossuary/games/skull/state.py",
]


def extensions() -> list[Extension]:
    if os.environ.get("OSSUARY_PURE"):
        return []
    from mypyc.build import mypycify

    modules: list[Extension] = mypycify(COMPILED, opt_level="3", group_name="ossuary")
    for module in modules:
        module.optional = True
    return modules


setup(ext_modules=extensions())
