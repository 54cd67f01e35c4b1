"""What a player may ask for in his turn."""

from ludotheque.mechanics.rules import Action


class PlayCard(Action):
    nation: int


class AnnouncePoints(Action):
    """Close the chain: the points are announced and cards drawn."""


class PassTurn(Action):
    """Play nothing, because one cannot or will not."""
