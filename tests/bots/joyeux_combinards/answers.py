"""What a bot does at an arranged table."""

from ludotheque.bots.bot import Bot
from ludotheque.bots.joyeux_combinards.manner import MIXED, Manner
from ludotheque.bots.joyeux_combinards.schemer import SchemerBot
from ludotheque.bots.worlds import Worlds
from ludotheque.kernel.action import Action, Seat
from ludotheque.kernel.chance import Chance
from ludotheque.levels import make_bot
from ludotheque.shelf import box
from tests.games.joyeux_combinards.arrange import GAME, Table


def choice(bot: Bot, table: Table, seat: Seat = 0) -> Action:
    return bot.choose(Worlds(GAME, table.state, seat, Chance(1)), seat).action


def schemer(manner: Manner = MIXED, seed: int = 1) -> SchemerBot:
    return SchemerBot("schemer", seed, manner)


def greedy(seed: int = 1) -> Bot:
    return make_bot(box(GAME.name), "greedy", seed)
