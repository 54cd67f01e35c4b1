"""« Préparation »: the dealer shuffles, gives nine open cards to each player, and puts the stock face down."""

from ludotheque.games.couleurs_du_monde.events import CardsDealt, CardsDrawn, HandDealt
from ludotheque.games.couleurs_du_monde.state import CouleursState
from ludotheque.mechanics.rules import EVERYONE, Final, Seat, from_seat

HAND: Final = 9
DRAWN_AFTER: Final = [4, 3, 2, 1]  # passing (cdm.draw.after-pass), one card played, two, three (cdm.draw.by-cards)


def deal_cards(state: CouleursState, dealer: Seat) -> None:
    """« Celui-ci bat ensemble toutes les cartes. Il donne neuf cartes à chaque joueur » (cdm.deal.nine-cards)"""
    state.clear_table()
    state.deal += 1
    state.dealer = dealer
    state.stock = list(range(state.tables.nations))
    state.chance.shuffle(state.stock, "stock")
    for seat in from_seat((dealer + 1) % state.seats, state.seats):
        state.hands[seat] = take_from_stock(state, HAND)
    # « … et forme un talon avec les cartes restantes, qu'il place face cachée » (cdm.deal.stock)
    state.tell(CardsDealt(EVERYONE, state.deal, dealer, len(state.stock)))
    for seat in range(state.seats):
        # « Chaque joueur place ses neuf cartes découvertes devant lui » (cdm.deal.open-hands)
        state.tell(HandDealt(EVERYONE, seat, state.hands[seat][:]))


def draws_after(state: CouleursState, cards: int) -> int:
    """What ends a turn in which so many cards were played; of a short stock, what is left (cdm.draw.short-stock)."""
    return min(DRAWN_AFTER[cards], len(state.stock)) if cards < len(DRAWN_AFTER) else 0


def draw(state: CouleursState, seat: Seat, cards: int) -> None:
    drawn = take_from_stock(state, draws_after(state, cards))
    if drawn:
        if not state.hands[seat]:
            state.without_cards.remove(seat)
        state.hands[seat].extend(drawn)
        state.tell(CardsDrawn(EVERYONE, seat, drawn, len(state.stock)))


def take_from_stock(state: CouleursState, wanted: int) -> list[int]:
    return [state.stock.pop() for _ in range(wanted)]
