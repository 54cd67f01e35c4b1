"""« Préparation »: the dealer shuffles, gives nine open cards to each player, and puts the stock face down."""

from typing import Final

from ludotheque.games.couleurs_du_monde.events import CardsDealt, CardsDrawn, HandDealt
from ludotheque.games.couleurs_du_monde.state import CouleursState
from ludotheque.kernel.rules import EVERYONE, Seat

HAND: Final = 9


def deal_cards(state: CouleursState, dealer: Seat) -> None:
    """« Celui-ci bat ensemble toutes les cartes. Il donne neuf cartes à chaque joueur »"""
    state.clear_table()
    state.deal += 1
    state.dealer = dealer
    state.stock = list(range(state.tables.nations))
    state.chance.shuffle(state.stock)
    for turn in range(1, state.seats + 1):
        seat = (dealer + turn) % state.seats
        state.hands[seat] = take_from_stock(state, HAND)
    state.tell(CardsDealt(EVERYONE, state.deal, dealer, len(state.stock)))
    for seat in range(state.seats):
        state.tell(HandDealt(EVERYONE, seat, state.hands[seat][:]))


def draw(state: CouleursState, seat: Seat, wanted: int) -> None:
    """Draw from the stock; if it is short, what is left."""
    drawn = take_from_stock(state, wanted)
    if drawn:
        if not state.hands[seat]:
            state.without_cards.remove(seat)
        state.hands[seat].extend(drawn)
        state.tell(CardsDrawn(EVERYONE, seat, drawn, len(state.stock)))


def take_from_stock(state: CouleursState, wanted: int) -> list[int]:
    taken: list[int] = []
    while state.stock and len(taken) < wanted:
        taken.append(state.stock.pop())
    return taken
