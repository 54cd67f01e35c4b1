"""The same company once more: another table with the same game, edition, options and pace, and a seat for everybody.

Everybody moves up by one: the second seat becomes the first, so that another begins where the first seat begins, and
everybody keeps their neighbours. Bots come along. A person's seat is kept until the person comes, and is opened by a
secret of its own that only who holds the secret of the seat before can work out: the house stores hashes alone.
"""

import hmac
from base64 import urlsafe_b64encode
from hashlib import sha256

import msgspec

from ludotheque.record.promise import new_promise
from ludotheque.server.codes import new_code
from ludotheque.server.ground import Ground
from ludotheque.server.seating import SECRET_BYTES, Chair, new_secret
from ludotheque.server.setup import UNSOWN, Setup
from ludotheque.server.storage import StoredTable
from ludotheque.server.visitor import hashed
from ludotheque.server.wire import Hosting


def seat_secret(former: str, key: str) -> str:
    """Opens at table `key` the seat of who held this secret at the table before, however often it is asked for."""
    return _follows(former, f"seat of {key}")


def host_secret(former: str, key: str) -> str:
    """The host's of table `key`, if it was opened by who held this secret at the table before."""
    return _follows(former, f"host of {key}")


def rematch_of(setup: Setup, ground: Ground, chairs: list[Chair], opener: str, now: int) -> StoredTable:
    """The new table, whose host is who opens it by showing the secret of a seat."""
    key = new_secret()
    fresh = Setup(
        key=key,
        code=new_code(),
        game=setup.game,
        rules=ground.box.game.rules_version,
        edition=setup.edition,
        edition_hash=setup.edition_hash,
        seats=setup.seats,
        seed=UNSOWN,
        options=setup.options,
        pace=setup.pace,
        language=setup.language,
        created=now,
        hosting=_hosting(setup.hosting, setup.seats),
        promise=new_promise(),
    )
    moved_up = [*chairs[1:], chairs[0]]
    host = hashed(host_secret(opener, key))
    return StoredTable(fresh, host, "lobby", [_kept_for(chair) for chair in moved_up], ground.text)


def _kept_for(chair: Chair) -> Chair:
    if chair.player == "bot":
        return Chair("bot", name=chair.name, bot=chair.bot, character=chair.character)
    if not chair.secret:
        return Chair("open")  # kept here, too, for somebody who never came
    return Chair("human", name=chair.name, habits=chair.habits, expects=chair.secret)


def _hosting(hosting: Hosting, seats: int) -> Hosting:
    """Who was silent stays so in the seat one further up. Watchers are told apart by other numbers there."""
    muted = sorted((seat - 1) % seats for seat in hosting.muted_seats)
    return msgspec.structs.replace(hosting, muted_seats=muted, muted_watchers=[])


def _follows(secret: str, purpose: str) -> str:
    made = hmac.digest(secret.encode(errors="surrogatepass"), purpose.encode(), sha256)
    return urlsafe_b64encode(made[:SECRET_BYTES]).decode()
