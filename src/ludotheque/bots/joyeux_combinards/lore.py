"""What the champion takes for granted of strangers: how they lie, and how they doubt. Found by self-play."""

from dataclasses import dataclass
from typing import Final

PRICES: Final = 6  # that may be announced; what follows is by their places, the lowest first


@dataclass(frozen=True)
class Lore:
    lying: tuple[float, ...]  # how often a card of each price is lied about
    pretence: tuple[float, ...]  # how often a liar says each price, as against the others
    doubts: tuple[float, ...]  # how often each price is doubted by a table of three listeners
    certainty: float = 4.0  # as many cards as must come out until a buyer is judged as much by them as by this …
    habit: float = 4.0  # … and as many prices as must be heard, for each, to judge the table


STRANGERS: Final = Lore(
    lying=(0.0, 0.25, 0.42, 0.6, 0.85, 0.98),
    pretence=(0.2, 0.33, 1.0, 1.1, 0.4, 0.0),
    doubts=(0.6, 0.6, 0.6, 0.6, 0.45, 0.0),
    habit=3.0,
)
