"""How much bots say of their reasons: everything when the game is over, and before that what gives nothing away."""

from typing import NamedTuple

from ludotheque.box import Box
from ludotheque.kernel.action import Seat
from ludotheque.kernel.play import is_over
from ludotheque.kernel.step import State
from ludotheque.server.entries import Entry
from ludotheque.showing import Why, may_look_back


class Candour(NamedTuple):
    over: bool
    recalls: bool  # whether a seat may be told again what it knew
    spoken: frozenset[str]  # words that may be said at once

    def tells_all(self, entry: Entry, seat: Seat) -> bool:
        """To whoever the bot plays for, too: its reasons come from what that seat knows."""
        return self.over or (self.recalls and seat == entry.seat)

    def why(self, entry: Entry, seat: Seat) -> Why | None:
        """Each of a bot's moves has reasons, be there none to tell: their absence would tell that it had no choice."""
        if entry.why is None or self.tells_all(entry, seat):
            return entry.why
        return Why([reason for reason in entry.why.reasons if reason.word in self.spoken])


def candour_in(box: Box, state: State) -> Candour:
    return Candour(is_over(state), may_look_back(box.game, state), box.spoken)
