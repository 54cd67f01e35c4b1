"""Which market to go to: what its next cards may bring, who else may come, and what is to be sold there.

Everybody can reckon alike, and whoever goes where all go must bid. So the choice is drawn: from the mix that would
leave all markets equally good if everybody used it, tilted towards those that suit this seat better than most.
"""

from math import exp, fsum
from typing import Final

from ludotheque.bots.cresus.books import Books, dice_worth
from ludotheque.bots.sums import added
from ludotheque.games.cresus.purchase import SHOWN
from ludotheque.games.cresus.tables import EXTRA_THROW, MARKETS, NO_MARKET
from ludotheque.kernel.action import Seat
from ludotheque.kernel.chance import Chance
from ludotheque.mechanics.seats import after_seat

WARMTH: Final = 20.0  # millions by which a market must be better for this seat to be chosen e times as often
HALVINGS: Final = 30
FINENESS: Final = 1_000_000

Mix = list[float]  # how likely each market is


def choose_market(books: Books, luck: Chance) -> int:
    mix = own_mix(books)
    market = drawn(mix, luck)
    explain_market(books, market, [1.0] * MARKETS)
    return market


def explain_market(books: Books, market: int, alone: list[float]) -> None:
    """By what its cards promise and what is sold there, and how likely nobody else comes."""
    buying, selling = buying_value(books, market, books.seat), selling_value(books, market)
    crowded = 1 - alone[market]
    books.because("cards-promise", buying, {"market": market, "amount": round(buying)})
    if selling > 0:
        books.because("sells-well-there", selling, {"market": market, "amount": round(selling)})
    if crowded > 0:
        chances = round(100 * crowded)
        books.because("may-be-crowded", -buying * crowded * (1 - books.weights.shared), {"chances": chances})


def drawn(mix: Mix, luck: Chance) -> int:
    """One of them, as likely as the mix says."""
    pick = luck.below(FINENESS) / FINENESS
    for market, likely in enumerate(mix):
        pick -= likely
        if pick < 0:
            return market
    return mix.index(max(mix))


def own_mix(books: Books) -> Mix:
    seat = books.seat
    buying = [buying_value(books, market, seat) for market in range(MARKETS)]
    shared = books.weights.shared
    crowd = even_mix(buying, books.world.seats, shared)
    alone = chances_alone(books, crowd)
    weights = [0.0] * MARKETS
    for market in range(MARKETS):
        value = buying[market] * (shared + (1 - shared) * alone[market]) + selling_value(books, market)
        weights[market] = crowd[market] * exp(value / WARMTH)
    return [weight / sum(weights) for weight in weights] if any(weights) else _anywhere(books)


def even_mix(values: list[float], players: int, shared: float) -> Mix:
    """The mix that makes every market of it equally good when all players use it: the best ones are the fullest."""
    low, high = 0.0, max(values)
    for _ in range(HALVINGS):
        level = (low + high) / 2
        crowded = added([_filled(value, level, players, shared) for value in values]) > 1
        low, high = (level, high) if crowded else (low, level)
    mix = [_filled(value, high, players, shared) for value in values]
    return [part / sum(mix) for part in mix] if any(mix) else mix


def _filled(value: float, level: float, players: int, shared: float) -> float:
    """How likely each player must come for the market to be worth no more than the level."""
    if value <= level:
        return 0.0
    alone = max(0.0, (level / value - shared) / (1 - shared))
    return 1 - float(alone ** (1 / (players - 1)))


def chances_alone(books: Books, crowd: Mix) -> list[float]:
    """How likely nobody else comes to each market; nobody stays where he is."""
    world = books.world
    alone = [1.0] * MARKETS
    for other in after_seat(books.seat, world.seats):
        here = world.pawns[other]
        leaving = 1 - crowd[here] if here != NO_MARKET else 1.0
        for market in range(MARKETS):
            if market != here and leaving > 0:
                alone[market] *= 1 - min(1.0, crowd[market] / leaving)
    return alone


def _anywhere(books: Books) -> Mix:
    """With nothing to buy anywhere, wherever one has not been."""
    world = books.world
    open_ones = [market not in (world.closed, world.pawns[books.seat]) for market in range(MARKETS)]
    return [is_open / sum(open_ones) for is_open in open_ones]


def buying_value(books: Books, market: int, seat: Seat) -> float:
    """What the cards that will be turned up promise above their price; nothing where one may not buy."""
    world = books.world
    cards = coming_cards(books, market)
    if market in (world.closed, world.pawns[seat]) or not cards:
        return 0.0
    return SHOWN * (fsum([_profit(books, share, seat) for share in cards]) / len(cards))


def coming_cards(books: Books, market: int) -> list[int]:
    """The two that will be turned up if they are known, or all those that may be."""
    world = books.world
    pile = world.piles[market]
    unseen = len(pile) - world.seen_below[market]
    known = market in world.tips[books.seat] or unseen <= 1
    return pile[:SHOWN] if known else pile[:unseen]


def selling_value(books: Books, market: int) -> float:
    """The premiums of shares that are not at home there, and the gain by the market's own expert."""
    world, tables, seat = books.world, books.tables, books.seat
    held = books.held[seat]
    if market == world.closed or not held:
        return 0.0
    value = float(sum([tables.premiums[tables.sectors[share]] for share in held if tables.markets[share] != market]))
    if any(tables.expert_markets[expert] == market for expert in world.hires(seat, EXTRA_THROW)):
        value += max([dice_worth(tables, share, 1) - dice_worth(tables, share) for share in held])
    return value


def _profit(books: Books, share: int, seat: Seat) -> float:
    price = books.tables.prices[share]
    if price > books.world.cash[seat]:
        return 0.0
    return max(0.0, books.worth_bought(share, seat) - price)
