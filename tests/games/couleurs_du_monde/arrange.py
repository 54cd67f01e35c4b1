"""Positions arranged in the booklet's words: who holds what, what is covered, what is left in the stock."""

from collections.abc import Iterable

from ludotheque.games.couleurs_du_monde.actions import AnnouncePoints, PassTurn, PlayCard
from ludotheque.games.couleurs_du_monde.game import CouleursDuMonde
from ludotheque.games.couleurs_du_monde.state import CouleursState
from ludotheque.games.couleurs_du_monde.tables import CouleursTables
from ludotheque.games.couleurs_du_monde.turn import TakeTurn, cover
from ludotheque.kernel.action import Action
from ludotheque.kernel.chance import Chance
from ludotheque.kernel.event import Event
from ludotheque.kernel.play import asks, closed, is_over, play, refusal, waiting
from ludotheque.record.record import read_options
from ludotheque.shelf import box

GAME = CouleursDuMonde()
EDITION = box("couleurs-du-monde").edition()
NATIONS = EDITION.ids["nation"]
AREAS = EDITION.ids["area"]
assert isinstance(EDITION.tables, CouleursTables)
TABLES: CouleursTables = EDITION.tables


def nation(id: str) -> int:
    return NATIONS.index(id)


def nations(*ids: str) -> list[int]:
    return [nation(id) for id in ids]


def area(id: str) -> int:
    return AREAS.index(id)


def fresh(seats: int = 3, seed: int = 1, **options: str) -> CouleursState:
    """A real deal, as the game starts it."""
    return GAME.start(seats, TABLES, read_options(GAME, options), Chance(seed))


class Table:
    """A table with nothing on it yet: hands, board and stock are laid by the test. Seat 0 has the turn."""

    def __init__(self, seats: int = 3, **options: str) -> None:
        self.state = fresh(seats, 1, **options)
        self.state.told()
        self.state.clear_table()
        self.state.steps = [TakeTurn(0)]
        for seat in range(seats):
            self.holds(seat, "portugal")  # so that nobody is without cards unless the test says so

    def holds(self, seat: int, *ids: str) -> "Table":
        self.state.hands[seat] = nations(*ids)
        self.state.without_cards = [seat for seat in range(self.state.seats) if not self.state.hands[seat]]
        return self

    def covered(self, *ids: str, by: int = 1) -> "Table":
        for id in ids:
            cover(self.state, by, nation(id))
        return self

    def all_covered_but(self, *ids: str, in_area: str) -> "Table":
        for number, id in enumerate(NATIONS):
            if TABLES.areas[number] == area(in_area) and id not in ids:
                self.covered(id)
        return self

    def stock(self, *ids: str) -> "Table":
        """The cards of the stock, the one drawn first named first."""
        self.state.stock = nations(*ids)[::-1]
        return self

    def turn_of(self, seat: int) -> "Table":
        self.state.steps = [TakeTurn(seat)]
        return self

    def scores(self, *points: int) -> "Table":
        self.state.scores = list(points)
        return self

    def refused(self, seat: int, times: int) -> "Table":
        self.state.refusals[seat] = times
        return self

    def plays(self, action: Action) -> list[Event]:
        return play(self.state, action)

    def chain(self, *ids: str) -> list[Event]:
        """The player to move covers these nations one after another; all that happened."""
        return [event for id in ids for event in self.plays(PlayCard(self.to_move, nation(id)))]

    def announces(self) -> list[Event]:
        return self.plays(AnnouncePoints(self.to_move))

    def passes(self) -> list[Event]:
        return self.plays(PassTurn(self.to_move))

    def refusal(self, action: Action) -> str:
        return refusal(self.state, action)

    def refuses_card(self, id: str) -> str:
        return refusal(self.state, PlayCard(self.to_move, nation(id)))

    @property
    def to_move(self) -> int:
        return waiting(self.state)[0]

    @property
    def is_over(self) -> bool:
        return is_over(self.state)

    def may(self) -> set[str]:
        """The verbs the player to move is offered."""
        return {ask.verb for ask in asks(self.state, self.to_move)}

    def closed(self) -> dict[str, str]:
        """What the player to move may not do now, and by which clause."""
        return {ask.verb: ask.closure() for ask in closed(self.state, self.to_move)}


def kinds(events: Iterable[Event]) -> list[str]:
    return [type(event).__name__ for event in events]
