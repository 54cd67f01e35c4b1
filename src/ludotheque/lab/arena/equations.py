"""Equations, a handful at a time, solved the same on every machine."""


def solved(rows: list[list[float]], values: list[float]) -> list[float]:
    """What the unknowns are if each row's sum of them is its value; the rows do not depend on each other."""
    left = [[*row, value] for row, value in zip(rows, values, strict=True)]
    for place in range(len(left)):
        best = max(range(place, len(left)), key=lambda row: abs(left[row][place]))
        left[place], left[best] = left[best], left[place]
        for row in range(len(left)):
            if row != place:
                _take_away(left[row], left[place], left[row][place] / left[place][place])
    return [row[-1] / row[place] for place, row in enumerate(left)]


def _take_away(row: list[float], other: list[float], times: float) -> None:
    for place, number in enumerate(other):
        row[place] -= times * number
