"""What can never be true of a position: money is neither made nor lost, and every piece is somewhere, once."""

from ludotheque.games.richesses_du_monde.bidding import SMALLEST_SUM
from ludotheque.games.richesses_du_monde.preparation import PLAQUES_OF_EACH
from ludotheque.games.richesses_du_monde.state import NO_PLAQUE, SHELF, RichessesState
from ludotheque.games.richesses_du_monde.turn import TakeTurn


def find_problem(state: RichessesState) -> str:
    """Money only moves from one purse to another, or to the bank and back (rdm.cash.conserved)."""
    if not _fits_the_table(state):
        return "the position is not made for this table and this edition"
    if sum(state.cash) + state.bank != 0:
        return "bank and purses together are not what they were"
    if min(state.cash) < 0 or any(cash % SMALLEST_SUM != 0 for cash in state.cash):
        return "a purse holds what no notes can make"
    if sum(state.jokers) + state.jokers_left != state.tables.jokers or min(state.jokers) < 0:
        return "a Joker is missing or there twice"
    if not _plaques_are_complete(state):
        return "a plaque is missing or there twice"
    if not _sides_agree(state):
        return "the sides are not what the seats say"
    if state.steps and not isinstance(state.steps[0], TakeTurn):
        return "it is nobody's turn"
    return ""


def _fits_the_table(state: RichessesState) -> bool:
    seats = state.seats
    by_seat = [len(state.cash), len(state.to_come), len(state.side_of), len(state.playing), len(state.voice)]
    by_seat += [len(state.squares), len(state.tours), len(state.jokers), len(state.opened)]
    by_seat += [len(state.lapsed), len(state.refused)]
    tables = state.tables
    fits = by_seat == [seats] * len(by_seat) and len(state.owner) == len(tables.products)
    squares = all(0 <= square <= tables.last_square for square in state.squares)
    news = sorted(state.news) == list(range(len(tables.news_with))) and 0 <= state.news_read <= len(state.news)
    return fits and squares and news and len(state.plaques) == len(tables.kinds) and 0 <= state.first < seats


def _plaques_are_complete(state: RichessesState) -> bool:
    laid = [state.plaques[square] for square in range(len(state.plaques)) if state.tables.plaques[square]]
    bare = [state.plaques[square] for square in range(len(state.plaques)) if not state.tables.plaques[square]]
    every = sorted(list(range(len(state.tables.yields))) * PLAQUES_OF_EACH)
    return sorted(laid) == every and all(plaque == NO_PLAQUE for plaque in bare)


def _sides_agree(state: RichessesState) -> bool:
    """Every seat belongs to a side with a pawn, or to one that fell; only sides in play own anything."""
    heads = state.sides() + state.fallen
    if len(heads) != len(set(heads)) or any(side not in heads for side in state.side_of):
        return False
    owners = all(owner == SHELF or state.playing[owner] for owner in state.owner)
    rest = [seat for seat in range(state.seats) if not state.playing[seat]]
    poor = all(state.cash[seat] == 0 and state.jokers[seat] == 0 for seat in rest)
    voices = all(state.side_of[state.voice[side]] == side for side in state.sides())
    return owners and poor and voices and all(state.side_of[side] == side for side in heads)
