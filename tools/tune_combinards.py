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
from statistics import fmean, median, pstdev
from typing import cast

from ludotheque.bots.bot import Bot
from ludotheque.bots.joyeux_combinards import manner
from ludotheque.bots.joyeux_combinards.manner import Manner
from ludotheque.bots.joyeux_combinards.schemer import SchemerBot
from ludotheque.bots.seeds import derived
from ludotheque.bots.worlds import Worlds
from ludotheque.games.joyeux_combinards.actions import AnnouncePrice
from ludotheque.games.joyeux_combinards.events import CardConfiscated, OilDeclared, OilDenounced, OilSold
from ludotheque.games.joyeux_combinards.purchase import NamePrice
from ludotheque.games.joyeux_combinards.state import CombinardsState
from ludotheque.games.joyeux_combinards.tables import CombinardsTables
from ludotheque.kernel.action import Action, Seat
from ludotheque.kernel.chance import Chance
from ludotheque.kernel.event import Event
from ludotheque.kernel.game import full_options
from ludotheque.kernel.play import IllegalAction, is_over, play, waiting
from ludotheque.lab.wilson import wilson
from ludotheque.levels import make_bot
from ludotheque.shelf import box

BOX = box("joyeux-combinards")
TABLES = cast(CombinardsTables, BOX.edition().tables)
OPTIONS = full_options(BOX.game.options, {"rounds": 200})  # so that every game ends
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
    "forgetful": manner.FORGETFUL,
}
COUNTED = {  # what the report tells of, and the events that count for it
    "rounds": ["RoundBegun"],
    "doubts": ["PriceDoubted"],
    "right doubts": ["DoubtJustified"],
    "checks": ["HandChecked"],
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
    wagers: list[int] = field(
        default_factory=list
    )  # what declaring alone has brought: the premium, or all that customs took
    pending: dict[Seat, int] = field(default_factory=dict)  # premiums of passages that go on

    @property
    def finished(self) -> bool:
        return bool(self.reason)

    @property
    def clean_wins(self) -> int:
        """Won by the goal, without a single conviction on the way."""
        return int(self.reason == "goal-reached" and not self.convicted & set(self.winners))

    def note(self, event: Event) -> None:
        self.events[type(event).__name__] += 1
        match event:
            case CardConfiscated(seat=seat):
                self.convicted.add(seat)
            case OilDeclared(seat=seat, amount=amount):
                self.pending[seat] = amount
            case OilSold(seller=seat, cards=cards, amount=amount) if seat in self.pending:
                self._ends_passage(seat, amount - _paid_for(cards), 0)
            case OilDenounced(suspect=seat, cards=cards) if seat in self.pending:
                fines = sum(TABLES.fines[card] for card in cards)
                lost = sum(max(TABLES.sale_prices[card]) for card in cards)
                self._ends_passage(seat, -fines - _paid_for(cards), -fines - lost)

    def _ends_passage(self, seat: Seat, trade: int, punishment: int) -> None:
        premium = self.pending.pop(seat)
        self.oil.append(premium + trade)
        self.wagers.append(premium + punishment)

    def close_passages(self, state: CombinardsState) -> None:
        """Whoever is inside again has got away with the premium."""
        for seat in list(self.pending):
            if not state.pledged(seat):
                self._ends_passage(seat, 0, 0)


def _paid_for(cards: list[int]) -> int:
    return sum(TABLES.prices[card] for card in cards)


def play_game(tables: list[list[str]], number: int) -> Outcome:
    """Bots move one seat on from game to game; once they have been on every seat the next table plays."""
    seats = len(tables[0])
    chairs = tables[number // seats % len(tables)]
    seed = derived(SEED, number)
    outcome = Outcome([chairs[(seat - number) % seats] for seat in range(seats)])
    bots = [_bot(name, derived(seed, seat)) for seat, name in enumerate(outcome.names)]
    state = BOX.game.start(seats, TABLES, OPTIONS, Chance(seed))
    outcome.events.update(type(event).__name__ for event in state.told())
    try:
        while not is_over(state):
            for seat in sorted(waiting(state)):
                if seat in waiting(state):
                    _put(outcome, state, bots[seat].choose(Worlds(BOX.game, state, seat, bots[seat].luck), seat).action)
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
        outcome.note(event)
    outcome.close_passages(state)


def _bot(name: str, seed: int) -> Bot:
    return SchemerBot(name, seed, MANNERS[name]) if name in MANNERS else make_bot(BOX, name, seed)


class Laboratory:
    def __init__(self, workers: ProcessPoolExecutor, games: int) -> None:
        self.workers = workers
        self.games = games

    def match(self, *chairs: str) -> list[Outcome]:
        return self.match_in_turn([list(chairs)])

    def match_in_turn(self, tables: list[list[str]]) -> list[Outcome]:
        return list(self.workers.map(partial(play_game, tables), range(self.games), chunksize=10))

    def lengths(self) -> Iterable[str]:
        yield "| players | median of rounds | mean | of ten games, nine between | 25 to 60 rounds |"
        yield "|---|---|---|---|---|"
        for seats in range(2, 7):
            rounds = sorted(outcome.rounds for outcome in self.match(*["mixed"] * seats))
            low, high = rounds[len(rounds) // 20], rounds[-1 - len(rounds) // 20]
            fitting = sum(SHORTEST <= length <= LONGEST for length in rounds) / len(rounds)
            yield f"| {seats} | {median(rounds):.0f} | {fmean(rounds):.1f} | {low} and {high} | {fitting:.0%} |"

    def strategies(self) -> Iterable[str]:
        yield "| table | who | share of wins | 95 % interval |"
        yield "|---|---|---|---|"
        three = ["clean", "mixed", "criminal"]
        yield from _shares("one of each", three, self.match(*three))
        yield from _shares("and a fourth in turn", three, self.match_in_turn([[*three, fourth] for fourth in three]))
        yield from _shares("two of each", three, self.match(*three, *three))

    def duels(self) -> Iterable[str]:
        yield "| table | who | share of wins | 95 % interval |"
        yield "|---|---|---|---|"
        yield from self._duel("three greedy", "schemer", "greedy", "greedy", "greedy")
        for title, rival in (("a liar at every purchase", "always lying"), ("an always honest bot", "always honest")):
            yield from self._duel(title, "schemer", rival)
            yield from self._duel(f"three of them: {title}", "schemer", rival, rival, rival)
            yield from self._duel(f"three schemers: {title}", "schemer", "schemer", "schemer", rival)
        yield from self._duel("bluffing against believers", "bluffer", "believer")
        yield from self._duel("doubting naive liars", "mixed", "naive liar")
        yield from self._duel("believing naive liars", "bluffer", "naive liar")

    def _duel(self, title: str, *chairs: str) -> Iterable[str]:
        return _shares(title, list(dict.fromkeys(chairs)), self.match(*chairs))

    def oil(self) -> Iterable[str]:
        yield "| four of them | passages | whole trade: mean | deviation | declaring alone: mean | deviation | caught |"
        yield "|---|---|---|---|---|---|---|"
        for name in ("mixed", "bold with oil", "forgetful"):
            outcomes = self.match(*[name] * 4)
            trade = [result for outcome in outcomes for result in outcome.oil]
            wagers = [result for outcome in outcomes for result in outcome.wagers]
            caught = sum(result < 0 for result in wagers) / len(wagers)
            passages = len(wagers) / len(outcomes)
            yield f"| {name} | {passages:.1f} a game | {_spread(trade)} | {_spread(wagers)} | {caught:.0%} |"
        yield ""
        yield "| table | who | share of wins | 95 % interval |"
        yield "|---|---|---|---|"
        yield from self._duel("always against never declaring", "bold with oil", "timid with oil")
        yield from self._duel("and at tables of four", *["bold with oil", "timid with oil"] * 2)

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


def _shares(title: str, names: list[str], outcomes: list[Outcome]) -> Iterable[str]:
    finished = [outcome for outcome in outcomes if outcome.finished]
    for name in names:
        share = sum(_win(outcome, name) for outcome in finished) / len(finished)
        low, high = wilson(share, len(finished))
        yield f"| {title} | {name} | {share:.1%} | {low:.1%} to {high:.1%} |"


def _spread(results: list[int]) -> str:
    return f"{fmean(results):.1f} | {pstdev(results):.1f}"


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
