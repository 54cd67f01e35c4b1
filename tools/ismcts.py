"""OpenSpiel's ISMCTS, as it is, at our tables: python -m tools.ismcts GAME OPPONENT GAMES SIMULATIONS [PLAYERS].

It knows nothing of the game but its interface: worlds from `resample_from_infostate`, and random play to the end.
"""

import sys
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

from ludotheque.bots.seeds import derived
from ludotheque.kernel.play import asks
from ludotheque.rl.spiel import PREFIX
from ludotheque.seated import SeatedBots
from ludotheque.shelf import box
from ludotheque.spelling.speller import Speller

ROUNDS = {"cresus": "", "richesses-du-monde": ",options=rounds=6", "richesses-de-france": ",options=rounds=10"}


def play_one(game: Any, name: str, opponent: str, number: int, simulations: int) -> tuple[bool, list[int]]:
    """Whether ISMCTS, on another seat each time, was among the winners; and the scores, its own first."""
    luck = np.random.RandomState(number)
    seat = number % game.num_players()
    bot = ismcts.ISMCTSBot(
        game=game,
        evaluator=mcts.RandomRolloutEvaluator(1, luck),
        uct_c=1.0,
        max_simulations=simulations,
        random_state=luck,
        final_policy_type=ismcts.ISMCTSFinalPolicyType.MAX_VISIT_COUNT,
        child_selection_policy=ismcts.ChildSelectionPolicy.UCT,
    )
    bots = SeatedBots(box(name), derived(number, 1))
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(luck.randint(256))
        elif state.current_player() == seat:
            state.apply_action(bot.step(state))
        else:
            answer = bots.choose(state.played.state, state.current_player(), opponent)
            for letter in spelled(state, answer):
                state.apply_action(letter)
    scores = game.setting().title.game.scores(state.played.state)
    return state.returns()[seat] > 0, [scores[seat], *[scores[one] for one in range(len(scores)) if one != seat]]


def spelled(state: Any, answer: Any) -> list[int]:
    played = state.played
    speller = Speller(played.of.verbs)
    letters: list[int] = speller.spelled(asks(played.state, answer.seat), answer.verb(), answer.filling())
    return letters


def main(name: str, opponent: str, games: int, simulations: int, players: int) -> None:
    game = pyspiel.load_game(f"{PREFIX}{name.replace('-', '_')}(players={players}{ROUNDS.get(name, '')})")
    won = 0
    for number in range(games):
        is_won, scores = play_one(game, name, opponent, number, simulations)
        won += is_won
        print(
            f"{name} against {opponent}: {won} of {number + 1} won ({simulations} simulations), scores {scores}",
            flush=True,
        )


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2], int(sys.argv[3]), int(sys.argv[4]), int(sys.argv[5]) if len(sys.argv) > 5 else 3)
