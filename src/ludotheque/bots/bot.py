"""A player made of code."""

from mypy_extensions import mypyc_attr

from ludotheque.bots.choice import Choice, Reason, weightiest
from ludotheque.bots.temper import EVEN, Temper
from ludotheque.bots.worlds import Worlds
from ludotheque.kernel.action import Action, Seat
from ludotheque.kernel.chance import Chance


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Same seed and same worlds, same choices: a simulation repeats exactly."""

    def __init__(self, name: str, seed: int) -> None:
        self.name = name
        self.luck = Chance(seed)  # its own; the luck of the table is hidden from it
        self.temper: Temper = EVEN
        self.grudges: list[int] = []  # by seat, what it holds against it, up to 3; whoever seats the bot keeps it
        self._reasons: list[Reason] = []
        self._second: Action | None = None
        self._behind: float | None = None

    def choose(self, worlds: Worlds, seat: Seat) -> Choice:
        """What the seat, which is waited for, does now, and why."""
        self._forget()
        action = self.decide(worlds, seat)
        return Choice(action, self._reasons, self._second, self._behind)

    def decide(self, worlds: Worlds, seat: Seat) -> Action:
        """What each bot answers for itself; on the way it may say `because` and `otherwise`."""
        raise NotImplementedError

    def grudge(self, other: Seat) -> int:
        """What it holds against another seat: 0 nothing, 3 as much as it can."""
        return self.grudges[other] if self.grudges else 0

    def because(self, word: str, weight: float, figures: dict[str, int]) -> None:
        """Note a reason for what is being decided."""
        self._reasons.append(Reason(word, weight, figures))

    def tell_reasons(self, reasons: list[Reason]) -> None:
        """Note the weightiest of these."""
        self._reasons += weightiest(reasons)

    def otherwise(self, second: Action, behind: float | None = None) -> None:
        """Note what comes next to what is being decided, and how many shares of a win it is behind."""
        self._second = second
        self._behind = behind

    def _forget(self) -> None:
        """On its own, or the compiler takes it that nothing is noted afterwards."""
        self._reasons = []
        self._second = None
        self._behind = None
