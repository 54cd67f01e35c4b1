"""A bot's turn at an arranged table."""

from ludotheque.bots.worlds import Worlds
from ludotheque.games.couleurs_du_monde.actions import PlayCard
from ludotheque.kernel.action import Action
from ludotheque.kernel.chance import Chance
from ludotheque.levels import make_bot
from ludotheque.shelf import box
from tests.games.couleurs_du_monde.arrange import GAME, NATIONS, Table


def choice(level: str, table: Table) -> Action:
    """What the bot does first, on the seat to move."""
    seat = table.to_move
    return make_bot(box(GAME.name), level, 1).choose(Worlds(GAME, table.state, seat, Chance(1)), seat).action


def turn(level: str, table: Table) -> list[str]:
    """The nations the bot covers in its whole turn."""
    seat, deal = table.to_move, table.state.deal
    covered: list[str] = []
    while not table.is_over and table.to_move == seat and table.state.deal == deal:
        action = choice(level, table)
        if isinstance(action, PlayCard):
            covered.append(NATIONS[action.nation])
        table.plays(action)
    return covered
