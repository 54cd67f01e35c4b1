"""Reading a record's text: every line is checked, and a complaint names its line."""

from ludotheque.record.record import FAIR, FORMAT, LUCK, BadRecord, Header, Record


def read_record(text: str) -> Record:
    lines = text.splitlines()
    if not lines or lines[0].strip() != FORMAT:
        raise BadRecord(f"line 1: a record begins with {FORMAT!r}")
    if "" not in lines:
        raise BadRecord(f"line {len(lines)}: the header is not followed by an empty line; truncated?")
    gap = lines.index("")
    reader = _Reader()
    header = reader.read(lines[1:gap])
    body = lines[gap + 1 :]
    if not body or not body[-1].startswith("= "):
        raise BadRecord(f"line {len(lines)}: the record does not end with its fingerprint; truncated?")
    return Record(header, body[:-1], gap + 2, body[-1], reader.places)


class _Reader:
    """Collects the header, one `key value` line after another."""

    def __init__(self) -> None:
        self.seen: dict[str, list[str]] = {}
        self.options: dict[str, str] = {}
        self.names: list[str] = []
        self.position = ""
        self.places: dict[str, int] = {}  # line of each key
        self.last = 1  # line of the header

    def read(self, lines: list[str]) -> Header:
        for place, line in enumerate(lines, 2):
            self._line(place, line)
            self.places.setdefault(line.split()[0], place)
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
        )

    def _line(self, place: int, line: str) -> None:
        key, *words = line.split() or [""]
        if key == "option" and len(words) == 2 and words[0] not in self.options:
            self.options[words[0]] = words[1]
        elif key == "name" and len(words) >= 2 and words[0] == str(len(self.names)):
            self.names.append(" ".join(words[1:]))
        elif key == "position" and words and not self.position:
            self.position = line.partition(" ")[2]
        elif key in ("game", "rules", "edition", "seats", "seed", "luck") and words and key not in self.seen:
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

    def _number(self, key: str) -> int:
        word = self._words(key, 1)[0]
        if not word.isdecimal() or len(word) > 40:
            raise BadRecord(f"line {self.last}: the header's {key!r} is a whole number, not {word!r}")
        return int(word)
