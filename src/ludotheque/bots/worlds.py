"""All that a bot is given to think with: positions its seat cannot tell from the real one."""

from typing import Any

from ludotheque.kernel.action import Seat
from ludotheque.kernel.chance import Chance
from ludotheque.kernel.game import Game
from ludotheque.kernel.step import State


class Worlds:
    """Deals the hidden cards anew and brings fresh luck, as often as asked."""

    def __init__(self, game: Game[Any], state: State, seat: Seat, luck: Chance) -> None:
        self.game = game
        self._state = state
        self._seat = seat
        self._luck = luck

    def sample(self) -> State:
        world: State = self.game.redeal(self._state, self._seat, self._fresh_luck())
        return world

    def _fresh_luck(self) -> Chance:
        seed = 0
        for _ in range(4):
            seed = seed << 32 | self._luck.below(1 << 32)
        return Chance(seed)
