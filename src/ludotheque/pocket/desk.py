"""What a page asks of its own house, as it would ask any other over HTTP; the game itself goes over a line."""

import logging
import re
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple
from urllib.parse import parse_qs

import msgspec

from ludotheque.kernel.action import NOBODY
from ludotheque.server import bodies, wire
from ludotheque.server.film import MOST_FRAMES
from ludotheque.server.house import House
from ludotheque.server.refusal import MALFORMED, TRY_AGAIN, UNKNOWN_ADDRESS, Refusal
from ludotheque.server.requests import AddSalt, Arrange, ChangeSeat, CloseTable, GiveUpSeat, LeaveSeat, Start, TakeSeat
from ludotheque.server.seating import new_secret
from ludotheque.server.storage import StorageFailed
from ludotheque.server.visitor import Visitor

log = logging.getLogger(__name__)

HERE = "here"  # where everybody comes from
LAST_NUMBER = str(MOST_FRAMES - 1)


class Answered(NamedTuple):
    status: int
    text: str


@dataclass
class Asked:
    house: House
    secret: str
    body: Any
    words: dict[str, str] = field(default_factory=dict)  # of the address
    query: dict[str, str] = field(default_factory=dict)

    @property
    def key(self) -> str:
        return self.words["key"]

    @property
    def seat(self) -> int:
        return int(self.words["seat"])

    def visitor(self) -> Visitor:
        return Visitor.showing(self.secret, HERE)

    def number(self, name: str, otherwise: str) -> int:
        try:
            return int(self.query.get(name, otherwise))
        except ValueError:
            raise Refusal(MALFORMED, f"{name} is a number") from None

    async def tell(self, call: Any) -> wire.TableInfo:
        return await (await self.house.room(self.key)).ask(call)


Handler = Callable[[Asked], Awaitable[Any]]


class Route(NamedTuple):
    method: str
    address: str
    handler: Handler
    body: Any = None


async def _edition(asked: Asked) -> bodies.EditionInfo:
    return asked.house.catalogue.volume_named(asked.words["game"], asked.words["edition"]).info


async def _open(asked: Asked) -> bodies.TableCreated:
    return await asked.house.open_table(asked.body, asked.visitor())


async def _learn(asked: Asked) -> bodies.TableCreated:
    return await asked.house.open_lesson(asked.body, asked.visitor())


async def _find(asked: Asked) -> bodies.CodeFound:
    return bodies.CodeFound(await asked.house.find_code(asked.words["code"], asked.visitor()))


async def _mine(asked: Asked) -> list[bodies.MyTable]:
    return await asked.house.mine(asked.body.secrets)


async def _table(asked: Asked) -> wire.TableInfo:
    return (await asked.house.room(asked.key)).info()


async def _take(asked: Asked) -> bodies.OwnSeat:
    secret = new_secret()
    await asked.tell(TakeSeat(asked.seat, asked.body.name, secret, asked.body.salt))
    return bodies.OwnSeat(asked.seat, secret)


async def _salt(asked: Asked) -> wire.TableInfo:
    return await asked.tell(AddSalt(asked.seat, asked.body.salt, asked.secret))


async def _leave(asked: Asked) -> wire.TableInfo:
    return await asked.tell(LeaveSeat(asked.seat, asked.secret))


async def _give_up(asked: Asked) -> wire.TableInfo:
    return await asked.tell(GiveUpSeat(asked.seat, asked.body, asked.secret))


async def _rematch(asked: Asked) -> bodies.Carried:
    return await asked.house.play_again(asked.key, asked.secret, asked.visitor())


async def _change(asked: Asked) -> wire.TableInfo:
    return await asked.tell(ChangeSeat(asked.seat, asked.body, asked.secret))


async def _start(asked: Asked) -> wire.TableInfo:
    return await asked.tell(Start(asked.secret))


async def _arrange(asked: Asked) -> wire.TableInfo:
    return await asked.tell(Arrange(asked.body, asked.secret))


async def _close(asked: Asked) -> wire.TableInfo:
    return await asked.tell(CloseTable(asked.secret))


async def _frames(asked: Asked) -> bodies.Frames:
    first, last = asked.number("first", "0"), asked.number("last", LAST_NUMBER)
    seat = asked.number("seat", str(NOBODY))
    return await asked.house.frames(asked.key, first, last, seat, asked.visitor())


async def _story(asked: Asked) -> bodies.Story:
    return await asked.house.story(asked.key, asked.visitor())


async def _record(asked: Asked) -> str:
    return await asked.house.record(asked.key, asked.visitor())


ROUTES: Final = [
    Route("GET", "/games/{game}/editions/{edition}", _edition),
    Route("POST", "/tables", _open, bodies.NewTable),
    Route("POST", "/lessons", _learn, bodies.NewLesson),
    Route("GET", "/codes/{code}", _find),
    Route("POST", "/mine", _mine, bodies.MySecrets),
    Route("GET", "/tables/{key}", _table),
    Route("POST", "/tables/{key}/seats/{seat}/take", _take, bodies.TakeSeat),
    Route("POST", "/tables/{key}/seats/{seat}/salt", _salt, bodies.AddSalt),
    Route("POST", "/tables/{key}/seats/{seat}/leave", _leave),
    Route("POST", "/tables/{key}/seats/{seat}/give-up", _give_up, bodies.GiveUp),
    Route("POST", "/tables/{key}/rematch", _rematch),
    Route("POST", "/tables/{key}/seats/{seat}/change", _change, bodies.ChangeSeat),
    Route("POST", "/tables/{key}/start", _start),
    Route("POST", "/tables/{key}/hosting", _arrange, wire.Hosting),
    Route("POST", "/tables/{key}/close", _close),
    Route("GET", "/tables/{key}/frames", _frames),
    Route("GET", "/tables/{key}/story", _story),
    Route("GET", "/tables/{key}/record", _record),
]


def _pattern(address: str) -> re.Pattern[str]:
    """A seat is a number, any other word whatever stands there."""
    return re.compile(re.sub(r"{(\w+)}", r"(?P<\1>[^/]+)", address.replace("{seat}", r"(?P<seat>\d+)")))


_FOUND: Final = [(route, _pattern(route.address)) for route in ROUTES]


async def answer(house: House, method: str, address: str, secret: str, body: str) -> Answered:
    """The same status and the same text as over HTTP."""
    try:
        route, asked = _read(house, method, address, secret, body)
        said = await route.handler(asked)
    except Refusal as refusal:
        return _problem(refusal)
    except StorageFailed as error:
        log.warning("the browser failed a request", extra={"why": str(error)})
        return _problem(Refusal(TRY_AGAIN, "the browser does not keep anything at the moment"))
    except Exception:
        log.exception("a request broke")
        return _problem(Refusal(TRY_AGAIN, "something broke in the house"))
    return Answered(200, said if isinstance(said, str) else msgspec.json.encode(said).decode())


def _read(house: House, method: str, address: str, secret: str, body: str) -> tuple[Route, Asked]:
    path, _, query = address.partition("?")
    for route, pattern in _FOUND:
        found = pattern.fullmatch(path)
        if found is not None and route.method == method:
            words = {name: values[0] for name, values in parse_qs(query).items()}
            return route, Asked(house, secret, _body(route, body), found.groupdict(), words)
    raise Refusal(UNKNOWN_ADDRESS, f"nothing is at {path}")


def _body(route: Route, body: str) -> Any:
    if route.body is None:
        return None
    try:
        return msgspec.json.decode(body, type=route.body)
    except (msgspec.DecodeError, RecursionError) as error:
        raise Refusal(MALFORMED, str(error)) from None


def _problem(refusal: Refusal) -> Answered:
    problem = bodies.Problem(refusal.clause, refusal.reason)
    return Answered(refusal.status, msgspec.json.encode(problem).decode())
