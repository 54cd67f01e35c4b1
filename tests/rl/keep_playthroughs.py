"""Writes OpenSpiel's playthroughs of the games anew: python -m tests.rl.keep_playthroughs."""

import lzma

from tests.rl.games import SIX
from tests.rl.test_openspiel import KEPT, playthrough

if __name__ == "__main__":
    for game in SIX:
        (KEPT / f"{game}.txt.xz").write_bytes(lzma.compress(playthrough(game).encode(), preset=9))
