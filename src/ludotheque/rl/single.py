"""One seat of a game as Gymnasium has it, against bots of one's choice. A letter that may not come next is refused."""

from typing import Any

import gymnasium

from ludotheque.bots.seeds import derived
from ludotheque.complaint import Complaint
from ludotheque.kernel.action import Seat
from ludotheque.kernel.play import take
from ludotheque.outside.opponents import make_opponent
from ludotheque.rl.spaces import letter_space, sight, sight_space
from ludotheque.rl.table import Table
from ludotheque.rl.title import MOST_DECISIONS, title
from ludotheque.seated import SeatedBots
from ludotheque.shelf import box


class SeatEnv(gymnasium.Env[Any, Any]):
    """The seat is another one in each game, unless it is named. Bots are named as for `ludotheque simulate --bots`."""

    metadata: dict[str, Any] = {"render_modes": []}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        bots: list[str],
        seat: Seat | None = None,
        options: dict[str, str] | None = None,
        edition: str = "",
        most_decisions: int = MOST_DECISIONS,
    ) -> None:
        self.title = title(game, len(bots) + 1, options, edition)
        if seat is not None and not 0 <= seat < self.title.players:
            raise Complaint(f"there is no seat {seat} among {self.title.players}, counted from 0")
        self.box = box(game)
        self.names = bots
        self.wanted_seat = seat
        self.most_decisions = most_decisions
        self.observation_space = sight_space(self.title)
        self.action_space = letter_space()

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        super().reset(seed=seed)
        game = int(self.np_random.integers(1 << 62))
        self.seat = game % self.title.players if self.wanted_seat is None else self.wanted_seat
        self.table = Table(self.title, game)
        self.bots = SeatedBots(self.box, derived(game, 2), make_opponent)
        self._let_others_play()
        return sight(self.table, self.seat), {"seat": self.seat}

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        info: dict[str, Any] = {"seat": self.seat}
        if not self.table.say(self.seat, int(action)):
            info["refused"] = True
        self._let_others_play()
        over = self.table.is_over()
        cut = not over and self.table.decisions >= self.most_decisions
        if over:
            info["scores"] = self.title.game.scores(self.table.state)
        return sight(self.table, self.seat), self.table.rewards()[self.seat], over, cut, info

    def _let_others_play(self) -> None:
        """Until the seat is asked, or the game ends."""
        table = self.table
        while not table.is_over() and self.seat not in table.asked() and table.decisions < self.most_decisions:
            other = table.asked()[0]
            take(table.state, self.bots.choose(table.state, other, self._bot_of(other)))
            table.decisions += 1
            table.go_on()

    def _bot_of(self, seat: Seat) -> str:
        return self.names[seat if seat < self.seat else seat - 1]
