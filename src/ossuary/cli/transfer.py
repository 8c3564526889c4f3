"""`ossuary export` and `ossuary import`: a whole house from one database to another."""

from __future__ import annotations

import argparse
from pathlib import Path

from ossuary.cli.output import console, say_words
from ossuary.cli.serve import place_of
from ossuary.server.database import shown
from ossuary.server.transfer import export_house, import_house


def export_tables(given: argparse.Namespace) -> int:
    file = Path(given.file)
    count = export_house(place_of(given), file)["tables"]
    done = say_words(given.lang).say("exported", count=count, file=str(file))
    console().print(done, markup=False)
    return 0


def import_tables(given: argparse.Namespace) -> int:
    place = place_of(given)
    count = import_house(place, Path(given.file)).get("tables", 0)
    done = say_words(given.lang).say("imported", count=count, where=shown(place))
    console().print(done, markup=False)
    return 0
