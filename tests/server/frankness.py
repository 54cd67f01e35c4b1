"""Every seat acts as a bot would: with reasons that rest on all that the seat sees."""

from collections.abc import Iterator
from contextlib import contextmanager
from zlib import crc32

import pytest

from ludotheque.kernel.action import CLOCK, Action
from ludotheque.server.match import Match
from ludotheque.server.storage import Line
from ludotheque.showing import Reason, Second, Why, encode

PLAY = Match.play


@contextmanager
def reasons_of_all_that_is_done() -> Iterator[None]:
    def play(match: Match, action: Action, why: Why | None = None) -> Line:
        if action.seat != CLOCK:
            secret = crc32(encode(match.game.view(match.state, action.seat)))
            why = Why([Reason("secret", secret / 2**32, {"amount": secret})], Second("secret", [[secret]], ["amount"]))
        return PLAY(match, action, why)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Match, "play", play)
        yield
