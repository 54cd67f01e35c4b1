"""A position of Richesses de France: pawns on the map, purses and vehicles, markers, region cards and chance cards."""

from ludotheque.games.richesses_de_france.events import DebtRepaid
from ludotheque.games.richesses_de_france.tables import BICYCLE, CAR, CASINOS, ECONOMY, FOOT, FranceTables
from ludotheque.mechanics.rules import EVERYONE, NOBODY, SEVEN_SECONDS, Chance, Final, Money, Purses, Seat, after_seat

ON_REQUEST: Final = 0  # choices of the option "tolls"
AUTOMATIC: Final = 1

ON_ARRIVAL: Final = 0  # choices of the option "stages"
DRIVEN_THROUGH: Final = 1

BY_ITSELF: Final = 0  # choices of the option "markers"
BY_HAND: Final = 1

AS_WRITTEN: Final = 0  # choices of the option "odds"
CLASSIC: Final = 1

THREE_HOME: Final = 0  # choices of the option "homecoming"
ONE_HOME: Final = 1

WHOLE: Final = 0  # choices of the option "length"
SHORT: Final = 1

IN_PLAY: Final = 0  # the game has not ended; why it has: `ending.py`

NO_RACE: Final = -1
HAND: Final = 2  # « pour avoir toujours 2 cartes en sa possession »
RESALE: Final = [0, 100, 400]  # « le vélo = 100 F ; la voiture = 400 F » (rdf.vehicle.resale)


class FranceState(Purses):
    """The bank is never short of money, and all sums are tens of francs (rdf.table.bank)."""

    def __init__(self, seats: int, tables: FranceTables, chance: Chance) -> None:
        super().__init__(seats, chance)
        self.tables = tables
        self.circuit = ECONOMY
        self.window = SEVEN_SECONDS
        self.tolls = ON_REQUEST
        self.stages = ON_ARRIVAL
        self.markers = BY_ITSELF
        self.odds = AS_WRITTEN
        self.homecoming = THREE_HOME
        self.length = WHOLE
        self.rounds = 0  # after which the game ends; 0: no limit
        self.needed = 0  # markers that complete the circuit
        self.ending = IN_PLAY
        self.winner: Seat = NOBODY  # who ended a circuit that is raced
        self.first: Seat = 0  # who began
        self.round = 1
        self.debts: list[Money] = [0] * seats  # to the bank, for chance cards
        self.towns: list[int] = [0] * seats  # where each pawn stands
        self.modes: list[int] = [FOOT] * seats  # how each pawn travelled last
        self.bicycles: list[bool] = [False] * seats
        self.cars: list[bool] = [False] * seats
        self.done: list[list[bool]] = [[] for _ in range(seats)]  # for each seat: its markers, stage by stage
        self.resting: list[int] = [0] * seats  # turns still to miss
        self.hands: list[list[int]] = [[] for _ in range(seats)]  # region cards of each seat
        self.pile: list[int] = []  # region cards face down; the first is drawn next
        self.shown: list[bool] = []  # for each region: whether its card has served, so that all can follow it
        self.without: list[int] = []  # for each region: seats of which all know that they lack its card, one bit each
        self.cards: list[int] = []  # chance cards face down; the first is drawn next and put back last
        self.cards_read = 0  # how many cards at the end of the pile have been seen
        self.departed: list[bool] = [False] * seats  # Économie: who has left Paris
        self.must_work: list[bool] = [False] * seats  # Économie: who has come to a stage and not worked there yet
        self.earned: list[list[bool]] = [[] for _ in range(seats)]  # Économie: the stages at which each has worked
        self.worked: list[bool] = [False] * seats  # who has worked since he arrived
        self.home: list[Seat] = []  # Économie: who is back in Paris, in order
        self.won: list[list[bool]] = [[] for _ in range(seats)]  # Casinos: for each seat where it has won
        self.first_stakes: list[bool] = [False] * seats  # Casinos: who may still stake where he sets out
        self.played: list[list[bool]] = [[] for _ in range(seats)]  # Sports: for each seat the matches it has played
        self.summoned: list[bool] = [False] * seats  # Sports: who stands where a match has called him
        self.last_called: list[Seat] = [NOBODY] * seats  # Sports: whom each seat called last
        self.races: list[int] = [NO_RACE] * seats  # Sports: the race each seat is in
        self.legs: list[int] = [0] * seats  # Sports: how far each seat has come on its race

    def others(self, seat: Seat) -> list[Seat]:
        """The opponents, in the order of play from the seat on."""
        return after_seat(seat, self.seats)

    def owns(self, seat: Seat, vehicle: int) -> bool:
        """One's feet are always there: « à pied, il n'y a rien à acheter »."""
        if vehicle == BICYCLE:
            return self.bicycles[seat]
        return vehicle == FOOT or self.cars[seat]

    def set_owned(self, seat: Seat, vehicle: int, owned: bool) -> None:
        """Another vehicle stays with its owner, who takes the one he likes every turn (rdf.vehicle.keep)."""
        if vehicle == BICYCLE:
            self.bicycles[seat] = owned
        else:
            self.cars[seat] = owned

    def vehicles(self, seat: Seat) -> list[int]:
        return [vehicle for vehicle in (BICYCLE, CAR) if self.owns(seat, vehicle)]

    def has_vehicle(self, seat: Seat) -> bool:
        return self.bicycles[seat] or self.cars[seat]

    def is_ruined(self, seat: Seat) -> bool:
        """« ruiné, c'est-à-dire qu'il ne possède ni argent, ni véhicule » (rdf.ruin.meaning)"""
        return self.cash[seat] == 0 and not self.has_vehicle(seat)

    def is_home(self, seat: Seat) -> bool:
        return seat in self.home

    def is_racing(self, seat: Seat) -> bool:
        return self.races[seat] != NO_RACE

    def counts_money(self) -> bool:
        """Whether the richest wins, and not the first (rdf.table.goal)."""
        return self.circuit in (ECONOMY, CASINOS)

    def occupant(self, town: int, newcomer: Seat) -> Seat:
        """Who keeps the newcomer from stopping there, or NOBODY."""
        if self.tables.open_towns[self.circuit][town]:  # rdf.move.start-and-finish
            return NOBODY
        for seat in range(self.seats):
            if self.towns[seat] == town and seat != newcomer:
                return seat
        return NOBODY

    def is_free(self, town: int, newcomer: Seat) -> bool:
        """« 2 joueurs ne peuvent se trouver ensemble sur un même point. » (rdf.move.one-pawn)"""
        return self.occupant(town, newcomer) == NOBODY

    def put(self, seat: Seat, town: int) -> None:
        """The pawn leaves its point for another: what was bound to the one it stood on is over."""
        self.towns[seat] = town
        self.summoned[seat] = False
        self.first_stakes[seat] = False

    def marked(self, seat: Seat) -> int:
        """How many markers the seat has placed."""
        return self.done[seat].count(True)

    def has_all_markers(self, seat: Seat) -> bool:
        return self.marked(seat) >= self.needed

    def wealth(self, seat: Seat) -> Money:
        """« argent et véhicules, calculés au prix de la revente », less what is owed (rdf.economy.debts-count)."""
        total = self.cash[seat] - self.debts[seat]
        for vehicle in self.vehicles(seat):
            total += RESALE[vehicle]
        return total

    def receive(self, seat: Seat, amount: Money) -> None:
        """The bank pays."""
        self.give(seat, amount)
        self._repay(seat)

    def hand_over(self, giver: Seat, receiver: Seat, amount: Money) -> None:
        """One player pays another."""
        self.pass_cash(giver, receiver, amount)
        self._repay(receiver)

    def _repay(self, seat: Seat) -> None:
        """« jusqu'à ce qu'il ait assez d'argent pour rembourser une dette éventuelle » (rdf.ruin.debt)"""
        amount = min(self.debts[seat], self.cash[seat])
        if amount > 0:
            self.take(seat, amount)
            self.debts[seat] -= amount
            self.tell(DebtRepaid(EVERYONE, seat, amount))

    def throw(self, seat: Seat, purpose: str) -> int:
        """The die falls: the number of the face."""
        return self.chance.below(len(self.tables.faces), purpose, seat)
