"""The story of a finished game as it travels."""

from msgspec import Raw

from ludotheque.kernel.action import Seat
from ludotheque.record.story import Lead, Moment, Scribe
from ludotheque.server import bodies
from ludotheque.showing import encode, show_event


def story_body(scribe: Scribe, winners: list[Seat], seats: int) -> bodies.Story:
    return bodies.Story(
        len(scribe.scores) - 1,
        scribe.rounds[-1],
        _changes(scribe.scores),
        _lead(scribe.lead(winners)),
        [_moment(one) for one in scribe.turning_points(winners)],
        [_best(scribe.best_moment(seat)) for seat in range(seats)],
    )


def _changes(scores: list[list[int]]) -> list[bodies.ScoresFrom]:
    found: list[bodies.ScoresFrom] = []
    for number, now in enumerate(scores):
        if not found or found[-1].scores != now:
            found.append(bodies.ScoresFrom(number, now))
    return found


def _lead(lead: Lead | None) -> bodies.Lead | None:
    return bodies.Lead(lead.seat, lead.number, lead.round) if lead else None


def _best(moment: Moment | None) -> bodies.Moment | None:
    return _moment(moment) if moment else None


def _moment(moment: Moment) -> bodies.Moment:
    event = Raw(encode(show_event(moment.event)))
    return bodies.Moment(moment.number, moment.round, moment.seat, moment.helps, event)
