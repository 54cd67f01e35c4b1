"""What a player may ask for in his turn."""

from dataclasses import dataclass

from ludotheque.kernel.action import Action, Seat
from ludotheque.kernel.ask import Filling
from ludotheque.kernel.game import UnknownVerb


@dataclass
class PlayCard(Action):
    nation: int


@dataclass
class AnnouncePoints(Action):
    """Close the chain: the points are announced and cards drawn."""


@dataclass
class PassTurn(Action):
    """Play nothing, because one cannot or will not."""


def read_action(seat: Seat, verb: str, filling: Filling) -> Action:
    if verb == "play-card" and len(filling) == 1 and len(filling[0]) == 1:
        return PlayCard(seat, filling[0][0])
    if verb == "announce-points" and not filling:
        return AnnouncePoints(seat)
    if verb == "pass-turn" and not filling:
        return PassTurn(seat)
    raise UnknownVerb(verb)
