"""Which board goes with which game."""

from collections.abc import Callable

from ludotheque.cli.boards.board import Board
from ludotheque.cli.boards.couleurs_du_monde import CouleursBoard
from ludotheque.cli.boards.cresus import CresusBoard
from ludotheque.cli.boards.joyeux_combinards import CombinardsBoard
from ludotheque.cli.boards.richesses_de_france import FranceBoard
from ludotheque.cli.boards.richesses_du_monde import RichessesBoard
from ludotheque.editions.edition import Edition
from ludotheque.kernel.action import Seat
from ludotheque.kernel.game import Options
from ludotheque.texts.catalogue import Catalogue

BOARDS: dict[str, Callable[[Edition, Catalogue, Seat, Options], Board]] = {
    "couleurs-du-monde": lambda edition, catalogue, player, _: CouleursBoard(edition, catalogue, player),
    "cresus": lambda edition, catalogue, player, _: CresusBoard(edition, catalogue, player),
    "joyeux-combinards": lambda edition, catalogue, player, _: CombinardsBoard(edition, catalogue, player),
    "richesses-du-monde": RichessesBoard,
    "richesses-de-france": lambda edition, catalogue, player, _: FranceBoard(edition, catalogue, player),
}


def lay_out(edition: Edition, catalogue: Catalogue, player: Seat, options: Options) -> Board:
    return BOARDS[edition.game](edition, catalogue, player, options)
