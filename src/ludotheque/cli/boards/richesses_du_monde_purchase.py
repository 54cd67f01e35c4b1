"""What is chosen by number: titles at the shelf, holdings for the hammer."""

from rich.box import ROUNDED
from rich.table import Table

from ludotheque.cli.boards.richesses_du_monde_figures import Figures
from ludotheque.cli.terminal.menu import Menu
from ludotheque.games.richesses_du_monde.view import LotsView, PurchaseView, RichessesView
from ludotheque.kernel.action import Money
from ludotheque.texts.catalogue import Catalogue


class PurchaseSheet:
    def __init__(self, figures: Figures, catalogue: Catalogue) -> None:
        self.figures = figures
        self.catalogue = catalogue

    def show(self, view: RichessesView, menu: Menu) -> Table:
        if view.purchase is not None:
            return self._titles(view, view.purchase, menu)
        assert view.lots is not None
        return self._lots(view, view.lots, menu)

    def _titles(self, view: RichessesView, purchase: PurchaseView, menu: Menu) -> Table:
        grid = self._grid(
            self.catalogue.house("board-shelf", left=purchase.left),
            ["board-title-of", "board-share", "board-price", "board-then", "board-yield"],
        )
        for title in purchase.titles:
            number = menu.number_of(title)
            product = self.figures.tables.products[title]
            titles = [*self.figures.held(view, purchase.side, product), title]
            grid.add_row(
                f"{number} ▸" if number else "",
                self.catalogue.value("title", title),
                self._percent(self.figures.percents[title]),
                self.catalogue.value("price", self.figures.prices[title]),
                *self._holding(product, titles),
                style="" if number else "dim",
            )
        return grid

    def _lots(self, view: RichessesView, lots: LotsView, menu: Menu) -> Table:
        grid = self._grid(
            self.catalogue.house("board-lots", wanted=lots.wanted, red=view.red),
            ["board-product", "board-titles", "board-half", "board-share", "board-yield"],
        )
        for product in self.figures.holdings(view, lots.side):
            number = menu.number_of(product)
            titles = self.figures.held(view, lots.side, product)
            grid.add_row(
                "✓" if product in lots.lots else f"{number} ▸" if number else "",
                self.catalogue.value("product", product),
                self.catalogue.number(len(titles)),
                self.catalogue.value("price", self.figures.price_of(titles) // 2),
                *self._holding(product, titles),
                style="" if number else "dim",
            )
        return grid

    def _grid(self, title: str, headings: list[str]) -> Table:
        grid = Table(title=title, title_justify="left", box=ROUNDED)
        grid.add_column("", justify="right")
        for place, heading in enumerate(headings):
            grid.add_column(self.catalogue.house(heading), justify="right" if place else "left", no_wrap=True)
        return grid

    def _holding(self, product: int, titles: list[int]) -> list[str]:
        """The share of a holding, and what it pays."""
        percent = self.figures.percent_of(titles)
        pays: Money = self.figures.tables.royalty(product, percent)
        return [self._percent(percent), self.catalogue.value("price", pays) if pays else "–"]

    def _percent(self, percent: int) -> str:
        return self.catalogue.house("board-percent", percent=percent)
