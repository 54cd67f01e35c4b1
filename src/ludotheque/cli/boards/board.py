"""What the terminal needs of a game's board."""

from typing import Any, Protocol

from rich.console import RenderableType

from ludotheque.cli.terminal.menu import Menu

MARKS = "①②③④⑤⑥"  # of the seats; colour alone would not do
COLOURS = ["red", "blue", "green", "magenta", "cyan", "yellow"]


class Board(Protocol):
    def needs_overview(self, view: Any) -> bool:
        """Whether what is asked now calls for the whole table to be shown."""

    def overview(self, view: Any) -> RenderableType:
        """The board and the other players, shown when a turn begins, and on request."""

    def turn(self, view: Any, menu: Menu) -> RenderableType:
        """What the player has before him, shown before each choice."""
