"""Why a turn ends as it does: the terms of the judgement, as reasons. A point counts half a hundredth of a win."""

from typing import Final

from ludotheque.bots.choice import Reason
from ludotheque.bots.couleurs_du_monde.chains import Ending
from ludotheque.bots.couleurs_du_monde.judge import Judge
from ludotheque.bots.couleurs_du_monde.outlook import Outlook
from ludotheque.games.couleurs_du_monde.scoring import points_so_far

POINT: Final = 0.005  # shares of a win, as the leads of careful bots are spread at a table of four


def grounds_of(judge: Judge, ending: Ending) -> list[Reason]:
    found = _of_the_turn(judge, ending)
    if not ending.ends_deal():
        if judge.foreseen(ending):
            found += _of_the_race(judge, ending)
        else:
            found += _of_the_hand(judge, ending)
        found += _of_the_next(judge, ending)
    return found


def grounds_of_the_only(judge: Judge, ending: Ending) -> list[Reason]:
    """There was nothing else to do."""
    return _of_the_turn(judge, ending)


def _of_the_turn(judge: Judge, ending: Ending) -> list[Reason]:
    """What is marked at once."""
    if ending.passes:
        return _of_the_pass(judge, ending)
    announced = ending.chain_points()
    cards = ending.cards()
    found = [
        Reason("lays-card", POINT * announced, {"points": announced})
        if cards == 1
        else Reason("lays-chain", POINT * announced, {"points": announced, "cards": cards})
    ]
    if ending.gain > announced:
        bonus = ending.gain - announced
        found.append(Reason("closes-corner", POINT * bonus, {"points": bonus}))
    if ending.ends_deal():
        before = [float(points) for points in points_so_far(judge.world)]
        after = [float(points) for points in ending.points()]
        found.append(Reason("ends-deal", POINT * (judge.lead(after) - judge.lead(before) - ending.gain), {}))
    return found


def _of_the_pass(judge: Judge, ending: Ending) -> list[Reason]:
    cost = points_so_far(judge.world)[judge.seat] - ending.points()[judge.seat]
    if ending.can_play():
        return [Reason("pays-to-wait", -POINT * cost, {"points": cost})]
    return [Reason("cannot-play", -POINT * cost, {"points": cost})]


def _of_the_hand(judge: Judge, ending: Ending) -> list[Reason]:
    """What is left for later, and what comes to it."""
    outlook, now = Outlook(judge.reader, ending.after()), Outlook(judge.reader, judge.world)
    hand = ending.hand()
    change = outlook.worth_of_hand(hand) - now.worth_of_hand(judge.world.hands[judge.seat])
    drawn = judge.drawn(ending)
    joined = drawn * (judge.worth_of_draw(hand, outlook) + judge.weights.draw)
    return [
        Reason("spends-hand", POINT * change, {}) if change < 0 else Reason("frees-hand", POINT * change, {}),
        Reason("draws-cards", POINT * joined, {"cards": drawn}),
        Reason("hopes-for-corner", POINT * judge.worth_of_hopes(hand, outlook), {}),
    ]


def _of_the_race(judge: Judge, ending: Ending) -> list[Reason]:
    """How the deal will end, as everybody's cards lie open."""
    lead = judge.raced(ending)
    weight = POINT * judge.weights.race * lead
    ahead = round(abs(lead))
    if lead >= 0:
        return [Reason("ends-ahead", weight, {"points": ahead})]
    return [Reason("ends-behind", weight, {"points": ahead})]


def _of_the_next(judge: Judge, ending: Ending) -> list[Reason]:
    most = judge.best_of_next(ending)
    figures = {"player": judge.following(), "points": most}
    return [Reason("opens-way", -POINT * judge.gift(ending), figures)]
