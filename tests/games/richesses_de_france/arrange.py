"""Positions arranged in the booklet's words: who stands where with what, what the die will show, who has which card."""

from collections.abc import Iterable

from ludotheque.games.richesses_de_france.actions import (
    BeReady,
    CycleTo,
    DriveTo,
    LetPass,
    StayPut,
    StopHere,
    WalkTo,
)
from ludotheque.games.richesses_de_france.events import NoToll
from ludotheque.games.richesses_de_france.game import RichessesDeFrance
from ludotheque.games.richesses_de_france.preparation import FitOut
from ludotheque.games.richesses_de_france.races import begin_race
from ludotheque.games.richesses_de_france.state import FranceState
from ludotheque.games.richesses_de_france.tables import BICYCLE, CAR, FranceTables
from ludotheque.games.richesses_de_france.turn import start_turn
from ludotheque.kernel.action import CLOCK, Action, Money, Seat, Tick
from ludotheque.kernel.ask import Ask
from ludotheque.kernel.chance import Chance
from ludotheque.kernel.event import Event
from ludotheque.kernel.play import asks, closed, is_over, play, refusal, waiting
from ludotheque.record.record import read_options
from ludotheque.shelf import box

GAME = RichessesDeFrance()
EDITION = box("richesses-de-france").edition()
assert isinstance(EDITION.tables, FranceTables)
TABLES: FranceTables = EDITION.tables
VEHICLES = {"bicycle": BICYCLE, "car": CAR}

# Where the tests do not go, unless they mean to.
HANDS = [["alsace", "lorraine"], ["franche-comte", "auvergne"], ["picardie", "limousin"], ["poitou-charentes", "corse"]]


def town(id: str) -> int:
    return EDITION.ids["town"].index(id)


def towns(*ids: str) -> list[int]:
    return [town(id) for id in ids]


def region(id: str) -> int:
    return EDITION.ids["region"].index(id)


def card(id: str) -> int:
    return EDITION.ids["card"].index(id)


def stage(id: str) -> int:
    """The number of a stage among those of all circuits, as `monuments-reims`."""
    return EDITION.ids["stage"].index(id)


def face(points: int) -> int:
    return TABLES.faces.index(points)


def fresh(seats: int = 2, seed: int = 1, **options: str) -> FranceState:
    """A real beginning, as the game makes it."""
    return GAME.start(seats, TABLES, read_options(GAME, options), Chance(seed))


def begun(seats: int = 2, seed: int = 1, **options: str) -> FranceState:
    """Everybody has set out as he is, and the die has said who begins."""
    state = fresh(seats, seed, **options)
    set_out(state)
    return state


def set_out(state: FranceState) -> list[Event]:
    """What happens when everybody is ready."""
    ready = waiting(state) if isinstance(state.steps[-1], FitOut) else []
    return [event for seat in ready for event in play(state, BeReady(seat))]


class Table:
    """Seat 0 is to play and all stand at the start. Tolls are taken by themselves, unless the test says otherwise."""

    def __init__(self, seats: int = 2, circuit: str = "monuments", **options: str) -> None:
        self._sit_down(fresh(seats, 1, circuit=circuit, **{"tolls": "automatic", **options}))

    @classmethod
    def around(cls, state: FranceState) -> "Table":
        """The same words for a game that has begun elsewhere."""
        table = cls.__new__(cls)
        table._sit_down(state)
        return table

    def _sit_down(self, state: FranceState) -> None:
        self.state = state
        set_out(state)
        self.state.told()
        self.state.first = 0
        for seat in range(state.seats):
            self.holds(seat, *[id for id in HANDS[seat] if self._is_dealt(id)])
        self.turn_of(0)

    # Arrange

    def at(self, seat: Seat, id: str) -> "Table":
        self.state.towns[seat] = town(id)
        self.state.departed[seat] = True
        return self

    def cash(self, seat: Seat, amount: Money) -> "Table":
        """The bank makes good the difference, so that money is conserved."""
        self.state.give(seat, amount - self.state.cash[seat])
        return self

    def owns(self, seat: Seat, *vehicles: str) -> "Table":
        for vehicle in vehicles:
            self.state.set_owned(seat, VEHICLES[vehicle], True)
        return self

    def debt(self, seat: Seat, amount: Money) -> "Table":
        self.state.debts[seat] = amount
        return self

    def holds(self, seat: Seat, *ids: str) -> "Table":
        """These region cards; whoever had them gets others in exchange."""
        for place, id in enumerate(ids):
            self._swap(seat, place, region(id))
        return self

    def next_region(self, id: str) -> "Table":
        """The card on top of the pile of regions."""
        self.state.pile.remove(region(id))
        self.state.pile.insert(0, region(id))
        return self

    def next_cards(self, *ids: str) -> "Table":
        """The chance cards on top of the pile, the one drawn first named first."""
        for id in reversed(ids):
            self.state.cards.remove(card(id))
            self.state.cards.insert(0, card(id))
        return self

    def has_marked(self, seat: Seat, *ids: str) -> "Table":
        """The stages at these towns are done."""
        for id in ids:
            self.state.done[seat][TABLES.stage_at[self.state.circuit][town(id)]] = True
        return self

    def has_all_markers(self, seat: Seat, but: str = "") -> "Table":
        self.state.done[seat] = [True] * len(self.state.done[seat])
        if but:
            self.state.done[seat][TABLES.stage_at[self.state.circuit][town(but)]] = False
        return self

    def races(self, seat: Seat, race: int, leg: int = 0) -> "Table":
        """The seat is in this race, so many sections from its start, with the vehicle it takes."""
        vehicle = TABLES.race_vehicles[race]
        if vehicle in VEHICLES.values():
            self.state.set_owned(seat, vehicle, True)
        begin_race(self.state, seat, race)
        self.state.told()
        self.state.legs[seat] = leg
        self.state.towns[seat] = TABLES.race_routes[race][leg]
        return self

    def turn_of(self, seat: Seat) -> "Table":
        self.state.steps = []
        start_turn(self.state, seat)
        return self

    def dice(self, *points: int) -> "Table":
        """What the next throws will show."""
        self.state.chance.scripted = [face(value) for value in points]
        return self

    # Act

    def plays(self, action: Action) -> list[Event]:
        """What happened. That no toll was due is left out: so it goes at most arrivals."""
        return [event for event in play(self.state, action) if not isinstance(event, NoToll)]

    def walks(self, id: str) -> list[Event]:
        return self.plays(WalkTo(self.to_play, town(id)))

    def cycles(self, *ids: str) -> list[Event]:
        return self._travels([CycleTo(self.to_play, town(id)) for id in ids])

    def drives(self, *ids: str) -> list[Event]:
        return self._travels([DriveTo(self.to_play, town(id)) for id in ids])

    def stays(self) -> list[Event]:
        return self.plays(StayPut(self.to_play))

    def everybody_lets_pass(self) -> list[Event]:
        """All who are asked for a toll answer that they claim none."""
        return [event for seat in self.waiting for event in self.plays(LetPass(seat))]

    def waits(self, milliseconds: int) -> list[Event]:
        return self.plays(Tick(CLOCK, self.state.now + milliseconds))

    # Look

    def refusal(self, action: Action) -> str:
        return refusal(self.state, action)

    def may(self, seat: Seat) -> set[str]:
        """The verbs the seat is offered."""
        return {ask.verb for ask in asks(self.state, seat)}

    def closed(self, seat: Seat) -> dict[str, str]:
        """The verbs that are closed to the seat, each with its clause."""
        return {ask.verb: ask.closure() for ask in closed(self.state, seat)}

    def ask(self, seat: Seat, verb: str) -> Ask:
        return next(ask for ask in asks(self.state, seat) if ask.verb == verb)

    def where(self, seat: Seat) -> str:
        return EDITION.ids["town"][self.state.towns[seat]]

    def marked(self, seat: Seat) -> list[str]:
        """The stages the seat has marked, by the ids of their towns."""
        stages = TABLES.stages[self.state.circuit]
        done = self.state.done[seat]
        return [EDITION.ids["town"][place] for number, place in enumerate(stages) if done[number]]

    @property
    def waiting(self) -> list[Seat]:
        return waiting(self.state)

    @property
    def to_play(self) -> Seat:
        return self.waiting[0]

    @property
    def is_over(self) -> bool:
        return is_over(self.state)

    def _travels(self, actions: list[Action]) -> list[Event]:
        """Section after section, and stop if the move is not over by itself."""
        seat = actions[0].seat
        told = [event for action in actions for event in self.plays(action)]
        if not self.is_over and "stop-here" in self.may(seat):
            told += self.plays(StopHere(seat))
        return told

    def _is_dealt(self, id: str) -> bool:
        return any(region(id) in cards for cards in [self.state.pile, *self.state.hands])

    def _swap(self, seat: Seat, place: int, wanted: int) -> None:
        mine = self.state.hands[seat]
        for cards in [self.state.pile, *self.state.hands]:
            if wanted in cards:
                other = cards.index(wanted)
                cards[other], mine[place] = mine[place], cards[other]
                return


def kinds(events: Iterable[Event]) -> list[str]:
    return [type(event).__name__ for event in events]


def told(events: Iterable[Event], kind: type[Event]) -> list[Event]:
    """The events of one kind."""
    return [event for event in events if type(event) is kind]
