"""What a position warns a seat of."""

from ludotheque.kernel.action import Filling, Seat
from ludotheque.kernel.caution import Caution
from ludotheque.kernel.play import cautions
from ludotheque.kernel.step import State


def feared(state: State, seat: Seat, verb: str, filling: Filling | None = None) -> list[Caution]:
    """The cautions about this answer."""
    return [one for one in cautions(state, seat) if one.concerns(verb, filling or [])]


def perils(state: State, seat: Seat, verb: str, filling: Filling | None = None) -> list[str]:
    return [f"{one.weight} {one.peril}" for one in feared(state, seat, verb, filling)]
