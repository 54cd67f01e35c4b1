"""What is open at almost any moment: offers while shares are bought and sold, and the sale of a sign."""

from ludotheque.games.cresus import offers
from ludotheque.games.cresus.actions import CallExchange, OfferToBuy, SellSign
from ludotheque.games.cresus.cautions import all_in, half_price_sign
from ludotheque.games.cresus.debts import RaiseMoney, sell_sign, sign_asked, sign_refund
from ludotheque.games.cresus.events import ExchangeCalled, PurchaseOffered
from ludotheque.games.cresus.purchase import BuyAlone, EnterBidding, ShareAuction
from ludotheque.games.cresus.sale import DiceSale, SellShares
from ludotheque.games.cresus.state import CresusState
from ludotheque.kernel.rules import EVERYONE, OK, Action, Amount, Ask, Caution, Filling, Seat, SomeOf, Step, closed
from ludotheque.mechanics.rules import after_seat


class OpenDesk(Step[CresusState]):
    """An offer is a step of its own; the game goes on when it has ended."""

    def hears(self, state: CresusState, action: Action) -> bool:
        if isinstance(action, SellSign):
            return not must_sell(state, action.seat)
        return isinstance(action, (CallExchange, OfferToBuy))

    def waits_for(self, state: CresusState) -> list[Seat]:
        return []  # nobody has to trade

    def asks(self, state: CresusState, seat: Seat) -> list[Ask]:
        # « peut vendre à tout instant, une carte Signe Extérieur de Richesse à la banque » (cre.debt.sell-sign)
        sign = [] if must_sell(state, seat) else [sign_asked(state, seat)]
        why = closed_to_offers(state)
        if why != OK:
            return [*sign, closed("call-exchange", why), closed("offer-to-buy", why)]
        return [*sign, exchange_asked(state, seat), purchase_asked(state, seat)]

    def cautions(self, state: CresusState, seat: Seat) -> list[Caution]:
        sign = [] if must_sell(state, seat) else half_price_sign(state, seat, sign_refund(state, seat))
        if closed_to_offers(state) != OK:
            return sign
        return [*sign, *all_in(state, seat, "offer-to-buy", "cre.offers.shares-and-cash", 1)]

    def accept(self, state: CresusState, action: Action) -> None:
        if isinstance(action, SellSign):
            sell_sign(state, action.seat)
            return
        state.offers.append(action)
        if isinstance(action, CallExchange):
            partners, shares = action.partners, action.given_shares
            state.begin(offers.ExchangeCall(offers.closes(state), action.seat, partners, shares))
            state.tell(ExchangeCalled(EVERYONE, action.seat, partners, shares))
        elif isinstance(action, OfferToBuy):
            shares, amount = action.wanted_shares, action.amount
            state.begin(offers.PurchaseTalk(offers.closes(state), action.seat, shares, amount))
            state.tell(PurchaseOffered(EVERYONE, action.seat, offers.owners(state, shares), shares, amount))


def must_sell(state: CresusState, seat: Seat) -> bool:
    """Whether the step being played asks the seat itself for shares or signs."""
    step = state.steps[-1]
    return isinstance(step, RaiseMoney) and step.debts[0].debtor == seat


def closed_to_offers(state: CresusState) -> str:
    """« à tout moment », « pendant les phases d'Achat et de Vente »; OK if offers are open."""
    step = state.steps[-1]
    if isinstance(step, (BuyAlone, EnterBidding, SellShares, DiceSale)):
        return OK
    if isinstance(step, (offers.ExchangeCall, offers.PurchaseTalk, offers.ChoosePartner)):
        return "cre.offers.one-at-a-time"
    return "cre.offers.cash-under-hand" if isinstance(step, ShareAuction) else "cre.offers.purchase-and-sale"


def exchange_asked(state: CresusState, seat: Seat) -> Ask:
    others = sorted(after_seat(seat, state.seats))
    partners = SomeOf("partners", others, 1, len(others), offers.SHARES_AND_CASH)
    ask = Ask("call-exchange", [partners, offers.some_shares("given_shares", offers.tradable(state, [seat]))])
    return ask.leaving_out(made_before(state, seat, ask.verb), "cre.offers.not-twice")


def purchase_asked(state: CresusState, seat: Seat) -> Ask:
    shares = offers.tradable(state, after_seat(seat, state.seats))
    amount = Amount("amount", 1, state.cash[seat], offers.SHARES_AND_CASH)
    ask = Ask("offer-to-buy", [offers.some_shares("wanted_shares", shares), amount])
    return ask.leaving_out(made_before(state, seat, ask.verb), "cre.offers.not-twice")


def made_before(state: CresusState, seat: Seat, verb: str) -> list[Filling]:
    """The offers of this kind that the player has made in this round."""
    return [offer.filling() for offer in state.offers if offer.seat == seat and offer.verb() == verb]
