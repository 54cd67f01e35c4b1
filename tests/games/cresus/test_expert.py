"""« Phase 1 – Tirage d'une carte Expert »: Pirates, hiring, and what each expert is good for."""

from ludotheque.games.cresus.actions import (
    BuyAtHalf,
    BuyShare,
    ChooseMarket,
    ConsultAnalyst,
    SellShare,
    TakePrice,
    TurnDie,
    UseExpert,
)
from ludotheque.games.cresus.events import (
    AnalystConsulted,
    DieTurned,
    ExpertGone,
    ExpertHired,
    ExpertUsed,
    FortuneDrawn,
    PirateStruck,
    ShareBought,
    ShareSold,
    SharesShown,
    TipGiven,
)
from ludotheque.games.cresus.tables import NO_MARKET
from ludotheque.kernel.chance import Chance
from ludotheque.kernel.event import EVERYONE, only
from tests.clauses import clause
from tests.games.cresus.arrange import GAME, Table, kinds, told
from tests.games.cresus.plain_box import (
    ANALYST_ONE,
    ANALYST_TWO,
    BARGAIN,
    BLUE,
    CAFE,
    CLOVER,
    CONJURER,
    GAVEL,
    GLOBETROTTER,
    GOLD,
    GREEN,
    HONG_KONG,
    LONDON,
    NEW_YORK,
    ORANGE,
    PRESS,
    PURPLE,
    RAIL,
    RED,
    TOKYO,
    TRAVELLER,
    WINDFALL,
    YELLOW,
    broker,
    pirate,
    share,
)

LONDON_RAIL, LONDON_GOLD = share(LONDON, RAIL), share(LONDON, GOLD)
PAIR = [YELLOW, YELLOW, BLUE, RED, GREEN, PURPLE]


def selling(*experts: int, at: int = LONDON, sold: int = LONDON_RAIL) -> Table:
    """Seat 0, who has hired these experts, sells a share; the dice show a pair."""
    game = Table(seats=2).at(at, at).holds(0, sold).hired(0, *experts)
    game.sells()
    game.dice(*PAIR).plays(SellShare(0, sold))
    return game


def buying_alone(*experts: int) -> Table:
    """Seat 0, who has hired these experts, is alone in London, where two shares are up."""
    game = Table(seats=2).at(LONDON, TOKYO).hired(0, *experts).pile(LONDON, LONDON_GOLD, share(LONDON, CAFE))
    game.buys()
    return game


# The Pirate


@clause("cre.expert.pirate")
def test_a_pirate_closes_his_market_and_is_not_auctioned() -> None:
    game = Table()

    events = game.draws_expert(pirate(TOKYO))

    assert events[1:] == [PirateStruck(EVERYONE, pirate(TOKYO), TOKYO)]
    assert (game.view(0).closed, game.may(0)) == (TOKYO, {"choose-market"})


@clause("cre.expert.pirate")
def test_nothing_is_bought_on_a_closed_market() -> None:
    game = Table(seats=2).at(TOKYO, TOKYO).closed(TOKYO)

    assert told(game.buys(), SharesShown) == []
    assert len(game.pile_of(TOKYO)) == 5


@clause("cre.expert.pirate")
def test_nothing_is_sold_on_a_closed_market() -> None:
    game = Table(seats=2).at(TOKYO, LONDON).closed(TOKYO).holds(0, LONDON_RAIL).holds(1, LONDON_GOLD)

    game.sells()

    assert game.waiting == [1]
    game.stop()
    assert "sell-share" not in game.may(0)


@clause("cre.expert.pirate-visit")
def test_one_may_go_to_a_closed_market_and_draws_a_fortune_card_there() -> None:
    game = Table(seats=2)
    game.draws_expert(pirate(TOKYO))
    game.next_fortunes(WINDFALL)

    events = game.go(TOKYO, TOKYO)

    assert told(events, FortuneDrawn) == [FortuneDrawn(EVERYONE, TOKYO, WINDFALL)]
    assert game.purses == [106, 106]


@clause("cre.expert.pirate-one-round")
def test_in_the_next_round_the_market_is_open_again() -> None:
    game = Table()
    game.draws_expert(pirate(TOKYO))

    game.draws_expert(GAVEL)

    assert game.view(0).closed == NO_MARKET


@clause("cre.expert.pirate-one-round")
def test_a_second_pirate_closes_his_own_market_only() -> None:
    game = Table()
    game.draws_expert(pirate(TOKYO))

    game.draws_expert(pirate(LONDON))

    assert game.view(0).closed == LONDON


# Hiring


@clause("cre.expert.auction")
def test_the_highest_bid_hires_the_expert() -> None:
    game = Table()
    game.draws_expert(GAVEL)

    events = game.bids(4, 12, 0)

    assert told(events, ExpertHired) == [ExpertHired(EVERYONE, 1, GAVEL, 12)]
    assert game.purses == [100, 88, 100]
    assert game.state.hired == [[], [GAVEL], []]


@clause("cre.expert.auction")
def test_then_all_choose_a_market() -> None:
    game = Table()
    game.draws_expert(GAVEL)
    game.bids(4, 12, 0)

    assert game.waiting == [0, 1, 2]
    assert game.may(0) == {"choose-market"}


@clause("cre.expert.any-bid")
def test_everybody_is_asked_and_may_bid_nothing() -> None:
    game = Table()
    game.draws_expert(GAVEL)

    assert game.waiting == [0, 1, 2]
    assert ExpertHired(EVERYONE, 2, GAVEL, 1) in game.bids(0, 0, 1)


@clause("cre.expert.nobody")
def test_an_expert_whom_nobody_wants_leaves_the_game() -> None:
    game = Table()
    game.draws_expert(GAVEL)

    events = game.bids(0, 0, 0)

    assert events[-1] == ExpertGone(EVERYONE, GAVEL)
    assert GAVEL not in game.state.experts + game.state.unused


@clause("cre.expert.open")
def test_everybody_sees_who_has_hired_whom() -> None:
    game = Table().hired(1, GAVEL, CONJURER)

    assert all(game.view(seat).hired == [[], [GAVEL, CONJURER], []] for seat in (-1, 0, 1, 2))


@clause("cre.expert.own-time")
def test_an_expert_waits_for_the_round_his_owner_likes() -> None:
    game = selling(broker(LONDON))
    game.plays(TakePrice(0))

    game.draws_expert(GAVEL)

    assert game.state.hired[0] == [broker(LONDON)]


@clause("cre.expert.once")
def test_an_expert_who_was_used_is_gone() -> None:
    game = selling(broker(LONDON))

    game.plays(UseExpert(0, broker(LONDON)))

    assert game.state.hired[0] == []
    assert game.refusal(UseExpert(0, broker(LONDON))) == "cre.expert.his-moment"


@clause("cre.expert.his-moment")
def test_an_expert_serves_only_whoever_hired_him() -> None:
    game = Table(seats=2).at(LONDON, LONDON).holds(0, LONDON_GOLD).hired(1, broker(LONDON), CONJURER)
    game.sells()
    game.dice(*PAIR).plays(SellShare(0, LONDON_GOLD))

    assert game.may(0) == {"take-price", "throw-again"}
    assert game.refusal(UseExpert(0, broker(LONDON))) == "cre.expert.his-moment"
    assert game.refusal(TurnDie(0, 2, YELLOW)) == "cre.expert.his-moment"
    assert game.refusal(UseExpert(1, broker(LONDON))) == "table.not-your-turn"


@clause("cre.expert.his-moment")
def test_an_expert_for_another_moment_is_refused() -> None:
    game = selling(GAVEL, BARGAIN, ANALYST_ONE, sold=LONDON_GOLD)

    for expert in (GAVEL, BARGAIN, ANALYST_ONE):
        assert game.refusal(UseExpert(0, expert)) == "cre.expert.his-moment"


@clause("cre.expert.worthless")
def test_experts_do_not_count_at_the_end() -> None:
    game = Table(seats=2).hired(0, GAVEL, CONJURER, BARGAIN).cash(0, 49).cash(1, 50)

    assert GAME.ranks(game.state) == [2, 1]


# What they do


@clause("cre.expert.extra-throw")
def test_the_broker_of_the_market_gives_one_more_throw() -> None:
    game = selling(broker(LONDON))

    events = game.plays(UseExpert(0, broker(LONDON)))

    assert events == [ExpertUsed(EVERYONE, 0, broker(LONDON))]
    assert game.may(0) == {"take-price", "throw-again"}
    assert ShareSold(EVERYONE, 0, LONDON_RAIL, 6, 400, 0) in game.throws([0, 1], *[YELLOW] * 4)


@clause("cre.expert.extra-throw")
def test_a_broker_counts_where_the_sale_is_made_not_where_the_share_comes_from() -> None:
    game = selling(broker(NEW_YORK), broker(LONDON), at=NEW_YORK)

    assert game.refusal(UseExpert(0, broker(NEW_YORK))) == ""
    assert game.refusal(UseExpert(0, broker(LONDON))) == "cre.expert.his-moment"


@clause("cre.expert.turn-die")
def test_the_conjurer_turns_one_die() -> None:
    game = selling(CONJURER)

    events = game.plays(TurnDie(0, 2, YELLOW))

    assert events[0] == DieTurned(EVERYONE, 0, CONJURER, [YELLOW, YELLOW, YELLOW, RED, GREEN, PURPLE])
    assert ShareSold(EVERYONE, 0, LONDON_RAIL, 3, 50, 0) in events
    assert game.state.hired[0] == []


@clause("cre.expert.turn-die")
def test_a_turned_die_can_be_thrown_again() -> None:
    game = selling(CONJURER, sold=LONDON_GOLD)
    game.plays(TurnDie(0, 2, YELLOW))

    assert ShareSold(EVERYONE, 0, LONDON_GOLD, 2, 30, 0) in game.throws([0, 1, 3, 4, 5], ORANGE)


@clause("cre.expert.turn-die")
def test_there_are_six_dice_and_six_colours_to_turn() -> None:
    game = selling(CONJURER)

    for die, colour in [(6, YELLOW), (-1, YELLOW), (0, 6), (0, -1)]:
        assert game.refusal(TurnDie(0, die, colour)) == "cre.expert.his-moment"
    assert game.refusal(TurnDie(0, 5, PURPLE)) == ""


@clause("cre.expert.double-premium")
def test_the_globetrotter_doubles_the_premium() -> None:
    game = selling(GLOBETROTTER, at=TOKYO)

    events = game.plays(UseExpert(0, GLOBETROTTER))

    assert ShareSold(EVERYONE, 0, LONDON_RAIL, 2, 20, 30) in events


@clause("cre.expert.double-premium")
def test_a_premium_is_doubled_once() -> None:
    game = selling(GLOBETROTTER, TRAVELLER, at=TOKYO, sold=LONDON_GOLD)
    game.plays(UseExpert(0, GLOBETROTTER))

    assert game.refusal(UseExpert(0, TRAVELLER)) == "cre.expert.his-moment"
    assert game.state.hired[0] == [TRAVELLER]


@clause("cre.expert.double-premium")
def test_at_home_there_is_no_premium_to_double() -> None:
    game = selling(GLOBETROTTER, sold=LONDON_GOLD)

    assert game.refusal(UseExpert(0, GLOBETROTTER)) == "cre.expert.his-moment"


@clause("cre.expert.half-price")
def test_an_only_buyer_pays_half_with_the_bargain_expert() -> None:
    game = buying_alone(BARGAIN)

    events = game.plays(BuyAtHalf(0, LONDON_GOLD))

    assert events[:2] == [ExpertUsed(EVERYONE, 0, BARGAIN), ShareBought(EVERYONE, 0, LONDON_GOLD, 25)]
    assert game.purses[0] == 75
    assert game.state.hired[0] == []


@clause("cre.expert.half-price")
def test_the_second_share_is_at_full_price_again() -> None:
    game = buying_alone(BARGAIN)
    game.plays(BuyAtHalf(0, LONDON_GOLD))

    assert game.refusal(BuyAtHalf(0, share(LONDON, CAFE))) == "cre.expert.his-moment"
    assert game.refusal(BuyShare(0, share(LONDON, CAFE))) == ""


@clause("cre.expert.half-price")
def test_without_the_expert_nothing_is_halved() -> None:
    game = buying_alone()

    assert "buy-at-half" not in game.may(0)
    assert game.refusal(BuyAtHalf(0, LONDON_GOLD)) == "cre.expert.his-moment"


@clause("cre.expert.half-price")
def test_half_the_price_must_be_there_too() -> None:
    game = buying_alone(BARGAIN).cash(0, 24)

    assert game.refusal(BuyAtHalf(0, LONDON_GOLD)) == "cre.expert.his-moment"
    assert game.refusal(BuyAtHalf(0, share(LONDON, CAFE))) == ""


@clause("cre.expert.half-price")
def test_in_an_auction_there_is_no_price_to_halve() -> None:
    game = Table(seats=2).at(LONDON, LONDON).hired(0, BARGAIN)
    game.buys()

    assert "buy-at-half" not in game.may(0)


@clause("cre.expert.half-rounded-up")
def test_half_of_twenty_five_is_thirteen() -> None:
    game = buying_alone(BARGAIN)

    assert ShareBought(EVERYONE, 0, share(LONDON, CAFE), 13) in game.plays(BuyAtHalf(0, share(LONDON, CAFE)))


@clause("cre.expert.after-last-throw")
def test_an_expert_can_be_used_after_the_last_throw() -> None:
    game = selling(broker(LONDON), sold=LONDON_GOLD)
    game.throws([0, 1], RED, RED, GREEN, BLUE)

    assert game.may(0) == {"take-price", "use-expert"}
    game.plays(UseExpert(0, broker(LONDON)))
    assert ShareSold(EVERYONE, 0, LONDON_GOLD, 4, 170, 0) in game.throws([0, 1], YELLOW, YELLOW, GREEN, BLUE)


@clause("cre.expert.after-last-throw")
def test_one_may_take_the_price_and_keep_the_expert() -> None:
    game = selling(broker(LONDON), CONJURER)
    game.kept(0, CLOVER)

    game.plays(TakePrice(0))

    assert game.state.hired[0] == [broker(LONDON), CONJURER]
    assert game.state.kept[0] == [CLOVER]


# The analyst


@clause("cre.expert.analyst")
def test_the_analyst_shows_the_next_two_cards_of_a_pile() -> None:
    game = Table().hired(1, ANALYST_ONE).pile(HONG_KONG, share(HONG_KONG, PRESS), share(HONG_KONG, CAFE))
    game.chooses_markets()

    events = game.plays(ConsultAnalyst(1, HONG_KONG))

    shares = [share(HONG_KONG, PRESS), share(HONG_KONG, CAFE)]
    assert events == [AnalystConsulted(EVERYONE, 1, HONG_KONG), TipGiven(only(1), HONG_KONG, shares)]
    assert game.state.hired[1] == []
    assert game.waiting == [0, 1, 2]


@clause("cre.expert.analyst")
def test_the_cards_shown_are_those_turned_up_later() -> None:
    game = Table(seats=2).hired(1, ANALYST_ONE)
    game.chooses_markets()
    told_before = [event.shares for event in game.plays(ConsultAnalyst(1, TOKYO)) if isinstance(event, TipGiven)]

    events = game.go(TOKYO, TOKYO)

    assert [event.shares for event in events if isinstance(event, SharesShown)] == told_before


@clause("cre.expert.analyst")
def test_two_analysts_show_two_piles() -> None:
    game = Table().hired(1, ANALYST_ONE, ANALYST_TWO)
    game.chooses_markets()
    game.plays(ConsultAnalyst(1, HONG_KONG))
    game.plays(ConsultAnalyst(1, TOKYO))

    assert [tip.market for tip in game.view(1).tips] == [HONG_KONG, TOKYO]
    assert game.refusal(ConsultAnalyst(1, LONDON)) == "cre.expert.his-moment"


@clause("cre.expert.analyst")
def test_once_one_has_chosen_it_is_too_late() -> None:
    game = Table().hired(1, ANALYST_ONE)
    game.chooses_markets()
    game.plays(ChooseMarket(1, TOKYO))

    assert game.refusal(ConsultAnalyst(1, TOKYO)) == "cre.sealed.for-good"


@clause("cre.expert.tip-for-one")
def test_the_tip_is_seen_by_whoever_asked_and_nobody_else() -> None:
    game = Table().hired(1, ANALYST_ONE).pile(HONG_KONG, share(HONG_KONG, PRESS), share(HONG_KONG, CAFE))
    game.chooses_markets()
    game.plays(ConsultAnalyst(1, HONG_KONG))

    tips = game.view(1).tips

    assert [(tip.market, tip.shares) for tip in tips] == [
        (HONG_KONG, [share(HONG_KONG, PRESS), share(HONG_KONG, CAFE)])
    ]
    assert [game.view(seat).tips for seat in (-1, 0, 2)] == [[], [], []]


@clause("cre.expert.tip-for-one")
def test_the_tip_is_remembered_until_the_cards_are_turned_up() -> None:
    game = Table(seats=2).hired(1, ANALYST_ONE)
    game.chooses_markets()
    game.plays(ConsultAnalyst(1, TOKYO))
    game.go(LONDON, NEW_YORK)
    remembered = len(game.view(1).tips)

    game.at(TOKYO, TOKYO).buys()

    assert (remembered, len(game.view(1).tips)) == (1, 0)


@clause("cre.expert.tip-for-one")
def test_everybody_sees_which_pile_was_looked_at_until_its_cards_are_turned_up() -> None:
    game = Table(seats=2).hired(1, ANALYST_ONE)
    game.chooses_markets()
    game.plays(ConsultAnalyst(1, TOKYO))
    seen = [game.view(seat).consulted for seat in (-1, 0, 1)]

    game.at(TOKYO, TOKYO).buys()

    assert seen == [[[], [TOKYO]]] * 3
    assert game.view(0).consulted == [[], []]


@clause("cre.expert.tip-for-one")
def test_for_everybody_else_the_pile_stays_unknown() -> None:
    game = Table().hired(1, ANALYST_ONE)
    game.chooses_markets()
    game.plays(ConsultAnalyst(1, HONG_KONG))
    pile = game.pile_of(HONG_KONG)

    known = [GAME.redeal(game.state, 1, Chance(seed)).piles[HONG_KONG][:2] for seed in range(20)]
    guessed = [GAME.redeal(game.state, 0, Chance(seed)).piles[HONG_KONG][:2] for seed in range(20)]

    assert known == [pile[:2]] * 20
    assert any(cards != pile[:2] for cards in guessed)


@clause("cre.expert.tip-for-one")
def test_consulting_says_nothing_of_the_cards_to_others() -> None:
    game = Table().hired(1, ANALYST_ONE)
    game.chooses_markets()

    events = game.plays(ConsultAnalyst(1, HONG_KONG))

    assert kinds(event for event in events if event.audience == EVERYONE) == ["AnalystConsulted"]
