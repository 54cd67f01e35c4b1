"""Couleurs du Monde on the shelf."""

from ludotheque.box import Box, folder_of
from ludotheque.editions.couleurs_du_monde import read_edition
from ludotheque.games.couleurs_du_monde.game import CouleursDuMonde

BOX = Box(
    CouleursDuMonde(),
    folder_of("couleurs_du_monde"),
    read_edition,
    bots={
        "greedy": "ludotheque.bots.couleurs_du_monde.greedy:GreedyBot",
        "careful": "ludotheque.bots.couleurs_du_monde.careful:CarefulBot",
    },
    board="ludotheque.cli.boards.couleurs_du_monde:CouleursBoard",
    reveals=frozenset({"CardsDrawn", "HandDealt"}),
)
