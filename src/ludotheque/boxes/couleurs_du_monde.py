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
        "greedy": "ludotheque.bots.couleurs_du_monde.greedy:GreedyBot",
        "careful": "ludotheque.bots.couleurs_du_monde.careful:CarefulBot",
    },
    lid=Lid(actions=171, difficulty=1, begin_here=True, chief=("match",)),
    board="ludotheque.cli.boards.couleurs_du_monde:CouleursBoard",
    by_hand=("announce-points",),
    reveals=frozenset({"CardsDrawn", "HandDealt"}),
    open_luck=(OpenDraws("dealer", turns=1, counts=1),),
)
