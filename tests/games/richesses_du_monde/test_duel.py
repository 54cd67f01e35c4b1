"""Deux joueurs face à face: auctions and Jokers rest."""

from ludotheque.games.richesses_du_monde.actions import Agree, OfferPrice, ProposeExchange, Sell
from ludotheque.games.richesses_du_monde.events import FaceToFace, LotsWanted, SquareRests
from ludotheque.kernel.event import EVERYONE
from tests.clauses import clause
from tests.games.richesses_du_monde.arrange import MILLION, Table, product, square, told

AUCTION = square("encheres-1")
JOKER = square("joker-1")


def three() -> Table:
    """Three players who have made their Tour du Monde; seat 0 owns rice, seat 1 gold."""
    return Table().holds(0, "riz-chine").holds(1, "or-russie").travelled(0, 1, 2)


@clause("rdm.duel.auctions-rest")
def test_with_two_sides_left_an_auction_square_is_a_square_of_rest() -> None:
    game = three().bankrupt(2)

    events = game.lands(0, AUCTION)

    assert [SquareRests(EVERYONE, 0, AUCTION, 1)] == told(events, SquareRests)
    assert [1] == game.waiting


@clause("rdm.duel.auctions-rest")
def test_with_three_sides_it_is_not() -> None:
    game = three()

    events = game.lands(0, AUCTION)

    assert [LotsWanted(EVERYONE, 0, 1)] == told(events, LotsWanted)


@clause("rdm.duel.jokers-rest")
def test_with_two_sides_left_no_joker_is_sold() -> None:
    game = three().bankrupt(2)

    events = game.lands(0, JOKER)

    assert [SquareRests(EVERYONE, 0, JOKER, 1)] == told(events, SquareRests)
    assert [1] == game.waiting


@clause("rdm.duel.jokers-rest")
def test_with_three_sides_one_is() -> None:
    game = three()

    game.lands(0, JOKER)

    assert {"buy-joker", "stop-buying"} == game.may(0)


@clause("rdm.duel.jokers-void")
def test_jokers_already_bought_stay_where_they_are_and_bring_nothing() -> None:
    game = three().jokers(0, 2).cash(2, 0).turn_of(2)
    cash = game.state.cash[0]

    events = game.rolls(1, 1)

    assert [FaceToFace(EVERYONE)] == told(events, FaceToFace)
    assert [2, 0, 0] == game.state.jokers
    assert cash == game.state.cash[0]


@clause("rdm.duel.jokers-void")
def test_jokers_can_no_longer_be_used() -> None:
    game = three().jokers(0, 2).bankrupt(2)

    game.lands(0, AUCTION)

    assert [2, 0, 0] == game.state.jokers
    assert not any("joker" in verb for seat in range(3) for verb in game.may(seat))


@clause("rdm.duel.jokers-void")
def test_a_joker_that_has_become_void_is_no_longer_shown() -> None:
    game = three().jokers(0, 2)
    before = game.view(1).jokers

    game.bankrupt(2)

    assert [2, 0, 0] == before
    assert [0, 0, 0] == game.view(0).jokers == game.view(1).jokers


@clause("rdm.duel.from-the-start")
def test_two_players_are_face_to_face_from_the_start() -> None:
    game = Table(seats=2).holds(0, "riz-chine").travelled(0)

    auction = game.lands(0, AUCTION)
    joker = game.lands(0, JOKER)

    assert game.view(0).face_to_face
    assert [SquareRests(EVERYONE, 0, AUCTION, 1)] == told(auction, SquareRests)
    assert [SquareRests(EVERYONE, 0, JOKER, 1)] == told(joker, SquareRests)


@clause("rdm.duel.sides")
def test_two_associations_are_face_to_face() -> None:
    game = Table(seats=4).allied(0, 1).allied(2, 3).holds(0, "riz-chine").travelled(0)

    events = game.lands(0, AUCTION)

    assert [SquareRests(EVERYONE, 0, AUCTION, 1)] == told(events, SquareRests)


@clause("rdm.duel.sides")
def test_an_association_and_two_players_are_not() -> None:
    game = Table(seats=4).allied(0, 1).holds(0, "riz-chine").travelled(0)

    events = game.lands(0, AUCTION)

    assert [LotsWanted(EVERYONE, 0, 1)] == told(events, LotsWanted)


@clause("rdm.duel.free-trade")
def test_the_last_two_sides_still_sell_and_exchange() -> None:
    sale, exchange = three().bankrupt(2), three().bankrupt(2)
    sale.plays(OfferPrice(0, 1, product("or"), MILLION))
    exchange.plays(ProposeExchange(0, 1, [product("riz")], [product("or")], 0))

    sale.plays(Sell(1))
    exchange.plays(Agree(1))

    assert [product("or"), product("riz")] == sale.state.holdings(0)
    assert [product("or")] == exchange.state.holdings(0)
