"""What is seen at the table. Only the order of the stock is hidden, so every seat sees the same."""

from ludotheque.games.couleurs_du_monde import scoring
from ludotheque.games.couleurs_du_monde.deal import draws_after
from ludotheque.games.couleurs_du_monde.previews import CountView, counts, gains
from ludotheque.games.couleurs_du_monde.state import CouleursState
from ludotheque.games.couleurs_du_monde.turn import TakeTurn
from ludotheque.mechanics.rules import NOBODY, Data, Seat, shown


class CouleursView(Data):
    deal: int
    dealer: Seat
    turn: Seat  # NOBODY when the game is over
    chain: list[int]  # nations covered so far in this turn
    chain_points: int
    next_multiplier: int
    counts: list[CountView]  # of the chain, card by card
    gains: list[CountView]  # of each card that the player may play now
    will_draw: int  # cards that the player draws if the turn ends now
    pass_costs: int  # points that passing now would cost; 0 once a card is played
    hands: list[list[int]]  # « ses neuf cartes découvertes devant lui »
    stock: int  # how many cards are left
    covered_by: list[Seat]
    open_in_area: list[int]
    last_in_area: list[Seat]
    scores: list[int]  # of this deal
    totals: list[int]  # of the deals that are over
    points: list[int]  # of the whole game so far
    refusals_left: list[int]


def see(state: CouleursState) -> CouleursView:
    turn = state.steps[-1] if state.steps else TakeTurn(NOBODY)
    assert isinstance(turn, TakeTurn)
    chain = turn.chain
    playable = turn.playable(state) if state.steps else []
    return shown(
        CouleursView,
        state,
        turn=turn.seat,
        chain=chain[:],
        chain_points=scoring.chain_points(state.tables, chain),
        next_multiplier=len(chain) + 1,
        counts=counts(state.tables, chain),
        gains=gains(state.tables, chain, playable),
        will_draw=draws_after(state, len(chain)),
        pass_costs=turn.cost_of_passing(state, playable) if state.steps else 0,
        stock=len(state.stock),
        points=scoring.points_so_far(state),
        refusals_left=[len(scoring.REFUSAL_PENALTIES) - refused for refused in state.refusals],
    )
