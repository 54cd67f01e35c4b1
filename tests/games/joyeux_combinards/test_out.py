"""« Casier judiciaire » and « Sera éliminé du jeu »: years, debts, relief."""

from ludotheque.games.joyeux_combinards.actions import Doubt, MoveOn, ReportPlayer, SellToBank, TryLuck
from ludotheque.games.joyeux_combinards.debts import relief_price
from ludotheque.games.joyeux_combinards.events import (
    AgiosPaid,
    CardSoldToBank,
    CashWanted,
    LockedUp,
    PricePaid,
    WentBroke,
)
from ludotheque.kernel.ask import OneOf
from ludotheque.kernel.event import EVERYONE
from ludotheque.kernel.play import NOT_YOUR_TURN
from tests.clauses import clause
from tests.games.joyeux_combinards.arrange import Table, card, cards, kinds


@clause("ljc.prison.record")
def test_years_add_up_and_the_player_plays_on() -> None:
    game = Table().years(0, 6).holds(0, "whisky").draws(0, "whisky")

    game.lands(0, "controle-mairie")

    assert 9 == game.sees(1).years[0]
    game.turn_of(0)
    assert {"roll-dice"} == game.may(0)


@clause("ljc.prison.twenty")
def test_with_twenty_years_one_still_plays_with_twenty_one_one_is_out() -> None:
    twenty = Table().years(0, 17).holds(0, "whisky", "miel").draws(0, "whisky")
    beyond = Table().years(0, 18).holds(0, "whisky", "miel").draws(0, "whisky")

    twenty.lands(0, "controle-mairie")
    events = beyond.lands(0, "controle-mairie")

    assert (20, True) == (twenty.state.years[0], twenty.state.playing[0])
    assert LockedUp(EVERYONE, 0, 21, cards("miel")) == events[-1]
    assert not beyond.state.playing[0]
    assert "FinePaid" not in kinds(events)


def test_the_view_tells_who_is_locked_up_from_who_went_broke() -> None:
    game = Table(seats=4).cash(0, 9).years(1, 18).holds(1, "whisky")
    game.lands(0, "agios-mordicus")
    game.draws(1, "whisky").lands(1, "controle-mairie")

    assert ([0, 1], [1]) == (game.sees().fallen, game.sees().locked_up)


def test_an_informer_can_talk_himself_out_of_the_game() -> None:
    game = Table().years(0, 20).holds(1, "miel")
    game.lands(0, "volant-ville")

    game.plays(ReportPlayer(0, 1))

    assert ([0], 1) == (game.state.fallen, game.turn)


@clause("ljc.out.insolvent")
def test_whoever_cannot_pay_is_out_at_once() -> None:
    game = Table().cash(0, 9).holds(0, "piano")

    events = game.lands(0, "agios-mordicus")

    assert WentBroke(EVERYONE, 0, 10, cards("piano")) == events[-1]
    assert [False, True, True] == game.state.playing
    assert 0 == game.state.pot


def test_the_last_million_is_enough_if_it_is_enough() -> None:
    game = Table().cash(0, 10)

    game.lands(0, "agios-mordicus")

    assert (0, True) == (game.state.cash[0], game.state.playing[0])


def test_dice_thrown_against_a_tax_can_ruin() -> None:
    game = Table().cash(0, 7)
    game.lands(0, "impots")
    game.luck(4, 4)

    game.plays(TryLuck(0))

    assert [0] == game.state.fallen


@clause("ljc.out.leaves")
def test_money_goes_to_the_bank_and_cards_are_shown_under_the_stock() -> None:
    game = Table().cash(0, 9).holds(0, "piano", "whisky")

    game.lands(0, "agios-mordicus")

    assert (0, -300 + 91 + 9) == (game.state.cash[0], game.state.bank)
    assert ["piano", "whisky"] == game.under(2)
    assert all(game.state.shown[number] for number in cards("piano", "whisky"))
    assert 1 == game.turn
    assert set() == game.may(0)
    assert NOT_YOUR_TURN == game.refusal(MoveOn(0))


def test_whoever_is_out_neither_plays_nor_doubts_any_more() -> None:
    game = Table().cash(0, 9)
    game.lands(0, "agios-mordicus")

    game.buys(1, "miel", 1)

    assert [2] == game.waiting
    game.all_pass()
    assert 2 == game.turn
    game.lands(2, "commissariat-central")
    assert 1 == game.turn


@clause("ljc.out.relief")
def test_relief_buys_cards_at_half_price_rounded_up() -> None:
    game = Table(insolvency="relief").cash(0, 9).holds(0, "piano", "confitures")
    prices = {id: relief_price(game.state, card(id)) for id in ("boutons", "savon", "confitures", "miel", "piano")}
    assert {"boutons": 1, "savon": 1, "confitures": 3, "miel": 5, "piano": 25} == prices

    events = game.lands(0, "agios-mordicus")

    assert CashWanted(EVERYONE, 0, 10) == events[-1]
    debt = game.sees(0).debt
    assert debt is not None
    assert (10, 1, [3, 25]) == (debt.amount, debt.missing, debt.brings)
    others = game.sees(1).debt
    assert others is not None
    assert [] == others.brings
    events = game.plays(SellToBank(0, card("confitures")))
    assert [CardSoldToBank(EVERYONE, 0, card("confitures"), 3), AgiosPaid(EVERYONE, 0, 10)] == events
    assert (2, 10, 1) == (game.state.cash[0], game.state.pot, game.turn)


@clause("ljc.out.relief-sells")
def test_card_after_card_is_sold_until_the_debt_is_paid_or_none_is_left() -> None:
    game = Table(insolvency="relief").cash(0, 0).holds(0, "miel", "boutons", "savon")
    game.lands(0, "agios-mordicus")
    blank = game.ask(0, "sell-to-bank").blanks[0]
    assert isinstance(blank, OneOf)
    assert cards("miel", "boutons", "savon") == blank.choices
    assert "ljc.out.relief-sells" == game.refusal(MoveOn(0))
    assert "ljc.out.relief-sells" == game.refusal(SellToBank(0, card("piano")))

    game.plays(SellToBank(0, card("miel")))
    game.plays(SellToBank(0, card("boutons")))
    assert game.state.playing[0]
    events = game.plays(SellToBank(0, card("savon")))

    assert WentBroke(EVERYONE, 0, 10, []) == events[-1]
    assert 1 == game.turn


def test_relief_helps_a_liar_as_well() -> None:
    game = Table(insolvency="relief").cash(0, 15).holds(0, "piano").buys(0, "tableaux", 1)

    game.plays(Doubt(1))
    events = game.plays(SellToBank(0, card("piano")))

    assert PricePaid(EVERYONE, 0, 20) == events[-1]
    assert (20, 1) == (game.state.cash[0], game.turn)


def test_the_cheapest_card_is_relief_enough_to_be_asked_for() -> None:
    game = Table(insolvency="relief").cash(0, 9).holds(0, "boutons")
    game.lands(0, "agios-mordicus")

    game.plays(SellToBank(0, card("boutons")))

    assert (0, True) == (game.state.cash[0], game.state.playing[0])


def test_without_a_card_there_is_no_relief() -> None:
    game = Table(insolvency="relief").cash(0, 9)

    game.lands(0, "agios-mordicus")

    assert [0] == game.state.fallen
