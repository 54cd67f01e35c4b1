"""Who came where: places by score, or by several scores one after another, equals sharing the better place."""

Standing = list[int]  # what counts first comes first; more is better


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


def places_by_standing(standings: list[Standing]) -> list[int]:
    """As by score, but what the first figure leaves equal the next one decides."""
    ranks: list[int] = []
    for standing in standings:
        better = 0
        for other in standings:
            if _is_better(other, standing):
                better += 1
        ranks.append(better + 1)
    return ranks


def _is_better(one: Standing, other: Standing) -> bool:
    for place in range(len(one)):
        if one[place] != other[place]:
            return one[place] > other[place]
    return False
