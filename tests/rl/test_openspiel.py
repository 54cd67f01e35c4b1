"""Every game passes OpenSpiel's random simulation and can be resampled; its playthrough is kept."""

import lzma
from pathlib import Path
from random import Random
from typing import Any

import pyspiel
import pytest
from absl import flags
from open_spiel.python.algorithms import generate_playthrough

from ludotheque.rl.spiel import PREFIX
from tests.rl.games import each_of_six

KEPT = Path(__file__).parent / "playthroughs"
SHORT = "decisions=4"


def spiel_name(game: str) -> str:
    return PREFIX + game.replace("-", "_")


def states(game: str, decisions: int, seed: int) -> Any:
    """Those of a game at random, each before it changes."""
    luck = Random(seed)
    state = pyspiel.load_game(f"{spiel_name(game)}(decisions={decisions})").new_initial_state()
    while not state.is_terminal():
        if not state.is_chance_node():
            yield state
        actions = [letter for letter, _ in state.chance_outcomes()] if state.is_chance_node() else state.legal_actions()
        state.apply_action(luck.choice(actions))
    yield state


@each_of_six
def test_the_game_passes_the_random_simulation(game: str) -> None:
    players = "" if game == "tiny-market" else ",players=3"

    pyspiel.random_sim_test(
        pyspiel.load_game(f"{spiel_name(game)}({SHORT}{players})"), num_sims=1, serialize=True, verbose=False
    )


@each_of_six
def test_a_resampled_state_is_the_same_to_the_player(game: str) -> None:
    luck = Random(7)
    for state in states(game, decisions=12, seed=5):
        for player in range(state.num_players()):
            other = state.resample_from_infostate(player, luck.random)

            assert other.current_player() == state.current_player()
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.observation_tensor(player) == state.observation_tensor(player)
            if player == state.current_player():
                assert other.legal_actions() == state.legal_actions()


def test_resampled_states_differ_in_what_the_player_does_not_know() -> None:
    luck = Random(7)
    *_, state, _ = states("joyeux-combinards", decisions=20, seed=5)
    player = state.current_player()
    others = [state.resample_from_infostate(player, luck.random) for _ in range(5)]

    hands = {str([other.played.state.hands[seat] for seat in range(4) if seat != player]) for other in others}

    assert len(hands) > 1


def test_a_game_that_is_over_returns_the_shares_of_the_win() -> None:
    *_, last = states("tiny-market", decisions=10_000, seed=5)

    assert last.is_terminal()
    assert max(last.returns()) > 0
    assert sum(last.returns()) == pytest.approx(0.0)


@each_of_six
def test_the_playthrough_is_as_it_was_kept(game: str) -> None:
    """After a change that is meant: python -m tests.rl.keep_playthroughs."""
    kept = lzma.decompress((KEPT / f"{game}.txt.xz").read_bytes()).decode()

    assert kept.splitlines() == playthrough(game).splitlines()


def playthrough(game: str) -> str:
    if not flags.FLAGS.is_parsed():
        flags.FLAGS(["playthrough"])
    text: str = generate_playthrough.playthrough(f"{spiel_name(game)}({SHORT})", None, seed=3)
    return text
