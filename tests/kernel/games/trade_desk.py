"""Trade Desk: each in turn lays a card of a hidden hand, while offers go round at any moment."""

from typing import Final

from ludotheque.kernel.action import NOBODY, Action, Money, Seat
from ludotheque.kernel.ask import OK, Amount, Ask, OneOf, SomeOf
from ludotheque.kernel.chance import Chance
from ludotheque.kernel.event import EVERYONE, Event
from ludotheque.kernel.step import NEVER, State, Step

CARDS: Final = 24
HAND: Final = 4
PURSE: Final = 10
OFFER_MS: Final = 30_000


class LayCard(Action):
    card: int


class PassTurn(Action):
    """Without cards there is nothing to lay."""


class Offer(Action):
    buyer: Seat
    cards: list[int]
    price: Money


class Agree(Action):
    seller: Seat


class Decline(Action):
    seller: Seat


class HandDealt(Event):
    cards: list[int]


class CardLaid(Event):
    seat: Seat
    card: int


class OfferMade(Event):
    """Cards that are offered are shown to all, and stay known."""

    seller: Seat
    buyer: Seat
    cards: list[int]
    price: Money


class OfferLapsed(Event):
    seller: Seat


class CardsSold(Event):
    seller: Seat
    buyer: Seat
    cards: list[int]
    price: Money


class DeskState(State):
    def __init__(self, seats: int, chance: Chance) -> None:
        super().__init__(seats, chance)
        self.purses = [PURSE] * seats
        self.points = [0] * seats
        self.hands: list[list[int]] = [[] for _ in range(seats)]  # each in rising order
        self.aside: list[int] = []  # never dealt, never seen
        self.laid: list[int] = []
        self.shown: list[int] = []  # cards in hands that everybody has seen


class TakeTurn(Step[DeskState]):
    """Lay a card; whoever has sold the whole hand passes."""

    seat: Seat

    def waits_for(self, state: DeskState) -> list[Seat]:
        return [self.seat]

    def asks(self, state: DeskState, seat: Seat) -> list[Ask]:
        hand = state.hands[seat]
        return [Ask("lay-card", [OneOf("card", hand[:])]) if hand else Ask("pass-turn", [])]

    def refusal(self, state: DeskState, action: Action) -> str:
        hand = state.hands[self.seat]
        if isinstance(action, LayCard):
            return OK if action.card in hand else "desk.turn.own-cards"
        return OK if not hand else "desk.turn.lay-a-card"

    def accept(self, state: DeskState, action: Action) -> None:
        if isinstance(action, LayCard):
            state.hands[self.seat].remove(action.card)
            state.laid.append(action.card)
            state.shown = [card for card in state.shown if card != action.card]
            state.points[self.seat] += action.card % 7
            state.tell(CardLaid(EVERYONE, self.seat, action.card))
            desk_of(state).drop_impossible(state)
        state.end_step()
        if any(state.hands):
            state.begin(TakeTurn((self.seat + 1) % state.seats))


class TradeDesk(Step[DeskState]):
    """Each seat may have one offer open; it lapses in time, or when it can no longer be kept."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.buyer = [NOBODY] * seats  # of each seller's offer
        self.cards: list[list[int]] = [[] for _ in range(seats)]
        self.price = [0] * seats
        self.ends = [NEVER] * seats

    def hears(self, state: DeskState, action: Action) -> bool:
        return isinstance(action, Offer | Agree | Decline)

    def waits_for(self, state: DeskState) -> list[Seat]:
        return []  # nobody has to trade

    def asks(self, state: DeskState, seat: Seat) -> list[Ask]:
        found: list[Ask] = []
        hand = state.hands[seat]
        if hand and self.buyer[seat] == NOBODY:
            for buyer in [other for other in range(state.seats) if other != seat]:
                most = Amount("price", 0, state.purses[buyer])
                found.append(Ask("offer", [OneOf("buyer", [buyer]), SomeOf("cards", hand[:], 1, 3), most]))
        sellers = [seller for seller in range(state.seats) if self.buyer[seller] == seat]
        if sellers:
            found.append(Ask("agree", [OneOf("seller", sellers)]))
            found.append(Ask("decline", [OneOf("seller", sellers)]))
        return found

    def refusal(self, state: DeskState, action: Action) -> str:
        if isinstance(action, Offer):
            return self._offer_refusal(state, action)
        assert isinstance(action, Agree | Decline)
        known = 0 <= action.seller < state.seats
        return OK if known and self.buyer[action.seller] == action.seat else "desk.offers.to-you"

    def accept(self, state: DeskState, action: Action) -> None:
        if isinstance(action, Offer):
            self._open(state, action)
        elif isinstance(action, Agree):
            self._close(state, action.seller)
        elif isinstance(action, Decline):
            self._lapse(state, action.seller)

    def deadline(self) -> int:
        return min([ends for ends in self.ends if ends != NEVER], default=NEVER)

    def expire(self, state: DeskState) -> None:
        for seller in range(state.seats):
            if self.ends[seller] != NEVER and self.ends[seller] <= state.now:
                self._lapse(state, seller)

    def drop_impossible(self, state: DeskState) -> None:
        for seller in range(state.seats):
            if self.buyer[seller] != NOBODY and not self._can_be_kept(state, seller):
                self._lapse(state, seller)

    def _offer_refusal(self, state: DeskState, offer: Offer) -> str:
        if self.buyer[offer.seat] != NOBODY:
            return "desk.offers.one-at-a-time"
        if offer.buyer == offer.seat or not 0 <= offer.buyer < state.seats:
            return "desk.offers.to-another"
        if not 0 <= offer.price <= state.purses[offer.buyer]:
            return "desk.offers.within-the-purse"
        fits = SomeOf("cards", state.hands[offer.seat], 1, 3).allows(offer.cards)
        return OK if fits else "desk.offers.own-cards"

    def _can_be_kept(self, state: DeskState, seller: Seat) -> bool:
        held = all(card in state.hands[seller] for card in self.cards[seller])
        return held and self.price[seller] <= state.purses[self.buyer[seller]]

    def _open(self, state: DeskState, offer: Offer) -> None:
        self.buyer[offer.seat] = offer.buyer
        self.cards[offer.seat] = offer.cards[:]
        self.price[offer.seat] = offer.price
        self.ends[offer.seat] = state.now + OFFER_MS
        state.shown = sorted({*state.shown, *offer.cards})
        state.tell(OfferMade(EVERYONE, offer.seat, offer.buyer, offer.cards[:], offer.price))

    def _close(self, state: DeskState, seller: Seat) -> None:
        buyer, cards, price = self.buyer[seller], self.cards[seller], self.price[seller]
        self._clear(seller)
        state.hands[seller] = [card for card in state.hands[seller] if card not in cards]
        state.hands[buyer] = sorted(state.hands[buyer] + cards)
        state.purses[buyer] -= price
        state.purses[seller] += price
        state.tell(CardsSold(EVERYONE, seller, buyer, cards, price))
        self.drop_impossible(state)

    def _lapse(self, state: DeskState, seller: Seat) -> None:
        self._clear(seller)
        state.tell(OfferLapsed(EVERYONE, seller))

    def _clear(self, seller: Seat) -> None:
        self.buyer[seller], self.cards[seller], self.price[seller], self.ends[seller] = NOBODY, [], 0, NEVER


def desk_of(state: DeskState) -> TradeDesk:
    desk = state.standing[0]
    assert isinstance(desk, TradeDesk)
    return desk
