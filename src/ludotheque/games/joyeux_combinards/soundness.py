"""What can never be true of a position: money is neither made nor lost, and every card is somewhere, once."""

from ludotheque.games.joyeux_combinards.doubt import DoubtWindow
from ludotheque.games.joyeux_combinards.purchase import NamePrice
from ludotheque.games.joyeux_combinards.state import CombinardsState
from ludotheque.games.joyeux_combinards.tables import OIL
from ludotheque.games.joyeux_combinards.turn import TakeTurn
from ludotheque.mechanics.rules import NOBODY, Seat


def find_problem(state: CombinardsState) -> str:
    if not _fits_the_table(state):
        return "the position is not made for this table and this edition"
    if sum(state.cash) + state.bank + state.pot != 0:
        return "bank, pot and purses together are not what they were"
    if min(state.cash) < 0 or state.pot < 0:
        return "somebody has paid more than there was"
    if not _cards_are_complete(state):
        return "a card is missing or there twice"
    if not _pledges_hold(state):
        return "what is pledged is not oil carried outside and shown"
    if not _records_hold(state):
        return "a prison record is not what the game allows"
    if not _fallen_are_out(state):
        return "whoever is out has left something behind"
    if state.steps and not isinstance(state.steps[0], TakeTurn):
        return "it is nobody's turn"
    return ""


def _fits_the_table(state: CombinardsState) -> bool:
    seats, tables = state.seats, state.tables
    by_seat = [len(state.cash), len(state.years), len(state.playing), len(state.squares), len(state.hands)]
    by_card = [len(state.shown), len(state.declared)]
    fits = by_seat == [seats] * len(by_seat) and by_card == [len(tables.goods)] * len(by_card)
    squares = all(0 <= square < len(tables.kinds) for square in state.squares)
    seated = 0 <= state.first < seats and NOBODY <= state.winner < seats
    return fits and squares and seated and state.goal > 0 and state.indemnity >= 0 and state.to_walk >= 0


def _cards_are_complete(state: CombinardsState) -> bool:
    cards = state.stock[:]
    for hand in state.hands:
        if hand != sorted(hand):
            return False
        cards += hand
    for step in state.steps:
        if isinstance(step, (NamePrice, DoubtWindow)):
            cards.append(step.card)
    return sorted(cards) == list(range(len(state.tables.goods)))


def _pledges_hold(state: CombinardsState) -> bool:
    pledged = [card for card in range(len(state.declared)) if state.declared[card]]
    if not all(state.shown[card] and state.tables.goods[card] == OIL for card in pledged):
        return False
    return all(_carries_outside(state, card) for card in pledged)


def _carries_outside(state: CombinardsState, card: int) -> bool:
    return any(card in state.hands[seat] and state.is_outside(seat) for seat in range(state.seats))


def _records_hold(state: CombinardsState) -> bool:
    most = state.tables.most_years
    return all(0 <= state.years[seat] <= most or not state.playing[seat] for seat in range(state.seats))


def _fallen_are_out(state: CombinardsState) -> bool:
    out = [seat for seat in range(state.seats) if not state.playing[seat]]
    return sorted(state.fallen) == out and all(_owns_nothing(state, seat) for seat in out)


def _owns_nothing(state: CombinardsState, seat: Seat) -> bool:
    return state.cash[seat] == 0 and not state.hands[seat]
