"""What a player may want to know before deciding: where the dice lead, what it costs there, who could associate."""

from typing import Final

from ludotheque.games.richesses_du_monde.royalties import creditors, royalty_of
from ludotheque.games.richesses_du_monde.state import NO_PLAQUE, RichessesState
from ludotheque.games.richesses_du_monde.turn import square_after
from ludotheque.kernel.rules import Money, Seat

FARTHEST: Final = 12  # as far as two dice lead


def squares_ahead(state: RichessesState, side: Seat) -> list[int]:
    """Where the pawn comes to, point by point; nowhere if it has left the board."""
    points = FARTHEST if state.playing[side] else 0
    return [square_after(state, state.squares[side], point + 1) for point in range(points)]


def owed_on(state: RichessesState, side: Seat, square: int) -> Money:
    """What the side would have to pay on the square if every owner claimed."""
    owed = 0
    product = state.plaques[square]
    if product != NO_PLAQUE:
        for owner in creditors(state, side, product):
            owed += royalty_of(state, owner, product)
    return owed


def circles(state: RichessesState, side: Seat) -> list[list[Seat]]:
    """The rivals with whom the side could associate so that somebody is left to play against."""
    found: list[list[Seat]] = [[]]
    for rival in sorted(state.rivals(side)):
        found += [[*circle, rival] for circle in found]
    return found[1:-1]
