"""What a sentence of a primer is about."""

from typing import Literal

Part = Literal["goal", "turn", "end", "trap"]
