"""« Achat des marchandises »: decide, draw, look, announce."""

from ludotheque.games.joyeux_combinards.actions import AnnouncePrice, Doubt, DrawCard, MoveOn, RollDice
from ludotheque.games.joyeux_combinards.events import CardBought, CardDrawn, CardSeen, PriceAnnounced, WentBroke
from ludotheque.kernel.action import NOBODY
from ludotheque.kernel.ask import OneOf
from ludotheque.kernel.event import EVERYONE, only
from tests.clauses import clause
from tests.games.joyeux_combinards.arrange import Table, card, told_to


@clause("ljc.purchase.square")
def test_one_may_buy_on_a_purchase_square_inside_or_outside() -> None:
    for id in ("achat-cave", "achat-valise"):
        game = Table()
        game.lands(0, id)

        assert "draw-card" in game.may(0)


def test_one_may_not_buy_elsewhere() -> None:
    game = Table()
    game.lands(0, "commissariat-central")

    assert 1 == game.turn


@clause("ljc.purchase.optional")
def test_nobody_has_to_buy() -> None:
    game = Table()
    game.lands(0, "achat-cave")

    game.plays(MoveOn(0))

    assert (100, [], 1) == (game.state.cash[0], game.hand(0), game.turn)


@clause("ljc.purchase.one-a-stop")
def test_one_card_is_bought_at_a_time() -> None:
    game = Table().buys(0, "miel", 10)

    game.all_pass()

    assert ["miel"] == game.hand(0)
    assert 1 == game.turn


@clause("ljc.purchase.decide-first")
def test_one_decides_before_seeing_the_card_and_cannot_go_back() -> None:
    game = Table().on_top("joconde")
    game.lands(0, "achat-cave")
    assert game.sees(0).bluff is None
    assert "ljc.purchase.decide-first" == game.refusal(AnnouncePrice(0, 1))

    game.plays(DrawCard(0))

    assert {"announce-price"} == game.may(0)
    assert "ljc.purchase.announce" == game.refusal(MoveOn(0))


@clause("ljc.purchase.first-card")
def test_the_buyer_alone_sees_the_first_card_of_the_stock() -> None:
    game = Table().on_top("joconde")
    game.lands(0, "achat-cave")

    events = game.plays(DrawCard(0))

    assert [CardDrawn(EVERYONE, 0, 61), CardSeen(only(0), 0, card("joconde"), 50)] == events
    assert ["CardDrawn"] == told_to(events, 1)
    mine, theirs = game.sees(0).bluff, game.sees(1).bluff
    assert mine is not None
    assert theirs is not None
    assert (card("joconde"), None) == (mine.card, theirs.card)


@clause("ljc.purchase.announce")
def test_any_of_the_prices_may_be_announced_and_the_goods_stay_unnamed() -> None:
    for price in (1, 2, 5, 10, 20, 50):
        game = Table().on_top("tableaux")  # which costs 20
        game.lands(0, "achat-cave")
        game.plays(DrawCard(0))

        events = game.plays(AnnouncePrice(0, price))

        assert [PriceAnnounced(EVERYONE, 0, price)] == events


@clause("ljc.purchase.six-prices")
def test_other_sums_cannot_be_announced() -> None:
    game = Table()
    game.lands(0, "achat-cave")
    game.plays(DrawCard(0))

    for price in (-1, 0, 3, 15, 100):
        assert "ljc.purchase.six-prices" == game.refusal(AnnouncePrice(0, price))


@clause("ljc.purchase.own-cash")
def test_nobody_announces_more_than_they_have() -> None:
    game = Table().cash(0, 19)
    game.lands(0, "achat-cave")
    game.plays(DrawCard(0))

    blank = game.ask(0, "announce-price").blanks[0]

    assert isinstance(blank, OneOf)
    assert [1, 2, 5, 10] == blank.choices
    assert "ljc.purchase.own-cash" == game.refusal(AnnouncePrice(0, 20))
    assert "" == game.cash(0, 20).refusal(AnnouncePrice(0, 20))
    penniless = Table().cash(0, 0)
    penniless.lands(0, "achat-cave")
    assert 1 == penniless.turn


def test_the_buyer_alone_sees_which_prices_would_be_lies_and_which_could_ruin() -> None:
    game = Table().cash(0, 12).on_top("tableaux")  # which costs 20
    game.lands(0, "achat-cave")
    game.plays(DrawCard(0))

    mine, theirs = game.sees(0).bluff, game.sees(1).bluff

    assert mine is not None
    assert theirs is not None
    assert [1, 2, 5, 10, 20, 50] == [one.price for one in mine.prices]
    assert [True, True, True, True, False, False] == [one.lie for one in mine.prices]
    assert [one.lie for one in mine.prices] == [one.ruins for one in mine.prices]
    assert [] == theirs.prices


def test_a_lie_ruins_nobody_who_could_pay_the_truth_be_it_by_selling_cards() -> None:
    rich, helped = Table().cash(0, 20), Table(insolvency="relief").cash(0, 12).holds(0, "piano")
    for game in (rich, helped):
        game.on_top("tableaux").lands(0, "achat-cave")
        game.plays(DrawCard(0))
        bluff = game.sees(0).bluff

        assert bluff is not None
        assert not any(one.ruins for one in bluff.prices)


@clause("ljc.purchase.forced-lie")
def test_whoever_cannot_afford_the_truth_may_lie_and_is_told_so() -> None:
    game = Table().cash(0, 20).on_top("joconde")
    game.lands(0, "achat-cave")
    game.plays(DrawCard(0))
    forced = [game.sees(seat).bluff for seat in (0, 1, NOBODY)]

    assert [True, False, False] == [bluff.forced for bluff in forced if bluff]
    assert [] == game.plays(AnnouncePrice(0, 20))[1:]
    game.all_pass()
    assert (0, ["joconde"]) == (game.state.cash[0], game.hand(0))


@clause("ljc.purchase.forced-lie")
def test_a_forced_lie_found_out_is_a_lie_like_any_other() -> None:
    game = Table().cash(0, 20).buys(0, "joconde", 20)

    events = game.plays(Doubt(1))

    assert WentBroke(EVERYONE, 0, 50, []) == events[-1]
    assert ["joconde"] == game.hand(1)


def test_whoever_can_just_pay_the_real_price_is_not_forced_to_lie() -> None:
    game = Table().cash(0, 50).on_top("joconde")
    game.lands(0, "achat-cave")
    game.plays(DrawCard(0))

    bluff = game.sees(0).bluff
    assert bluff is not None
    assert not bluff.forced


@clause("ljc.purchase.trusted")
def test_if_nobody_doubts_the_price_announced_is_paid_and_the_card_stays_unseen() -> None:
    game = Table().buys(0, "joconde", 2)

    events = game.all_pass()

    assert CardBought(EVERYONE, 0, 2) == events[0]
    assert (98, ["joconde"]) == (game.state.cash[0], game.hand(0))
    assert not game.state.shown[card("joconde")]
    assert -300 + 2 == game.state.bank


@clause("ljc.purchase.overstate")
def test_one_may_announce_more_than_the_real_price_and_pays_it() -> None:
    game = Table().buys(0, "boutons", 50)

    game.all_pass()

    assert (50, ["boutons"]) == (game.state.cash[0], game.hand(0))


@clause("ljc.purchase.empty-stock")
def test_with_an_empty_stock_nothing_is_bought() -> None:
    game = Table().empty_stock(2)

    game.lands(0, "achat-cave")

    assert 1 == game.turn
    assert "ljc.turn.roll-dice" == game.refusal(DrawCard(1))
    assert {"roll-dice"} == game.may(1)
    assert "" == game.refusal(RollDice(1))
