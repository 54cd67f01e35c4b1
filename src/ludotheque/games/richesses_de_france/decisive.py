"""What decides a journey: wheels, prizes, what is won or lost on the way, and turns that are missed."""

from ludotheque.games.richesses_de_france import events
from ludotheque.mechanics.rules import Decisive, Final, helps, helps_by, hurts, hurts_by

STAGE: Final = 15
EVENT_WON: Final = 30
WHEELS: Final = 25
TURN: Final = 20
DEBT: Final = 25

DECISIVE: Final = [
    helps_by(events.CameHome, "seat", "amount", 50),
    helps(events.StageMarked, "seat", STAGE),
    helps(events.MatchWon, "winner", EVENT_WON),
    helps(events.RaceCompleted, "seat", EVENT_WON),
    hurts(events.RaceAbandoned, "seat", EVENT_WON),
    helps(events.VehicleBought, "seat", WHEELS),
    helps(events.VehicleGranted, "seat", WHEELS),
    helps_by(events.BetWon, "seat", "amount", 50),
    hurts_by(events.BetLost, "seat", "amount", 50),
    helps_by(events.TollPaid, "owner", "amount", 50),
    helps_by(events.CardGained, "seat", "amount", 50),
    hurts_by(events.CardPaid, "seat", "amount", 50),
    hurts(events.TurnLost, "seat", TURN),
    helps(events.TurnGained, "seat", TURN),
    hurts(events.DebtLeft, "seat", DEBT),
]


def decisive() -> list[Decisive]:
    return DECISIVE
