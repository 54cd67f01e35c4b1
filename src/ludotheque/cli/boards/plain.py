"""The board of a game that has drawn none: whatever the player sees, written out by name."""

from typing import Any

from rich.box import SIMPLE_HEAD
from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from ludotheque.cli.boards.board import COLOURS, MARKS
from ludotheque.cli.terminal.blanks import bounds
from ludotheque.cli.terminal.flow import sentence
from ludotheque.cli.terminal.menu import Menu
from ludotheque.editions.edition import Edition
from ludotheque.kernel.action import Seat
from ludotheque.kernel.attributes import attributes
from ludotheque.kernel.game import Options
from ludotheque.texts.kinds import singular
from ludotheque.texts.texts import Texts

NOTHING = "–"
YES = "✓"


class PlainBoard:
    def __init__(self, edition: Edition, texts: Texts, player: Seat, options: Options) -> None:
        self.texts = texts
        self.player = player

    def needs_overview(self, view: Any) -> bool:
        return True

    def overview(self, view: Any) -> RenderableType:
        """What is empty now is left out."""
        seen = attributes(view)
        of_each = {name: self._of_each(name, value) for name, value in seen.items() if self._is_of_each(name, value)}
        others = {name: self._of_all(name, value) for name, value in seen.items() if name not in of_each}
        lines = [self._line(name, written) for name, written in others.items() if written != NOTHING]
        return Group(*lines, self._players(of_each))

    def turn(self, view: Any, menu: Menu) -> RenderableType:
        """What the numbers stand for that may be typed."""
        choices = menu.direct.blanks[0] if menu.direct and menu.values else None
        return sentence(bounds(choices, self.texts)) if choices else Group()

    def _players(self, of_each: dict[str, list[str]]) -> Grid:
        """A column for each player, a row for each thing that all of them have."""
        grid = Grid("", box=SIMPLE_HEAD, padding=(0, 1, 0, 0))
        for seat in range(len(self.texts.players)):
            grid.add_column(self._player(seat))
        for name, written in of_each.items():
            if any(words != NOTHING for words in written):
                grid.add_row(self.texts.heading(name), *written)
        return grid

    def _player(self, seat: Seat) -> Text:
        name = self.texts.players[seat]
        shown = self.texts.say("play-you", player=name) if seat == self.player else name
        return Text.assemble((MARKS[seat], f"bold {COLOURS[seat]}"), f" {shown}")

    def _line(self, name: str, written: str) -> RenderableType:
        return sentence(self.texts.say("board-field", field=self.texts.heading(name), value=written))

    def _is_of_each(self, name: str, value: Any) -> bool:
        """A list as long as the table whose numbers stand for nothing that has a name: one number for each player."""
        is_long_enough = isinstance(value, list) and len(value) == len(self.texts.players)
        return is_long_enough and not self.texts.names(singular(name))

    def _of_each(self, name: str, values: list[Any]) -> list[str]:
        return [self._written(singular(name), value) for value in values]

    def _of_all(self, name: str, value: Any) -> str:
        return self._written(singular(name) if isinstance(value, list) else name, value)

    def _written(self, word: str, value: Any) -> str:
        if value is None or value is False or value == []:
            return NOTHING
        if value is True:
            return YES
        if isinstance(value, int):
            return self._number(word, value)
        if isinstance(value, list):
            return self._list([self._written(word, one) for one in value])
        return value if isinstance(value, str) else self._parts(value)

    def _list(self, written: list[str]) -> str:
        return self.texts.join(written) if set(written) != {NOTHING} else NOTHING

    def _number(self, word: str, value: int) -> str:
        """A number that is beyond what has a name stands for none of it."""
        names = self.texts.names(word)
        return NOTHING if names and not 0 <= value < len(names) else self.texts.value(word, value)

    def _parts(self, thing: Any) -> str:
        """Something that is itself made of fields."""
        found = attributes(thing).items()
        return " · ".join(f"{self.texts.heading(name)} {self._written(name, value)}" for name, value in found)
