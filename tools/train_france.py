"""Finds figures of the champion of Richesses de France: against two navigators, on all eight circuits in turn.

python -m tools.train_france [--rounds 6] [--games 2400] [--seed 1] [--jobs 2] [--minutes 0]
"""

from tools.self_play import Figures, arguments, one_among, share_of, tune

from ludotheque.bots.richesses_de_france.champion import ChampionBot
from ludotheque.bots.richesses_de_france.manner import CHAMPION, Manner
from ludotheque.bots.richesses_de_france.manner import champion as champion_manner
from ludotheque.bots.seeds import derived
from ludotheque.lab.experiment import Setting

GAME = "richesses-de-france"
TABLE = ["champion", "navigator", "navigator"]
CIRCUITS = ["economy", "monuments", "casinos", "wines", "tourism", "holidays", "specialities", "sports"]

STEPS = {
    "franc_to_earn": 0.4,
    "ease": 20.0,
    "stakes_risk": 800.0,
    "stakes_ease": 80.0,
    "whole_journey": 150.0,
    "franc": 0.3,
    "narrow": 30.0,
    "worth_working": 15.0,
    "cards": 0.2,
    "tolls": 0.2,
    "swing": 70.0,
    "spite": 0.2,
    "staked": 0.1,
    "worth_staking": 15.0,
    "lead": 60.0,
    "safe_lead": 60.0,
}


class AgainstNavigators:
    def __init__(self) -> None:
        self.start: Figures = {name: float(getattr(CHAMPION, name)) for name in STEPS}
        self.steps = STEPS

    def win(self, figures: Figures, seed: int, number: int) -> float:
        """Each circuit is played from every seat before the next."""
        setting = Setting(GAME, {"circuit": CIRCUITS[number // len(TABLE) % len(CIRCUITS)]}, "")
        game = one_among(setting, TABLE, seed, number)
        seat = number % len(TABLE)
        game.bots[seat] = ChampionBot("learner", derived(game.recorder.header.seed, seat), with_figures(figures))
        return share_of(seat, game.play().winners)


def with_figures(figures: Figures) -> Manner:
    manner = champion_manner()
    for name, value in figures.items():
        setattr(manner, name, value)
    return manner


if __name__ == "__main__":
    tune(AgainstNavigators(), arguments(__doc__, 2400).parse_args(), "two navigators")
