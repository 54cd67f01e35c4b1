"""« Achat d'actions »: two cards are turned up; alone one buys at list price, together one bids in secret."""

from typing import Final

from ludotheque.games.cresus import events
from ludotheque.games.cresus.actions import BuyAtHalf, BuyShare, EnterAuction, StayOut, StopBuying
from ludotheque.games.cresus.sealed import SealedBids
from ludotheque.games.cresus.state import CresusState
from ludotheque.games.cresus.tables import HALF_PRICE
from ludotheque.kernel.rules import EVERYONE, OK, Action, Ask, Money, OneOf, Seat, Step

SHOWN: Final = 2  # « un joueur retourne deux cartes Action »

UNDECIDED: Final = -1  # about entering an auction
OUT: Final = 0
IN: Final = 1


def open_market(state: CresusState, market: int) -> None:
    """Turn up the cards and let those buy who stand here and may."""
    buyers = [seat for seat in state.players_at(market) if not state.barred[seat]]
    if market == state.closed or not buyers or not state.piles[market]:
        return
    state.shown = _turn_up(state, market)
    state.tell(events.SharesShown(EVERYONE, market, state.shown[:]))
    if len(buyers) == 1:
        state.begin(BuyAlone(buyers[0]))
    else:
        call_auction(state, _dearest(state), buyers)


def _turn_up(state: CresusState, market: int) -> list[int]:
    pile = state.piles[market]
    shown: list[int] = []
    while pile and len(shown) < SHOWN:
        shown.append(pile.pop(0))
    state.seen_below[market] = min(state.seen_below[market], len(pile))
    for tips in state.tips:
        if market in tips:
            tips.remove(market)
    return shown


def _dearest(state: CresusState) -> int:
    """« la carte Action dont la valeur est la plus importante »; equals in the order they were turned up."""
    dearest = state.shown[0]
    for share in state.shown:
        if state.tables.prices[share] > state.tables.prices[dearest]:
            dearest = share
    return dearest


def buy(state: CresusState, seat: Seat, share: int, amount: Money) -> None:
    """Pay the bank, take the share, and the bonus of its sector."""
    state.take(seat, amount)
    state.shown.remove(share)
    state.owner[share] = seat
    state.tell(events.ShareBought(EVERYONE, seat, share, amount))
    sector = state.tables.sectors[share]
    bonus = state.tables.bonus(sector, state.held_in_sector(seat, sector))
    if bonus > 0:
        state.give(seat, bonus)
        state.tell(events.BonusPaid(EVERYONE, seat, sector, bonus))


def put_back(state: CresusState, share: int) -> None:
    """« Les cartes Action non achetées sont remises sous la pile »"""
    state.shown.remove(share)
    state.put_under_pile(share)
    state.tell(events.ShareUnsold(EVERYONE, share))


class BuyAlone(Step[CresusState]):
    """The only buyer takes none, one or both at list price."""

    seat: Seat

    def waits_for(self, state: CresusState) -> list[Seat]:
        return [self.seat]

    def asks(self, state: CresusState, seat: Seat) -> list[Ask]:
        found = [Ask("stop-buying", [])]
        affordable = [share for share in state.shown if state.tables.prices[share] <= state.cash[seat]]
        if affordable:
            found.append(Ask("buy-share", [OneOf("share", affordable)]))
        halved = self._halved(state)
        if halved:
            found.append(Ask("buy-at-half", [OneOf("share", halved)]))
        return found

    def refusal(self, state: CresusState, action: Action) -> str:
        if isinstance(action, StopBuying):
            return OK
        if isinstance(action, BuyShare):
            if action.share not in state.shown:
                return "cre.purchase.shown"
            return OK if state.tables.prices[action.share] <= state.cash[self.seat] else "cre.purchase.within-cash"
        if isinstance(action, BuyAtHalf):
            return OK if action.share in self._halved(state) else "cre.expert.his-moment"
        return "cre.purchase.buy-or-stop"

    def accept(self, state: CresusState, action: Action) -> None:
        if isinstance(action, BuyShare):
            buy(state, self.seat, action.share, state.tables.prices[action.share])
        elif isinstance(action, BuyAtHalf):
            expert = state.hires(self.seat, HALF_PRICE)[0]
            state.hired[self.seat].remove(expert)
            state.tell(events.ExpertUsed(EVERYONE, self.seat, expert))
            buy(state, self.seat, action.share, half_price(state, action.share))
        if not state.shown or isinstance(action, StopBuying):
            self._close(state)

    def _halved(self, state: CresusState) -> list[int]:
        if not state.hires(self.seat, HALF_PRICE):
            return []
        return [share for share in state.shown if half_price(state, share) <= state.cash[self.seat]]

    def _close(self, state: CresusState) -> None:
        for share in state.shown[:]:
            put_back(state, share)
        state.end_step()


def half_price(state: CresusState, share: int) -> Money:
    """Rounded up to a whole million."""
    return (state.tables.prices[share] + 1) // 2


def call_auction(state: CresusState, share: int, buyers: list[Seat]) -> None:
    state.tell(events.AuctionCalled(EVERYONE, share))
    state.begin(EnterBidding(share, buyers, [UNDECIDED] * len(buyers)))


def _next_share(state: CresusState, buyers: list[Seat]) -> None:
    """« L'achat de la deuxième action se déroule de façon identique. »"""
    state.end_step()
    if state.shown:
        call_auction(state, _dearest(state), buyers)


class EnterBidding(Step[CresusState]):
    """Whoever stands on the market says whether he bids for this share; all is shown together."""

    share: int
    buyers: list[Seat]
    entries: list[int]  # of each buyer

    def waits_for(self, state: CresusState) -> list[Seat]:
        return [seat for place, seat in enumerate(self.buyers) if self.entries[place] == UNDECIDED]

    def asks(self, state: CresusState, seat: Seat) -> list[Ask]:
        enter = [Ask("enter-auction", [])] if state.cash[seat] > 0 else []
        return [*enter, Ask("stay-out", [])]

    def refusal(self, state: CresusState, action: Action) -> str:
        if isinstance(action, StayOut):
            return OK
        if not isinstance(action, EnterAuction):
            return "cre.purchase.enter-or-not"
        return OK if state.cash[action.seat] > 0 else "cre.sealed.within-cash"

    def accept(self, state: CresusState, action: Action) -> None:
        self.entries[self.buyers.index(action.seat)] = IN if isinstance(action, EnterAuction) else OUT
        state.tell(events.EntrySealed(EVERYONE, action.seat))
        if not self.waits_for(state):
            self._reveal(state)

    def _reveal(self, state: CresusState) -> None:
        entered = [seat for place, seat in enumerate(self.buyers) if self.entries[place] == IN]
        bidders = [seat for seat in entered if state.cash[seat] > 0]  # an offer may have emptied a purse meanwhile
        state.tell(events.EntriesRevealed(EVERYONE, self.share, bidders))
        if len(bidders) > 1:
            state.end_step()
            state.begin(ShareAuction(bidders, 1, self.share, self.buyers[:]))
            return
        price = state.tables.prices[self.share]
        if bidders and price <= state.cash[bidders[0]]:
            buy(state, bidders[0], self.share, price)
        else:
            put_back(state, self.share)
        _next_share(state, self.buyers)


class ShareAuction(SealedBids):
    """« Les enchères sont totalement libres et indépendantes de la valeur de l'action. »"""

    def __init__(self, bidders: list[Seat], least: Money, share: int, buyers: list[Seat]) -> None:
        super().__init__(bidders, least)
        self.share = share
        self.buyers = buyers  # all who may buy on this market

    def award(self, state: CresusState, winner: Seat, amount: Money) -> None:
        buy(state, winner, self.share, amount)
        _next_share(state, self.buyers)

    def cancel(self, state: CresusState) -> None:
        put_back(state, self.share)
        _next_share(state, self.buyers)
