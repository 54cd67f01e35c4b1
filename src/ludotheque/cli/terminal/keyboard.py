"""Lines typed by a person, or piped in by a program. A person is shown the time that is left, and may run out of it."""

import select
import sys

from rich.console import Console
from rich.text import Text

from ludotheque.cli.terminal.hourglass import Hourglass

SECOND = 1_000
CAN_WAIT = sys.platform != "win32"  # elsewhere a keyboard can be listened to for a while; there, time stands still
SAVE_CURSOR, RESTORE_CURSOR = "\x1b7", "\x1b8"


class TimeUp(Exception):
    """The deadline came before the line."""


class Keyboard:
    def __init__(self, console: Console) -> None:
        self.console = console
        self.hourglass = Hourglass(live=CAN_WAIT and sys.stdin.isatty())

    def ask(self, question: str) -> str | None:
        """The line typed after the question, trimmed; None when there is no more input."""
        self._prompt(question)
        if not self._line_comes_in_time(question):
            self._forget_what_was_typed()
            raise TimeUp
        line = sys.stdin.readline()
        if not sys.stdin.isatty():
            self.console.print()  # a terminal shows the line end that was typed
        return line.strip() if line else None

    def _line_comes_in_time(self, question: str) -> bool:
        left = self.hourglass.left()
        while left:
            to_next_second = (left - 1) % SECOND + 1
            if select.select([sys.stdin], [], [], to_next_second / SECOND)[0]:
                return True
            self._prompt_again(question)
            left = self.hourglass.left()
        return left is None  # no time runs

    def _prompt(self, question: str) -> None:
        self.console.print(Text(f"{question}{self._time_left()} > ", style="bold"), end="", soft_wrap=True)

    def _prompt_again(self, question: str) -> None:
        """With the seconds of now, and without disturbing what has been typed behind it."""
        if self.console.is_terminal and not self.console.is_dumb_terminal:
            self.console.file.write(f"{SAVE_CURSOR}\r")
            self._prompt(question)
            self.console.file.write(RESTORE_CURSOR)
            self.console.file.flush()

    def _time_left(self) -> str:
        left = self.hourglass.left()
        if left is None:
            return ""
        minutes, seconds = divmod(-(-left // SECOND), 60)
        return f" [{minutes}:{seconds:02}]"

    def _forget_what_was_typed(self) -> None:
        """Half a line meant for this question must not answer the next."""
        import termios  # not to be had on every system

        termios.tcflush(sys.stdin, termios.TCIFLUSH)
        self.console.print()
