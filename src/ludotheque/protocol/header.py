"""The header of a new table: what is left open takes the game's standard, or the house's."""

import secrets

from ludotheque.box import Box
from ludotheque.complaint import Complaint
from ludotheque.editions.edition import Edition
from ludotheque.kernel.chance import SEED_BITS
from ludotheque.record.record import Header, read_options, write_options

USUAL_PLAYERS = 4
LONGEST_NAME = 40


def new_header(
    box: Box,
    edition: Edition,
    players: int | None = None,
    seed: int | None = None,
    options: dict[str, str] | None = None,
    names: list[str] | None = None,
) -> Header:
    game = box.game
    seats = min(max(USUAL_PLAYERS, game.least_seats), game.most_seats) if players is None else players
    return Header(
        game=game.name,
        rules=game.rules_version,
        edition=edition.id,
        edition_hash=edition.hash,
        seats=seats,
        seed=secrets.randbits(SEED_BITS) if seed is None else seed,
        options=write_options(game, read_options(game, options or {})),
        names=checked_names(names or [], seats),
    )


def checked_names(names: list[str], seats: int) -> list[str]:
    """Names go into records, one on a line, and onto terminals."""
    if names and len(names) != seats:
        raise Complaint(f"{seats} players need {seats} names, or none; not {len(names)}")
    for name in names:
        if not name.isprintable() or name != " ".join(name.split()) or not 0 < len(name) <= LONGEST_NAME:
            raise Complaint(f"a name has 1 to {LONGEST_NAME} plain characters; {name!r} does not do")
    return names
