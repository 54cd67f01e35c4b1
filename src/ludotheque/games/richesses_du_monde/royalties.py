"""Royalties: whoever lands on a plaque pays every owner of its production who claims in time."""

from ludotheque.games.richesses_du_monde import events
from ludotheque.games.richesses_du_monde.actions import ClaimRoyalty, WaiveRoyalty
from ludotheque.games.richesses_du_monde.bankruptcy import RoyaltyDue, settle
from ludotheque.games.richesses_du_monde.cautions import ruin_by_paying
from ludotheque.games.richesses_du_monde.state import AUTOMATIC, NO_PLAQUE, RichessesState
from ludotheque.games.richesses_du_monde.tables import SHARES
from ludotheque.kernel.rules import (
    EVERYONE,
    NEVER,
    Action,
    Ask,
    Caution,
    Final,
    Money,
    Seat,
    Step,
    at_first,
    closed,
    grave,
)
from ludotheque.mechanics.rules import Debt, closes

SMALLEST_CLAIM: Final = SHARES[0]  # « un minimum de 30% de la production désignée » (rdm.royalties.thirty-percent)


def creditors(state: RichessesState, debtor: Seat, product: int) -> list[Seat]:
    """Each of the other sides with share enough (rdm.royalties.each-owner).

    The debtor's own share takes nothing off (rdm.royalties.own-share).
    """
    shares = state.shares(product)
    return [side for side in state.rivals(debtor) if shares[side] >= SMALLEST_CLAIM]


def owed_on(state: RichessesState, debtor: Seat, square: int) -> Money:
    """What the side would have to pay on the square if every owner claimed."""
    owed = 0
    product = state.plaques[square]
    if product != NO_PLAQUE:
        for owner, percent in enumerate(state.shares(product)):
            if owner != debtor:
                owed += state.tables.royalty(product, percent)
    return owed


def owe_royalties(state: RichessesState, debtor: Seat, product: int) -> None:
    """What is due is counted when the pawn arrives: later sales change nothing (rdm.royalties.at-arrival)."""
    owners = creditors(state, debtor, product)
    if not owners:
        return
    percents = [state.percent(owner, product) for owner in owners]
    dues = [state.tables.royalty(product, percent) for percent in percents]
    if state.claims == AUTOMATIC:
        debts: list[Debt] = [RoyaltyDue(debtor, owners[n], dues[n], product) for n in range(len(owners))]
        settle(state, debts)
        return
    state.begin(ClaimRoyalties(debtor, product, owners, percents, dues))
    state.tell(events.ClaimsOpened(EVERYONE, debtor, product))


class ClaimRoyalties(Step[RichessesState]):
    """Owners claim or lose their due; then the debtor pays, and may sell before (rdm.bankruptcy.sell-in-time)."""

    debtor: Seat
    product: int
    owners: list[Seat]
    percents: list[int]  # of each owner, when the pawn arrived
    dues: list[Money]
    ends: int = at_first(NEVER)
    claimed: list[Seat] = at_first([])
    waived: list[Seat] = at_first([])
    forgotten: list[Seat] = at_first([])

    def waits_for(self, state: RichessesState) -> list[Seat]:
        """Any partner may claim for his side, once (rdm.royalties.any-partner)."""
        if self.claims_are_in():
            return state.speakers(self.debtor)
        seats: list[Seat] = []
        for owner in self.silent():
            seats = seats + state.members(owner)
        return seats

    def asks(self, state: RichessesState, seat: Seat) -> list[Ask]:
        """An owner may waive what is his (rdm.royalties.waive)."""
        if self.claims_are_in():
            return [Ask("settle-debt")]
        return [Ask("claim-royalty"), Ask("waive-royalty")]

    def cautions(self, state: RichessesState, seat: Seat) -> list[Caution]:
        if self.claims_are_in():
            return ruin_by_paying(state, self.debtor, self.owed())
        due = self._due(state.side_of[seat])
        return [grave("waive-royalty", "waiver", "rdm.royalties.waive", {"amount": due})]

    def closed_to(self, state: RichessesState, seat: Seat) -> list[Ask]:
        """The debtor does not pay before all have spoken, or let the time go by (rdm.royalties.settle)."""
        is_debtor = state.side_of[seat] == self.debtor and not self.claims_are_in()
        return [closed("settle-debt", "rdm.royalties.settle")] if is_debtor else []

    def law(self) -> str:
        return "rdm.royalties.before-all"

    def accept(self, state: RichessesState, action: Action) -> None:
        side = state.side_of[action.seat]
        if isinstance(action, ClaimRoyalty):
            self.claimed.append(side)
            state.tell(events.RoyaltyClaimed(EVERYONE, side, self.debtor, self._due(side)))
        elif isinstance(action, WaiveRoyalty):
            self.waived.append(side)
            state.tell(events.RoyaltyWaived(EVERYONE, side, self.debtor))
        else:
            self._pay(state)
            return
        self._go_on_if_claims_are_in(state)

    def resume(self, state: RichessesState) -> None:
        """The pawn has just landed; or the debtor has sold something, and has his time afresh (rdm.royalties.afresh).

        « dans les 7 secondes qui suivent le moment où le joueur a posé son pion »: until the claims are in, nothing
        begins that could stop or restart them (rdm.royalties.uninterrupted).
        """
        self.ends = closes(state.now, state.window)

    def deadline(self) -> int:
        return self.ends

    def expire(self, state: RichessesState) -> None:
        """« Passé ce délai, ils perdent le bénéfice de leur pourcentage. » (rdm.royalties.seven-seconds)"""
        if self.claims_are_in():
            self._pay(state)
            return
        for owner in self.silent():
            self.forgotten.append(owner)
            state.tell(events.RoyaltyForgotten(EVERYONE, owner, self._due(owner)))
        self._go_on_if_claims_are_in(state)

    def claims_are_in(self) -> bool:
        return not self.silent()

    def silent(self) -> list[Seat]:
        """Owners who may still claim or waive."""
        spoken = self.claimed + self.waived + self.forgotten
        return [owner for owner in self.owners if owner not in spoken]

    def owed(self) -> Money:
        """What has been claimed so far."""
        total = 0
        for owner in self.claimed:
            total += self._due(owner)
        return total

    def _due(self, owner: Seat) -> Money:
        return self.dues[self.owners.index(owner)]

    def _go_on_if_claims_are_in(self, state: RichessesState) -> None:
        """The debtor has as long as the owners had; if nothing was claimed, he is not asked."""
        if not self.claims_are_in():
            return
        if self.claimed:
            self.resume(state)
        else:
            state.end_step()

    def _pay(self, state: RichessesState) -> None:
        """One by one, in the order in which they were claimed (rdm.royalties.in-order)."""
        state.end_step()
        debts: list[Debt] = [RoyaltyDue(self.debtor, owner, self._due(owner), self.product) for owner in self.claimed]
        settle(state, debts)
