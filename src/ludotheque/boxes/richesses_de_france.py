"""Richesses de France on the shelf."""

from ludotheque.box import Box, folder_of
from ludotheque.editions.richesses_de_france import read_edition
from ludotheque.games.richesses_de_france.game import RichessesDeFrance

BOX = Box(
    RichessesDeFrance(),
    folder_of("richesses_de_france"),
    read_edition,
    bots={
        "greedy": "ludotheque.bots.richesses_de_france.greedy:GreedyBot",
        "navigator": "ludotheque.bots.richesses_de_france.navigator:NavigatorBot",
    },
    board="ludotheque.cli.boards.richesses_de_france:FranceBoard",
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
)
