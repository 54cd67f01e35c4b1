"""Trade Desk: each in turn lays a card of a hidden hand, while offers go round at any moment."""

from typing import Final

from ludotheque.kernel.rules import (
    EVERYONE,
    NEVER,
    Action,
    Amount,
    Ask,
    Chance,
    Data,
    Event,
    Money,
    OneOf,
    Seat,
    SomeOf,
    Step,
    at_first,
    closed,
)
from ludotheque.mechanics.decision import Decision
from ludotheque.mechanics.purses import Purses
from ludotheque.mechanics.seats import after_seat

CARDS: Final = 24
HAND: Final = 4
PURSE: Final = 10
LARGEST_OFFER: Final = 3
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


class OpenOffer(Data):
    """An offer that waits for its buyer."""

    seller: Seat
    buyer: Seat
    cards: list[int]
    price: Money
    ends: int


class DeskState(Purses):
    def __init__(self, seats: int, chance: Chance) -> None:
        super().__init__(seats, chance)
        self.points: list[int] = [0] * seats
        self.hands: list[list[int]] = [[] for _ in range(seats)]  # each in rising order
        self.aside: list[int] = []  # never dealt, never seen
        self.laid: list[int] = []
        self.shown: list[int] = []  # cards in hands that everybody has seen


class TakeTurn(Decision[DeskState]):
    """Lay a card; whoever has sold the whole hand passes."""

    def asks(self, state: DeskState, seat: Seat) -> list[Ask]:
        hand = state.hands[seat]
        give_up = closed("pass-turn", "desk.turn.lay-a-card") if hand else Ask("pass-turn")
        return [Ask("lay-card", [OneOf("card", hand, "desk.turn.own-cards")]), give_up]

    def law(self) -> str:
        return "desk.turn.lay-a-card"

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

    offers: list[OpenOffer] = at_first([])  # the oldest first

    def hears(self, state: DeskState, action: Action) -> bool:
        return isinstance(action, Offer | Agree | Decline)

    def waits_for(self, state: DeskState) -> list[Seat]:
        return []  # nobody has to trade

    def asks(self, state: DeskState, seat: Seat) -> list[Ask]:
        sellers = [offer.seller for offer in self.offers if offer.buyer == seat]
        answers = [Ask(verb, [OneOf("seller", sellers, "desk.offers.to-you")]) for verb in ("agree", "decline")]
        if any(offer.seller == seat for offer in self.offers):
            return [closed("offer", "desk.offers.one-at-a-time"), *answers]
        return [*(self._offer_asked(state, seat, buyer) for buyer in after_seat(seat, state.seats)), *answers]

    def accept(self, state: DeskState, action: Action) -> None:
        if isinstance(action, Offer):
            self._open(state, action)
        elif isinstance(action, Agree):
            self._close(state, self._offer_of(action.seller))
        elif isinstance(action, Decline):
            self._lapse(state, self._offer_of(action.seller))

    def deadline(self) -> int:
        return self.offers[0].ends if self.offers else NEVER

    def expire(self, state: DeskState) -> None:
        self._lapse(state, self.offers[0])

    def drop_impossible(self, state: DeskState) -> None:
        for offer in self.offers[:]:
            held = all(card in state.hands[offer.seller] for card in offer.cards)
            if not held or offer.price > state.cash[offer.buyer]:
                self._lapse(state, offer)

    def _offer_asked(self, state: DeskState, seat: Seat, buyer: Seat) -> Ask:
        whom = OneOf("buyer", [buyer], "desk.offers.to-another")
        cards = SomeOf("cards", state.hands[seat], 1, LARGEST_OFFER, "desk.offers.own-cards")
        return Ask("offer", [whom, cards, Amount("price", 0, state.cash[buyer], "desk.offers.within-the-purse")])

    def _offer_of(self, seller: Seat) -> OpenOffer:
        return next(offer for offer in self.offers if offer.seller == seller)

    def _open(self, state: DeskState, said: Offer) -> None:
        self.offers.append(OpenOffer(said.seat, said.buyer, said.cards[:], said.price, state.now + OFFER_MS))
        state.shown = sorted({*state.shown, *said.cards})
        state.tell(OfferMade(EVERYONE, said.seat, said.buyer, said.cards[:], said.price))

    def _close(self, state: DeskState, offer: OpenOffer) -> None:
        seller, buyer = offer.seller, offer.buyer
        self.offers.remove(offer)
        state.hands[seller] = [card for card in state.hands[seller] if card not in offer.cards]
        state.hands[buyer] = sorted(state.hands[buyer] + offer.cards)
        state.pass_cash(buyer, seller, offer.price)
        state.tell(CardsSold(EVERYONE, seller, buyer, offer.cards[:], offer.price))
        self.drop_impossible(state)

    def _lapse(self, state: DeskState, offer: OpenOffer) -> None:
        self.offers.remove(offer)
        state.tell(OfferLapsed(EVERYONE, offer.seller))


def desk_of(state: DeskState) -> TradeDesk:
    desk = state.standing[0]
    assert isinstance(desk, TradeDesk)
    return desk
