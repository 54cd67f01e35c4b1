"""What part of the wins each level takes from each other."""

from ludotheque.lab.arena.play import Result
from ludotheque.lab.arena.ratings import Ratings

BETWEEN = " : "  # two levels whose games are meant, the one whose wins are counted first


def shares(results: list[Result]) -> Ratings:
    """Of every two levels, either way; a win that is shared counts in equal parts, and a half is even."""
    won: dict[str, float] = {}
    played: dict[str, int] = {}
    for result in results:
        one, other = result.fixture.pair
        part = share_of(one, result)
        for name, taken in ((one + BETWEEN + other, part), (other + BETWEEN + one, 1 - part)):
            won[name] = won.get(name, 0.0) + taken
            played[name] = played.get(name, 0) + 1
    return {name: wins / played[name] for name, wins in won.items()}


def share_of(level: str, result: Result) -> float:
    """Reckoned by seat, so that a level with a seat more than the other is not ahead by that."""
    seats = result.fixture.by_seat
    mine = [seat for seat, other in enumerate(seats) if other == level]
    winners = [seat for seat, rank in enumerate(result.ranks) if rank == 1]
    return len([seat for seat in winners if seat in mine]) / len(winners)
