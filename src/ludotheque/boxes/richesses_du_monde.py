"""Richesses du Monde on the shelf."""

from ludotheque.box import Box, folder_of
from ludotheque.editions.richesses_du_monde import read_edition
from ludotheque.games.richesses_du_monde.game import RichessesDuMonde
from ludotheque.lid import Lid
from ludotheque.record.promise import OpenDraws

BOX = Box(
    RichessesDuMonde(),
    folder_of("richesses_du_monde"),
    read_edition,
    bots={
        "child": "ludotheque.bots.richesses_du_monde.child:ChildBot",
        "greedy": "ludotheque.bots.richesses_du_monde.greedy:GreedyBot",
        "steady": "ludotheque.bots.richesses_du_monde.steady:SteadyBot",
        "trader": "ludotheque.bots.richesses_du_monde.trader:TraderBot",
        "champion": "ludotheque.bots.richesses_du_monde.champion:ChampionBot",
    },
    lid=Lid(actions=478, difficulty=3, chief=("quick", "window")),
    board="ludotheque.cli.boards.richesses_du_monde:RichessesBoard",
    habits=("claim-royalty", "stand-aside"),
    by_hand=("roll-dice", "stop-buying", "settle-debt"),
    weighed=frozenset({"settle-debt"}),
    # Cash is secret, and with it whether one could buy, bid or agree.
    quiet=frozenset({"decline", "stand-aside", "stop-buying"}),
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
    # What titles do, everybody may reckon; what money does depends on a secret purse.
    spoken=frozenset(
        {
            "biggest-share",
            "collects",
            "denies-rival",
            "doubles-royalties",
            "feeds-rival",
            "keeps-from-rival",
            "keeps-holding",
            "least-useful",
            "loses-royalties",
            "nears-royalties",
            "opens-royalties",
            "parts-with",
            "raises-royalties",
            "swaps-for-less",
            "swaps-for-more",
            "weakens-rival",
            "would-be-useful",
            "would-feed-rival",
            "would-swap",
        }
    ),
    open_luck=(
        OpenDraws("who begins", turns=1, counts=8),
        OpenDraws("dice", turns=64, counts=2),
    ),
)
