"""The shelf: the one list of what can be played, and after it what other people's packages bring."""

from ludotheque.box import Box, Named, fetch
from ludotheque.complaint import Complaint
from ludotheque.outside.packages import add_games

ON_THE_SHELF: list[Named] = [
    "ludotheque.boxes.richesses_du_monde:BOX",
    "ludotheque.boxes.cresus:BOX",
    "ludotheque.boxes.couleurs_du_monde:BOX",
    "ludotheque.boxes.joyeux_combinards:BOX",
    "ludotheque.boxes.richesses_de_france:BOX",
]


class UnknownGame(Complaint):
    """Nothing on the shelf has this name."""


def box(name: str) -> Box:
    if name not in BOXES:
        raise UnknownGame(f"there is no game {name!r}; there is {', '.join(BOXES)}")
    return BOXES[name]


BOXES: dict[str, Box] = {found.game.name: found for found in map(fetch, ON_THE_SHELF)}
add_games(BOXES)
