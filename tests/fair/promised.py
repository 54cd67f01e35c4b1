"""Records of games whose luck was promised, as a house gives them out, without a house around them."""

from dataclasses import replace

from ludotheque.box import Box
from ludotheque.kernel.chance import Chance
from ludotheque.kernel.play import is_over
from ludotheque.kernel.random_play import random_action
from ludotheque.protocol.header import new_header
from ludotheque.record.open_luck import Places, Tree
from ludotheque.record.promise import Promise, Proof, Salt
from ludotheque.record.record import Recorder
from ludotheque.record.verify import with_draws


def promise(number: int) -> Promise:
    return Promise(f"{number:032x}", f"{number + 1:032x}")


def proof(number: int, seats: int, root: str = "0" * 64) -> Proof:
    """The first seat is a person's, the second adds nothing, the others are bots'."""
    own = promise(number)
    salts = [Salt("person", f"pepper{number:04}"), Salt("person", "-")]
    salts += [Salt("house", own.salt_of(seat)) for seat in range(2, seats)]
    return Proof(own.commitment(), own, salts[:seats], root, [])


def promised(box: Box, number: int, actions: int) -> str:
    """A game at random for so many actions, whose tree of open draws nobody looks at."""
    return _played(box, proof(number, box.game.least_seats), number, actions)


def promised_with_tree(box: Box, number: int, actions: int) -> str:
    seats = box.game.least_seats
    plain = proof(number, seats)
    tree = Tree(_seed(plain), Places(seats, box.open_luck))
    return _played(box, replace(plain, root=tree.root, open_draws=list(box.open_luck)), number, actions)


def _seed(given: Proof) -> int:
    return given.promise.seed([salt.text for salt in given.salts])


def _played(box: Box, given: Proof, number: int, actions: int) -> str:
    edition = box.edition()
    header = new_header(box, edition, len(given.salts), _seed(given))
    header.proof = given
    recorder = Recorder(box.game, edition.tables, header)
    luck = Chance(number)
    while len(recorder.lines) < actions and not is_over(recorder.state):
        recorder.play(random_action(box.game, recorder.state, luck))
    return with_draws(recorder.text(), box.game, edition.tables)
