"""What a bot does in an arranged position."""

from ludotheque.bots.worlds import Worlds
from ludotheque.kernel.action import Action, Seat
from ludotheque.levels import make_bot
from ludotheque.shelf import box
from tests.games.cresus.arrange import GAME, Table

SEED = 1


def choice(level: str, table: Table, seat: Seat, seed: int = SEED) -> Action:
    bot = make_bot(box(GAME.name), level, seed)
    return bot.choose(Worlds(GAME, table.state, seat, bot.luck), seat).action


def choices(level: str, table: Table, seat: Seat, count: int) -> list[Action]:
    """What bots of different luck do."""
    return [choice(level, table, seat, seed) for seed in range(count)]
