"""Records to try the command line with."""

from ludotheque.kernel.chance import Chance
from ludotheque.kernel.play import is_over
from ludotheque.kernel.random_play import random_action
from ludotheque.protocol.header import new_header
from ludotheque.record.record import Recorder
from ludotheque.shelf import box

GAME = "couleurs-du-monde"


def recorded(seed: int, most: int = 10_000) -> Recorder:
    """A game played at random to its end, or for so many actions."""
    chosen = box(GAME)
    edition = chosen.edition()
    header = new_header(chosen, edition, 3, seed, names=["Ada", "Blaise", "Chloé"])
    recorder = Recorder(chosen.game, edition.tables, header)
    luck = Chance(seed + 1)
    while not is_over(recorder.state) and len(recorder.lines) < most:
        recorder.play(random_action(chosen.game, recorder.state, luck))
    return recorder
