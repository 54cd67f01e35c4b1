"""Finds figures of the champion of Richesses de France, against two navigators.

    python -m tools.train_france [--rounds 6] [--games 2400] [--seed 1] [--jobs 2] [--minutes 0] [--circuits …]

It plays in turn all circuits but two that have figures of their own: --circuits casinos and --circuits sports.
"""

from tools.self_play import Figures, arguments, one_among, share_of, tune

from ludotheque.bots.richesses_de_france.champion import ChampionBot
from ludotheque.bots.richesses_de_france.manner import CHAMPION, CHAMPION_AT_CASINOS, CHAMPION_AT_SPORTS, Manner
from ludotheque.bots.seeds import derived
from ludotheque.lab.experiment import Setting

GAME = "richesses-de-france"
TABLE = ["champion", "navigator", "navigator"]
CIRCUITS = ["economy", "monuments", "wines", "tourism", "holidays", "specialities"]
OWN_FIGURES = {"casinos": CHAMPION_AT_CASINOS, "sports": CHAMPION_AT_SPORTS}

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
    def __init__(self, circuits: list[str]) -> None:
        self.circuits = circuits
        self.ships = OWN_FIGURES.get(",".join(circuits), CHAMPION)
        self.start: Figures = {name: float(getattr(self.ships, name)) for name in STEPS}
        self.steps = STEPS

    def win(self, figures: Figures, seed: int, number: int) -> float:
        """Each circuit is played from every seat before the next."""
        setting = Setting(GAME, {"circuit": self.circuits[number // len(TABLE) % len(self.circuits)]}, "")
        game = one_among(setting, TABLE, seed, number)
        seat = number % len(TABLE)
        learner = ChampionBot("learner", derived(game.recorder.header.seed, seat))
        learner.manner = learner.at_casinos = learner.at_sports = with_figures(self.ships, figures)
        game.bots[seat] = learner
        return share_of(seat, game.play().winners)


def with_figures(ships: Manner, figures: Figures) -> Manner:
    manner = ships.copy()
    for name, value in figures.items():
        setattr(manner, name, value)
    return manner


def main() -> None:
    parser = arguments(__doc__, 2400)
    parser.add_argument("--circuits", default=",".join(CIRCUITS), help="which, in turn")
    args = parser.parse_args()
    tune(AgainstNavigators(args.circuits.split(",")), args, "two navigators")


if __name__ == "__main__":
    main()
