"""Luck: a function of seed and key, the same on every machine, interpreted or compiled, quick or fair."""

from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludotheque.kernel.chance import SEED_BITS, Chance, number_of
from ludotheque.kernel.fair import FairChance, chacha_block, quarter_round

BIG = 1 << 32  # below this bound a draw is the generator's own word

# The first words and the first dice (from 0) of a few seeds. Records rest on them: they may never change.
FIRST_WORDS: dict[type[Chance], dict[int, list[int]]] = {
    Chance: {
        0: [683667147, 1317694394, 2516712905],
        1: [2664335955, 2409080952, 1359403442],
        42: [4194176216, 431796380, 3898020118],
        1 << 32: [1945042764, 4049604695, 142731193],
        (1 << 64) + 1: [2364101930, 1619062473, 1943996936],
        (1 << 127) + 12345: [1608074470, 1799176959, 2984465718],
    },
    FairChance: {
        0: [35109109, 3983349080, 1182818194],
        1: [592481636, 3758954434, 2959693363],
        42: [84837707, 48179204, 1278046993],
        1 << 32: [3204441160, 1939260366, 1985543186],
        (1 << 64) + 1: [1763385885, 1862262657, 3756692170],
        (1 << 127) + 12345: [4090952941, 2004240997, 3783542141],
    },
}
FIRST_DICE: dict[type[Chance], list[int]] = {
    Chance: [0, 4, 5, 2, 1, 0, 5, 4, 2, 0, 5, 3],
    FairChance: [2, 0, 3, 2, 3, 2, 3, 5, 2, 1, 1, 2],
}

seeds = st.integers(0, (1 << SEED_BITS) - 1)
both_kinds = pytest.mark.parametrize("kind", [Chance, FairChance])


def rest_of(text: str) -> list[int]:
    """Words of a published vector, as it prints them: bytes in hexadecimal, the lowest of each word first."""
    data = bytes.fromhex(text)
    return [int.from_bytes(data[place : place + 4], "little") for place in range(0, len(data), 4)]


def test_a_quarter_round_is_that_of_the_published_vector() -> None:
    """RFC 8439, section 2.1.1."""
    wanted = (0xEA2A92F4, 0xCB1CF8CE, 0x4581472E, 0x5881C4BB)

    assert wanted == quarter_round(0x11111111, 0x01020304, 0x9B8D6F43, 0x01234567)


PUBLISHED = {
    "RFC 8439, 2.3.2": (
        "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f",
        "01000000 000000090000004a00000000",
        "10f1e7e4d13b5915500fdd1fa32071c4c7d1f4c733c068030422aa9ac3d46c4e"
        "d2826446079faa0914c2d705d98b02a2b5129cd1de164eb9cbd083e8a2503c4e",
    ),
    "RFC 8439, A.1, 1": (
        "00" * 32,
        "00000000 000000000000000000000000",
        "76b8e0ada0f13d90405d6ae55386bd28bdd219b8a08ded1aa836efcc8b770dc7"
        "da41597c5157488d7724e03fb8d84a376a43b8f41518a11cc387b669b2ee6586",
    ),
    "RFC 8439, A.1, 2": (
        "00" * 32,
        "01000000 000000000000000000000000",
        "9f07e7be5551387a98ba977c732d080dcb0f29a048e3656912c6533e32ee7aed"
        "29b721769ce64e43d57133b074d839d531ed1f28510afb45ace10a1f4b794d6f",
    ),
    "RFC 8439, A.1, 3": (
        "00" * 31 + "01",
        "01000000 000000000000000000000000",
        "3aeb5224ecf849929b9d828db1ced4dd832025e8018b8160b82284f3c949aa5a"
        "8eca00bbb4a73bdad192b5c42f73f2fd4e273644c8b36125a64addeb006c13a0",
    ),
    "RFC 8439, A.1, 4": (
        "00ff" + "00" * 30,
        "02000000 000000000000000000000000",
        "72d54dfbf12ec44b362692df94137f328fea8da73990265ec1bbbea1ae9af0ca"
        "13b25aa26cb4a648cb9b9d1be65b2c0924a66c54d545ec1b7374f4872e99f096",
    ),
    "RFC 8439, A.1, 5": (
        "00" * 32,
        "00000000 000000000000000000000002",
        "c2c64d378cd536374ae204b9ef933fcd1a8b2288b3dfa49672ab765b54ee27c7"
        "8a970e0e955c14f3a88e741b97c286f75f8fc299e8148362fa198a39531bed6d",
    ),
}


@pytest.mark.parametrize("vector", PUBLISHED.values(), ids=PUBLISHED)
def test_fair_luck_comes_from_the_published_block_function(vector: tuple[str, str, str]) -> None:
    key, counter_and_nonce, block = (rest_of(part) for part in vector)

    k0, k1, k2, k3, k4, k5, k6, k7 = key
    counter, n0, n1, n2 = counter_and_nonce
    assert block == chacha_block((k0, k1, k2, k3), (k4, k5, k6, k7), (counter, n0, n1, n2))


def test_a_fair_draw_is_a_word_of_the_block_under_its_key() -> None:
    chance = FairChance(7 + (9 << 32))
    chance.begin_turn(2)
    chance.below(6, "dice", 2)

    drawn = chance.below(BIG, "dice", 2)

    assert drawn == chacha_block((7, 9, 0, 0), (0, 0, 0, 0), (1, number_of("dice"), 3, 1))[0]


@both_kinds
def test_a_seed_gives_the_same_words_for_ever(kind: type[Chance]) -> None:
    for seed, words in FIRST_WORDS[kind].items():
        chance = kind(seed)

        assert words == [chance.below(BIG, "dice", 1) for _ in words], seed


@both_kinds
def test_a_seed_gives_the_same_dice_for_ever(kind: type[Chance]) -> None:
    chance = kind(1)

    assert FIRST_DICE[kind] == [chance.below(6) for _ in FIRST_DICE[kind]]


@both_kinds
def test_every_bit_of_a_seed_matters(kind: type[Chance]) -> None:
    assert SEED_BITS == len({kind(1 << bit).below(BIG) for bit in range(SEED_BITS)})


@both_kinds
def test_what_is_drawn_depends_on_purpose_seat_turn_and_count(kind: type[Chance]) -> None:
    chance = kind(1)
    drawn = [chance.below(BIG, purpose, seat) for purpose in ("dice", "toll") for seat in (-1, 0, 5) for _ in range(3)]
    chance.begin_turn(0)
    drawn += [chance.below(BIG, "dice", 0), chance.below(BIG, "toll", 0)]

    assert len(set(drawn)) == len(drawn)


@both_kinds
def test_what_others_draw_before_changes_nothing(kind: type[Chance]) -> None:
    quiet, busy = kind(4), kind(4)
    for chance in (quiet, busy):
        chance.begin_turn(2)
    for _ in range(9):
        busy.die("dice", 1)
        busy.die("stock")
        busy.die("toll", 2)
        busy.begin_turn(1)

    assert [quiet.die("dice", 2) for _ in range(9)] == [busy.die("dice", 2) for _ in range(9)]


@both_kinds
def test_a_new_turn_is_the_same_however_much_was_drawn_in_the_last(kind: type[Chance]) -> None:
    short, long = kind(4), kind(4)
    for _ in range(5):
        long.die("dice", 0)
    for chance in (short, long):
        chance.begin_turn(0)

    assert [short.die("dice", 0) for _ in range(9)] == [long.die("dice", 0) for _ in range(9)]


@both_kinds
@given(seed=seeds, bound=st.integers(1, 1 << 32))
def test_a_draw_lies_below_its_bound(kind: type[Chance], seed: int, bound: int) -> None:
    chance = kind(seed)

    assert all(0 <= chance.below(bound) < bound for _ in range(5))


@given(seeds)
def test_a_die_shows_one_to_six(seed: int) -> None:
    assert 1 <= Chance(seed).die() <= 6


@pytest.mark.parametrize(("kind", "draws"), [(Chance, 6_000), (FairChance, 1_200)])
def test_no_outcome_is_favoured_below_a_bound_that_does_not_divide_the_words(kind: type[Chance], draws: int) -> None:
    """Without throwing words away, the lowest third would come up twice as often as the rest."""
    bound = 3 << 30
    chance = kind(9)

    low = len([1 for _ in range(draws) if chance.below(bound) < 1 << 30])

    assert 0.29 < low / draws < 0.37


@pytest.mark.parametrize(("kind", "shuffles"), [(Chance, 6_000), (FairChance, 1_200)])
def test_a_shuffle_brings_every_order_about_equally_often(kind: type[Chance], shuffles: int) -> None:
    chance = kind(5)
    seen = dict.fromkeys(permutations([0, 1, 2]), 0)

    for _ in range(shuffles):
        cards = [0, 1, 2]
        chance.shuffle(cards, "deck")
        seen[cards[0], cards[1], cards[2]] += 1

    assert all(0.13 < times / shuffles < 0.20 for times in seen.values())


def test_pairs_of_dice_come_up_about_equally_often() -> None:
    """Of one throw, of turns that follow each other, of seats side by side."""
    for step in ("count", "turn", "seat"):
        seen = [0] * 36
        chance = Chance(11)
        for _ in range(7_200):
            first = chance.die("dice", 1)
            if step == "turn":
                chance.begin_turn(1)
            seen[6 * first + chance.die("dice", 2 if step == "seat" else 1) - 7] += 1

        assert all(140 < times < 260 for times in seen), step


@given(seeds, st.lists(st.integers(), max_size=30))
def test_a_shuffle_keeps_the_cards(seed: int, cards: list[int]) -> None:
    shuffled = cards[:]

    Chance(seed).shuffle(shuffled)

    assert sorted(cards) == sorted(shuffled)


@both_kinds
def test_loaded_dice_come_first_and_then_the_seed_goes_on(kind: type[Chance]) -> None:
    chance, plain = kind(1), kind(1)
    chance.scripted = [2, 3]

    assert [3, 4] == [chance.die("dice", 0), chance.die("dice", 0)]
    assert [plain.die("dice", 0) for _ in range(5)][2:] == [chance.die("dice", 0) for _ in range(3)]


@both_kinds
def test_a_copy_brings_the_same_luck_on_its_own(kind: type[Chance]) -> None:
    chance = kind(3)
    chance.begin_turn(1)
    chance.die("dice", 1)
    chance.scripted = [5]
    twin = chance.copy()

    drawn = [chance.below(100, "dice", 1) for _ in range(6)]

    assert type(twin) is kind
    assert drawn == [twin.below(100, "dice", 1) for _ in range(6)]


def test_draws_are_counted_loaded_or_not() -> None:
    chance = Chance(3)
    chance.scripted = [1]

    chance.die("dice", 1)
    chance.shuffle([1, 2, 3], "deck")

    assert 3 == chance.draws


@pytest.mark.parametrize("bound", [0, -1, (1 << 32) + 1])
def test_a_bound_beyond_one_word_is_a_mistake(bound: int) -> None:
    with pytest.raises(AssertionError):
        Chance(1).below(bound)
