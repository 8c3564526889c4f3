"""Compiles kernel and rules with mypyc where there is a C compiler; else they run as they are."""

import os
import sys
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

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


class BuildAllOrNothing(build_ext):  # type: ignore[misc]
    """The modules share one library, so a half compiled package could not be imported."""

    def run(self) -> None:
        super().run()
        built = [Path(self.get_ext_fullpath(extension.name)) for extension in self.extensions]
        if not all(file.exists() for file in built):
            for file in built:
                file.unlink(missing_ok=True)
            print("ossuary: not compiled; it runs all the same, only slower.", file=sys.stderr)


def extensions() -> list[Extension]:
    if os.environ.get("OSSUARY_PURE"):
        return []
    from mypyc.build import mypycify

    try:
        modules: list[Extension] = mypycify(COMPILED, opt_level="3", group_name="ossuary")
    except SystemExit:
        # A newer library whose types differ is no reason not to install.
        print("ossuary: can't be compiled here; it runs as it is.", file=sys.stderr)
        return []
    for module in modules:
        module.optional = True
    return modules


setup(ext_modules=extensions(), cmdclass={"build_ext": BuildAllOrNothing})
