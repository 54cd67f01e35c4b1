"""Who says what, and how rarely. All follows from what everybody knows, and is the same whenever it is worked out."""

from collections.abc import Callable, Iterable, Sequence
from hashlib import sha256
from typing import Final, NamedTuple

from ludotheque.cast.character import Character
from ludotheque.cast.occasions import Case
from ludotheque.kernel.action import NOBODY, Seat

APART: Final = 8  # actions for each seat between two remarks of a whole table
READY: Final = (0, 30, 50, 75)  # by how talkative: in how many of a hundred cases of his own somebody speaks
ALOUD: Final = ("wins", "begins")  # of these one speaks however long ago the last remark was
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
    rests = number - table.last < APART * seats and table.last > 0
    for place, (occasion, who, about) in enumerate(found):
        person = table.people.get(who)
        if person is None or (rests and occasion.says not in ALOUD):
            continue
        if not is_ready(table.key, number, place, who, person, own=occasion.who != "others"):
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


def is_ready(key: str, number: int, place: int, who: Seat, person: Character, own: bool) -> bool:
    """Of what befell others one speaks half as readily."""
    ready = READY[person.talkative] if own else READY[person.talkative] // 2
    return drawn(f"{key} {number} {place} {who}") % 100 < ready


def sentence(person: Character, family: str, said: set[str], counts: Counts, luck: str) -> str:
    """One that has not been said yet in this game; empty where all have."""
    voice = f"{person.voice}-{family}"
    all_there_are: Sequence[str] = [f"voice-{voice}-{place + 1}" for place in range(counts.get(voice, 0))]
    left = [key for key in all_there_are if key not in said]
    return left[drawn(luck + voice) % len(left)] if left else ""


def drawn(text: str) -> int:
    """A number that anybody finds again."""
    return int.from_bytes(sha256(text.encode()).digest()[:6], "big")
