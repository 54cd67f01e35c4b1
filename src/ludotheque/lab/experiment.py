"""An experiment: a plan made ready, of which any game can be played by its number."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path

from ludotheque.bots.bot import Bot
from ludotheque.bots.seeds import derived
from ludotheque.bots.worlds import Worlds
from ludotheque.complaint import Complaint
from ludotheque.kernel.action import CLOCK, Action, Seat, Tick
from ludotheque.kernel.event import Event
from ludotheque.kernel.game import BadOption
from ludotheque.kernel.play import IllegalAction, deadline, is_over, waiting
from ludotheque.lab.limit import with_limit
from ludotheque.lab.plan import Plan
from ludotheque.outside.opponents import make_opponent
from ludotheque.record.record import QUICK, Header, Recorder, read_options, write_options
from ludotheque.shelf import box

MOST_ACTIONS = 100_000  # no game on the shelf comes near


@dataclass
class Outcome:
    """What is kept of one game."""

    number: int
    finished: bool = False
    illegal: int = 0
    decisions: int = 0  # actions of bots
    length: int = 0  # actions of bots and clock
    winners: list[Seat] = field(default_factory=list)
    scores: list[int] = field(default_factory=list)
    reason: str = ""
    events: Counter[str] = field(default_factory=Counter)  # how often each kind of thing happened


class Setting:
    """Whatever the games of an experiment have in common: the game, its edition and the rules of the table."""

    def __init__(self, game: str, options: dict[str, str], edition: str) -> None:
        self.game = box(game).game
        self.edition = box(game).find_edition(edition)
        try:
            self.options = write_options(self.game, read_options(self.game, with_limit(self.game, options)))
        except BadOption as error:
            raise Complaint(str(error)) from None

    def set_up(self, seed: int, levels: list[str]) -> Recorder:
        """With a bot of these levels on each seat."""
        header = Header(
            game=self.game.name,
            rules=self.game.rules_version,
            edition=self.edition.id,
            edition_hash=self.edition.hash,
            seats=len(levels),
            seed=seed,
            options=self.options,
            names=levels,
            luck=QUICK,
        )
        return Recorder(self.game, self.edition.tables, header)


class Experiment:
    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.setting = Setting(plan.game, plan.options, plan.edition)

    def set_up(self, number: int) -> Recorder:
        """The seed comes from the plan's and the game's number alone: the order of games does not matter."""
        return self.setting.set_up(derived(self.plan.seed, number), self.plan.levels_by_seat(number))

    def play(self, number: int) -> Outcome:
        recorder = self.set_up(number)
        outcome = GameOfBots(recorder, number).play()
        if self.plan.records:
            file = Path(self.plan.records) / f"game-{number + 1:06}.record"
            file.write_text(recorder.text(), "utf-8")
        return outcome


class GameOfBots:
    """Each seat has its bot, and each bot its own luck."""

    def __init__(self, recorder: Recorder, number: int) -> None:
        header = recorder.header
        self.recorder = recorder
        self.state = recorder.state
        self.outcome = Outcome(number)
        self._kinds: Counter[type[Event]] = Counter()
        self._count(recorder.opening)
        self.bots: list[Bot] = [
            make_opponent(box(header.game), level, derived(header.seed, seat))
            for seat, level in enumerate(header.names)
        ]

    def play(self) -> Outcome:
        try:
            while not is_over(self.state) and self.outcome.length < MOST_ACTIONS:
                self._go_round()
        except IllegalAction:
            self.outcome.illegal = 1
        self.outcome.events = Counter({kind.__name__: count for kind, count in self._kinds.items()})
        if is_over(self.state):
            self._close()
        return self.outcome

    def _go_round(self) -> None:
        """Everyone who is waited for acts, in the order of seats; if nobody is, time passes."""
        seats = waiting(self.state)
        if not seats:
            self._put(Tick(CLOCK, max(deadline(self.state), self.state.now)))
        for seat in sorted(seats):
            if seat in waiting(self.state):
                self.outcome.decisions += 1
                self._put(self.choice(seat))

    def choice(self, seat: Seat) -> Action:
        bot = self.bots[seat]
        return bot.choose(Worlds(self.recorder.game, self.state, seat, bot.luck), seat).action

    def _put(self, action: Action) -> None:
        self._count(self.recorder.play(action))
        self.outcome.length += 1

    def _count(self, events: Iterable[Event]) -> None:
        self._kinds.update(map(type, events))

    def _close(self) -> None:
        game = self.recorder.game
        ranks = game.ranks(self.state)
        self.outcome.finished = True
        self.outcome.winners = [seat for seat, rank in enumerate(ranks) if rank == 1]
        self.outcome.scores = game.scores(self.state)
        self.outcome.reason = game.end_reason(self.state)
