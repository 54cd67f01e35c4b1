"""What can never be true of a position: money made or lost, a card missing or there twice."""

from ludotheque.games.cresus.round import PlayRound
from ludotheque.games.cresus.state import PILE, CresusState
from ludotheque.games.cresus.tables import MARKETS, NO_MARKET


def find_problem(state: CresusState) -> str:
    if not _fits_the_table(state):
        return "the position is not made for this table and this edition"
    if sum(state.cash) + state.bank != 0:
        return "bank and purses together are not what they were"
    if min(state.cash) < 0 or min(state.loans) < 0:
        return "a purse is below nothing"
    if not _each_share_is_somewhere_once(state):
        return "a share is missing or there twice"
    if not _each_card_is_somewhere_once(state):
        return "a card is missing or there twice"
    if state.steps and not isinstance(state.steps[0], PlayRound):
        return "no round is being played"
    return ""


def _fits_the_table(state: CresusState) -> bool:
    seats = state.seats
    by_seat = [len(state.cash), len(state.loans), len(state.borrowed), len(state.signs), len(state.pawns)]
    by_seat += [len(state.barred), len(state.tips), len(state.hired), len(state.kept), len(state.sold)]
    by_market = [len(state.piles), len(state.seen_below)]
    pawns = all(NO_MARKET <= market < MARKETS for market in state.pawns)
    signs = all(0 <= rungs <= len(state.tables.signs) for rungs in state.signs)
    sizes = by_seat == [seats] * len(by_seat) and by_market == [MARKETS] * 2
    return sizes and pawns and signs and len(state.owner) == len(state.tables.markets)


def _each_share_is_somewhere_once(state: CresusState) -> bool:
    seen = state.shown[:]
    for market in range(MARKETS):
        if not 0 <= state.seen_below[market] <= len(state.piles[market]):
            return False
        seen += state.piles[market]
    seen += [share for share in range(len(state.owner)) if state.owner[share] != PILE]
    return sorted(seen) == list(range(len(state.owner)))


def _each_card_is_somewhere_once(state: CresusState) -> bool:
    kept: set[int] = set()  # a card may be kept by several players, once by each
    for cards in state.kept:
        if len(cards) != len(set(cards)):
            return False
        kept.update(cards)
    fortunes = [*state.fortunes, *state.told_fortunes, *kept]
    experts = state.experts + state.unused
    for hired in state.hired:
        experts = experts + hired
    known = all(0 <= expert < len(state.tables.expert_kinds) for expert in experts)
    whole = sorted(fortunes) == list(range(len(state.tables.card_kinds)))
    return whole and known and len(experts) == len(set(experts))
