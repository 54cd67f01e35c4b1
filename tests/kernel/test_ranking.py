"""Places: the best is first, equals share, and nobody takes the place they leave free."""

import pytest

from ludotheque.mechanics.ranking import places, places_by_standing


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


@pytest.mark.parametrize(
    ("standings", "ranks"),
    [
        ([[1, 5], [1, 9], [2, 0]], [3, 2, 1]),
        ([[1, 5], [1, 5], [0, 9]], [1, 1, 3]),
        ([[0, -3, 2], [0, -3, 1], [0, -4, 8]], [1, 2, 3]),
    ],
)
def test_what_comes_first_decides_and_equals_look_further(standings: list[list[int]], ranks: list[int]) -> None:
    assert ranks == places_by_standing(standings)
