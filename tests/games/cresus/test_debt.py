"""« Manque de liquidité » and « Faillite totale »."""

import pytest

from ludotheque.games.cresus.actions import (
    BuySigns,
    Pay,
    RepayLoan,
    SellShare,
    SellSign,
    StopSelling,
    TakePrice,
    UseCard,
)
from ludotheque.games.cresus.events import (
    DebtWrittenOff,
    FortunePaid,
    GiftPaid,
    LoanGranted,
    LoanRepaid,
    MoneyWanted,
    ShareSold,
    SharesShown,
    SignsBought,
    SignSold,
)
from ludotheque.kernel.event import EVERYONE
from tests.clauses import clause
from tests.games.cresus.arrange import Table, kinds, told
from tests.games.cresus.plain_box import (
    ANALYST_ONE,
    BLUE,
    FEAST,
    FINE,
    GAVEL,
    GOLD,
    GREEN,
    LAWYER,
    LONDON,
    ORANGE,
    PRESS,
    PURPLE,
    RAIL,
    RED,
    RUIN,
    SYDNEY,
    TOKYO,
    YELLOW,
    broker,
    share,
)

TOKYO_RAIL, TOKYO_GOLD = share(TOKYO, RAIL), share(TOKYO, GOLD)
PAIR = [YELLOW, YELLOW, BLUE, RED, GREEN, PURPLE]
RAINBOW = [YELLOW, BLUE, RED, GREEN, ORANGE, PURPLE]


def in_debt(cash: int, *shares: int, rungs: int = 0, card: int = FINE, closed: int = -1) -> Table:
    """Seat 0, alone in London with so much, has drawn a fine of seven millions, or another card."""
    game = Table(seats=2).at(LONDON, SYDNEY).cash(0, cash).holds(0, *shares).climbed(0, rungs).closed(closed)
    game.draws_fortune(card)
    return game


# Signs sold back


@clause("cre.debt.sell-sign")
def test_a_sign_may_be_sold_while_an_expert_is_sold() -> None:
    game = Table().climbed(1, 3)
    game.draws_expert(GAVEL)

    assert game.plays(SellSign(1)) == [SignSold(EVERYONE, 1, 2, 20)]
    assert game.purses == [100, 120, 100]


@clause("cre.debt.sell-sign")
@pytest.mark.parametrize("phase", ["chooses_markets", "buys", "sells", "climbs"])
def test_a_sign_may_be_sold_in_any_phase_by_anybody(phase: str) -> None:
    game = Table().at(LONDON, LONDON, TOKYO).climbed(2, 1).holds(0, TOKYO_RAIL)
    getattr(game, phase)()

    assert "sell-sign" in game.may(2)
    assert game.plays(SellSign(2)) == [SignSold(EVERYONE, 2, 0, 5)]


@clause("cre.debt.sell-sign")
def test_a_sign_may_be_sold_while_another_is_in_debt() -> None:
    game = in_debt(0, TOKYO_GOLD).climbed(1, 1)

    assert game.plays(SellSign(1)) == [SignSold(EVERYONE, 1, 0, 5)]
    assert game.waiting == [0]


@clause("cre.debt.dearest-sign")
def test_the_dearest_sign_goes_first() -> None:
    game = Table().climbed(0, 3)
    game.chooses_markets()

    events = game.plays(SellSign(0)) + game.plays(SellSign(0)) + game.plays(SellSign(0))

    assert [event.sign for event in events if isinstance(event, SignSold)] == [2, 1, 0]


@clause("cre.debt.dearest-sign")
def test_whoever_has_no_sign_has_none_to_sell() -> None:
    game = Table()
    game.chooses_markets()

    assert game.refusal(SellSign(0)) == "cre.debt.dearest-sign"
    assert "sell-sign" not in game.may(0)


@clause("cre.debt.half-price")
def test_the_bank_pays_half() -> None:
    game = Table().climbed(0, 4)
    game.chooses_markets()
    bank = game.state.bank

    game.plays(SellSign(0))

    assert (game.purses[0], game.state.bank) == (130, bank - 30)


@clause("cre.debt.half-rounded-down")
def test_half_of_twenty_one_is_ten() -> None:
    game = Table().climbed(0, 2)
    game.chooses_markets()

    assert game.plays(SellSign(0)) == [SignSold(EVERYONE, 0, 1, 10)]


@clause("cre.debt.climb-again")
def test_a_sign_that_was_sold_must_be_bought_again() -> None:
    game = Table(seats=2).climbed(0, 3).cash(1, 0)
    game.climbs()
    game.plays(SellSign(0))

    events = game.plays(BuySigns(0, 1))

    assert told(events, SignsBought) == [SignsBought(EVERYONE, 0, [2], 40)]


# Debts


@clause("cre.debt.sell-first")
def test_whoever_cannot_pay_must_sell() -> None:
    game = in_debt(5, TOKYO_GOLD, rungs=2)

    assert (game.waiting, game.may(0)) == ([0], {"sell-share", "sell-sign"})
    assert game.refusal(Pay(0)) == "cre.debt.sell-first"
    assert game.refusal(StopSelling(0)) == "cre.debt.sell-first"


@clause("cre.debt.sell-first")
def test_the_debt_is_told() -> None:
    game = Table(seats=2).at(LONDON, SYDNEY).cash(0, 5).climbed(0, 2)

    assert MoneyWanted(EVERYONE, 0, 7) in game.draws_fortune(FINE)
    debt = game.view(1).debt
    assert debt is not None
    assert (debt.debtor, debt.creditor, debt.amount) == (0, -1, 7)


@clause("cre.debt.sell-first")
def test_signs_may_be_sold_before_shares() -> None:
    game = in_debt(5, TOKYO_GOLD, rungs=2)

    events = game.plays(SellSign(0))

    assert events[:2] == [SignSold(EVERYONE, 0, 1, 10), FortunePaid(EVERYONE, 0, 7)]
    assert (game.purses[0], game.state.held(0)) == (8, [TOKYO_GOLD])


@clause("cre.debt.sell-first")
def test_shares_may_be_sold_before_signs() -> None:
    game = in_debt(0, TOKYO_RAIL, rungs=2)

    events = game.dice(*PAIR).plays(SellShare(0, TOKYO_RAIL))

    assert kinds(events)[:4] == ["SaleBegun", "DiceThrown", "ShareSold", "FortunePaid"]
    assert game.state.signs[0] == 2


@clause("cre.debt.sell-first")
@pytest.mark.parametrize("number", [TOKYO_GOLD, share(SYDNEY, PRESS)])
def test_only_ones_own_shares_are_sold(number: int) -> None:
    game = in_debt(0, TOKYO_RAIL)

    assert game.refusal(SellShare(0, number)) == "cre.sale.own-share"


@clause("cre.debt.no-more-than-needed")
def test_as_soon_as_the_sum_is_there_it_is_paid_and_the_game_goes_on() -> None:
    game = in_debt(5, TOKYO_GOLD, rungs=2)

    events = game.plays(SellSign(0))

    assert told(events, SharesShown)
    assert game.refusal(SellShare(0, TOKYO_GOLD)) == "cre.purchase.buy-or-stop"


@clause("cre.debt.no-more-than-needed")
def test_as_long_as_it_is_not_there_he_goes_on_selling() -> None:
    game = in_debt(0, TOKYO_GOLD, TOKYO_RAIL, card=RUIN)

    game.dice(*PAIR).plays(SellShare(0, TOKYO_RAIL))

    assert (game.waiting, game.may(0)) == ([0], {"sell-share"})


@clause("cre.debt.no-more-than-needed")
def test_whoever_has_the_sum_is_not_asked() -> None:
    game = in_debt(7, TOKYO_GOLD)

    assert game.purses[0] == 0
    assert game.may(0) >= {"stop-buying"}


@clause("cre.debt.by-dice")
def test_a_share_is_sold_by_dice_where_the_pawn_stands() -> None:
    game = in_debt(0, TOKYO_GOLD)
    game.dice(*PAIR).plays(SellShare(0, TOKYO_GOLD))

    events = game.throws([0, 1], YELLOW, YELLOW, GREEN, BLUE)

    assert told(events, ShareSold, FortunePaid) == [
        ShareSold(EVERYONE, 0, TOKYO_GOLD, 4, 170, 20),
        FortunePaid(EVERYONE, 0, 7),
    ]
    assert game.purses[0] == 183


@clause("cre.debt.shut-in")
def test_on_a_market_that_a_pirate_closed_no_share_is_sold_even_to_pay() -> None:
    game = in_debt(0, TOKYO_RAIL, rungs=1, closed=LONDON)

    assert game.refusal(SellShare(0, TOKYO_RAIL)) == "cre.debt.shut-in"
    assert (game.may(0), game.why_not(0)["sell-share"]) == ({"sell-sign"}, "cre.debt.shut-in")


@clause("cre.debt.shut-in")
def test_whoever_is_shut_in_sells_signs_then_borrows_and_keeps_his_shares() -> None:
    game = in_debt(0, TOKYO_RAIL, rungs=1, closed=LONDON)

    events = game.plays(SellSign(0))

    assert told(events, SignSold, LoanGranted, FortunePaid) == [
        SignSold(EVERYONE, 0, 0, 5),
        LoanGranted(EVERYONE, 0, 100),
        FortunePaid(EVERYONE, 0, 7),
    ]
    assert (game.purses[0], game.state.held(0)) == (98, [TOKYO_RAIL])


@clause("cre.debt.shut-in")
def test_without_a_sign_he_borrows_at_once() -> None:
    game = in_debt(3, TOKYO_RAIL, closed=LONDON)

    assert (game.purses[0], game.state.loans[0]) == (96, 100)


@clause("cre.debt.shut-in")
def test_a_pirate_on_another_market_is_in_nobodys_way() -> None:
    game = in_debt(0, TOKYO_RAIL, closed=TOKYO)

    assert game.refusal(SellShare(0, TOKYO_RAIL)) == ""


@clause("cre.debt.by-dice")
def test_experts_help_in_a_forced_sale_too() -> None:
    game = in_debt(0, TOKYO_RAIL).hired(0, broker(LONDON))
    game.dice(*PAIR).plays(SellShare(0, TOKYO_RAIL))

    assert game.may(0) == {"take-price", "use-expert"}
    assert FortunePaid(EVERYONE, 0, 7) in game.plays(TakePrice(0))


@clause("cre.debt.not-counted")
def test_a_forced_sale_does_not_count_towards_the_tables_limit() -> None:
    game = Table(2, sales="1").at(LONDON, SYDNEY).cash(0, 0).holds(0, TOKYO_RAIL, TOKYO_GOLD)
    game.draws_fortune(FINE)
    game.dice(*PAIR).plays(SellShare(0, TOKYO_RAIL))

    game.sells()

    assert "sell-share" in game.may(0)


# Bankruptcy


@clause("cre.debt.bankruptcy")
def test_whoever_has_nothing_left_to_sell_gets_a_loan_of_100_millions() -> None:
    game = Table(seats=2).at(LONDON, SYDNEY).cash(0, 3)

    events = game.draws_fortune(FINE)

    assert LoanGranted(EVERYONE, 0, 100) in events
    assert game.view(1).loans == [100, 0]


@clause("cre.debt.bankruptcy")
def test_only_when_all_is_sold_and_it_is_not_enough() -> None:
    game = in_debt(0, TOKYO_RAIL, rungs=1, card=RUIN)
    first = game.dice(*RAINBOW).plays(SellShare(0, TOKYO_RAIL))

    events = game.plays(SellSign(0))

    assert told(first, LoanGranted) == []
    assert kinds(events)[:3] == ["SignSold", "LoanGranted", "FortunePaid"]
    assert (game.state.held(0), game.state.signs[0]) == ([], 0)


@clause("cre.debt.from-the-loan")
def test_the_debt_is_paid_from_the_loan() -> None:
    game = Table(seats=2).at(LONDON, SYDNEY).cash(0, 3)

    events = game.draws_fortune(FINE)

    assert FortunePaid(EVERYONE, 0, 7) in events
    assert game.purses[0] == 96
    assert "stop-buying" in game.may(0)


@clause("cre.debt.from-the-loan")
def test_a_present_is_paid_from_it_to_the_player() -> None:
    game = Table(seats=2).at(LONDON, SYDNEY).cash(1, 0)

    events = game.draws_fortune(FEAST)

    assert [event for event in events if isinstance(event, LoanGranted | GiftPaid)] == [
        LoanGranted(EVERYONE, 1, 100),
        GiftPaid(EVERYONE, 1, 0, 60),
    ]
    assert game.purses == [160, 40]


@clause("cre.debt.loan")
def test_the_loan_is_granted_once() -> None:
    game = Table(seats=2).at(LONDON, SYDNEY).cash(0, 3).borrowed(0)

    events = game.draws_fortune(FINE)

    assert told(events, LoanGranted) == []


@clause("cre.debt.loan")
def test_not_even_after_it_was_repaid() -> None:
    game = Table(seats=2).at(LONDON, SYDNEY).cash(0, 3).borrowed(0, owes=0)

    assert told(game.draws_fortune(FINE), LoanGranted) == []


@clause("cre.debt.loan")
def test_each_player_may_have_his_own() -> None:
    game = Table(seats=3).at(LONDON, LONDON, LONDON).cash(0, 3).cash(1, 0)

    events = game.draws_fortune(FINE)

    assert told(events, LoanGranted) == [LoanGranted(EVERYONE, 0, 100), LoanGranted(EVERYONE, 1, 100)]


@clause("cre.debt.loan")
def test_whoever_owes_nothing_has_nothing_to_repay() -> None:
    game = Table()
    game.climbs()

    assert game.refusal(RepayLoan(0)) == "cre.debt.loan"


@clause("cre.debt.repay-first")
def test_no_sign_is_bought_before_the_loan_is_repaid() -> None:
    game = Table(seats=2).borrowed(0).cash(0, 150)
    game.climbs()

    assert game.refusal(BuySigns(0, 1)) == "cre.debt.repay-first"
    assert game.refusal(BuySigns(0, 0)) == ""
    assert game.plays(RepayLoan(0)) == [LoanRepaid(EVERYONE, 0, 100)]
    assert game.refusal(BuySigns(0, 2)) == ""


@clause("cre.debt.repay-first")
def test_what_is_left_after_repaying_decides_what_can_be_bought() -> None:
    game = Table(seats=2).borrowed(0).cash(0, 115)
    game.climbs()
    game.plays(RepayLoan(0))

    assert game.refusal(BuySigns(0, 2)) == "cre.signs.one-or-two"
    assert game.refusal(BuySigns(0, 1)) == ""
    assert game.view(1).loans == [0, 0]


@clause("cre.debt.repay-whole")
def test_a_loan_that_cannot_be_repaid_whole_is_not_repaid() -> None:
    game = Table(seats=2).borrowed(0).cash(0, 99)
    game.climbs()

    assert game.waiting == [1]


@clause("cre.debt.repay-whole")
def test_nobody_has_to_repay_yet() -> None:
    game = Table(seats=2).borrowed(0).cash(0, 150).cash(1, 0)
    game.climbs()
    asked = game.may(0)

    game.plays(BuySigns(0, 0))

    assert asked == {"buy-signs", "repay-loan"}
    assert game.state.loans == [100, 0]


@clause("cre.debt.repay-whole")
def test_the_loan_goes_back_to_the_bank() -> None:
    game = Table(seats=2).borrowed(0).cash(0, 150)
    game.climbs()
    bank = game.state.bank

    game.plays(RepayLoan(0))

    assert (game.purses[0], game.state.bank) == (50, bank + 100)


@clause("cre.debt.repay-whole")
def test_whoever_has_repaid_and_can_buy_nothing_is_done() -> None:
    game = Table(seats=2).borrowed(0).cash(0, 105).cash(1, 0)
    game.climbs()

    events = game.plays(RepayLoan(0))

    assert kinds(events)[:2] == ["LoanRepaid", "RoundBegun"]


@clause("cre.debt.written-off")
def test_a_second_insolvency_takes_what_there_is() -> None:
    game = Table(seats=2).at(LONDON, SYDNEY).cash(0, 3).borrowed(0)

    events = game.draws_fortune(FINE)

    assert told(events, FortunePaid, DebtWrittenOff) == [FortunePaid(EVERYONE, 0, 3), DebtWrittenOff(EVERYONE, 0, 4)]
    assert (game.purses[0], game.state.loans[0]) == (0, 100)
    assert "stop-buying" in game.may(0)


@clause("cre.debt.written-off")
def test_what_even_the_loan_does_not_cover_is_written_off() -> None:
    game = Table(seats=2).at(LONDON, SYDNEY).cash(0, 30)

    events = game.draws_fortune(RUIN)

    assert told(events, LoanGranted, FortunePaid, DebtWrittenOff) == [
        LoanGranted(EVERYONE, 0, 100),
        FortunePaid(EVERYONE, 0, 130),
        DebtWrittenOff(EVERYONE, 0, 20),
    ]


@clause("cre.debt.written-off")
def test_whoever_has_nothing_at_all_is_not_said_to_pay() -> None:
    fined = Table(seats=2).at(LONDON, SYDNEY).cash(0, 0).borrowed(0).draws_fortune(FINE)
    invited = Table(seats=2).at(LONDON, SYDNEY).cash(1, 0).borrowed(1).draws_fortune(FEAST)

    assert told(fined, FortunePaid, DebtWrittenOff) == [DebtWrittenOff(EVERYONE, 0, 7)]
    assert told(invited, GiftPaid, DebtWrittenOff) == [DebtWrittenOff(EVERYONE, 1, 60)]


@clause("cre.debt.written-off")
def test_a_creditor_gets_what_there_is() -> None:
    game = Table(seats=3).at(LONDON, SYDNEY, LONDON).cash(1, 70).borrowed(1)

    game.draws_fortune(FEAST)

    assert game.purses == [160, 0, 110]


@clause("cre.debt.sell-first", "cre.fortune.pay-or-shield")
def test_whoever_faces_a_payment_he_cannot_make_may_still_be_let_off() -> None:
    game = Table(seats=2).at(LONDON, SYDNEY).cash(0, 0).holds(0, TOKYO_GOLD).kept(0, LAWYER)
    game.draws_fortune(FINE)
    asked = game.may(0)

    game.plays(UseCard(0, LAWYER))

    assert asked == {"use-card", "pay"}
    assert (game.purses[0], game.state.held(0)) == (0, [TOKYO_GOLD])


@clause("cre.debt.sell-first", "cre.fortune.pay-or-shield")
def test_having_decided_to_pay_he_sells_and_is_not_asked_again() -> None:
    game = Table(seats=2).at(LONDON, SYDNEY).cash(0, 0).holds(0, TOKYO_RAIL).kept(0, LAWYER).hired(1, ANALYST_ONE)
    game.draws_fortune(FINE)

    events = game.plays(Pay(0)) + game.dice(*PAIR).plays(SellShare(0, TOKYO_RAIL))

    assert kinds(events)[:5] == ["MoneyWanted", "SaleBegun", "DiceThrown", "ShareSold", "FortunePaid"]
    assert game.state.kept[0] == [LAWYER]


@clause("cre.debt.sell-first")
def test_after_one_debtor_the_next_is_asked() -> None:
    game = Table(seats=3).at(LONDON, LONDON, SYDNEY).cash(0, 0).cash(1, 0)
    game.holds(0, TOKYO_RAIL).holds(1, TOKYO_GOLD)
    game.draws_fortune(FINE)

    events = game.dice(*PAIR).plays(SellShare(0, TOKYO_RAIL))

    assert events[-1] == MoneyWanted(EVERYONE, 1, 7)
    assert game.waiting == [1]
