"""The board of Richesses du Monde in a terminal: the sides, their trusts, the squares ahead, and what is asked."""

from rich.box import SIMPLE_HEAD
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from ludotheque.cli.boards.board import COLOURS, MARKS
from ludotheque.cli.boards.richesses_du_monde_holdings import Holdings
from ludotheque.cli.boards.richesses_du_monde_purchase import PurchaseSheet
from ludotheque.cli.boards.richesses_du_monde_windows import Windows
from ludotheque.cli.terminal.flow import Flow, sentence
from ludotheque.cli.terminal.menu import Menu
from ludotheque.editions.edition import Edition
from ludotheque.games.richesses_du_monde.tables import RichessesTables
from ludotheque.games.richesses_du_monde.view import RichessesView
from ludotheque.kernel.action import NOBODY, Money, Seat
from ludotheque.kernel.game import Options
from ludotheque.texts.texts import Texts

LEAST_POINTS = 2  # of two dice


class RichessesBoard:
    def __init__(self, edition: Edition, texts: Texts, player: Seat, options: Options) -> None:
        assert isinstance(edition.tables, RichessesTables)
        self.texts = texts
        self.player = player
        self.holdings = Holdings(edition.tables, options["steel"])
        self.windows = Windows(self.holdings, texts, player)
        self.sheet = PurchaseSheet(self.holdings, texts)

    def needs_overview(self, view: RichessesView) -> bool:
        """When one is to roll; in a window of seven seconds only what is at stake is shown."""
        return view.to_roll and view.turn == view.side_of[self.player]

    def overview(self, view: RichessesView) -> RenderableType:
        return Group(
            Panel(self._sides(view), title=self._title(view), title_align="left"),
            self._trusts(view),
            *self._ahead(view),
        )

    def turn(self, view: RichessesView, menu: Menu) -> RenderableType:
        window = self.windows.show(view)
        if window is not None:
            return Group(window, self._purse(view))
        if view.purchase is not None or view.lots is not None:
            return Group(self._standing(view), self.sheet.show(view, menu))
        return self._standing(view)

    # The sides

    def _title(self, view: RichessesView) -> Text:
        key = "board-title-last" if view.bell else "board-title"
        seat = self.texts.value("seat", view.turn)
        return Text(self.texts.say(key, round=view.round, seat=seat), style="bold")

    def _sides(self, view: RichessesView) -> Grid:
        say = self.texts.say
        grid = Grid(expand=True, box=SIMPLE_HEAD, padding=(0, 1, 0, 0))
        grid.add_column(say("board-side"), ratio=1)
        grid.add_column(say("board-square"), no_wrap=True)
        for heading in ("board-tours", "board-jokers", "board-titles", "board-worth", "board-cash"):
            grid.add_column(say(heading), justify="right", no_wrap=True)
        for seat in range(len(view.playing)):
            if view.side_of[seat] == seat:
                self._add_side(grid, view, seat)
        return grid

    def _add_side(self, grid: Grid, view: RichessesView, side: Seat) -> None:
        number, value = self.texts.number, self.texts.value
        if not view.playing[side]:
            grid.add_row(self._name(view, side), self.texts.say("board-fallen"), style="dim")
            return
        cash = view.cash[side]
        grid.add_row(
            self._name(view, side),
            value("square", view.squares[side]),
            number(view.tours[side]),
            number(view.jokers[side]),
            number(view.owner.count(side)),
            value("price", view.worth[side]),
            self.texts.say("board-secret") if cash is None else value("cash", cash),
        )

    def _name(self, view: RichessesView, side: Seat) -> Text:
        """The players of the side, the one with the pawn first."""
        members = [seat for seat, head in enumerate(view.side_of) if head == side and seat != side]
        names = [self._player(seat) for seat in [side, *members]]
        return Text.assemble((MARKS[side], f"bold {COLOURS[side]}"), f" {' + '.join(names)}")

    def _player(self, seat: Seat) -> str:
        name = self.texts.players[seat]
        return self.texts.say("play-you", player=name) if seat == self.player else name

    # The trusts

    def _trusts(self, view: RichessesView) -> Grid:
        grid = Grid.grid(padding=(0, 1, 0, 0))
        grid.add_column(no_wrap=True)
        grid.add_column(ratio=1)
        for side, plays in enumerate(view.playing):
            products = self.holdings.products_of(view, side)
            if plays and products:
                items = [self._trust(view, side, product) for product in products]
                grid.add_row(Text(MARKS[side], style=f"bold {COLOURS[side]}"), Flow(items))
        return grid

    def _trust(self, view: RichessesView, side: Seat, product: int) -> Text:
        """A production in hand, its share, and what it pays by now."""
        percent, pays = self.holdings.percent(view, side, product), self.holdings.royalty(view, side, product)
        name = self.texts.value("product", product)
        share = self.texts.say("board-percent", percent=percent)
        if pays == 0:
            return Text(f"{name} {share}", style="dim")
        return Text.assemble(f"{name} {share} ", (f"→ {self.texts.value('price', pays)}", "bold"))

    # The squares

    def _ahead(self, view: RichessesView) -> list[RenderableType]:
        """What the next roll may bring to one's own pawn."""
        side = view.side_of[self.player]
        if view.turn == NOBODY or not view.playing[side]:
            return []
        heading = sentence(self.texts.say("board-ahead"), style="dim")
        reached = list(zip(view.ahead[side], view.owed_ahead, strict=True))[LEAST_POINTS - 1 :]
        squares = [self._reached(view, points, *there) for points, there in enumerate(reached, LEAST_POINTS)]
        return [heading, Flow(squares, gap=3)]

    def _reached(self, view: RichessesView, points: int, square: int, owed: Money) -> Text:
        text = Text.assemble((str(points), "bold"), " ", self.texts.value("square", square))
        product = view.plaques[square]
        if product >= 0:
            text.append(f" ({self.texts.value('product', product)})", style="dim")
        return text.append(f" -{self.texts.value('price', owed)}", style="bold red") if owed else text

    # The turn

    def _purse(self, view: RichessesView) -> RenderableType:
        return sentence(self.texts.say("board-purse", cash=self._own_cash(view)), style="bold")

    def _own_cash(self, view: RichessesView) -> str:
        return self.texts.value("cash", view.cash[self.player] or 0)

    def _standing(self, view: RichessesView) -> RenderableType:
        """Where one stands, and what is in the purse."""
        side, cash = view.side_of[self.player], self._own_cash(view)
        say = self.texts.say
        if view.squares[side] == 0:
            return sentence(say("board-stands-at-start", cash=cash), style="bold")
        product = view.plaques[view.squares[side]]
        square = self.texts.value("square", view.squares[side])
        if product < 0:
            return sentence(say("board-stands", square=square, cash=cash), style="bold")
        plaque = self.texts.value("product", product)
        return sentence(say("board-stands-on-plaque", square=square, plaque=plaque, cash=cash), style="bold")
