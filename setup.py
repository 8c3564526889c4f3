"""Builds the client into the package, and compiles kernel and rules where there is a C compiler."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

HERE = Path(__file__).parent
CLIENT = HERE / "src" / "ossuary" / "server" / "static" / "index.html"
COMPILED = [
    "src/ossuary/kernel/action.py",
    "src/ossuary/kernel/chance.py",
    "src/ossuary/kernel/history.py",
    "src/ossuary/kernel/listener.py",
    "src/ossuary/kernel/play.py",
    "src/ossuary/kernel/seeing.py",
    "src/ossuary/kernel/state.py",
    "src/ossuary/kernel/step.py",
    "src/ossuary/games/badbones/actions.py",
    "src/ossuary/games/badbones/bag.py",
    "src/ossuary/games/badbones/bots/arms.py",
    "src/ossuary/games/badbones/bots/moves.py",
    "src/ossuary/games/badbones/bots/phases.py",
    "src/ossuary/games/badbones/bots/planning.py",
    "src/ossuary/games/badbones/bots/sketch.py",
    "src/ossuary/games/badbones/bots/ways.py",
    "src/ossuary/games/badbones/box.py",
    "src/ossuary/games/badbones/commanders.py",
    "src/ossuary/games/badbones/ending.py",
    "src/ossuary/games/badbones/field.py",
    "src/ossuary/games/badbones/harm.py",
    "src/ossuary/games/badbones/hero.py",
    "src/ossuary/games/badbones/market.py",
    "src/ossuary/games/badbones/phases.py",
    "src/ossuary/games/badbones/rules.py",
    "src/ossuary/games/badbones/seeing.py",
    "src/ossuary/games/badbones/setup.py",
    "src/ossuary/games/badbones/state.py",
    "src/ossuary/games/badbones/traps.py",
    "src/ossuary/games/badbones/walk.py",
    "src/ossuary/games/badbones/weapons.py",
    "src/ossuary/games/nightmarium/actions.py",
    "src/ossuary/games/nightmarium/bots/building.py",
    "src/ossuary/games/nightmarium/bots/hunting.py",
    "src/ossuary/games/nightmarium/bots/prospects.py",
    "src/ossuary/games/nightmarium/bots/searching.py",
    "src/ossuary/games/nightmarium/chain.py",
    "src/ossuary/games/nightmarium/drawing.py",
    "src/ossuary/games/nightmarium/rules.py",
    "src/ossuary/games/nightmarium/seeing.py",
    "src/ossuary/games/nightmarium/state.py",
    "src/ossuary/games/nightmarium/tribute.py",
    "src/ossuary/games/sedlec/actions.py",
    "src/ossuary/games/sedlec/bots/builds.py",
    "src/ossuary/games/sedlec/bots/ending.py",
    "src/ossuary/games/sedlec/bots/lines.py",
    "src/ossuary/games/sedlec/bots/planning.py",
    "src/ossuary/games/sedlec/bots/prospects.py",
    "src/ossuary/games/sedlec/bots/searching.py",
    "src/ossuary/games/sedlec/monstrance.py",
    "src/ossuary/games/sedlec/rules.py",
    "src/ossuary/games/sedlec/scoring.py",
    "src/ossuary/games/sedlec/seeing.py",
    "src/ossuary/games/sedlec/solver/annealing.py",
    "src/ossuary/games/sedlec/state.py",
    "src/ossuary/games/sedlec/structure.py",
    "src/ossuary/games/skull/actions.py",
    "src/ossuary/games/skull/rules.py",
    "src/ossuary/games/skull/seeing.py",
    "src/ossuary/games/skull/state.py",
    "src/ossuary/server/audience.py",
    "src/ossuary/server/questions.py",
    "src/ossuary/server/sights.py",
    "src/ossuary/server/tables.py",
]


class BuildWithClient(build_py):  # type: ignore[misc]
    """A package without its pages would start and show nothing, so it isn't built at all."""

    def run(self) -> None:
        if not CLIENT.exists():
            npm = shutil.which("npm")
            if npm is None:
                raise SystemExit("ossuary: npm is wanted to build the pages (Node 20 or newer)")
            for command in (["ci", "--silent"], ["run", "--silent", "build"]):
                subprocess.run([npm, *command], cwd=HERE / "web", check=True)
        super().run()


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


setup(
    ext_modules=extensions(),
    cmdclass={"build_py": BuildWithClient, "build_ext": BuildAllOrNothing},
)
