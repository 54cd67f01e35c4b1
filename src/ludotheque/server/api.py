"""The house over HTTP: what can be played, tables before and after the game. The game itself goes over a socket."""

from typing import Annotated, Any

from litestar import Request, Response, Router, get, post
from litestar.enums import MediaType
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, JSONBody, QueryParameter

from ludotheque.kernel.action import NOBODY
from ludotheque.server import bodies, wire
from ludotheque.server.film import MOST_FRAMES
from ludotheque.server.given import TheHouse, ThePrints
from ludotheque.server.handing import ASK_AGAIN, handed_out, kept_under
from ludotheque.server.requests import AddSalt, Arrange, ChangeSeat, CloseTable, GiveUpSeat, LeaveSeat, Start, TakeSeat
from ludotheque.server.seating import new_secret
from ludotheque.server.visitor import Visitor

Browser = Request[Any, Any, Any]
Tag = Annotated[str, QueryParameter(max_length=64, description="of the sheet, which then never changes")]
FrameNumber = Annotated[int, QueryParameter(ge=0, le=1 << 31)]
SeatOrNobody = Annotated[int, QueryParameter(ge=NOBODY, lt=wire.MOST_SEATS)]

BEARER = "Bearer "
PROBLEMS = {
    status: ResponseSpec(bodies.Problem, generate_examples=False, description="why not")
    for status in (400, 403, 404, 409, 413, 415, 421, 429)
}


def secret_of(request: Browser) -> str:
    return request.headers.get("Authorization", "").removeprefix(BEARER)


def visitor_of(request: Browser) -> Visitor:
    return Visitor.showing(secret_of(request), request.client.host if request.client else "")


@get("/games")
async def games(prints: ThePrints, request: Browser) -> Response[list[bodies.GameInfo]]:
    return handed_out(prints.games(), request.headers, ASK_AGAIN)


@get("/games/{game:str}/rules/{lang:str}", responses=PROBLEMS)
async def rules(
    prints: ThePrints, request: Browser, game: FromPath[str], lang: FromPath[wire.Language], tag: Tag = ""
) -> Response[list[bodies.ClauseInfo]]:
    return kept_under(prints.rules(game, lang), tag, request.headers)


@get("/games/{game:str}/texts/{lang:str}", media_type=MediaType.TEXT, responses=PROBLEMS)
async def texts(
    prints: ThePrints, request: Browser, game: FromPath[str], lang: FromPath[wire.Language], tag: Tag = ""
) -> Response[str]:
    return kept_under(prints.texts(game, lang), tag, request.headers)


@get("/games/{game:str}/primer/{lang:str}", responses=PROBLEMS)
async def primer(
    prints: ThePrints, request: Browser, game: FromPath[str], lang: FromPath[wire.Language], tag: Tag = ""
) -> Response[bodies.PrimerInfo]:
    return kept_under(prints.primer(game, lang), tag, request.headers)


@get("/games/{game:str}/practice/{lang:str}", responses=PROBLEMS)
async def practice(
    prints: ThePrints, request: Browser, game: FromPath[str], lang: FromPath[wire.Language]
) -> Response[list[bodies.PracticePosition]]:
    return handed_out(prints.practice(game, lang), request.headers, ASK_AGAIN)


@get("/games/{game:str}/lesson/{lang:str}", media_type=MediaType.TEXT, responses=PROBLEMS)
async def lesson_text(
    prints: ThePrints, request: Browser, game: FromPath[str], lang: FromPath[wire.Language], tag: Tag = ""
) -> Response[str]:
    return kept_under(prints.lesson_text(game, lang), tag, request.headers)


@get("/games/{game:str}/editions/{edition:str}", responses=PROBLEMS)
async def edition(
    prints: ThePrints, request: Browser, game: FromPath[str], edition: FromPath[str], tag: Tag = ""
) -> Response[bodies.EditionInfo]:
    return kept_under(prints.edition(game, edition), tag, request.headers)


@post("/tables", responses=PROBLEMS)
async def open_table(house: TheHouse, request: Browser, data: JSONBody[bodies.NewTable]) -> bodies.TableCreated:
    return await house.open_table(data, visitor_of(request))


@post("/lessons", responses=PROBLEMS)
async def open_lesson(house: TheHouse, request: Browser, data: JSONBody[bodies.NewLesson]) -> bodies.TableCreated:
    return await house.open_lesson(data, visitor_of(request))


@get("/codes/{code:str}", responses=PROBLEMS)
async def find_code(house: TheHouse, request: Browser, code: FromPath[str]) -> bodies.CodeFound:
    return bodies.CodeFound(await house.find_code(code, visitor_of(request)))


@post("/mine", status_code=200, responses=PROBLEMS)
async def mine(house: TheHouse, data: JSONBody[bodies.MySecrets]) -> list[bodies.MyTable]:
    return await house.mine(data.secrets)


@get("/tables/{key:str}", responses=PROBLEMS)
async def table(house: TheHouse, key: FromPath[str]) -> wire.TableInfo:
    return (await house.room(key)).info()


@post("/tables/{key:str}/seats/{seat:int}/take", responses=PROBLEMS)
async def take_seat(
    house: TheHouse, key: FromPath[str], seat: FromPath[int], data: JSONBody[bodies.TakeSeat]
) -> bodies.OwnSeat:
    secret = new_secret()
    await (await house.room(key)).ask(TakeSeat(seat, data.name, secret, data.salt))
    return bodies.OwnSeat(seat, secret)


@post("/tables/{key:str}/seats/{seat:int}/salt", status_code=200, responses=PROBLEMS)
async def add_salt(
    house: TheHouse, request: Browser, key: FromPath[str], seat: FromPath[int], data: JSONBody[bodies.AddSalt]
) -> wire.TableInfo:
    return await (await house.room(key)).ask(AddSalt(seat, data.salt, secret_of(request)))


@post("/tables/{key:str}/seats/{seat:int}/leave", status_code=200, responses=PROBLEMS)
async def leave_seat(house: TheHouse, request: Browser, key: FromPath[str], seat: FromPath[int]) -> wire.TableInfo:
    return await (await house.room(key)).ask(LeaveSeat(seat, secret_of(request)))


@post("/tables/{key:str}/seats/{seat:int}/give-up", status_code=200, responses=PROBLEMS)
async def give_up_seat(
    house: TheHouse, request: Browser, key: FromPath[str], seat: FromPath[int], data: JSONBody[bodies.GiveUp]
) -> wire.TableInfo:
    return await (await house.room(key)).ask(GiveUpSeat(seat, data, secret_of(request)))


@post("/tables/{key:str}/rematch", status_code=200, responses=PROBLEMS)
async def play_again(house: TheHouse, request: Browser, key: FromPath[str]) -> bodies.Carried:
    return await house.play_again(key, secret_of(request), visitor_of(request))


@post("/tables/{key:str}/seats/{seat:int}/change", status_code=200, responses=PROBLEMS)
async def change_seat(
    house: TheHouse, request: Browser, key: FromPath[str], seat: FromPath[int], data: JSONBody[bodies.ChangeSeat]
) -> wire.TableInfo:
    return await (await house.room(key)).ask(ChangeSeat(seat, data, secret_of(request)))


@post("/tables/{key:str}/start", status_code=200, responses=PROBLEMS)
async def start(house: TheHouse, request: Browser, key: FromPath[str]) -> wire.TableInfo:
    return await (await house.room(key)).ask(Start(secret_of(request)))


@post("/tables/{key:str}/hosting", status_code=200, responses=PROBLEMS)
async def arrange(
    house: TheHouse, request: Browser, key: FromPath[str], data: JSONBody[wire.Hosting]
) -> wire.TableInfo:
    return await (await house.room(key)).ask(Arrange(data, secret_of(request)))


@post("/tables/{key:str}/close", status_code=200, responses=PROBLEMS)
async def close_table(house: TheHouse, request: Browser, key: FromPath[str]) -> wire.TableInfo:
    return await (await house.room(key)).ask(CloseTable(secret_of(request)))


@get("/tables/{key:str}/frames", responses=PROBLEMS)
async def frames(
    house: TheHouse,
    request: Browser,
    key: FromPath[str],
    first: FrameNumber = 0,
    last: FrameNumber = MOST_FRAMES - 1,
    seat: SeatOrNobody = NOBODY,
) -> bodies.Frames:
    return await house.frames(key, first, last, seat, visitor_of(request))


@get("/tables/{key:str}/story", responses=PROBLEMS)
async def story(house: TheHouse, request: Browser, key: FromPath[str]) -> bodies.Story:
    return await house.story(key, visitor_of(request))


@get("/tables/{key:str}/record", media_type=MediaType.TEXT, responses=PROBLEMS)
async def record(house: TheHouse, request: Browser, key: FromPath[str]) -> str:
    return await house.record(key, visitor_of(request))


routes = Router(
    "/api",
    response_headers={"Cache-Control": "no-store"},  # unless an answer says otherwise: tables change, and hold secrets
    route_handlers=[
        games,
        rules,
        texts,
        primer,
        practice,
        lesson_text,
        edition,
        open_table,
        open_lesson,
        find_code,
        mine,
        table,
        take_seat,
        add_salt,
        leave_seat,
        give_up_seat,
        play_again,
        change_seat,
        start,
        arrange,
        close_table,
        frames,
        story,
        record,
    ],
)
