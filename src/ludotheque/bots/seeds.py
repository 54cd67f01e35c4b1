"""One seed gives many: a table's seed and a number make the seed of a game, of a bot, of a bot's luck."""

from typing import Final

_WORD: Final = (1 << 64) - 1
_STEP: Final = 0x9E37_79B9_7F4A_7C15


def derived(seed: int, number: int) -> int:
    """A 64-bit seed that depends on both, the same in every process (the mix of SplitMix64, once for each).

    With z = seed folded to 64 bits: mix(mix(z) + number), where mix adds the golden step and scrambles.
    """
    folded = 0
    while seed:
        folded ^= seed & _WORD
        seed >>= 64
    return _mix(_mix(folded) + number)


def _mix(word: int) -> int:
    word = (word + _STEP) & _WORD
    word = ((word ^ (word >> 30)) * 0xBF58_476D_1CE4_E5B9) & _WORD
    word = ((word ^ (word >> 27)) * 0x94D0_49BB_1331_11EB) & _WORD
    return word ^ (word >> 31)
