"""Whom to report at a flying check, if anybody."""

from typing import Final

from ludotheque.bots.joyeux_combinards.outlook import Outlook
from ludotheque.bots.sums import added
from ludotheque.games.joyeux_combinards.informer import suspects
from ludotheque.games.joyeux_combinards.tables import ILLEGAL
from ludotheque.kernel.action import Seat

NOBODY_TO_REPORT: Final = -1
DIE: Final = 3.5  # on average
MOST_POINTS_OF_A_DIE: Final = 6


class Suspicion:
    def __init__(self, suspect: Seat, odds: float, worth: float) -> None:
        self.suspect = suspect
        self.odds = odds  # that a card drawn from his hand is illegal
        self.worth = worth  # of reporting him


def best_suspicion(outlook: Outlook, rancours: list[float]) -> Suspicion:
    """Of nobody, where nobody is worth the risk."""
    best = Suspicion(NOBODY_TO_REPORT, 0.0, 0.0)
    if not outlook.manner.informs:
        return best
    for suspect in suspects(outlook.world, outlook.seat):
        odds = outlook.memory.odds_of_contraband(outlook.world, outlook.seat, suspect)
        worth = _worth(outlook, suspect, odds) + rancours[suspect]
        if worth > best.worth:
            best = Suspicion(suspect, odds, worth)
    return best


def _worth(outlook: Outlook, suspect: Seat, odds: float) -> float:
    years = outlook.world.years[outlook.seat]
    reward = DIE * max(1.0, outlook.year) if years else DIE
    hurt = outlook.manner.spite * _threat(outlook, suspect) * _usual_punishment(outlook)
    locked_up = years + MOST_POINTS_OF_A_DIE > outlook.tables.most_years
    return odds * (reward + hurt) - (1 - odds) * (DIE * outlook.year + (outlook.manner.ruin if locked_up else 0.0))


def _threat(outlook: Outlook, suspect: Seat) -> float:
    """A rival close to the goal is everybody's business; the money shows how close."""
    world = outlook.world
    rivals = [other for other in world.players() if other != outlook.seat]
    total = sum(world.cash[other] + 1 for other in rivals)
    return (world.cash[suspect] + 1) / total


def _usual_punishment(outlook: Outlook) -> float:
    """Of illegal goods on average, with what they would have brought."""
    tables = outlook.tables
    cards = [card for card, goods in enumerate(tables.goods) if goods == ILLEGAL]
    total = added([tables.fines[card] + tables.years[card] * outlook.manner.year for card in cards])
    total += added([max(tables.sale_prices[card]) / 2 for card in cards])
    return total / len(cards)
