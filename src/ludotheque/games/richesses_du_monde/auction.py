"""« Les enchères »: as many titles as the red die shows go under the hammer, in whole holdings."""

from ludotheque.games.richesses_du_monde import events
from ludotheque.games.richesses_du_monde.actions import PutUp
from ludotheque.games.richesses_du_monde.bidding import OpenBidding, sell_holding
from ludotheque.games.richesses_du_monde.council import SideDecides
from ludotheque.games.richesses_du_monde.state import FREE_CHOICE, SHELF, RichessesState
from ludotheque.mechanics.rules import (
    EVERYONE,
    NOBODY,
    Action,
    Ask,
    Caution,
    Money,
    OneOf,
    Seat,
    at_first,
    closed,
    closes,
    grave,
)


def call_auction(state: RichessesState, side: Seat) -> None:
    """« Il doit mettre aux enchères autant de titres que de points indiqués par le dé rouge. »

    It is the die of the roll that led here (rdm.auction.same-roll). Without titles there is nothing to put up
    (rdm.auction.no-titles).
    """
    if not state.holdings(side):
        state.tell(events.NothingToAuction(EVERYONE, side))
        return
    wanted = titles_wanted(state, side)
    state.tell(events.LotsWanted(EVERYONE, side, wanted))
    state.begin(PutUpLots(side, wanted))


def titles_wanted(state: RichessesState, side: Seat) -> int:
    """The red die's number (rdm.auction.red-die), or the least above it that whole trusts make, or all titles.

    A 3 for somebody with trusts of 4 and 5 titles: neither is split, so four go up (rdm.auction.whole-trusts).
    """
    sizes = [len(state.held(side, product)) for product in state.holdings(side)]
    most = 0
    for size in sizes:
        most += size
    if most <= state.red or state.lots == FREE_CHOICE:
        return min(most, state.red)  # rdm.auction.fewer-titles
    sums = _sums(sizes)
    wanted = state.red
    while not sums >> wanted & 1:
        wanted += 1
    return wanted


def half_price(state: RichessesState, side: Seat, product: int) -> Money:
    """« à la moitié de leur prix d'achat » (rdm.auction.half-price)

    The titles of a trust start together (rdm.auction.trust-half-price).
    """
    return state.holding_price(side, product) // 2


def _sums(sizes: list[int]) -> int:
    """The totals that some of the sizes make, one bit each."""
    sums = 1
    for size in sizes:
        sums |= sums << size
    return sums


class PutUpLots(SideDecides):
    """The seller names holdings until enough titles are up, or hands a Joker back instead."""

    wanted: int
    lots: list[int] = at_first([])

    def asks(self, state: RichessesState, seat: Seat) -> list[Ask]:
        """« Un trust-monopole ne peut jamais être dépareillé »: whole productions go up (rdm.auction.whole-trusts)."""
        product = OneOf("product", self._not_up_yet(state), "rdm.auction.own-holdings")
        product.narrowed(self.choices(state), "rdm.auction.nearest-number")
        return [Ask("put-up", [product]), self._joker(state)]

    def cautions(self, state: RichessesState, seat: Seat) -> list[Caution]:
        """The lot that makes up the number brings all of them under the hammer at once."""
        missing = self.wanted - self.titles_up(state)
        last = [one for one in self.choices(state) if len(state.held(self.side, one)) >= missing]
        if not last:
            return []
        caution = grave("put-up", "hammer", "rdm.auction.must-put-up", {"titles": self.wanted})
        return [caution.when([[[product]] for product in last])]

    def law(self) -> str:
        return "rdm.auction.must-put-up"

    def accept(self, state: RichessesState, action: Action) -> None:
        if not isinstance(action, PutUp):
            self._use_joker(state)
            return
        self.lots.append(action.product)
        if self.titles_up(state) >= self.wanted:
            state.end_step()
            open_lot(state, self.side, self.lots)

    def choices(self, state: RichessesState) -> list[int]:
        """Holdings with which the number can still be made."""
        others = self._not_up_yet(state)
        if state.lots == FREE_CHOICE:
            return others
        missing = self.wanted - self.titles_up(state)
        sizes = [len(state.held(self.side, product)) for product in others]
        found: list[int] = []
        for place, product in enumerate(others):
            left = missing - sizes[place]
            if left >= 0 and _sums(sizes[:place] + sizes[place + 1 :]) >> left & 1:
                found.append(product)
        return found

    def _joker(self, state: RichessesState) -> Ask:
        if state.jokers[self.side] == 0:
            return closed("use-joker", "rdm.joker.instead-of-auction")
        return closed("use-joker", "rdm.joker.before-lots") if self.lots else Ask("use-joker")

    def _use_joker(self, state: RichessesState) -> None:
        """« Elle ne peut servir qu'une fois et doit être ensuite remise à la banque. » (rdm.joker.once)"""
        state.jokers[self.side] -= 1
        state.jokers_left += 1
        state.tell(events.JokerUsed(EVERYONE, self.side))
        state.end_step()

    def _not_up_yet(self, state: RichessesState) -> list[int]:
        return [product for product in state.holdings(self.side) if product not in self.lots]

    def titles_up(self, state: RichessesState) -> int:
        """How many titles have been put up so far."""
        up = 0
        for product in self.lots:
            up += len(state.held(self.side, product))
        return up


def open_lot(state: RichessesState, seller: Seat, lots: list[int]) -> None:
    """Each production is a lot; they come one after another, as the seller chose (rdm.auction.one-lot-at-a-time)."""
    price = half_price(state, seller, lots[0])
    state.begin(AuctionLot(seller, NOBODY, price, closes(state.now, state.window), lots[0], lots[1:]))
    state.tell(events.LotOpened(EVERYONE, seller, lots[0], price))


class AuctionLot(OpenBidding):
    """One holding under the hammer."""

    later: list[int]  # lots still to come

    def close(self, state: RichessesState) -> None:
        if self.bidder == NOBODY:
            self._pass_to_bank(state)
        else:
            sell_holding(state, self.seller, self.bidder, self.product, self.amount)
            state.tell(events.LotSold(EVERYONE, self.seller, self.bidder, self.product, self.amount))
        state.end_step()
        if self.later:
            open_lot(state, self.seller, self.later)

    def _pass_to_bank(self, state: RichessesState) -> None:
        """« les titres sont acquis par la banque à la moitié de leur prix total d'achat » (rdm.auction.bank-buys)

        Back in the shelf, they are bought singly again (rdm.auction.bought-singly).
        """
        state.give(self.seller, self.amount)
        state.hand_over(self.seller, SHELF, self.product)
        state.tell(events.LotToBank(EVERYONE, self.seller, self.product, self.amount))
