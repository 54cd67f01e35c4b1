"""Writes recorded games anew: `python -m tests.records.keep [GAME …]`. Read the differences before keeping them."""

import sys
from dataclasses import dataclass, field
from pathlib import Path

from ludotheque.bots.seeds import derived
from ludotheque.bots.worlds import Worlds
from ludotheque.box import Box
from ludotheque.kernel.action import CLOCK, Tick
from ludotheque.kernel.chance import Chance
from ludotheque.kernel.play import deadline, is_over, waiting
from ludotheque.levels import make_bot
from ludotheque.record.read import read_record
from ludotheque.record.record import Header, Recorder
from ludotheque.shelf import box
from tests.records.told import told

HERE = Path(__file__).parent
LONG = 1000  # actions; the sentences of longer games are not kept
MOST = 8000


@dataclass
class Kept:
    """A game to be kept: its name begins with the reason of its end."""

    name: str
    seed: int
    players: list[str]  # name and level of bot
    options: dict[str, str] = field(default_factory=dict)
    haste: int = 0  # milliseconds that pass before each action


GAMES: dict[str, list[Kept]] = {
    "couleurs-du-monde": [
        Kept("went-out", 1, ["Ada greedy", "Bob random", "Cleo careful", "Dan random"]),
        Kept("all-passed", 155, ["Ada random", "Bob random", "Cleo random"]),
        Kept("deals-played", 2, ["Ada greedy", "Bob greedy", "Cleo random"], {"match": "deals", "deals": "2"}),
        Kept("target-reached", 3, ["Ada greedy", "Bob random", "Cleo random"], {"match": "target", "target": "150"}),
        Kept(
            "longest-match",
            4,
            ["Ada random", "Bob random", "Cleo random", "Dan random", "Eve random", "Fay random"],
            {"match": "target", "target": "2000"},
        ),
        Kept("went-out-corner-last-card", 5, ["Ada careful", "Bob greedy", "Cleo greedy"], {"corner": "last-card"}),
    ],
    "joyeux-combinards": [
        Kept("goal-reached", 5, ["Ada schemer", "Bob greedy", "Cleo schemer", "Dan random"]),
        Kept(
            "goal-reached-hurried",
            2,
            ["Ada schemer", "Bob greedy", "Cleo schemer"],
            {"window": "ten-seconds", "goal": "350"},
            haste=3_500,
        ),
        Kept(
            "goal-reached-open-memory",
            4,
            ["Ada schemer", "Bob greedy", "Cleo schemer", "Dan random", "Eve greedy", "Fay schemer"],
            {"memory": "open", "indemnity": "0", "goal": "400"},
        ),
        Kept("last-left", 11, ["Ada random", "Bob random"]),
        Kept("last-left-relief", 31, ["Ada random", "Bob random", "Cleo random"], {"insolvency": "relief"}),
        Kept(
            "rounds-played",
            5,
            ["Ada schemer", "Bob greedy", "Cleo random"],
            {"rounds": "10", "window": "unhurried", "indemnity": "25", "goal": "2000"},
        ),
    ],
    "richesses-de-france": [
        Kept("awaited-home", 1, ["Ada navigator", "Bob greedy"], {"circuit": "economy"}),
        Kept(
            "awaited-home-short",
            13,
            ["Ada navigator", "Bob greedy", "Cleo navigator", "Dan greedy"],
            {"circuit": "economy", "length": "short", "tolls": "automatic"},
        ),
        Kept(
            "first-home-economy",
            14,
            ["Ada navigator", "Bob greedy", "Cleo greedy"],
            {"circuit": "economy", "homecoming": "first-home", "markers": "by-hand"},
        ),
        Kept("first-home-monuments", 2, ["Ada navigator", "Bob greedy"], {"circuit": "monuments"}),
        Kept("paris-reached", 3, ["Ada navigator", "Bob greedy", "Cleo random"], {"circuit": "casinos"}),
        Kept(
            "paris-reached-classic",
            4,
            ["Ada navigator", "Bob greedy"],
            {"circuit": "casinos", "odds": "classic", "tolls": "automatic"},
        ),
        Kept("first-home-wines", 5, ["Ada navigator", "Bob greedy", "Cleo greedy"], {"circuit": "wines"}),
        Kept(
            "first-home-wines-driven-through",
            6,
            ["Ada navigator", "Bob greedy"],
            {"circuit": "wines", "stages": "driven-through", "window": "unhurried"},
        ),
        Kept(
            "first-home-tourism",
            7,
            ["Ada greedy", "Bob navigator"],
            {"circuit": "tourism", "markers": "by-hand", "window": "ten-seconds"},
            haste=2_500,
        ),
        Kept(
            "first-home-holidays",
            8,
            ["Ada navigator", "Bob navigator", "Cleo greedy", "Dan random"],
            {"circuit": "holidays", "tolls": "automatic"},
        ),
        Kept("first-home-specialities", 9, ["Ada navigator", "Bob navigator"], {"circuit": "specialities"}),
        Kept("nine-events", 10, ["Ada navigator", "Bob greedy", "Cleo greedy"], {"circuit": "sports"}),
        Kept("nine-events-duel", 11, ["Ada navigator", "Bob navigator"], {"circuit": "sports", "markers": "by-hand"}),
        Kept("nine-events-short", 15, ["Ada navigator", "Bob greedy"], {"circuit": "sports", "length": "short"}),
        Kept("rounds-played", 12, ["Ada random", "Bob random"], {"circuit": "monuments", "rounds": "30"}),
    ],
    "richesses-du-monde": [
        Kept("last-side", 1, ["Ada trader", "Bob greedy", "Cleo trader", "Dan random"]),
        Kept("last-side-duel", 2, ["Ada trader", "Bob greedy"], {"window": "ten-seconds"}, haste=2_500),
        Kept(
            "last-side-rescue",
            3,
            ["Ada greedy", "Bob greedy", "Cleo random"],
            {"bankruptcy": "rescue", "partners": "all-agree", "lots": "free-choice"},
        ),
        Kept(
            "last-side-partners",
            4,
            ["Ada random", "Bob random", "Cleo random", "Dan random", "Eve trader", "Fay trader"],
            {"partners": "any-partner", "steel": "fifteen"},
        ),
        Kept(
            "rounds-played",
            5,
            ["Ada trader", "Bob greedy", "Cleo random"],
            {"rounds": "12", "claims": "automatic", "window": "unhurried", "instalments": "on"},
        ),
        Kept("time-up", 6, ["Ada trader", "Bob greedy", "Cleo greedy"], {"minutes": "1"}, haste=1_000),
        Kept("two-bankruptcies", 7, ["Ada trader", "Bob greedy", "Cleo greedy", "Dan random"], {"quick": "on"}),
        Kept("conquered", 12, ["Ada greedy", "Bob trader", "Cleo trader"], {"conquest": "oceania"}),
    ],
    "cresus": [
        Kept("island", 1, ["Ada broker", "Bob greedy", "Cleo broker", "Dan random"]),
        Kept("island-duel", 1, ["Ada broker", "Bob greedy"], {"window": "unhurried"}, haste=2_500),
        Kept("last-expert", 1, ["Ada random", "Bob greedy", "Cleo random"], {"sales": "1"}, haste=20_000),
        Kept("island-several", 7, ["Ada broker", "Bob broker", "Cleo broker"]),
        Kept(
            "last-expert-full-table",
            2,
            ["Ada random", "Bob random", "Cleo random", "Dan random", "Eve greedy", "Fay random"],
        ),
    ],
}


class Endless(Exception):
    """The players do not come to an end."""


def play_game(found: Box, kept: Kept) -> Recorder:
    edition, players, seed = found.edition(), kept.players, kept.seed
    header = Header(
        found.game.name, found.game.rules_version, edition.id, edition.hash, len(players), seed, kept.options, players
    )
    recorder = Recorder(found.game, edition.tables, header)
    bots = [make_bot(found, name.split()[1], derived(seed, seat)) for seat, name in enumerate(players)]
    luck = Chance(seed)
    while not is_over(recorder.state):
        if len(recorder.lines) > MOST:
            raise Endless
        state = recorder.state
        if kept.haste or not waiting(state):
            recorder.play(Tick(CLOCK, max(state.now + kept.haste, 0 if waiting(state) else deadline(state))))
        for seat in waiting(state)[:1]:
            recorder.play(bots[seat].choose(Worlds(found.game, state, seat, luck), seat).action)
    return recorder


def main(*names: str) -> None:
    for game in names or GAMES:
        found = box(game)
        for kept in GAMES[game]:
            recorder = play_game(found, kept)
            path = HERE / game / f"{kept.name}.record"
            path.parent.mkdir(exist_ok=True)
            path.write_text(recorder.text(), "utf-8")
            if len(recorder.lines) < LONG:
                path.with_suffix(".told").write_text(told(read_record(recorder.text()), found), "utf-8")
            print(path, found.game.end_reason(recorder.state), len(recorder.lines))


if __name__ == "__main__":
    main(*sys.argv[1:])
