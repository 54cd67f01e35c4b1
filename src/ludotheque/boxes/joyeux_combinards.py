"""Les Joyeux Combinards on the shelf."""

from ludotheque.box import Box, folder_of
from ludotheque.editions.joyeux_combinards import read_edition
from ludotheque.games.joyeux_combinards.game import JoyeuxCombinards
from ludotheque.lid import Lid
from ludotheque.record.promise import OpenDraws

BOX = Box(
    JoyeuxCombinards(),
    folder_of("joyeux_combinards"),
    read_edition,
    bots={
        "child": "ludotheque.bots.joyeux_combinards.child:ChildBot",
        "greedy": "ludotheque.bots.joyeux_combinards.greedy:GreedyBot",
        "steady": "ludotheque.bots.joyeux_combinards.steady:SteadyBot",
        "schemer": "ludotheque.bots.joyeux_combinards.schemer:SchemerBot",
        "champion": "ludotheque.bots.joyeux_combinards.champion:ChampionBot",
    },
    lid=Lid(actions=523, difficulty=2, chief=("goal", "window")),
    board="ludotheque.cli.boards.joyeux_combinards:CombinardsBoard",
    habits=("let-pass",),
    by_hand=("roll-dice", "move-on"),
    quiet=frozenset({"move-on"}),  # a hand is secret, and with it whether anything could be sold
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
    # Purses, records and what is sold lie open; hands, memories and what is thought of others do not.
    spoken=frozenset(
        {
            "clears-years",
            "dice-cost-less",
            "dice-could-ruin",
            "dice-or-nothing",
            "gives-goods",
            "least-missed",
            "pays-in-peace",
            "premium-pays",
            "reaches-goal",
            "remembers-oil",
            "sells-for",
            "sells-oil",
            "takes-reward",
        }
    ),
    open_luck=(
        OpenDraws("who begins", turns=1, counts=8),
        OpenDraws("dice", turns=64, counts=2),
        OpenDraws("tax", turns=64, counts=2),
        OpenDraws("customs", turns=64, counts=2),
        OpenDraws("contempt", turns=64, counts=1),
        OpenDraws("reward", turns=64, counts=1),
    ),
)
