"""The real things on the page that a cue may point at. A board marks them, as `data-verb="play-card"`."""

from typing import Final

from ludotheque.complaint import Complaint

ANCHORS: Final = (
    "verb",  # whatever says this verb: verb play-card
    "part",  # of the table: part journal, part purse, part scores, part status
    "seat",  # somebody's card beside the board
    "nation",  # of Couleurs du Monde, on the board
    "card",  # in one's hand
    "market",  # of Crésus
    "share",
    "choice",  # one of those that a window offers
    "square",  # of a round of squares
    "title",
    "product",
    "town",  # of the map of France
    "vehicle",
    "region",
)
PARTS: Final = ("journal", "status", "hand", "scores", "board", "bid", "take-back")


class NoSuchAnchor(Complaint):
    """No board marks anything of this kind."""


def check_anchor(points: str) -> None:
    kind, _, which = points.partition(" ")
    if points and kind not in ANCHORS:
        raise NoSuchAnchor(f"nothing on the page is marked as {kind!r}; there is {', '.join(ANCHORS)}")
    if kind == "part" and which not in PARTS:
        raise NoSuchAnchor(f"there is no part {which!r}; there is {', '.join(PARTS)}")
