"""Crésus on the shelf."""

from ludotheque.box import Box, folder_of
from ludotheque.editions.cresus import read_edition
from ludotheque.games.cresus.game import Cresus
from ludotheque.lid import Lid
from ludotheque.record.promise import OpenDraws

BOX = Box(
    Cresus(),
    folder_of("cresus"),
    read_edition,
    bots={
        "child": "ludotheque.bots.cresus.child:ChildBot",
        "greedy": "ludotheque.bots.cresus.greedy:GreedyBot",
        "steady": "ludotheque.bots.cresus.steady:SteadyBot",
        "broker": "ludotheque.bots.cresus.broker:BrokerBot",
        "champion": "ludotheque.bots.cresus.champion:ChampionBot",
    },
    lid=Lid(actions=378, difficulty=2, chief=("window",)),
    board="ludotheque.cli.boards.cresus:CresusBoard",
    habits=("stay-out", "decline"),
    by_hand=("stop-buying",),
    reveals=frozenset(
        {
            "BidsRevealed",
            "DiceThrown",
            "EntriesRevealed",
            "ExpertOffered",
            "FortuneDrawn",
            "GameEnded",  # as the next round: where nobody has bought a sign, that is what comes out
            "MarketsRevealed",
            "PirateStruck",
            "RoundBegun",
            "SharesShown",
            "SignsBought",
            "TipGiven",
            "TournamentThrown",
        }
    ),
    open_luck=(
        OpenDraws("sale", turns=12, counts=24),
        OpenDraws("tournament", turns=12, counts=6),
    ),
)
