"""« Autres opérations possibles entre joueurs »: exchanges and offers to buy, put to one or several players."""

from ludotheque.games.cresus import events
from ludotheque.games.cresus.actions import AcceptProposal, Agree, ProposeShares
from ludotheque.games.cresus.sale import DiceSale
from ludotheque.games.cresus.state import UNHURRIED, CresusState
from ludotheque.kernel.rules import EVERYONE, NEVER, Action, Amount, Ask, Data, OneOf, SomeOf, at_first
from ludotheque.mechanics.rules import AnswerWindow, Final, Money, Seat

THIRTY_SECONDS_MS: Final = 30_000
SHARES_AND_CASH: Final = "cre.offers.shares-and-cash"


def closes(state: CresusState) -> int:
    """When an offer that is made now, or that has been answered, lapses (cre.offers.window)."""
    return NEVER if state.window == UNHURRIED else state.now + THIRTY_SECONDS_MS


def some_shares(name: str, shares: list[int]) -> SomeOf:
    return SomeOf(name, shares, 1, len(shares), SHARES_AND_CASH)


def tradable(state: CresusState, seats: list[Seat]) -> list[int]:
    """What these players may part with: not the share that the dice are deciding about (cre.offers.share-on-sale)."""
    on_sale = [step.share for step in state.steps if isinstance(step, DiceSale)]
    return [share for share, owner in enumerate(state.owner) if owner in seats and share not in on_sale]


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
        return [Ask("decline"), Ask("propose-shares", [some_shares("offered_shares", tradable(state, [seat])), amount])]

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


class ChoosePartner(AnswerWindow[CresusState]):
    """« Il détermine ensuite […] celui avec qui il réalise cet échange » (cre.offers.proposer-chooses)"""

    proposer: Seat

    def partners(self) -> list[Seat]:
        """Those with whom he may conclude."""
        raise NotImplementedError

    def conclude(self, state: CresusState, partner: Seat) -> None:
        raise NotImplementedError

    def asked(self, state: CresusState) -> list[Seat]:
        return [self.proposer]

    def asks(self, state: CresusState, seat: Seat) -> list[Ask]:
        partner = OneOf("partner", self.partners(), "cre.offers.proposer-chooses")
        return [Ask("accept-proposal", [partner]), Ask("decline")]

    def law(self) -> str:
        return "cre.offers.proposer-chooses"

    def accept(self, state: CresusState, action: Action) -> None:
        if isinstance(action, AcceptProposal):
            self.conclude(state, action.partner)
            state.end_step()
        else:
            self.silence(state)  # as whoever does not choose in time (cre.offers.silence)


class ChooseProposal(ChoosePartner):
    """Among those who have answered an exchange."""

    given_shares: list[int]
    proposals: list[Proposal]

    def partners(self) -> list[Seat]:
        return [proposal.partner for proposal in self.proposals]

    def conclude(self, state: CresusState, partner: Seat) -> None:
        proposal = self.proposals[self.partners().index(partner)]
        shares, amount = proposal.shares, proposal.amount
        hand_over_shares(state, self.given_shares, partner)
        hand_over_shares(state, shares, self.proposer)
        state.pass_cash(partner, self.proposer, amount)
        state.tell(events.ExchangeMade(EVERYONE, self.proposer, partner, self.given_shares[:], shares, amount))

    def silence(self, state: CresusState) -> None:
        state.tell(events.ExchangeDropped(EVERYONE, self.proposer))
        state.end_step()


class PurchaseTalk(AnswerWindow[CresusState]):
    """« proposer à tout moment aux joueurs, l'achat d'une ou plusieurs actions de leur portefeuille »

    The sum is offered to each of them for his own, and one of them sells (cre.offers.each-for-his-own).
    """

    buyer: Seat
    wanted_shares: list[int]
    amount: Money
    agreed: list[Seat] = at_first([])

    def asked(self, state: CresusState) -> list[Seat]:
        return owners(state, self.wanted_shares)

    def asks(self, state: CresusState, seat: Seat) -> list[Ask]:
        return [Ask("agree"), Ask("decline")]

    def law(self) -> str:
        return "cre.offers.answer"

    def accept(self, state: CresusState, action: Action) -> None:
        if isinstance(action, Agree):
            self.agreed.append(action.seat)
            state.tell(events.SaleAgreed(EVERYONE, action.seat))
        else:
            state.tell(events.SaleDeclined(EVERYONE, action.seat))
        self.let_pass(state, action.seat)

    def silence(self, state: CresusState) -> None:
        """« Si un accord est trouvé »: with one alone it is made at once, among several the buyer chooses."""
        state.end_step()
        if len(self.agreed) > 1:
            state.begin(ChooseSeller(closes(state), self.buyer, self.wanted_shares, self.amount, self.agreed))
        elif self.agreed:
            buy_from(state, self.buyer, self.agreed[0], self.wanted_shares, self.amount)
        else:
            state.tell(events.OfferDropped(EVERYONE, self.buyer))


class ChooseSeller(ChoosePartner):
    """Among those who would sell for the sum offered."""

    wanted_shares: list[int]
    amount: Money
    agreed: list[Seat]

    def partners(self) -> list[Seat]:
        return self.agreed

    def conclude(self, state: CresusState, partner: Seat) -> None:
        buy_from(state, self.proposer, partner, self.wanted_shares, self.amount)

    def silence(self, state: CresusState) -> None:
        state.tell(events.OfferDropped(EVERYONE, self.proposer))
        state.end_step()


def owners(state: CresusState, shares: list[int]) -> list[Seat]:
    return sorted({state.owner[share] for share in shares})


def buy_from(state: CresusState, buyer: Seat, seller: Seat, wanted: list[int], amount: Money) -> None:
    """« l'acheteur ajoute l'action à son portefeuille et paie directement le vendeur » (cre.offers.buy)"""
    shares = [share for share in wanted if state.owner[share] == seller]
    hand_over_shares(state, shares, buyer)
    state.pass_cash(buyer, seller, amount)
    state.tell(events.SharesTraded(EVERYONE, buyer, seller, shares, amount))
