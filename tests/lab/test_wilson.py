"""Known values of the Wilson interval."""

import pytest

from ludotheque.lab.wilson import wilson


@pytest.mark.parametrize(
    ("share", "sample", "low", "high"),
    [
        (0.5, 10, 0.2366, 0.7634),
        (0.5, 100, 0.4038, 0.5962),
        (0.1, 20, 0.0279, 0.3010),
        (0.0, 10, 0.0, 0.2775),
        (1.0, 10, 0.7225, 1.0),
    ],
)
def test_the_interval_of_a_share(share: float, sample: int, low: float, high: float) -> None:
    assert wilson(share, sample) == pytest.approx((low, high), abs=5e-5)
