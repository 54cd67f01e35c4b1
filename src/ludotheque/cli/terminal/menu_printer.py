"""A menu as it is printed: letters and names, and in brackets what is closed, with its reason once or on request."""

from rich.console import Console
from rich.text import Text

from ludotheque.cli.terminal.blanks import bounds
from ludotheque.cli.terminal.flow import Flow, sentence
from ludotheque.cli.terminal.menu import Closed, Menu
from ludotheque.rules.clauses import Clause
from ludotheque.texts.texts import Texts

DESK_KEY = "m"
HELP_KEY = "?"
WHY_KEY = "??"
FEW = 2  # so many new reasons are told at a time, unasked


class MenuPrinter:
    def __init__(self, texts: Texts, clauses: dict[str, Clause], console: Console) -> None:
        self.texts = texts
        self.clauses = clauses
        self.console = console
        self._told: set[str] = set()  # clauses whose sentences have been read

    def show(self, menu: Menu) -> None:
        if menu.direct is not None:
            self._show_direct(menu)
        desk = [(DESK_KEY, self.texts.say("play-desk"))] if menu.desk_asks else []
        why = [(WHY_KEY, self.texts.say("play-why-not"))] if menu.closed() else []
        self._show_letters([*menu.letters(), *desk, *why, (HELP_KEY, self.texts.say("play-help-help"))])
        self._show_closed(menu.closed())

    def show_desk(self, menu: Menu) -> None:
        if menu.desk_asks:
            self._show_letters(menu.desk_letters())
        else:
            self._say("play-desk-closed")
        self._show_closed(menu.desk_closed())

    def tell_why_not(self, menu: Menu) -> None:
        """Everything that is closed, with its reason."""
        closed = menu.closed() + menu.desk_closed()
        if not closed:
            self._say("play-all-open")
        self._tell_why(closed)

    def sentence(self, clause: str) -> str:
        return self.clauses[clause].sentence(self.texts.lang)

    def _show_direct(self, menu: Menu) -> None:
        """The ask that is filled in by typing its value alone."""
        assert menu.direct is not None
        ask, blank = self.texts.ask(menu.direct), menu.direct.blanks[0]
        if menu.values:
            self._say("play-direct", ask=ask, numbers=len(menu.values))
        else:
            key = "play-direct-amount" if self.texts.is_sum(blank.name) else "play-direct-number"
            self._say(key, ask=ask, bounds=bounds(blank, self.texts))

    def _show_letters(self, letters: list[tuple[str, str]]) -> None:
        self.console.print(Flow([Text.assemble((letter, "bold"), f" {name}") for letter, name in letters], gap=3))

    def _show_closed(self, closed: list[Closed]) -> None:
        """Greyed and between brackets, where the action would be; a new reason is told too, unless there are many."""
        new = [one for one in closed if one.clause not in self._told]
        explained = new if len(new) <= FEW else []
        plain = [Text(f"({one.letter}) {one.name}", style="dim") for one in closed if one not in explained]
        if plain:
            self.console.print(Flow(plain, gap=3))
        self._tell_why(explained)

    def _tell_why(self, closed: list[Closed]) -> None:
        self._told.update(one.clause for one in closed)
        for one in closed:
            said = self.texts.say("play-closed", ask=one.name, sentence=self.sentence(one.clause))
            self.console.print(sentence(f"({one.letter}) {said}", style="dim", indent=4))

    def _say(self, key: str, **arguments: str | int) -> None:
        self.console.print(sentence(self.texts.say(key, **arguments)))
