"""The house answers for people what they need not be asked, each time at a moment that tells nobody anything.

How long an answer takes depends on what everybody may know: the verb, whether a desk is open. Where it is a secret that
a verb is the only possible answer (`Box.quiet`), the answer comes at a fixed time after the question, and what a person
says so sooner waits for that time too.
"""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass

from ludotheque.answering import Answer, answer_for, may_do_else, reason
from ludotheque.box import Box
from ludotheque.kernel.action import Action, Seat
from ludotheque.server import wire
from ludotheque.server.match import Match
from ludotheque.server.requests import Due
from ludotheque.server.table import Table


@dataclass
class Moments:
    """When the house answers, in seconds after the question."""

    shown: float = 0.8  # so that everybody can follow
    quiet: float = 2.0  # where nobody must know whether there was a choice
    desk: float = 3.0  # where the person might want something else first


@dataclass
class Pending:
    """An answer that is on its way."""

    answer: Answer
    since: int  # number of the action since which the seat is asked that
    at: float  # on the loop's clock
    timer: asyncio.TimerHandle
    by_person: bool  # said by the person, and held until its moment


class Answers:
    def __init__(self, table: Table, moments: Moments | None, tell: Callable[[Due], None]) -> None:
        self._table = table
        self._moments = moments  # None: people answer everything themselves
        self._tell = tell
        self._pending: dict[Seat, Pending] = {}
        self._looked: dict[Seat, int] = {}  # for each seat, since when it is asked what was last thought about
        self._asked_at: dict[Seat, float] = {}  # and the moment of that question, on the loop's clock

    def look(self) -> None:
        """After anything has happened: answers that are out of date are dropped, and new ones get under way."""
        match = self._table.match
        if self._moments is None or match is None:
            return
        for seat, chair in enumerate(self._table.seating.chairs):
            since = match.asked_since(seat)
            if self._looked.get(seat) != since:
                self._begin(seat, since)
                if not chair.bot and not match.has_taken_back(seat):
                    self._prepare(match, self._moments, seat)

    def look_again(self, seat: Seat) -> None:
        """What the seat wants answered has changed."""
        self._drop(seat)
        self._looked.pop(seat, None)
        self.look()

    def hold(self, seat: Seat) -> None:
        """The person wants to answer this question himself."""
        self._begin(seat, self._table.started().asked_since(seat))

    def keep(self, action: Action) -> bool:
        """Whether what a person says has to wait for its moment; if so, it is kept until then."""
        if self._moments is None or action.verb() not in self._box().quiet:
            return False
        at = self._asked_at.get(action.seat, 0) + self._moments.quiet
        if at <= asyncio.get_running_loop().time():
            return False
        self._drop(action.seat)
        self._start(action.seat, Answer(action.verb(), action.filling()), at, by_person=True)
        return True

    def due(self, due: Due) -> Answer | None:
        """What is to be answered now; nothing if the question is another one by now, or a bot answers it."""
        pending = self._pending.pop(due.seat, None)
        if pending is None or pending.since != due.since or self._table.seating.chair(due.seat).bot:
            return None
        return pending.answer if self._table.started().asked_since(due.seat) == due.since else None

    def shown(self, seat: Seat) -> wire.Answering | None:
        """What the seat itself is told of it."""
        match, pending = self._table.started(), self._pending.get(seat)
        if pending is None or pending.by_person or pending.since != match.asked_since(seat):
            return None
        left = max(0, round((pending.at - asyncio.get_running_loop().time()) * 1000))
        return wire.Answering(*pending.answer, left, reason(match.state, seat))

    def are_under_way(self) -> bool:
        return bool(self._pending)

    def close(self) -> None:
        for seat in list(self._pending):
            self._drop(seat)

    def _begin(self, seat: Seat, since: int) -> None:
        self._drop(seat)
        self._looked[seat] = since
        self._asked_at[seat] = asyncio.get_running_loop().time()

    def _prepare(self, match: Match, moments: Moments, seat: Seat) -> None:
        answer = answer_for(match.state, seat, self._table.seating.chair(seat).habits)
        if answer is not None:
            desk = moments.desk if may_do_else(match.state, seat) else 0
            wait = max(desk, moments.quiet if answer.verb in self._box().quiet else moments.shown)
            self._start(seat, answer, self._asked_at[seat] + wait, by_person=False)

    def _start(self, seat: Seat, answer: Answer, at: float, by_person: bool) -> None:
        since = self._table.started().asked_since(seat)
        timer = asyncio.get_running_loop().call_at(at, self._tell, Due(seat, since))
        self._pending[seat] = Pending(answer, since, at, timer, by_person)

    def _drop(self, seat: Seat) -> None:
        if seat in self._pending:
            self._pending.pop(seat).timer.cancel()

    def _box(self) -> Box:
        return self._table.standing_on().box
