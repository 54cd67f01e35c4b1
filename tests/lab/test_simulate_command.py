"""`ludotheque simulate` ends with one JSON object."""

import json

import pytest

from tests.cli.command import call

WORDS = ["simulate", "couleurs-du-monde", "--players", "3", "--games", "3", "--bots", "random"]


def test_with_json_there_is_nothing_else() -> None:
    result = call(*WORDS, "--json", "--option", "match=deals", "--option", "deals=2")

    assert result.status == 0
    assert result.json()["end_reasons"] == {"deals-played": 3}
    assert result.out.count("\n") == 1


def test_without_it_a_table_comes_first() -> None:
    lines = call(*WORDS).out.splitlines()

    assert lines[0].startswith("couleurs-du-monde: 3 of 3 games finished")
    assert json.loads(lines[-1])["finished"] == 3


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["--option", "deals"], "an option is written NAME=VALUE, not 'deals'"),
        (["--bots", "random,random"], "name one bot for all seats or one for each of the 3, not 2"),
        (["--bots", ""], "couleurs-du-monde has no bot ''; it has random, child, greedy, steady, careful, champion"),
    ],
)
def test_bad_input_is_one_sentence(words: list[str], sentence: str) -> None:
    result = call(*WORDS, *words)

    assert (result.status, result.out) == (2, "")
    assert result.err.splitlines()[-1] == f"ludotheque: {sentence}"
