"""Games that go as they were once recorded: whoever plays the lines of the record comes to its end."""

from pathlib import Path
from typing import Any

from ludotheque.kernel.chance import Chance
from ludotheque.kernel.game import Game, Options
from ludotheque.kernel.step import State, Tables
from ludotheque.record.notation import read_action
from ludotheque.record.read import read_record
from ludotheque.record.record import Record, replay, set_up
from ludotheque.shelf import box
from tests.browser.loaded import LoadedGame
from tests.browser.rivals import ScriptedTable

RECORDS = Path(__file__).parents[1] / "records"
ENDED = {
    "couleurs-du-monde": "went-out",
    "cresus": "island-several",
    "joyeux-combinards": "rounds-played",
    "richesses-de-france": "first-home-monuments",
    "richesses-du-monde": "two-bankruptcies",
}


def record_of(game: str) -> Record:
    return read_record((RECORDS / game / f"{ENDED[game]}.record").read_text("utf-8"))


def last_position(game: str) -> State:
    found, record = box(game), record_of(game)
    return replay(record, found.game, found.edition(record.header.edition).tables)


def as_it_is(_state: State) -> None:
    """Nothing is arranged."""


class RecordedGame(LoadedGame):
    """The game with the luck of its record, whatever the luck of the table."""

    def __init__(self, game: Game[Any]) -> None:
        super().__init__(game, as_it_is)

    def start(self, seats: int, tables: Tables, options: Options, chance: Chance) -> Any:
        return set_up(self._game, tables, record_of(self.name).header)


class PlayedOut:
    """A table at which a recorded game is played, by everybody through sockets."""

    def __init__(self, address: str, game: str) -> None:
        self.record = record_of(game)
        header = self.record.header
        names = [name.split()[0] for name in header.names]
        self.table = ScriptedTable(address, game, names, header.options)
        self.players = [self.table.rival(seat) for seat in range(len(names))]
        self._actions = [read_action(box(game).game, header.seats, line) for line in self.record.lines]

    @property
    def left(self) -> int:
        return len(self._actions)

    def play(self, most: int = 10**6) -> "PlayedOut":
        """That many of the actions that are left."""
        for action in self._actions[:most]:
            self.players[action.seat].does(action.verb(), *action.filling())
        del self._actions[:most]
        number = max(player.now["number"] for player in self.players)
        for player in self.players:
            player.hear_until(number)
        return self

    @property
    def over(self) -> Any:
        """How the game ended; None: it goes on."""
        return self.players[0].now["over"]

    def is_anybody_out(self) -> bool:
        return any(player.now["out"] for player in self.players)

    def close(self) -> None:
        for player in self.players:
            player.close()
