"""The games under the laws: every box on the shelf, every test game, and the yardstick."""

import pytest

from ludotheque.proving.tiny_market import TinyMarket
from ludotheque.shelf import BOXES
from tests.kernel.games import TEST_GAMES
from tests.kernel.games.ready import Ready

# Events that bring hidden things out: dice, drawn cards, bids that are turned up. Any other event tells a seat
# nothing but what it could see already. A game that is not listed has none.
REVEALS: dict[str, frozenset[str]] = {
    "couleurs-du-monde": frozenset({"CardsDrawn", "HandDealt"}),
    "cresus": frozenset(
        {
            "BidsRevealed",
            "DiceThrown",
            "EntriesRevealed",
            "ExpertOffered",
            "FortuneDrawn",
            "MarketsRevealed",
            "PirateStruck",
            "SharesShown",
            "SignsBought",
            "TipGiven",
            "TournamentThrown",
        }
    ),
    # Cards that are drawn, shown or given up; whatever follows tells of them.
    "joyeux-combinards": frozenset(
        {
            "CardChecked",
            "CardRevealed",
            "CardSeen",
            "CardSold",
            "CardSoldToBank",
            "CardsHandedIn",
            "CustomsRolled",
            "DiceRolled",
            "HandDealt",
            "LockedUp",
            "OilDeclared",
            "OilSold",
            "TaxRolled",
            "WentBroke",
        }
    ),
    # Dice and drawn cards; a claim shows who holds the card of the region; a bet is said aloud and leaves no trace.
    "richesses-de-france": frozenset(
        {
            "BetLost",
            "BetWon",
            "CardDrawn",
            "ColourBet",
            "MatchThrown",
            "NoToll",
            "NumbersBet",
            "RegionDrawn",
            "TollClaimed",
            "WorkDone",
        }
    ),
    # Whoever pays, or cannot, shows something of a purse.
    "richesses-du-monde": frozenset(
        {
            "AssociationTooDear",
            "Associated",
            "BankPaid",
            "CashWanted",
            "DiceRolled",
            "DoublePaid",
            "GiftPaid",
            "NewsPaid",
            "NewsRead",
            "RoyaltyPaid",
            "WentBankrupt",
        }
    ),
}


def _on_the_shelf() -> list[Ready]:
    return [Ready(box.game, box.edition().tables, REVEALS.get(name, frozenset())) for name, box in BOXES.items()]


# The yardstick's view is bare: bids are told, not shown.
YARDSTICK = Ready(TinyMarket(), reveals=frozenset({"LotShown", "BidRaised"}))

ON_THE_SHELF = _on_the_shelf()
SUBJECTS = [*ON_THE_SHELF, *TEST_GAMES, YARDSTICK]
every_game = pytest.mark.parametrize("subject", SUBJECTS, ids=[subject.game.name for subject in SUBJECTS])
