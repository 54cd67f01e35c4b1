"""Where commands print: rich, plain when piped, and quiet when the reader leaves."""

import sys
from typing import NoReturn

from rich.console import Console


class PipedConsole(Console):
    def on_broken_pipe(self) -> NoReturn:
        """Left to the command line, which knows what to do about it."""
        raise BrokenPipeError


def open_console() -> PipedConsole:
    return PipedConsole(file=sys.stdout, highlight=False)
