"""Likes what is dear, takes the first good throw, and climbs as soon as there is money: nothing is kept for later."""

from typing import Final

from ludotheque.bots.cresus.greedy import GreedyBot
from ludotheque.bots.cresus.manner import bid_up_to
from ludotheque.games.cresus.actions import BuyShare, BuySigns, RepayLoan, SealBid, StopBuying, TakePrice
from ludotheque.games.cresus.expert import ExpertAuction
from ludotheque.games.cresus.odds import counts_of
from ludotheque.games.cresus.purchase import ShareAuction
from ludotheque.games.cresus.sale import DiceSale
from ludotheque.games.cresus.signs import most_signs
from ludotheque.games.cresus.state import CresusState
from ludotheque.kernel.action import Action, Seat

MOST_FOR_EXPERT: Final = 5
LAPSE: Final = 3  # one time in so many it does not look for more
LUCKY: Final = 3  # faces alike with which it may be content


class ChildBot(GreedyBot):
    def bid_for_expert(self, world: CresusState, seat: Seat, step: ExpertAuction) -> Action:
        return SealBid(seat, self.luck.below(min(MOST_FOR_EXPERT, world.cash[seat]) + 1))

    def bid_for_share(self, world: CresusState, seat: Seat, step: ShareAuction) -> Action:
        """Up to the price printed."""
        high = min(bid_up_to(world.tables.prices[step.share], self.temper), world.cash[seat])
        return SealBid(seat, max(step.least, self.luck.below(high + 1)))

    def buy(self, world: CresusState, seat: Seat) -> Action:
        """One share, the dearest it can pay."""
        prices = world.tables.prices
        affordable = [share for share in world.shown_at(world.pawns[seat]) if prices[share] <= world.cash[seat]]
        if not affordable or self.luck.below(LAPSE) == 0:
            return StopBuying(seat)
        return BuyShare(seat, max(affordable, key=lambda share: prices[share]))

    def throw(self, world: CresusState, seat: Seat, step: DiceSale) -> Action:
        content = counts_of(step.colours)[0] >= LUCKY and self.luck.below(LAPSE) == 0
        return TakePrice(seat) if content else super().throw(world, seat, step)

    def climb(self, world: CresusState, seat: Seat) -> Action:
        if 0 < world.loans[seat] <= world.cash[seat]:
            return RepayLoan(seat)
        return BuySigns(seat, most_signs(world, seat))
