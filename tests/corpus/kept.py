"""The games that are kept: reading and writing a file of them."""

import json
import lzma
from dataclasses import asdict, dataclass
from pathlib import Path

from ludotheque.record.read import read_record
from ludotheque.record.record import Record

HERE = Path(__file__).parent
ENDING = ".games.xz"  # one JSON object a line, compressed


@dataclass
class KeptGame:
    """A record, and what became of it; the position at the end is in the record's fingerprint."""

    record: str
    reason: str
    ranks: list[int]
    scores: list[int]

    def read(self) -> Record:
        return read_record(self.record)


def titles() -> list[str]:
    return sorted(path.name.removesuffix(ENDING) for path in HERE.glob(f"*{ENDING}"))


def kept_games(title: str) -> list[KeptGame]:
    text = lzma.decompress((HERE / f"{title}{ENDING}").read_bytes()).decode()
    return [KeptGame(**json.loads(line)) for line in text.splitlines()]


def keep_games(title: str, games: list[KeptGame]) -> None:
    lines = [json.dumps(asdict(game), separators=(",", ":"), ensure_ascii=False) for game in games]
    (HERE / f"{title}{ENDING}").write_bytes(lzma.compress("\n".join(lines).encode(), preset=9))
