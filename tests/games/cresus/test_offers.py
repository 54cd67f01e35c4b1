"""« Autres opérations possibles entre joueurs »: exchanges put to several players, offers to buy."""

import pytest

from ludotheque.games.cresus.actions import (
    AcceptProposal,
    Agree,
    CallExchange,
    Decline,
    OfferToBuy,
    ProposeShares,
    SellShare,
    SellSign,
    StopSelling,
    TakePrice,
)
from ludotheque.games.cresus.events import (
    BonusPaid,
    ExchangeCalled,
    ExchangeDropped,
    ExchangeMade,
    OfferDropped,
    ProposalDeclined,
    PurchaseOffered,
    SaleAgreed,
    SaleDeclined,
    ShareSold,
    SharesProposed,
    SharesTraded,
)
from ludotheque.kernel.ask import Amount, OneOf, SomeOf
from ludotheque.kernel.event import EVERYONE
from ludotheque.kernel.play import deadline
from ludotheque.kernel.step import NEVER
from tests.clauses import clause
from tests.games.cresus.arrange import AN_HOUR, IN, Table, kinds, told
from tests.games.cresus.plain_box import (
    CAFE,
    FINE,
    GAVEL,
    GOLD,
    HONG_KONG,
    LAWYER,
    LONDON,
    MINE,
    PRESS,
    RAIL,
    SYDNEY,
    TOKYO,
    share,
)

MINE_0, CAFE_0 = share(HONG_KONG, MINE), share(HONG_KONG, CAFE)  # of seat 0
RAIL_1, GOLD_1 = share(TOKYO, RAIL), share(TOKYO, GOLD)  # of seat 1
PRESS_2 = share(SYDNEY, PRESS)  # of seat 2
EXCHANGE, PURCHASE = CallExchange(0, [1], [MINE_0]), OfferToBuy(0, [GOLD_1], 10)


def market(**options: str) -> Table:
    """Seat 0 is about to sell in London; all three hold shares."""
    game = Table(3, **options).at(LONDON, TOKYO, SYDNEY)
    game.holds(0, MINE_0, CAFE_0).holds(1, RAIL_1, GOLD_1).holds(2, PRESS_2)
    game.sells()
    return game


def called(*partners: int, **options: str) -> Table:
    """Seat 0 has offered his mine to these players."""
    game = market(**options)
    game.plays(CallExchange(0, list(partners), [MINE_0]))
    return game


def offered(amount: int = 40, **options: str) -> Table:
    """Seat 0 has offered so much for the gold of seat 1."""
    game = market(**options)
    game.plays(OfferToBuy(0, [GOLD_1], amount))
    return game


def refusals(game: Table) -> set[str]:
    """Of an exchange and of an offer to buy."""
    return {game.refusal(EXCHANGE), game.refusal(PURCHASE)}


# When


@clause("cre.offers.purchase-and-sale")
def test_offers_are_made_while_one_buys_alone() -> None:
    game = market()

    game.buys()

    assert refusals(game) == {""}
    assert game.may(1) == {"call-exchange", "offer-to-buy"}


@clause("cre.offers.purchase-and-sale")
def test_offers_are_made_before_an_auction_begins() -> None:
    game = market().at(LONDON, LONDON, LONDON)

    game.buys()

    assert game.may(0) >= {"enter-auction", "stay-out"}
    assert refusals(game) == {""}


@clause("cre.offers.purchase-and-sale")
def test_offers_are_made_while_somebody_may_sell() -> None:
    game = market()

    assert refusals(game) == {""}
    assert game.may(2) == {"call-exchange", "offer-to-buy"}


@clause("cre.offers.cash-under-hand")
def test_not_while_players_bid_for_a_share() -> None:
    game = market().at(LONDON, LONDON, LONDON)
    game.buys()
    game.enter(IN, IN, IN)

    assert refusals(game) == {"cre.offers.cash-under-hand"}
    assert game.may(0) == {"seal-bid"}


def throwing() -> Table:
    """Seat 0 is selling his mine by dice, with throws left."""
    game = market()
    game.dice(0, 1, 2, 3, 4, 5).plays(SellShare(0, MINE_0))
    return game


@clause("cre.offers.purchase-and-sale")
def test_offers_are_made_during_a_sale_by_dice_which_then_goes_on() -> None:
    game = throwing()

    game.plays(OfferToBuy(2, [CAFE_0], 20))
    game.plays(Agree(0))

    assert game.state.held(2) == sorted([CAFE_0, PRESS_2])
    assert "take-price" in game.may(0)
    assert told(game.plays(TakePrice(0)), ShareSold)


@clause("cre.offers.share-on-sale")
def test_but_not_for_the_share_that_the_dice_decide_about() -> None:
    game = throwing()

    assert game.refusal(OfferToBuy(2, [MINE_0], 20)) == "cre.offers.shares-and-cash"
    assert game.refusal(CallExchange(0, [1], [MINE_0])) == "cre.offers.shares-and-cash"
    game.plays(CallExchange(1, [0], [RAIL_1]))
    assert game.refusal(ProposeShares(0, [MINE_0], 0)) == "cre.offers.shares-and-cash"
    assert game.refusal(ProposeShares(0, [CAFE_0], 0)) == ""


@clause("cre.offers.purchase-and-sale")
def test_not_while_an_expert_is_sold_a_market_chosen_or_signs_are_bought() -> None:
    game = market()

    game.draws_expert(GAVEL)
    expert = refusals(game)
    game.chooses_markets()
    choice = refusals(game)
    game.climbs()

    assert expert == choice == refusals(game) == {"cre.offers.purchase-and-sale"}


@clause("cre.offers.purchase-and-sale")
def test_not_while_a_fortune_card_is_paid() -> None:
    game = market().kept(0, LAWYER)
    game.draws_fortune(FINE)

    assert refusals(game) == {"cre.offers.purchase-and-sale"}


# Exchanges


@clause("cre.offers.exchange")
def test_an_exchange_is_put_to_one_or_several() -> None:
    game = market()

    assert game.plays(CallExchange(0, [1, 2], [MINE_0])) == [ExchangeCalled(EVERYONE, 0, [1, 2], [MINE_0])]
    assert game.waiting == [1, 2]


@clause("cre.offers.exchange")
def test_it_may_be_proposed_out_of_turn() -> None:
    game = market()

    assert game.plays(CallExchange(2, [1], [PRESS_2])) == [ExchangeCalled(EVERYONE, 2, [1], [PRESS_2])]


@clause("cre.offers.exchange")
def test_several_shares_may_be_offered_for_several() -> None:
    game = market()
    game.plays(CallExchange(0, [1], sorted([MINE_0, CAFE_0])))
    game.plays(ProposeShares(1, sorted([RAIL_1, GOLD_1]), 0))

    game.plays(AcceptProposal(0, 1))

    assert game.state.held(0) == sorted([RAIL_1, GOLD_1])
    assert game.state.held(1) == sorted([MINE_0, CAFE_0])


@clause("cre.offers.answer")
def test_those_who_are_asked_propose_shares_or_decline() -> None:
    game = called(1, 2)

    assert game.may(1) == {"propose-shares", "decline"}
    assert game.refusal(Agree(1)) == "cre.offers.answer"
    assert game.plays(ProposeShares(1, [RAIL_1], 5)) == [SharesProposed(EVERYONE, 1, [RAIL_1], 5)]
    assert game.plays(Decline(2)) == [ProposalDeclined(EVERYONE, 2)]


@clause("cre.offers.answer")
def test_an_offer_to_buy_is_answered_by_yes_or_no() -> None:
    game = offered()

    assert (game.waiting, game.may(1)) == ([1], {"agree", "decline"})
    assert game.refusal(ProposeShares(1, [RAIL_1], 0)) == "cre.offers.answer"


@clause("cre.offers.answer")
def test_whoever_holds_nothing_can_only_decline_an_exchange() -> None:
    game = Table(seats=2).at(LONDON, TOKYO).holds(0, MINE_0)
    game.sells()
    game.plays(CallExchange(0, [1], [MINE_0]))

    assert game.may(1) == {"decline"}


@clause("cre.offers.all-answer-first")
def test_the_proposer_waits_until_all_have_answered() -> None:
    game = called(1, 2)
    game.plays(ProposeShares(1, [RAIL_1], 0))

    assert game.waiting == [2]
    assert game.refusal(AcceptProposal(0, 1)) == "table.not-your-turn"


@clause("cre.offers.proposer-chooses")
def test_the_proposer_chooses_among_the_answers() -> None:
    game = called(1, 2)
    game.plays(ProposeShares(1, [RAIL_1], 5))
    game.plays(ProposeShares(2, [PRESS_2], 0))

    events = game.plays(AcceptProposal(0, 2))

    assert events == [ExchangeMade(EVERYONE, 0, 2, [MINE_0], [PRESS_2], 0)]
    assert game.state.held(0) == sorted([CAFE_0, PRESS_2])
    assert game.state.held(2) == [MINE_0]
    assert game.state.held(1) == [RAIL_1, GOLD_1]


@clause("cre.offers.proposer-chooses")
def test_cash_that_was_added_goes_to_the_proposer() -> None:
    game = called(1)
    game.plays(ProposeShares(1, [RAIL_1], 5))
    bank = game.state.bank

    game.plays(AcceptProposal(0, 1))

    assert (game.purses, game.state.bank) == ([105, 95, 100], bank)


@clause("cre.offers.proposer-chooses")
def test_he_may_take_none() -> None:
    game = called(1)
    game.plays(ProposeShares(1, [RAIL_1], 5))

    assert game.plays(Decline(0)) == [ExchangeDropped(EVERYONE, 0)]
    assert (game.state.held(0), game.waiting) == (sorted([MINE_0, CAFE_0]), [0])


@clause("cre.offers.proposer-chooses")
def test_he_chooses_only_among_those_who_answered_with_shares() -> None:
    game = called(1, 2)
    game.plays(ProposeShares(1, [RAIL_1], 5))
    game.plays(Decline(2))

    assert game.refusal(AcceptProposal(0, 2)) == "cre.offers.proposer-chooses"
    assert game.refusal(Agree(0)) == "cre.offers.proposer-chooses"
    blank = game.ask(0, "accept-proposal").blanks[0]
    assert isinstance(blank, OneOf)
    assert blank.choices == [1]


@clause("cre.offers.proposer-chooses")
def test_if_all_decline_there_is_nothing_to_choose() -> None:
    game = called(1, 2)
    game.plays(Decline(1))

    assert game.plays(Decline(2)) == [ProposalDeclined(EVERYONE, 2), ExchangeDropped(EVERYONE, 0)]
    assert game.waiting == [0]


# Offers to buy


@clause("cre.offers.buy")
def test_if_the_seller_agrees_shares_and_money_change_hands() -> None:
    game = offered(40)
    bank = game.state.bank

    events = game.plays(Agree(1))

    assert events == [SaleAgreed(EVERYONE, 1), SharesTraded(EVERYONE, 0, 1, [GOLD_1], 40)]
    assert (game.purses, game.state.bank) == ([60, 140, 100], bank)
    assert game.state.held(0) == sorted([MINE_0, CAFE_0, GOLD_1])


@clause("cre.offers.buy")
def test_if_he_declines_nothing_happens() -> None:
    game = offered(40)

    assert game.plays(Decline(1)) == [SaleDeclined(EVERYONE, 1), OfferDropped(EVERYONE, 0)]
    assert (game.purses, game.state.held(1)) == ([100] * 3, [RAIL_1, GOLD_1])


@clause("cre.offers.buy")
def test_several_shares_may_be_wanted() -> None:
    game = market()
    assert game.plays(OfferToBuy(2, [RAIL_1, GOLD_1], 55)) == [PurchaseOffered(EVERYONE, 2, [1], [RAIL_1, GOLD_1], 55)]

    game.plays(Agree(1))

    assert game.state.held(2) == sorted([RAIL_1, GOLD_1, PRESS_2])


def asked_of_two(**options: str) -> Table:
    """Seat 0 has offered 30 M for the rail and the gold of seat 1, or the press of seat 2."""
    game = market(**options)
    game.plays(OfferToBuy(0, [PRESS_2, RAIL_1, GOLD_1], 30))
    return game


@clause("cre.offers.each-for-his-own")
def test_an_offer_to_buy_is_put_to_all_whose_shares_it_names() -> None:
    game = market()

    events = game.plays(OfferToBuy(0, [PRESS_2, GOLD_1], 30))

    assert events == [PurchaseOffered(EVERYONE, 0, [1, 2], [PRESS_2, GOLD_1], 30)]
    assert game.waiting == [1, 2]


@clause("cre.offers.each-for-his-own")
def test_if_one_of_them_agrees_he_sells_his_own_for_the_whole_sum() -> None:
    game = asked_of_two()
    game.plays(Decline(2))

    events = game.plays(Agree(1))

    assert events == [SaleAgreed(EVERYONE, 1), SharesTraded(EVERYONE, 0, 1, [RAIL_1, GOLD_1], 30)]
    assert (game.purses, game.state.held(2)) == ([70, 130, 100], [PRESS_2])


@clause("cre.offers.each-for-his-own", "cre.offers.proposer-chooses")
def test_if_several_agree_the_buyer_chooses_one() -> None:
    game = asked_of_two()
    agreed = game.plays(Agree(2)) + game.plays(Agree(1))

    events = game.plays(AcceptProposal(0, 2))

    assert agreed == [SaleAgreed(EVERYONE, 2), SaleAgreed(EVERYONE, 1)]
    assert events == [SharesTraded(EVERYONE, 0, 2, [PRESS_2], 30)]
    assert (game.purses, game.state.held(1)) == ([70, 100, 130], [RAIL_1, GOLD_1])


@clause("cre.offers.proposer-chooses")
def test_the_buyer_chooses_among_those_who_agreed_or_nobody() -> None:
    game = asked_of_two()
    game.plays(Agree(2))
    game.plays(Agree(1))
    blank = game.ask(0, "accept-proposal").blanks[0]

    assert isinstance(blank, OneOf)
    assert (game.waiting, blank.choices) == ([0], [2, 1])
    assert game.plays(Decline(0)) == [OfferDropped(EVERYONE, 0)]
    assert game.purses == [100] * 3


@clause("cre.offers.all-answer-first")
def test_no_share_is_sold_before_all_have_answered() -> None:
    game = asked_of_two()

    assert game.plays(Agree(1)) == [SaleAgreed(EVERYONE, 1)]
    assert (game.waiting, game.state.held(0)) == ([2], [MINE_0, CAFE_0])


@clause("cre.offers.silence")
def test_of_those_who_are_silent_nobody_sells_and_a_buyer_who_does_not_choose_gives_up() -> None:
    game, undecided = asked_of_two(), asked_of_two()
    game.plays(Agree(1))
    undecided.plays(Agree(1))
    undecided.plays(Agree(2))

    assert game.waits(30_000) == [SharesTraded(EVERYONE, 0, 1, [RAIL_1, GOLD_1], 30)]
    assert undecided.waits(29_999) == []
    assert undecided.waits(1) == [OfferDropped(EVERYONE, 0)]


@clause("cre.offers.window")
def test_at_an_unhurried_table_the_buyer_has_all_the_time_too() -> None:
    game = asked_of_two(window="unhurried")
    game.plays(Agree(1))
    game.plays(Agree(2))

    assert (game.waits(AN_HOUR), game.waiting) == ([], [0])


# What may be offered


@clause("cre.offers.shares-and-cash")
@pytest.mark.parametrize(
    "offer",
    [
        CallExchange(0, [1], [RAIL_1]),
        CallExchange(0, [1], []),
        CallExchange(0, [], [MINE_0]),
        CallExchange(0, [0], [MINE_0]),
        CallExchange(0, [7], [MINE_0]),
        OfferToBuy(0, [], 10),
        OfferToBuy(0, [GOLD_1], 0),
        OfferToBuy(0, [GOLD_1], 101),
        OfferToBuy(0, [MINE_0], 10),
        OfferToBuy(0, [MINE_0, GOLD_1], 10),
        OfferToBuy(0, [share(TOKYO, MINE)], 10),
    ],
    ids=str,
)
def test_only_shares_and_cash_that_are_there_are_offered(offer: CallExchange | OfferToBuy) -> None:
    assert market().refusal(offer) == "cre.offers.shares-and-cash"


@clause("cre.offers.shares-and-cash")
@pytest.mark.parametrize(
    "answer",
    [
        ProposeShares(1, [], 5),
        ProposeShares(1, [MINE_0], 0),
        ProposeShares(1, [PRESS_2], 0),
        ProposeShares(1, [RAIL_1], 101),
        ProposeShares(1, [RAIL_1], -1),
    ],
    ids=str,
)
def test_only_shares_and_cash_that_are_there_are_proposed(answer: ProposeShares) -> None:
    assert called(1).refusal(answer) == "cre.offers.shares-and-cash"


@clause("cre.offers.shares-and-cash")
def test_whoever_has_no_share_proposes_no_exchange_and_without_cash_nobody_buys() -> None:
    game = Table(seats=2).at(LONDON, TOKYO).holds(0, MINE_0).cash(0, 0)
    game.sells()

    assert game.may(0) == {"sell-share", "stop-selling", "call-exchange"}
    assert game.may(1) == {"offer-to-buy"}


@clause("cre.offers.shares-and-cash")
def test_neither_signs_nor_experts_can_be_named_in_an_offer() -> None:
    game = market().climbed(0, 2).hired(0, GAVEL).kept(0, LAWYER)
    words = [[blank.name for blank in game.ask(0, verb).blanks] for verb in ("call-exchange", "offer-to-buy")]

    assert words == [["partners", "given_shares"], ["wanted_shares", "amount"]]


@clause("cre.offers.shares-and-cash")
def test_the_bounds_of_an_offer_are_what_is_there() -> None:
    game = market().cash(0, 33)
    shares, amount = game.ask(0, "offer-to-buy").blanks

    assert isinstance(shares, SomeOf)
    assert isinstance(amount, Amount)
    assert (shares.choices, shares.least) == ([PRESS_2, RAIL_1, GOLD_1], 1)
    assert (amount.low, amount.high) == (1, 33)


@clause("cre.offers.no-bonus")
def test_an_exchange_brings_no_sector_bonus() -> None:
    game = called(1)
    game.plays(ProposeShares(1, [RAIL_1], 0))

    events = game.plays(AcceptProposal(0, 1))

    assert told(events, BonusPaid) == []
    assert game.purses == [100] * 3


@clause("cre.offers.no-bonus")
def test_a_purchase_from_a_player_brings_none_either() -> None:
    game = market()
    game.plays(OfferToBuy(0, [RAIL_1], 10))  # his second share of the sector

    assert told(game.plays(Agree(1)), BonusPaid) == []
    assert game.purses == [90, 110, 100]


# How many, and how long


def declined(game: Table, offer: CallExchange | OfferToBuy) -> Table:
    """The offer is made, and everybody declines it."""
    game.plays(offer)
    for seat in game.waiting:
        game.plays(Decline(seat))
    return game


@clause("cre.offers.not-twice")
@pytest.mark.parametrize("offer", [EXCHANGE, PURCHASE], ids=["exchange", "purchase"])
def test_the_same_offer_is_not_made_again_in_a_round(offer: CallExchange | OfferToBuy) -> None:
    game = declined(market(), offer)

    game.buys()  # nor in the other phase

    assert game.refusal(offer) == "cre.offers.not-twice"


@clause("cre.offers.not-twice")
@pytest.mark.parametrize(
    ("made", "other"),
    [
        (EXCHANGE, CallExchange(0, [1, 2], [MINE_0])),
        (EXCHANGE, CallExchange(0, [1], [CAFE_0])),
        (PURCHASE, OfferToBuy(0, [GOLD_1], 11)),
        (PURCHASE, OfferToBuy(0, [GOLD_1], 9)),
        (PURCHASE, OfferToBuy(0, [RAIL_1, GOLD_1], 10)),
        (PURCHASE, OfferToBuy(2, [GOLD_1], 10)),
    ],
    ids=["to others", "other shares", "for more", "for less", "for more shares", "by another"],
)
def test_any_other_offer_is(made: CallExchange | OfferToBuy, other: CallExchange | OfferToBuy) -> None:
    assert declined(market(), made).refusal(other) == ""


@clause("cre.offers.not-twice")
def test_there_is_no_other_limit_to_offers() -> None:
    game = market()

    for amount in range(1, 31):
        declined(game, OfferToBuy(0, [GOLD_1], amount))

    assert game.refusal(OfferToBuy(0, [GOLD_1], 31)) == ""


@clause("cre.offers.not-twice")
def test_in_the_next_round_one_begins_anew() -> None:
    game = declined(declined(market(), EXCHANGE), PURCHASE)
    game.draws_expert(GAVEL)

    game.sells()

    assert refusals(game) == {""}


@clause("cre.offers.one-at-a-time")
@pytest.mark.parametrize("offer", [EXCHANGE, PURCHASE], ids=["exchange", "purchase"])
def test_while_an_offer_is_open_no_other_is_made_and_the_game_waits(offer: CallExchange | OfferToBuy) -> None:
    game = market()

    game.plays(offer)

    assert refusals(game) == {"cre.offers.one-at-a-time"}
    assert game.refusal(StopSelling(0)) == "table.not-your-turn"
    assert "offer-to-buy" not in game.may(2)


@clause("cre.offers.one-at-a-time")
def test_when_it_is_answered_the_game_goes_on_where_it_was() -> None:
    game = offered()

    game.plays(Decline(1))

    assert "sell-share" in game.may(0)


@clause("cre.offers.silence")
def test_an_offer_to_buy_lapses_without_an_answer() -> None:
    game = offered()

    assert game.waits(29_999) == []
    assert game.waits(1) == [OfferDropped(EVERYONE, 0)]


@clause("cre.offers.silence")
def test_whoever_does_not_answer_an_exchange_declines() -> None:
    game = called(1, 2)
    game.plays(ProposeShares(1, [RAIL_1], 0))

    events = game.waits(30_000)

    assert (events, game.waiting) == ([], [0])
    assert kinds(game.plays(AcceptProposal(0, 1))) == ["ExchangeMade"]


@clause("cre.offers.silence")
def test_if_nobody_answers_the_exchange_is_dropped() -> None:
    game = called(1, 2)
    game.plays(Decline(1))

    assert game.waits(30_000) == [ExchangeDropped(EVERYONE, 0)]


@clause("cre.offers.silence")
def test_a_proposer_who_does_not_choose_gives_up() -> None:
    game = called(1)
    game.waits(20_000)
    game.plays(ProposeShares(1, [RAIL_1], 0))

    assert game.waits(29_999) == []
    assert game.waits(1) == [ExchangeDropped(EVERYONE, 0)]


@clause("cre.offers.silence")
def test_a_clock_that_calls_late_lets_all_run_out() -> None:
    game = called(1, 2)
    game.plays(ProposeShares(1, [RAIL_1], 0))

    assert game.waits(AN_HOUR) == [ExchangeDropped(EVERYONE, 0)]
    assert game.waiting == [0]


@clause("cre.offers.window")
@pytest.mark.parametrize("offer", [EXCHANGE, PURCHASE], ids=["exchange", "purchase"])
def test_at_an_unhurried_table_an_offer_waits_as_long_as_it_takes(offer: CallExchange | OfferToBuy) -> None:
    game = market(window="unhurried")

    game.plays(offer)

    assert deadline(game.state) == NEVER
    assert game.waits(AN_HOUR) == []
    assert game.waiting == [1]


@clause("cre.offers.window")
def test_there_the_proposer_has_all_the_time_too() -> None:
    game = called(1, window="unhurried")
    game.plays(ProposeShares(1, [RAIL_1], 0))

    assert game.waits(AN_HOUR) == []
    assert game.waiting == [0]


@clause("cre.offers.shares-and-cash")
def test_a_sign_sold_meanwhile_leaves_the_offer_as_it_is() -> None:
    game = offered(40).climbed(0, 1)

    game.plays(SellSign(0))

    assert SharesTraded(EVERYONE, 0, 1, [GOLD_1], 40) in game.plays(Agree(1))
    assert game.purses == [65, 140, 100]


@clause("cre.offers.exchange")
def test_a_share_received_can_be_sold_where_one_stands() -> None:
    game = called(1)
    game.plays(ProposeShares(1, [RAIL_1], 0))
    game.plays(AcceptProposal(0, 1))

    assert game.refusal(SellShare(0, RAIL_1)) == ""
    assert game.refusal(SellShare(0, MINE_0)) == "cre.sale.own-share"
