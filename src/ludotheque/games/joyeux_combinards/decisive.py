"""What decides a game: what is sold, what is found out, and the years that it costs."""

from ludotheque.games.joyeux_combinards import events
from ludotheque.mechanics.rules import Decisive, Final, helps_by, hurts, hurts_by

OUT: Final = 90
CAUGHT: Final = 35

DECISIVE: Final = [
    hurts(events.LockedUp, "seat", OUT),
    hurts(events.WentBroke, "seat", OUT),
    helps_by(events.CardSold, "seller", "amount", 25),
    helps_by(events.OilSold, "seller", "amount", 25),
    helps_by(events.OilDeclared, "seat", "amount", 40),
    hurts(events.OilDenounced, "suspect", CAUGHT),
    hurts(events.DoubtJustified, "buyer", CAUGHT),
    helps_by(events.DoubtUnjustified, "buyer", "amount", 25),
    helps_by(events.PotTaken, "seat", "amount", 25),
    helps_by(events.RewardPaid, "seat", "amount", 25),
    hurts_by(events.CardConfiscated, "seat", "years", 2),
    hurts_by(events.ContemptPunished, "seat", "years", 2),
    helps_by(events.CardsHandedIn, "seat", "years", 2),
    helps_by(events.YearsRemitted, "seat", "years", 2),
    hurts_by(events.FinePaid, "seat", "amount", 25),
    hurts_by(events.TaxPaid, "seat", "amount", 40),
]


def decisive() -> list[Decisive]:
    return DECISIVE
