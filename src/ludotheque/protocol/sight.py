"""Whom the stream serves: everybody, one seat, or a watcher. It decides what may be written."""

from ludotheque.complaint import Complaint
from ludotheque.kernel.action import NOBODY, Seat
from ludotheque.kernel.event import EVERYONE, Event, only
from ludotheque.protocol.data import Data
from ludotheque.showing import show_event, show_events


class Sight:
    """`seat` is None where everything is shown, NOBODY for a watcher."""

    def __init__(self, seat: Seat | None) -> None:
        self.seat = seat

    def sees_all(self) -> bool:
        return self.seat is None

    def events(self, events: list[Event], seats: int) -> list[Data]:
        if self.seat is None:
            return [{**show_event(event), "audience": _audience(event, seats)} for event in events]
        return show_events(events, self.seat)

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


def _audience(event: Event, seats: int) -> str | list[Seat]:
    if event.audience == EVERYONE:
        return "everyone"
    return [seat for seat in range(seats) if event.audience & only(seat)]


def read_sight(text: str) -> Sight:
    """`all`, `none` or the number of a seat, as on the command line."""
    if text == "all":
        return Sight(None)
    if text == "none":
        return Sight(NOBODY)
    if text.isdecimal() and len(text) <= 2:
        return Sight(int(text))
    raise Complaint(f"a seat is a number, all or none, not {text!r}")
