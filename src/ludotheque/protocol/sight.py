"""Whom the stream serves: everybody, one seat, or a watcher. It decides what may be written."""

from ludotheque.complaint import Complaint
from ludotheque.kernel.action import NOBODY, Seat
from ludotheque.kernel.event import Event, may_know
from ludotheque.protocol.wire import Data, audience_data, event_data


class Sight:
    """`seat` is None where everything is shown, NOBODY for a watcher."""

    def __init__(self, seat: Seat | None) -> None:
        self.seat = seat

    def sees_all(self) -> bool:
        return self.seat is None

    def events(self, events: list[Event], seats: int) -> list[Data]:
        if self.seat is None:
            return [{**event_data(event), "audience": audience_data(event, seats)} for event in events]
        return [event_data(event) for event in events if may_know(event, self.seat)]

    def speaks_for(self, seat: Seat | None) -> Seat:
        """The seat that a request is about, if the stream may speak for it."""
        if seat is None and self.seat is None:
            raise Complaint("say which seat")
        chosen = self.seat if seat is None else seat
        if chosen is None or chosen == NOBODY or self.seat not in (None, chosen):
            raise Complaint(f"this stream does not speak for seat {seat}")
        return chosen

    def looks_from(self, seat: Seat | None) -> Seat:
        """The seat whose view is wanted; NOBODY sees what is public."""
        if seat is None:
            return NOBODY if self.seat is None else self.seat
        return self.speaks_for(seat)


def read_sight(text: str) -> Sight:
    """`all`, `none` or the number of a seat, as on the command line."""
    if text == "all":
        return Sight(None)
    if text == "none":
        return Sight(NOBODY)
    if text.isdecimal() and len(text) <= 2:
        return Sight(int(text))
    raise Complaint(f"a seat is a number, all or none, not {text!r}")
