"""What the titles in sight amount to: percents, prices and yields, for each side and each production."""

from ludotheque.games.richesses_du_monde.tables import RichessesTables
from ludotheque.games.richesses_du_monde.view import RichessesView
from ludotheque.kernel.action import Money, Seat


class Holdings:
    def __init__(self, tables: RichessesTables, reading: int) -> None:
        self.tables = tables
        self.percents = tables.percents[reading]
        self.prices = tables.prices[reading]

    def held(self, view: RichessesView, side: Seat, product: int) -> list[int]:
        return [title for title in self.tables.titles_of[product] if view.owner[title] == side]

    def products_of(self, view: RichessesView, side: Seat) -> list[int]:
        """The productions of which the side owns titles, the best paid first."""
        products = [product for product in range(len(self.tables.titles_of)) if self.held(view, side, product)]
        return sorted(products, key=lambda product: -self.royalty(view, side, product))

    def percent(self, view: RichessesView, side: Seat, product: int) -> int:
        return self.percent_of(self.held(view, side, product))

    def percent_of(self, titles: list[int]) -> int:
        return sum(self.percents[title] for title in titles)

    def price_of(self, titles: list[int]) -> Money:
        return sum(self.prices[title] for title in titles)

    def royalty(self, view: RichessesView, side: Seat, product: int) -> Money:
        """What the side's share pays whenever a rival stops on the plaque."""
        return self.tables.royalty(product, self.percent(view, side, product))
