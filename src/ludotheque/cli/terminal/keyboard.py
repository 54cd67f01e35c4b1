"""Lines typed by a person, or piped in by a program."""

import sys

from rich.console import Console
from rich.text import Text


class Keyboard:
    def __init__(self, console: Console) -> None:
        self.console = console

    def ask(self, question: str) -> str | None:
        """The line typed after the question, trimmed; None when there is no more input."""
        self.console.print(Text(f"{question} > ", style="bold"), end="", soft_wrap=True)
        line = sys.stdin.readline()
        if not sys.stdin.isatty():
            self.console.print()  # a terminal shows the line end that was typed
        return line.strip() if line else None
