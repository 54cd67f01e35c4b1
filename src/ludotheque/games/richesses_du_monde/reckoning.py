"""Of what each score is the sum: titles at their price, and cash."""

from ludotheque.games.richesses_du_monde.ending import is_to_conquer, score_of
from ludotheque.games.richesses_du_monde.state import RichessesState
from ludotheque.mechanics.rules import BY_FIGURES, MONEY, Figure, Reckoning, ScoreLine, Seat, counted, figure, line


def reckonings(state: RichessesState) -> list[Reckoning]:
    """By seat; partners share theirs (rdm.end.partners-share)."""
    return [_reckoning(state, state.side_of[seat]) for seat in range(state.seats)]


def _reckoning(state: RichessesState, side: Seat) -> Reckoning:
    if not state.playing[side]:
        return Reckoning("bankrupt", [figure(MONEY, _fortune(state, side))])
    if state.conquest == 0:
        return Reckoning(BY_FIGURES, [figure(MONEY, _fortune(state, side))])
    return Reckoning(BY_FIGURES, [_conquered(state, side), figure(MONEY, _fortune(state, side))])


def _fortune(state: RichessesState, side: Seat) -> list[ScoreLine]:
    titles = state.owner.count(side)
    return [counted("titles", titles, state.titles_price(side)), line("cash", state.cash[side])]


def _conquered(state: RichessesState, side: Seat) -> Figure:
    count = 0
    for title, owner in enumerate(state.owner):
        if owner == side and is_to_conquer(state, title):
            count += 1
    return figure(MONEY, [counted("conquered", count, score_of(state, side))])
