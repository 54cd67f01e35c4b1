"""The spaces of a seat as Gymnasium has them: cells, and a mask over the letters."""

from typing import Any

import numpy as np
from gymnasium import spaces

from ludotheque.kernel.action import Seat
from ludotheque.rl.table import Table
from ludotheque.rl.title import Title
from ludotheque.spelling.sight import outline
from ludotheque.spelling.speller import LETTERS

WORD = np.iinfo(np.int32)


def sight_space(title: Title) -> Any:
    cells = outline(title.game, title.start(0)).length
    return spaces.Dict(
        {
            "observation": spaces.Box(WORD.min, WORD.max, (cells,), np.int32),
            "action_mask": spaces.Box(0, 1, (LETTERS,), np.int8),
        }
    )


def letter_space() -> Any:
    return spaces.Discrete(LETTERS)


def sight(table: Table, seat: Seat) -> dict[str, Any]:
    return {"observation": table.see(seat), "action_mask": table.mask(seat)}
