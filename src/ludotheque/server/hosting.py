"""What a host wants of the company, made proper: who is known by which number, and whose voice is not heard."""

import msgspec

from ludotheque.server.seating import Seating
from ludotheque.server.visitor import Visitor, hashed
from ludotheque.server.wire import Hosting

MOST_WATCHERS = 999  # that can be told apart


def proper(hosting: Hosting, seating: Seating) -> Hosting:
    """Each voice once, and none that cannot be there."""
    for seat in hosting.muted_seats:
        seating.chair(seat)
    watchers = {number for number in hosting.muted_watchers if 1 <= number <= MOST_WATCHERS}
    return msgspec.structs.replace(
        hosting, muted_seats=sorted(set(hosting.muted_seats)), muted_watchers=sorted(watchers)
    )


def number_of(visitor: Visitor, host: str) -> int:
    """Stands for where a watcher comes from, at this table alone; nobody can tell the address from it."""
    return int(hashed(host + visitor.home)[:8], 16) % MOST_WATCHERS + 1


def is_muted(hosting: Hosting, seat: int, watcher: int | None) -> bool:
    if watcher is None:
        return seat in hosting.muted_seats
    return hosting.watchers != "open" or watcher in hosting.muted_watchers
