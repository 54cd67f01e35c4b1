"""« Enchères secrètes »: bids are sealed, shown together, and the highest pays; a tie is tried once more."""

from ludotheque.games.cresus.actions import SealBid, UseExpert
from ludotheque.games.cresus.cautions import all_in
from ludotheque.games.cresus.events import BidSealed, BidsRevealed, BidsTied, TieBroken
from ludotheque.games.cresus.state import CresusState
from ludotheque.games.cresus.tables import TIE_BREAK
from ludotheque.kernel.rules import (
    EVERYONE,
    NO_LIMIT,
    Action,
    Amount,
    Ask,
    Blank,
    Caution,
    Money,
    OneOf,
    Seat,
    at_first,
    closed,
)
from ludotheque.mechanics.rules import UNSEALED, SealedChoice


class SealedSlip(SealedChoice[CresusState]):
    """« derrière leur main », « sous leur main »: once sealed it is neither changed nor taken back."""

    def closed_to(self, state: CresusState, seat: Seat) -> list[Ask]:
        if self.sealed_by(seat) == UNSEALED:
            return []
        return [closed(ask.verb, "cre.sealed.for-good") for ask in self.asks(state, seat)]

    def binds(self) -> bool:
        return True


class SealedBids(SealedSlip):
    """What is sold, and what becomes of it when nobody gets it, are the sale's own questions."""

    least: Money  # 0: one may stay out
    again: bool = at_first(False)  # whether this is the second attempt
    tied: list[Seat] = at_first([])  # players with an expert who may break the tie, the next to be asked first

    def award(self, state: CresusState, winner: Seat, amount: Money) -> None:
        """The winner pays and gets what is sold; the step ends."""
        raise NotImplementedError

    def cancel(self, state: CresusState) -> None:
        """Nobody gets it; the step ends."""
        raise NotImplementedError

    def waits_for(self, state: CresusState) -> list[Seat]:
        return self.tied[:1] or super().waits_for(state)

    def slip(self, state: CresusState, seat: Seat) -> Blank:
        """« glissent des billets sous leur main »: whole millions, as many as one has (cre.table.millions)."""
        bid = Amount("amount", self.least, NO_LIMIT, "cre.sealed.least-bid")
        return bid.at_most(state.cash[seat], "cre.sealed.within-cash")

    def asks(self, state: CresusState, seat: Seat) -> list[Ask]:
        if self.tied:
            breakers = OneOf("expert", state.hires(seat, TIE_BREAK), "cre.expert.his-moment")
            return [Ask("use-expert", [breakers]), Ask("decline")]
        return [Ask("seal-bid", [self.slip(state, seat)])]

    def cautions(self, state: CresusState, seat: Seat) -> list[Caution]:
        return [] if self.tied else all_in(state, seat, "seal-bid", "cre.sealed.within-cash", self.least)

    def closed_to(self, state: CresusState, seat: Seat) -> list[Ask]:
        """When bids are tied they lie open."""
        return [] if self.tied else super().closed_to(state, seat)

    def law(self) -> str:
        return "cre.expert.his-moment" if self.tied else "cre.sealed.bid-first"

    def accept(self, state: CresusState, action: Action) -> None:
        if isinstance(action, SealBid):
            state.tell(BidSealed(EVERYONE, action.seat))
            self.seal(state, action.seat, action.amount)
        elif isinstance(action, UseExpert):
            self._break_tie(state, action.seat, action.expert)
        else:
            self.tied.pop(0)
            if not self.tied:
                self._try_again(state)

    def best_bidders(self) -> list[Seat]:
        """Whoever bid the most, if anybody bid at all."""
        best = max(self.sealed)
        return [seat for place, seat in enumerate(self.choosers) if best > 0 and self.sealed[place] == best]

    def reveal(self, state: CresusState) -> None:
        """« Ils révèlent ensuite leur mise de façon simultanée. » (cre.sealed.secret)"""
        state.tell(BidsRevealed(EVERYONE, self.choosers[:], self.sealed[:]))
        best = self.best_bidders()
        if not best:
            self.cancel(state)  # at the second attempt too (cre.sealed.nobody-again)
        elif len(best) == 1:
            # « Celui qui a proposé le montant le plus important, paie la banque » (cre.sealed.highest-pays), also if he
            # is the only one to bid again (cre.sealed.one-again).
            self.award(state, best[0], max(self.sealed))
        else:
            self.tied = [seat for seat in best if state.hires(seat, TIE_BREAK)]
            if not self.tied:
                self._try_again(state)

    def _break_tie(self, state: CresusState, seat: Seat, expert: int) -> None:
        """The first in the order of the seats who wants it so (cre.expert.tie-break-order)."""
        state.dismiss(seat, expert)
        state.tell(TieBroken(EVERYONE, seat, expert))
        self.award(state, seat, max(self.sealed))  # for what he bid (cre.expert.tie-break)

    def _try_again(self, state: CresusState) -> None:
        """« Ils peuvent procéder une deuxième fois à une enchère » (cre.sealed.tie)"""
        best = self.best_bidders()
        if self.again:
            # « En cas de deuxième enchère identique, la vente est définitivement annulée » (cre.sealed.second-tie)
            self.cancel(state)
            return
        state.tell(BidsTied(EVERYONE, best, max(self.sealed)))
        self.again = True
        self.least = 0  # one bids what one likes, or nothing (cre.sealed.again-free)
        self.choosers = best
        self.sealed = [UNSEALED] * len(best)
