"""The games under the laws: every box on the shelf, every test game, and the yardstick."""

import pytest

from ludotheque.proving.tiny_market import TinyMarket
from ludotheque.shelf import BOXES
from tests.kernel.games import TEST_GAMES
from tests.kernel.games.ready import Ready


def _on_the_shelf() -> list[Ready]:
    return [Ready(box.game, box.edition().tables, box.reveals) for box in BOXES.values()]


# The yardstick's view is bare: bids are told, not shown.
YARDSTICK = Ready(TinyMarket(), reveals=frozenset({"LotShown", "BidRaised"}))

ON_THE_SHELF = _on_the_shelf()
SUBJECTS = [*ON_THE_SHELF, *TEST_GAMES, YARDSTICK]
every_game = pytest.mark.parametrize("subject", SUBJECTS, ids=[subject.game.name for subject in SUBJECTS])
