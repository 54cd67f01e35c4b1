"""The bots that can sit at each game, from the easiest to the hardest."""

from collections.abc import Callable

from ludotheque.bots.bot import Bot
from ludotheque.bots.couleurs_du_monde.careful import CarefulBot
from ludotheque.bots.couleurs_du_monde.greedy import GreedyBot
from ludotheque.bots.cresus.broker import BrokerBot
from ludotheque.bots.cresus.greedy import GreedyBot as GreedyTrader
from ludotheque.bots.joyeux_combinards.greedy import GreedyBot as GreedyDealer
from ludotheque.bots.joyeux_combinards.schemer import SchemerBot
from ludotheque.bots.random_bot import RandomBot
from ludotheque.bots.richesses_de_france.greedy import GreedyBot as GreedyTraveller
from ludotheque.bots.richesses_de_france.navigator import NavigatorBot
from ludotheque.bots.richesses_du_monde.greedy import GreedyBot as GreedyOwner
from ludotheque.bots.richesses_du_monde.trader import TraderBot
from ludotheque.complaint import Complaint

BOTS: dict[str, dict[str, Callable[[str, int], Bot]]] = {
    "couleurs-du-monde": {"random": RandomBot, "greedy": GreedyBot, "careful": CarefulBot},
    "cresus": {"random": RandomBot, "greedy": GreedyTrader, "broker": BrokerBot},
    "joyeux-combinards": {"random": RandomBot, "greedy": GreedyDealer, "schemer": SchemerBot},
    "richesses-de-france": {"random": RandomBot, "greedy": GreedyTraveller, "navigator": NavigatorBot},
    "richesses-du-monde": {"random": RandomBot, "greedy": GreedyOwner, "trader": TraderBot},
}


def levels(game_name: str) -> list[str]:
    return list(BOTS.get(game_name, {"random": RandomBot}))


def make_bot(game_name: str, level: str, seed: int) -> Bot:
    makers = BOTS.get(game_name, {"random": RandomBot})
    if level not in makers:
        raise Complaint(f"{game_name} has no bot {level!r}; it has {', '.join(makers)}")
    return makers[level](level, seed)
