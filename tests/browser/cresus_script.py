"""The positions from which the scripted games of Crésus begin, and how their dice fall."""

from typing import Any

from ludotheque.bots.cresus.books import dice_worth
from ludotheque.games.cresus.round import SALE
from ludotheque.games.cresus.tables import ANALYST, GAIN, LOSS, PIRATE, CresusTables
from ludotheque.shelf import box
from tests.games.cresus.arrange import Table

ADA, BEA, CARL = 0, 1, 2
BOT = 1
LONDON, NEW_YORK, HONG_KONG, SAO_PAULO, SYDNEY, TOKYO = range(6)


def _edition_tables() -> CresusTables:
    tables = box("cresus").edition().tables
    assert isinstance(tables, CresusTables)
    return tables


TABLES = _edition_tables()
SHARES = range(len(TABLES.prices))
ISLAND = TABLES.signs[-1]

FINE = TABLES.card_kinds.index(LOSS)
FINE_AMOUNT = TABLES.card_amounts[FINE]
WINDFALLS = [card for card, kind in enumerate(TABLES.card_kinds) if kind == GAIN]
EXPERT = TABLES.expert_kinds.index(ANALYST)
PIRATE_OF_TOKYO = next(
    expert
    for expert, kind in enumerate(TABLES.expert_kinds)
    if kind == PIRATE and TABLES.expert_markets[expert] == TOKYO
)

# The share that Ada buys in London with the money of her loan, and its dice: she keeps the yellow ones.
THREE_THROWS = min(
    (share for share in SHARES if TABLES.markets[share] == LONDON and TABLES.throws[share] == 3),
    key=lambda share: TABLES.prices[share],
)
THROWS = [[0, 0, 1, 2, 3, 4], [0, 0, 5, 1], [0, 2]]
YELLOW = [2, 4, 5]  # after each of them


def _alike_pair() -> tuple[int, int]:
    """A share of London and one of New York that sell as well as each other, with the highest premium there is."""
    dear = [share for share in SHARES if TABLES.premiums[TABLES.sectors[share]] == max(TABLES.premiums)]
    pairs = [
        (mine, theirs)
        for mine in dear
        for theirs in dear
        if (TABLES.markets[mine], TABLES.markets[theirs]) == (LONDON, NEW_YORK)
    ]
    return min(pairs, key=lambda pair: abs(dice_worth(TABLES, pair[0]) - dice_worth(TABLES, pair[1])))


MY_SHARE, BOTS_SHARE = _alike_pair()
BEAS_SHARE, CARLS_SHARE = (
    next(share for share in SHARES if TABLES.markets[share] == market) for market in (SYDNEY, TOKYO)
)


def arrange(state: Any) -> None:
    """Two players find the island near, three are at the beginning, four sell for the last time, five trade."""
    table = Table.around(state)
    if state.seats == 2:
        _arrange_island(table)
    elif state.seats == 3:
        _arrange_beginning(table)
    elif state.seats == 4:
        _arrange_last_sale(table)
    else:
        _arrange_trade(table)
    state.told()


def _arrange_island(table: Table) -> None:
    """Ada has every sign but the island, and its price."""
    table.climbed(ADA, len(TABLES.signs) - 1).cash(ADA, ISLAND)
    table.next_fortunes(*WINDFALLS[:2]).draws_expert(EXPERT)


def _arrange_beginning(table: Table) -> None:
    """Ada cannot pay the fine that waits in London; a Pirate comes next, and last."""
    state = table.state
    table.cash(ADA, FINE_AMOUNT - 1)
    table.next_fortunes(FINE, *WINDFALLS[:4]).pile(LONDON, THREE_THROWS)
    table.draws_expert(EXPERT)
    table.next_expert(PIRATE_OF_TOKYO)
    state.unused += state.experts[:-1]
    state.experts = state.experts[-1:]
    state.chance.scripted = [face for throw in THROWS for face in throw]


def _arrange_last_sale(table: Table) -> None:
    """Each of these two shares sells better on the other market."""
    table.holds(ADA, MY_SHARE).holds(BOT, BOTS_SHARE)
    table.at(LONDON, NEW_YORK, SYDNEY, TOKYO).last_expert()
    table.state.round = 10
    table.begins(SALE)


def _arrange_trade(table: Table) -> None:
    """Ada is about to sell; Béa and Carl hold shares too."""
    table.holds(ADA, MY_SHARE).holds(BEA, BEAS_SHARE).holds(CARL, CARLS_SHARE)
    table.at(LONDON, NEW_YORK, HONG_KONG, SYDNEY, TOKYO)
    table.begins(SALE)
