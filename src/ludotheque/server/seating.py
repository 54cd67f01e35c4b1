"""The chairs of a table: who sits there, and which bot plays instead."""

import secrets
from typing import Literal

import msgspec

from ludotheque.answering import ALONE, Habit, Habits, verbs_for
from ludotheque.box import Box
from ludotheque.kernel.action import NOBODY, Seat
from ludotheque.server.bodies import SeatWanted
from ludotheque.server.names import proper_name
from ludotheque.server.refusal import NO_SUCH_HABIT, NO_SUCH_SEAT, SEAT_TAKEN, UNKNOWN_SECRET, Refusal
from ludotheque.server.visitor import hashed

SECRET_BYTES = 24


class Chair(msgspec.Struct):
    player: Literal["open", "human", "bot"]
    name: str = ""
    bot: str = ""  # the level that plays now
    secret: str = ""  # hashed; what is kept cannot be used to play
    habits: Habits = {}  # what the person wants answered always, or never, without being asked
    salt: str = ""  # what the person added to the luck


def new_secret() -> str:
    return secrets.token_urlsafe(SECRET_BYTES)


def wanted_chair(wanted: SeatWanted, secret: str, others: list[Chair]) -> Chair:
    if wanted.player == "me":
        return Chair("human", name=proper_name(wanted.name, _names(others)), secret=hashed(secret))
    return Chair("bot", bot=wanted.bot) if wanted.player == "bot" else Chair("open")


class Seating:
    """Changes nothing by itself on disk: each method gives back the chair as it should be from now on."""

    def __init__(self, chairs: list[Chair]) -> None:
        self.chairs = chairs

    def chair(self, seat: Seat) -> Chair:
        if not 0 <= seat < len(self.chairs):
            raise Refusal(NO_SUCH_SEAT, f"seats are numbered from 0 to {len(self.chairs) - 1}")
        return self.chairs[seat]

    def held_by(self, badge: str) -> Seat:
        """The seat whose secret has this hash at this moment; NOBODY where there is none."""
        for seat, chair in enumerate(self.chairs):
            if chair.secret and secrets.compare_digest(chair.secret, badge):
                return seat
        return NOBODY

    def opened_by(self, badge: str) -> Seat:
        """The seat that is played with it; without a secret one watches."""
        seat = self.held_by(badge)
        if badge and seat == NOBODY:
            raise Refusal(UNKNOWN_SECRET, "this secret opens no seat of this table")
        return seat

    def taken(self, seat: Seat, name: str, secret: str, salt: str) -> Chair:
        if self.chair(seat).player != "open":
            raise Refusal(SEAT_TAKEN, f"seat {seat} is not open")
        return Chair("human", name=proper_name(name, _names(self.chairs)), secret=hashed(secret), salt=salt)

    def salted(self, seat: Seat, salt: str, secret: str) -> Chair:
        if self.chair(seat).player != "human" or self.held_by(hashed(secret)) != seat:
            raise Refusal(UNKNOWN_SECRET, "only who sits there can add to the luck for the seat")
        return msgspec.structs.replace(self.chair(seat), salt=salt)

    def left(self, seat: Seat, secret: str) -> Chair:
        if self.chair(seat).player != "human" or self.held_by(hashed(secret)) != seat:
            raise Refusal(UNKNOWN_SECRET, "only who sits there can leave the seat")
        return Chair("open")

    def played_by(self, seat: Seat, bot: str) -> Chair:
        """The same person sits there, but the bot of this level (or, if empty, the person) plays."""
        return msgspec.structs.replace(self.chair(seat), bot=bot)

    def with_habit(self, seat: Seat, verb: str, habit: Habit, box: Box) -> Chair:
        """When a verb is said for the person without asking, as far as the box allows it."""
        if verb not in verbs_for(box, habit):
            raise Refusal(NO_SUCH_HABIT, f"{verb} is not answered {habit}")
        chair = self.chair(seat)
        habits = {**chair.habits, verb: habit}
        if habit == ALONE:
            del habits[verb]
        return msgspec.structs.replace(chair, habits=habits)

    def people(self) -> set[Seat]:
        """The seats that nobody but a person plays."""
        return {seat for seat, chair in enumerate(self.chairs) if not chair.bot}

    def is_full(self) -> bool:
        return all(chair.player != "open" for chair in self.chairs)

    def names(self) -> list[str]:
        return [chair.name or chair.bot for chair in self.chairs]


def _names(chairs: list[Chair]) -> list[str]:
    return [chair.name for chair in chairs if chair.name]
