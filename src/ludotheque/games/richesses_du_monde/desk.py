"""The trade desk: « tous les joueurs peuvent vendre à tout moment » (rdm.trade.at-any-moment), the last two sides too.

Sales, offers to buy, exchanges and associations begin here (rdm.duel.free-trade).
"""

from ludotheque.games.richesses_du_monde.actions import OfferPrice, ProposeAssociation, ProposeExchange, PutOnSale
from ludotheque.games.richesses_du_monde.association import propose_association
from ludotheque.games.richesses_du_monde.bankruptcy import RaiseCash
from ludotheque.games.richesses_du_monde.bidding import SMALLEST_RAISE, SMALLEST_SUM
from ludotheque.games.richesses_du_monde.cautions import last_coins_by_bid
from ludotheque.games.richesses_du_monde.exchange import MOST_ASKED, exchange_blanks, propose_exchange
from ludotheque.games.richesses_du_monde.purchase import BuyTitles
from ludotheque.games.richesses_du_monde.royalties import ClaimRoyalties
from ludotheque.games.richesses_du_monde.sale import holding_to_sell, offer_price, put_on_sale
from ludotheque.games.richesses_du_monde.state import RichessesState
from ludotheque.games.richesses_du_monde.turn import ThrowDice
from ludotheque.mechanics.rules import OK, Action, Amount, Ask, Caution, Final, OneOf, Seat, SomeOf, Step, closed, grave

MOST_OPENED: Final = 3  # transactions that a side may open from one of its turns to the next
TRANSACTIONS: Final = ["put-on-sale", "offer-price", "propose-exchange", "propose-association"]


def left_to_open(state: RichessesState, side: Seat) -> int:
    """From one of its turns to the next a side opens at most three transactions (rdm.trade.three-a-turn)."""
    return MOST_OPENED - state.opened[side]


class TradeDesk(Step[RichessesState]):
    """What begins here is a step of its own, and the game goes on when it has ended."""

    def hears(self, state: RichessesState, action: Action) -> bool:
        return isinstance(action, (PutOnSale, OfferPrice, ProposeExchange, ProposeAssociation))

    def waits_for(self, state: RichessesState) -> list[Seat]:
        return []  # nobody has to trade

    def asks(self, state: RichessesState, seat: Seat) -> list[Ask]:
        shut = self._shut_by(state, seat)
        if shut != OK:
            return [closed(verb, shut) for verb in TRANSACTIONS]
        side = state.side_of[seat]
        mine = state.holdings(side)
        price = Amount("price", 0, MOST_ASKED, "rdm.sale.price", SMALLEST_SUM)
        found = [Ask("put-on-sale", [holding_to_sell(state, side, mine), price])]
        for rival in state.rivals(side):
            found += self._with_rival(state, side, mine, rival)
        found.append(self._association(state, side))
        return found

    def cautions(self, state: RichessesState, seat: Seat) -> list[Caution]:
        """An association is for good; a price offered may be taken at once."""
        if self._shut_by(state, seat) != OK:
            return []
        side = state.side_of[seat]
        offer = Amount("amount", SMALLEST_RAISE, state.cash[side])
        joining = grave("propose-association", "association-proposed", "rdm.association.for-good", {})
        return [joining, *last_coins_by_bid(state, "offer-price", side, offer)]

    def accept(self, state: RichessesState, action: Action) -> None:
        side = state.side_of[action.seat]
        state.opened[side] += 1
        if isinstance(action, PutOnSale):
            put_on_sale(state, side, action)
        elif isinstance(action, OfferPrice):
            offer_price(state, side, action)
        elif isinstance(action, ProposeExchange):
            propose_exchange(state, side, action)
        elif isinstance(action, ProposeAssociation):
            propose_association(state, side, action.partners[:])

    def _shut_by(self, state: RichessesState, seat: Seat) -> str:
        """« à tout moment », but one transaction at a time, and none in the middle of an auction."""
        side = state.side_of[seat]
        if not state.playing[side]:
            return "rdm.bankruptcy.out"
        step = state.steps[-1]
        if not isinstance(step, (ThrowDice, ClaimRoyalties, BuyTitles, RaiseCash)):
            return "rdm.trade.nothing-pending"
        if isinstance(step, ClaimRoyalties) and not step.claims_are_in():
            return "rdm.royalties.uninterrupted"
        if seat not in state.speakers(side):
            return "rdm.association.one-speaks"
        return OK if left_to_open(state, side) > 0 else "rdm.trade.three-a-turn"

    def _with_rival(self, state: RichessesState, side: Seat, mine: list[int], rival: Seat) -> list[Ask]:
        theirs = state.holdings(rival)
        amount = Amount("amount", SMALLEST_RAISE, state.cash[side], "rdm.sale.offer", SMALLEST_SUM)
        seller = OneOf("seller", [rival], "rdm.trade.with-a-rival")
        partner = OneOf("partner", [rival], "rdm.trade.with-a-rival")
        return [
            Ask("offer-price", [seller, OneOf("product", theirs, "rdm.sale.own-holding"), amount]),
            Ask("propose-exchange", [partner, *exchange_blanks(state, side, mine, theirs)]),
        ]

    def _association(self, state: RichessesState, side: Seat) -> Ask:
        """Before a roll, and never so that a single side is left."""
        if not isinstance(state.steps[-1], ThrowDice):
            return closed("propose-association", "rdm.association.before-a-roll")
        rivals = sorted(state.rivals(side))
        partners = SomeOf("partners", rivals, 1, len(rivals), "rdm.trade.with-a-rival")
        return Ask("propose-association", [partners.at_most(len(rivals) - 1, "rdm.association.never-everybody")])
