"""Places: the best is first, equals share, and nobody takes the place they leave free."""

import pytest

from ludotheque.mechanics.ranking import places


@pytest.mark.parametrize(
    ("scores", "ranks"),
    [
        ([10, 30, 20], [3, 1, 2]),
        ([5, 5], [1, 1]),
        ([9, 7, 7, 3], [1, 2, 2, 4]),
        ([-4, -2], [2, 1]),
        ([0], [1]),
        ([], []),
    ],
)
def test_places_go_by_score(scores: list[int], ranks: list[int]) -> None:
    assert ranks == places(scores)
