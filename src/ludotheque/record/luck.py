"""Every draw of a game, with the key it was drawn under."""

from dataclasses import dataclass
from typing import Any

from ludotheque.kernel.action import NOBODY, Action, Seat
from ludotheque.kernel.chance import ANYTHING, Chance
from ludotheque.kernel.game import Game
from ludotheque.kernel.play import take
from ludotheque.kernel.step import State, Tables
from ludotheque.record.history import History, read_move
from ludotheque.record.record import LUCK, Header, Record, set_up_with


@dataclass(frozen=True)
class Key:
    """What a draw depends on, besides the seed."""

    purpose: str
    seat: Seat  # whose draw it is; -1: the table's
    turn: int  # of that seat
    count: int  # how many draws of this kind came before in that turn


@dataclass(frozen=True)
class Draw:
    key: Key
    below: int  # how many outcomes there were
    outcome: int  # from 0
    line: int  # of the record that called for it; 0 while the table was set up


class NotedChance(Chance):
    """Another luck, and a list of what it brings that all copies share."""

    def __init__(self, inner: Chance, draws: list[Draw]) -> None:
        super().__init__(0)
        self.inner = inner
        self.noted = draws
        self.line = 0

    def begin_turn(self, seat: Seat) -> None:
        self.inner.begin_turn(seat)

    def below(self, n: int, purpose: str = ANYTHING, seat: Seat = NOBODY) -> int:
        self._pass_on()
        turn, count = self.inner.turns[seat + 1], self.inner.count(purpose, seat)
        outcome = self.inner.below(n, purpose, seat)
        self.draws = self.inner.draws
        self.noted.append(Draw(Key(purpose, seat, turn, count), n, outcome, self.line))
        return outcome

    def copy(self) -> "NotedChance":
        self._pass_on()
        twin = NotedChance(self.inner.copy(), self.noted)
        twin.draws, twin.line = self.draws, self.line
        return twin

    def _pass_on(self) -> None:
        """Whoever loads the dice loads those that fall."""
        if self.scripted:
            self.inner.scripted, self.scripted = self.scripted, []


def draws_of(record: Record, game: Game[Any], tables: Tables) -> list[Draw]:
    """All draws of a record that replays, in order; those of actions that were taken back included."""
    header, draws = record.header, list[Draw]()
    state = _set_up_noted(game, tables, header, draws)
    history = History(state)
    for line, text in enumerate(record.lines, record.first_line):
        noted = history.state.chance
        assert isinstance(noted, NotedChance)
        noted.line = line
        history.follow(read_move(game, header.seats, text))
    return draws


def draws_at_first(game: Game[Any], tables: Tables, header: Header) -> list[Draw]:
    """What is drawn while the table is set up."""
    draws: list[Draw] = []
    _set_up_noted(game, tables, header, draws)
    return draws


def draws_through(before: State, action: Action) -> list[Draw]:
    """What an action draws in a position that allows it."""
    draws: list[Draw] = []
    twin = before.copy()
    twin.chance = NotedChance(twin.chance, draws)
    take(twin, action)
    return draws


def _set_up_noted(game: Game[Any], tables: Tables, header: Header, draws: list[Draw]) -> State:
    return set_up_with(lambda seed: NotedChance(LUCK[header.luck](seed), draws), game, tables, header)
