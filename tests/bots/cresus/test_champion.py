"""The champion mixes its markets and its bids, throws for the island, and haggles."""

from ludotheque.bots.cresus.books import Books
from ludotheque.bots.cresus.crowds import Crowds
from ludotheque.bots.cresus.rivals import BidGuess, chance_to_win, good_bids
from ludotheque.bots.cresus.sales import sale_for_island
from ludotheque.bots.cresus.weights import CHAMPION
from ludotheque.bots.temper import EVEN
from ludotheque.games.cresus.actions import CallExchange, OfferToBuy
from ludotheque.games.cresus.sale import DiceSale, SellShares
from ludotheque.games.cresus.tables import MARKETS
from tests.bots.cresus.test_temper import at, choices, positions

SHARED = 0.35
EVEN_MIX = [1 / MARKETS] * MARKETS


def crowds(*buying: list[float]) -> Crowds:
    """Among players who all choose as cleverly."""
    return Crowds(list(buying), [[0.0] * MARKETS for _ in buying], SHARED, [EVEN_MIX] * len(buying), 1.0)


def test_players_who_want_the_same_spread_out() -> None:
    mixes = crowds(*[[40.0, 40.0, 40.0, 0.0, 0.0, 0.0]] * 3).settle()

    for mix in mixes:
        assert abs(sum(mix) - 1) < 1e-9
        assert all(0.2 < mix[market] < 0.47 for market in range(3))


def test_nobody_gains_much_by_leaving_his_mix() -> None:
    some = crowds([50.0, 40.0, 30.0, 20.0, 10.0, 0.0], [20.0, 45.0, 30.0, 25.0, 10.0, 5.0], [50.0] * 6)
    mixes = some.settle()

    for player, mix in enumerate(mixes):
        values = some.values(player, mixes)
        mean = sum(part * value for part, value in zip(mix, values, strict=True))
        assert max(values) - mean < 1.5


def test_whoever_sells_well_somewhere_goes_there() -> None:
    buying = [[20.0] * MARKETS, [20.0] * MARKETS]
    selling = [[0.0] * MARKETS, [0.0] * MARKETS]
    selling[0][4] = 30.0

    mixes = Crowds(buying, selling, SHARED, [EVEN_MIX] * 2, 1.0).settle()
    assert mixes[0][4] > 0.9
    assert mixes[1][4] < 0.2


def test_it_goes_where_brokers_will_not() -> None:
    """All markets promise the same, and everybody else is sure to go to one of three."""
    usual = [[1 / 3, 1 / 3, 1 / 3, 0.0, 0.0, 0.0]] * 3
    some = Crowds([[30.0] * MARKETS] * 3, [[0.0] * MARKETS] * 3, SHARED, usual, 0.25)

    assert sum(some.settle()[0][3:]) > 0.9


def test_bids_are_drawn_among_those_that_are_nearly_the_best() -> None:
    guesses = [BidGuess(20.0, 60.0), BidGuess(20.0, 60.0)]
    bids = good_bids(80.0, guesses, 1, 200)
    gains = {bid: (80 - bid) * chance_to_win(guesses, bid) for bid in range(1, 80)}

    assert len(bids) > 1
    assert min(gains[bid] for bid in bids) >= 0.97 * max(gains.values())
    assert good_bids(0.0, guesses, 1, 200) == [1]


def test_a_price_counts_as_what_it_makes_of_the_ladder() -> None:
    some = at(DiceSale)
    assert some
    for state, seat in some[::5]:
        step = state.steps[-1]
        assert isinstance(step, DiceSale)
        books = Books(state, seat, CHAMPION)
        hopes = sale_for_island(books, step).pays
        pays = state.tables.payouts[step.share]
        assert [hope for _, hope in sorted(zip(pays, hopes, strict=True))] == sorted(hopes)


def test_it_offers_more_than_once_a_round_and_never_the_same() -> None:
    found = choices("champion", EVEN, at(SellShares))
    offered = [choice for choice in found if isinstance(choice.action, OfferToBuy | CallExchange)]

    assert offered
    assert all(choice.reasons[0].word == "wants-share" for choice in offered)
    for state, _ in positions():
        fillings = [(offer.seat, offer.verb(), str(offer.filling())) for offer in state.offers]
        assert len(fillings) == len(set(fillings))
