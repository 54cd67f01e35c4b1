"""What a table stands on: its box, its edition, its options. Where that is gone, the table is kept as it is."""

from dataclasses import dataclass

from ludotheque.box import Box
from ludotheque.complaint import Complaint
from ludotheque.editions.edition import Edition, hash_of
from ludotheque.kernel.game import BadOption
from ludotheque.server.catalogue import Catalogue
from ludotheque.server.refusal import KEPT_DAMAGED, KEPT_EDITION, KEPT_GAME, KEPT_NEWER, KEPT_RULES, Refusal
from ludotheque.server.setup import Setup, all_options
from ludotheque.server.storage import StoredTable


class Kept(Exception):
    """The table cannot go on: the clause, and details for the log."""

    def __init__(self, clause: str, reason: str) -> None:
        super().__init__(reason)
        self.clause = clause


@dataclass
class Ground:
    box: Box
    edition: Edition
    text: str  # of the edition
    options: dict[str, str]  # every option of the game with its value


def is_older(catalogue: Catalogue, setup: Setup) -> bool:
    """Whether the rules have changed since the table agreed on them."""
    return setup.game in catalogue.boxes and setup.rules < catalogue.boxes[setup.game].game.rules_version


def renew(catalogue: Catalogue, stored: StoredTable) -> None:
    """A table that has not begun takes today's edition of the same name, if there is one."""
    try:
        volume = catalogue.volume(stored.setup.game, stored.setup.edition)
    except Refusal:
        return
    stored.setup.edition_hash, stored.edition = volume.edition.hash, volume.text


def find_ground(catalogue: Catalogue, stored: StoredTable) -> Ground:
    setup = stored.setup
    if setup.game not in catalogue.boxes:
        raise Kept(KEPT_GAME, f"there is no game {setup.game!r} on the shelf")
    box = catalogue.boxes[setup.game]
    if setup.rules > box.game.rules_version:
        raise Kept(KEPT_NEWER, f"rules {setup.rules}, and the house has {box.game.rules_version}")
    if hash_of(stored.edition) != setup.edition_hash:
        raise Kept(KEPT_DAMAGED, "the edition is not the one that the table names")
    try:
        volume = catalogue.volume_read(setup.game, setup.edition_hash, stored.edition)
    except (Complaint, ValueError) as error:
        raise Kept(KEPT_EDITION, str(error)) from None
    return Ground(box, volume.edition, volume.text, _options(box, setup))


def _options(box: Box, setup: Setup) -> dict[str, str]:
    try:
        return all_options(box.game, setup)
    except BadOption as error:
        older = setup.rules < box.game.rules_version
        raise Kept(KEPT_RULES if older else KEPT_DAMAGED, str(error)) from None
