"""What is played: a game with its tables, the rules of the table, and how many sit down."""

from dataclasses import dataclass
from typing import Any

from ludotheque import shelf
from ludotheque.bots.seeds import derived
from ludotheque.complaint import Complaint
from ludotheque.kernel.chance import Chance
from ludotheque.kernel.game import BadOption, Game, Options
from ludotheque.kernel.step import State, Tables
from ludotheque.lab.limit import with_limit
from ludotheque.proving.tiny_market import TinyMarket
from ludotheque.record.record import read_options
from ludotheque.spelling.sight import outline
from ludotheque.spelling.spelled_game import verbs_of

YARDSTICK = "tiny-market"  # not on the shelf: the small game by which speed is measured
USUAL_PLAYERS = 4
MOST_DECISIONS = 20_000  # of a game: no learner waits for a longer one


@dataclass
class Title:
    game: Game[Any]
    tables: Tables
    options: Options
    players: int

    def start(self, seed: int) -> State:
        state: State = self.game.start(self.players, self.tables, self.options, Chance(derived(seed, 1)))
        return state

    def verbs(self) -> list[str]:
        return verbs_of(self.game)

    def layout(self) -> dict[str, slice]:
        """Where each thing that is seen stands among the cells; what is written several times stands together."""
        found: dict[str, slice] = {}
        sheet = outline(self.game, self.start(0))
        at = 0
        for name, count in zip(sheet.names, sheet.counts, strict=True):
            first = found[name].start if name in found else at
            at += count
            found[name] = slice(first, at)
        return found


def title(name: str, players: int | None = None, options: dict[str, str] | None = None, edition: str = "") -> Title:
    """A Complaint says what is wrong. Where the rules set no limit of rounds, the laboratory's holds."""
    game, tables = _on_the_shelf(name, edition)
    seats = min(max(USUAL_PLAYERS, game.least_seats), game.most_seats) if players is None else players
    if not game.least_seats <= seats <= game.most_seats:
        raise Complaint(f"{game.name} is played by {game.least_seats} to {game.most_seats}, not by {seats}")
    try:
        return Title(game, tables, read_options(game, with_limit(game, options or {})), seats)
    except BadOption as error:
        raise Complaint(str(error)) from None


def _on_the_shelf(name: str, edition: str) -> tuple[Game[Any], Tables]:
    if name == YARDSTICK:
        return TinyMarket(), Tables()
    box = shelf.box(name)
    return box.game, box.find_edition(edition).tables
