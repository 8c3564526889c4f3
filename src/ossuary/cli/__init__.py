"""The `ossuary` command."""

from __future__ import annotations

import io
import os
import sys
from collections.abc import Sequence

from ossuary.cli.arguments import help_text, parse, usual_language, wished_language
from ossuary.cli.output import say_words
from ossuary.cli.parser import UsageError
from ossuary.kernel.error import BadOption, OssuaryError
from ossuary.kernel.step import MOST_SEATS

INTERRUPTED = 130
PIPE_CLOSED = 141


def main(argv: Sequence[str] | None = None) -> int:
    """Runs one command and returns its exit code: 2 where the command line is at fault."""
    arguments = list(sys.argv[1:] if argv is None else argv)
    language = "en"
    try:
        _prepare_streams()
        wished, arguments = wished_language(arguments)
        language = wished or usual_language()
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
        given = parse(arguments, wished)
        code: int = given.run(given)
        sys.stdout.flush()
        return code
    except OssuaryError as error:
        speaker = say_words(language, error.game)
        # People count seats from 1, as the tables show them.
        seats = [speaker.say("seat-name", number=seat + 1) for seat in range(MOST_SEATS)]
        sentence = speaker.refusal(error, seats)
        if isinstance(error, UsageError):
            sentence = f"{sentence} {error.hint}"
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


def _prepare_streams() -> None:
    """Whatever the command was started with can be read and written."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        stream = getattr(sys, name)
        if stream is None:
            # Started with a closed one: nothing comes from it, and nobody reads it.
            setattr(sys, name, os.fdopen(os.open(os.devnull, os.O_RDWR), mode))
        elif isinstance(stream, io.TextIOWrapper) and mode == "w":
            # A terminal that lacks a letter shows a question mark instead of a traceback.
            stream.reconfigure(errors="replace")


def _version() -> str:
    from importlib.metadata import version

    return version("ossuary")
