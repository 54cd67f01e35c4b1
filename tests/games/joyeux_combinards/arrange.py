"""Positions arranged in the booklet's words: who holds what, where the pawns stand, what lies on top of the stock."""

from collections.abc import Iterable

from ludotheque.games.joyeux_combinards.actions import (
    AnnouncePrice,
    DrawCard,
    EnterCircuit,
    LetPass,
    RollDice,
    StayInside,
)
from ludotheque.games.joyeux_combinards.game import JoyeuxCombinards
from ludotheque.games.joyeux_combinards.movement import ChooseCircuit
from ludotheque.games.joyeux_combinards.state import CombinardsState
from ludotheque.games.joyeux_combinards.tables import STOP, CombinardsTables
from ludotheque.games.joyeux_combinards.turn import TakeTurn
from ludotheque.games.joyeux_combinards.view import CombinardsView
from ludotheque.kernel.action import CLOCK, NOBODY, Action, Money, Seat, Tick
from ludotheque.kernel.ask import Ask
from ludotheque.kernel.chance import Chance
from ludotheque.kernel.event import Event, may_know
from ludotheque.kernel.play import asks, closed, is_over, play, refusal, waiting
from ludotheque.record.record import read_options
from ludotheque.shelf import box

GAME = JoyeuxCombinards()
EDITION = box("joyeux-combinards").edition()
assert isinstance(EDITION.tables, CombinardsTables)
TABLES: CombinardsTables = EDITION.tables


def card(id: str) -> int:
    return EDITION.ids["card"].index(id)


def cards(*ids: str) -> list[int]:
    """In rising order, as a hand is held and cards are chosen."""
    return sorted(card(id) for id in ids)


def square(id: str) -> int:
    return EDITION.ids["square"].index(id)


def brings(id: str, place: str) -> Money:
    """The price printed on the card for the place."""
    return TABLES.sale_prices[card(id)][EDITION.ids["place"].index(place)]


def fresh(seats: int = 3, seed: int = 1, **options: str) -> CombinardsState:
    """A real beginning, as the game makes it."""
    return GAME.start(seats, TABLES, read_options(GAME, options), Chance(seed))


class Table:
    """A table at which everyone has 100 millions and no card, and seat 0 is to roll."""

    def __init__(self, seats: int = 3, **options: str) -> None:
        self.state = fresh(seats, 1, **options)
        self.state.told()
        for seat in range(seats):
            self.state.stock += self.state.hands[seat]
            self.state.hands[seat] = []
        self.state.stock.sort()
        self.state.first = 0
        self.turn_of(0)

    def holds(self, seat: Seat, *ids: str) -> "Table":
        for id in ids:
            self.state.stock.remove(card(id))
            self.state.receive_card(seat, card(id))
        return self

    def declared(self, seat: Seat, *ids: str) -> "Table":
        """The seat holds this oil and has taken the premium for it."""
        self.holds(seat, *ids)
        for id in ids:
            self.state.declared[card(id)] = True
            self.state.shown[card(id)] = True
        return self

    def cash(self, seat: Seat, amount: Money) -> "Table":
        """The bank makes good the difference, so that money is conserved."""
        self.state.give(seat, amount - self.state.cash[seat])
        return self

    def pot(self, amount: Money) -> "Table":
        self.state.bank += self.state.pot - amount
        self.state.pot = amount
        return self

    def years(self, seat: Seat, years: int) -> "Table":
        self.state.years[seat] = years
        return self

    def at(self, seat: Seat, id: str) -> "Table":
        self.state.squares[seat] = square(id)
        return self

    def on_top(self, *ids: str) -> "Table":
        """The next cards to be drawn."""
        for id in reversed(ids):
            self.state.stock.remove(card(id))
            self.state.stock.insert(0, card(id))
        return self

    def empty_stock(self, holder: Seat) -> "Table":
        """All that is left lies in one hand."""
        self.state.hands[holder] = sorted(self.state.hands[holder] + self.state.stock)
        self.state.stock = []
        return self

    def round(self, number: int) -> "Table":
        self.state.round = number
        return self

    def turn_of(self, seat: Seat) -> "Table":
        """Whatever was going on is over."""
        self.state.steps = [TakeTurn(seat)]
        self.state.to_walk = 0
        return self

    def luck(self, *dice: int) -> "Table":
        """The next dice."""
        self.state.chance.scripted = [die - 1 for die in dice]
        return self

    def draws(self, seat: Seat, id: str) -> "Table":
        """A check will draw this card of the hand."""
        self.state.chance.scripted.append(self.state.hands[seat].index(card(id)))
        return self

    def rolls(self, white: int, red: int) -> list[Event]:
        """The player to move throws these dice; all that happens until somebody is asked."""
        self.state.chance.scripted = [white - 1, red - 1, *self.state.chance.scripted]
        return self.plays(RollDice(waiting(self.state)[0]))

    def lands(self, seat: Seat, id: str) -> list[Event]:
        """The player stops on the square by a 1 and a 2, or turns off to it at the fork."""
        target = square(id)
        self.state.squares[seat] = _start_for(target)
        self.turn_of(seat)
        events = self.rolls(1, 2)
        if isinstance(self.state.steps[-1], ChooseCircuit):
            enters = TABLES.kinds[target] == STOP
            events += self.plays(EnterCircuit(seat) if enters else StayInside(seat))
        return events

    def buys(self, seat: Seat, id: str, announced: Money) -> "Table":
        """The player stops on a purchase square, draws this card and announces this price."""
        self.on_top(id)
        self.lands(seat, "achat-cave")
        self.plays(DrawCard(seat))
        self.plays(AnnouncePrice(seat, announced))
        return self

    def all_pass(self) -> list[Event]:
        """Everyone who could speak lets it pass."""
        events: list[Event] = []
        for seat in self.waiting:
            events += self.plays(LetPass(seat))
        return events

    def plays(self, action: Action) -> list[Event]:
        events = play(self.state, action)
        problem = GAME.problem(self.state)
        assert not problem, problem
        return events

    def waits(self, milliseconds: int) -> list[Event]:
        return self.plays(Tick(CLOCK, self.state.now + milliseconds))

    def refusal(self, action: Action) -> str:
        return refusal(self.state, action)

    def may(self, seat: Seat) -> set[str]:
        """The verbs the seat is offered."""
        return {ask.verb for ask in asks(self.state, seat)}

    def closed(self, seat: Seat) -> dict[str, str]:
        """What the seat may not do now though the moment speaks of it, and the clause of each."""
        return {ask.verb: ask.closure() for ask in closed(self.state, seat)}

    def ask(self, seat: Seat, verb: str) -> Ask:
        return next(ask for ask in asks(self.state, seat) if ask.verb == verb)

    def sees(self, seat: Seat = NOBODY) -> CombinardsView:
        return GAME.view(self.state, seat)

    def hand(self, seat: Seat) -> list[str]:
        return sorted(EDITION.ids["card"][number] for number in self.state.hands[seat])

    def under(self, count: int) -> list[str]:
        """The last cards of the stock, in its order."""
        return [EDITION.ids["card"][number] for number in self.state.stock[-count:]]

    def where(self, seat: Seat) -> str:
        return EDITION.ids["square"][self.state.squares[seat]]

    @property
    def turn(self) -> Seat:
        return self.sees().turn

    @property
    def stage(self) -> str:
        return self.sees().stage

    @property
    def waiting(self) -> list[Seat]:
        return waiting(self.state)

    @property
    def is_over(self) -> bool:
        return is_over(self.state)


def _start_for(target: int) -> int:
    """Three squares before, on the same circuit; the fork before a STOP."""
    if TABLES.kinds[target] == STOP:
        return TABLES.entrances.index(target)
    course = [number for number in range(len(TABLES.kinds)) if TABLES.circuits[number] == TABLES.circuits[target]]
    return course[course.index(target) - 3]


def kinds(events: Iterable[Event]) -> list[str]:
    return [type(event).__name__ for event in events]


def told(events: Iterable[Event], kind: type[Event]) -> list[Event]:
    """The events of one kind."""
    return [event for event in events if type(event) is kind]


def told_to(events: Iterable[Event], seat: Seat) -> list[str]:
    """The kinds of events that the seat hears of."""
    return kinds(event for event in events if may_know(event, seat))
