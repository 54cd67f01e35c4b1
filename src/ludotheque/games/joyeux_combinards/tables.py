"""The board and the goods as integer tables: one number per square, place of sale and card. Sums are in millions."""

from ludotheque.mechanics.rules import Final, Money, Tables

START: Final = 0  # kinds of square
PURCHASE: Final = 1
PLACE: Final = 2  # a place of sale
REFINERY: Final = 3
AIRPORT: Final = 4
STOP: Final = 5
CUSTOMS: Final = 6
POLICE: Final = 7  # « COMMISSARIAT »
AGIOS: Final = 8
TAX: Final = 9  # « IMPÔTS » and « TAXES » alike
REFUND: Final = 10
CHECK: Final = 11
FLYING_CHECK: Final = 12

LEGAL: Final = 0  # kinds of goods; yellow
ILLEGAL: Final = 1  # pink
OIL: Final = 2

INNER: Final = 0  # the circuit of a square; the outer ones follow

NO_PLACE: Final = -1
NO_ENTRANCE: Final = -1


class CombinardsTables(Tables):
    """No board and no card is preserved: their order and figures are reconstructed (ljc.board.reconstructed)."""

    def __init__(self, kinds: list[int], circuits: list[int], places: list[int], following: list[int]) -> None:
        self.kinds = kinds  # of each square; the booklet counts some of them (ljc.board.squares)
        self.circuits = circuits  # of each square: the inner one, or one of two outer ones (ljc.board.circuits)
        self.places = places  # of each square: what is sold there, or NO_PLACE
        # of each square: the next one along the arrows, on the same circuit if it goes on; that of a STOP is only ever
        # passed (ljc.board.after-stop)
        self.following = following
        self.entrances: list[int] = [NO_ENTRANCE] * len(kinds)  # of each square: the STOP that one may turn off to
        # two inside, one on each outer circuit (ljc.board.two-and-two)
        self.airports: list[int] = [square for square in range(len(kinds)) if kinds[square] == AIRPORT]
        self.goods: list[int] = []  # kind of each card (ljc.board.colours)
        self.prices: list[Money] = []  # of each card, to buy (ljc.board.prices)
        # of each card, at each place; 0 where it does not sell. All but oil sell inside and outside
        # (ljc.board.both-circuits), and what is illegal sells dearer outside (ljc.board.dearer-outside)
        self.sale_prices: list[list[Money]] = []
        self.remissions: list[int] = []  # of each card: years off (ljc.board.cards)
        self.fines: list[Money] = []
        self.years: list[int] = []
        self.premiums: list[Money] = []
        self.announcements: list[Money] = []  # prices that may be announced, rising
        self.stake: Money = 0
        self.cards_dealt = 0
        self.agios: Money = 0
        self.tax: Money = 0
        self.tax_limit = 0  # points up to which the dice spare from a tax
        self.customs_limit = 0  # points from which customs let one go
        self.customs_fee: Money = 0  # a card
        self.most_handed_in = 0
        self.most_years = 0
        self.year_cost: Money = 0  # what a year counts for when the rounds are over

    def is_outer(self, square: int) -> bool:
        return self.circuits[square] != INNER
