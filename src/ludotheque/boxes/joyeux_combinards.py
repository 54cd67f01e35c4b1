"""Les Joyeux Combinards on the shelf."""

from ludotheque.box import Box, folder_of
from ludotheque.editions.joyeux_combinards import read_edition
from ludotheque.games.joyeux_combinards.game import JoyeuxCombinards

BOX = Box(
    JoyeuxCombinards(),
    folder_of("joyeux_combinards"),
    read_edition,
    bots={
        "greedy": "ludotheque.bots.joyeux_combinards.greedy:GreedyBot",
        "schemer": "ludotheque.bots.joyeux_combinards.schemer:SchemerBot",
    },
    board="ludotheque.cli.boards.joyeux_combinards:CombinardsBoard",
    # Cards that are drawn, shown or given up; whatever follows tells of them.
    reveals=frozenset(
        {
            "CardChecked",
            "CardConfiscated",
            "CardRevealed",
            "CardSeen",
            "CardSold",
            "CardSoldToBank",
            "CardsHandedIn",
            "CheckPassed",
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
)
