"""`ossuary rules`: the handbook in the terminal."""

from __future__ import annotations

import argparse
import os

from ossuary.cli.handbook import Handbook
from ossuary.cli.output import console


def rules(given: argparse.Namespace) -> int:
    handbook = Handbook(given.game, given.lang)
    out = console()
    if given.words:
        out.print(handbook.find(" ".join(given.words)))
    elif out.is_terminal:
        os.environ.setdefault("LESS", "-R")
        with out.pager(styles=True):
            out.print(handbook.page())
    else:
        out.print(handbook.page())
    return 0
