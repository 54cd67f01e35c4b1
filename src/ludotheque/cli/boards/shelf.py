"""Which board goes with which game."""

from ludotheque.cli.boards.board import Board
from ludotheque.cli.boards.couleurs_du_monde import CouleursBoard
from ludotheque.editions.edition import Edition
from ludotheque.kernel.action import Seat
from ludotheque.texts.catalogue import Catalogue

BOARDS = {
    "couleurs-du-monde": CouleursBoard,
}


def lay_out(edition: Edition, catalogue: Catalogue, player: Seat) -> Board:
    return BOARDS[edition.game](edition, catalogue, player)
