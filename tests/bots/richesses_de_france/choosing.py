"""What a bot does in an arranged position."""

from ludotheque.bots.worlds import Worlds
from ludotheque.kernel.action import Action, Seat
from ludotheque.kernel.play import play
from ludotheque.levels import make_bot
from ludotheque.shelf import box
from tests.games.richesses_de_france.arrange import EDITION, GAME, Table

SEED = 1


def choice(level: str, table: Table, seat: Seat) -> Action:
    bot = make_bot(box(GAME.name), level, SEED)
    return bot.choose(Worlds(GAME, table.state, seat, bot.luck), seat).action


def where_it_goes(level: str, table: Table, seat: Seat) -> str:
    """The town where the seat stands when its turn is over."""
    bot = make_bot(box(GAME.name), level, SEED)
    while table.waiting == [seat]:
        play(table.state, bot.choose(Worlds(GAME, table.state, seat, bot.luck), seat).action)
    return EDITION.ids["town"][table.state.towns[seat]]
