"""« Enchères secrètes »: bids are sealed, shown together, and the highest pays; a tie is tried once more."""

from typing import Final

from ludotheque.games.cresus.actions import Decline, SealBid, UseExpert
from ludotheque.games.cresus.events import BidSealed, BidsRevealed, BidsTied, TieBroken
from ludotheque.games.cresus.state import CresusState
from ludotheque.games.cresus.tables import TIE_BREAK
from ludotheque.kernel.rules import EVERYONE, NOBODY, OK, Action, Amount, Ask, Money, OneOf, Seat, Step

UNSAID: Final = -1


class SealedBids(Step[CresusState]):
    """What is sold, and what becomes of it when nobody gets it, are the sale's own questions."""

    def __init__(self, bidders: list[Seat], least: Money) -> None:
        self.bidders = bidders
        self.least = least  # 0: one may stay out
        self.bids: list[Money] = [UNSAID] * len(bidders)
        self.again = False  # whether this is the second attempt
        self.tied: list[Seat] = []  # players with an expert who may break the tie, the next to be asked first

    def waits_for(self, state: CresusState) -> list[Seat]:
        if self.tied:
            return [self.tied[0]]
        return [seat for place, seat in enumerate(self.bidders) if self.bids[place] == UNSAID]

    def asks(self, state: CresusState, seat: Seat) -> list[Ask]:
        if self.tied:
            return [Ask("use-expert", [OneOf("expert", state.hires(seat, TIE_BREAK))]), Ask("decline", [])]
        return [Ask("seal-bid", [Amount("amount", self.least, state.cash[seat])])]

    def refusal(self, state: CresusState, action: Action) -> str:
        if self.tied:
            if isinstance(action, Decline):
                return OK
            useful = isinstance(action, UseExpert) and action.expert in state.hires(action.seat, TIE_BREAK)
            return OK if useful else "cre.expert.his-moment"
        if not isinstance(action, SealBid):
            return "cre.sealed.bid-first"
        if action.amount < self.least:
            return "cre.sealed.least-bid"
        return OK if action.amount <= state.cash[action.seat] else "cre.sealed.within-cash"

    def accept(self, state: CresusState, action: Action) -> None:
        if isinstance(action, SealBid):
            self.bids[self.bidders.index(action.seat)] = action.amount
            state.tell(BidSealed(EVERYONE, action.seat))
            if not self.waits_for(state):
                self._reveal(state)
        elif isinstance(action, UseExpert):
            state.hired[action.seat].remove(action.expert)
            state.tell(TieBroken(EVERYONE, action.seat, action.expert))
            self.award(state, action.seat, max(self.bids))
        else:
            self.tied.pop(0)
            if not self.tied:
                self._try_again(state)

    def award(self, state: CresusState, winner: Seat, amount: Money) -> None:
        """The winner pays and gets what is sold; the step ends."""
        raise NotImplementedError

    def cancel(self, state: CresusState) -> None:
        """Nobody gets it; the step ends."""
        raise NotImplementedError

    def best_bidders(self) -> list[Seat]:
        """Whoever bid the most, if anybody bid at all."""
        best = max(self.bids)
        return [seat for place, seat in enumerate(self.bidders) if best > 0 and self.bids[place] == best]

    def _reveal(self, state: CresusState) -> None:
        state.tell(BidsRevealed(EVERYONE, self.bidders[:], self.bids[:]))
        best = self.best_bidders()
        if not best:
            self.cancel(state)
        elif len(best) == 1:
            self.award(state, best[0], max(self.bids))
        else:
            self.tied = [seat for seat in best if state.hires(seat, TIE_BREAK)]
            if not self.tied:
                self._try_again(state)

    def _try_again(self, state: CresusState) -> None:
        """« En cas de deuxième enchère identique, la vente est définitivement annulée »"""
        best = self.best_bidders()
        if self.again:
            self.cancel(state)
            return
        state.tell(BidsTied(EVERYONE, best, max(self.bids)))
        self.again = True
        self.least = 0
        self.bidders = best
        self.bids = [UNSAID] * len(best)


def sealed_by(step: SealedBids, seat: Seat) -> Money:
    """What the seat has sealed, or UNSAID."""
    return step.bids[step.bidders.index(seat)] if seat != NOBODY and seat in step.bidders else UNSAID
