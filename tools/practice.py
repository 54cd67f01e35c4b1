"""Judges practice positions: every answer is played out in the same worlds, which its seat cannot tell apart.

python -m tools.practice GAME [ID …] [--worlds N] [--judge LEVEL] [--seed S] [--jobs N]: what each answer is worth, in
shares of a win, with its standard error, goes into the files, the best answer first, with the judge's own reasons for
it. The same seed finds the same figures, however many processes play. Laws of changed clauses are renewed: read the
sentences again first. docs/practice.md tells how a position is made.
"""

import argparse
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path

from ludotheque.levels import hardest
from ludotheque.practice.judging import Shares, judged, played_out
from ludotheque.practice.reading import FOLDER, Answer, Exercise, Shelf, names_of, read_exercise
from ludotheque.practice.writing import written
from ludotheque.shelf import BOXES, box

CHUNK = 10  # worlds that a process plays at once


def chunk(game: str, id: str, judge: str, seed: int, first: int) -> Shares:
    return played_out(read(game, id), judge, seed, range(first, first + CHUNK))


def path_of(game: str, id: str) -> Path:
    return Path(str(box(game).folder / FOLDER / f"{id}.toml"))


def read(game: str, id: str) -> Exercise:
    return read_exercise(Shelf(box(game)), id, path_of(game, id).read_text("utf-8"))


def in_words(answer: Answer) -> str:
    return f"{answer.says} {answer.wins:.3f} (behind {answer.behind:.3f} ± {answer.behind_error:.3f})"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=BOXES)
    parser.add_argument("ids", nargs="*", help="standard: all of the game")
    parser.add_argument("--worlds", type=int, default=400)
    parser.add_argument("--judge", help="standard: the hardest level")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=2)
    wanted = parser.parse_args()
    judge = wanted.judge or hardest(box(wanted.game))
    with ProcessPoolExecutor(wanted.jobs) as workers:
        for id in wanted.ids or names_of(box(wanted.game)):
            exercise = read(wanted.game, id)
            chunks = workers.map(partial(chunk, wanted.game, id, judge, wanted.seed), range(0, wanted.worlds, CHUNK))
            page = judged(exercise, judge, wanted.seed, [shares for part in chunks for shares in part])
            path_of(wanted.game, id).write_text(written(page), "utf-8")
            print(f"{wanted.game} {id}: {', '.join(map(in_words, page.answer))}", flush=True)


if __name__ == "__main__":
    main()
