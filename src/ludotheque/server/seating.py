"""The chairs of a table: who sits there, and which bot plays instead."""

import secrets
from typing import Literal, NamedTuple

import msgspec

from ludotheque.answering import ALONE, Habit, Habits, verbs_for
from ludotheque.box import Box
from ludotheque.cast.character import Character
from ludotheque.kernel.action import NOBODY, Seat
from ludotheque.record.promise import NO_SALT
from ludotheque.server.names import proper_name
from ludotheque.server.refusal import NO_SUCH_HABIT, NO_SUCH_SEAT, SEAT_TAKEN, STARTED, UNKNOWN_SECRET, Refusal
from ludotheque.server.visitor import hashed

SECRET_BYTES = 24


class Chair(msgspec.Struct):
    player: Literal["open", "human", "bot"]
    name: str = ""
    bot: str = ""  # the level that plays now
    character: str = ""  # who of the box's cast that is, whose name the chair bears; nobody in particular
    secret: str = ""  # hashed; what is kept cannot be used to play
    habits: Habits = {}  # what the person wants answered always, or never, without being asked
    salt: str = ""  # what the person added to the luck
    after_bot: bool = False  # a bot sat there when the luck was sown, and the person came during the game
    free: bool = False  # the bot plays until a friend sits down
    expects: str = ""  # at a rematch: the hashed secret of the seat that the person had at the table before


def is_sown_by_house(chair: Chair) -> bool:
    """Whether a bot sat there when the game began, so that the house added to the luck for the seat."""
    return chair.after_bot or (chair.player == "bot" and not chair.salt)


def new_secret() -> str:
    return secrets.token_urlsafe(SECRET_BYTES)


def person_in_chair(name: str, secret: str, others: list[Chair]) -> Chair:
    return Chair("human", name=proper_name(name, _names(others)), secret=hashed(secret))


class Player(NamedTuple):
    """A bot that sits down: its level, and which character of the box it is, if any."""

    level: str
    character: Character | None = None


def bots_chair(player: Player, others: list[Chair]) -> Chair:
    """Nobody sits twice at a table, nor beside somebody of the same name."""
    who = player.character
    if who is None:
        return Chair("bot", bot=player.level)
    return Chair("bot", name=proper_name(who.name, _names(others)), bot=player.level, character=who.id)


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

    def taken_over(self, seat: Seat, name: str, secret: str) -> Chair:
        """A friend sits down in the middle of the game where the host has made a bot's seat free."""
        was = self.chair(seat)
        if was.player != "bot" or not was.free:
            raise Refusal(STARTED, f"the game has started, and the host has not made seat {seat} free")
        shown = proper_name(name, _names(self.chairs))
        return Chair("human", name=shown, secret=hashed(secret), salt=was.salt, after_bot=is_sown_by_house(was))

    def freed(self, seat: Seat) -> Chair:
        """The bot plays on until somebody sits down."""
        if self.chair(seat).player != "bot":
            raise Refusal(STARTED, f"the game has started, and a person sits at seat {seat}")
        return msgspec.structs.replace(self.chair(seat), free=True)

    def arrived(self, badge: str, secret: str) -> tuple[Seat, Chair]:
        """The seat that is kept for who had one with this badge at the table before, however often they come."""
        for seat, chair in enumerate(self.chairs):
            if chair.expects and secrets.compare_digest(chair.expects, badge):
                return seat, msgspec.structs.replace(chair, secret=hashed(secret))
        raise Refusal(UNKNOWN_SECRET, "no seat is kept here for who shows this secret")

    def salted(self, seat: Seat, salt: str, secret: str) -> Chair:
        if self.chair(seat).player != "human" or self.held_by(hashed(secret)) != seat:
            raise Refusal(UNKNOWN_SECRET, "only who sits there can add to the luck for the seat")
        return msgspec.structs.replace(self.chair(seat), salt=salt)

    def left(self, seat: Seat, secret: str) -> Chair:
        self._check_sits(seat, secret)
        return Chair("open")

    def given_up(self, seat: Seat, player: Player, secret: str) -> Chair:
        self._check_sits(seat, secret)
        return self.with_bot(seat, player)

    def seated(self, seat: Seat, player: Player) -> Chair:
        """A bot instead of whoever sits there."""
        self.chair(seat)
        return bots_chair(player, self.chairs[:seat] + self.chairs[seat + 1 :])

    def with_bot(self, seat: Seat, player: Player) -> Chair:
        """In the place of whoever sat there when the game began; what was added to the luck stays."""
        was = self.chair(seat)
        salt = "" if is_sown_by_house(was) else was.salt or NO_SALT
        return msgspec.structs.replace(self.seated(seat, player), salt=salt)

    def _check_sits(self, seat: Seat, secret: str) -> None:
        if self.chair(seat).player != "human" or self.held_by(hashed(secret)) != seat:
            raise Refusal(UNKNOWN_SECRET, "only who sits there can leave the seat")

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
