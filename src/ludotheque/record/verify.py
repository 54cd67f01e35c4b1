"""Whether a game was played with the luck that its house had promised; a complaint names the line that denies it."""

import re
from itertools import zip_longest
from typing import Any, Final

from ludotheque.kernel.action import NOBODY
from ludotheque.kernel.game import Game
from ludotheque.kernel.step import Tables
from ludotheque.record.luck import Draw, Key, draws_of
from ludotheque.record.open_luck import Places, Tree, block_of, outcome_in
from ludotheque.record.promise import Proof
from ludotheque.record.read import read_record
from ludotheque.record.record import FAIR, BadRecord, Record

_NUMBER: Final = r"\d{1,10}"
DRAW: Final = (
    rf"draw (?P<line>{_NUMBER}) (?P<seat>-|\d{{1,2}}) (?P<turn>{_NUMBER}) (?P<count>{_NUMBER})"
    rf" (?P<below>{_NUMBER}) (?P<outcome>{_NUMBER}) (?P<purpose>\S.*)"
)


def write_draw(draw: Draw) -> str:
    """`draw LINE SEAT TURN COUNT BELOW OUTCOME PURPOSE`"""
    key = draw.key
    whose = "-" if key.seat == NOBODY else key.seat
    return f"draw {draw.line} {whose} {key.turn} {key.count} {draw.below} {draw.outcome} {key.purpose}"


def with_draws(text: str, game: Game[Any], tables: Tables) -> str:
    """A record that replays, with all that was drawn written after its end."""
    draws = draws_of(read_record(text), game, tables)
    return "\n".join([text, *map(write_draw, draws)]) + "\n"


def read_draw(place: int, line: str) -> Draw:
    found = re.fullmatch(DRAW, line)
    if found is None:
        raise BadRecord(f"line {place}: {line!r} is not a draw")
    whose, purpose = found["seat"], found["purpose"]
    number, turn, count, below, outcome = (int(found[name]) for name in ("line", "turn", "count", "below", "outcome"))
    if not 0 < below <= 1 << 32:
        raise BadRecord(f"line {place}: {line!r} is a draw among none")
    return Draw(Key(purpose, NOBODY if whose == "-" else int(whose), turn, count), below, outcome, number)


def verify_seed(record: Record) -> Proof:
    """The seed is the one that follows from what the house committed to and everybody's salts."""
    proof = record.header.proof
    if proof is None:
        raise BadRecord(f"line {record.first_line - 1}: the header above promises nothing that could be checked")
    if record.header.luck != FAIR:
        raise _wrong(record, "luck", "only fair luck can be checked")
    if proof.commitment != proof.promise.commitment():
        raise _wrong(record, "house", "this is not the seed and the nonce that the house had committed to")
    _verify_salts(record, proof)
    if record.header.seed != proof.promise.seed([salt.text for salt in proof.salts]):
        first, last = record.places["salt 0"], record.places[f"salt {len(proof.salts) - 1}"]
        sources = f"line {record.places['house']} and the salts of lines {first} to {last}"
        raise _wrong(record, "seed", f"the seed does not follow from {sources}")
    return proof


def verify_outcomes(record: Record) -> None:
    """Every draw is what the seed gives, whatever the rules did with it."""
    seed = record.header.seed
    for place, line in enumerate(record.draws, record.first_draw()):
        draw = read_draw(place, line)
        given = outcome_in(block_of(seed, draw.key), draw.below)
        if draw.outcome != given:
            raise BadRecord(f"line {place}: {line!r} is forged: the seed gives {given}, not {draw.outcome}")


def verify_root(record: Record) -> None:
    """The tree that was made known when the game began is the one that the seed gives."""
    proof = verify_seed(record)
    if Tree(record.header.seed, Places(record.header.seats, proof.open_draws)).root != proof.root:
        raise _wrong(record, "root", "this is not the root of the tree of open draws that the seed gives")


def verify_draws(record: Record, game: Game[Any], tables: Tables) -> list[Draw]:
    """The draws of a record that replays are those that the rules called for, all of them and no other."""
    draws = draws_of(record, game, tables)
    expected = [write_draw(draw) for draw in draws]
    for place, (written, right) in enumerate(zip_longest(record.draws, expected), record.first_draw()):
        if written != right:
            raise BadRecord(f"line {place}: {_difference(written, right)}")
    return draws


def _verify_salts(record: Record, proof: Proof) -> None:
    for seat, salt in enumerate(proof.salts):
        if salt.source == "house" and salt.text != proof.promise.salt_of(seat):
            raise _wrong(record, f"salt {seat}", f"the house had committed to another salt for seat {seat}")


def _difference(written: str | None, right: str | None) -> str:
    if written is None:
        return f"{right!r} is missing"
    if right is None:
        return f"nothing more was drawn, but {written!r} is written"
    return f"{written!r} is not what the game called for, which is {right!r}"


def _wrong(record: Record, key: str, reason: str) -> BadRecord:
    return BadRecord(f"line {record.places[key]}: {reason}")
