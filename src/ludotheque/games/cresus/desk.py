"""What is open at almost any moment: offers while shares are bought and sold, and the sale of a sign."""

from typing import Final

from ludotheque.games.cresus.actions import CallExchange, OfferToBuy, SellSign
from ludotheque.games.cresus.debts import RaiseMoney, sell_sign
from ludotheque.games.cresus.events import ExchangeCalled, PurchaseOffered
from ludotheque.games.cresus.offers import ExchangeCall, PurchaseTalk, closes
from ludotheque.games.cresus.purchase import BuyAlone, EnterBidding
from ludotheque.games.cresus.sale import SellShares
from ludotheque.games.cresus.state import CresusState
from ludotheque.kernel.rules import EVERYONE, OK, Action, Amount, Ask, OneOf, Seat, SomeOf, Step

MOST_OPENED: Final = 3  # offers that a player may make in a round


class OpenDesk(Step[CresusState]):
    """An offer is a step of its own; the game goes on when it has ended."""

    def hears(self, state: CresusState, action: Action) -> bool:
        return isinstance(action, CallExchange | OfferToBuy | SellSign)

    def waits_for(self, state: CresusState) -> list[Seat]:
        return []  # nobody has to trade

    def asks(self, state: CresusState, seat: Seat) -> list[Ask]:
        found: list[Ask] = []
        if state.signs[seat] > 0 and not _must_sell(state, seat):
            found.append(Ask("sell-sign", []))
        if self._closed_to(state, seat) != OK:
            return found
        held = state.held(seat)
        others = sorted(state.others(seat))
        if held:
            partners = SomeOf("partners", others, 1, len(others))
            found.append(Ask("call-exchange", [partners, SomeOf("given_shares", held, 1, len(held))]))
        if state.cash[seat] > 0:
            for other in others:
                theirs = state.held(other)
                if theirs:
                    shares = SomeOf("wanted_shares", theirs, 1, len(theirs))
                    amount = Amount("amount", 1, state.cash[seat])
                    found.append(Ask("offer-to-buy", [OneOf("seller", [other]), shares, amount]))
        return found

    def refusal(self, state: CresusState, action: Action) -> str:
        if isinstance(action, SellSign):
            return OK if state.signs[action.seat] > 0 else "cre.debt.dearest-sign"
        closed = self._closed_to(state, action.seat)
        if closed != OK:
            return closed
        others = sorted(state.others(action.seat))
        if isinstance(action, CallExchange):
            held = state.held(action.seat)
            mine = SomeOf("given_shares", held, 1, len(held)).allows(action.given_shares)
            theirs = SomeOf("partners", others, 1, len(others)).allows(action.partners)
            return OK if mine and theirs else "cre.offers.shares-and-cash"
        assert isinstance(action, OfferToBuy)
        if action.seller not in others:
            return "cre.offers.shares-and-cash"
        held = state.held(action.seller)
        fits = SomeOf("wanted_shares", held, 1, len(held)).allows(action.wanted_shares)
        return OK if fits and 1 <= action.amount <= state.cash[action.seat] else "cre.offers.shares-and-cash"

    def accept(self, state: CresusState, action: Action) -> None:
        if isinstance(action, SellSign):
            sell_sign(state, action.seat)
            if _must_sell(state, action.seat):
                state.steps[-1].resume(state)
            return
        state.opened[action.seat] += 1
        ends = closes(state)
        if isinstance(action, CallExchange):
            state.begin(ExchangeCall(action.seat, action.partners[:], action.given_shares[:], ends))
            state.tell(ExchangeCalled(EVERYONE, action.seat, action.partners[:], action.given_shares[:]))
        elif isinstance(action, OfferToBuy):
            shares = action.wanted_shares
            state.begin(PurchaseTalk(action.seat, action.seller, shares[:], action.amount, ends))
            state.tell(PurchaseOffered(EVERYONE, action.seat, action.seller, shares[:], action.amount))

    def _closed_to(self, state: CresusState, seat: Seat) -> str:
        """« pendant les phases d'Achat et de Vente », outside a running auction or a sale by dice."""
        if not isinstance(state.steps[-1], BuyAlone | EnterBidding | SellShares):
            return "cre.offers.purchase-and-sale"
        return OK if state.opened[seat] < MOST_OPENED else "cre.offers.three-a-round"


def _must_sell(state: CresusState, seat: Seat) -> bool:
    step = state.steps[-1]
    return isinstance(step, RaiseMoney) and step.debts[0][0] == seat
