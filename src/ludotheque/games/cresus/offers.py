"""« Autres opérations possibles entre joueurs »: exchanges put to several players, and offers to buy."""

from typing import Final

from ludotheque.games.cresus import events
from ludotheque.games.cresus.actions import AcceptProposal, Agree, Decline, ProposeShares
from ludotheque.games.cresus.state import UNHURRIED, CresusState
from ludotheque.kernel.rules import EVERYONE, NEVER, OK, Action, Amount, Ask, Money, OneOf, Seat, SomeOf, Step, at_first

THIRTY_SECONDS_MS: Final = 30_000


def closes(state: CresusState) -> int:
    """When an offer that is made now, or that has been answered, lapses."""
    return NEVER if state.window == UNHURRIED else state.now + THIRTY_SECONDS_MS


class ExchangeCall(Step[CresusState]):
    """Those who were asked answer with shares of theirs, and cash if they like; the proposer then chooses."""

    proposer: Seat
    partners: list[Seat]  # who have not answered yet
    given_shares: list[int]
    ends: int
    answered: list[Seat] = at_first([])  # who have made a proposal
    offered_shares: list[list[int]] = at_first([])  # of each of them
    amounts: list[Money] = at_first([])  # what each of them would pay on top

    def waits_for(self, state: CresusState) -> list[Seat]:
        return self.partners[:] if self.partners else [self.proposer]

    def asks(self, state: CresusState, seat: Seat) -> list[Ask]:
        if not self.partners:
            return [Ask("accept-proposal", [OneOf("partner", self.answered[:])]), Ask("decline", [])]
        held = state.held(seat)
        found = [Ask("decline", [])]
        if held:
            shares = SomeOf("offered_shares", held, 1, len(held))
            found.append(Ask("propose-shares", [shares, Amount("amount", 0, state.cash[seat])]))
        return found

    def refusal(self, state: CresusState, action: Action) -> str:
        if isinstance(action, Decline):
            return OK
        if not self.partners:
            known = isinstance(action, AcceptProposal) and action.partner in self.answered
            return OK if known else "cre.offers.proposer-chooses"
        if not isinstance(action, ProposeShares):
            return "cre.offers.answer"
        held = state.held(action.seat)
        fits = SomeOf("offered_shares", held, 1, len(held)).allows(action.offered_shares)
        if not fits or not 0 <= action.amount <= state.cash[action.seat]:
            return "cre.offers.shares-and-cash"
        return OK

    def accept(self, state: CresusState, action: Action) -> None:
        if isinstance(action, AcceptProposal):
            self._exchange(state, self.answered.index(action.partner))
        elif not self.partners:
            self._drop(state)
        else:
            self._answer(state, action)

    def deadline(self) -> int:
        return self.ends

    def expire(self, state: CresusState) -> None:
        """Silence is a refusal, of those who were asked and of the proposer."""
        if self.partners and self.answered:
            self.partners = []
            self.ends = closes(state)
        else:
            self._drop(state)

    def _answer(self, state: CresusState, action: Action) -> None:
        self.partners.remove(action.seat)
        if isinstance(action, ProposeShares):
            self.answered.append(action.seat)
            self.offered_shares.append(action.offered_shares[:])
            self.amounts.append(action.amount)
            state.tell(events.SharesProposed(EVERYONE, action.seat, action.offered_shares[:], action.amount))
        else:
            state.tell(events.ProposalDeclined(EVERYONE, action.seat))
        if not self.partners:
            self.ends = closes(state)
            if not self.answered:
                self._drop(state)

    def _exchange(self, state: CresusState, place: int) -> None:
        partner, offered, amount = self.answered[place], self.offered_shares[place], self.amounts[place]
        for share in self.given_shares:
            state.owner[share] = partner
        for share in offered:
            state.owner[share] = self.proposer
        state.take(partner, amount)
        state.give(self.proposer, amount)
        state.tell(events.ExchangeMade(EVERYONE, self.proposer, partner, self.given_shares[:], offered[:], amount))
        state.end_step()

    def _drop(self, state: CresusState) -> None:
        state.tell(events.ExchangeDropped(EVERYONE, self.proposer))
        state.end_step()


class PurchaseTalk(Step[CresusState]):
    """A player offers cash for shares of another, who agrees or not."""

    buyer: Seat
    seller: Seat
    wanted_shares: list[int]
    amount: Money
    ends: int

    def waits_for(self, state: CresusState) -> list[Seat]:
        return [self.seller]

    def asks(self, state: CresusState, seat: Seat) -> list[Ask]:
        return [Ask("agree", []), Ask("decline", [])]

    def refusal(self, state: CresusState, action: Action) -> str:
        return OK if isinstance(action, Agree | Decline) else "cre.offers.answer"

    def accept(self, state: CresusState, action: Action) -> None:
        if isinstance(action, Agree):
            for share in self.wanted_shares:
                state.owner[share] = self.buyer
            state.take(self.buyer, self.amount)
            state.give(self.seller, self.amount)
            state.tell(events.SharesTraded(EVERYONE, self.buyer, self.seller, self.wanted_shares[:], self.amount))
            state.end_step()
        else:
            self._drop(state)

    def deadline(self) -> int:
        return self.ends

    def expire(self, state: CresusState) -> None:
        self._drop(state)

    def _drop(self, state: CresusState) -> None:
        state.tell(events.OfferDropped(EVERYONE, self.buyer, self.seller))
        state.end_step()
