"""What decides a game: long chains, corners, going out, and the cards one is left with."""

from ludotheque.games.couleurs_du_monde import events
from ludotheque.mechanics.rules import Decisive, Final, helps, helps_by, hurts_by

GOING_OUT: Final = 40

DECISIVE: Final = [
    helps(events.WentOut, "seat", GOING_OUT),
    helps_by(events.PointsAnnounced, "seat", "points", 10),
    helps_by(events.CornerCompleted, "seat", "points", 10),
    helps_by(events.CornerKept, "seat", "points", 10),
    hurts_by(events.CardsLost, "seat", "points", 10),
    hurts_by(events.PlayRefused, "seat", "penalty", 10),
]


def decisive() -> list[Decisive]:
    return DECISIVE
