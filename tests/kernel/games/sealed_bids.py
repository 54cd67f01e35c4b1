"""Sealed Bids: secret wishes, and bids sealed by all at once. A tie means one new auction, among the tied alone."""

from dataclasses import dataclass
from typing import Final

from ludotheque.kernel.action import NOBODY, Action, Money, Seat
from ludotheque.kernel.ask import OK, Amount, Ask
from ludotheque.kernel.chance import Chance
from ludotheque.kernel.event import EVERYONE, Event, only
from ludotheque.kernel.game import Game, Options, number
from ludotheque.kernel.step import State, Step, Tables
from ludotheque.mechanics.ranking import places

LOTS: Final = 6
LOT_POINTS: Final = 10
WISH_POINTS: Final = 15
NOT_YET: Final = -1  # a bid that is not sealed
GONE: Final = -2  # the owner of a lot that nobody gets


class SealBid(Action):
    amount: Money  # 0 stays out


class WishDealt(Event):
    lot: int


class BidSealed(Event):
    seat: Seat


class BidsRevealed(Event):
    lot: int
    bidders: list[Seat]
    bids: list[Money]


class LotSold(Event):
    lot: int
    seat: Seat
    amount: Money


class LotLost(Event):
    lot: int


class BidsState(State):
    def __init__(self, seats: int, chance: Chance) -> None:
        super().__init__(seats, chance)
        self.stake = 0  # what each seat was given
        self.bank = 0
        self.purses: list[Money] = []
        self.owner = [NOBODY] * LOTS
        self.wishes = list(range(LOTS))  # the first are the seats' own, in secret; nobody looks at the others


class SealBids(Step[BidsState]):
    """Every bidder seals a bid; the last one brings them all out."""

    def __init__(self, lot: int, bidders: list[Seat], again: bool) -> None:
        self.lot = lot
        self.bidders = bidders
        self.again = again  # whether this is the new auction after a tie
        self.bids = [NOT_YET for _ in bidders]

    def waits_for(self, state: BidsState) -> list[Seat]:
        return [seat for seat, bid in zip(self.bidders, self.bids, strict=True) if bid == NOT_YET]

    def asks(self, state: BidsState, seat: Seat) -> list[Ask]:
        return [Ask("seal-bid", [Amount("amount", 0, state.purses[seat])])]

    def refusal(self, state: BidsState, action: Action) -> str:
        assert isinstance(action, SealBid)
        return OK if 0 <= action.amount <= state.purses[action.seat] else "bids.auction.own-purse"

    def accept(self, state: BidsState, action: Action) -> None:
        assert isinstance(action, SealBid)
        self.bids[self.bidders.index(action.seat)] = action.amount
        state.tell(BidSealed(EVERYONE, action.seat))
        if not self.waits_for(state):
            state.tell(BidsRevealed(EVERYONE, self.lot, self.bidders[:], self.bids[:]))
            state.end_step()
            self._award(state, self._best_bidders())

    def _best_bidders(self) -> list[Seat]:
        best = max(1, *self.bids)
        return [seat for seat, bid in zip(self.bidders, self.bids, strict=True) if bid == best]

    def _award(self, state: BidsState, best: list[Seat]) -> None:
        if len(best) > 1 and not self.again:
            state.begin(SealBids(self.lot, best, True))
            return
        if len(best) == 1:
            self._sell(state, best[0], max(self.bids))
        else:
            state.owner[self.lot] = GONE
            state.tell(LotLost(EVERYONE, self.lot))
        if self.lot + 1 < LOTS:
            state.begin(SealBids(self.lot + 1, list(range(state.seats)), False))

    def _sell(self, state: BidsState, seat: Seat, amount: Money) -> None:
        state.purses[seat] -= amount
        state.bank += amount
        state.owner[self.lot] = seat
        state.tell(LotSold(EVERYONE, self.lot, seat, amount))


@dataclass
class BidsView:
    lot: int
    bidders: list[Seat]
    own_bid: Money
    purses: list[Money]
    owner: list[Seat]
    wish: int


class SealedBids(Game[BidsState]):
    def __init__(self) -> None:
        super().__init__("sealed-bids", "bids", rules_version=1, least=2, most=5)
        self.options = [number("stake", "bids.start.stake", default=4, low=1, high=40)]

    def start(self, seats: int, tables: Tables, options: Options, chance: Chance) -> BidsState:
        state = BidsState(seats, chance)
        state.stake = options["stake"]
        state.purses = [state.stake] * seats
        chance.shuffle(state.wishes)
        for seat in range(seats):
            state.tell(WishDealt(only(seat), state.wishes[seat]))
        state.steps = [SealBids(0, list(range(seats)), False)]
        return state

    def view(self, state: BidsState, seat: Seat) -> BidsView:
        auction = _auction(state)
        own_bids = [bid for bidder, bid in zip(auction.bidders, auction.bids, strict=True) if bidder == seat]
        return BidsView(
            lot=auction.lot,
            bidders=auction.bidders[:],
            own_bid=own_bids[0] if own_bids else NOT_YET,
            purses=state.purses[:],
            owner=state.owner[:],
            wish=NOBODY if seat == NOBODY else state.wishes[seat],
        )

    def redeal(self, state: BidsState, seat: Seat, luck: Chance) -> BidsState:
        """Others may wish for anything else, and may have sealed any bid."""
        world = state.copy()
        world.chance = luck.copy()
        unknown = [wish for owner, wish in enumerate(state.wishes) if owner != seat]
        world.chance.shuffle(unknown)
        world.wishes = [state.wishes[seat] if owner == seat else unknown.pop() for owner in range(LOTS)]
        auction = _auction(world)
        for place, bidder in enumerate(auction.bidders):
            if bidder != seat and auction.bids[place] != NOT_YET:
                auction.bids[place] = world.chance.below(world.purses[bidder] + 1)
        return world

    def scores(self, state: BidsState) -> list[int]:
        scores = state.purses[:]
        for lot, owner in enumerate(state.owner):
            if owner >= 0:
                scores[owner] += LOT_POINTS + (WISH_POINTS if state.wishes[owner] == lot else 0)
        return scores

    def ranks(self, state: BidsState) -> list[int]:
        return places(self.scores(state))

    def end_reason(self, state: BidsState) -> str:
        return "all-lots-gone"

    def problem(self, state: BidsState) -> str:
        if len(state.purses) != state.seats or min(state.purses) < 0:
            return "the purses are not those of this table"
        if state.bank + sum(state.purses) != state.stake * state.seats:
            return "money came from nowhere, or went there"
        return "" if sorted(state.wishes) == list(range(LOTS)) else "a wish is missing or there twice"


def _auction(state: BidsState) -> SealBids:
    """The auction being held; when all is over, an empty one."""
    if not state.steps:
        return SealBids(LOTS, [], False)
    auction = state.steps[-1]
    assert isinstance(auction, SealBids)
    return auction
