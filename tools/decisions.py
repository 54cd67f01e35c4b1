"""How much a person is asked in a whole game, and how much of it has one possible answer, the house answering or not.

    python -m tools.decisions [--games 10] [--level champion] [--json]

On the first seat sits a person who chooses as a bot would; bots play the others. An empty stop is a question in a
window that has nothing to do with the person. A danger is a question with one answer, before which one might act.
"""

import argparse
import json
from dataclasses import asdict, dataclass, field

from ludotheque.answering import answer_for, is_alone, may_do_else
from ludotheque.box import Box
from ludotheque.kernel.action import CLOCK, Seat, Tick
from ludotheque.kernel.play import deadline, is_over, waiting
from ludotheque.lab.limit import with_limit
from ludotheque.protocol.header import new_header
from ludotheque.record.record import Recorder
from ludotheque.seated import SeatedBots
from ludotheque.shelf import BOXES

PERSON: Seat = 0
SEATS = 3
MOST_ACTIONS = 20_000


@dataclass
class Tally:
    game: str
    decisions: int = 0  # of the person
    alone: int = 0  # with one possible answer
    empty_stops: int = 0  # of these, in a window in which several are asked or the clock runs
    asked: int = 0  # where the house answers: what is left to the person
    asked_alone: int = 0
    dangers: int = 0  # asked because the one answer might ruin, though the desk is open
    asked_empty: int = 0
    shares: dict[str, float] = field(default_factory=dict)

    def close(self) -> None:
        self.shares = {
            "without": round(100 * self.alone / max(1, self.decisions), 1),
            "with": round(100 * self.asked_alone / max(1, self.asked), 1),
        }


def count(box: Box, games: int, level: str) -> Tally:
    tally = Tally(box.game.name)
    for seed in range(1, games + 1):
        _play(box, seed, level, tally)
    tally.close()
    return tally


def _play(box: Box, seed: int, level: str, tally: Tally) -> None:
    edition = box.edition()
    header = new_header(box, edition, SEATS, seed, with_limit(box.game, {}))
    recorder = Recorder(box.game, edition.tables, header)
    bots = SeatedBots(box, seed)
    for _ in range(MOST_ACTIONS):
        if is_over(recorder.state):
            return
        seats = waiting(recorder.state)
        if not seats:
            recorder.play(Tick(CLOCK, deadline(recorder.state)))
            continue
        if seats[0] == PERSON:
            _note(recorder, tally)
        recorder.play(bots.choose(recorder.state, seats[0], level))


def _note(recorder: Recorder, tally: Tally) -> None:
    state = recorder.state
    alone, window = is_alone(state, PERSON), deadline(state) >= 0
    tally.decisions += 1
    tally.alone += alone
    tally.empty_stops += alone and window
    if answer_for(state, PERSON, {}) is None:
        danger = alone and may_do_else(state, PERSON)
        tally.asked += 1
        tally.dangers += danger
        tally.asked_alone += alone and not danger
        tally.asked_empty += alone and window and not danger


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=10, help="of each title (standard: 10)")
    parser.add_argument("--level", default="child", help="of everybody (standard: child)")
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    tallies = [count(box, args.games, args.level) for box in BOXES.values()]
    if args.json:
        print(json.dumps([asdict(tally) for tally in tallies]))
        return
    for tally in tallies:
        before, after = tally.shares["without"], tally.shares["with"]
        print(
            f"{tally.game}: {tally.decisions} decisions, {before} % with one answer, {tally.empty_stops} empty stops;"
            f" asked {tally.asked}, {after} %, {tally.asked_empty}; dangers {tally.dangers}"
        )


if __name__ == "__main__":
    main()
