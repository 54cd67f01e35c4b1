"""Games in words: whatever is listed may be written, and a refusal says why and what may be written instead."""

import random

import pytest

from ludotheque.complaint import Complaint
from ludotheque.kernel.chance import Chance
from ludotheque.kernel.play import asks
from ludotheque.record.notation import BadLine
from ludotheque.words.env import TextEnv
from ludotheque.words.moves import legal_moves, read_move, write_move

FIVE = ["couleurs-du-monde", "cresus", "joyeux-combinards", "richesses-de-france", "richesses-du-monde"]


def some_move(env: TextEnv, luck: random.Random) -> str:
    """One of the lines; where there are only blanks to fill in, anything that fits them."""
    written_out = [line for line in env.legal() if "<" not in line]
    if written_out:
        return luck.choice(written_out).partition("(")[0]
    ask = luck.choice(asks(env.state, env.seat))
    return write_move(ask.verb, ask.pick(Chance(luck.randrange(1000))))


@pytest.mark.parametrize("game", FIVE)
def test_every_line_that_is_listed_is_taken(game: str) -> None:
    env = TextEnv(game, players=3)
    luck = random.Random(3)
    text = env.reset(seed=2)

    for _ in range(40):
        assert "You may write:" in text
        text, _, over = env.step(some_move(env, luck))
        assert not text.startswith("Refused")
        if over:
            break


def test_a_game_in_words_ends_with_its_scores_and_shares_out_the_win() -> None:
    env = TextEnv("couleurs-du-monde", players=3)
    luck = random.Random(3)
    env.reset(seed=2)
    over = False

    while not over:
        text, rewards, over = env.step(some_move(env, luck))

    assert sum(rewards) == pytest.approx(0.0)
    assert text.count(":") == 3


def test_a_refusal_names_the_clause_and_lists_what_may_be_written() -> None:
    env = TextEnv("couleurs-du-monde", players=3, lang="fr")
    env.reset(seed=1)
    before = env.legal()

    text, rewards, over = env.step("play-card 9999")

    assert "(cdm.turn.own-cards)" in text.splitlines()[0]
    assert before == text.splitlines()[2:]
    assert ([0.0] * 3, False) == (rewards, over)


def test_what_is_no_move_is_refused_with_the_same_list() -> None:
    env = TextEnv("couleurs-du-monde", players=3)
    env.reset(seed=1)

    for nonsense in ("", "castle kingside", "play-card", "play-card x"):
        text, _, _ = env.step(nonsense)
        assert text.startswith("Refused: ")
        assert env.legal()[0] in text.splitlines()


def test_a_seat_hears_what_happened_since_it_last_answered_and_no_secret() -> None:
    env = TextEnv("joyeux-combinards", players=2)
    text = env.reset(seed=1)
    first, other = env.texts.players[env.seat], env.texts.players[1 - env.seat]

    assert text.startswith(f"You are {first}.")
    assert f"{other} is dealt" not in text


def test_a_move_is_read_as_it_is_written() -> None:
    assert ("offer", [[3, 5], [], [450]]) == read_move(write_move("offer", [[3, 5], [], [450]]))
    with pytest.raises(BadLine):
        read_move("offer three")


def test_what_has_too_many_fillings_is_described() -> None:
    ask = {"verb": "bid", "blanks": [{"is": "amount", "name": "amount", "low": 0, "high": 900, "step": 5}]}

    assert ["bid <amount: 0 to 900 by 5>"] == legal_moves([ask], lambda _word, _value: "")


def test_the_wrong_number_of_players_is_a_complaint() -> None:
    with pytest.raises(Complaint, match="couleurs-du-monde is played by 3 to 6, not by 9"):
        TextEnv("couleurs-du-monde", players=9)
