"""What decides a game: the island, the sales and presents that pay for it, and the money that is missing."""

from ludotheque.games.cresus import events
from ludotheque.mechanics.rules import Decisive, Final, helps, helps_by, hurts, hurts_by

ISLAND: Final = 200  # nothing comes before it
SIGN_LOST: Final = 50

DECISIVE: Final = [
    helps(events.IslandBought, "seat", ISLAND),
    helps_by(events.ShareSold, "seat", "amount", 40),
    helps_by(events.SharesTraded, "seller", "amount", 50),
    helps_by(events.TournamentWon, "seat", "amount", 40),
    helps_by(events.BonusPaid, "seat", "amount", 40),
    helps_by(events.FortuneGained, "seat", "amount", 40),
    hurts_by(events.FortunePaid, "seat", "amount", 40),
    hurts(events.SignSold, "seat", SIGN_LOST),
    hurts_by(events.LoanGranted, "seat", "amount", 40),
]


def decisive() -> list[Decisive]:
    return DECISIVE
