"""The map, the circuits and the cards as integer tables: one number per town, region, stage, card."""

from ludotheque.mechanics.rules import Final, Money, Tables

CAPITAL: Final = 0  # kinds of town: one works in a capital …
PREFECTURE: Final = 1  # … a prefecture brings nothing (rdf.move.prefectures) …
STAGE: Final = 2  # … a stage matters on its circuit only …
PASSING: Final = 3  # … and a passing point brings a chance card

FOOT: Final = 0  # ways to travel; a bicycle and a car are also vehicles that one owns
BICYCLE: Final = 1
CAR: Final = 2
NO_VEHICLE: Final = 0

ECONOMY: Final = 0  # circuits with rules of their own, by their place among the eight of the booklet
CASINOS: Final = 2
SPORTS: Final = 7

RED: Final = 0
BLUE: Final = 1

NO_TOWN: Final = -1
NO_STAGE: Final = -1
MOTORWAY_TOLL: Final = 10  # « le joueur doit payer 10 F par section franchie » (rdf.move.motorway-toll)


class FranceTables(Tables):
    def __init__(self, kinds: list[int], regions: list[int], region_count: int, corsica: int) -> None:
        self.kinds = kinds  # of each town
        self.regions = regions  # of each town
        self.region_count = region_count
        self.corsica = corsica  # the region whose card is left out on some circuits
        towns = range(len(kinds))
        self.roads: list[list[int]] = [[] for _ in towns]  # for each town: where walkers and cyclists get …
        self.road_fares: list[list[Money]] = [[] for _ in towns]  # … and what that costs, which is nothing but at sea
        self.ways: list[list[int]] = [[] for _ in towns]  # for each town: where cars get …
        self.way_fares: list[list[Money]] = [[] for _ in towns]  # … and what that costs
        self.land: list[list[int]] = [[] for _ in towns]  # neighbours of each town without crossing the sea
        self.work_towns: list[list[list[int]]] = []  # for each town: capitals by distance over land, nearest first
        self.faces: list[Money] = []  # of the die (rdf.start.die)
        self.colours: list[int] = []  # of each face
        self.starts: list[int] = []  # of each circuit, or NO_TOWN
        self.finishes: list[int] = []  # of each circuit, or NO_TOWN
        self.with_corsica: list[bool] = []  # for each circuit: whether the card of Corsica is in the pile
        self.stages: list[list[int]] = []  # of each circuit: its towns
        self.stage_at: list[list[int]] = []  # of each circuit: for each town the number of its stage, or NO_STAGE
        self.first_stage: list[int] = []  # of each circuit: the number of its first stage among those of all circuits
        # Of each circuit: for each town whether it takes in everybody, as Paris does (rdf.economy.no-blocking).
        self.open_towns: list[list[bool]] = []
        self.rivals: list[int] = []  # of each match: the number of the same match in the opposite town
        self.race_vehicles: list[int] = []
        self.race_routes: list[list[int]] = []  # of each race: its towns from start to finish
        self.card_money: list[Money] = []  # of each card: what the bank pays; below zero: what it costs
        self.card_drivers: list[bool] = []  # of each card: whether it concerns owners of a car only
        self.card_from_each: list[Money] = []  # of each card: what every other player gives
        self.card_vehicles: list[int] = []  # of each card: the vehicle it brings, or NO_VEHICLE
        self.card_towns: list[int] = []  # of each card: where it sends, or NO_TOWN
        self.card_rests: list[bool] = []  # of each card: whether it costs the next turn
        self.card_agains: list[bool] = []  # of each card: whether one plays again

    def add_road(self, one: int, other: int) -> None:
        """A road for everybody."""
        self._join(self.roads, self.road_fares, one, other, 0)
        self._join(self.ways, self.way_fares, one, other, 0)
        self._join_land(one, other)

    def add_motorway(self, one: int, other: int) -> None:
        """A motorway is for cars."""
        self._join(self.ways, self.way_fares, one, other, MOTORWAY_TOLL)
        self._join_land(one, other)

    def add_crossing(self, one: int, other: int, fare: Money) -> None:
        """A passage is one section, with whatever one travels (rdf.sea.one-section)."""
        self._join(self.roads, self.road_fares, one, other, fare)
        self._join(self.ways, self.way_fares, one, other, fare)

    def neighbours(self, mode: int, town: int) -> list[int]:
        """The points at the other end of a section that may be taken so."""
        return self.ways[town] if mode == CAR else self.roads[town]

    def fares(self, mode: int, town: int) -> list[Money]:
        """What each of these sections costs."""
        return self.way_fares[town] if mode == CAR else self.road_fares[town]

    def fare(self, mode: int, here: int, town: int) -> Money:
        """What the section to a neighbour costs."""
        return self.fares(mode, here)[self.neighbours(mode, here).index(town)]

    def measure_work_towns(self) -> None:
        """Once the map is complete: the capitals as a ruined player sees them from each town."""
        self.work_towns = [self._capitals_by_distance(town) for town in range(len(self.kinds))]

    def _join(self, ways: list[list[int]], fares: list[list[Money]], one: int, other: int, fare: Money) -> None:
        ways[one].append(other)
        fares[one].append(fare)
        ways[other].append(one)
        fares[other].append(fare)

    def _join_land(self, one: int, other: int) -> None:
        self.land[one].append(other)
        self.land[other].append(one)

    def _capitals_by_distance(self, town: int) -> list[list[int]]:
        found: list[list[int]] = []
        reached = [town]
        ring = [town]
        while ring:
            capitals = sorted([other for other in ring if self.kinds[other] == CAPITAL])
            if capitals:
                found.append(capitals)
            ring = self.next_ring(ring, reached)
        return found

    def next_ring(self, ring: list[int], reached: list[int]) -> list[int]:
        following: list[int] = []
        for town in ring:
            for other in self.land[town]:
                if other not in reached:
                    reached.append(other)
                    following.append(other)
        return following
