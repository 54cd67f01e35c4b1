"""Every way a seat may end its turn, found by playing it in copies of a world."""

from ludotheque.games.couleurs_du_monde.actions import AnnouncePoints, PassTurn, PlayCard
from ludotheque.games.couleurs_du_monde.events import CardPlayed
from ludotheque.games.couleurs_du_monde.state import CouleursState
from ludotheque.games.couleurs_du_monde.turn import TakeTurn
from ludotheque.kernel.action import Action, Seat
from ludotheque.kernel.play import asks, take


class Ending:
    """One end of the turn: the action that leads to it, the hand it leaves before drawing, the position after."""

    def __init__(self, first: Action, hand: list[int], after: CouleursState) -> None:
        self.first = first
        self.hand = hand
        self.after = after


def find_chains(world: CouleursState, seat: Seat, most: int) -> list[Ending]:
    """The chains the seat may lay or go on with, until `most` cards have been tried; none if it can only pass."""
    finder = _ChainFinder(seat, most)
    finder.explore(world.copy(), None)
    return finder.found


def find_pass(world: CouleursState, seat: Seat) -> list[Ending]:
    """The pass, if it is allowed."""
    if all(ask.verb != "pass-turn" for ask in asks(world, seat)):
        return []
    return [_ending(world.copy(), seat, PassTurn(seat), None)]


class _ChainFinder:
    """Lays cards depth first."""

    def __init__(self, seat: Seat, most: int) -> None:
        self.seat = seat
        self.left = most  # cards that may still be tried
        self.found: list[Ending] = []

    def explore(self, position: CouleursState, first: Action | None) -> None:
        """The position is used up: when all cards that may follow have been tried, the turn ends in it."""
        turn = position.steps[-1]
        assert isinstance(turn, TakeTurn)
        for nation in turn.playable(position):
            self._lay(position.copy(), PlayCard(self.seat, nation), first)
        if turn.chain:
            self.found.append(_ending(position, self.seat, AnnouncePoints(self.seat), first))

    def _lay(self, further: CouleursState, card: PlayCard, first: Action | None) -> None:
        if self.left == 0:
            return
        self.left -= 1
        events = take(further, card)
        if isinstance(events[-1], CardPlayed):
            self.explore(further, first or card)
        else:  # the hand is empty and the deal over: no points are left to announce
            self.found.append(Ending(first or card, [], further))


def _ending(position: CouleursState, seat: Seat, last: Action, first: Action | None) -> Ending:
    hand = position.hands[seat][:]
    take(position, last)
    return Ending(first or last, hand, position)
