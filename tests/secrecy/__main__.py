"""`python -m tests.secrecy [--pairs 1000] [--game NAME]`: every byte a seat can get, in many pairs of worlds.

Of each game so many pairs of worlds that a seat, or a watcher, cannot tell apart are played over real sockets; see
`tests/server/comparing.py` for what is compared.
"""

import argparse
import sys
import tempfile
import time
from itertools import islice
from pathlib import Path

import pytest

from tests.kernel.games.ready import Ready
from tests.laws.subjects import ON_THE_SHELF
from tests.server.comparing import Comparison, ToldApart, pairs_of
from tests.server.door import Door, house_at
from tests.server.frankness import reasons_of_all_that_is_done
from tests.server.talkers import everybody_talks
from tests.server.worlds import StandingClock


def compare(door: Door, ready: Ready, pairs: int) -> str:
    """What was compared; ToldApart at the first difference."""
    began, actions, size = time.monotonic(), 0, 0
    for pair in islice(pairs_of(ready), pairs):
        comparison = Comparison(door, pair)
        actions += comparison.run()
        size += comparison.bytes_compared()
    took = time.monotonic() - began
    return f"{ready.game.name}: {pairs} pairs, {actions} actions, {size} bytes, no difference ({took:.0f} s)"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    names = [ready.game.name for ready in ON_THE_SHELF]
    parser.add_argument("--pairs", type=int, default=1000, help="of each game (standard: 1000)")
    parser.add_argument("--game", choices=names, action="append", help="standard: all")
    args = parser.parse_args()
    wanted = args.game or names
    with (
        tempfile.TemporaryDirectory() as folder,
        house_at(Path(folder), clock=StandingClock) as door,
        reasons_of_all_that_is_done(),
        everybody_talks(),
        pytest.MonkeyPatch.context() as patch,
    ):
        patch.setattr("ludotheque.server.thinking.SEED_BITS", 0)  # what advises draws the same in both worlds
        try:
            for ready in ON_THE_SHELF:
                if ready.game.name in wanted:
                    print(compare(door, ready, args.pairs), flush=True)
        except ToldApart as difference:
            print(difference, file=sys.stderr)
            return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
