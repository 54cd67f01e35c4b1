"""L'association, at tables where all partners must agree."""

import pytest

from ludotheque.games.richesses_du_monde.actions import (
    Agree,
    Bid,
    BuyJoker,
    BuyTitle,
    ClaimRoyalty,
    CounterOffer,
    Decline,
    Keep,
    OfferPrice,
    ProposeAssociation,
    ProposeExchange,
    PutOnSale,
    PutUp,
    RollDice,
    Sell,
    SettleDebt,
    StandAside,
    StopBuying,
    UseJoker,
)
from ludotheque.games.richesses_du_monde.events import (
    Associated,
    BidMade,
    DecisionDropped,
    DecisionProposed,
    ExchangeMade,
    ExchangeProposed,
    HoldingKept,
    HoldingSold,
    JokerBought,
    JokerUsed,
    LotOpened,
    PriceOffered,
    RoyaltyPaid,
    SaleLapsed,
    SaleOpened,
    TitleBought,
)
from ludotheque.kernel.action import Action
from ludotheque.kernel.event import EVERYONE
from tests.clauses import clause
from tests.games.richesses_du_monde.arrange import MILLION, Table, kinds, product, square, title, told

RICE = product("riz")
GOLD = product("or")
FRANCE = square("france")
WHEAT = title("ble-france")


def partners(seats: int = 4) -> Table:
    """Seats 1 and 2 are associated and must agree; they own rice, seat 3 owns gold."""
    game = Table(seats=seats, partners="all-agree").allied(1, 2)
    return game.holds(1, "riz-chine", "riz-inde").holds(3, "or-russie")


def at_the_shelf() -> Table:
    """The partners have come to France, and seat 2 speaks for them."""
    game = partners().no_claims_at(FRANCE)
    game.lands(1, FRANCE)
    assert [2] == game.waiting
    return game


@clause("rdm.association.decisions", "rdm.association.decide-together")
def test_what_the_speaker_wishes_is_put_to_his_partner_first() -> None:
    game = at_the_shelf()

    events = game.plays(BuyTitle(2, WHEAT))

    assert [DecisionProposed(EVERYONE, 2)] == events
    assert [1] == game.waiting
    assert {"agree", "decline"} == game.may(1)
    assert not game.state.holds(1, product("ble"))


@clause("rdm.association.decide-together")
def test_when_the_partner_agrees_it_happens() -> None:
    game = at_the_shelf()
    cash = game.state.cash[1]
    game.plays(BuyTitle(2, WHEAT))

    events = game.plays(Agree(1))

    assert [TitleBought(EVERYONE, 1, WHEAT, 2 * MILLION)] == events
    assert cash - 2 * MILLION == game.state.cash[1]
    assert [2] == game.waiting


@clause("rdm.association.decide-together")
def test_when_the_partner_declines_nothing_happens_and_the_speaker_is_asked_again() -> None:
    game = at_the_shelf()
    game.plays(BuyTitle(2, WHEAT))

    events = game.plays(Decline(1))

    assert [DecisionDropped(EVERYONE, 2)] == events
    assert not game.state.holds(1, product("ble"))
    assert [2] == game.waiting
    assert {"buy-title", "stop-buying"} <= game.may(2)


@clause("rdm.association.decide-together")
def test_thirty_seconds_of_silence_are_a_refusal() -> None:
    game = at_the_shelf()
    game.plays(BuyTitle(2, WHEAT))

    assert [] == game.waits(29_999)
    assert [DecisionDropped(EVERYONE, 2)] == game.waits(1)
    assert not game.state.holds(1, product("ble"))


@clause("rdm.association.decide-together")
def test_of_three_partners_both_others_must_agree() -> None:
    game = Table(seats=5, partners="all-agree").allied(1, 2, 3).no_claims_at(FRANCE)
    game.lands(1, FRANCE)
    game.plays(BuyTitle(2, WHEAT))
    first = game.plays(Agree(3))

    events = game.plays(Agree(1))

    assert [] == first
    assert ["TitleBought"] == kinds(events)


@clause("rdm.association.decide-together")
def test_of_three_partners_one_is_enough_to_refuse() -> None:
    game = Table(seats=5, partners="all-agree").allied(1, 2, 3).no_claims_at(FRANCE)
    game.lands(1, FRANCE)
    game.plays(BuyTitle(2, WHEAT))
    game.plays(Agree(3))

    events = game.plays(Decline(1))

    assert [DecisionDropped(EVERYONE, 2)] == events
    assert not game.state.holds(1, product("ble"))


@clause("rdm.association.decide-together")
def test_only_the_other_partners_are_asked_and_only_for_yes_or_no() -> None:
    game = at_the_shelf()
    game.plays(BuyTitle(2, WHEAT))

    assert "rdm.association.decide-together" == game.refusal(StopBuying(1))
    assert "table.not-your-turn" == game.refusal(Agree(2))
    assert "table.not-your-turn" == game.refusal(Agree(3))
    assert "rdm.trade.nothing-pending" == game.refusal(PutOnSale(3, GOLD, MILLION))


@clause("rdm.association.decide-together")
def test_what_is_not_allowed_is_refused_before_anybody_is_asked() -> None:
    game = at_the_shelf().cash(1, MILLION)

    assert "rdm.purchase.no-credit" == game.refusal(BuyTitle(2, WHEAT))
    assert "table.not-your-turn" == game.refusal(BuyTitle(1, WHEAT))
    assert "rdm.association.one-speaks" == game.refusal(PutOnSale(1, RICE, MILLION))


@clause("rdm.association.decide-together")
def test_everybody_hears_what_the_partners_are_asked() -> None:
    game = at_the_shelf()
    game.plays(BuyTitle(2, WHEAT))

    for seat in range(4):
        consent = game.view(seat).consent
        assert consent is not None
        assert (2, "buy-title", [[WHEAT]]) == (consent.seat, consent.verb, consent.filling)


@clause("rdm.association.decide-together")
@pytest.mark.parametrize(
    ("wish", "told_first"),
    [
        (PutOnSale(1, RICE, MILLION), SaleOpened),
        (OfferPrice(1, 3, GOLD, MILLION), PriceOffered),
        (ProposeExchange(1, 3, [RICE], [GOLD], MILLION), ExchangeProposed),
    ],
    ids=["sale", "offer", "exchange"],
)
def test_transactions_are_opened_once_all_agree(wish: Action, told_first: type) -> None:
    game = partners()
    game.plays(wish)

    events = game.plays(Agree(2))

    assert told_first is type(events[0])
    assert 1 == game.state.opened[1]


@clause("rdm.association.decide-together")
def test_a_sale_an_exchange_a_counter_offer_and_an_association_are_agreed_to_in_common() -> None:
    sale = partners()
    sale.plays(OfferPrice(0, 1, RICE, MILLION))
    sale.plays(StandAside(3))
    sale.plays(Sell(1))
    exchange = partners()
    exchange.plays(ProposeExchange(3, 1, [GOLD], [RICE], MILLION))
    exchange.plays(Agree(1))
    counter = partners()
    counter.plays(ProposeExchange(3, 1, [GOLD], [RICE], MILLION))
    counter.plays(CounterOffer(1, [RICE], [GOLD], 0))
    association = partners(seats=5)
    association.plays(ProposeAssociation(3, [1]))
    association.plays(Agree(1))

    assert HoldingSold in map(type, sale.plays(Agree(2)))
    assert ExchangeMade in map(type, exchange.plays(Agree(2)))
    assert [ExchangeProposed(EVERYONE, 1, 3, [RICE], [GOLD], 0)] == counter.plays(Agree(2))
    assert Associated in map(type, association.plays(Agree(2)))


@clause("rdm.association.decide-together")
def test_partners_agree_on_a_joker_on_using_it_and_on_the_lots() -> None:
    buying = partners()
    buying.lands(1, square("joker-1"))
    buying.plays(BuyJoker(2))
    using = partners().jokers(1, 1).travelled(1)
    using.lands(1, square("encheres-1"))
    using.plays(UseJoker(2))
    selling = partners().travelled(1)
    selling.lands(1, square("encheres-1"))
    selling.plays(PutUp(2, RICE))

    assert JokerBought in map(type, buying.plays(Agree(1)))
    assert JokerUsed in map(type, using.plays(Agree(1)))
    assert LotOpened in map(type, selling.plays(Agree(1)))


@clause("rdm.association.decide-together")
def test_a_sale_agreed_to_after_the_sellers_seven_seconds_still_holds() -> None:
    game = partners()
    game.plays(OfferPrice(0, 1, RICE, MILLION))
    game.plays(StandAside(3))
    game.plays(Sell(1))
    game.waits(20_000)

    events = game.plays(Agree(2))

    assert [HoldingSold(EVERYONE, 1, 0, RICE, MILLION)] == events


@clause("rdm.association.decide-together")
def test_a_sale_that_partners_refuse_after_seven_seconds_is_off() -> None:
    game = partners()
    game.plays(OfferPrice(0, 1, RICE, MILLION))
    game.plays(StandAside(3))
    game.plays(Sell(1))
    game.waits(20_000)

    events = game.plays(Decline(2))

    assert [DecisionDropped(EVERYONE, 1), SaleLapsed(EVERYONE, 1, RICE)] == events


@clause("rdm.association.lapses", "rdm.association.decide-together")
def test_partners_who_take_their_time_do_not_use_up_that_of_the_others_who_are_asked() -> None:
    game = partners(seats=5)
    game.plays(ProposeAssociation(3, [1, 4]))
    game.waits(20_000)
    game.plays(Agree(1))
    game.waits(20_000)
    game.plays(Agree(2))

    events = game.plays(Agree(4))

    assert Associated in map(type, events)


@clause("rdm.association.decide-together")
def test_a_player_alone_is_not_held_up() -> None:
    game = partners().no_claims_at(FRANCE)
    game.lands(0, FRANCE)

    events = game.plays(BuyTitle(0, WHEAT))

    assert [TitleBought(EVERYONE, 0, WHEAT, 2 * MILLION)] == events


@clause("rdm.association.decide-together")
def test_partners_who_confer_see_what_they_confer_about() -> None:
    game = partners()
    game.plays(ProposeExchange(3, 1, [GOLD], [RICE], 0))
    game.plays(Agree(game.waiting[0]))

    seen = game.view(game.waiting[0])
    assert seen.consent is not None
    assert seen.exchange is not None
    assert [GOLD] == seen.exchange.given_products


@clause("rdm.association.left-to-speaker")
def test_rolling_stopping_and_declining_are_left_to_the_speaker() -> None:
    rolling = partners().turn_of(1)
    stopping = at_the_shelf()
    declining = partners()
    declining.plays(ProposeExchange(3, 1, [GOLD], [RICE], 0))
    keeping = partners()
    keeping.plays(OfferPrice(0, 1, RICE, MILLION))
    keeping.plays(StandAside(3))

    assert "DiceRolled" in kinds(rolling.plays(RollDice(2)))
    assert DecisionProposed not in map(type, stopping.plays(StopBuying(2)))
    assert ["ExchangeDropped"] == kinds(declining.plays(Decline(1)))
    assert [HoldingKept(EVERYONE, 1, RICE)] == keeping.plays(Keep(1))


@clause("rdm.association.left-to-speaker")
def test_bidding_and_standing_aside_are_left_to_the_speaker() -> None:
    game = partners()
    game.plays(PutOnSale(3, GOLD, MILLION))

    assert [BidMade(EVERYONE, 1, MILLION)] == game.plays(Bid(1, MILLION))
    assert "table.not-your-turn" == game.refusal(Bid(2, 2 * MILLION))


@clause("rdm.association.left-to-speaker")
def test_paying_and_claiming_wait_for_nobody() -> None:
    paying = partners().holds(3, "or-union-sud-africaine").plaque(FRANCE, "or")
    paying.lands(1, FRANCE)
    paying.plays(ClaimRoyalty(3))
    claiming = partners().plaque(FRANCE, "riz")
    claiming.lands(0, FRANCE)

    assert "RoyaltyPaid" in kinds(paying.plays(SettleDebt(2)))
    assert ["RoyaltyClaimed"] == kinds(claiming.plays(ClaimRoyalty(2)))


@clause("rdm.association.dropped-counts")
def test_a_transaction_that_partners_turn_down_is_one_of_the_three() -> None:
    game = partners()
    for _ in range(3):
        game.plays(PutOnSale(1, RICE, MILLION))
        game.plays(Decline(2))

    assert "rdm.trade.three-a-turn" == game.refusal(PutOnSale(1, RICE, MILLION))


@clause("rdm.association.dropped-counts")
def test_a_purchase_that_partners_turn_down_is_no_transaction() -> None:
    game = at_the_shelf()
    game.plays(BuyTitle(2, WHEAT))

    game.plays(Decline(1))

    assert 0 == game.state.opened[1]


@clause("rdm.association.dropped-counts", "rdm.royalties.afresh")
def test_debtors_who_talk_about_a_sale_have_their_time_to_pay_afresh() -> None:
    game = partners().holds(3, "or-union-sud-africaine").plaque(FRANCE, "or")
    game.lands(1, FRANCE)
    game.plays(ClaimRoyalty(3))
    game.plays(PutOnSale(2, RICE, MILLION))
    game.waits(20_000)

    events = game.plays(Decline(1)) + game.waits(6_999)

    assert not told(events, RoyaltyPaid)
    assert told(game.waits(1), RoyaltyPaid)
