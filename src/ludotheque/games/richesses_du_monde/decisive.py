"""What decides a game: bankruptcies, royalties, trusts that change hands, and those who join forces."""

from ludotheque.games.richesses_du_monde import events
from ludotheque.mechanics.rules import Decisive, Final, helps, helps_by, hurts, hurts_by

BANKRUPT: Final = 90
EXCHANGE: Final = 25
ASSOCIATION: Final = 50
MILLION: Final = 1_000_000
FEW_MILLIONS: Final = 3_000_000

DECISIVE: Final = [
    hurts(events.WentBankrupt, "seat", BANKRUPT),
    helps_by(events.RoyaltyPaid, "owner", "amount", MILLION),
    hurts_by(events.RoyaltyPaid, "debtor", "amount", MILLION),
    hurts_by(events.RoyaltyForgotten, "owner", "amount", MILLION),
    helps(events.ExchangeMade, "proposer", EXCHANGE),
    helps(events.ExchangeMade, "partner", EXCHANGE),
    helps_by(events.HoldingSold, "buyer", "amount", FEW_MILLIONS),
    helps_by(events.LotSold, "buyer", "amount", FEW_MILLIONS),
    helps(events.Associated, "seat", ASSOCIATION),
    helps_by(events.WindfallReceived, "seat", "amount", FEW_MILLIONS),
    helps_by(events.TitleBought, "seat", "price", FEW_MILLIONS),
    helps_by(events.NewsGained, "seat", "amount", FEW_MILLIONS),
    hurts_by(events.NewsPaid, "seat", "amount", FEW_MILLIONS),
]


def decisive() -> list[Decisive]:
    return DECISIVE
