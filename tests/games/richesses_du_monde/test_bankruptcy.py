"""La faillite: who cannot pay is out, and the bank pays in his place."""

import pytest

from ludotheque.games.richesses_du_monde.actions import (
    Bid,
    BuyTitle,
    ClaimRoyalty,
    OfferPrice,
    ProposeAssociation,
    PutOnSale,
    RollDice,
    Sell,
    SettleDebt,
    StandAside,
)
from ludotheque.games.richesses_du_monde.events import (
    BankPaid,
    DoublePaid,
    GiftPaid,
    NewsPaid,
    PawnMoved,
    RoyaltyPaid,
    WentBankrupt,
)
from ludotheque.games.richesses_du_monde.state import SHELF
from ludotheque.kernel.ask import OK
from ludotheque.kernel.event import EVERYONE, Event
from tests.clauses import clause
from tests.games.richesses_du_monde.arrange import GAME, MILLION, Table, kinds, product, square, title, titles, told

FRANCE = square("france")
NEWS = square("actualite-1")
LEAD = product("plomb")
RICE = product("riz")


def owes_rice(cash: int) -> Table:
    """Seat 0 has this cash and titles of gold, and owes seat 1 3.5 millions for rice, already claimed."""
    game = Table().holds(1, "riz-chine", "riz-inde").holds(0, "or-russie", "or-usa")
    game.cash(0, cash).plaque(FRANCE, "riz")
    game.lands(0, FRANCE)
    game.plays(ClaimRoyalty(1))
    return game


def owes_three_for_lead(cash: int) -> Table:
    """Seat 0 has this cash and owes 600 000 each to seats 2, 3 and 1, who have claimed in this order."""
    game = Table(seats=4).cash(0, cash).plaque(FRANCE, "plomb").holds(1, "plomb-russie", "plomb-canada")
    game.holds(2, "plomb-usa", "plomb-chine").holds(3, "plomb-australie", "plomb-perou")
    game.lands(0, FRANCE)
    for owner in (2, 3, 1):
        game.plays(ClaimRoyalty(owner))
    return game


def birthday(*cash: int) -> tuple[Table, list[Event]]:
    """Seat 0 draws the card for which everybody else pays a million; the others have this cash."""
    game = Table(seats=len(cash) + 1).next_news("c-est-votre-anniversaire")
    for place, amount in enumerate(cash):
        game.cash(place + 1, amount)
    return game, game.lands(0, NEWS)


@clause("rdm.bankruptcy.short")
def test_who_cannot_pay_the_bank_for_a_double_is_bankrupt_before_he_moves() -> None:
    game = Table().cash(0, 2 * MILLION).at(0, 20)

    events = game.rolls(3, 3)

    assert [WentBankrupt(EVERYONE, 0, 3 * MILLION, [], 2 * MILLION)] == told(events, WentBankrupt)
    assert not told(events, PawnMoved)
    assert [0] == game.state.fallen


@clause("rdm.bankruptcy.short")
def test_who_cannot_pay_what_the_news_cost_is_bankrupt() -> None:
    game = Table().cash(0, 2 * MILLION).next_news("la-serviette-oubliee")

    events = game.lands(0, NEWS)

    assert [WentBankrupt(EVERYONE, 0, 3 * MILLION, [], 2 * MILLION)] == told(events, WentBankrupt)
    assert not told(events, NewsPaid)


@clause("rdm.bankruptcy.short")
def test_who_cannot_pay_royalties_to_another_is_bankrupt() -> None:
    game = owes_rice(3 * MILLION)

    events = game.plays(SettleDebt(0))

    assert WentBankrupt in map(type, events)
    assert [0] == game.state.fallen


@clause("rdm.bankruptcy.short", "rdm.royalties.automatic")
def test_automatic_royalties_bankrupt_as_well() -> None:
    game = Table(claims="automatic").holds(1, "riz-chine", "riz-inde").cash(0, 3 * MILLION).plaque(FRANCE, "riz")

    events = game.lands(0, FRANCE)

    assert [WentBankrupt(EVERYONE, 0, 3_500_000, [], 3 * MILLION)] == told(events, WentBankrupt)
    assert [1] == game.waiting


@clause("rdm.bankruptcy.at-once")
def test_titles_do_not_save_who_has_no_cash_when_the_debt_is_due() -> None:
    game = owes_rice(3 * MILLION)

    events = game.waits(7_000)

    assert [WentBankrupt(EVERYONE, 0, 3_500_000, titles("or-russie", "or-usa"), 3 * MILLION)] == told(
        events, WentBankrupt
    )
    assert not game.state.playing[0]


@clause("rdm.bankruptcy.sell-in-time")
def test_a_debtor_who_sells_before_the_claims_close_saves_himself() -> None:
    game = owes_rice(3 * MILLION)
    game.plays(PutOnSale(0, product("or"), 4 * MILLION))
    game.plays(StandAside(1))
    game.waits(3_000)
    game.plays(Bid(2, 500_000))
    game.plays(Sell(0))

    events = game.plays(SettleDebt(0))

    assert [RoyaltyPaid(EVERYONE, 0, 1, RICE, 3_500_000)] == told(events, RoyaltyPaid)
    assert game.state.playing[0]
    assert 0 == game.state.cash[0]


@clause("rdm.bankruptcy.sell-in-time")
def test_a_debtor_may_accept_an_offer_before_the_claims_close() -> None:
    game = owes_rice(3 * MILLION)
    game.plays(OfferPrice(2, 0, product("or"), 600_000))
    game.plays(StandAside(1))
    game.plays(Sell(0))

    events = game.waits(7_000)

    assert "RoyaltyPaid" in kinds(events)
    assert game.state.playing[0]


@clause("rdm.bankruptcy.bank-pays")
def test_the_bank_pays_the_creditor_all_that_is_due() -> None:
    game = owes_rice(3 * MILLION)
    creditor, bank = game.state.cash[1], game.state.bank

    events = game.plays(SettleDebt(0))

    assert [BankPaid(EVERYONE, 1, 3_500_000)] == told(events, BankPaid)
    assert creditor + 3_500_000 == game.state.cash[1]
    assert bank + 3 * MILLION - 3_500_000 == game.state.bank


@clause("rdm.bankruptcy.bank-pays", "rdm.bankruptcy.in-order")
def test_in_the_middle_of_several_creditors_each_is_paid_in_full() -> None:
    game = owes_three_for_lead(cash=700_000)
    before = game.state.cash[:]

    events = game.plays(SettleDebt(0))

    assert [
        RoyaltyPaid(EVERYONE, 0, 2, LEAD, 600_000),
        WentBankrupt(EVERYONE, 0, 600_000, [], 100_000),
        BankPaid(EVERYONE, 3, 600_000),
        BankPaid(EVERYONE, 1, 600_000),
    ] == events[:4]
    assert [0, before[1] + 600_000, before[2] + 600_000, before[3] + 600_000] == game.state.cash


@clause("rdm.bankruptcy.in-order")
def test_whoever_can_pay_all_but_the_last_falls_for_the_last() -> None:
    game = owes_three_for_lead(cash=1_750_000)

    events = game.plays(SettleDebt(0))

    assert ["RoyaltyPaid", "RoyaltyPaid", "WentBankrupt", "BankPaid"] == kinds(events)[:4]
    assert "" == GAME.problem(game.state)


@clause("rdm.bankruptcy.in-order")
def test_a_double_is_paid_before_the_royalties_of_the_square() -> None:
    game = Table().holds(1, "riz-chine", "riz-inde").cash(0, 4 * MILLION).plaque(FRANCE, "riz")
    rolled = game.lands(0, FRANCE, white=1, red=1)
    game.plays(ClaimRoyalty(1))

    events = game.plays(SettleDebt(0))

    assert [DoublePaid(EVERYONE, 0, MILLION)] == told(rolled, DoublePaid)
    assert [WentBankrupt(EVERYONE, 0, 3_500_000, [], 3 * MILLION)] == told(events, WentBankrupt)


@clause("rdm.bankruptcy.titles-back")
def test_the_titles_of_the_bankrupt_go_back_to_the_shelf() -> None:
    game = owes_rice(0)

    game.plays(SettleDebt(0))

    assert [SHELF, SHELF] == [game.state.owner[number] for number in titles("or-russie", "or-usa")]
    assert [1, 1] == [game.state.owner[number] for number in titles("riz-chine", "riz-inde")]


@clause("rdm.bankruptcy.titles-back")
def test_they_are_bought_again_singly() -> None:
    game = Table(seats=4).holds(0, "ble-france", "ble-canada", "uranium-france").cash(0, 0).no_claims_at(FRANCE)
    game.rolls(1, 1)
    game.lands(2, FRANCE)

    game.plays(BuyTitle(2, title("ble-france")))

    assert titles("ble-france") == game.state.held(2, product("ble"))
    assert SHELF == game.state.owner[title("ble-canada")]
    assert OK == game.refusal(BuyTitle(2, title("uranium-france")))


@clause("rdm.bankruptcy.cash-and-jokers")
def test_the_cash_left_goes_to_the_bank_and_jokers_to_the_stock() -> None:
    game = Table().cash(0, 2 * MILLION).jokers(0, 2)
    bank = game.state.bank

    game.rolls(6, 6)

    assert 0 == game.state.cash[0]
    assert bank + 2 * MILLION == game.state.bank
    assert [0, 0, 0] == game.state.jokers
    assert 9 == game.state.jokers_left


@clause("rdm.bankruptcy.cash-and-jokers")
def test_instalments_still_to_come_are_lost() -> None:
    game = Table(instalments="on").cash(0, 0)

    game.rolls(1, 1)

    assert [] == game.state.to_come[0]
    assert 2 == len(game.state.to_come[1])


@clause("rdm.bankruptcy.out")
def test_the_turn_of_the_bankrupt_ends_and_the_next_player_rolls() -> None:
    game = Table().cash(0, 0)

    game.rolls(4, 4)

    assert [False, True, True] == game.state.playing
    assert [1] == game.waiting
    assert OK == game.refusal(RollDice(1))


@clause("rdm.bankruptcy.out")
def test_the_bankrupt_has_no_turn_any_more() -> None:
    game = Table().bankrupt(1)

    game.lands(0, square("choix-mondial-1"))

    assert [2] == game.waiting


@clause("rdm.bankruptcy.out")
def test_the_bankrupt_deals_with_nobody() -> None:
    game = Table(seats=4).bankrupt(1).holds(2, "or-russie")

    assert "rdm.bankruptcy.out" == game.refusal(OfferPrice(1, 2, product("or"), MILLION))
    assert "rdm.bankruptcy.out" == game.refusal(ProposeAssociation(1, [2]))
    assert set() == game.may(1)


@clause("rdm.bankruptcy.any-payer", "rdm.news.anniversary")
def test_who_cannot_pay_for_a_birthday_is_bankrupt_and_the_bank_gives_in_his_place() -> None:
    game, events = birthday(5 * MILLION, 900_000, 5 * MILLION)

    assert [WentBankrupt(EVERYONE, 2, MILLION, [], 900_000)] == told(events, WentBankrupt)
    assert [BankPaid(EVERYONE, 0, MILLION)] == told(events, BankPaid)
    assert [GiftPaid(EVERYONE, 1, 0, MILLION), GiftPaid(EVERYONE, 3, 0, MILLION)] == told(events, GiftPaid)
    assert [4 * MILLION, 0, 4 * MILLION] == game.state.cash[1:]


@clause("rdm.bankruptcy.any-payer", "rdm.news.anniversary")
def test_the_bankrupt_pay_for_no_birthday() -> None:
    game = Table(seats=4).bankrupt(2).next_news("c-est-votre-anniversaire")

    events = game.lands(0, NEWS)

    assert [GiftPaid(EVERYONE, 1, 0, MILLION), GiftPaid(EVERYONE, 3, 0, MILLION)] == told(events, GiftPaid)
    assert not told(events, BankPaid)


@clause("rdm.bankruptcy.any-payer")
def test_the_turn_of_the_mover_goes_on_after_another_fell() -> None:
    game, _ = birthday(5 * MILLION, 0)

    assert [1] == game.waiting
    assert [2] == game.state.fallen


@clause("rdm.bankruptcy.without-titles")
def test_who_has_no_titles_but_cash_stays_in_the_game() -> None:
    game = Table().cash(0, 20 * MILLION)

    game.lands(0, square("choix-mondial-1"))

    assert [0, 1, 2] == game.state.sides()


@clause("rdm.bankruptcy.without-titles")
@pytest.mark.parametrize("titles_held", [[], ["or-russie"]])
def test_to_pay_the_last_coin_is_not_bankruptcy(titles_held: list[str]) -> None:
    game = Table().cash(0, 3 * MILLION).holds(0, *titles_held).at(0, 20)

    events = game.rolls(3, 3)

    assert [DoublePaid(EVERYONE, 0, 3 * MILLION)] == told(events, DoublePaid)
    assert 0 == game.state.cash[0]
    assert game.state.playing[0]


@clause("rdm.bankruptcy.cash-and-jokers")
def test_all_are_told_what_the_bankrupt_gives_back_to_the_bank() -> None:
    """The bank is in sight, so that its sum would tell it anyway."""
    game = Table().cash(0, 900_000)
    bank = game.state.bank

    fallen = told(game.rolls(1, 1), WentBankrupt)

    assert [WentBankrupt(EVERYONE, 0, MILLION, [], 900_000)] == fallen
    assert bank + 900_000 == game.state.bank
