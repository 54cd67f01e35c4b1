"""Luck that nobody can guess ahead: the ChaCha20 block function of RFC 8439, one block for each draw."""

from typing import Final

from mypy_extensions import i64

from ludotheque.kernel.chance import WORD, Chance

_SIGMA: Final = (0x61707865, 0x3320646E, 0x79622D32, 0x6B206574)  # « expand 32-byte k »
_DOUBLE_ROUNDS: Final = 10

Words = tuple[i64, i64, i64, i64]


def _rotl(word: i64, bits: i64) -> i64:
    return ((word << bits) | (word >> (32 - bits))) & WORD


def quarter_round(a: i64, b: i64, c: i64, d: i64) -> Words:
    a = (a + b) & WORD
    d = _rotl(d ^ a, 16)
    c = (c + d) & WORD
    b = _rotl(b ^ c, 12)
    a = (a + b) & WORD
    d = _rotl(d ^ a, 8)
    c = (c + d) & WORD
    b = _rotl(b ^ c, 7)
    return a, b, c, d


def chacha_block(key: Words, rest_of_key: Words, counter_and_nonce: Words) -> list[int]:
    """The sixteen words of one block."""
    x0, x1, x2, x3 = _SIGMA
    x4, x5, x6, x7 = key
    x8, x9, x10, x11 = rest_of_key
    x12, x13, x14, x15 = counter_and_nonce
    for _ in range(_DOUBLE_ROUNDS):
        x0, x4, x8, x12 = quarter_round(x0, x4, x8, x12)
        x1, x5, x9, x13 = quarter_round(x1, x5, x9, x13)
        x2, x6, x10, x14 = quarter_round(x2, x6, x10, x14)
        x3, x7, x11, x15 = quarter_round(x3, x7, x11, x15)
        x0, x5, x10, x15 = quarter_round(x0, x5, x10, x15)
        x1, x6, x11, x12 = quarter_round(x1, x6, x11, x12)
        x2, x7, x8, x13 = quarter_round(x2, x7, x8, x13)
        x3, x4, x9, x14 = quarter_round(x3, x4, x9, x14)
    mixed = [x0, x1, x2, x3, x4, x5, x6, x7, x8, x9, x10, x11, x12, x13, x14, x15]
    first = [*_SIGMA, *key, *rest_of_key, *counter_and_nonce]
    return [(mixed[place] + first[place]) & WORD for place in range(16)]


class FairChance(Chance):
    """The luck of tables where people play. Whoever has seen any number of draws knows nothing about the others.

    The seed is the first half of the key, the second half is empty; the nonce is the purpose, whose draw it is and the
    turn; the count is the block's number. A word that is thrown away is followed by the next one of its block, and the
    last one by those of a block that no seat uses.
    """

    def sow(self, seed: list[int]) -> None:
        self.s0, self.s1, self.s2, self.s3 = seed[0], seed[1], seed[2], seed[3]

    def word(self, purpose: i64, whose: i64, turn: i64, count: i64, attempt: i64) -> i64:
        seed = (self.s0, self.s1, self.s2, self.s3)
        block = chacha_block(seed, (0, 0, 0, 0), (count, purpose, whose + (attempt // 16 << 8), turn))
        return block[attempt % 16]

    def next_word(self) -> i64:
        self.plain += 1
        return self.word(0, 0, 0, self.plain, 0)

    def unsown(self) -> "FairChance":
        return FairChance(-1)
