"""La faillite, at tables that grant a reprieve: time to sell before one is declared bankrupt."""

from ludotheque.games.richesses_du_monde.actions import (
    Bid,
    ClaimRoyalty,
    Keep,
    OfferPrice,
    PutOnSale,
    RollDice,
    Sell,
    SettleDebt,
    StandAside,
)
from ludotheque.games.richesses_du_monde.events import (
    BankPaid,
    CashWanted,
    DoublePaid,
    GiftPaid,
    PawnMoved,
    RoyaltyPaid,
    WentBankrupt,
)
from ludotheque.kernel.ask import OK
from ludotheque.kernel.event import EVERYONE
from tests.clauses import clause
from tests.games.richesses_du_monde.arrange import GAME, MILLION, Table, kinds, product, square, told

FRANCE = square("france")
NEWS = square("actualite-1")
REST = square("choix-mondial-1")
GOLD = product("or")
LEAD = product("plomb")


def short_for_a_double() -> Table:
    """Seat 0, who owns gold and has one million, has rolled a double three on the way to a square of rest."""
    game = Table(bankruptcy="rescue").cash(0, MILLION).holds(0, "or-russie", "or-usa")
    game.lands(0, REST, white=3, red=3)
    return game


def sells_gold(game: Table, amount: int) -> None:
    game.plays(PutOnSale(0, GOLD, amount))
    game.plays(StandAside(1))
    game.plays(Bid(2, amount))
    game.plays(Sell(0))


@clause("rdm.bankruptcy.rescue")
def test_a_debtor_who_is_short_is_given_time_to_sell() -> None:
    game = Table(bankruptcy="rescue").cash(0, MILLION).holds(0, "or-russie")

    events = game.lands(0, REST, white=3, red=3)

    assert [CashWanted(EVERYONE, 0, 3 * MILLION)] == told(events, CashWanted)
    assert not told(events, WentBankrupt)
    assert [0] == game.waiting
    assert {"settle-debt", "put-on-sale"} <= game.may(0)


@clause("rdm.bankruptcy.rescue")
def test_without_the_option_there_is_no_reprieve() -> None:
    game = Table().cash(0, MILLION).holds(0, "or-russie")

    events = game.lands(0, REST, white=3, red=3)

    assert "WentBankrupt" in kinds(events)
    assert not told(events, CashWanted)


@clause("rdm.bankruptcy.rescue")
def test_whoever_sells_in_time_pays_and_his_turn_goes_on() -> None:
    game = short_for_a_double()
    sells_gold(game, 5 * MILLION)

    events = game.plays(SettleDebt(0))

    assert [DoublePaid(EVERYONE, 0, 3 * MILLION)] == told(events, DoublePaid)
    assert [PawnMoved(EVERYONE, 0, REST - 6, REST)] == told(events, PawnMoved)
    assert 3 * MILLION == game.state.cash[0]
    assert [1] == game.waiting


@clause("rdm.bankruptcy.rescue")
def test_whoever_sells_for_too_little_falls() -> None:
    game = short_for_a_double()
    sells_gold(game, 1_950_000)

    events = game.plays(SettleDebt(0))

    assert [WentBankrupt(EVERYONE, 0, 3 * MILLION, [], 2_950_000)] == told(events, WentBankrupt)
    assert [2, 2] == [owner for owner in game.state.owner if owner >= 0]
    assert [1] == game.waiting


@clause("rdm.bankruptcy.rescue")
def test_a_debtor_may_give_up() -> None:
    game = short_for_a_double()

    events = game.plays(SettleDebt(0))

    assert "WentBankrupt" == kinds(events)[0]
    assert not told(events, PawnMoved)
    assert [0] == game.state.fallen


@clause("rdm.bankruptcy.rescue")
def test_a_debtor_who_is_short_does_nothing_else() -> None:
    game = short_for_a_double()

    assert "rdm.bankruptcy.rescue" == game.refusal(RollDice(0))
    assert "table.not-your-turn" == game.refusal(SettleDebt(1))


@clause("rdm.bankruptcy.rescue")
def test_others_may_make_him_an_offer() -> None:
    game = short_for_a_double()
    game.plays(OfferPrice(1, 0, GOLD, 2 * MILLION))
    game.plays(StandAside(2))
    game.plays(Sell(0))

    events = game.plays(SettleDebt(0))

    assert DoublePaid(EVERYONE, 0, 3 * MILLION) == events[0]
    assert game.state.playing[0]


@clause("rdm.bankruptcy.rescue")
def test_the_payer_of_a_birthday_gets_his_reprieve_in_the_turn_of_another() -> None:
    game = Table(seats=4, bankruptcy="rescue").cash(2, 0).holds(2, "or-russie").next_news("c-est-votre-anniversaire")
    drawn = game.lands(0, NEWS)
    waiting = game.waiting
    game.plays(OfferPrice(1, 2, GOLD, MILLION))
    game.plays(StandAside(3))
    game.plays(StandAside(0))
    game.plays(Sell(2))

    events = game.plays(SettleDebt(2))

    assert [GiftPaid(EVERYONE, 1, 0, MILLION)] == told(drawn, GiftPaid)
    assert [2] == waiting
    assert [GiftPaid(EVERYONE, 2, 0, MILLION), GiftPaid(EVERYONE, 3, 0, MILLION)] == told(events, GiftPaid)
    assert [1] == game.waiting


@clause("rdm.bankruptcy.rescue", "rdm.end.at-once")
def test_the_last_rival_who_gives_up_ends_the_game() -> None:
    game = Table(seats=2, bankruptcy="rescue").cash(1, 0).next_news("c-est-votre-anniversaire")
    game.lands(0, NEWS)

    events = game.plays(SettleDebt(1))

    assert ["WentBankrupt", "BankPaid", "GameEnded"] == kinds(events)
    assert "last-side" == GAME.end_reason(game.state)


@clause("rdm.bankruptcy.sixty-seconds")
def test_when_sixty_seconds_have_passed_the_debtor_falls() -> None:
    game = short_for_a_double()

    assert [] == game.waits(59_999)
    assert "WentBankrupt" == kinds(game.waits(1))[0]


@clause("rdm.bankruptcy.sixty-seconds")
def test_who_has_raised_enough_when_time_runs_out_pays() -> None:
    game = short_for_a_double()
    sells_gold(game, 2 * MILLION)

    events = game.waits(60_000)

    assert DoublePaid(EVERYONE, 0, 3 * MILLION) == events[0]


@clause("rdm.bankruptcy.sixty-seconds")
def test_sixty_seconds_count_afresh_after_each_transaction() -> None:
    game = short_for_a_double()
    game.waits(50_000)
    game.plays(OfferPrice(1, 0, GOLD, MILLION))
    game.plays(StandAside(2))
    game.plays(Keep(0))

    assert [] == game.waits(59_999)
    assert "WentBankrupt" == kinds(game.waits(1))[0]


@clause("rdm.bankruptcy.rescue-each")
def test_each_debt_one_cannot_pay_has_its_own_reprieve() -> None:
    game = Table(seats=4, bankruptcy="rescue").cash(0, 0).holds(0, "or-russie", "the-inde").plaque(FRANCE, "plomb")
    game.holds(1, "plomb-russie", "plomb-canada").holds(2, "plomb-usa", "plomb-chine")
    game.lands(0, FRANCE)
    game.plays(ClaimRoyalty(1))
    game.plays(ClaimRoyalty(2))
    first = game.plays(SettleDebt(0))
    game.plays(OfferPrice(3, 0, GOLD, 600_000))
    game.plays(StandAside(1))
    game.plays(StandAside(2))
    game.plays(Sell(0))

    second = game.plays(SettleDebt(0))

    assert [CashWanted(EVERYONE, 0, 600_000)] == first
    assert [RoyaltyPaid(EVERYONE, 0, 1, LEAD, 600_000), CashWanted(EVERYONE, 0, 600_000)] == second
    assert [] == game.waits(59_999)
    assert ["WentBankrupt", "BankPaid"] == kinds(game.waits(1))[:2]


@clause("rdm.bankruptcy.rescue-each")
def test_several_debtors_of_one_card_have_a_reprieve_each() -> None:
    game = Table(seats=4, bankruptcy="rescue").cash(1, 0).cash(2, 0).next_news("c-est-votre-anniversaire")
    game.lands(0, NEWS)

    events = game.plays(SettleDebt(1))

    assert ["WentBankrupt", "BankPaid", "CashWanted"] == kinds(events)
    assert [BankPaid(EVERYONE, 0, MILLION)] == told(events, BankPaid)
    assert [2] == game.waiting


@clause("rdm.bankruptcy.rescue-each")
def test_who_has_opened_three_transactions_may_still_sell_to_save_himself() -> None:
    game = Table(bankruptcy="rescue").cash(0, MILLION).holds(0, "or-russie").at(0, REST - 6)
    for _ in range(3):
        game.plays(PutOnSale(0, GOLD, MILLION))
        game.waits(7_000)
    before = game.refusal(PutOnSale(0, GOLD, MILLION))

    game.rolls(3, 3)

    assert "rdm.trade.three-a-turn" == before
    assert OK == game.refusal(PutOnSale(0, GOLD, MILLION))
