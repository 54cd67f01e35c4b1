"""A box of round figures for the tests of the rules, so that the real edition can be tuned without touching them."""

from ludotheque.games.cresus.tables import (
    ANALYST,
    BIRTHDAY,
    DOUBLE_PREMIUM,
    EXTRA_THROW,
    GAIN,
    HALF_PRICE,
    LEVY,
    LOSS,
    NO_MARKET,
    NO_SECTOR,
    PER_SHARE,
    PIRATE,
    RETHROW,
    SHIELD,
    TIE_BREAK,
    TOURNAMENT,
    TURN_DIE,
    CresusTables,
)

MARKETS = range(6)
LONDON, NEW_YORK, HONG_KONG, SAO_PAULO, SYDNEY, TOKYO = MARKETS
YELLOW, BLUE, RED, GREEN, ORANGE, PURPLE = MARKETS  # the faces of a die, in the order of their markets

ENERGY, LUXURY, MEDIA = range(3)
BONUSES = [[0, 2, 5, 15], [0, 0, 10], [0, 0, 8, 20]]  # by number of shares held, from 0
PREMIUMS = [15, 20, 25]

# Each market has one share of each kind: sector, price, throws, prices for one face alike, two …
RAIL, GOLD, PRESS, MINE, CAFE = range(5)
KINDS = [
    (ENERGY, 30, 1, [10, 20, 50, 100, 200, 400]),
    (LUXURY, 50, 2, [10, 30, 60, 170, 300, 500]),  # the card of the booklet's example
    (MEDIA, 70, 3, [10, 20, 60, 130, 260, 500]),
    (ENERGY, 50, 2, [10, 30, 60, 170, 300, 500]),
    (LUXURY, 25, 1, [10, 20, 50, 100, 200, 400]),
]

EXPERTS = (
    [(PIRATE, market) for market in MARKETS]
    + [(EXTRA_THROW, market) for market in MARKETS]
    + [(kind, NO_MARKET) for kind in (TIE_BREAK, TIE_BREAK, ANALYST, ANALYST, TURN_DIE)]
    + [(kind, NO_MARKET) for kind in (DOUBLE_PREMIUM, DOUBLE_PREMIUM, HALF_PRICE)]
)
GAVEL, HAMMER, ANALYST_ONE, ANALYST_TWO, CONJURER, GLOBETROTTER, TRAVELLER, BARGAIN = range(12, 20)

CARDS = [(GAIN, 0, NO_SECTOR)] * 6 + [
    (GAIN, 6, NO_SECTOR),
    (LOSS, 7, NO_SECTOR),
    (LOSS, 150, NO_SECTOR),
    (PER_SHARE, 4, ENERGY),
    (PER_SHARE, 2, NO_SECTOR),
    (LEVY, 5, ENERGY),
    (LEVY, 3, NO_SECTOR),
    (TOURNAMENT, 10, NO_SECTOR),
    (BIRTHDAY, 3, NO_SECTOR),
    (BIRTHDAY, 60, NO_SECTOR),
    (SHIELD, 0, NO_SECTOR),
    (SHIELD, 0, NO_SECTOR),
    (RETHROW, 0, NO_SECTOR),
    (RETHROW, 0, NO_SECTOR),
]
QUIET = range(6)  # cards that do nothing
WINDFALL, FINE, RUIN, COLD_SNAP, DIVIDENDS, STRIKE, TAX, TOURNAMENT_CARD, BIRTHDAY_CARD, FEAST = range(6, 16)
LAWYER, PASSPORT, CLOVER, HORSESHOE = range(16, 20)

SIGNS = [10, 21, 40, 60, 500]
ISLAND = len(SIGNS)  # rungs up to and with the island


def pirate(market: int) -> int:
    return market


def broker(market: int) -> int:
    return len(MARKETS) + market


def share(market: int, kind: int) -> int:
    return market * len(KINDS) + kind


def price(share: int) -> int:
    return KINDS[share % len(KINDS)][1]


def plain_tables() -> CresusTables:
    tables = CresusTables(SIGNS)
    tables.starting_cash = 100
    tables.experts_in_play = 10
    for bonus, premium in zip(BONUSES, PREMIUMS, strict=True):
        tables.add_sector(bonus, premium)
    for market in MARKETS:
        for sector, cost, throws, pays in KINDS:
            tables.add_share(market, sector, cost, throws, [0, *pays])
    for kind, market in EXPERTS:
        tables.add_expert(kind, market)
    for kind, amount, sector in CARDS:
        tables.add_card(kind, amount, sector)
    return tables
