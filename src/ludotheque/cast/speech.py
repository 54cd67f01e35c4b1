"""Who says what, and how rarely. All follows from what everybody knows, and is the same whenever it is worked out."""

from collections.abc import Callable, Iterable, Sequence
from hashlib import sha256
from typing import Final, NamedTuple

from ludotheque.cast.character import Character
from ludotheque.cast.occasions import OTHERS, Case, Occasion
from ludotheque.kernel.action import NOBODY, Seat

APART: Final = 8  # actions for each seat between two remarks of a whole table
READY: Final = (0, 30, 50, 75)  # by how talkative: in how many of a hundred cases of his own somebody speaks
BEGINS, WINS = "begins", "wins"  # before the first action, and whenever it comes
SPARED: Final = {"teases": "admires"}  # what is not said of somebody by those who spare others

Counts = dict[str, int]  # how many sentences there are, by voice and family


class Remark(NamedTuple):
    key: str  # of the sentence
    seat: Seat
    about: Seat  # NOBODY: nobody in particular


class Table(NamedTuple):
    """What of a table matters here."""

    key: str  # so that it is other people who speak at another table
    people: dict[Seat, Character]  # who may speak
    said: set[str]  # sentences that have been said in this game
    last: int  # number of the action of which somebody spoke last


def remark(
    table: Table, found: Iterable[Case], number: int, counts: Counts, grudge: Callable[[Seat, Seat], int]
) -> Remark | None:
    """What somebody says of an action; mostly nobody says anything."""
    seats = max(table.people, default=0) + 1
    rests = bool(table.said) and number - table.last < APART * seats
    for occasion, who, about in sorted(found, key=lambda case: _turn(table, case, number)):
        person = table.people.get(who)
        if person is None or (rests and occasion.says != WINS) or (number and occasion.says == BEGINS):
            continue
        if not _is_ready(table, number, occasion, who, person):
            continue
        family = mood(person, occasion.says, grudge(who, about) if about != NOBODY else 0)
        key = sentence(person, family, table.said, counts, f"{table.key} {number}")
        if key:
            return Remark(key, who, about)
    return None


def mood(person: Character, family: str, grudge: int) -> str:
    """Who is wronged again remembers it; who spares others does not tease them; who bears a grudge admires nobody."""
    if family in ("wronged", "refused", "outbid") and grudge > 1:
        return "remembers"
    if person.spite < 0:
        return SPARED.get(family, family)
    return "teases" if family == "admires" and (grudge or person.spite > 0) else family


def _turn(table: Table, case: Case, number: int) -> tuple[bool, int]:
    """Whom it befell speaks first, then the others in whatever order."""
    return case.occasion.who == OTHERS, drawn(f"{table.key} {number} {case.occasion.says} {case.who}")


def _is_ready(table: Table, number: int, occasion: Occasion, who: Seat, person: Character) -> bool:
    """Of what befell others one speaks half as readily."""
    ready = READY[person.talkative] // (2 if occasion.who == OTHERS else 1)
    return drawn(f"{table.key} {number} {occasion.event} {occasion.says} {who}") % 100 < ready


def sentence(person: Character, family: str, said: set[str], counts: Counts, luck: str) -> str:
    """One that has not been said yet in this game; empty where all have."""
    voice = f"{person.voice}-{family}"
    all_there_are: Sequence[str] = [f"voice-{voice}-{place + 1}" for place in range(counts.get(voice, 0))]
    left = [key for key in all_there_are if key not in said]
    return left[drawn(luck + voice) % len(left)] if left else ""


def drawn(text: str) -> int:
    """A number that anybody finds again."""
    return int.from_bytes(sha256(text.encode()).digest()[:6], "big")
