"""The table as a drawing: in letters, as the terminal shows it, or as an SVG of the same."""

import io
from dataclasses import dataclass
from typing import Any

from rich.console import Console

from ludotheque.box import Box
from ludotheque.cli.boards.laying_out import lay_out
from ludotheque.cli.terminal.menu import Menu
from ludotheque.editions.edition import Edition
from ludotheque.kernel.action import Seat
from ludotheque.kernel.game import Options
from ludotheque.texts.texts import Texts
from ludotheque.words.moves import Asked, as_asks

WIDTH = 110  # letters


@dataclass
class Drawing:
    """What is needed to draw a table from one of its seats."""

    box: Box
    edition: Edition
    texts: Texts
    seat: Seat
    options: Options

    def letters(self, view: Any, asks: list[Asked]) -> str:
        drawn = self._drawn(view, asks).export_text()
        return "\n".join(line.rstrip() for line in drawn.splitlines())

    def svg(self, view: Any, asks: list[Asked]) -> str:
        return self._drawn(view, asks).export_svg(title=self.texts.say("game-title"))

    def name(self, word: str, value: int) -> str:
        """What a value is called; nothing where its number says it all."""
        said = self.texts.value(word, value) if self.texts.names(word) or self.texts.is_sum(word) else ""
        return "" if said == str(value) else said

    def _drawn(self, view: Any, asks: list[Asked]) -> Console:
        console = Console(record=True, width=WIDTH, file=io.StringIO(), highlight=False, force_terminal=False)
        board = lay_out(self.box, self.edition, self.texts, self.seat, self.options)
        console.print(board.overview(view))
        console.print(board.turn(view, Menu(as_asks(asks), [], [], self.texts)))
        return console
