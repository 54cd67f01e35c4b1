"""« Préparation du jeu », and what holds at the table."""

from ludotheque.games.joyeux_combinards.actions import DeclareOil, MoveOn, RollDice, SellCard
from ludotheque.games.joyeux_combinards.events import GameBegun, HandDealt, OrderRolled
from ludotheque.kernel.action import NOBODY
from ludotheque.kernel.event import EVERYONE, only
from ludotheque.kernel.play import NOT_YOUR_TURN
from tests.clauses import clause
from tests.games.joyeux_combinards.arrange import GAME, TABLES, Table, brings, card, cards, fresh, square, told


@clause("ljc.table.players")
def test_two_to_six_play() -> None:
    assert (2, 6) == (GAME.least_seats, GAME.most_seats)
    assert 6 == len(fresh(6).players())


@clause("ljc.table.bank")
def test_the_bank_pays_however_much_it_has_paid_already() -> None:
    game = Table().holds(0, "miel")
    game.state.bank -= 5000
    game.state.pot += 5000
    game.lands(0, "meline-2")

    game.plays(SellCard(0, card("miel")))

    assert 100 + brings("miel", "meme-meline") == game.state.cash[0]


@clause("ljc.table.secret-hand")
def test_a_hand_is_seen_by_its_owner_and_counted_by_all() -> None:
    game = Table().holds(0, "miel", "whisky").holds(1, "tanker")

    assert cards("miel", "whisky") == game.sees(0).hand
    assert cards("tanker") == game.sees(1).hand
    assert [] == game.sees(NOBODY).hand
    assert [2, 1, 0] == game.sees(2).hand_sizes


@clause("ljc.table.open-cash")
def test_purses_pot_and_records_are_open_to_all() -> None:
    game = Table().cash(1, 37).pot(12).years(2, 4)

    for seat in (NOBODY, 0, 1, 2):
        view = game.sees(seat)
        assert ([100, 37, 100], 12, [0, 0, 4]) == (view.cash, view.pot, view.years)


@clause("ljc.table.memory")
def test_what_was_shown_and_declared_is_recalled_only_where_the_table_wants_it() -> None:
    forgetful = Table().declared(0, "tanker").at(0, "stop-docks")
    helpful = Table(memory="open").declared(0, "tanker").holds(1, "miel").at(0, "stop-docks")

    assert all(forgetful.sees(seat).memory is None for seat in (NOBODY, 0, 1))
    assert cards("tanker") == forgetful.sees(0).pledged
    assert [] == forgetful.sees(1).pledged == forgetful.sees(NOBODY).pledged
    memory = helpful.sees(1).memory
    assert memory is not None
    assert cards("tanker") == memory.pledged
    assert 0 == memory.holders[card("tanker")]
    assert memory.holders[card("miel")] is None  # in a hand, and never shown


def test_an_open_memory_recalls_cards_under_the_stock() -> None:
    game = Table(memory="open").holds(0, "miel")
    game.lands(0, "meline-2")
    game.plays(SellCard(0, card("miel")))

    memory = game.sees(NOBODY).memory

    assert memory is not None
    assert NOBODY == memory.holders[card("miel")]
    assert memory.holders[card("whisky")] is None


@clause("ljc.table.no-trade")
def test_players_have_nothing_to_ask_of_one_another_out_of_turn() -> None:
    game = Table().holds(1, "miel")

    assert [] == game.state.standing
    assert [0] == game.waiting
    assert set() == game.may(1)
    assert NOT_YOUR_TURN == game.refusal(RollDice(1))


@clause("ljc.start.cash")
def test_everyone_begins_with_100_millions() -> None:
    for seats in range(2, 7):
        assert [100] * seats == fresh(seats).cash


@clause("ljc.start.cards")
def test_everyone_gets_six_cards_that_nobody_else_is_told_and_pays_nothing() -> None:
    state = fresh(4)
    events = state.told()

    dealt = told(events, HandDealt)
    assert [HandDealt(only(seat), seat, state.hands[seat]) for seat in range(4)] == dealt
    assert [6] * 4 == [len(hand) for hand in state.hands]
    assert [100] * 4 == state.cash


@clause("ljc.start.stock")
def test_the_other_cards_are_the_stock_which_nobody_sees() -> None:
    state = fresh(6)

    assert 62 - 36 == len(state.stock)
    assert 26 == GAME.view(state, 0).stock
    assert sorted(state.stock) != state.stock


@clause("ljc.start.square")
def test_all_stand_on_the_start_with_empty_records() -> None:
    state = fresh(5)

    assert [square("depart")] * 5 == state.squares
    assert [0] * 5 == state.years


def test_no_dice_lie_on_the_table_before_the_first_throw() -> None:
    view = GAME.view(fresh(2), 0)

    assert (0, 0, 0, "roll") == (view.white, view.red, view.to_walk, view.stage)


@clause("ljc.start.highest-roll")
def test_the_highest_throw_begins_and_ties_throw_again() -> None:
    ties = 0
    for seed in range(1, 60):
        state = fresh(3, seed)
        events = state.told()
        throws = [(event.seat, event.points) for event in events if isinstance(event, OrderRolled)]
        begun = [event for event in events if isinstance(event, GameBegun)]
        best = max(points for _, points in throws[:3])
        tied = [seat for seat, points in throws[:3] if points == best]

        assert [GameBegun(EVERYONE, state.first, 100)] == begun
        assert state.first in tied
        if len(tied) > 1:
            ties += 1
            again = throws[3 : 3 + len(tied)]
            assert tied == [seat for seat, _ in again]
    assert ties


def test_nobody_is_asked_for_a_premium_before_the_game_has_come_that_far() -> None:
    game = Table().holds(0, "tanker")

    assert "ljc.turn.roll-dice" == game.refusal(DeclareOil(0, cards("tanker")))
    assert "ljc.turn.roll-dice" == game.refusal(MoveOn(0))
    assert TABLES.premiums[card("tanker")] > 0
