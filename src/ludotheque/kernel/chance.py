"""The only source of luck: a small seeded generator that copies with the state."""

from typing import Final

from mypy_extensions import i64

_WORD: Final = 0xFFFF_FFFF
_GOLDEN: Final = 0x9E37_79B9
_UNSOWN: Final = -1
SEED_BITS: Final = 128  # as many as the generator remembers: a seed cannot be guessed from a few dice


def _rotl(word: i64, bits: i64) -> i64:
    return ((word << bits) | (word >> (32 - bits))) & _WORD


def _mix(word: int) -> int:
    """Spread every bit of a word over the whole word; the products stay below 60 bits."""
    word ^= word >> 16
    word = (word * 0x45D9F3B) & _WORD
    word ^= word >> 16
    word = (word * 0x45D9F3B) & _WORD
    return word ^ (word >> 16)


class Chance:
    """xoshiro128++ on 32-bit words: every intermediate fits a machine int, compiled or not."""

    def __init__(self, seed: int) -> None:
        self.s0: i64 = 0
        self.s1: i64 = 0
        self.s2: i64 = 0
        self.s3: i64 = 1
        self.scripted: list[int] = []
        if seed != _UNSOWN:
            self._sow(seed)

    def _sow(self, seed: int) -> None:
        words = [(seed >> shift) & _WORD for shift in (0, 32, 64, 96)]
        digest = 0
        for word in words:
            digest = _mix((digest + word + _GOLDEN) & _WORD)
        for place in range(4):
            digest = _mix((digest + words[place] + _GOLDEN) & _WORD)
            words[place] = digest
        self.s0, self.s1, self.s2, self.s3 = words[0], words[1], words[2], words[3] | 1

    def _next(self) -> i64:
        result = (_rotl((self.s0 + self.s3) & _WORD, 7) + self.s0) & _WORD
        t: i64 = (self.s1 << 9) & _WORD
        self.s2 ^= self.s0
        self.s3 ^= self.s1
        self.s1 ^= self.s2
        self.s0 ^= self.s3
        self.s2 ^= t
        self.s3 = _rotl(self.s3, 11)
        return result

    def below(self, n: int) -> int:
        """A uniform integer in [0, n); scripted outcomes, if any, come first."""
        assert 0 < n <= _WORD + 1, "luck is drawn one word at a time"
        if self.scripted:
            return self.scripted.pop(0)
        wide: i64 = n
        limit = (_WORD + 1) - (_WORD + 1) % wide
        draw = self._next()
        while draw >= limit:
            draw = self._next()
        return draw % wide

    def die(self) -> int:
        return self.below(6) + 1

    def shuffle(self, cards: list[int]) -> None:
        for last in range(len(cards) - 1, 0, -1):
            pick = self.below(last + 1)
            cards[last], cards[pick] = cards[pick], cards[last]

    def same_as(self, other: "Chance") -> bool:
        """Whether both will bring the same luck, so that nothing was drawn from one to the other."""
        return (
            self.s0 == other.s0
            and self.s1 == other.s1
            and self.s2 == other.s2
            and self.s3 == other.s3
            and self.scripted == other.scripted
        )

    def copy(self) -> "Chance":
        twin = Chance(_UNSOWN)
        twin.s0, twin.s1, twin.s2, twin.s3 = self.s0, self.s1, self.s2, self.s3
        twin.scripted = self.scripted[:]
        return twin


TO_BE_COPIED: Final = Chance(_UNSOWN)  # given to the constructor of a position whose every field a copy is about to set
