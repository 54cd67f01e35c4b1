"""What the answers of an exercise are worth: each is played out in worlds that its seat cannot tell apart."""

from collections.abc import Iterable
from statistics import fmean

from ludotheque.bots.choice import Choice
from ludotheque.bots.seeds import derived
from ludotheque.bots.worlds import Worlds
from ludotheque.kernel.chance import Chance
from ludotheque.lab.rollouts import Rollouts, mean_and_error
from ludotheque.levels import make_bot
from ludotheque.practice.reading import Answer, Exercise, Ground, Page
from ludotheque.showing import WEIGHT_PLACES

ADVICE = 1_000_003  # added to the seed, for the judge's own luck

Shares = list[list[float]]  # world by world, what each answer brought


def played_out(exercise: Exercise, judge: str, seed: int, worlds: Iterable[int]) -> Shares:
    """In the worlds of these numbers; the same seed brings the same."""
    rollouts = Rollouts(exercise.box, exercise.state, exercise.page.seat, judge, seed)
    return [rollouts.shares(exercise.actions, world) for world in worlds]


def judged(exercise: Exercise, judge: str, seed: int, shares: Shares) -> Page:
    """The page with its figures: the answer that is worth the most comes first, and the judge's reasons for it."""
    page = exercise.page
    worth = [[share[number] for share in shares] for number in range(len(page.answer))]
    order = sorted(range(len(worth)), key=lambda number: -fmean(worth[number]))
    best = order[0]
    page.answer = [_weighed(page.answer[number], worth[number], worth[best]) for number in order]
    page.judge, page.seed, page.worlds = judge, seed, len(shares)
    choice = advice(exercise, judge, seed)
    agrees = choice.action == exercise.actions[best]
    page.ground = [Ground(one.word, round(one.weight, WEIGHT_PLACES), one.figures) for one in choice.reasons if agrees]
    return page


def advice(exercise: Exercise, judge: str, seed: int) -> Choice:
    """What the judge would do itself."""
    luck = Chance(derived(seed, ADVICE))
    worlds = Worlds(exercise.box.game, exercise.state, exercise.page.seat, luck)
    return make_bot(exercise.box, judge, derived(seed, ADVICE)).choose(worlds, exercise.page.seat)


def _weighed(answer: Answer, worth: list[float], best: list[float]) -> Answer:
    wins, error = mean_and_error(worth)
    behind, behind_error = mean_and_error([one - other for one, other in zip(best, worth, strict=True)])
    figures = [round(figure, WEIGHT_PLACES) for figure in (wins, error, behind, behind_error)]
    return Answer(answer.says, answer.line, *figures)
