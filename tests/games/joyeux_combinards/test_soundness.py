"""What can never be true of a position is told."""

from collections.abc import Callable

import pytest

from ludotheque.games.joyeux_combinards.movement import ChooseCircuit
from ludotheque.games.joyeux_combinards.state import CombinardsState
from tests.games.joyeux_combinards.arrange import GAME, Table, card


def _steal(state: CombinardsState) -> None:
    state.cash[0] += 1


def _overdraw(state: CombinardsState) -> None:
    state.give(0, -101)


def _lose_a_card(state: CombinardsState) -> None:
    state.stock.pop()


def _double_a_card(state: CombinardsState) -> None:
    state.hands[1] = [card("miel")]


def _disorder_a_hand(state: CombinardsState) -> None:
    state.hands[0] = [*reversed(state.hands[0])]


def _pledge_inside(state: CombinardsState) -> None:
    state.declared[card("tanker")] = state.shown[card("tanker")] = True


def _pledge_honey(state: CombinardsState) -> None:
    state.declared[card("miel")] = state.shown[card("miel")] = True


def _serve_for_ever(state: CombinardsState) -> None:
    state.years[0] = 21


def _play_on_after_the_end(state: CombinardsState) -> None:
    state.playing[0] = False


def _leave_the_board(state: CombinardsState) -> None:
    state.squares[0] = 74


def _forget_whose_turn_it_is(state: CombinardsState) -> None:
    state.steps = [ChooseCircuit(0)]


@pytest.mark.parametrize(
    ("damage", "told"),
    [
        (_steal, "bank, pot and purses"),
        (_overdraw, "paid more than there was"),
        (_lose_a_card, "a card is missing"),
        (_double_a_card, "there twice"),
        (_disorder_a_hand, "a card is missing or there twice"),
        (_pledge_inside, "not oil carried outside"),
        (_pledge_honey, "not oil carried outside"),
        (_serve_for_ever, "a prison record"),
        (_play_on_after_the_end, "left something behind"),
        (_leave_the_board, "not made for this table"),
        (_forget_whose_turn_it_is, "nobody's turn"),
    ],
)
def test_an_impossible_position_is_told(damage: Callable[[CombinardsState], None], told: str) -> None:
    state = Table().holds(0, "miel", "tanker").state
    assert "" == GAME.problem(state)

    damage(state)

    assert told in GAME.problem(state)
