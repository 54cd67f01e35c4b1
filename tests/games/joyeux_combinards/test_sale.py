"""« Vente des marchandises »."""

from ludotheque.games.joyeux_combinards.actions import MoveOn, RollDice, SellCard
from ludotheque.games.joyeux_combinards.events import CardSold
from ludotheque.kernel.ask import OneOf
from ludotheque.kernel.event import EVERYONE
from tests.clauses import clause
from tests.games.joyeux_combinards.arrange import Table, brings, card, cards


@clause("ljc.sale.place")
def test_a_card_sells_where_the_square_is_one_of_its_places_for_the_price_printed() -> None:
    game = Table().holds(0, "whisky", "miel", "tapis")
    game.lands(0, "meline-2")
    blank = game.ask(0, "sell-card").blanks[0]
    assert isinstance(blank, OneOf)
    assert cards("miel", "tapis") == blank.choices
    assert "ljc.sale.place" == game.refusal(SellCard(0, card("whisky")))
    assert "ljc.sale.place" == game.refusal(SellCard(0, card("velos")))  # in another's hand, or the stock

    events = game.plays(SellCard(0, card("tapis")))

    price = brings("tapis", "meme-meline")
    assert [CardSold(EVERYONE, 0, card("tapis"), price)] == events
    assert 100 + price == game.state.cash[0]
    assert game.state.shown[card("tapis")]


def test_the_price_is_that_of_the_place() -> None:
    game = Table().holds(0, "whisky")
    game.lands(0, "cabaret-1")

    game.plays(SellCard(0, card("whisky")))

    assert brings("whisky", "cabaret") != brings("whisky", "trois-singes")
    assert 100 + brings("whisky", "cabaret") == game.state.cash[0]


@clause("ljc.sale.one-card")
def test_one_card_is_sold_at_a_time() -> None:
    game = Table().holds(0, "whisky", "harmonicas")
    game.lands(0, "cabaret-1")
    assert "ljc.sale.one-card" == game.refusal(RollDice(0))

    game.plays(SellCard(0, card("harmonicas")))

    assert (["whisky"], 1) == (game.hand(0), game.turn)


@clause("ljc.sale.optional")
def test_nobody_has_to_sell() -> None:
    game = Table().holds(0, "miel")
    game.lands(0, "meline-2")

    game.plays(MoveOn(0))

    assert (["miel"], 1) == (game.hand(0), game.turn)


@clause("ljc.sale.under")
def test_a_card_sold_goes_under_the_stock() -> None:
    game = Table().holds(0, "miel")
    game.lands(0, "meline-2")

    game.plays(SellCard(0, card("miel")))

    assert ["miel"] == game.under(1)


@clause("ljc.sale.then-buy")
def test_after_a_sale_inside_one_may_buy_a_card_on_the_spot() -> None:
    game = Table().holds(0, "miel")
    game.lands(0, "meline-2")

    game.plays(SellCard(0, card("miel")))

    assert {"draw-card", "move-on"} == game.may(0)


@clause("ljc.sale.not-outside")
def test_a_sale_outside_or_no_sale_gives_no_right_to_buy() -> None:
    outside = Table().holds(0, "whisky")
    outside.lands(0, "cabaret-1")
    inside = Table().holds(0, "miel")
    inside.lands(0, "meline-2")

    outside.plays(SellCard(0, card("whisky")))
    inside.plays(MoveOn(0))

    assert (1, 1) == (outside.turn, inside.turn)


@clause("ljc.sale.always-asked")
def test_whoever_has_nothing_to_sell_or_declare_is_asked_all_the_same() -> None:
    for id in ("meline-2", "raffinerie-cap", "stop-docks"):
        game = Table()
        game.lands(0, id)

        assert [0] == game.waiting
        assert {"move-on"} == game.may(0)


def test_whoever_has_nothing_to_sell_or_declare_is_told_why_that_is_closed() -> None:
    shop, refinery, stop = Table().holds(0, "whisky"), Table().holds(0, "miel"), Table().holds(0, "miel")
    shop.lands(0, "meline-2")
    refinery.lands(0, "raffinerie-cap")
    stop.lands(0, "stop-docks")

    assert {"sell-card": "ljc.sale.place"} == shop.closed(0)
    assert {"sell-oil": "ljc.oil.any-number"} == refinery.closed(0)
    assert {"declare-oil": "ljc.oil.premium"} == stop.closed(0)
    assert {} == shop.closed(1)


def test_the_seller_alone_sees_what_each_card_brings_here() -> None:
    game = Table().holds(0, "whisky", "miel", "tapis")
    game.lands(0, "meline-2")

    counter = game.sees(0).counter

    assert counter is not None
    prices = [brings(id, "meme-meline") for id in ("miel", "tapis")]
    assert dict(zip(game.state.hands[0], counter.brings, strict=True)) == {
        **dict(zip([card("miel"), card("tapis")], prices, strict=True)),
        card("whisky"): 0,
    }
    assert counter.most is None
    assert game.sees(1).counter is None
