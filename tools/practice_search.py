"""Searches self-play for positions worth practising on: where one answer is clearly worth more than another.

python -m tools.practice_search GAME FOLDER [--seats N] [--minutes M] [--seed S]: the hardest bots play; where weaker
ones would answer otherwise, or few answers are possible, each is played out in a few worlds, and in more of them as
long as one stays clearly ahead of another. What is left goes into the folder as a draft of an exercise, to be read by
somebody who sees what it teaches; docs/practice.md tells what is written beside it.
"""

import argparse
import itertools
import random
import time
from collections.abc import Iterator
from pathlib import Path
from statistics import fmean

from ludotheque.bots.seeds import derived
from ludotheque.bots.worlds import Worlds
from ludotheque.kernel.action import CLOCK, Action, Seat, Tick
from ludotheque.kernel.ask import OK, Amount, Ask, OneOf
from ludotheque.kernel.chance import Chance
from ludotheque.kernel.game import full_options
from ludotheque.kernel.play import deadline, is_over, play, refusal, take, waiting
from ludotheque.kernel.step import State
from ludotheque.lab.rollouts import Rollouts, mean_and_error
from ludotheque.levels import RANDOM, hardest, make_bot
from ludotheque.practice.reading import MOST_ANSWERS, Answer, Page
from ludotheque.practice.writing import written
from ludotheque.record.notation import write_action
from ludotheque.record.positions import dump_text
from ludotheque.shelf import BOXES, box

STAGES = [(8, 1.0), (20, 1.5), (50, 2.2)]  # worlds, and how many standard errors another answer is behind by then
LEAST_BEHIND = 0.07  # shares of a win
MOST_CHOICES = 5  # possible answers that are all looked at
EARLIEST = 0.45  # of a game: before that, all is open
EACH = 6  # one decision of so many is looked at
OFTEN = 8  # of one verb: after that it is looked at more seldom


class Search:
    def __init__(self, game: str, folder: Path, seats: int, seed: int) -> None:
        self.box = box(game)
        self.folder = folder
        self.seats = seats
        self.seed = seed
        self.lot = random.Random(seed)
        self.looked: dict[str, int] = {}
        self.found = 0

    def play_one(self, number: int, until: float) -> None:
        """A game to its end; then some of its decisions are looked at, of the later ones, where more is at stake."""
        met = self._decisions(derived(self.seed, number))
        for place in self.lot.sample(range(int(EARLIEST * len(met)), len(met)), len(met) // EACH):
            state, seat, action = met[place]
            if time.monotonic() < until and self.lot.random() < self._interest(action.verb()):
                self.look(state, seat, action, derived(self.seed, number * 10_000 + place))

    def _decisions(self, seed: int) -> list[tuple[State, Seat, Action]]:
        game = self.box.game
        state: State = game.start(self.seats, self.box.edition().tables, full_options(game.options, {}), Chance(seed))
        bots = [make_bot(self.box, hardest(self.box), derived(seed, seat)) for seat in range(self.seats)]
        met: list[tuple[State, Seat, Action]] = []
        while not is_over(state):
            if not waiting(state):
                take(state, Tick(CLOCK, max(deadline(state), state.now)))
            for seat in sorted(waiting(state)):
                if seat in waiting(state):
                    state.told()
                    action = bots[seat].choose(Worlds(game, state, seat, bots[seat].luck), seat).action
                    met.append((state.copy(), seat, action))
                    play(state, action)
        return met

    def _interest(self, verb: str) -> float:
        return OFTEN / (OFTEN + self.looked.get(verb, 0))

    def look(self, state: State, seat: Seat, action: Action, seed: int) -> None:
        answers = self._answers(state, seat, action, seed)
        if len(answers) < 2:
            return
        self.looked[action.verb()] = self.looked.get(action.verb(), 0) + 1
        rollouts = Rollouts(self.box, state, seat, hardest(self.box), seed)
        worth: list[list[float]] = [[] for _ in answers]
        for worlds, errors in STAGES:
            for world in range(len(worth[0]), worlds):
                for number, share in enumerate(rollouts.shares(answers, world)):
                    worth[number].append(share)
            best = max(range(len(answers)), key=lambda number: sum(worth[number]))
            beaten = [number for number in range(len(answers)) if _is_behind(worth[number], worth[best], errors)]
            if not beaten:
                return
        self._keep(
            state, seat, [answers[number] for number in [best, *beaten]], [worth[number] for number in [best, *beaten]]
        )

    def _answers(self, state: State, seat: Seat, action: Action, seed: int) -> list[Action]:
        """What weaker bots would say, chance among them, and where little can be said, all of it."""
        found = [action]
        asks = [ask for ask in state.steps[-1].asks(state, seat) if ask.is_open()]
        if sum(ask.count() for ask in asks) <= MOST_CHOICES:
            found += [self.box.game.action(seat, ask.verb, list(filling)) for ask in asks for filling in _fillings(ask)]
        for number, level in enumerate([*self.box.bots, RANDOM]):
            bot = make_bot(self.box, level, derived(seed, number))
            found.append(bot.choose(Worlds(self.box.game, state, seat, Chance(seed)), seat).action)
        apart: list[Action] = []
        for one in found:
            if one not in apart and refusal(state, one) == OK:
                apart.append(one)
        return apart[: MOST_ANSWERS + 1]

    def _keep(self, state: State, seat: Seat, answers: list[Action], worth: list[list[float]]) -> None:
        self.found += 1
        told = [
            Answer(chr(ord("a") + number), write_action(answer), fmean(worth[number]))
            for number, answer in enumerate(answers)
        ]
        page = Page("", "00000000", self.box.edition().id, 1, seat, dump_text(state), told, worlds=len(worth[0]))
        name = f"{answers[0].verb()}-{self.seed}-{self.found}"
        (self.folder / f"{name}.toml").write_text(written(page), "utf-8")
        print(name, "; ".join(f"{one.line} {one.wins:.2f}" for one in told), flush=True)


def _is_behind(worth: list[float], best: list[float], errors: float) -> bool:
    behind, error = mean_and_error([one - other for one, other in zip(best, worth, strict=True)])
    return behind >= LEAST_BEHIND and behind > errors * error


def _fillings(ask: Ask) -> Iterator[tuple[list[int], ...]]:
    """Those of blanks that take one value each."""
    values: list[list[list[int]]] = []
    for blank in ask.blanks:
        if isinstance(blank, OneOf):
            values.append([[choice] for choice in blank.choices])
        elif isinstance(blank, Amount):
            values.append([[amount] for amount in range(blank.low, blank.high + 1, blank.step)])
        else:
            return
    yield from itertools.product(*values)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=BOXES)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--minutes", type=float, default=5)
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args()
    wanted.folder.mkdir(parents=True, exist_ok=True)
    search = Search(wanted.game, wanted.folder, wanted.seats, wanted.seed)
    until = time.monotonic() + 60 * wanted.minutes
    for number in itertools.count():
        if time.monotonic() > until:
            break
        search.play_one(number, until)
    print(f"{search.found} found; looked at {search.looked}")


if __name__ == "__main__":
    main()
