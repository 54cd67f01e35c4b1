"""Seats around a table: whose turn follows, and when a round is over."""

from ludotheque.kernel.rules import Seat


def from_seat(first: Seat, seats: int) -> list[Seat]:
    """Everybody in the order of play, beginning with this seat."""
    return [(first + step) % seats for step in range(seats)]


def after_seat(seat: Seat, seats: int) -> list[Seat]:
    """Everybody else, in the order of play."""
    return [(seat + step) % seats for step in range(1, seats)]


def ends_round(seat: Seat, following: Seat, first: Seat, seats: int) -> bool:
    """Whether play comes past the seat that began when it goes from one seat to the following."""
    return (following - first) % seats <= (seat - first) % seats
