"""What the lid of a box says to somebody who does not know the game."""

from dataclasses import dataclass

SECONDS_PER_ACTION = 6  # of a table of people, what answers itself included


@dataclass(frozen=True)
class Lid:
    """Whatever is not known is left out. How long a game is was measured by `ludotheque simulate`."""

    actions: int = 0  # of a game, on average: four seats, the best bots, twelve games
    difficulty: int = 0  # of learning it: 1 in a minute, 2 in a round, 3 in an evening; our own judgement
    begin_here: bool = False
    chief: tuple[str, ...] = ()  # options worth a thought at any table; the others are for those who look for them

    @property
    def minutes(self) -> int:
        """To the nearest five."""
        return 5 * round(self.actions * SECONDS_PER_ACTION / 60 / 5)
