"""What is seen at the table. Only the order of the stock is hidden, so every seat sees the same."""

from dataclasses import dataclass

from ludotheque.games.couleurs_du_monde.scoring import REFUSAL_PENALTIES, chain_points, points_so_far
from ludotheque.games.couleurs_du_monde.state import CouleursState
from ludotheque.games.couleurs_du_monde.turn import TakeTurn, drawn_after
from ludotheque.kernel.rules import NOBODY, Seat


@dataclass
class CouleursView:
    deal: int
    dealer: Seat
    turn: Seat  # NOBODY when the game is over
    chain: list[int]  # nations covered so far in this turn
    chain_points: int
    next_multiplier: int
    will_draw: int  # cards that the player draws if the turn ends now
    pass_costs: int  # points that passing now would cost; 0 once a card is played
    hands: list[list[int]]
    stock: int  # how many cards are left
    covered_by: list[Seat]
    open_in_area: list[int]
    last_in_area: list[Seat]
    scores: list[int]  # of this deal
    totals: list[int]  # of the deals that are over
    points: list[int]  # of the whole game so far
    refusals_left: list[int]


def see(state: CouleursState) -> CouleursView:
    turn = NOBODY
    chain: list[int] = []
    pass_costs = 0
    if state.steps:
        step = state.steps[-1]
        assert isinstance(step, TakeTurn)
        turn = step.seat
        chain = step.chain[:]
        pass_costs = step.cost_of_passing(state)
    return CouleursView(
        deal=state.deal,
        dealer=state.dealer,
        turn=turn,
        chain=chain,
        chain_points=chain_points(state.tables, chain),
        next_multiplier=len(chain) + 1,
        will_draw=min(drawn_after(len(chain)), len(state.stock)),
        pass_costs=pass_costs,
        hands=[hand[:] for hand in state.hands],  # « ses neuf cartes découvertes devant lui »
        stock=len(state.stock),
        covered_by=state.covered_by[:],
        open_in_area=state.open_in_area[:],
        last_in_area=state.last_in_area[:],
        scores=state.scores[:],
        totals=state.totals[:],
        points=points_so_far(state),
        refusals_left=[len(REFUSAL_PENALTIES) - refused for refused in state.refusals],
    )
