"""« Autres opérations possibles entre joueurs »: exchanges put to several players, and offers to buy."""

from typing import Final

from ludotheque.games.cresus import events
from ludotheque.games.cresus.actions import AcceptProposal, Agree, ProposeShares
from ludotheque.games.cresus.state import UNHURRIED, CresusState
from ludotheque.kernel.rules import EVERYONE, NEVER, Action, Amount, Ask, Data, Money, OneOf, Seat, SomeOf, at_first
from ludotheque.mechanics.answers import AnswerWindow

THIRTY_SECONDS_MS: Final = 30_000
SHARES_AND_CASH: Final = "cre.offers.shares-and-cash"


def closes(state: CresusState) -> int:
    """When an offer that is made now, or that has been answered, lapses (cre.offers.window)."""
    return NEVER if state.window == UNHURRIED else state.now + THIRTY_SECONDS_MS


def some_shares(name: str, held: list[int]) -> SomeOf:
    return SomeOf(name, held, 1, len(held), SHARES_AND_CASH)


def hand_over_shares(state: CresusState, shares: list[int], receiver: Seat) -> None:
    """Without a bonus from the bank (cre.offers.no-bonus)."""
    for share in shares:
        state.owner[share] = receiver


class Proposal(Data):
    """What one who was asked would give for the shares on offer."""

    partner: Seat
    shares: list[int]
    amount: Money


class ExchangeCall(AnswerWindow[CresusState]):
    """« proposer à tout moment un échange d'actions à un ou plusieurs joueurs » (cre.offers.exchange)"""

    proposer: Seat
    partners: list[Seat]
    given_shares: list[int]
    proposals: list[Proposal] = at_first([])

    def asked(self, state: CresusState) -> list[Seat]:
        return self.partners

    def asks(self, state: CresusState, seat: Seat) -> list[Ask]:
        amount = Amount("amount", 0, state.cash[seat], SHARES_AND_CASH)
        return [Ask("decline"), Ask("propose-shares", [some_shares("offered_shares", state.held(seat)), amount])]

    def law(self) -> str:
        return "cre.offers.answer"

    def accept(self, state: CresusState, action: Action) -> None:
        if isinstance(action, ProposeShares):
            shares, amount = action.offered_shares, action.amount
            self.proposals.append(Proposal(action.seat, shares, amount))
            state.tell(events.SharesProposed(EVERYONE, action.seat, shares, amount))
        else:
            state.tell(events.ProposalDeclined(EVERYONE, action.seat))
        self.let_pass(state, action.seat)

    def silence(self, state: CresusState) -> None:
        """Once all have answered (cre.offers.all-answer-first), or been silent, it is the proposer's turn."""
        state.end_step()
        if self.proposals:
            state.begin(ChooseProposal(closes(state), self.proposer, self.given_shares, self.proposals))
        else:
            state.tell(events.ExchangeDropped(EVERYONE, self.proposer))


class ChooseProposal(AnswerWindow[CresusState]):
    """« Il détermine ensuite, selon les propositions des autres joueurs, celui avec qui il réalise cet échange. »"""

    proposer: Seat
    given_shares: list[int]
    proposals: list[Proposal]

    def asked(self, state: CresusState) -> list[Seat]:
        return [self.proposer]

    def asks(self, state: CresusState, seat: Seat) -> list[Ask]:
        partners = [proposal.partner for proposal in self.proposals]
        return [Ask("accept-proposal", [OneOf("partner", partners, "cre.offers.proposer-chooses")]), Ask("decline")]

    def law(self) -> str:
        return "cre.offers.proposer-chooses"

    def accept(self, state: CresusState, action: Action) -> None:
        if isinstance(action, AcceptProposal):
            for proposal in self.proposals:
                if proposal.partner == action.partner:
                    self._exchange(state, proposal)
        else:
            self.silence(state)

    def silence(self, state: CresusState) -> None:
        """Whoever does not choose in time gives up (cre.offers.silence)."""
        state.tell(events.ExchangeDropped(EVERYONE, self.proposer))
        state.end_step()

    def _exchange(self, state: CresusState, proposal: Proposal) -> None:
        partner, shares, amount = proposal.partner, proposal.shares, proposal.amount
        hand_over_shares(state, self.given_shares, partner)
        hand_over_shares(state, shares, self.proposer)
        state.pass_cash(partner, self.proposer, amount)
        state.tell(events.ExchangeMade(EVERYONE, self.proposer, partner, self.given_shares[:], shares, amount))
        state.end_step()


class PurchaseTalk(AnswerWindow[CresusState]):
    """« l'achat d'une ou plusieurs actions de leur portefeuille », of one player at a time (cre.offers.one-seller)"""

    buyer: Seat
    seller: Seat
    wanted_shares: list[int]
    amount: Money

    def asked(self, state: CresusState) -> list[Seat]:
        return [self.seller]

    def asks(self, state: CresusState, seat: Seat) -> list[Ask]:
        return [Ask("agree"), Ask("decline")]

    def law(self) -> str:
        return "cre.offers.answer"

    def accept(self, state: CresusState, action: Action) -> None:
        if isinstance(action, Agree):
            # « l'acheteur ajoute l'action à son portefeuille et paie directement le vendeur » (cre.offers.buy)
            hand_over_shares(state, self.wanted_shares, self.buyer)
            state.pass_cash(self.buyer, self.seller, self.amount)
            state.tell(events.SharesTraded(EVERYONE, self.buyer, self.seller, self.wanted_shares[:], self.amount))
            state.end_step()
        else:
            self.silence(state)

    def silence(self, state: CresusState) -> None:
        state.tell(events.OfferDropped(EVERYONE, self.buyer, self.seller))
        state.end_step()
