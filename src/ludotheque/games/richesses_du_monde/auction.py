"""« Les enchères »: as many titles as the red die shows go under the hammer, in whole holdings."""

from ludotheque.games.richesses_du_monde import events
from ludotheque.games.richesses_du_monde.actions import PutUp, UseJoker
from ludotheque.games.richesses_du_monde.bidding import OpenBidding
from ludotheque.games.richesses_du_monde.state import FREE_CHOICE, SHELF, RichessesState
from ludotheque.kernel.rules import EVERYONE, NOBODY, OK, Action, Ask, Money, OneOf, Seat, Step, at_first
from ludotheque.mechanics.windows import closes


def call_auction(state: RichessesState, side: Seat) -> None:
    """« Il doit mettre aux enchères autant de titres que de points indiqués par le dé rouge. »"""
    products = state.holdings(side)
    if not products:
        state.tell(events.NothingToAuction(EVERYONE, side))
        return
    wanted = titles_wanted(state, side)
    state.tell(events.LotsWanted(EVERYONE, side, wanted))
    state.begin(PutUpLots(side, wanted))


def titles_wanted(state: RichessesState, side: Seat) -> int:
    """How many titles go up: the red die's number, or the least above it that whole holdings can make."""
    sums = _sums([len(state.held(side, product)) for product in state.holdings(side)])
    most = 0
    for product in state.holdings(side):
        most += len(state.held(side, product))
    if most <= state.red or state.lots == FREE_CHOICE:
        return min(most, state.red)
    wanted = state.red
    while not sums >> wanted & 1:
        wanted += 1
    return wanted


def half_price(state: RichessesState, side: Seat, product: int) -> Money:
    return state.holding_price(side, product) // 2


def _sums(sizes: list[int]) -> int:
    """The totals that some of the sizes make, one bit each."""
    sums = 1
    for size in sizes:
        sums |= sums << size
    return sums


class PutUpLots(Step[RichessesState]):
    """The seller names holdings until enough titles are up, or hands a Joker back instead."""

    side: Seat
    wanted: int
    lots: list[int] = at_first([])

    def waits_for(self, state: RichessesState) -> list[Seat]:
        return state.speakers(self.side)

    def asks(self, state: RichessesState, seat: Seat) -> list[Ask]:
        found = [Ask("put-up", [OneOf("product", self.choices(state))])]
        if self._joker_refusal(state) == OK:
            found.append(Ask("use-joker", []))
        return found

    def refusal(self, state: RichessesState, action: Action) -> str:
        if isinstance(action, UseJoker):
            return self._joker_refusal(state)
        if not isinstance(action, PutUp):
            return "rdm.auction.must-put-up"
        if action.product not in self._not_up_yet(state):
            return "rdm.auction.own-holdings"
        return OK if action.product in self.choices(state) else "rdm.auction.nearest-number"

    def accept(self, state: RichessesState, action: Action) -> None:
        if isinstance(action, PutUp):
            self.lots.append(action.product)
            if self._missing(state) <= 0:
                state.end_step()
                open_lot(state, self.side, self.lots)
            return
        state.jokers[self.side] -= 1
        state.jokers_left += 1
        state.tell(events.JokerUsed(EVERYONE, self.side))
        state.end_step()

    def choices(self, state: RichessesState) -> list[int]:
        """Holdings with which the number can still be made."""
        others = self._not_up_yet(state)
        if state.lots == FREE_CHOICE:
            return others
        missing = self._missing(state)
        sizes = [len(state.held(self.side, product)) for product in others]
        found: list[int] = []
        for place, product in enumerate(others):
            left = missing - sizes[place]
            if left >= 0 and _sums(sizes[:place] + sizes[place + 1 :]) >> left & 1:
                found.append(product)
        return found

    def _not_up_yet(self, state: RichessesState) -> list[int]:
        return [product for product in state.holdings(self.side) if product not in self.lots]

    def _missing(self, state: RichessesState) -> int:
        missing = self.wanted
        for product in self.lots:
            missing -= len(state.held(self.side, product))
        return missing

    def _joker_refusal(self, state: RichessesState) -> str:
        if state.jokers[self.side] == 0:
            return "rdm.joker.instead-of-auction"
        return "rdm.joker.before-lots" if self.lots else OK


def open_lot(state: RichessesState, seller: Seat, lots: list[int]) -> None:
    """« Les titres sont mis aux enchères à la moitié de leur prix d'achat. »"""
    price = half_price(state, seller, lots[0])
    state.begin(AuctionLot(seller, lots[0], NOBODY, price, closes(state.now, state.window), lots[1:]))
    state.tell(events.LotOpened(EVERYONE, seller, lots[0], price))


class AuctionLot(OpenBidding):
    """One holding under the hammer. Without a bid the bank takes it at half its price."""

    def __init__(self, seller: Seat, product: int, bidder: Seat, amount: Money, ends: int, later: list[int]) -> None:
        super().__init__(seller, product, bidder, amount, ends)
        self.later = later  # lots still to come

    def close(self, state: RichessesState) -> None:
        if self.bidder == NOBODY:
            state.give(self.seller, self.amount)
            state.hand_over(self.seller, SHELF, self.product)
            state.tell(events.LotToBank(EVERYONE, self.seller, self.product, self.amount))
        else:
            self.pass_to_bidder(state)
            state.tell(events.LotSold(EVERYONE, self.seller, self.bidder, self.product, self.amount))
        if self.later:
            state.end_step()
            open_lot(state, self.seller, self.later)
        else:
            state.end_step()
