"""Finds the weights of the champion of Richesses du Monde: against three traders, with common luck, from a seed.

    python -m tools.tune_richesses [--rounds 6] [--games 2000] [--seed 1] [--jobs 2] [--minutes 0]

How it searches, tools/self_play.py says.
"""

from dataclasses import replace

from tools.self_play import Figures, arguments, one_among, share_of, tune

from ludotheque.bots.richesses_du_monde.champion import ChampionBot
from ludotheque.bots.richesses_du_monde.weights import CHAMPION
from ludotheque.lab.experiment import Setting

GAME = "richesses-du-monde"
TABLE = ["champion", "trader", "trader", "trader"]

STEPS = {
    "per_million": 0.006,
    "per_rival": 0.004,
    "growth": 0.07,
    "sharpness": 0.1,
    "appetite": 0.12,
    "too_late": 1.2,
    "cash": 0.2,
    "small_change": 0.3,
    "fear": 0.2,
    "drain": 0.2,
    "news_cost": 500_000.0,
    "worry": 0.02,
    "reluctance": 0.004,
    "worth_talking": 0.006,
    "purse_to_spend": 0.1,
    "margin": 0.012,
    "haggling": 0.05,
    "denial": 0.15,
    "boldness": 0.04,
    "frightening": 0.05,
    "better_together": 0.2,
}


class AgainstTraders:
    def __init__(self) -> None:
        self.start: Figures = {name: float(getattr(CHAMPION, name)) for name in STEPS}
        self.steps = STEPS

    def win(self, figures: Figures, seed: int, number: int) -> float:
        game = one_among(Setting(GAME, {}, ""), TABLE, seed, number)
        champion = game.bots[number % len(TABLE)]
        assert isinstance(champion, ChampionBot)
        champion.weights = replace(CHAMPION, **figures)
        return share_of(number % len(TABLE), game.play().winners)


if __name__ == "__main__":
    tune(AgainstTraders(), arguments(__doc__, 2000).parse_args(), "three traders")
