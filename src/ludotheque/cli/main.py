"""The command `ludotheque`: picks the sub-command and turns every mishap into one sentence and a status."""

import argparse
import io
import os
import sys
from typing import NoReturn

from ludotheque import __version__
from ludotheque.cli import (
    arena,
    bench,
    corpus,
    edition,
    games,
    house,
    mcp,
    play,
    protocol,
    replay,
    rules,
    serve,
    simulate,
    verify,
)
from ludotheque.cli.core_kind import say_core_kind
from ludotheque.complaint import Complaint
from ludotheque.extras import missing
from ludotheque.kernel.game import BadOption
from ludotheque.plain import plain

COMMANDS = {
    "serve": serve,
    "house": house,
    "games": games,
    "play": play,
    "simulate": simulate,
    "arena": arena,
    "replay": replay,
    "verify": verify,
    "rules": rules,
    "edition": edition,
    "corpus": corpus,
    "protocol": protocol,
    "mcp": mcp,
    "bench": bench,
}
LONG_COMMANDS = ["simulate", "arena", "bench", "play"]
MISTAKE = 2
INTERRUPTED = 130


class Parser(argparse.ArgumentParser):
    """Complains in one sentence, where argparse would print its usage and leave."""

    def error(self, message: str) -> NoReturn:
        raise Complaint(f"{message} (see {self.prog} --help)")


def main(argv: list[str] | None = None) -> int:
    """The exit status of the command; `--help` and `--version` leave by SystemExit, as argparse has it."""
    _write_any_character()
    try:
        status = _run(argv)
        sys.stdout.flush()
        return status
    except (Complaint, BadOption) as error:
        return _complain(str(error))
    except ModuleNotFoundError as error:
        return _complain(str(missing(error)))
    except BrokenPipeError:
        return _reader_left()
    except OSError as error:
        return _complain(f"{error.filename or 'input or output'}: {error.strerror or error}")
    except UnicodeDecodeError:
        return _complain("the text is not UTF-8")
    except KeyboardInterrupt:
        return INTERRUPTED


def build_parser() -> Parser:
    parser = Parser(prog="ludotheque", description="Old French board games, played again.")
    parser.add_argument("--version", action="version", version=f"ludotheque {__version__}")
    commands = parser.add_subparsers(dest="command", metavar="COMMAND", required=True)
    for name, command in COMMANDS.items():
        summary = (command.__doc__ or "").splitlines()[0].rstrip(".")
        command.configure(commands.add_parser(name, help=summary, description=command.__doc__))
    return parser


def _run(argv: list[str] | None) -> int:
    args = build_parser().parse_args(argv)
    if args.command in LONG_COMMANDS:
        say_core_kind()
    status: int = COMMANDS[args.command].run(args)
    return status


def _complain(sentence: str) -> int:
    print(f"ludotheque: {plain(sentence)}", file=sys.stderr)
    return MISTAKE


def _reader_left() -> int:
    """Whoever read our output has enough (`| head`): nothing more is written, not even at exit."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return 0


def _write_any_character() -> None:
    """A terminal that lacks a character shows another in its place."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


if __name__ == "__main__":
    sys.exit(main())
