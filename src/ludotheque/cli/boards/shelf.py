"""Which board goes with which game."""

from collections.abc import Callable

from ludotheque.cli.boards.board import Board
from ludotheque.cli.boards.couleurs_du_monde import CouleursBoard
from ludotheque.cli.boards.joyeux_combinards import CombinardsBoard
from ludotheque.editions.edition import Edition
from ludotheque.kernel.action import Seat
from ludotheque.texts.catalogue import Catalogue

BOARDS: dict[str, Callable[[Edition, Catalogue, Seat], Board]] = {
    "couleurs-du-monde": CouleursBoard,
    "joyeux-combinards": CombinardsBoard,
}


def lay_out(edition: Edition, catalogue: Catalogue, player: Seat) -> Board:
    return BOARDS[edition.game](edition, catalogue, player)
