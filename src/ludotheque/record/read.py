"""Reading a record's text: every line is checked, and a complaint names its line."""

import re

from ludotheque.plain import is_plain
from ludotheque.record.promise import OpenDraws, Promise, Proof, Salt, is_salt
from ludotheque.record.record import FAIR, FORMAT, LUCK, BadRecord, Header, Record

ONCE = ("game", "rules", "edition", "seats", "seed", "luck", "commitment", "house", "root")
PROOF = ("commitment", "house", "root")


def read_record(text: str) -> Record:
    lines = text.splitlines()
    if not lines or lines[0].strip() != FORMAT:
        raise BadRecord(f"line 1: a record begins with {FORMAT!r}")
    if "" not in lines:
        raise BadRecord(f"line {len(lines)}: the header is not followed by an empty line; truncated?")
    for place, line in enumerate(lines, 1):
        if not is_plain(line):
            raise BadRecord(f"line {place}: {line!r} holds a character that cannot be printed")
    gap = lines.index("")
    reader = _Reader()
    header = reader.read(lines[1:gap])
    body = lines[gap + 1 :]
    ends = [place for place, line in enumerate(body) if line.startswith("= ")]
    if not ends:
        raise BadRecord(f"line {len(lines)}: the record does not end with its fingerprint; truncated?")
    end = ends[0]
    draws = _draws(body[end + 1 :], gap + end + 3)
    return Record(header, body[:end], gap + 2, body[end], reader.places, draws)


def _draws(lines: list[str], first: int) -> list[str]:
    """What is written after the end: nothing, or an empty line and the draws."""
    for place, line in enumerate(lines, first):
        fits = line.startswith("draw ") if place > first else line == ""
        if not fits:
            raise BadRecord(f"line {place}: nothing follows the end but an empty line and the draws, not {line!r}")
    return lines[1:]


class _Reader:
    """Collects the header, one `key value` line after another."""

    def __init__(self) -> None:
        self.seen: dict[str, list[str]] = {}
        self.options: dict[str, str] = {}
        self.names: list[str] = []
        self.position = ""
        self.salts: list[Salt] = []
        self.open_draws: list[OpenDraws] = []
        self.places: dict[str, int] = {}  # line of each key
        self.last = 1  # line of the header

    def read(self, lines: list[str]) -> Header:
        for place, line in enumerate(lines, 2):
            self._line(place, line)
            key, *words = line.split()
            self.places.setdefault(f"{key} {words[0]}" if key == "salt" else key, place)
        self.last = len(lines) + 1
        edition, edition_hash = self._words("edition", 2)
        return Header(
            game=self._words("game", 1)[0],
            rules=self._number("rules"),
            edition=edition,
            edition_hash=edition_hash,
            seats=self._number("seats"),
            seed=self._number("seed"),
            luck=self._luck(),
            options=self.options,
            names=self.names,
            position=self.position,
            proof=self._proof(),
        )

    def _line(self, place: int, line: str) -> None:
        key, *words = line.split() or [""]
        if key == "option" and len(words) == 2 and words[0] not in self.options:
            self.options[words[0]] = words[1]
        elif key == "name" and len(words) >= 2 and words[0] == str(len(self.names)):
            self.names.append(" ".join(words[1:]))
        elif key == "position" and words and not self.position:
            self.position = line.partition(" ")[2]
        elif key == "salt" and _is_salt_of(len(self.salts), words):
            self.salts.append(Salt("house" if words[1] == "house" else "person", words[2]))
        elif key == "open" and _are_open_draws(words):
            self.open_draws.append(OpenDraws(" ".join(words[2:]), int(words[0]), int(words[1])))
        elif key in ONCE and words and key not in self.seen:
            self.seen[key] = words
        else:
            raise BadRecord(f"line {place}: {line!r} has no place in a header")

    def _words(self, key: str, count: int) -> list[str]:
        words = self.seen.get(key, [])
        if len(words) != count:
            values = f"{count} value{'s' if count > 1 else ''}"
            raise BadRecord(f"line {self.last}: the header needs a line {key!r} with {values}")
        return words

    def _luck(self) -> str:
        word = " ".join(self.seen.get("luck", [FAIR]))
        if word not in LUCK:
            raise BadRecord(f"line {self.last}: the header's 'luck' is one of {', '.join(LUCK)}, not {word!r}")
        return word

    def _proof(self) -> Proof | None:
        """All of it, or nothing."""
        if not self.salts and not self.open_draws and not any(key in self.seen for key in PROOF):
            return None
        (commitment,), house, (root,) = self._words("commitment", 1), self._words("house", 2), self._words("root", 1)
        if len(self.salts) != self._number("seats"):
            raise BadRecord(f"line {self.last}: the header needs a line 'salt' for every seat")
        return Proof(commitment, Promise(*house), self.salts, root, self.open_draws)

    def _number(self, key: str) -> int:
        word = self._words(key, 1)[0]
        if not word.isdecimal() or len(word) > 40:
            raise BadRecord(f"line {self.last}: the header's {key!r} is a whole number, not {word!r}")
        return int(word)


def _are_open_draws(words: list[str]) -> bool:
    return len(words) >= 3 and all(re.fullmatch("[1-9][0-9]{0,3}", word) for word in words[:2])


def _is_salt_of(seat: int, words: list[str]) -> bool:
    return len(words) == 3 and words[0] == str(seat) and words[1] in ("person", "house") and is_salt(words[2])
