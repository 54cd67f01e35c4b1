"""All that a turn may be used for, each with what remains to be done after it."""

from ludotheque.bots.richesses_de_france.arrivals import Arrivals
from ludotheque.bots.richesses_de_france.atlas import counts_in_passing, race_turns
from ludotheque.bots.richesses_de_france.manner import TURN, Manner
from ludotheque.bots.richesses_de_france.outlook import Outlook
from ludotheque.bots.richesses_de_france.rivalry import Rivalry
from ludotheque.bots.richesses_de_france.roads import Trip
from ludotheque.bots.richesses_de_france.tour import Todo
from ludotheque.bots.richesses_de_france.travel import go_to, may_stop, open_trips
from ludotheque.bots.sums import added
from ludotheque.games.richesses_de_france.actions import BeginRace, CallOpponent, SeekWork, StopHere, Work
from ludotheque.games.richesses_de_france.matches import may_call, open_match
from ludotheque.games.richesses_de_france.move import MOST_SECTIONS
from ludotheque.games.richesses_de_france.races import open_races, race_stage
from ludotheque.games.richesses_de_france.state import FranceState
from ludotheque.games.richesses_de_france.tables import NO_TOWN
from ludotheque.games.richesses_de_france.work import nearest_work, work_closed_by
from ludotheque.kernel.action import Action, Money, Seat
from ludotheque.kernel.ask import OK


class Option:
    def __init__(self, action: Action, cost: float) -> None:
        self.action = action
        self.cost = cost  # hundredths of turns that remain after it
        self.town = NO_TOWN  # where a move is meant to end …
        self.toll = 0.0  # … and what a toll there may cost …
        self.cards = 0.0  # … and a chance card …
        self.hindrance = 0.0  # … and what it is worth to stand in the others' way


class Options:
    def __init__(self, world: FranceState, seat: Seat, manner: Manner, rancours: list[float]) -> None:
        self.world = world
        self.seat = seat
        self.manner = manner
        self.outlook = Outlook(world, seat, manner)
        self.here = world.towns[seat]
        self.cash = world.cash[seat]
        self._arrivals = Arrivals(self.outlook)
        self._rivalry = Rivalry(world, seat, manner, rancours)

    def travel(self, mode: int, sections: int, passed: list[int]) -> list[Option]:
        roads = self.outlook.atlas.roads(self.world, mode)
        trips = open_trips(self.world, self.seat, roads, sections, passed)
        tour = self.outlook.journey.tours[mode]
        rough = [tour.cost(trip.town, self._after(trip)) + roads.franc * trip.fare for trip in trips]
        near = min(rough, default=0) + self.manner.narrow
        return [
            self._arrive(go_to(self.seat, mode, trip.path[0]), trip, sections)
            for place, trip in enumerate(trips)
            if rough[place] <= near
        ]

    def stop(self) -> list[Option]:
        """On the road, to stop is to arrive."""
        if not may_stop(self.world, self.seat):
            return []
        return [self._arrive(StopHere(self.seat), Trip(self.here, 0, []), 0)]

    def stand(self) -> list[Option]:
        """Everything useful that takes the place of a move."""
        return [*self._work(), *self._seek_work(), *self._races(), *self._calls()]

    def _arrive(self, action: Action, trip: Trip, sections: int) -> Option:
        left = self._after(trip)
        arrival = self._arrivals.at(trip.town, left, self.cash - trip.fare, self.outlook.kit)
        cost = arrival.cost
        if left != self.outlook.todo and counts_in_passing(self.world):
            unused = sections - len(trip.path)  # the move goes on
            cost -= TURN * unused / MOST_SECTIONS[self.outlook.kit.mode]
        found = Option(action, cost)
        found.town, found.toll, found.cards = trip.town, arrival.toll, arrival.cards
        found.hindrance = self._rivalry.hindrance(trip.town, cost)
        found.cost -= found.hindrance
        return found

    def _after(self, trip: Trip) -> Todo:
        """What is left to do after a trip."""
        return self.outlook.reach(trip.town, self.outlook.todo)

    def _work(self) -> list[Option]:
        """Only for money that is wanted: two who work where the other wants to go would work for ever."""
        if work_closed_by(self.world, self.seat) != OK:
            return []
        faces = self.world.tables.faces
        wanted = self._now() - added([self._now(face) for face in faces]) / len(faces)
        if wanted < self.manner.worth_working:
            return []
        outlook = self.outlook
        paid = [outlook.balance(self.here, outlook.todo, self.cash + face, outlook.kit) for face in faces]
        cost = sum(paid) / len(paid)
        return [Option(Work(self.seat), cost - self._rivalry.hindrance(self.here, cost))]

    def _now(self, more: Money = 0) -> float:
        """What remains from here, with so much more in the purse."""
        return self.outlook.cost(self.here, self.outlook.todo, self.cash + more, self.outlook.kit)

    def _seek_work(self) -> list[Option]:
        outlook = self.outlook
        return [
            Option(SeekWork(self.seat, town), outlook.balance(town, outlook.todo, self.cash, outlook.kit))
            for town in nearest_work(self.world, self.seat)
        ]

    def _races(self) -> list[Option]:
        """To begin a race is to take its first turn."""
        found: list[Option] = []
        for race in open_races(self.world, self.seat):
            left = self.outlook.todo & ~(1 << race_stage(self.world, race))
            end = self.world.tables.race_routes[race][-1]
            racing = TURN * (race_turns(self.world.tables, race, 0) - 1)
            cost = racing + self.outlook.balance(end, left, self.cash, self.outlook.kit)
            found.append(Option(BeginRace(self.seat, race), cost))
        return found

    def _calls(self) -> list[Option]:
        """A match is won as often as lost."""
        players = may_call(self.world, self.seat)
        if not players:
            return []
        outlook = self.outlook
        match = open_match(self.world, self.seat)
        won = outlook.balance(self.here, outlook.todo & ~(1 << match), self.cash, outlook.kit)
        lost = outlook.balance(self.here, outlook.todo, self.cash, outlook.kit)
        return [Option(self.call(), (won + lost) / 2)]

    def call(self) -> Action:
        match = open_match(self.world, self.seat)
        players = may_call(self.world, self.seat)
        return CallOpponent(self.seat, max(players, key=lambda player: self._rivalry.call_value(player, match)))
