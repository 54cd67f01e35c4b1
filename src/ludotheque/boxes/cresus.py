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
    # Purses, portfolios and signs lie open; what is sealed, and what an analyst has shown, is not spoken of.
    spoken=frozenset(
        {
            "bargain",
            "doubles-premium",
            "gains-by-deal",
            "half-price",
            "hardly-gains",
            "helps-too-much",
            "keeps-shares",
            "lets-itself-off",
            "loses-by-deal",
            "must-sell-share",
            "must-sell-sign",
            "needs-cash",
            "no-good-answer",
            "no-trade",
            "nothing-to-swap",
            "nothing-worth-buying",
            "sells-now",
            "sells-too-soon",
            "small-payment",
            "takes-price",
            "throws-on",
            "uses-help",
            "wants-share",
        }
    ),
    open_luck=(
        OpenDraws("sale", turns=12, counts=24),
        OpenDraws("tournament", turns=12, counts=6),
    ),
)
