"""« But du jeu »: when the game is over, who has won, and who came where."""

from ludotheque.games.joyeux_combinards.events import GameEnded
from ludotheque.games.joyeux_combinards.state import GOAL_REACHED, LAST_LEFT, ROUNDS_PLAYED, CombinardsState
from ludotheque.mechanics.rules import EVERYONE, NOBODY, Money, Seat, Standing, places_by_standing


def end_if_decided(state: CombinardsState) -> None:
    """The last one left wins, even without the goal (ljc.end.last-left)."""
    if len(state.players()) == 1:
        finish(state, LAST_LEFT)


def ends_with_the_turn(state: CombinardsState, mover: Seat) -> bool:
    """Everybody is looked at when a turn ends (ljc.end.each-turn)."""
    state.winner = _who_has_won(state, mover)
    if state.winner != NOBODY:
        finish(state, GOAL_REACHED)
    return state.winner != NOBODY


def ends_with_the_round(state: CombinardsState) -> bool:
    """Only where the table has set a number of rounds (ljc.end.rounds)."""
    if state.round == state.rounds:
        finish(state, ROUNDS_PLAYED)
    return state.ending == ROUNDS_PLAYED


def finish(state: CombinardsState, ending: int) -> None:
    state.ending = ending
    state.steps = []
    ranks = places(state)
    winners = [seat for seat in range(state.seats) if ranks[seat] == 1]
    state.tell(GameEnded(EVERYONE, winners, scores(state)))


def worth(state: CombinardsState, seat: Seat) -> Money:
    """Money, less what every year of prison counts for (ljc.end.richest)."""
    return state.cash[seat] - state.years[seat] * state.tables.year_cost


def scores(state: CombinardsState) -> list[Money]:
    """What everyone is worth, never below nothing; only the winner counts as having reached the goal."""
    return [score_of(state, seat) for seat in range(state.seats)]


def places(state: CombinardsState) -> list[int]:
    """The winner, those in play by what they are worth, then the others, the last to fall first (ljc.end.places)."""
    return places_by_standing([_result(state, seat) for seat in range(state.seats)])


def _who_has_won(state: CombinardsState, mover: Seat) -> Seat:
    """The mover before all others, then the richest, then whoever plays next."""
    if _has_won(state, mover):
        return mover
    best = NOBODY
    for seat in state.opponents(mover):
        if _has_won(state, seat) and (best == NOBODY or state.cash[seat] > state.cash[best]):
            best = seat
    return best


def _has_won(state: CombinardsState, seat: Seat) -> bool:
    """« atteint ou dépassé un gain de 600 millions … et dont le casier judiciaire sera resté vierge » (ljc.end.goal)

    The gain is the cash in hand (ljc.end.cash).
    """
    return state.playing[seat] and state.cash[seat] >= state.goal and state.years[seat] == 0


def score_of(state: CombinardsState, seat: Seat) -> Money:
    if not state.playing[seat]:
        return 0
    score = max(0, worth(state, seat))
    beaten = state.winner != NOBODY and state.winner != seat
    return min(score, state.goal - 1) if beaten else score


def _result(state: CombinardsState, seat: Seat) -> Standing:
    won = 1 if seat == state.winner else 0
    return [won, 1, worth(state, seat)] if state.playing[seat] else [won, 0, state.fallen.index(seat)]
