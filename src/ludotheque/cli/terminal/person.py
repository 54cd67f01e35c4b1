"""The player at the keyboard: sees the board, types, and is understood or told why not."""

from typing import Any

from rich.console import Console
from rich.text import Text

from ludotheque.box import Box
from ludotheque.cli.boards.board import Board
from ludotheque.cli.rules import print_rules
from ludotheque.cli.terminal.blanks import blank_at, bounds, read_values
from ludotheque.cli.terminal.finding import Unclear
from ludotheque.cli.terminal.flow import sentence
from ludotheque.cli.terminal.habits import StandingAnswers
from ludotheque.cli.terminal.keyboard import Keyboard
from ludotheque.cli.terminal.menu import Choice, Menu, menu_of
from ludotheque.cli.terminal.menu_printer import DESK_KEY, HELP_KEY, WHY_KEY, MenuPrinter
from ludotheque.cli.terminal.why_not import clause_against, verb_called
from ludotheque.kernel.action import Action, Filling, Seat
from ludotheque.kernel.ask import Blank, OneOf
from ludotheque.kernel.caution import GRAVE
from ludotheque.kernel.play import cautions
from ludotheque.kernel.step import State
from ludotheque.record.notation import make_action
from ludotheque.rules.clauses import load_clauses
from ludotheque.texts.texts import Texts

BOARD_KEY = "b"
RULES_KEY = "r"
HABITS_KEY = "!"
QUIT_KEY = "q"
HOUSE_KEYS = {
    BOARD_KEY: "play-help-board",
    RULES_KEY: "play-help-rules",
    HELP_KEY: "play-help-help",
    WHY_KEY: "play-help-why",
    HABITS_KEY: "play-help-habits",
    QUIT_KEY: "play-help-quit",
}


class Left(Exception):
    """The player quits, or there is no more input."""


class Person:
    def __init__(self, box: Box, seat: Seat, texts: Texts, board: Board, console: Console) -> None:
        self.box = box
        self.seat = seat
        self.texts = texts
        self.board = board
        self.console = console
        self.keyboard = Keyboard(console)
        self.printer = MenuPrinter(texts, load_clauses(box), console)
        self.answers = StandingAnswers(box, texts, console)
        self._greeted = False  # in this turn

    def choose(self, state: State, turn_begins: bool) -> Action:
        """What the player wants to do, once it may be done. Left if he quits, TimeUp if he is late."""
        self._greeted = self._greeted and not turn_begins
        answer = self.answers.answer(state, self.seat)
        if answer is not None:
            return make_action(self.box.game, self.seat, *answer)
        view = self.box.game.view(state, self.seat)
        menu = menu_of(state, self.seat, self.texts)
        if not self._greeted:
            self._greeted = True
            if self.board.needs_overview(view):
                self.console.print(self.board.overview(view))
            self._say("play-turn", player=self.texts.players[self.seat])
        self.console.print(self.board.turn(view, menu))
        self.printer.show(menu)
        self._warn(state)
        while True:
            text = self._type(self.texts.say("play-prompt"))
            if text in HOUSE_KEYS:
                self._serve(text, view, menu)
            elif text == DESK_KEY and state.standing:
                self.printer.show_desk(menu)
            elif text:
                choice = self._understand(text, menu, state)
                action = self._action(choice) if choice is not None else None
                if action is not None and self._is_meant(state, action):
                    return action

    def _warn(self, state: State) -> None:
        """What holds of an action however it is filled in is told with the menu."""
        for caution in cautions(state, self.seat):
            if not caution.fillings and not caution.least and caution.weight != GRAVE:
                self.console.print(sentence(f"! {self.texts.caution(caution)}"))

    def _is_meant(self, state: State, action: Action) -> bool:
        """What is grave is to be said twice: the first letter of yes, or not at all."""
        for caution in cautions(state, self.seat):
            if caution.weight == GRAVE and caution.concerns(action.verb(), action.filling()):
                self.console.print(sentence(f"! {self.texts.caution(caution)}"))
                return self._type(self.texts.say("play-sure")).casefold()[:1] == self.texts.say("play-yes")
        return True

    def _understand(self, text: str, menu: Menu, state: State) -> Choice | None:
        try:
            choice = menu.read(text)
            if choice.filling is None:
                choice.filling = self._fill(choice)
            return choice
        except Unclear as unclear:
            self._explain(unclear, menu, state)
            return None

    def _fill(self, choice: Choice) -> Filling:
        """Each blank in turn; what is filled in decides which of the asks was meant."""
        filling: Filling = []
        asks = choice.asks
        for place in range(len(asks[0].blanks)):
            values = self._fill_in(blank_at(place, asks))
            asks = [ask for ask in asks if ask.blanks[place].allows(values)]
            filling.append(values)
        return filling

    def _fill_in(self, blank: Blank) -> list[int]:
        """What is typed, or the one thing that there is to choose."""
        if isinstance(blank, OneOf) and len(blank.choices) == 1:
            return blank.choices
        self._say("play-fill", blank=self.texts.blank(blank.name), bounds=bounds(blank, self.texts))
        return read_values(blank, self._type(self.texts.say("play-prompt")), self.texts)

    def _action(self, choice: Choice) -> Action:
        return make_action(self.box.game, self.seat, choice.asks[0].verb, choice.filling or [])

    def _explain(self, unclear: Unclear, menu: Menu, state: State) -> None:
        """Too many things fit, a rule forbids it, it must wait, or it means nothing."""
        clause = menu.closure(unclear.text)
        clause = clause or clause_against(unclear.text, self.box.game, state, self.seat, self.texts)
        verb = verb_called(unclear.text, self.texts)
        if len(unclear.fits) > 1:
            self._say("play-ambiguous", text=unclear.text, names=self.texts.join(unclear.fits))
        elif clause:
            self._say("play-refused", sentence=self.printer.sentence(clause))
        elif verb:
            self._say("play-not-now", ask=self.texts.ask(verb))
        else:
            self._say("play-not-understood", text=unclear.text)

    def _serve(self, key: str, view: Any, menu: Menu) -> None:
        if key == QUIT_KEY:
            raise Left
        if key == BOARD_KEY:
            self.console.print(self.board.overview(view))
        elif key == RULES_KEY:
            print_rules(self.box, self.texts, self.console)
        elif key == WHY_KEY:
            self.printer.tell_why_not(menu)
        elif key == HABITS_KEY:
            self.answers.show()
            self.answers.change(self._type(self.texts.say("play-habits-which")))
        else:
            self._help()

    def _help(self) -> None:
        self._say("play-help")
        for key, purpose in HOUSE_KEYS.items():
            self.console.print(Text.assemble("  ", (key, "bold"), f"  {self.texts.say(purpose)}"))

    def _type(self, question: str) -> str:
        line = self.keyboard.ask(question)
        if line is None:
            raise Left
        return line

    def _say(self, key: str, **arguments: str | int) -> None:
        self.console.print(sentence(self.texts.say(key, **arguments)))
