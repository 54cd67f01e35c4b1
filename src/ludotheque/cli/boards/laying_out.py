"""The board that goes with a box: its own, or one that writes out whatever is seen."""

from collections.abc import Callable

from ludotheque.box import Box, fetch
from ludotheque.cli.boards.board import Board
from ludotheque.cli.boards.plain import PlainBoard
from ludotheque.editions.edition import Edition
from ludotheque.kernel.action import Seat
from ludotheque.kernel.game import Options
from ludotheque.texts.texts import Texts

Maker = Callable[[Edition, Texts, Seat, Options], Board]


def lay_out(box: Box, edition: Edition, texts: Texts, player: Seat, options: Options) -> Board:
    maker: Maker = fetch(box.board) if box.board else PlainBoard
    return maker(edition, texts, player, options)
