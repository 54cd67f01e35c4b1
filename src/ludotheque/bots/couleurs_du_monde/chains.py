"""Every way a seat may end its turn: found card by card, and played in a copy of the world where more must be known."""

from ludotheque.games.couleurs_du_monde import scoring
from ludotheque.games.couleurs_du_monde.actions import AnnouncePoints, PassTurn, PlayCard
from ludotheque.games.couleurs_du_monde.scoring import points_so_far
from ludotheque.games.couleurs_du_monde.state import CouleursState
from ludotheque.games.couleurs_du_monde.turn import TakeTurn, openings
from ludotheque.kernel.action import Action, Seat
from ludotheque.kernel.play import asks, take


class Ending:
    """One end of the turn: the cards still to be laid, and whether the turn is passed instead."""

    def __init__(self, world: CouleursState, seat: Seat, laid: list[int], gain: int) -> None:
        self.world = world
        self.seat = seat
        self.laid = laid
        self.gain = gain  # what is announced, corners included
        self.passes = False
        self.opens: int | None = None  # the most that the next player could announce then, once that is known
        self.lead: float | None = None  # at the end of the deal, once that is known
        self._hand: list[int] = []
        self._after: CouleursState | None = None

    def first(self) -> Action:
        """The action that leads to it."""
        if self.passes:
            return PassTurn(self.seat)
        return PlayCard(self.seat, self.laid[0]) if self.laid else AnnouncePoints(self.seat)

    def hand(self) -> list[int]:
        """What it leaves before drawing."""
        if not self._hand:
            laid = self.laid
            self._hand = [nation for nation in self.world.hands[self.seat] if nation not in laid]
        return self._hand

    def cards(self) -> int:
        """Of the whole chain, those that lie already included."""
        turn = self.world.steps[-1]
        assert isinstance(turn, TakeTurn)
        return len(turn.chain) + len(self.laid)

    def chain_points(self) -> int:
        turn = self.world.steps[-1]
        assert isinstance(turn, TakeTurn)
        return scoring.chain_points(self.world.tables, turn.chain + self.laid)

    def can_play(self) -> bool:
        """Whether there was another way than passing."""
        turn = self.world.steps[-1]
        assert isinstance(turn, TakeTurn)
        return bool(turn.playable(self.world))

    def gained(self) -> int:
        """Points for oneself."""
        if self.passes or self._may_end_deal():
            return self.points()[self.seat] - points_so_far(self.world)[self.seat]
        return self.gain

    def points(self) -> list[int]:
        """Of everybody, as the turn leaves them."""
        if self.passes or self._may_end_deal():
            return points_so_far(self.after())
        points = points_so_far(self.world)
        points[self.seat] += self.gain
        return points

    def ends_deal(self) -> bool:
        if not (self.passes or self._may_end_deal()):
            return False
        after = self.after()
        return not after.steps or after.deal != self.world.deal

    def after(self) -> CouleursState:
        """The position that it leads to."""
        after = self._after
        if after is None:
            after = self._played()
            self._after = after
        return after

    def _may_end_deal(self) -> bool:
        """Or else the turn changes no points but the announced ones."""
        world = self.world
        return bool(world.without_cards) or (not world.stock and len(self.laid) == len(world.hands[self.seat]))

    def _played(self) -> CouleursState:
        after = self.world.copy()
        if self.passes:
            take(after, PassTurn(self.seat))
            return after
        for nation in self.laid:
            take(after, PlayCard(self.seat, nation))
        if after.stock or len(self.laid) < len(self.world.hands[self.seat]):
            take(after, AnnouncePoints(self.seat))
        return after


def find_chains(world: CouleursState, seat: Seat, most: int) -> list[Ending]:
    """The chains the seat may lay or go on with, until `most` cards have been tried; none if it can only pass."""
    finder = _ChainFinder(world, seat, most)
    finder.explore()
    return finder.found


def find_pass(world: CouleursState, seat: Seat) -> list[Ending]:
    """The pass, if it is allowed."""
    if all(ask.verb != "pass-turn" for ask in asks(world, seat)):
        return []
    ending = Ending(world, seat, [], 0)
    ending.passes = True
    return [ending]


class _ChainFinder:
    """Lays cards depth first, in thought."""

    def __init__(self, world: CouleursState, seat: Seat, most: int) -> None:
        self.world = world
        self.seat = seat
        self.left = most  # cards that may still be tried
        self.found: list[Ending] = []
        turn = world.steps[-1]
        assert isinstance(turn, TakeTurn)
        self._lies = len(turn.chain)
        self._chain = turn.chain[:]
        self._points = scoring.chain_points(world.tables, turn.chain)
        self._used = [False] * world.tables.nations
        self._hand = world.hands[seat]

    def explore(self) -> None:
        """When all cards that may follow have been tried, the turn may end here."""
        for nation in self._following():
            if self.left > 0:
                self.left -= 1
                self._lay(nation)
        if self._chain:
            self.found.append(self._ending())

    def _following(self) -> list[int]:
        if not self._chain:
            return openings(self.world, self._hand)
        linked, used = self.world.tables.linked[self._chain[-1]], self._used
        return [nation for nation in self._hand if linked[nation] and not used[nation]]

    def _lay(self, nation: int) -> None:
        self._chain.append(nation)
        self._used[nation] = True
        points = scoring.card_points(self.world.tables, nation, len(self._chain))
        self._points += points
        self.explore()
        self._points -= points
        self._used[nation] = False
        self._chain.pop()

    def _ending(self) -> Ending:
        laid = self._chain[self._lies :]
        gain = self._points + scoring.corner_bonus(self.world, self._chain, len(laid))
        return Ending(self.world, self.seat, laid, gain)
