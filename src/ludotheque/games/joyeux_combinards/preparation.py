"""« Préparation du jeu »: money, six cards each, the stock, and who begins."""

from ludotheque.games.joyeux_combinards.events import GameBegun, HandDealt, OrderRolled
from ludotheque.games.joyeux_combinards.state import CombinardsState
from ludotheque.games.joyeux_combinards.turn import begin_round, start_turn
from ludotheque.kernel.rules import EVERYONE, only
from ludotheque.mechanics.starting_roll import StartingRoll


def prepare(state: CombinardsState) -> None:
    tables = state.tables
    state.stock = list(range(len(tables.goods)))
    state.shown = [False] * len(tables.goods)
    state.declared = [False] * len(tables.goods)
    state.chance.shuffle(state.stock)
    roll = StartingRoll(state.seats, state.chance)
    for place, seat in enumerate(roll.throwers):
        state.tell(OrderRolled(EVERYONE, seat, roll.points[place]))
    state.first = roll.first
    state.tell(GameBegun(EVERYONE, state.first, tables.stake))
    for seat in range(state.seats):
        state.give(seat, tables.stake)
        state.hands[seat] = sorted(state.stock[: tables.cards_dealt])
        state.stock = state.stock[tables.cards_dealt :]
        state.tell(HandDealt(only(seat), seat, state.hands[seat][:]))
    begin_round(state, 1)
    start_turn(state, state.first)
