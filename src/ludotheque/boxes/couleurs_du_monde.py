"""Couleurs du Monde on the shelf."""

from ludotheque.box import Box, folder_of
from ludotheque.editions.couleurs_du_monde import read_edition
from ludotheque.games.couleurs_du_monde.game import CouleursDuMonde
from ludotheque.lid import Lid
from ludotheque.record.promise import OpenDraws

BOX = Box(
    CouleursDuMonde(),
    folder_of("couleurs_du_monde"),
    read_edition,
    bots={
        "child": "ludotheque.bots.couleurs_du_monde.child:ChildBot",
        "greedy": "ludotheque.bots.couleurs_du_monde.greedy:GreedyBot",
        "steady": "ludotheque.bots.couleurs_du_monde.steady:SteadyBot",
        "careful": "ludotheque.bots.couleurs_du_monde.careful:CarefulBot",
        "champion": "ludotheque.bots.couleurs_du_monde.champion:ChampionBot",
    },
    lid=Lid(actions=171, difficulty=1, begin_here=True, chief=("match",)),
    board="ludotheque.cli.boards.couleurs_du_monde:CouleursBoard",
    by_hand=("announce-points",),
    reveals=frozenset({"CardsDrawn", "HandDealt"}),
    # All hands lie open, and nobody knows the order of the stock: everybody may reckon all of it.
    spoken=frozenset(
        {
            "cannot-play",
            "closes-corner",
            "draws-cards",
            "ends-ahead",
            "ends-behind",
            "ends-deal",
            "frees-hand",
            "hopes-for-corner",
            "lays-card",
            "lays-chain",
            "most-points",
            "opens-way",
            "pays-to-wait",
            "spends-hand",
        }
    ),
    open_luck=(OpenDraws("dealer", turns=1, counts=1),),
)
