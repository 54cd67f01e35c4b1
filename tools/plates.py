"""The positions that the pictures of the rules show, taken from recorded games: python -m tools.plates [--check].

Writes `web/src/games/<game>/plates/position.json`: a view as one seat had it, the players' names and the options.
"""

import argparse
import json
import sys
from dataclasses import dataclass
from pathlib import Path

from ludotheque import showing
from ludotheque.kernel.game import full_options
from ludotheque.kernel.play import play
from ludotheque.record.notation import read_action
from ludotheque.record.read import read_record
from ludotheque.record.record import read_options, set_up
from ludotheque.shelf import box

HERE = Path(__file__).parent.parent
RECORDS = HERE / "tests" / "records"
GAMES = HERE / "web" / "src" / "games"
AGAIN = "python -m tools.plates"


@dataclass
class Moment:
    """A recorded game after so many actions, as this seat saw it."""

    record: str
    actions: int
    seat: int


MOMENTS = {
    "couleurs-du-monde": Moment("went-out", 80, 0),
    "cresus": Moment("island-several", 150, 0),
    "joyeux-combinards": Moment("goal-reached", 140, 0),
    "richesses-de-france": Moment("first-home-monuments", 60, 0),
    "richesses-du-monde": Moment("two-bankruptcies", 70, 0),
}


def target(game: str) -> Path:
    return GAMES / game / "plates" / "position.json"


def position_text(game: str) -> str:
    moment, found = MOMENTS[game], box(game)
    record = read_record((RECORDS / game / f"{moment.record}.record").read_text("utf-8"))
    header = record.header
    state = set_up(found.game, found.edition(header.edition).tables, header)
    for line in record.lines[: moment.actions]:
        play(state, read_action(found.game, header.seats, line))
    options = full_options(found.game.options, read_options(found.game, header.options))
    shown = {
        "players": [name.split()[0] for name in header.names],
        "options": {option.name: option.write(options[option.name]) for option in found.game.options},
        "me": moment.seat,
        "view": json.loads(showing.encode(found.game.view(state, moment.seat))),
    }
    return json.dumps(shown, ensure_ascii=False, separators=(",", ":")) + "\n"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="only says whether they are up to date")
    words = parser.parse_args()
    stale = [game for game in MOMENTS if not words.check or not _is_fresh(game)]
    for game in stale:
        if words.check:
            print(f"{target(game)} is stale: run {AGAIN}")
        else:
            target(game).parent.mkdir(exist_ok=True)
            target(game).write_text(position_text(game), "utf-8")
    return int(words.check and bool(stale))


def _is_fresh(game: str) -> bool:
    return target(game).exists() and target(game).read_text("utf-8") == position_text(game)


if __name__ == "__main__":
    sys.exit(main())
