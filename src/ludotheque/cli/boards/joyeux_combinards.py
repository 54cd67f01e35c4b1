"""The board of Les Joyeux Combinards in a terminal: three circuits with their pawns, purses and records, and a hand."""

from rich.box import ROUNDED, SIMPLE_HEAD
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from ludotheque.cli.boards.board import COLOURS, MARKS
from ludotheque.cli.terminal.flow import Flow, sentence
from ludotheque.cli.terminal.menu import Menu
from ludotheque.editions.edition import Edition
from ludotheque.games.joyeux_combinards.tables import NO_PLACE, PLACE, CombinardsTables
from ludotheque.games.joyeux_combinards.view import CombinardsMemory, CombinardsView
from ludotheque.kernel.action import Seat
from ludotheque.kernel.game import Options
from ludotheque.texts.texts import Texts

KINDS = [  # what a square is called, by its kind; a place of sale has a name of its own
    "board-start",
    "board-purchase",
    "",
    "board-refinery",
    "board-airport",
    "board-stop",
    "board-customs",
    "board-police",
    "board-agios",
    "board-tax",
    "board-refund",
    "board-check",
    "board-flying-check",
]
INKS = ["yellow", "magenta", "bright_black"]  # legal, illegal, oil


class CombinardsBoard:
    def __init__(self, edition: Edition, texts: Texts, player: Seat, options: Options) -> None:
        assert isinstance(edition.tables, CombinardsTables)
        self.tables = edition.tables
        self.texts = texts
        self.player = player

    def needs_overview(self, view: CombinardsView) -> bool:
        """A doubt or an informer's word concerns what was just said, not the board."""
        return view.bluff is None

    def overview(self, view: CombinardsView) -> RenderableType:
        say = self.texts.say
        title = say("board-title", round=view.round, rounds=view.rounds, goal=view.goal, pot=view.pot, stock=view.stock)
        legend = sentence(say("board-legend"), style="dim")
        return Group(Panel(self._circuits(view), title=title, title_align="left"), self._players(view), legend)

    def turn(self, view: CombinardsView, menu: Menu) -> RenderableType:
        parts: list[RenderableType] = []
        if view.bluff is not None and view.bluff.card is not None:
            parts.append(self._cards(view, [view.bluff.card], menu, "board-drawn"))
        if view.bluff is not None and view.bluff.forced:
            parts.append(sentence(self.texts.say("board-forced")))
        parts.append(self._cards(view, view.hand, menu, "board-own-hand"))
        if view.memory is not None:
            parts += self._memory(view.memory)
        if view.debt is not None:
            debtor = self.texts.players[view.debt.debtor]
            parts.append(sentence(self.texts.say("board-debt", debtor=debtor, amount=view.debt.amount)))
        choices = self._choices(menu)
        return Group(*parts, Flow(choices, gap=3)) if choices else Group(*parts)

    # The board

    def _circuits(self, view: CombinardsView) -> Grid:
        grid = Grid.grid(padding=(0, 2, 1, 0))
        grid.add_column(no_wrap=True)
        grid.add_column(ratio=1)
        for circuit, name in enumerate(self.texts.names("circuit")):
            squares = [square for square in range(len(self.tables.kinds)) if self.tables.circuits[square] == circuit]
            grid.add_row(Text(name, style="bold"), Flow([self._square(view, square) for square in squares]))
        return grid

    def _square(self, view: CombinardsView, square: int) -> Text:
        text = Text(self._short(square), style="" if square in view.reach else "dim")
        for seat, place in enumerate(view.squares):
            if place == square and view.playing[seat]:
                text = Text.assemble((MARKS[seat], f"bold {COLOURS[seat]}"), text)
        return text

    def _short(self, square: int) -> str:
        kind = self.tables.kinds[square]
        if kind == PLACE:
            return self.texts.value("place", self.tables.places[square])
        return self.texts.say(KINDS[kind])

    # The players

    def _players(self, view: CombinardsView) -> Grid:
        say = self.texts.say
        grid = Grid(expand=True, box=SIMPLE_HEAD, padding=(0, 1, 0, 0))
        grid.add_column(say("board-player"), no_wrap=True)
        for heading in ("board-cash", "board-years", "board-cards"):
            grid.add_column(say(heading), justify="right")
        grid.add_column(say("board-where"), ratio=1)
        for seat in range(len(view.cash)):
            numbers = [view.cash[seat], view.years[seat], view.hand_sizes[seat]]
            where = self.texts.value("square", view.squares[seat])
            style = "" if view.playing[seat] else "dim strike"
            grid.add_row(self._player(seat), *map(self.texts.number, numbers), where, style=style)
        return grid

    def _player(self, seat: Seat) -> Text:
        name = self.texts.players[seat]
        shown = self.texts.say("play-you", player=name) if seat == self.player else name
        return Text.assemble((MARKS[seat], f"bold {COLOURS[seat]}"), f" {shown}")

    # The hand

    def _cards(self, view: CombinardsView, cards: list[int], menu: Menu, title: str) -> Grid:
        say = self.texts.say
        grid = Grid(title=say(title), title_justify="left", expand=True, box=ROUNDED)
        grid.add_column("", justify="right")
        grid.add_column(say("board-card"), ratio=1)
        grid.add_column(say("board-price"), justify="right")
        grid.add_column(say("board-sells"), ratio=1)
        grid.add_column(say("board-risk"), no_wrap=True)
        grid.add_column(say("board-remission"), justify="right")
        for card in cards:
            self._add_card(grid, view, card, self._number(menu, card))
        return grid

    def _number(self, menu: Menu, card: int) -> int:
        """What to type for the card, if cards are what is chosen now."""
        of_cards = menu.direct is not None and menu.direct.blanks[0].name == "card"
        return menu.number_of(card) if of_cards else 0

    def _add_card(self, grid: Grid, view: CombinardsView, card: int, number: int) -> None:
        name = Text(self.texts.value("card", card), style=INKS[self.tables.goods[card]])
        if card in view.pledged:
            pledged = self.texts.say("board-pledged")
            name = Text.assemble(name, (f" ({pledged})", "bold"))
        grid.add_row(
            f"{number} ▸" if number else "",
            name,
            self.texts.number(self.tables.prices[card]),
            self._sells(view, card),
            self._risk(card),
            self.texts.number(self.tables.remissions[card]),
        )

    def _sells(self, view: CombinardsView, card: int) -> Flow:
        """Where and for how much; of oil also the premium."""
        near = {self.tables.places[square] for square in view.reach} - {NO_PLACE}
        prices = self.tables.sale_prices[card]
        found = [
            Text.assemble("★ " if place in near else "", self.texts.value("place", place), f" {price}")
            for place, price in enumerate(prices)
            if price
        ]
        premium = self.tables.premiums[card]
        if premium:
            found.append(Text(self.texts.say("board-premium", premium=premium)))
        return Flow(found)

    def _memory(self, memory: CombinardsMemory) -> list[RenderableType]:
        """What has been shown and stays in a hand, where the table lets the screen recall it."""
        found: list[RenderableType] = []
        for seat, player in enumerate(self.texts.players):
            held = [self._remembered(memory, card) for card, holder in enumerate(memory.holders) if holder == seat]
            if held and seat != self.player:
                cards = self.texts.join(held)
                found.append(sentence(self.texts.say("board-memory", player=player, cards=cards)))
        return found

    def _remembered(self, memory: CombinardsMemory, card: int) -> str:
        name = self.texts.value("card", card)
        return f"{name} ({self.texts.say('board-pledged')})" if card in memory.pledged else name

    def _risk(self, card: int) -> str:
        fine, years = self.tables.fines[card], self.tables.years[card]
        if years:
            return self.texts.say("board-sentence", fine=fine, years=years)
        return self.texts.say("board-fine", fine=fine) if fine else ""

    def _choices(self, menu: Menu) -> list[Text]:
        """Prices, airports and suspects, with what to type for each."""
        if menu.direct is None or menu.direct.blanks[0].name == "card":
            return []
        word = menu.direct.blanks[0].name
        return [Text(f"{menu.number_of(value)} ▸ {self.texts.value(word, value)}") for value in menu.values]
