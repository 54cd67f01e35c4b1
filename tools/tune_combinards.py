"""Measures the edition of Les Joyeux Combinards with bots: lengths, strategies, bluffs, doubts and oil.

    python tools/tune_combinards.py [--games 300] [--jobs 2] [--write]

Change a figure of the edition, run it again, and compare with docs/tuning/joyeux-combinards.md, whose tables --write
replaces. With the compiled core the standard number of games takes some minutes; the same number gives the same tables.
"""

import argparse
from collections import Counter
from collections.abc import Callable, Iterable
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from statistics import fmean, pstdev

from ludotheque.bots.bot import Bot
from ludotheque.bots.joyeux_combinards import manner
from ludotheque.bots.joyeux_combinards.manner import Manner
from ludotheque.bots.joyeux_combinards.schemer import SchemerBot
from ludotheque.bots.registry import make_bot
from ludotheque.bots.seeds import derived
from ludotheque.bots.worlds import Worlds
from ludotheque.games.joyeux_combinards.actions import AnnouncePrice
from ludotheque.games.joyeux_combinards.events import CardConfiscated, OilDeclared, OilDenounced, OilSold
from ludotheque.games.joyeux_combinards.purchase import NamePrice
from ludotheque.games.joyeux_combinards.state import CombinardsState
from ludotheque.kernel.action import Action, Seat
from ludotheque.kernel.chance import Chance
from ludotheque.kernel.event import Event
from ludotheque.kernel.game import full_options
from ludotheque.kernel.play import IllegalAction, is_over, play, waiting
from ludotheque.lab.wilson import wilson
from ludotheque.shelf import box

BOX = box("joyeux-combinards")
TABLES = BOX.edition().tables
OPTIONS = full_options(BOX.game.options, {})
REPORT = Path(__file__).parent.parent / "docs" / "tuning" / "joyeux-combinards.md"
BEGIN, END = "<!-- figures -->", "<!-- end of figures -->"
SEED = 1986
SHORTEST, LONGEST = 25, 60  # rounds wanted

MANNERS: dict[str, Manner] = {
    "clean": manner.CLEAN,
    "mixed": manner.MIXED,
    "criminal": manner.CRIMINAL,
    "always honest": manner.HONEST,
    "always lying": manner.LIAR,
    "believer": manner.BELIEVER,
    "bluffer": manner.BLUFFER,
    "naive liar": manner.NAIVE_LIAR,
    "bold with oil": manner.BOLD,
    "timid with oil": manner.TIMID,
}
COUNTED = {  # what the report tells of, and the events that count for it
    "rounds": ["RoundBegun"],
    "doubts": ["PriceDoubted"],
    "right doubts": ["DoubtJustified"],
    "checks": ["CardChecked"],
    "reported": ["PlayerReported"],
    "denunciations": ["OilDenounced"],
    "out by debt": ["WentBroke"],
    "out by years": ["LockedUp"],
}


@dataclass
class Outcome:
    names: list[str]  # by seat
    winners: list[Seat] = field(default_factory=list)
    rounds: int = 0
    illegal: bool = False
    reason: str = ""
    lies: int = 0
    events: Counter[str] = field(default_factory=Counter)
    convicted: set[Seat] = field(default_factory=set)
    oil: list[int] = field(default_factory=list)  # what each declared passage has brought, premium included
    pending: dict[Seat, int] = field(default_factory=dict)  # premiums of passages that go on

    @property
    def finished(self) -> bool:
        return bool(self.reason)

    @property
    def clean_wins(self) -> int:
        """Won by the goal, without a single conviction on the way."""
        return int(self.reason == "goal-reached" and not self.convicted & set(self.winners))

    def note(self, state: CombinardsState, event: Event) -> None:
        self.events[type(event).__name__] += 1
        match event:
            case CardConfiscated(seat=seat):
                self.convicted.add(seat)
            case OilDeclared(seat=seat, amount=amount):
                self.pending[seat] = amount
            case OilSold(seller=seat, cards=cards, amount=amount) if seat in self.pending:
                self.oil.append(self.pending.pop(seat) + amount - _paid_for(cards))
            case OilDenounced(suspect=seat, cards=cards) if seat in self.pending:
                fines = sum(state.tables.fines[card] for card in cards)
                self.oil.append(self.pending.pop(seat) - fines - _paid_for(cards))

    def close_passages(self, state: CombinardsState) -> None:
        """Whoever is inside again has got away with the premium."""
        for seat in list(self.pending):
            if not state.pledged(seat):
                self.oil.append(self.pending.pop(seat))


def _paid_for(cards: list[int]) -> int:
    return sum(TABLES.prices[card] for card in cards)


def play_game(chairs: list[str], number: int) -> Outcome:
    """Bots move one seat on from game to game."""
    seats = len(chairs)
    seed = derived(SEED, number)
    outcome = Outcome([chairs[(seat - number) % seats] for seat in range(seats)])
    bots = [_bot(name, derived(seed, seat)) for seat, name in enumerate(outcome.names)]
    state = BOX.game.start(seats, TABLES, OPTIONS, Chance(seed))
    outcome.events.update(type(event).__name__ for event in state.told())
    try:
        while not is_over(state):
            for seat in sorted(waiting(state)):
                if seat in waiting(state):
                    _put(outcome, state, bots[seat].choose(Worlds(BOX.game, state, seat, bots[seat].luck), seat))
    except IllegalAction:
        outcome.illegal = True
        return outcome
    ranks = BOX.game.ranks(state)
    outcome.winners = [seat for seat in range(seats) if ranks[seat] == 1]
    outcome.rounds = state.round
    outcome.reason = BOX.game.end_reason(state)
    return outcome


def _put(outcome: Outcome, state: CombinardsState, action: Action) -> None:
    step = state.steps[-1]
    if isinstance(action, AnnouncePrice) and isinstance(step, NamePrice):
        outcome.lies += TABLES.prices[step.card] > action.price
    for event in play(state, action):
        outcome.note(state, event)
    outcome.close_passages(state)


def _bot(name: str, seed: int) -> Bot:
    return SchemerBot(name, seed, MANNERS[name]) if name in MANNERS else make_bot(BOX.game.name, name, seed)


class Laboratory:
    def __init__(self, workers: ProcessPoolExecutor, games: int) -> None:
        self.workers = workers
        self.games = games

    def match(self, *chairs: str) -> list[Outcome]:
        return list(self.workers.map(partial(play_game, list(chairs)), range(self.games), chunksize=10))

    def lengths(self) -> Iterable[str]:
        yield "| players | mean rounds | of ten games, nine between | 25 to 60 rounds |"
        yield "|---|---|---|---|"
        for seats in range(2, 7):
            rounds = sorted(outcome.rounds for outcome in self.match(*["mixed"] * seats))
            low, high = rounds[len(rounds) // 20], rounds[-1 - len(rounds) // 20]
            fitting = sum(SHORTEST <= length <= LONGEST for length in rounds) / len(rounds)
            yield f"| {seats} | {fmean(rounds):.1f} | {low} and {high} | {fitting:.0%} |"

    def strategies(self) -> Iterable[str]:
        yield "| table | who | share of wins | 95 % interval |"
        yield "|---|---|---|---|"
        for chairs in (("clean", "mixed", "criminal"), ("clean", "mixed", "criminal") * 2):
            yield from self._shares(f"{len(chairs)} players", chairs)

    def duels(self) -> Iterable[str]:
        yield "| table | who | share of wins | 95 % interval |"
        yield "|---|---|---|---|"
        yield from self._shares("three greedy", ("schemer", "greedy", "greedy", "greedy"))
        yield from self._shares("a liar at every purchase", ("schemer", "always lying"))
        yield from self._shares("an always honest bot", ("schemer", "always honest"))
        yield from self._shares("bluffing against believers", ("bluffer", "believer"))
        yield from self._shares("doubting naive liars", ("mixed", "naive liar"))
        yield from self._shares("believing naive liars", ("believer", "naive liar"))

    def _shares(self, table: str, chairs: tuple[str, ...]) -> Iterable[str]:
        outcomes = [outcome for outcome in self.match(*chairs) if outcome.finished]
        for name in dict.fromkeys(chairs):
            share = sum(_win(outcome, name) for outcome in outcomes) / len(outcomes)
            low, high = wilson(share, len(outcomes))
            yield f"| {table} | {name} | {share:.1%} | {low:.1%} to {high:.1%} |"

    def oil(self) -> Iterable[str]:
        yield "| passages with declared oil | share | mean result, in millions |"
        yield "|---|---|---|"
        results = [result for outcome in self.match(*["mixed"] * 4) for result in outcome.oil]
        for title, wanted in _OIL_RESULTS.items():
            some = [result for result in results if wanted(result)]
            mean = f"{fmean(some):.1f}" if some else "none"
            yield f"| {title} | {len(some) / len(results):.0%} | {mean} |"
        yield f"| all | 100% | {fmean(results):.1f}, deviation {pstdev(results):.1f} |"
        yield ""
        yield "| table | who | share of wins | 95 % interval |"
        yield "|---|---|---|---|"
        yield from self._shares("always against never declaring", ("bold with oil", "timid with oil"))

    def tallies(self) -> Iterable[str]:
        names = [*COUNTED, "lies", "oil profit", "clean wins", "not finished", "illegal"]
        yield "| players | " + " | ".join(names) + " |"
        yield "|" + "---|" * (len(names) + 1)
        for seats in range(2, 7):
            outcomes = self.match(*[("schemer", "greedy", "random")[chair % 3] for chair in range(seats)])
            figures = [_mean(outcomes, partial(_count, kinds)) for kinds in COUNTED.values()]
            figures += [
                _mean(outcomes, lambda outcome: outcome.lies),
                _mean(outcomes, lambda outcome: sum(outcome.oil)),
            ]
            figures += [_mean(outcomes, lambda outcome: outcome.clean_wins)]
            lost = [sum(not outcome.finished for outcome in outcomes), sum(outcome.illegal for outcome in outcomes)]
            yield f"| {seats} | " + " | ".join(figures) + f" | {lost[0]} | {lost[1]} |"


_OIL_RESULTS: dict[str, Callable[[int], bool]] = {
    "with a gain of 20 or more (a refinery)": lambda result: result >= 20,
    "with a smaller gain (mostly the premium alone)": lambda result: 0 <= result < 20,
    "with a loss (caught at customs)": lambda result: result < 0,
}


def _win(outcome: Outcome, name: str) -> float:
    won = sum(outcome.names[seat] == name for seat in outcome.winners)
    return won / len(outcome.winners)


def _count(kinds: list[str], outcome: Outcome) -> int:
    return sum(outcome.events[kind] for kind in kinds)


def _mean(outcomes: list[Outcome], figure: Callable[[Outcome], int]) -> str:
    return f"{fmean(figure(outcome) for outcome in outcomes):.3g}"


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--games", type=int, default=300, help="for each table (standard: 300)")
    parser.add_argument("--jobs", type=int, default=2, help="processes; the results do not change")
    parser.add_argument("--only", default="", help="one part: lengths, strategies, duels, oil or tallies")
    parser.add_argument("--write", action="store_true", help="put the tables into the report")
    wanted = parser.parse_args()
    with ProcessPoolExecutor(wanted.jobs) as workers:
        figures = "\n".join(_parts(Laboratory(workers, wanted.games), wanted.only))
    if wanted.write:
        _write(figures)


def _parts(laboratory: Laboratory, only: str) -> Iterable[str]:
    parts = {
        "How long games last": laboratory.lengths,
        "Clean, mixed and criminal strategies": laboratory.strategies,
        "Duels": laboratory.duels,
        "Oil": laboratory.oil,
        "What happens in a game of mixed bots": laboratory.tallies,
    }
    for title, part in parts.items():
        if only in part.__name__:
            for line in ("", f"### {title}", "", f"{laboratory.games} games a row of players.", "", *part()):
                print(line, flush=True)
                yield line


def _write(figures: str) -> None:
    text = REPORT.read_text("utf-8")
    before, _, rest = text.partition(BEGIN)
    _, _, after = rest.partition(END)
    REPORT.write_text(f"{before}{BEGIN}\n{figures}\n\n{END}{after}", "utf-8")


if __name__ == "__main__":
    main()
