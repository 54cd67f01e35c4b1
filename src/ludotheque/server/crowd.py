"""What each person has asked of the house lately, over all tables."""

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

from ludotheque.server.limits import Buckets, Limits
from ludotheque.server.refusal import TOO_MANY_VISITORS, Refusal


class Crowd:
    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.tables = Buckets(limits.tables_at_once, limits.tables_per_hour / 3600)
        self.codes = Buckets(limits.codes_at_once, limits.codes_per_minute / 60)
        self.films = Buckets(limits.films_at_once, limits.films_per_minute / 60)
        self.messages = Buckets(limits.messages_at_once, limits.messages_per_second)
        self.talk = Buckets(limits.talk_at_once, limits.talk_per_minute / 60)
        self.take_backs = Buckets(limits.take_backs_at_once, limits.take_backs_per_minute / 60)
        self.hints = Buckets(limits.hints_at_once, limits.hints_per_minute / 60)
        self._sockets: Counter[str] = Counter()

    @contextmanager
    def socket_from(self, home: str) -> Iterator[None]:
        """Count a socket for as long as it is open."""
        if self._sockets[home] >= self.limits.sockets_per_address:
            raise Refusal(TOO_MANY_VISITORS, "this address has many sockets open")
        self._sockets[home] += 1
        try:
            yield
        finally:
            self._sockets[home] -= 1
            if not self._sockets[home]:
                del self._sockets[home]
