"""The player at the keyboard: sees the board, types, and is understood or told why not."""

from typing import Any

from rich.console import Console
from rich.text import Text

from ludotheque.cli.boards.board import Board
from ludotheque.cli.rules import print_rules
from ludotheque.cli.terminal.finding import Unclear
from ludotheque.cli.terminal.flow import Flow, sentence
from ludotheque.cli.terminal.keyboard import Keyboard
from ludotheque.cli.terminal.menu import Choice, Menu, bounds, read_values
from ludotheque.cli.terminal.why_not import clause_against
from ludotheque.kernel.action import Action, Seat
from ludotheque.kernel.ask import Filling
from ludotheque.kernel.play import asks
from ludotheque.kernel.step import State
from ludotheque.record.notation import make_action
from ludotheque.rules.clauses import load_clauses
from ludotheque.shelf import Box
from ludotheque.texts.catalogue import Catalogue

BOARD_KEY = "b"
RULES_KEY = "r"
HELP_KEY = "?"
QUIT_KEY = "q"
HOUSE_KEYS = {
    BOARD_KEY: "play-help-board",
    RULES_KEY: "play-help-rules",
    HELP_KEY: "play-help-help",
    QUIT_KEY: "play-help-quit",
}


class Left(Exception):
    """The player quits, or there is no more input."""


class Person:
    def __init__(self, box: Box, seat: Seat, catalogue: Catalogue, board: Board, console: Console) -> None:
        self.box = box
        self.seat = seat
        self.catalogue = catalogue
        self.board = board
        self.console = console
        self.keyboard = Keyboard(console)
        self.clauses = load_clauses(box)

    def choose(self, state: State, turn_begins: bool) -> Action:
        """What the player wants to do, once it is something that may be done. Left if he quits."""
        view = self.box.game.view(state, self.seat)
        menu = Menu(asks(state, self.seat), self.catalogue)
        if turn_begins:
            self.console.print(self.board.table(view))
            self._say("play-turn", player=self.catalogue.players[self.seat])
        self.console.print(self.board.turn(view, menu))
        self._show(menu)
        while True:
            text = self._type(self.catalogue.house("play-prompt"))
            if text in HOUSE_KEYS:
                self._serve(text, view)
            elif text:
                choice = self._understand(text, menu, state)
                if choice is not None:
                    return self._action(choice)

    def _understand(self, text: str, menu: Menu, state: State) -> Choice | None:
        try:
            choice = menu.read(text)
            if choice.filling is None:
                choice.filling = self._fill(choice)
            return choice
        except Unclear as unclear:
            self._explain(unclear, state)
            return None

    def _fill(self, choice: Choice) -> Filling:
        """Each blank of the ask in turn."""
        filling: Filling = []
        for blank in choice.ask.blanks:
            name = self.catalogue.blank(blank.name)
            question = self.catalogue.house("play-fill", blank=name, bounds=bounds(blank, self.catalogue))
            filling.append(read_values(blank, self._type(question), self.catalogue))
        return filling

    def _action(self, choice: Choice) -> Action:
        return make_action(self.box.game, self.seat, choice.ask.verb, choice.filling or [])

    def _explain(self, unclear: Unclear, state: State) -> None:
        """Too many things fit, a rule forbids it, or it means nothing."""
        clause = clause_against(unclear.text, self.box.game, state, self.seat, self.catalogue)
        if len(unclear.fits) > 1:
            self._say("play-ambiguous", text=unclear.text, names=self.catalogue.join(unclear.fits))
        elif clause:
            self._say("play-refused", sentence=self.clauses[clause].sentence(self.catalogue.lang))
        else:
            self._say("play-not-understood", text=unclear.text)

    def _show(self, menu: Menu) -> None:
        if menu.direct is not None:
            self._say("play-direct", ask=self.catalogue.ask(menu.direct), numbers=len(menu.values))
        letters = [*menu.letters(), (HELP_KEY, self.catalogue.house("play-help-help"))]
        self.console.print(Flow([Text.assemble((letter, "bold"), f" {name}") for letter, name in letters], gap=3))

    def _serve(self, key: str, view: Any) -> None:
        if key == QUIT_KEY:
            raise Left
        if key == BOARD_KEY:
            self.console.print(self.board.table(view))
        elif key == RULES_KEY:
            print_rules(self.box, self.catalogue, self.console)
        else:
            self._help()

    def _help(self) -> None:
        self._say("play-help")
        for key, purpose in HOUSE_KEYS.items():
            self.console.print(Text.assemble("  ", (key, "bold"), f"  {self.catalogue.house(purpose)}"))

    def _type(self, question: str) -> str:
        line = self.keyboard.ask(question)
        if line is None:
            raise Left
        return line

    def _say(self, key: str, **arguments: str | int) -> None:
        self.console.print(sentence(self.catalogue.house(key, **arguments)))
