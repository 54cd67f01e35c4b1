"""Of what each score is the sum."""

from ludotheque.games.couleurs_du_monde.ending import GOING_OUT_BONUS, value_in_hand
from ludotheque.games.couleurs_du_monde.scoring import CORNER_BONUS, REFUSAL_PENALTIES
from ludotheque.games.couleurs_du_monde.state import LAST_CARD, WENT_OUT, CouleursState
from ludotheque.mechanics.rules import BY_FIGURES, POINTS, Reckoning, ScoreLine, Seat, counted, figure, line


def reckonings(state: CouleursState) -> list[Reckoning]:
    """The deals before the last in one line, and the last one in detail."""
    return [Reckoning(BY_FIGURES, [figure(POINTS, _lines(state, seat))]) for seat in range(state.seats)]


def _lines(state: CouleursState, seat: Seat) -> list[ScoreLine]:
    last = _end_of_deal(state, seat)
    chains = state.scores[seat]
    for one in last:
        chains -= one.amount
    earlier = counted("earlier-deals", state.deal - 1, state.totals[seat] - state.scores[seat])
    return [line("chains", chains), *last, earlier]


def _end_of_deal(state: CouleursState, seat: Seat) -> list[ScoreLine]:
    """All that is known of itself when the deal is over; the rest has come from chains."""
    left = len(state.hands[seat])
    refusals = 0
    for penalty in REFUSAL_PENALTIES[: state.refusals[seat]]:
        refusals += penalty
    found = [
        line("going-out", GOING_OUT_BONUS if _went_out(state, seat) else 0),
        counted("refusals", state.refusals[seat], -refusals),
        counted("cards-left", left, -value_in_hand(state, seat)),
    ]
    if state.corner == LAST_CARD:
        corners = _corners_kept(state, seat)
        found.append(counted("corners", corners, corners * CORNER_BONUS))
    return found


def _went_out(state: CouleursState, seat: Seat) -> bool:
    return state.ending == WENT_OUT and state.without_cards[0] == seat


def _corners_kept(state: CouleursState, seat: Seat) -> int:
    count = 0
    for area, last in enumerate(state.last_in_area):
        if state.tables.corners[area] and last == seat:
            count += 1
    return count
