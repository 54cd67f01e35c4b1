"""« Préparation du jeu »: money, six cards each, the stock, and who begins."""

from ludotheque.games.joyeux_combinards.events import GameBegun, HandDealt, OrderRolled
from ludotheque.games.joyeux_combinards.state import CombinardsState
from ludotheque.games.joyeux_combinards.turn import begin_round, start_turn
from ludotheque.mechanics.rules import EVERYONE, StartingRoll, only


def prepare(state: CombinardsState) -> None:
    """Pawns on the start, records empty (ljc.start.square). No desk is opened: nobody trades (ljc.table.no-trade)."""
    _shuffle_stock(state)
    _roll_for_start(state)
    _deal(state)
    begin_round(state, 1)
    start_turn(state, state.first)


def _shuffle_stock(state: CombinardsState) -> None:
    """« placées faces cachées au centre du plateau » (ljc.start.stock)"""
    cards = len(state.tables.goods)
    state.stock = list(range(cards))
    state.shown = [False] * cards
    state.declared = [False] * cards
    state.chance.shuffle(state.stock, "stock")


def _roll_for_start(state: CombinardsState) -> None:
    """The highest total begins, and those who tie throw again (ljc.start.highest-roll)."""
    roll = StartingRoll(state.seats, state.chance)
    for place, seat in enumerate(roll.throwers):
        state.tell(OrderRolled(EVERYONE, seat, roll.points[place]))
    state.first = roll.first
    state.tell(GameBegun(EVERYONE, state.first, state.tables.stake))


def _deal(state: CombinardsState) -> None:
    """« 100 millions en billets et 6 cartes marchandises » (ljc.start.cash, ljc.start.cards)"""
    tables = state.tables
    for seat in range(state.seats):
        state.give(seat, tables.stake)
        state.hands[seat] = sorted(state.stock[: tables.cards_dealt])
        state.stock = state.stock[tables.cards_dealt :]
        state.tell(HandDealt(only(seat), seat, state.hands[seat][:]))
