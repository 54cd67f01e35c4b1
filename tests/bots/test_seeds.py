"""One seed gives many, the same everywhere."""

from ludotheque.bots.seeds import derived


def test_a_derived_seed_depends_on_both_numbers() -> None:
    assert len({derived(seed, number) for seed in range(20) for number in range(20)}) == 400


def test_a_derived_seed_is_the_mix_of_splitmix64() -> None:
    """0xE220A8397B1DCDAF is the first number SplitMix64 gives from the state 0."""
    assert derived(0, 5) == derived(1 << 64 | 1, 5)  # folded: both halves cancel out
    assert derived(0, -0xE220_A839_7B1D_CDAF) == 0xE220_A839_7B1D_CDAF


def test_a_derived_seed_has_at_most_64_bits() -> None:
    assert all(0 <= derived((1 << 128) - 1, number) < 1 << 64 for number in range(100))
