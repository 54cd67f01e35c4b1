"""The only source of luck. What is drawn depends on the seed and on its key alone, never on what was drawn before.

The key of a draw: what it is for (« dice »), whose it is, the turn of that seat, and how many draws of this kind came
before in that turn. So the dice of a seat's seventh turn are the same whatever the others have decided until then.
"""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from ludotheque.kernel.action import NOBODY, Seat

WORD: Final = 0xFFFF_FFFF
SEED_BITS: Final = 128  # too many to be guessed from a few dice
ANYTHING: Final = ""  # the purpose of whoever needs no key, only one number after another: bots, random play
_GOLDEN: Final = 0x9E37_79B9
_UNSOWN: Final = -1
PLACES: Final = 7  # a count for the table and one for each seat, of which no game has more than six


def number_of(purpose: str) -> int:
    """A word for each purpose, the same on every machine (FNV-1a)."""
    number = 0x811C_9DC5
    for letter in purpose.encode():
        number = ((number ^ letter) * 0x0100_0193) & WORD
    return number


_NUMBERS: Final[dict[str, int]] = {}  # of purposes met so far


def _remembered(purpose: str) -> int:
    if purpose not in _NUMBERS:
        _NUMBERS[purpose] = number_of(purpose)
    return _NUMBERS[purpose]


def _mix(word: i64) -> i64:
    """Spread every bit of a word over the whole word; the products stay below 60 bits."""
    word ^= word >> 16
    word = (word * 0x45D9F3B) & WORD
    word ^= word >> 16
    word = (word * 0x45D9F3B) & WORD
    return word ^ (word >> 16)


def _is_beyond(word: i64, n: i64) -> bool:
    """Words beyond the last multiple of n are thrown away, or low outcomes would come up more often."""
    return word > WORD - n and word >= (WORD + 1) - (WORD + 1) % n


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Chance:
    """Quick luck, for simulations and for the worlds that bots imagine. Its words are well spread, not unguessable."""

    def __init__(self, seed: int) -> None:
        self.s0: i64 = 0
        self.s1: i64 = 0
        self.s2: i64 = 0
        self.s3: i64 = 0
        self.draws: i64 = 0  # how many in all
        self.plain: i64 = 0  # how many words were needed for those that have no key
        if seed == _UNSOWN:
            return
        self.turns: list[int] = [0] * PLACES  # of the table, which has none, and of each seat
        self.purposes: list[str] = []
        self.drawn: list[int] = []  # by purpose: how often for the table, and for each seat in its present turn
        self.scripted: list[int] = []
        self.sow([(seed >> shift) & WORD for shift in (0, 32, 64, 96)])

    def sow(self, seed: list[int]) -> None:
        """Take in the four words of the seed."""
        digest: i64 = 0
        for word in seed:
            digest = _mix((digest + word + _GOLDEN) & WORD)
        words: list[int] = []
        for word in seed:
            digest = _mix((digest + word + _GOLDEN) & WORD)
            words.append(digest)
        self.s0, self.s1, self.s2, self.s3 = words[0], words[1], words[2], words[3]

    def word(self, purpose: i64, whose: i64, turn: i64, count: i64, attempt: i64) -> i64:
        """The word under a key: purpose and the four numbers, each below 2³²."""
        found = _mix(self.s0 ^ purpose)
        found = _mix((found + self.s1 + (whose << 24) + turn) & WORD)
        found = _mix(((found ^ self.s2) + count) & WORD)
        return _mix((found + self.s3 + attempt * _GOLDEN) & WORD)

    def next_word(self) -> i64:
        """A word for whoever needs no key."""
        self.plain += 1
        return _mix((_mix((self.s0 + self.plain * _GOLDEN) & WORD) + self.s1) & WORD)

    def begin_turn(self, seat: Seat) -> None:
        """Whatever is drawn for the seat from now on belongs to its next turn."""
        self.turns[seat + 1] += 1
        for place in range(seat + 1, len(self.drawn), PLACES):
            self.drawn[place] = 0

    def below(self, n: int, purpose: str = ANYTHING, seat: Seat = NOBODY) -> int:
        """A uniform integer in [0, n); scripted outcomes, if any, come first."""
        assert 0 < n <= WORD + 1, "luck is drawn one word at a time"
        self.draws += 1
        if purpose == ANYTHING:
            return self.scripted.pop(0) if self.scripted else self._plain(n)
        kind = self._kind(purpose)
        place = kind * PLACES + seat + 1
        count = self.drawn[place]
        self.drawn[place] = count + 1
        if self.scripted:
            return self.scripted.pop(0)
        return self._uniform(n, _remembered(purpose), seat + 1, self.turns[seat + 1], count)

    def count(self, purpose: str, seat: Seat) -> int:
        """How often something was drawn for this; for a seat, in its present turn."""
        return self.drawn[self._kind(purpose) * PLACES + seat + 1]

    def die(self, purpose: str = ANYTHING, seat: Seat = NOBODY) -> int:
        return self.below(6, purpose, seat) + 1

    def shuffle(self, cards: list[int], purpose: str = ANYTHING) -> None:
        for last in range(len(cards) - 1, 0, -1):
            pick = self.below(last + 1, purpose)
            cards[last], cards[pick] = cards[pick], cards[last]

    def unsown(self) -> "Chance":
        """The same kind of luck, to be copied into."""
        return Chance(_UNSOWN)

    def copy(self) -> "Chance":
        twin = self.unsown()
        twin.s0, twin.s1, twin.s2, twin.s3 = self.s0, self.s1, self.s2, self.s3
        twin.draws, twin.plain = self.draws, self.plain
        twin.turns = self.turns[:]
        twin.purposes = self.purposes[:]
        twin.drawn = self.drawn[:]
        twin.scripted = self.scripted[:]
        return twin

    def _kind(self, purpose: str) -> int:
        """The number of this purpose, in the order in which they came up."""
        kind = 0
        for known in self.purposes:
            if known == purpose:
                return kind
            kind += 1
        self.purposes.append(purpose)
        self.drawn += [0] * PLACES
        return kind

    def _uniform(self, n: i64, purpose: i64, whose: i64, turn: i64, count: i64) -> int:
        attempt: i64 = 0
        word: i64 = self.word(purpose, whose, turn, count, attempt)
        while _is_beyond(word, n):
            attempt += 1
            word = self.word(purpose, whose, turn, count, attempt)
        return word % n

    def _plain(self, n: i64) -> int:
        word: i64 = self.next_word()
        while _is_beyond(word, n):
            word = self.next_word()
        return word % n


TO_BE_COPIED: Final = Chance(_UNSOWN)  # given to the constructor of a position whose every field a copy is about to set
