"""Opening a table: what was asked for is checked as a whole, then written down."""

from typing import Any

from ludotheque.complaint import Complaint
from ludotheque.kernel.game import BadOption, Game
from ludotheque.record.promise import new_promise
from ludotheque.record.record import set_up
from ludotheque.server import bodies
from ludotheque.server.catalogue import Catalogue, Volume
from ludotheque.server.codes import new_code
from ludotheque.server.film import Film
from ludotheque.server.refusal import BAD_SETUP, WHEN_OVER, Refusal
from ludotheque.server.seating import Chair, bots_chair, new_secret, person_in_chair
from ludotheque.server.setup import UNSOWN, Setup
from ludotheque.server.storage import StoredTable
from ludotheque.server.table import Table
from ludotheque.server.visitor import hashed
from ludotheque.server.wire import Hosting


def agreed_options(game: Game[Any], wanted: bodies.NewTable) -> dict[str, str]:
    """What the table wants, but for what a table played over days cannot do without."""
    if wanted.pace.kind == "live":
        return wanted.options
    fixed = [option for option in game.options if option.name in game.over_days]
    return wanted.options | {option.name: option.write(game.over_days[option.name]) for option in fixed}


def new_setup(catalogue: Catalogue, wanted: bodies.NewTable, volume: Volume, now: int) -> Setup:
    game = catalogue.box(wanted.game).game
    return Setup(
        key=new_secret(),
        code=new_code(),
        game=wanted.game,
        rules=game.rules_version,
        edition=volume.edition.id,
        edition_hash=volume.edition.hash,
        seats=len(wanted.seats),
        seed=UNSOWN,
        options=agreed_options(game, wanted),
        pace=wanted.pace,
        language=wanted.language,
        created=now,
        hosting=_hosting(wanted),
        promise=new_promise(),
    )


def position_in(film: Film, number: int) -> str:
    """A position of a finished game, from which another can start."""
    if not film.is_over():
        raise Refusal(WHEN_OVER, "a new game starts from a finished one, not from one that is being played")
    if number > film.total:
        raise Refusal(BAD_SETUP, f"that game has {film.total} actions, not {number}")
    if number == film.total:
        raise Refusal(BAD_SETUP, "nothing is left to play after the last action")
    return film.position(number)


def continue_from(setup: Setup, other: Table, position: str) -> Volume:
    """Start where a finished game stood; what that table agreed on holds here too."""
    setup.game, setup.rules, setup.options = other.setup.game, other.setup.rules, other.setup.options
    setup.edition, setup.edition_hash = other.setup.edition, other.setup.edition_hash
    setup.position = position
    ground = other.standing_on()
    return Volume(ground.edition, ground.text)


def start_exercise(catalogue: Catalogue, setup: Setup, id: str) -> Volume:
    """Start where an exercise asks its question, as the box is printed."""
    exercise = catalogue.exercise(setup.game, id)
    volume = catalogue.volume(setup.game, exercise.edition.id)
    setup.options, setup.position = {}, exercise.page.position
    setup.edition, setup.edition_hash = volume.edition.id, volume.edition.hash
    return volume


def check(catalogue: Catalogue, setup: Setup, volume: Volume) -> None:
    """Set the game up once, to see that it can be."""
    try:
        set_up(catalogue.box(setup.game).game, volume.edition.tables, setup.header([]))
    except (Complaint, BadOption) as error:
        raise Refusal(BAD_SETUP, str(error)) from None


def _chair(catalogue: Catalogue, game: str, wanted: bodies.SeatWanted, secret: str, others: list[Chair]) -> Chair:
    match wanted.player:
        case "me":
            return person_in_chair(wanted.name, secret, others)
        case "bot":
            return bots_chair(catalogue.player(game, wanted.bot, wanted.character), others)
        case _:
            return Chair("open")


def _hosting(wanted: bodies.NewTable) -> Hosting:
    """Unless the host says otherwise, advice is for those who play by themselves."""
    alone = all(seat.player != "open" for seat in wanted.seats)
    return Hosting(talk=wanted.talk, hints=alone if wanted.hints is None else wanted.hints)


def new_stored_table(
    catalogue: Catalogue, setup: Setup, edition: str, seats: list[bodies.SeatWanted]
) -> tuple[StoredTable, bodies.TableCreated]:
    """The new table, and what its creator needs to know of it."""
    host = new_secret()
    commitment = setup.promise.commitment() if setup.promise else ""
    created = bodies.TableCreated(setup.key, setup.code, host, [], commitment)
    chairs: list[Chair] = []
    for seat, wanted in enumerate(seats):
        secret = new_secret()
        if wanted.player == "me":
            created.seats.append(bodies.OwnSeat(seat, secret))
        chairs.append(_chair(catalogue, setup.game, wanted, secret, chairs))
    return StoredTable(setup, hashed(host), "lobby", chairs, edition), created
