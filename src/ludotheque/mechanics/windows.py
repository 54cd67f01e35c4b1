"""How long a window stays open: seven seconds as the booklets like it, ten, or until everybody has answered."""

from typing import Final

from ludotheque.kernel.rules import NEVER

SEVEN_SECONDS: Final = 0  # choices of the option "window"
TEN_SECONDS: Final = 1
UNHURRIED: Final = 2

WINDOWS: Final = ["seven-seconds", "ten-seconds", "unhurried"]
SEVEN_SECONDS_MS: Final = 7_000
TEN_SECONDS_MS: Final = 10_000


def closes(now: int, window: int) -> int:
    """When a window that opens now closes."""
    return closes_after(now, window, TEN_SECONDS_MS if window == TEN_SECONDS else SEVEN_SECONDS_MS)


def closes_after(now: int, window: int, span: int) -> int:
    """When something opened now that needs longer thought closes."""
    return NEVER if window == UNHURRIED else now + span
