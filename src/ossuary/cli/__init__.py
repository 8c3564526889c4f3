"""The `ossuary` command."""

from __future__ import annotations

import io
import os
import sys
from collections.abc import Sequence

from ossuary.cli.arguments import UsageError, help_text, language_of, parse
from ossuary.cli.output import say_words
from ossuary.kernel.error import BadOption, OssuaryError

INTERRUPTED = 130
PIPE_CLOSED = 141


def main(argv: Sequence[str] | None = None) -> int:
    """Runs one command and returns its exit code: 2 where the command line is at fault."""
    arguments = list(sys.argv[1:] if argv is None else argv)
    language = "en"
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            # A terminal that lacks a letter shows a question mark instead of a traceback.
            stream.reconfigure(errors="replace")
    try:
        language, arguments = language_of(arguments)
        first = arguments[0] if arguments else ""
        if first in ("-h", "--help", "help"):
            print(help_text(language))
            return 0
        if first == "--version":
            print(f"ossuary {_version()}")
            return 0
        # Options alone are options of `serve`, which `ossuary` alone means.
        if not first or first.startswith("-"):
            arguments.insert(0, "serve")
        given = parse(arguments, language)
        code: int = given.run(given)
        if sys.stdout is not None:
            sys.stdout.flush()
        return code
    except OssuaryError as error:
        sentence = say_words(language, error.game).refusal(error)
        if isinstance(error, UsageError):
            hint = say_words(language).say("usage-hint", command=error.command)
            sentence = f"{sentence} {hint}"
        print(f"ossuary: {sentence}", file=sys.stderr)
        return 2 if isinstance(error, BadOption) else 1
    except BrokenPipeError:
        # The rest of the output has nowhere to go; Python would complain of it at its end.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        print(f"ossuary: {say_words(language).say('pipe-closed')}", file=sys.stderr)
        return PIPE_CLOSED
    except (OSError, UnicodeError) as error:
        why = getattr(error, "strerror", None) or str(error)
        print(f"ossuary: {say_words(language).say('error-system', why=why)}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print(f"\nossuary: {say_words(language).say('interrupted')}", file=sys.stderr)
        return INTERRUPTED


def _version() -> str:
    from importlib.metadata import version

    return version("ossuary")
