"""Royalties: whoever lands on a plaque pays every owner of its production who claims in time."""

from typing import Final

from ludotheque.games.richesses_du_monde.actions import ClaimRoyalty, SettleDebt, WaiveRoyalty
from ludotheque.games.richesses_du_monde.bankruptcy import FOR_ROYALTY, debt, settle
from ludotheque.games.richesses_du_monde.events import ClaimsOpened, RoyaltyClaimed, RoyaltyForgotten, RoyaltyWaived
from ludotheque.games.richesses_du_monde.state import AUTOMATIC, RichessesState
from ludotheque.games.richesses_du_monde.tables import SHARES
from ludotheque.kernel.rules import EVERYONE, OK, Action, Ask, Money, Seat, Step, at_first
from ludotheque.mechanics.windows import closes

SMALLEST_CLAIM: Final = SHARES[0]  # « un minimum de 30% de la production désignée »


def creditors(state: RichessesState, debtor: Seat, product: int) -> list[Seat]:
    """The other sides whose share gives right to royalties; the debtor's own share changes nothing."""
    return [side for side in state.rivals(debtor) if state.percent(side, product) >= SMALLEST_CLAIM]


def owe_royalties(state: RichessesState, debtor: Seat, product: int) -> None:
    owners = creditors(state, debtor, product)
    if not owners:
        return
    dues = [state.tables.royalty(product, state.percent(owner, product)) for owner in owners]
    if state.claims == AUTOMATIC:
        settle(state, [debt(debtor, owners[n], dues[n], FOR_ROYALTY, product) for n in range(len(owners))])
        return
    state.begin(ClaimRoyalties(debtor, product, owners, dues, closes(state.now, state.window)))
    state.tell(ClaimsOpened(EVERYONE, debtor, product))


class ClaimRoyalties(Step[RichessesState]):
    """Owners claim or lose their due; the debtor may sell until the window closes, and then pays."""

    debtor: Seat
    product: int
    owners: list[Seat]  # as they stood when the pawn was put down
    dues: list[Money]
    ends: int
    claimed: list[Seat] = at_first([])
    waived: list[Seat] = at_first([])
    ready: bool = at_first(False)  # whether the debtor has said that he will pay

    def waits_for(self, state: RichessesState) -> list[Seat]:
        seats: list[Seat] = [] if self.ready else state.speakers(self.debtor)
        for owner in self.silent():
            seats = seats + state.members(owner)
        return seats

    def asks(self, state: RichessesState, seat: Seat) -> list[Ask]:
        if state.side_of[seat] == self.debtor:
            return [Ask("settle-debt", [])]
        return [Ask("claim-royalty", []), Ask("waive-royalty", [])]

    def refusal(self, state: RichessesState, action: Action) -> str:
        if state.side_of[action.seat] == self.debtor:
            return OK if isinstance(action, SettleDebt) else "rdm.royalties.before-all"
        if isinstance(action, ClaimRoyalty | WaiveRoyalty):
            return OK
        return "rdm.royalties.before-all"

    def accept(self, state: RichessesState, action: Action) -> None:
        side = state.side_of[action.seat]
        if isinstance(action, ClaimRoyalty):
            self.claimed.append(side)
            state.tell(RoyaltyClaimed(EVERYONE, side, self.debtor, self._due(side)))
        elif isinstance(action, WaiveRoyalty):
            self.waived.append(side)
            state.tell(RoyaltyWaived(EVERYONE, side, self.debtor))
        else:
            self.ready = True
        if self.ready and not self.silent():
            self._close(state)

    def resume(self, state: RichessesState) -> None:
        """A transaction came between: the seconds count afresh."""
        self.ends = closes(state.now, state.window)

    def deadline(self) -> int:
        return self.ends

    def expire(self, state: RichessesState) -> None:
        # « Passé ce délai, ils perdent le bénéfice de leur pourcentage. »
        for owner in self.silent():
            state.tell(RoyaltyForgotten(EVERYONE, owner, self._due(owner)))
        self._close(state)

    def silent(self) -> list[Seat]:
        """Owners who have neither claimed nor waived."""
        return [owner for owner in self.owners if owner not in self.claimed and owner not in self.waived]

    def owed(self) -> Money:
        """What has been claimed so far."""
        total = 0
        for owner in self.claimed:
            total += self._due(owner)
        return total

    def _due(self, owner: Seat) -> Money:
        return self.dues[self.owners.index(owner)]

    def _close(self, state: RichessesState) -> None:
        product = self.product
        debts = [debt(self.debtor, owner, self._due(owner), FOR_ROYALTY, product) for owner in self.claimed]
        state.end_step()
        settle(state, debts)
