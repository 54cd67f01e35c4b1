"""Every way a seat may end its turn, found by playing it in copies of a world."""

from ludotheque.games.couleurs_du_monde.actions import AnnouncePoints, PassTurn, PlayCard
from ludotheque.games.couleurs_du_monde.events import CardPlayed
from ludotheque.games.couleurs_du_monde.state import CouleursState
from ludotheque.kernel.action import Action, Seat
from ludotheque.kernel.ask import OneOf
from ludotheque.kernel.play import asks, play


class Ending:
    """One end of the turn: the action that leads to it, the hand it leaves before drawing, the position after."""

    def __init__(self, first: Action, hand: list[int], after: CouleursState) -> None:
        self.first = first
        self.hand = hand
        self.after = after


def find_chains(world: CouleursState, seat: Seat, most: int) -> list[Ending]:
    """The chains the seat may lay or go on with, until `most` cards have been tried; none if it can only pass."""
    return _ChainFinder(seat, most).explore(world, None)


def find_pass(world: CouleursState, seat: Seat) -> list[Ending]:
    """The pass, if it is allowed."""
    if all(ask.verb != "pass-turn" for ask in asks(world, seat)):
        return []
    return [_play_last(world, seat, PassTurn(seat), None)]


class _ChainFinder:
    """Lays cards depth first."""

    def __init__(self, seat: Seat, most: int) -> None:
        self.seat = seat
        self.left = most  # cards that may still be tried
        self.found: list[Ending] = []

    def explore(self, position: CouleursState, first: Action | None) -> list[Ending]:
        for ask in asks(position, self.seat):
            if ask.verb == "announce-points":
                self.found.append(_play_last(position, self.seat, AnnouncePoints(self.seat), first))
            elif ask.verb == "play-card":
                nations = ask.blanks[0]
                assert isinstance(nations, OneOf)
                for nation in nations.choices:
                    self._lay(position, PlayCard(self.seat, nation), first)
        return self.found

    def _lay(self, position: CouleursState, card: PlayCard, first: Action | None) -> None:
        if self.left == 0:
            return
        self.left -= 1
        further = position.copy()
        events = play(further, card)
        if isinstance(events[-1], CardPlayed):
            self.explore(further, first or card)
        else:  # the hand is empty and the deal over: no points are left to announce
            self.found.append(Ending(first or card, [], further))


def _play_last(position: CouleursState, seat: Seat, action: Action, first: Action | None) -> Ending:
    after = position.copy()
    play(after, action)
    return Ending(first or action, position.hands[seat], after)
