"""What is chosen by number: titles at the shelf, holdings for the hammer."""

from rich.box import ROUNDED
from rich.table import Table as Grid

from ludotheque.cli.boards.richesses_du_monde_holdings import Holdings
from ludotheque.cli.terminal.menu import Menu
from ludotheque.games.richesses_du_monde.view import LotsView, PurchaseView, RichessesView
from ludotheque.kernel.action import Money
from ludotheque.texts.texts import Texts


class PurchaseSheet:
    def __init__(self, holdings: Holdings, texts: Texts) -> None:
        self.holdings = holdings
        self.texts = texts

    def show(self, view: RichessesView, menu: Menu) -> Grid:
        if view.purchase is not None:
            return self._titles(view, view.purchase, menu)
        assert view.lots is not None
        return self._lots(view, view.lots, menu)

    def _titles(self, view: RichessesView, purchase: PurchaseView, menu: Menu) -> Grid:
        grid = self._grid(
            self.texts.say("board-shelf", left=purchase.left),
            ["board-title-of", "board-share", "board-price", "board-then", "board-yield"],
        )
        for title in purchase.titles:
            number = menu.number_of(title)
            product = self.holdings.tables.products[title]
            titles = [*self.holdings.held(view, purchase.side, product), title]
            grid.add_row(
                f"{number} ▸" if number else "",
                self.texts.value("title", title),
                self._percent(self.holdings.percents[title]),
                self.texts.value("price", self.holdings.prices[title]),
                *self._holding(product, titles),
                style="" if number else "dim",
            )
        return grid

    def _lots(self, view: RichessesView, lots: LotsView, menu: Menu) -> Grid:
        grid = self._grid(
            self.texts.say("board-lots", wanted=lots.wanted, red=view.red),
            ["board-product", "board-titles", "board-half", "board-share", "board-yield"],
        )
        halves = dict(zip(lots.products, lots.halves, strict=True))
        for product in self.holdings.products_of(view, lots.side):
            number = menu.number_of(product)
            titles = self.holdings.held(view, lots.side, product)
            grid.add_row(
                "✓" if product in lots.lots else f"{number} ▸" if number else "",
                self.texts.value("product", product),
                self.texts.number(len(titles)),
                self.texts.value("price", halves[product]),
                *self._holding(product, titles),
                style="" if number else "dim",
            )
        return grid

    def _grid(self, title: str, headings: list[str]) -> Grid:
        grid = Grid(title=title, title_justify="left", box=ROUNDED)
        grid.add_column("", justify="right")
        for place, heading in enumerate(headings):
            grid.add_column(self.texts.say(heading), justify="right" if place else "left", no_wrap=True)
        return grid

    def _holding(self, product: int, titles: list[int]) -> list[str]:
        """The share of a holding, and what it pays."""
        percent = self.holdings.percent_of(titles)
        pays: Money = self.holdings.tables.royalty(product, percent)
        return [self._percent(percent), self.texts.value("price", pays) if pays else "–"]

    def _percent(self, percent: int) -> str:
        return self.texts.say("board-percent", percent=percent)
