"""« Achat d'actions »: two cards up on each market; alone one buys at list price, together one bids in secret."""

from ludotheque.games.cresus import events
from ludotheque.games.cresus.actions import BuyAtHalf, BuyShare, EnterAuction, StopBuying
from ludotheque.games.cresus.sealed import SealedBids, SealedSlip
from ludotheque.games.cresus.state import CresusState
from ludotheque.games.cresus.tables import HALF_PRICE, MARKETS
from ludotheque.mechanics.rules import EVERYONE, UNSEALED, Action, Ask, Blank, Final, Money, OneOf, Seat, Step, closed

SHOWN: Final = 2  # « un joueur retourne deux cartes Action » (cre.purchase.two-cards)
LEAST_BID: Final = 1  # of whoever has entered an auction

OUT: Final = 0
IN: Final = 1


def turn_up_shares(state: CresusState) -> None:
    """« deux cartes Action sur chaque marché actif », before anybody buys anywhere (cre.purchase.all-first)"""
    for market in range(MARKETS):
        if state.players_at(market) and market != state.closed and state.piles[market]:
            state.tell(events.SharesShown(EVERYONE, market, turn_up(state, market)))


def turn_up(state: CresusState, market: int) -> list[int]:
    """The first two of the pile, or the one that is left (cre.purchase.fewer-cards)."""
    pile = state.piles[market]
    turned = pile[:SHOWN]
    del pile[:SHOWN]
    state.shown += turned
    state.seen_below[market] = min(state.seen_below[market], len(pile))
    for tips in state.tips:
        if market in tips:
            tips.remove(market)
    return turned


def open_market(state: CresusState, market: int) -> None:
    """« Selon qu'il y ait un seul ou plusieurs acheteurs »; without any the cards go back (cre.choice.stay-alone)."""
    # Whoever stayed is no buyer (cre.choice.stay-not-a-buyer); all else is open to him (cre.choice.stay-only-buying).
    buyers = [seat for seat in state.players_at(market) if not state.barred[seat]]
    if not state.shown_at(market):
        return
    if len(buyers) > 1:
        call_auction(state, market, buyers)
    elif buyers:
        state.begin(BuyAlone(buyers[0]))
    else:
        put_all_back(state, market)


def buy(state: CresusState, seat: Seat, share: int, amount: Money) -> None:
    """Pay the bank, « classe par secteur d'activité […] dans son portefeuille » (cre.purchase.portfolio)"""
    state.take(seat, amount)
    state.shown.remove(share)
    state.owner[share] = seat
    state.tell(events.ShareBought(EVERYONE, seat, share, amount))
    # « après chaque achat d'actions » (cre.purchase.bonus), sold and bought again or not (cre.purchase.bonus-again)
    bonus = bonus_for(state, seat, share)
    if bonus > 0:
        state.give(seat, bonus)
        state.tell(events.BonusPaid(EVERYONE, seat, state.tables.sectors[share], bonus))


def bonus_for(state: CresusState, seat: Seat, share: int) -> Money:
    """By the shares of its sector that are held then, this one included (cre.purchase.bonus-new-count)."""
    sector = state.tables.sectors[share]
    others = state.held_in_sector(seat, sector) - (1 if state.owner[share] == seat else 0)
    return state.tables.bonus(sector, others + 1)


def put_back(state: CresusState, share: int) -> None:
    """« Les cartes Action non achetées sont remises sous la pile » (cre.purchase.unsold)"""
    state.shown.remove(share)
    state.put_under_pile(share)
    state.tell(events.ShareUnsold(EVERYONE, share))


def put_all_back(state: CresusState, market: int) -> None:
    for share in state.shown_at(market):
        put_back(state, share)


def half_price(state: CresusState, share: int) -> Money:
    """Rounded up to a whole million (cre.expert.half-rounded-up)."""
    return (state.tables.prices[share] + 1) // 2


class BuyAlone(Step[CresusState]):
    """« peut acheter l'une des 2 ou les 2 actions révélées sur le marché » (cre.purchase.alone)"""

    seat: Seat

    def waits_for(self, state: CresusState) -> list[Seat]:
        return [self.seat]

    def asks(self, state: CresusState, seat: Seat) -> list[Ask]:
        cash, shown = state.cash[seat], state.shown_at(state.pawns[seat])
        share = OneOf("share", shown, "cre.purchase.shown")
        share.narrowed([one for one in shown if state.tables.prices[one] <= cash], "cre.purchase.within-cash")
        found = [Ask("stop-buying"), Ask("buy-share", [share])]
        if state.hires(seat, HALF_PRICE):
            # Only here, where there is a price to halve (cre.expert.half-price).
            halved = [one for one in shown if half_price(state, one) <= cash]
            found.append(Ask("buy-at-half", [OneOf("share", halved, "cre.expert.his-moment")]))
        return found

    def law(self) -> str:
        return "cre.purchase.buy-or-stop"

    def explain(self, state: CresusState, action: Action, clause: str) -> str:
        """Whoever has hired no such expert is not offered one."""
        return "cre.expert.his-moment" if isinstance(action, BuyAtHalf) else clause

    def accept(self, state: CresusState, action: Action) -> None:
        if isinstance(action, BuyShare):
            buy(state, self.seat, action.share, state.tables.prices[action.share])
        elif isinstance(action, BuyAtHalf):
            expert = state.hires(self.seat, HALF_PRICE)[0]
            state.dismiss(self.seat, expert)
            state.tell(events.ExpertUsed(EVERYONE, self.seat, expert))
            buy(state, self.seat, action.share, half_price(state, action.share))
        market = state.pawns[self.seat]
        if not state.shown_at(market) or isinstance(action, StopBuying):
            put_all_back(state, market)
            state.end_step()


def call_auction(state: CresusState, market: int, buyers: list[Seat]) -> None:
    """For « la carte Action dont la valeur est la plus importante » (cre.purchase.dearer-first)"""
    shown = state.shown_at(market)
    share = shown[0]  # at equal prices the first turned up (cre.purchase.equal-prices)
    for other in shown:
        if state.tables.prices[other] > state.tables.prices[share]:
            share = other
    state.tell(events.AuctionCalled(EVERYONE, share))
    state.begin(EnterBidding(buyers, [UNSEALED] * len(buyers), share))


def next_share(state: CresusState, buyers: list[Seat]) -> None:
    """« L'achat de la deuxième action se déroule de façon identique. » (cre.purchase.second-card)"""
    state.end_step()
    market = state.pawns[buyers[0]]
    if state.shown_at(market):
        call_auction(state, market, buyers)


class EnterBidding(SealedSlip):
    """« indiquent s'ils souhaitent ou non prendre part à l'enchère » (cre.purchase.several)"""

    share: int

    def slip(self, state: CresusState, seat: Seat) -> Blank:
        return OneOf("entry", [OUT, IN] if state.cash[seat] > 0 else [OUT], "cre.sealed.within-cash")

    def asks(self, state: CresusState, seat: Seat) -> list[Ask]:
        if state.cash[seat] == 0:
            return [closed("enter-auction", "cre.sealed.within-cash"), Ask("stay-out")]
        return [Ask("enter-auction"), Ask("stay-out")]

    def law(self) -> str:
        return "cre.purchase.enter-or-not"

    def accept(self, state: CresusState, action: Action) -> None:
        state.tell(events.EntrySealed(EVERYONE, action.seat))
        self.seal(state, action.seat, IN if isinstance(action, EnterAuction) else OUT)

    def reveal(self, state: CresusState) -> None:
        """All together (cre.purchase.entries-together), without those whose purse an offer has emptied meanwhile."""
        entered = [seat for place, seat in enumerate(self.choosers) if self.sealed[place] == IN]
        bidders = [seat for seat in entered if state.cash[seat] > 0]  # (cre.purchase.emptied-purse)
        state.tell(events.EntriesRevealed(EVERYONE, self.share, bidders))
        if len(bidders) > 1:
            state.end_step()
            state.begin(ShareAuction(bidders, [UNSEALED] * len(bidders), LEAST_BID, self.share, self.choosers[:]))
            return
        if bidders and can_pay_alone(state, bidders[0], self.share):
            # Without a rival he pays the price printed (cre.purchase.one-enters).
            buy(state, bidders[0], self.share, state.tables.prices[self.share])
        else:
            put_back(state, self.share)
        next_share(state, self.choosers)


def can_pay_alone(state: CresusState, seat: Seat, share: int) -> bool:
    """Whoever is alone to enter and cannot pay the price printed gets nothing (cre.purchase.one-too-poor)."""
    return state.tables.prices[share] <= state.cash[seat]


class ShareAuction(SealedBids):
    """« Les enchères sont totalement libres et indépendantes de la valeur de l'action. » (cre.purchase.free-bids)"""

    share: int
    buyers: list[Seat]  # all who may buy on this market

    def award(self, state: CresusState, winner: Seat, amount: Money) -> None:
        """He may bid for the next with what is left, bonus included (cre.purchase.with-what-is-left)."""
        buy(state, winner, self.share, amount)
        next_share(state, self.buyers)

    def cancel(self, state: CresusState) -> None:
        """« La carte Action est remise sous sa pile » (cre.purchase.second-tie)"""
        put_back(state, self.share)
        next_share(state, self.buyers)
