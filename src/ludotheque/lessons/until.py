"""What ends a stretch of free play: the learner is asked something, or something has happened."""

from collections.abc import Collection

from ludotheque.box import Box
from ludotheque.complaint import Complaint
from ludotheque.kernel.action import kebab
from ludotheque.kernel.event import Event

ASKED, TOLD = "asked", "told"


class NoSuchMoment(Complaint):
    """The condition is none that a script may use."""


def check_until(until: str, box: Box) -> None:
    kind, _, word = until.partition(" ")
    if until and kind not in (ASKED, TOLD):
        raise NoSuchMoment(f"{until!r} is no moment: write « {ASKED} VERB » or « {TOLD} EVENT »")
    if kind == TOLD and word not in [kebab(event.__name__) for event in box.game.kinds(Event)]:
        raise NoSuchMoment(f"{box.game.name} tells no {word!r}")


def has_come(until: str, asked: Collection[str], told: Collection[str]) -> bool:
    """`asked`: the verbs of what the learner is asked now; `told`: the events of the last action, in kebab case."""
    kind, _, word = until.partition(" ")
    return word in (asked if kind == ASKED else told)
