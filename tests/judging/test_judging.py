"""What an answer is worth: the same from the same seed, and what the files say is borne out by other worlds.

Whole games by the best bots: only the compiled core plays them.
"""

from math import sqrt

import pytest

from ludotheque.box import Box
from ludotheque.lab.rollouts import mean_and_error
from ludotheque.practice.judging import judged, played_out
from ludotheque.practice.reading import exercises_of
from ludotheque.shelf import BOXES

WORLDS = 8  # of another seed than the file's, in which each exercise is played again
OTHER_SEED = 77
NOISE = 4.5  # standard errors

each_box = pytest.mark.parametrize("box", BOXES.values(), ids=list(BOXES))


@each_box
def test_the_same_seed_judges_the_same(box: Box) -> None:
    one = exercises_of(box)[0]

    assert played_out(one, one.page.judge, 5, range(2)) == played_out(one, one.page.judge, 5, range(2))


@each_box
def test_other_worlds_bear_out_what_the_files_say(box: Box) -> None:
    for one in exercises_of(box):
        shares = played_out(one, one.page.judge, OTHER_SEED, range(WORLDS))
        for number, answer in enumerate(one.page.answer):
            behind, _ = mean_and_error([world[0] - world[number] for world in shares])
            spread = max(answer.behind_error, 1 / sqrt(one.page.worlds)) * sqrt(one.page.worlds)

            assert abs(behind - answer.behind) <= NOISE * spread / sqrt(WORLDS), (one.id, answer.says)


def test_the_answer_that_is_worth_the_most_comes_first_with_its_lead() -> None:
    one = exercises_of(BOXES["joyeux-combinards"])[0]
    count = len(one.page.answer)
    worlds = [[0.0] * (count - 1) + [1.0], [1.0] * count]
    last = one.page.answer[-1].says

    page = judged(one, one.page.judge, 5, worlds)

    assert page.answer[0].says == last
    assert (page.answer[0].wins, page.answer[0].behind) == (1.0, 0.0)
    assert (page.answer[1].wins, page.answer[1].behind, page.answer[1].behind_error) == (0.5, 0.5, 0.5)
    assert page.worlds == 2
