"""The `ossuary` command, and `python -m ossuary`."""

import signal
import sys


def main() -> int:
    """Reads the program and runs it; Ctrl-C while it is read ends it without a word."""
    interrupt = signal.getsignal(signal.SIGINT)
    if interrupt is signal.default_int_handler:
        signal.signal(signal.SIGINT, signal.SIG_DFL)
    from ossuary.cli import main as run

    signal.signal(signal.SIGINT, interrupt)
    return run()


if __name__ == "__main__":
    sys.exit(main())
