"""« Que feriez-vous ? »: what the best bot would do in a person's place, thought out aside, told to that seat alone."""

import asyncio
import logging
from collections.abc import Callable

from ludotheque.box import Box
from ludotheque.kernel.action import Seat
from ludotheque.levels import hardest
from ludotheque.server import wire
from ludotheque.server.match import Match
from ludotheque.server.refusal import NO_ADVICE, NOTHING_ASKED, POSITION_CHANGED, Refusal
from ludotheque.server.requests import Advised, Thought
from ludotheque.server.table import Table
from ludotheque.server.thinking import Thinkers
from ludotheque.showing import Why, show_deed

log = logging.getLogger(__name__)


class Advice:
    """One thought at a time for each seat. Who asks the same again is told the same."""

    def __init__(self, table: Table, thinkers: Thinkers, hear: Callable[[Advised], None]) -> None:
        self._table = table
        self._thinkers = thinkers
        self._hear = hear
        self._under_way: dict[Seat, tuple[int, asyncio.Task[None]]] = {}  # and since when the seat is asked that
        self._given: dict[Seat, tuple[int, wire.Hint]] = {}

    def want(self, match: Match, seat: Seat, number: int) -> wire.Hint | None:
        """What was said of this question before; else it is thought about, unless it is already."""
        since = match.asked_since(seat)
        if number < since:
            raise Refusal(POSITION_CHANGED, f"something has changed since action {number}")
        if seat not in match.waits():
            raise Refusal(NOTHING_ASKED, f"the table does not wait for seat {seat}")
        given = self._given.get(seat)
        if given is not None and given[0] == since:
            return given[1]
        if seat not in self._under_way or self._under_way[seat][0] != since:
            self._stop(seat)
            self._under_way[seat] = since, asyncio.create_task(self._think(match, seat))
        return None

    def hint(self, match: Match, thought: Thought) -> wire.Hint | None:
        """The thought as it is told; nothing of what has been overtaken, and never what the rules do not allow."""
        seat, choice = thought.seat, thought.choice
        self._under_way.pop(seat, None)
        if seat not in match.waits() or thought.number < match.asked_since(seat):
            return None
        if choice is None:
            raise Refusal(NO_ADVICE, "the bot that was asked could not choose")
        try:
            action = match.wanted(seat, match.number, choice.verb, choice.filling)
        except Refusal as refusal:
            log.warning("advice was refused", extra={"clause": refusal.clause, "verb": choice.verb})
            raise Refusal(NO_ADVICE, "the bot that was asked chose what is not allowed") from None
        hint = wire.Hint(thought.number, self._adviser(), show_deed(action), _possible(match, seat, choice.why))
        self._given[seat] = match.asked_since(seat), hint
        return hint

    def is_under_way(self) -> bool:
        return bool(self._under_way)

    def close(self) -> None:
        for seat in list(self._under_way):
            self._stop(seat)

    def _stop(self, seat: Seat) -> None:
        """Nobody waits for it any more; what is begun is thought to the end."""
        if seat in self._under_way:
            self._under_way.pop(seat)[1].cancel()

    async def _think(self, match: Match, seat: Seat) -> None:
        ground = self._table.standing_on()
        thought = await self._thinkers.advise(match, ground.text, seat, hardest(ground.box))
        self._hear(Advised(thought))

    def _adviser(self) -> str:
        """One of the best of the box's cast who does not play here; else one who does."""
        box: Box = self._table.standing_on().box
        best = [one.id for one in box.cast if one.level == hardest(box)]
        playing = {chair.character for chair in self._table.seating.chairs}
        return next((id for id in best if id not in playing), next(iter(best), ""))


def _possible(match: Match, seat: Seat, why: Why) -> Why:
    """A second best that may be done as well."""
    if why.second is None:
        return why
    try:
        match.wanted(seat, match.number, why.second.verb, why.second.filling)
    except Refusal:
        return Why(why.reasons)
    return why
