"""`ossuary rules`: the handbook in the terminal."""

from __future__ import annotations

import argparse
import os

from rich.markdown import Markdown

from ossuary.cli.output import console
from ossuary.shelf.handbook import Handbook


def rules(given: argparse.Namespace) -> int:
    handbook = Handbook(given.game, given.lang)
    out = console()
    if given.words:
        out.print(Markdown(handbook.find(" ".join(given.words))))
    elif out.is_terminal:
        os.environ.setdefault("LESS", "-R")
        with out.pager(styles=True):
            out.print(Markdown(handbook.text))
    else:
        out.print(Markdown(handbook.text))
    return 0
