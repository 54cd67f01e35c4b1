"""« Tirage d'une carte Expert »: a Pirate closes his market, anybody else is hired by sealed bids."""

from ludotheque.games.cresus.events import ExpertGone, ExpertHired, ExpertOffered, PirateStruck
from ludotheque.games.cresus.sealed import SealedBids
from ludotheque.games.cresus.state import CresusState
from ludotheque.games.cresus.tables import PIRATE
from ludotheque.mechanics.rules import EVERYONE, UNSEALED, Money, Seat


def draw_expert(state: CresusState) -> None:
    """« Un joueur pioche une carte Expert de la pile et la révèle » (cre.expert.drawn)"""
    expert = state.experts.pop()
    if state.tables.expert_kinds[expert] == PIRATE:
        # « pas d'achat ou de vente sur ce marché » (cre.expert.pirate)
        state.closed = state.tables.expert_markets[expert]
        state.tell(PirateStruck(EVERYONE, expert, state.closed))
        return
    state.tell(ExpertOffered(EVERYONE, expert))
    # Everybody seals a bid, if only of nothing (cre.expert.any-bid).
    state.begin(ExpertAuction(list(range(state.seats)), [UNSEALED] * state.seats, 0, expert))


class ExpertAuction(SealedBids):
    """« Sinon la carte Expert est mise aux Enchères Secrètes » (cre.expert.auction)"""

    expert: int

    def award(self, state: CresusState, winner: Seat, amount: Money) -> None:
        """« peut choisir à quel tour il souhaite l'utiliser » (cre.expert.own-time)"""
        state.take(winner, amount)
        state.hired[winner].append(self.expert)
        state.tell(ExpertHired(EVERYONE, winner, self.expert, amount))
        state.end_step()

    def cancel(self, state: CresusState) -> None:
        """« la carte retirée du jeu » (cre.expert.gone); also if nobody bids (cre.expert.nobody)"""
        state.tell(ExpertGone(EVERYONE, self.expert))
        state.end_step()
