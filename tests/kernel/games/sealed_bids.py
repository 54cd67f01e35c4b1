"""Sealed Bids: secret wishes, and bids sealed by all at once. A tie means one new auction, among the tied alone."""

from dataclasses import dataclass
from typing import Final

from ludotheque.kernel.game import Game, Options, number
from ludotheque.kernel.rules import (
    EVERYONE,
    NOBODY,
    Action,
    Amount,
    Ask,
    Blank,
    Chance,
    Event,
    Money,
    Seat,
    Tables,
    only,
)
from ludotheque.mechanics.purses import Purses
from ludotheque.mechanics.ranking import places
from ludotheque.mechanics.sealed import UNSEALED, SealedChoice

LOTS: Final = 6
LOT_POINTS: Final = 10
WISH_POINTS: Final = 15
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


class BidsState(Purses):
    def __init__(self, seats: int, chance: Chance) -> None:
        super().__init__(seats, chance)
        self.owner: list[Seat] = [NOBODY] * LOTS
        self.wishes: list[int] = list(range(LOTS))  # the first are the seats' own, in secret; nobody sees the others


class SealBids(SealedChoice[BidsState]):
    """Every bidder seals a bid; the last one brings them all out."""

    lot: int
    again: bool  # whether this is the new auction after a tie

    def slip(self, state: BidsState, seat: Seat) -> Blank:
        return Amount("amount", 0, state.cash[seat], "bids.auction.own-purse")

    def asks(self, state: BidsState, seat: Seat) -> list[Ask]:
        return [Ask("seal-bid", [self.slip(state, seat)])]

    def accept(self, state: BidsState, action: Action) -> None:
        assert isinstance(action, SealBid)
        state.tell(BidSealed(EVERYONE, action.seat))
        self.seal(state, action.seat, action.amount)

    def reveal(self, state: BidsState) -> None:
        state.tell(BidsRevealed(EVERYONE, self.lot, self.choosers[:], self.sealed[:]))
        state.end_step()
        self._award(state, self._best_bidders())

    def _best_bidders(self) -> list[Seat]:
        best = max(1, *self.sealed)
        return [seat for seat in self.choosers if self.sealed_by(seat) == best]

    def _award(self, state: BidsState, best: list[Seat]) -> None:
        if len(best) > 1 and not self.again:
            state.begin(auction(self.lot, best, again=True))
            return
        if len(best) == 1:
            self._sell(state, best[0], max(self.sealed))
        else:
            state.owner[self.lot] = GONE
            state.tell(LotLost(EVERYONE, self.lot))
        if self.lot + 1 < LOTS:
            state.begin(auction(self.lot + 1, list(range(state.seats))))

    def _sell(self, state: BidsState, seat: Seat, amount: Money) -> None:
        state.take(seat, amount)
        state.owner[self.lot] = seat
        state.tell(LotSold(EVERYONE, self.lot, seat, amount))


def auction(lot: int, bidders: list[Seat], again: bool = False) -> SealBids:
    return SealBids(bidders, [UNSEALED for _ in bidders], lot, again)


@dataclass
class BidsView:
    lot: int
    bidders: list[Seat]
    own_bid: Money
    cash: list[Money]
    owner: list[Seat]
    wish: int


class SealedBids(Game[BidsState]):
    def __init__(self) -> None:
        super().__init__("sealed-bids", "bids", rules_version=1, least=2, most=5)
        self.options = [number("stake", "bids.start.stake", default=4, low=1, high=40)]

    def start(self, seats: int, tables: Tables, options: Options, chance: Chance) -> BidsState:
        state = BidsState(seats, chance)
        chance.shuffle(state.wishes, "wishes")
        for seat in range(seats):
            state.give(seat, options["stake"])
            state.tell(WishDealt(only(seat), state.wishes[seat]))
        state.begin(auction(0, list(range(seats))))
        return state

    def view(self, state: BidsState, seat: Seat) -> BidsView:
        held = _auction(state)
        return BidsView(
            lot=held.lot,
            bidders=held.choosers[:],
            own_bid=held.sealed_by(seat),
            cash=state.cash[:],
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
        _auction(world).seal_anew(world, seat, world.chance)
        return world

    def scores(self, state: BidsState) -> list[int]:
        scores = state.cash[:]
        for lot, owner in enumerate(state.owner):
            if owner >= 0:
                scores[owner] += LOT_POINTS + (WISH_POINTS if state.wishes[owner] == lot else 0)
        return scores

    def ranks(self, state: BidsState) -> list[int]:
        return places(self.scores(state))

    def end_reason(self, state: BidsState) -> str:
        return "all-lots-gone"

    def problem(self, state: BidsState) -> str:
        if len(state.cash) != state.seats or min(state.cash) < 0:
            return "the purses are not those of this table"
        if state.bank + sum(state.cash) != 0:
            return "money came from nowhere, or went there"
        return "" if sorted(state.wishes) == list(range(LOTS)) else "a wish is missing or there twice"


def _auction(state: BidsState) -> SealBids:
    """The auction being held; when all is over, an empty one."""
    if not state.steps:
        return auction(LOTS, [])
    held = state.steps[-1]
    assert isinstance(held, SealBids)
    return held
