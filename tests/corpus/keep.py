"""Plays the corpus anew: `python -m tests.corpus.keep [TITLE …]`. Look at `make corpus-diff` before."""

import sys
from dataclasses import replace

from ludotheque.box import Box
from ludotheque.record.record import Recorder
from ludotheque.shelf import BOXES, box
from tests.corpus.kept import KeptGame, keep_games
from tests.corpus.plan import planned
from tests.records.keep import Endless, Kept, play_game

ROUNDS = "rounds"  # the option that ends a game which would go on and on
FEW = "40"


def main(*names: str) -> None:
    for title in names or BOXES:
        found = box(title)
        games = [played(found, plan) for plan in planned(found)]
        keep_games(title, games)
        print(f"{title}: {len(games)} games, {sum(len(game.record) for game in games):,} letters")


def played(found: Box, plan: Kept) -> KeptGame:
    """A game of players who never come to an end is played with few rounds."""
    try:
        recorder = play_game(found, plan)
    except Endless:
        recorder = play_game(found, replace(plan, options=plan.options | {ROUNDS: FEW}))
    return _kept(found, recorder)


def _kept(found: Box, recorder: Recorder) -> KeptGame:
    game, state = found.game, recorder.state
    return KeptGame(recorder.text(), game.end_reason(state), game.ranks(state), game.scores(state))


if __name__ == "__main__":
    main(*sys.argv[1:])
