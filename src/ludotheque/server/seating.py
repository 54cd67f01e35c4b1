"""The chairs of a table: who sits there, and which bot plays instead."""

import hashlib
import secrets
from typing import Literal

import msgspec

from ludotheque.kernel.action import NOBODY, Seat
from ludotheque.server.bodies import SeatWanted
from ludotheque.server.refusal import NAME, NO_SUCH_SEAT, SEAT_TAKEN, UNKNOWN_SECRET, Refusal

SECRET_BYTES = 24


class Chair(msgspec.Struct):
    player: Literal["open", "human", "bot"]
    name: str = ""
    bot: str = ""  # the level that plays now
    secret: str = ""  # hashed; what is kept cannot be used to play


def new_secret() -> str:
    return secrets.token_urlsafe(SECRET_BYTES)


def hashed(secret: str) -> str:
    return hashlib.sha256(secret.encode()).hexdigest()


def clean_name(name: str) -> str:
    """On one line, without what cannot be printed."""
    cleaned = " ".join("".join(letter if letter.isprintable() else " " for letter in name).split())
    if not cleaned:
        raise Refusal(NAME, "a name needs at least one letter")
    return cleaned


def wanted_chair(wanted: SeatWanted, secret: str) -> Chair:
    if wanted.player == "me":
        return Chair("human", name=clean_name(wanted.name), secret=hashed(secret))
    return Chair("bot", bot=wanted.bot) if wanted.player == "bot" else Chair("open")


class Seating:
    """Changes nothing by itself on disk: each method gives back the chair as it should be from now on."""

    def __init__(self, chairs: list[Chair]) -> None:
        self.chairs = chairs

    def chair(self, seat: Seat) -> Chair:
        if not 0 <= seat < len(self.chairs):
            raise Refusal(NO_SUCH_SEAT, f"seats are numbered from 0 to {len(self.chairs) - 1}")
        return self.chairs[seat]

    def seat_of(self, secret: str) -> Seat:
        """The seat a secret plays; without a secret one watches."""
        if not secret:
            return NOBODY
        wanted = hashed(secret)
        for seat, chair in enumerate(self.chairs):
            if chair.secret and secrets.compare_digest(chair.secret, wanted):
                return seat
        raise Refusal(UNKNOWN_SECRET, "this secret opens no seat of this table")

    def taken(self, seat: Seat, name: str, secret: str) -> Chair:
        if self.chair(seat).player != "open":
            raise Refusal(SEAT_TAKEN, f"seat {seat} is not open")
        return Chair("human", name=clean_name(name), secret=hashed(secret))

    def left(self, seat: Seat, secret: str) -> Chair:
        if self.chair(seat).player != "human" or self.seat_of(secret) != seat:
            raise Refusal(UNKNOWN_SECRET, "only who sits there can leave the seat")
        return Chair("open")

    def played_by(self, seat: Seat, bot: str) -> Chair:
        """The same person sits there, but the bot of this level (or, if empty, the person) plays."""
        return msgspec.structs.replace(self.chair(seat), bot=bot)

    def is_full(self) -> bool:
        return all(chair.player != "open" for chair in self.chairs)

    def names(self) -> list[str]:
        return [chair.name or chair.bot for chair in self.chairs]
