"""Words that flow over as many lines as they need. Unlike rich's own wrapping, it never breaks a hard space."""

from collections.abc import Iterator

from rich.console import Console, ConsoleOptions
from rich.measure import Measurement
from rich.text import Text


class Flow:
    """Items side by side, `gap` spaces apart; from the second line on, `indent` spaces in."""

    def __init__(self, items: list[Text], gap: int = 2, indent: int = 0) -> None:
        self.items = items
        self.gap = gap
        self.indent = indent

    def lines(self, width: int) -> Iterator[Text]:
        line = Text()
        for item in self.items:
            if line and line.cell_len + self.gap + item.cell_len > width:
                yield line
                line = Text(" " * self.indent).append_text(item)
            else:
                line.append(" " * self.gap if line else "").append_text(item)
        yield line

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[Text]:
        yield from self.lines(options.max_width)

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        widths = [item.cell_len for item in self.items] or [0]
        whole = sum(widths) + self.gap * (len(widths) - 1)
        return Measurement(min(max(widths) + self.indent, options.max_width), min(whole, options.max_width))


def sentence(text: str, style: str = "", indent: int = 0) -> Flow:
    """A sentence that breaks at plain spaces only."""
    return Flow([Text(word, style=style) for word in text.split(" ")], gap=1, indent=indent)
