"""« Tirage d'une carte Expert »: a Pirate closes his market, anybody else is hired by sealed bids."""

from ludotheque.games.cresus.events import ExpertGone, ExpertHired, ExpertOffered, PirateStruck
from ludotheque.games.cresus.sealed import SealedBids
from ludotheque.games.cresus.state import CresusState
from ludotheque.games.cresus.tables import PIRATE
from ludotheque.kernel.rules import EVERYONE, Money, Seat


def draw_expert(state: CresusState) -> None:
    expert = state.experts.pop()
    if state.tables.expert_kinds[expert] == PIRATE:
        state.closed = state.tables.expert_markets[expert]
        state.tell(PirateStruck(EVERYONE, expert, state.closed))
        return
    state.tell(ExpertOffered(EVERYONE, expert))
    state.begin(ExpertAuction(list(range(state.seats)), 0, expert))


class ExpertAuction(SealedBids):
    """The highest bid hires the expert, to be used once at his moment; if nobody wants him he leaves the game."""

    def __init__(self, bidders: list[Seat], least: Money, expert: int) -> None:
        super().__init__(bidders, least)
        self.expert = expert

    def award(self, state: CresusState, winner: Seat, amount: Money) -> None:
        state.take(winner, amount)
        state.hired[winner].append(self.expert)
        state.tell(ExpertHired(EVERYONE, winner, self.expert, amount))
        state.end_step()

    def cancel(self, state: CresusState) -> None:
        state.tell(ExpertGone(EVERYONE, self.expert))
        state.end_step()
