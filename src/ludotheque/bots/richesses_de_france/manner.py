"""What sets one navigator apart from another: what it fears, what it hopes for, how closely it looks."""

from typing import Final

from ludotheque.games.richesses_de_france.tables import BICYCLE, CAR, FOOT

TURN: Final = 100  # the unit of all costs is the hundredth of a turn


class Manner:
    """Costs are hundredths of turns. Standards are the navigator's; the champion's were found by self-play."""

    def __init__(self) -> None:
        self.franc_to_earn = (
            3.2  # what a missing franc costs: a turn of work brings 35, and the way to it has its price
        )
        self.risk = [0.0, 150.0, 600.0]  # of an empty purse, for walkers, cyclists and drivers: the vehicle is taken
        self.ease = 90.0  # francs that make the risk about three times smaller
        self.stakes_risk = 4000.0  # and who has nothing to stake wins nothing
        self.stakes_ease = 400.0
        self.whole_journey = 8.0 * TURN  # the risk fades with the last turns
        self.franc = 1.5  # what one at hand is worth where the richest wins: less than a turn's work brings
        self.narrow = 1.0 * TURN  # trips that are longer than the best by so much are not looked at closely
        self.worth_working = 0.4 * TURN  # what the pay must save
        self.cards = 1.0  # how much of what a chance card may bring is reckoned with …
        self.tolls = 1.0  # … and of a toll
        self.swing = 3.0 * TURN  # by so much luck may change how long a journey takes
        self.spite = 0.25  # a turn that a rival loses counts so much of one's own, if he is sure to win
        self.staked = 0.6  # Casinos: the part of its purse that it lays down, up to the limit …
        self.worth_staking = 50.0  # … if that is so much, at least …
        self.lead = 150.0  # … until it is so many francs ahead of everybody, and ends the game
        self.vehicles = [FOOT, BICYCLE, CAR]  # Économie: what it may leave Paris by …
        self.overtime = 0  # … and up to which round it may go on working there until it is sure to be the richest …
        self.safe_lead = 150.0  # … by so many francs: luck on the road is not expected to change more

    def copy(self) -> "Manner":
        twin = Manner()
        twin.franc_to_earn = self.franc_to_earn
        twin.risk = self.risk[:]
        twin.ease = self.ease
        twin.stakes_risk = self.stakes_risk
        twin.stakes_ease = self.stakes_ease
        twin.whole_journey = self.whole_journey
        twin.franc = self.franc
        twin.narrow = self.narrow
        twin.worth_working = self.worth_working
        twin.cards = self.cards
        twin.tolls = self.tolls
        twin.swing = self.swing
        twin.spite = self.spite
        twin.staked = self.staked
        twin.worth_staking = self.worth_staking
        twin.lead = self.lead
        twin.vehicles = self.vehicles[:]
        twin.overtime = self.overtime
        twin.safe_lead = self.safe_lead
        return twin


def _steady() -> Manner:
    manner = Manner()
    manner.cards = manner.tolls = manner.spite = 0.0
    manner.vehicles = [BICYCLE]
    return manner


def _champion() -> Manner:
    manner = Manner()
    manner.spite = 1.5
    manner.overtime = 70
    manner.safe_lead = 600.0
    return manner


def _champion_at_casinos() -> Manner:
    manner = _champion()
    manner.stakes_risk = 1000.0
    manner.stakes_ease = 250.0
    return manner


NAVIGATOR: Final = Manner()
STEADY: Final = _steady()
CHAMPION: Final = _champion()
CHAMPION_AT_CASINOS: Final = _champion_at_casinos()
CHAMPION_AT_SPORTS: Final = Manner()
