"""Who begins: everyone throws two dice, the highest total wins, and those who tie throw again."""

from ludotheque.kernel.rules import Chance, Seat


class StartingRoll:
    """All the throws in order, and who begins after them."""

    def __init__(self, seats: int, luck: Chance) -> None:
        self.throwers: list[Seat] = []
        self.points: list[int] = []  # of each thrower
        best = list(range(seats))
        while len(best) > 1:
            best = self._highest(best, luck)
        self.first: Seat = best[0]

    def _highest(self, seats: list[Seat], luck: Chance) -> list[Seat]:
        rolls: list[int] = []
        for seat in seats:
            rolls.append(luck.die("who begins", seat) + luck.die("who begins", seat))
            self.throwers.append(seat)
            self.points.append(rolls[-1])
        highest = max(rolls)
        return [seat for place, seat in enumerate(seats) if rolls[place] == highest]
