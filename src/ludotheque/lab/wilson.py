"""How sure one may be of a share seen in a sample."""

from math import sqrt

Z95 = 1.959963984540054  # 95 % of a normal law lies within so many deviations


def wilson(share: float, sample: int) -> tuple[float, float]:
    """The 95 % score interval of Wilson (1927) around a share of the sample."""
    z2 = Z95 * Z95 / sample
    middle = share + z2 / 2
    spread = Z95 * sqrt(share * (1 - share) / sample + z2 / (4 * sample))
    low, high = (middle - spread) / (1 + z2), (middle + spread) / (1 + z2)
    return max(0.0, low), min(1.0, high)
