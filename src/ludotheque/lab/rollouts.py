"""What an answer is worth: played out from worlds that the seat cannot tell from the real one, by bots of one level.

Every answer meets the same worlds and the same luck, so that what sets two answers apart is the answers.
"""

from collections.abc import Sequence
from math import sqrt

from ludotheque.bots.bot import Bot
from ludotheque.bots.seeds import derived
from ludotheque.bots.worlds import Worlds
from ludotheque.box import Box
from ludotheque.kernel.action import CLOCK, Action, Seat, Tick
from ludotheque.kernel.chance import Chance
from ludotheque.kernel.play import deadline, is_over, play, take, waiting
from ludotheque.kernel.step import State
from ludotheque.levels import make_bot

MOST_ACTIONS = 100_000  # no game on the shelf comes near
SEEDS_OF_A_WORLD = 64  # more than there are seats


class Rollouts:
    """The worlds of one decision, by number. The same seed brings the same worlds."""

    def __init__(self, box: Box, state: State, seat: Seat, level: str, seed: int) -> None:
        self.box = box
        self.state = state
        self.seat = seat
        self.level = level
        self.seed = seed

    def shares(self, answers: Sequence[Action], world: int) -> list[float]:
        """What the seat takes of the win in this world, answer by answer."""
        luck = Chance(self._seed_of(world, 0))
        found: State = self.box.game.redeal(self.state, self.seat, luck)
        return [self._share_after(found.copy(), answer, world) for answer in answers]

    def _share_after(self, state: State, answer: Action, world: int) -> float:
        play(state, answer)
        bots = [make_bot(self.box, self.level, self._seed_of(world, 1 + seat)) for seat in range(state.seats)]
        played = 0
        while not is_over(state) and played < MOST_ACTIONS:
            played += self._go_round(state, bots)
        winners = self.box.game.winners(state)
        return 1 / len(winners) if self.seat in winners else 0.0

    def _go_round(self, state: State, bots: list[Bot]) -> int:
        """Everyone who is waited for acts, in the order of seats; if nobody is, time passes."""
        seats = sorted(waiting(state))
        if not seats:
            take(state, Tick(CLOCK, max(deadline(state), state.now)))
        for seat in seats:
            if seat in waiting(state):
                bot = bots[seat]
                play(state, bot.choose(Worlds(self.box.game, state, seat, bot.luck), seat).action)
        return max(len(seats), 1)

    def _seed_of(self, world: int, number: int) -> int:
        return derived(self.seed, world * SEEDS_OF_A_WORLD + number)


def mean_and_error(values: Sequence[float]) -> tuple[float, float]:
    """The mean, and how far it is off by chance, as a standard error."""
    mean = sum(values) / len(values)
    spread = sum((value - mean) ** 2 for value in values)
    return mean, sqrt(spread / max(len(values) - 1, 1) / len(values))
