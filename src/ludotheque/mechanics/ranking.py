"""Who came where: places by score, equals sharing the better place."""


def places(scores: list[int]) -> list[int]:
    """The highest score is first; seats with equal scores share a place (1, 2, 2, 4)."""
    ranks: list[int] = []
    for score in scores:
        better = 0
        for other in scores:
            if other > score:
                better += 1
        ranks.append(better + 1)
    return ranks
