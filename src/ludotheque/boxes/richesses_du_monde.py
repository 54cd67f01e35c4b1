"""Richesses du Monde on the shelf."""

from ludotheque.box import Box, folder_of
from ludotheque.editions.richesses_du_monde import read_edition
from ludotheque.games.richesses_du_monde.game import RichessesDuMonde

BOX = Box(
    RichessesDuMonde(),
    folder_of("richesses_du_monde"),
    read_edition,
    bots={
        "greedy": "ludotheque.bots.richesses_du_monde.greedy:GreedyBot",
        "trader": "ludotheque.bots.richesses_du_monde.trader:TraderBot",
    },
    board="ludotheque.cli.boards.richesses_du_monde:RichessesBoard",
    # Whoever pays, offers to pay, or cannot, shows something of a purse.
    reveals=frozenset(
        {
            "Associated",
            "AssociationTooDear",
            "BankPaid",
            "BidMade",
            "CashWanted",
            "DecisionProposed",
            "DiceRolled",
            "DoublePaid",
            "ExchangeMade",
            "ExchangeProposed",
            "GameEnded",
            "GiftPaid",
            "JokerBought",
            "NewsPaid",
            "NewsRead",
            "PriceOffered",
            "RoyaltyPaid",
            "TitleBought",
            "WentBankrupt",
        }
    ),
)
