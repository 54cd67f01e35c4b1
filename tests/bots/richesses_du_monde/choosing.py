"""What a bot does in an arranged position."""

from ludotheque.bots.worlds import Worlds
from ludotheque.kernel.action import Action, Seat
from ludotheque.levels import make_bot
from ludotheque.shelf import box
from tests.games.richesses_du_monde.arrange import GAME, Table

SEED = 1


def choice(level: str, table: Table, seat: Seat) -> Action:
    bot = make_bot(box(GAME.name), level, SEED)
    return bot.choose(Worlds(GAME, table.state, seat, bot.luck), seat).action
