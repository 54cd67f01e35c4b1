"""Richesses de France on the shelf."""

from ludotheque.box import Box, folder_of
from ludotheque.editions.richesses_de_france import read_edition
from ludotheque.games.richesses_de_france.game import RichessesDeFrance
from ludotheque.lid import Lid
from ludotheque.record.promise import OpenDraws

BOX = Box(
    RichessesDeFrance(),
    folder_of("richesses_de_france"),
    read_edition,
    bots={
        "child": "ludotheque.bots.richesses_de_france.child:ChildBot",
        "greedy": "ludotheque.bots.richesses_de_france.greedy:GreedyBot",
        "steady": "ludotheque.bots.richesses_de_france.steady:SteadyBot",
        "navigator": "ludotheque.bots.richesses_de_france.navigator:NavigatorBot",
        "champion": "ludotheque.bots.richesses_de_france.champion:ChampionBot",
    },
    lid=Lid(actions=504, difficulty=2, chief=("circuit", "length")),
    board="ludotheque.cli.boards.richesses_de_france:FranceBoard",
    habits=("claim-toll", "stand-aside"),
    by_hand=("work", "let-pass"),
    quiet=frozenset({"let-pass"}),  # who holds the card of a region is secret
    # Dice and drawn cards; a claim shows who holds the card of the region.
    reveals=frozenset(
        {
            "BetLost",
            "BetWon",
            "CardDrawn",
            "MatchThrown",
            "NoToll",
            "OrderRolled",
            "RegionDrawn",
            "TollClaimed",
            "WorkDone",
        }
    ),
    # All lies open but the region cards: what is feared of tolls, and whoever might claim one, is kept back.
    spoken=frozenset(
        {
            "begins-race",
            "claims-toll",
            "heads-for",
            "must-work",
            "needs-money",
            "races-on",
            "ready",
            "seeks-work",
            "stakes-pay",
            "starts-here",
            "usual-stake",
            "vehicle-costs",
            "waits-in-paris",
            "works-for-vehicle",
            "works-to-leave",
        }
    ),
    open_luck=(
        OpenDraws("who begins", turns=1, counts=8),
        OpenDraws("work", turns=64, counts=1),
        OpenDraws("toll", turns=64, counts=1),
        OpenDraws("stake", turns=64, counts=1),
        OpenDraws("match", turns=64, counts=4),
    ),
)
