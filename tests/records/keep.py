"""Writes the recorded games anew: `python -m tests.records.keep`. Read the differences before keeping them."""

from pathlib import Path

from ludotheque.bots.registry import make_bot
from ludotheque.bots.seeds import derived
from ludotheque.bots.worlds import Worlds
from ludotheque.kernel.chance import Chance
from ludotheque.kernel.play import is_over, waiting
from ludotheque.record.read import read_record
from ludotheque.record.record import Header, Recorder
from ludotheque.shelf import Box, box
from tests.records.told import told

HERE = Path(__file__).parent
LONG = 1000  # actions; the sentences of longer games are not kept

COULEURS: list[tuple[str, int, list[str], dict[str, str]]] = [
    ("went-out", 1, ["Ada greedy", "Bob random", "Cleo careful", "Dan random"], {}),
    ("all-passed", 736, ["Ada random", "Bob random", "Cleo random"], {}),
    ("deals-played", 2, ["Ada greedy", "Bob greedy", "Cleo random"], {"match": "deals", "deals": "2"}),
    ("target-reached", 3, ["Ada greedy", "Bob random", "Cleo random"], {"match": "target", "target": "150"}),
    (
        "longest-match",
        4,
        ["Ada random", "Bob random", "Cleo random", "Dan random", "Eve random", "Fay random"],
        {"match": "target", "target": "2000"},
    ),
    ("went-out-corner-last-card", 5, ["Ada careful", "Bob greedy", "Cleo greedy"], {"corner": "last-card"}),
]


def play_game(found: Box, seed: int, players: list[str], options: dict[str, str]) -> Recorder:
    edition = found.edition()
    header = Header(
        found.game.name, found.game.rules_version, edition.id, edition.hash, len(players), seed, options, players
    )
    recorder = Recorder(found.game, edition.tables, header)
    bots = [make_bot(found.game.name, name.split()[1], derived(seed, seat)) for seat, name in enumerate(players)]
    luck = Chance(seed)
    while not is_over(recorder.state):
        seat = waiting(recorder.state)[0]
        recorder.play(bots[seat].choose(Worlds(found.game, recorder.state, seat, luck), seat))
    return recorder


def main() -> None:
    found = box("couleurs-du-monde")
    for name, seed, players, options in COULEURS:
        recorder = play_game(found, seed, players, options)
        path = HERE / found.game.name / f"{name}.record"
        path.write_text(recorder.text(), "utf-8")
        if len(recorder.lines) < LONG:
            path.with_suffix(".told").write_text(told(read_record(recorder.text()), found), "utf-8")
        print(path, found.game.end_reason(recorder.state), len(recorder.lines))


if __name__ == "__main__":
    main()
