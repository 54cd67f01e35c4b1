"""A game whose tables begin in a position laid by a test, with dice that fall as the test wants."""

from collections.abc import Callable
from typing import Any

from ludotheque.kernel.action import Action, Filling, Seat
from ludotheque.kernel.chance import Chance
from ludotheque.kernel.decisive import Decisive
from ludotheque.kernel.game import Game, Options
from ludotheque.kernel.reckoning import Reckoning
from ludotheque.kernel.step import State, Tables

Arrange = Callable[[State], None]


class LoadedGame(Game[Any]):
    """The game itself in everything but the beginning."""

    def __init__(self, game: Game[Any], arrange: Arrange) -> None:
        super().__init__(game.name, game.prefix, game.rules_version, game.least_seats, game.most_seats)
        self.options = game.options
        self.over_days = game.over_days
        self._game = game
        self._arrange = arrange

    def home(self) -> str:
        return self._game.home()

    def start(self, seats: int, tables: Tables, options: Options, chance: Chance) -> Any:
        state = self._game.start(seats, tables, options, chance)
        state.told()
        self._arrange(state)
        return state

    def action(self, seat: Seat, verb: str, filling: Filling) -> Action:
        return self._game.action(seat, verb, filling)

    def view(self, state: Any, seat: Seat) -> Any:
        return self._game.view(state, seat)

    def recalls(self, state: Any) -> bool:
        return self._game.recalls(state)

    def is_out(self, state: Any, seat: Seat) -> bool:
        return self._game.is_out(state, seat)

    def redeal(self, state: Any, seat: Seat, luck: Chance) -> Any:
        world = self._game.redeal(state, seat, luck)
        world.chance.scripted = []
        return world

    def ranks(self, state: Any) -> list[int]:
        return self._game.ranks(state)

    def winners(self, state: Any) -> list[Seat]:
        return self._game.winners(state)

    def scores(self, state: Any) -> list[int]:
        return self._game.scores(state)

    def reckonings(self, state: Any) -> list[Reckoning]:
        return self._game.reckonings(state)

    def decisive(self) -> list[Decisive]:
        return self._game.decisive()

    def end_reason(self, state: Any) -> str:
        return self._game.end_reason(state)

    def problem(self, state: Any) -> str:
        return self._game.problem(state)

    def pieces(self) -> list[type]:
        return self._game.pieces()
