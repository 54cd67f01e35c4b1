"""All that a table agreed on before the game, and from which it can be set up again."""

from typing import Any, Final

import msgspec

from ludotheque.kernel.game import Game
from ludotheque.lessons.walk import Place
from ludotheque.record.promise import OpenDraws, Promise
from ludotheque.record.record import Header, read_options
from ludotheque.server.wire import Hosting, Language, Pace

UNSOWN: Final = "0"  # the seed is not known before everybody has sat down


class Setup(msgspec.Struct):
    key: str
    code: str
    game: str
    rules: int
    edition: str
    edition_hash: str
    seats: int
    seed: str  # decimal: wider than what JSON numbers carry; never leaves the house while the game runs
    options: dict[str, str]  # those that differ from the defaults
    pace: Pace
    language: Language
    created: int
    position: str = ""  # where the game starts, if not at the beginning
    hosting: Hosting = msgspec.field(default_factory=Hosting)
    promise: Promise | None = None  # from which the seed follows when the game begins; none at tables of old
    root: str = ""  # of the tree of open draws; empty until the game begins
    open_draws: list[OpenDraws] = []  # which these are, from then on
    lesson: Place | None = None  # of a guided first game: how far it has come
    rematch: str = ""  # the key of the table where its company plays again; empty: none

    def header(self, names: list[str]) -> Header:
        return Header(
            game=self.game,
            rules=self.rules,
            edition=self.edition,
            edition_hash=self.edition_hash,
            seats=self.seats,
            seed=int(self.seed),
            options=self.options,
            names=names,
            position=self.position,
        )


def all_options(game: Game[Any], setup: Setup) -> dict[str, str]:
    """Every option of the game with its value at this table."""
    values = read_options(game, setup.options)
    return {option.name: option.write(values[option.name]) for option in game.options}
