"""The board, the titles and the cards as integer tables: one number per square, title, production, country, card."""

from ludotheque.mechanics.rules import Final, Money, Tables

START: Final = 0  # kinds of square; the arrow « DEPART » is square 0, left for ever with the first move
COUNTRY: Final = 1
CONTINENT: Final = 2  # « CHOIX "CONTINENTAL" »
WORLD: Final = 3  # « CHOIX MONDIAL »
AUCTION: Final = 4
JOKER: Final = 5
NEWS: Final = 6
WINDFALL: Final = 7  # « 500 000 € »

AS_PRINTED: Final = 0  # the two readings of the steel of China
CHINESE_STEEL_15: Final = 1

SHARES: Final = [30, 50, 70, 90]  # percent from which a production pays more (rdm.royalties.steps)


class RichessesTables(Tables):
    def __init__(self, kinds: list[int], on_sale: list[list[int]], plaques: list[bool]) -> None:
        self.reached = [self.steps_reached(percent) for percent in range(101)]  # for each percent
        self.kinds = kinds  # of each square, from « DEPART » to the end of the second lap (rdm.turn.two-laps)
        # What each square sells: a country with those that have no square (rdm.purchase.no-square), the countries of a
        # continent by their colour (rdm.choice.continents), the whole world (rdm.choice.world).
        self.on_sale = on_sale
        self.plaques = plaques  # whether each square has one; a world choice has none (rdm.choice.world-no-plaque)
        self.last_square = len(kinds) - 1
        # What follows each square, twice around: after the last comes the first, as the arrow serves once
        # (rdm.turn.start-once). The crossing has two numbers: it leads inwards under one, to the first square under the
        # other (rdm.turn.crossing).
        self.track = list(range(1, len(kinds))) * 2
        self.countries: list[int] = []  # of each title; Benelux, Corée and Philippines count as countries
        self.products: list[int] = []  # of each title, six of each (rdm.titles.six-of-each)
        # For each reading, of each title: as the booklet's table has it (rdm.titles.canadian-silver), even where
        # the six do not make a hundred (rdm.titles.not-a-hundred).
        self.percents: list[list[int]] = [[], []]
        self.prices: list[list[Money]] = [[], []]  # for each reading: by the percents (rdm.titles.prices)
        self.continents: list[int] = []  # of each country
        self.yields: list[list[Money]] = []  # of each production: from 30, 50, 70 and 90 percent
        self.titles_of: list[list[int]] = []  # of each production
        self.news_products: list[list[int]] = []  # of each card: the productions it is about, if any
        self.news_with: list[Money] = []  # what it brings to a holder of one of them; below zero: what it costs
        self.news_without: list[Money] = []  # what it brings to anybody else
        self.news_from_each: list[Money] = []  # what every other side pays
        self.starting_cash: list[Money] = []  # by number of players (rdm.start.shares)
        self.jokers = 0
        self.continent_count = 0

    def add_product(self, yields: list[Money]) -> None:
        self.yields.append(yields)
        self.titles_of.append([])

    def add_title(self, country: int, product: int, percents: list[int], prices: list[Money]) -> None:
        """Percent and price are given for both readings."""
        self.titles_of[product].append(len(self.products))
        self.countries.append(country)
        self.products.append(product)
        for reading in (AS_PRINTED, CHINESE_STEEL_15):
            self.percents[reading].append(percents[reading])
            self.prices[reading].append(prices[reading])

    def add_news(self, products: list[int], holder: Money, other: Money, from_each: Money) -> None:
        self.news_products.append(products)
        self.news_with.append(holder)
        self.news_without.append(other)
        self.news_from_each.append(from_each)

    def steps_reached(self, percent: int) -> int:
        """How many steps of a production's yields a share has reached; it is on the one that begins there.

        « entre 30 et 50% … 900 000 € » (rdm.royalties.lower-bounds)
        """
        reached = 0
        while reached < len(SHARES) and percent >= SHARES[reached]:
            reached += 1
        return reached

    def royalty(self, product: int, percent: int) -> Money:
        """What a share of the production pays."""
        reached = self.reached[percent]
        return self.yields[product][reached - 1] if reached > 0 else 0
