"""`python -m ossuary`."""

import sys

from ossuary.cli import main

sys.exit(main())
