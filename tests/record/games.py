"""Real games of Couleurs du Monde, as records."""

from ludotheque.kernel.chance import Chance
from ludotheque.kernel.play import is_over
from ludotheque.kernel.random_play import random_action
from ludotheque.kernel.step import State, Tables
from ludotheque.record.read import read_record
from ludotheque.record.record import Header, Recorder, replay
from ludotheque.shelf import box

BOX = box("couleurs-du-monde")
EDITION = BOX.edition()
GAME = BOX.game
TABLES: Tables = EDITION.tables


def header(
    seats: int = 3, seed: int = 42, options: dict[str, str] | None = None, names: list[str] | None = None
) -> Header:
    return Header(GAME.name, GAME.rules_version, EDITION.id, EDITION.hash, seats, seed, options or {}, names or [])


def recorded(head: Header, actions: int) -> Recorder:
    """A table played at random for so many actions, or until the game is over."""
    recorder = Recorder(GAME, TABLES, head)
    luck = Chance(head.seed + 1)
    while len(recorder.lines) < actions and not is_over(recorder.state):
        recorder.play(random_action(GAME, recorder.state, luck))
    return recorder


def replayed(text: str) -> State:
    """The position a record's text leads to; its game must be on the shelf."""
    record = read_record(text)
    return replay(record, box(record.header.game).game, TABLES)
