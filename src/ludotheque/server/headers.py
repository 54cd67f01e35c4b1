"""What browsers say they take: words with a weight, `fr-CA, en;q=0.8, *;q=0.1`."""


def accepted(header: str) -> list[str]:
    """The words, the dearest first; those that are refused (`;q=0`) are left out."""
    weights = {word: weight for word, weight in map(_weighed, header.split(",")) if word and weight > 0}
    return sorted(weights, key=lambda word: -weights[word])


def _weighed(part: str) -> tuple[str, float]:
    word, _, rest = part.partition(";")
    _, _, number = rest.partition("q=")
    try:
        weight = float(number) if number else 1.0
    except ValueError:
        weight = 0.0
    return word.strip().lower(), weight
