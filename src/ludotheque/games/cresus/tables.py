"""Markets, shares, experts, fortune cards and signs as integer tables. Money counts in millions."""

from ludotheque.mechanics.rules import NOBODY, Final, Money, Tables

MARKETS: Final = 6  # London first, then clockwise; each has its colour, which is also a face of the dice
DICE: Final = 6

# What an expert does
PIRATE: Final = 0  # closes his market for the round; never auctioned
EXTRA_THROW: Final = 1  # one more throw for a sale on his market
TIE_BREAK: Final = 2  # wins an auction in which one is tied for the highest bid
ANALYST: Final = 3  # shows the next two cards of a market
TURN_DIE: Final = 4  # turns one die of a sale to the colour one likes
DOUBLE_PREMIUM: Final = 5  # doubles the premium of a sale out of the share's market
HALF_PRICE: Final = 6  # halves a list price

# What a fortune card does
GAIN: Final = 0  # the bank pays every player of the market
LOSS: Final = 1  # every player of the market pays the bank
PER_SHARE: Final = 2  # the bank pays for each share held in a sector
LEVY: Final = 3  # each share held in a sector costs
TOURNAMENT: Final = 4  # everybody throws the dice; the best win a prize
BIRTHDAY: Final = 5  # everybody else pays the players of the market
SHIELD: Final = 6  # kept: lets one off a payment
RETHROW: Final = 7  # kept: one more throw in a sale

NO_SECTOR: Final = NOBODY
NO_MARKET: Final = NOBODY


class CresusTables(Tables):
    def __init__(self, signs: list[Money]) -> None:
        self.signs = signs  # prices of the signs of wealth, rising; the last one is the island
        self.sector_bonus: list[list[Money]] = []  # of each sector: by number of shares held, from 0
        self.premiums: list[Money] = []  # of each sector: for a sale out of the share's market
        self.markets: list[int] = []  # of each share
        self.sectors: list[int] = []  # of each share
        self.prices: list[Money] = []  # of each share
        self.throws: list[int] = []  # of each share
        # Of each share: by number of faces alike, from 0 (never) to 6. Every sale brings something (cre.sale.floor).
        self.payouts: list[list[Money]] = []
        self.expert_kinds: list[int] = []
        self.expert_markets: list[int] = []  # or NO_MARKET
        self.card_kinds: list[int] = []  # of each fortune card
        self.card_amounts: list[Money] = []
        self.card_sectors: list[int] = []  # or NO_SECTOR: any
        self.starting_cash = 0
        self.experts_in_play = 0  # how many experts are drawn in a game

    def add_sector(self, bonus: list[Money], premium: Money) -> None:
        self.sector_bonus.append(bonus)
        self.premiums.append(premium)

    def add_share(self, market: int, sector: int, price: Money, throws: int, payouts: list[Money]) -> None:
        self.markets.append(market)
        self.sectors.append(sector)
        self.prices.append(price)
        self.throws.append(throws)
        self.payouts.append(payouts)

    def add_expert(self, kind: int, market: int) -> None:
        self.expert_kinds.append(kind)
        self.expert_markets.append(market)

    def add_card(self, kind: int, amount: Money, sector: int) -> None:
        self.card_kinds.append(kind)
        self.card_amounts.append(amount)
        self.card_sectors.append(sector)

    def bonus(self, sector: int, held: int) -> Money:
        return self.sector_bonus[sector][self.bonus_place(sector, held)]

    def bonus_place(self, sector: int, held: int) -> int:
        """Where the table gives the bonus for so many shares; beyond it, the last one (cre.purchase.bonus-beyond)."""
        return min(held, len(self.sector_bonus[sector]) - 1)
