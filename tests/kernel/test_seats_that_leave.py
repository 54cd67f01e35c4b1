"""Last One Left: seats go bankrupt in mid-payment or leave at any moment, and the others go on."""

from ludotheque.kernel.event import EVERYONE
from ludotheque.kernel.play import asks, is_over, play, refusal, waiting
from tests.kernel.games import LAST_ONE_LEFT
from tests.kernel.games.last_one_left import (
    DuePaid,
    DuesRolled,
    LastState,
    LeaveTable,
    LeftGame,
    PayDue,
    ReserveUsed,
    RollDues,
    UseReserve,
)


def table(seats: int = 4, purse: int = 20) -> LastState:
    """Round 3; seat 0, with this purse, is about to owe 2 + 3 to each of the others."""
    state = LAST_ONE_LEFT.start(seats)
    assert isinstance(state, LastState)
    state.rounds = 3
    state.bank += state.cash[0] - purse
    state.cash[0] = purse
    state.chance.scripted = [1]
    return state


def in_debt(seats: int = 4, purse: int = 20) -> LastState:
    state = table(seats, purse)
    play(state, RollDues(0))
    return state


def test_dues_are_paid_to_one_creditor_after_another() -> None:
    state = table()

    assert [DuesRolled(EVERYONE, 0, 5)] == play(state, RollDues(0))
    assert [DuePaid(EVERYONE, 0, 1, 5)] == play(state, PayDue(0))
    assert [DuePaid(EVERYONE, 0, 2, 5)] == play(state, PayDue(0))
    assert [0] == waiting(state)


def test_whoever_cannot_pay_gives_what_is_left_and_is_out_in_mid_payment() -> None:
    state = in_debt(purse=8)
    play(state, PayDue(0))

    assert [DuePaid(EVERYONE, 0, 2, 3), LeftGame(EVERYONE, 0)] == play(state, PayDue(0))
    assert [0, 25, 23, 20] == state.cash
    assert [1] == waiting(state)


def test_a_reserve_comes_out_once_and_may_save_the_debtor() -> None:
    state = in_debt(purse=3)
    state.reserves = [11, *(coins for coins in range(12) if coins != 11)]

    assert [ReserveUsed(EVERYONE, 0, 11)] == play(state, UseReserve(0))
    assert [DuePaid(EVERYONE, 0, 1, 5)] == play(state, PayDue(0))
    assert "last.reserve.once" == refusal(state, UseReserve(0))


def test_a_debtor_who_leaves_ends_the_turn() -> None:
    state = in_debt()

    assert [LeftGame(EVERYONE, 0)] == play(state, LeaveTable(0))
    assert [1] == waiting(state)
    assert ["Roll"] == [type(step).__name__ for step in state.steps]


def test_a_seat_to_move_that_leaves_passes_the_turn_on() -> None:
    state = table()

    play(state, LeaveTable(0))

    assert [1] == waiting(state)


def test_a_creditor_who_leaves_is_owed_nothing() -> None:
    state = in_debt()
    play(state, LeaveTable(1))

    assert [DuePaid(EVERYONE, 0, 2, 5)] == play(state, PayDue(0))


def test_when_the_last_creditor_leaves_the_turn_is_over() -> None:
    state = in_debt(seats=3)
    play(state, PayDue(0))

    play(state, LeaveTable(2))

    assert [1] == waiting(state)


def test_a_seat_that_is_out_is_passed_over_and_asked_nothing() -> None:
    state = in_debt()
    play(state, LeaveTable(1))

    for _ in range(2):
        play(state, PayDue(0))

    assert [2] == waiting(state)
    assert [] == asks(state, 1)
    assert "last.door.not-yet" == refusal(state, LeaveTable(1))


def test_the_last_one_left_wins_and_the_others_are_placed_as_they_left() -> None:
    state = table(seats=3)
    play(state, LeaveTable(1))

    play(state, LeaveTable(0))

    assert is_over(state)
    assert [2, 3, 1] == LAST_ONE_LEFT.game.ranks(state)
