"""The table as numbers, for programs that learn: whose every card is, and how the counts stand. All of it is open."""

from ludotheque.games.couleurs_du_monde import scoring
from ludotheque.games.couleurs_du_monde.state import CouleursState
from ludotheque.games.couleurs_du_monde.turn import TakeTurn
from ludotheque.mechanics.rules import NOBODY, Sheet


def observe(state: CouleursState, sheet: Sheet) -> None:
    tables = state.tables
    turn = state.steps[-1] if state.steps else TakeTurn(NOBODY)
    assert isinstance(turn, TakeTurn)
    sheet.number("deal", state.deal)
    sheet.seat("dealer", state.dealer)
    sheet.seat("turn", turn.seat)
    sheet.number("stock", len(state.stock))
    sheet.of_seats("points", scoring.points_so_far(state))
    sheet.of_seats("scores", state.scores)
    sheet.of_seats("refusals", state.refusals)
    sheet.held("hands", state.hands, tables.nations)
    sheet.owned("covered-by", state.covered_by)
    sheet.among("chain", turn.chain, tables.nations)
    sheet.number("chain-length", len(turn.chain))
    sheet.number("chain-end", turn.chain[-1] if turn.chain else NOBODY)
    sheet.number("chain-points", scoring.chain_points(tables, turn.chain))
    sheet.numbers("open-in-area", state.open_in_area, len(tables.corners))
    for last in state.last_in_area:
        sheet.seat("last-in-area", last)
