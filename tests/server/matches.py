"""Matches without a house around them."""

from ludotheque.record.record import Header
from ludotheque.server.catalogue import Catalogue
from ludotheque.server.clock import HouseClock
from ludotheque.server.match import Match, begin
from ludotheque.shelf import BOXES

CATALOGUE = Catalogue(BOXES)


def new_match(game: str = "couleurs-du-monde") -> Match:
    rules, edition = BOXES[game].game, CATALOGUE.volume(game).edition
    seats = max(3, rules.least_seats)
    return begin(BOXES[game], edition, Header(game, 1, edition.id, edition.hash, seats, 5), 0, HouseClock())
