"""Whether an action is one that a cue speaks of: `seal-bid 20..50`, `play-card *`, `pass-turn`, or `*` for anything."""

ANYTHING = "*"


def fits(pattern: str, line: str) -> bool:
    """`line` is an action without its seat. A verb alone means that verb, whatever fills it in."""
    wanted, said = pattern.split(), line.split()
    if wanted == [ANYTHING]:
        return True
    if not said or wanted[0] != said[0]:
        return False
    if len(wanted) == 1:
        return True
    same = len(wanted) == len(said)
    return same and all(_word_fits(one, other) for one, other in zip(wanted[1:], said[1:], strict=True))


def any_fits(patterns: list[str], line: str) -> bool:
    return any(fits(pattern, line) for pattern in patterns)


def _word_fits(wanted: str, said: str) -> bool:
    low, span, high = wanted.partition("..")
    if span:
        return int(low) <= int(said) <= int(high)
    return wanted in (ANYTHING, said)
