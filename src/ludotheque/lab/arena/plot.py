"""Ratings as a drawing: a dot and a bar for each level, upon one scale."""

from html import escape
from math import floor, log10

WIDTH = 780
LEFT, RIGHT = 130, 70  # for names, and for figures
TOP, ROW, BOTTOM = 12, 46, 34
TICKS = 6  # about so many

Rating = dict[str, float]  # value, low, high

INK, SOFT, HAIR, DOT = "#211b14", "#5d5346", "#d9c9a8", "#c93c20"


class Scale:
    """From ratings to places on the paper."""

    def __init__(self, low: float, high: float) -> None:
        self.step = _round_step((high - low or 1.0) / TICKS)
        self.low = floor(low / self.step) * self.step
        self.count = int((high - self.low) // self.step) + 1

    def x(self, rating: float) -> float:
        part = (rating - self.low) / (self.count * self.step)
        return round(LEFT + part * (WIDTH - LEFT - RIGHT), 1)

    def ticks(self) -> list[float]:
        return [self.low + number * self.step for number in range(self.count + 1)]


def _round_step(least: float) -> float:
    """1, 2 or 5 times a power of ten."""
    power: float = 10.0 ** floor(log10(least))
    return next(times * power for times in (1.0, 2.0, 5.0, 10.0) if times * power >= least)


def rating_plot(ratings: dict[str, Rating]) -> str:
    """The strongest on top."""
    scale = Scale(min(rating["low"] for rating in ratings.values()), max(rating["high"] for rating in ratings.values()))
    height = TOP + ROW * len(ratings) + BOTTOM
    drawn = [_tick(scale, tick, height) for tick in scale.ticks()]
    for place, (level, rating) in enumerate(reversed(ratings.items())):
        drawn.append(_row(scale, level, rating, TOP + ROW * place + ROW // 2))
    told = ", ".join(f"{level} {rating['value']:.1f}" for level, rating in ratings.items())
    return (
        f'<svg viewBox="0 0 {WIDTH} {height}" role="img" aria-label="Ratings: {escape(told)}" '
        f'font-family="system-ui, sans-serif" font-size="15">{"".join(drawn)}</svg>'
    )


def _tick(scale: Scale, tick: float, height: int) -> str:
    x, foot = scale.x(tick), height - BOTTOM + 4
    return (
        f'<line x1="{x}" x2="{x}" y1="{TOP}" y2="{foot}" stroke="{HAIR}" stroke-width="1.5"/>'
        f'<text x="{x}" y="{foot + 19}" text-anchor="middle" fill="{SOFT}" font-size="13">{tick:g}</text>'
    )


def _row(scale: Scale, level: str, rating: Rating, y: int) -> str:
    low, value, high = (scale.x(rating[name]) for name in ("low", "value", "high"))
    return (
        f'<text x="{LEFT - 14}" y="{y + 5}" text-anchor="end" fill="{INK}" font-weight="600">{escape(level)}</text>'
        f'<rect x="{low}" y="{y - 7}" width="{round(max(high - low, 2.0), 1)}" height="14" rx="4" '
        f'fill="#f8d77a" stroke="{INK}" stroke-width="2"/>'
        f'<circle cx="{value}" cy="{y}" r="7" fill="{DOT}" stroke="{INK}" stroke-width="2"/>'
        f'<text x="{WIDTH - RIGHT + 14}" y="{y + 5}" fill="{INK}">{rating["value"]:.1f}</text>'
    )
