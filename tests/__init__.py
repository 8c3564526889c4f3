"""The tests. The toy game of the docs can be imported by them."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent / "examples" / "tally"))
