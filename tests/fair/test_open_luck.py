"""An open draw lies below the root that was made known before it fell, and nothing else does in its place."""

import pytest

from ludotheque.kernel.action import NOBODY
from ludotheque.kernel.fair import FairChance
from ludotheque.record.luck import Draw, Key
from ludotheque.record.open_luck import Places, Tree, block_of, leads_to, outcome_in
from ludotheque.record.promise import OpenDraws

SEED = 0x0123_4567_89AB_CDEF_0123_4567_89AB_CDEF
KINDS = [OpenDraws("who begins", turns=1, counts=4), OpenDraws("dice", turns=5, counts=2)]
PLACES = Places(3, KINDS)
TREE = Tree(SEED, PLACES)


def dice(seat: int, turn: int, count: int) -> Draw:
    key = Key("dice", seat, turn, count)
    return Draw(key, 6, outcome_in(block_of(SEED, key), 6), 0)


def opened(draw: Draw) -> tuple[Key, bytes, list[bytes]]:
    opening = TREE.opening(draw)
    assert opening is not None
    return draw.key, opening.block, opening.path


def test_every_place_has_its_own_key() -> None:
    keys = [PLACES.key(place) for place in range(PLACES.total)]

    assert list(range(PLACES.total)) == [PLACES.of(key) for key in keys]
    assert len(set(keys)) == PLACES.total == 4 * (4 + 10)


def test_a_block_holds_what_fair_luck_draws() -> None:
    luck = FairChance(SEED)
    luck.begin_turn(2)

    assert [luck.below(6, "dice", 2), luck.below(6, "dice", 2)] == [dice(2, 1, 0).outcome, dice(2, 1, 1).outcome]


@pytest.mark.parametrize("place", range(PLACES.total))
def test_every_draw_leads_to_the_root(place: int) -> None:
    key = PLACES.key(place)

    assert leads_to(TREE.root, PLACES, *opened(Draw(key, 6, 0, 0)))


def test_another_block_does_not() -> None:
    key, block, path = opened(dice(1, 2, 0))
    for bit in range(0, 512, 37):
        forged = (int.from_bytes(block, "big") ^ 1 << bit).to_bytes(64, "big")

        assert not leads_to(TREE.root, PLACES, key, forged, path)


def test_a_draw_does_not_pass_for_another() -> None:
    key, block, path = opened(dice(1, 2, 0))

    assert not leads_to(TREE.root, PLACES, Key("dice", 1, 2, 1), block, path)
    assert not leads_to(TREE.root, PLACES, Key("dice", 2, 2, 0), block, path)
    assert not leads_to(TREE.root, PLACES, Key("news", 1, 2, 0), block, path)
    assert not leads_to(TREE.root, PLACES, key, block, [*path, bytes(32)])
    assert not leads_to(TREE.root, PLACES, key, block, path[:-1])


@pytest.mark.parametrize("key", [Key("dice", 0, 5, 0), Key("dice", 0, 0, 2), Key("deck", NOBODY, 0, 0)])
def test_what_has_no_place_is_not_opened(key: Key) -> None:
    assert TREE.opening(Draw(key, 6, 0, 0)) is None


def test_a_game_without_open_draws_has_a_tree_too() -> None:
    assert "00" * 32 == Tree(SEED, Places(4, [])).root
