"""Positions arranged in the booklet's words: who holds what, where the pawns stand, what lies on the squares."""

from collections.abc import Iterable

from ludotheque.games.richesses_du_monde.actions import RollDice
from ludotheque.games.richesses_du_monde.game import RichessesDuMonde
from ludotheque.games.richesses_du_monde.state import SHELF, RichessesState
from ludotheque.games.richesses_du_monde.tables import RichessesTables
from ludotheque.games.richesses_du_monde.turn import start_turn
from ludotheque.games.richesses_du_monde.view import RichessesView
from ludotheque.kernel.action import CLOCK, Action, Money, Seat, Tick
from ludotheque.kernel.ask import Ask
from ludotheque.kernel.chance import Chance
from ludotheque.kernel.event import Event
from ludotheque.kernel.play import asks, closed, is_over, play, refusal, waiting
from ludotheque.record.record import read_options
from ludotheque.shelf import box

GAME = RichessesDuMonde()
EDITION = box("richesses-du-monde").edition()
assert isinstance(EDITION.tables, RichessesTables)
TABLES: RichessesTables = EDITION.tables
MILLION = 1_000_000


def title(id: str) -> int:
    return EDITION.ids["title"].index(id)


def titles(*ids: str) -> list[int]:
    return [title(id) for id in ids]


def product(id: str) -> int:
    return EDITION.ids["product"].index(id)


def card(id: str) -> int:
    return EDITION.ids["card"].index(id)


def square(id: str) -> int:
    return EDITION.ids["square"].index(id)


def titles_of(id: str, count: int) -> list[int]:
    """The first titles of a production, as the edition lists them."""
    return TABLES.titles_of[product(id)][:count]


def fresh(seats: int = 3, seed: int = 1, **options: str) -> RichessesState:
    """A real beginning, as the game makes it."""
    return GAME.start(seats, TABLES, read_options(GAME, options), Chance(seed))


class Table:
    """A table at which nothing is bought yet and seat 0 is to roll. Names of options take `_` for `-`."""

    def __init__(self, seats: int = 3, **options: str) -> None:
        self.state = fresh(seats, 1, **options)
        self.state.told()
        self.state.owner = [SHELF] * len(TABLES.products)
        self.state.first = 0
        start_turn(self.state, 0)

    @classmethod
    def around(cls, state: RichessesState) -> "Table":
        """A table in a position that is there already."""
        table = cls.__new__(cls)
        table.state = state
        return table

    def holds(self, side: Seat, *ids: str) -> "Table":
        """The side owns these titles."""
        return self.owns(side, titles(*ids))

    def owns(self, side: Seat, numbers: list[int]) -> "Table":
        for number in numbers:
            self.state.owner[number] = side
        return self

    def cash(self, side: Seat, amount: Money) -> "Table":
        """The bank makes good the difference, so that money is conserved."""
        self.state.give(side, amount - self.state.cash[side])
        return self

    def at(self, side: Seat, square: int, tours: int = 0) -> "Table":
        self.state.squares[side] = square
        self.state.tours[side] = tours
        return self

    def plaque(self, square: int, id: str) -> "Table":
        """The production's plaque lies here; the one that lay here takes its place."""
        laid = self.state.plaques
        other = next(place for place in range(len(laid)) if laid[place] == product(id))
        laid[square], laid[other] = laid[other], laid[square]
        return self

    def both_plaques(self, id: str, one: int, other: int) -> "Table":
        """The production's two plaques lie here and there."""
        laid = self.state.plaques
        for square in (one, other):
            place = next(place for place in range(len(laid)) if laid[place] == product(id) and place != one)
            laid[square], laid[place] = laid[place], laid[square]
        return self

    def no_claims_at(self, square: int) -> "Table":
        """A plaque lies here of which nobody owns a title."""
        unowned = next(
            id
            for id in EDITION.ids["product"]
            if all(self.state.owner[number] == SHELF for number in TABLES.titles_of[product(id)])
        )
        return self.plaque(square, unowned)

    def jokers(self, side: Seat, count: int) -> "Table":
        self.state.jokers_left += self.state.jokers[side] - count
        self.state.jokers[side] = count
        return self

    def next_news(self, id: str) -> "Table":
        self.state.news.remove(card(id))
        self.state.news.insert(0, card(id))
        return self

    def travelled(self, *sides: Seat) -> "Table":
        """These sides have completed a Tour du Monde."""
        for side in sides:
            self.state.tours[side] = 1
        return self

    def allied(self, head: Seat, *partners: Seat) -> "Table":
        """The partners have joined the head, with their cash and without any title."""
        for partner in partners:
            self.state.cash[head] += self.state.cash[partner]
            self.state.cash[partner] = 0
            self.state.playing[partner] = False
            self.state.side_of[partner] = head
        return self

    def bankrupt(self, *sides: Seat) -> "Table":
        """These sides fell before, in this order."""
        for side in sides:
            self.cash(side, 0)
            self.state.playing[side] = False
            self.state.fallen.append(side)
        return self

    def turn_of(self, side: Seat) -> "Table":
        start_turn(self.state, side)
        return self

    def rolls(self, white: int, red: int) -> list[Event]:
        """The side to move throws these dice; all that happens until somebody is asked."""
        self.state.chance.scripted = [white - 1, red - 1]
        return self.plays(RollDice(waiting(self.state)[0]))

    def lands(self, side: Seat, square: int, white: int = 1, red: int = 2) -> list[Event]:
        """The side moves onto the square, by these dice."""
        last = TABLES.last_square
        tours = self.state.tours[side]
        self.at(side, (square - white - red - 1) % last + 1, tours).turn_of(side)
        return self.rolls(white, red)

    def plays(self, action: Action) -> list[Event]:
        return play(self.state, action)

    def waits(self, milliseconds: int) -> list[Event]:
        return self.plays(Tick(CLOCK, self.state.now + milliseconds))

    def refusal(self, action: Action) -> str:
        return refusal(self.state, action)

    def may(self, seat: Seat) -> set[str]:
        """The verbs the seat is offered."""
        return {ask.verb for ask in asks(self.state, seat)}

    def closed(self, seat: Seat) -> dict[str, str]:
        """What the seat is told it may not do now, and by which clause."""
        return {ask.verb: ask.closure() for ask in closed(self.state, seat)}

    def ask(self, seat: Seat, verb: str) -> Ask:
        return next(ask for ask in asks(self.state, seat) if ask.verb == verb)

    def view(self, seat: Seat) -> RichessesView:
        return GAME.view(self.state, seat)

    @property
    def waiting(self) -> list[Seat]:
        return waiting(self.state)

    @property
    def is_over(self) -> bool:
        return is_over(self.state)


def kinds(events: Iterable[Event]) -> list[str]:
    return [type(event).__name__ for event in events]


def told(events: Iterable[Event], kind: type[Event]) -> list[Event]:
    """The events of one kind."""
    return [event for event in events if type(event) is kind]
