"""What is open at almost any moment: offers while shares are bought and sold, and the sale of a sign."""

from typing import Final

from ludotheque.games.cresus.actions import CallExchange, OfferToBuy, SellSign
from ludotheque.games.cresus.debts import RaiseMoney, sell_sign, sign_asked
from ludotheque.games.cresus.events import ExchangeCalled, PurchaseOffered
from ludotheque.games.cresus.offers import SHARES_AND_CASH, ExchangeCall, PurchaseTalk, closes, some_shares
from ludotheque.games.cresus.purchase import BuyAlone, EnterBidding
from ludotheque.games.cresus.sale import SellShares
from ludotheque.games.cresus.state import CresusState
from ludotheque.kernel.rules import EVERYONE, OK, Action, Amount, Ask, OneOf, Seat, SomeOf, Step, closed

MOST_OPENED: Final = 3  # offers that a player may make in a round


class OpenDesk(Step[CresusState]):
    """An offer is a step of its own; the game goes on when it has ended (cre.offers.one-at-a-time)."""

    def hears(self, state: CresusState, action: Action) -> bool:
        if isinstance(action, SellSign):
            return not must_sell(state, action.seat)
        return isinstance(action, (CallExchange, OfferToBuy))

    def waits_for(self, state: CresusState) -> list[Seat]:
        return []  # nobody has to trade

    def asks(self, state: CresusState, seat: Seat) -> list[Ask]:
        # « peut vendre à tout instant, une carte Signe Extérieur de Richesse à la banque » (cre.debt.sell-sign)
        sign = [] if must_sell(state, seat) else [sign_asked(state, seat)]
        why = closed_to(state, seat)
        if why != OK:
            return [*sign, closed("call-exchange", why), closed("offer-to-buy", why)]
        others = [other for other in range(state.seats) if other != seat]
        partners = SomeOf("partners", others, 1, len(others), SHARES_AND_CASH)
        exchange = Ask("call-exchange", [partners, some_shares("given_shares", state.held(seat))])
        return [*sign, exchange, *[purchase_asked(state, seat, other) for other in others]]

    def accept(self, state: CresusState, action: Action) -> None:
        if isinstance(action, SellSign):
            sell_sign(state, action.seat)
        elif isinstance(action, CallExchange):
            state.opened[action.seat] += 1
            partners, shares = action.partners, action.given_shares
            state.begin(ExchangeCall(closes(state), action.seat, partners, shares))
            state.tell(ExchangeCalled(EVERYONE, action.seat, partners, shares))
        elif isinstance(action, OfferToBuy):
            state.opened[action.seat] += 1
            shares, amount = action.wanted_shares, action.amount
            state.begin(PurchaseTalk(closes(state), action.seat, action.seller, shares, amount))
            state.tell(PurchaseOffered(EVERYONE, action.seat, action.seller, shares, amount))


def must_sell(state: CresusState, seat: Seat) -> bool:
    """Whether the step being played asks the seat itself for shares or signs."""
    step = state.steps[-1]
    return isinstance(step, RaiseMoney) and step.debts[0].debtor == seat


def closed_to(state: CresusState, seat: Seat) -> str:
    """« pendant les phases d'Achat et de Vente », outside a running auction or a sale by dice."""
    if not isinstance(state.steps[-1], (BuyAlone, EnterBidding, SellShares)):
        return "cre.offers.purchase-and-sale"
    return OK if state.opened[seat] < MOST_OPENED else "cre.offers.three-a-round"


def purchase_asked(state: CresusState, buyer: Seat, seller: Seat) -> Ask:
    shares = some_shares("wanted_shares", state.held(seller))
    amount = Amount("amount", 1, state.cash[buyer], SHARES_AND_CASH)
    return Ask("offer-to-buy", [OneOf("seller", [seller], SHARES_AND_CASH), shares, amount])
