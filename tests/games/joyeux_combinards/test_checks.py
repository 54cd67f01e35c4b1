"""« Cases CONTRÔLE » and « CONTRÔLE VOLANT »."""

from ludotheque.games.joyeux_combinards.actions import (
    MoveOn,
    ReportPlayer,
    RollDice,
    SellToBank,
    TakeMoney,
    TakeRemission,
)
from ludotheque.games.joyeux_combinards.events import (
    CardChecked,
    CardConfiscated,
    CheckPassed,
    ContemptPunished,
    FinePaid,
    HandChecked,
    NothingToCheck,
    PlayerReported,
    RewardPaid,
    RewardRolled,
    YearsRemitted,
)
from ludotheque.kernel.action import NOBODY
from ludotheque.kernel.ask import OneOf
from ludotheque.kernel.event import EVERYONE, only
from tests.clauses import clause
from tests.games.joyeux_combinards.arrange import TABLES, Table, card, kinds, told_to


@clause("ljc.check.draw")
def test_a_check_draws_any_card_of_the_hand() -> None:
    for id in ("miel", "boules", "piano"):
        game = Table().holds(0, "miel", "boules", "piano").draws(0, id)

        events = game.lands(0, "controle-mairie")

        assert [HandChecked(EVERYONE, 0), CardChecked(only(0), 0, card(id))] == events[-3:-1]


@clause("ljc.check.private")
def test_the_others_learn_that_a_card_was_drawn_and_not_which_one() -> None:
    game = Table().holds(0, "miel", "boules").draws(0, "boules")

    events = game.lands(0, "controle-mairie")

    assert ["HandChecked", "CardChecked", "CheckPassed"] == told_to(events, 0)[-3:]
    assert ["HandChecked", "CheckPassed"] == told_to(events, 1)[-2:] == told_to(events, NOBODY)[-2:]
    assert "CardChecked" not in told_to(events, 1)
    assert not game.state.shown[card("boules")]


@clause("ljc.check.private")
def test_a_card_that_is_confiscated_is_known_to_all() -> None:
    game = Table().holds(0, "whisky").draws(0, "whisky")

    events = game.lands(0, "controle-mairie")

    assert CardConfiscated(EVERYONE, 0, card("whisky"), TABLES.years[card("whisky")]) in events
    assert game.state.shown[card("whisky")]


@clause("ljc.check.private")
def test_an_informer_does_not_see_the_card_of_an_innocent_either() -> None:
    game = Table().holds(1, "miel", "boules")
    game.lands(0, "volant-ville")
    game.draws(1, "boules").state.chance.scripted.append(0)

    events = game.plays(ReportPlayer(0, 1))

    assert ["PlayerReported", "HandChecked", "CheckPassed", "ContemptPunished"] == told_to(events, 0)
    assert CardChecked(only(1), 1, card("boules")) in events
    assert not game.state.shown[card("boules")]


@clause("ljc.check.nothing-to-fear")
def test_a_legal_card_or_oil_is_given_back() -> None:
    for id in ("boules", "tanker"):
        game = Table().holds(0, "whisky", id).draws(0, id)

        events = game.lands(0, "controle-mairie")

        assert CheckPassed(EVERYONE, 0) == events[-1]
        assert (100, 0, sorted(["whisky", id])) == (game.state.cash[0], game.state.years[0], game.hand(0))


@clause("ljc.check.illegal")
def test_an_illegal_card_is_confiscated_fined_and_punished_with_years() -> None:
    game = Table().holds(0, "whisky", "boules").draws(0, "whisky")

    events = game.lands(0, "controle-mairie")

    fine, years = TABLES.fines[card("whisky")], TABLES.years[card("whisky")]
    assert [CardConfiscated(EVERYONE, 0, card("whisky"), years), FinePaid(EVERYONE, 0, fine)] == events[-2:]
    assert (100 - fine, years, ["boules"]) == (game.state.cash[0], game.state.years[0], game.hand(0))
    assert ["whisky"] == game.under(1)


@clause("ljc.check.empty-hand")
def test_an_empty_hand_has_nothing_to_fear() -> None:
    game = Table()

    events = game.lands(0, "controle-mairie")

    assert NothingToCheck(EVERYONE, 0) == events[-1]
    assert 1 == game.turn


@clause("ljc.informer.optional")
def test_one_may_report_another_player_or_leave_it() -> None:
    game = Table().holds(1, "miel").holds(2, "boules")
    game.lands(0, "volant-ville")
    assert {"report-player", "move-on"} == game.may(0)
    assert "ljc.informer.optional" == game.refusal(RollDice(0))
    game.draws(2, "boules").state.chance.scripted.append(0)

    events = game.plays(ReportPlayer(0, 2))

    assert [PlayerReported(EVERYONE, 0, 2), HandChecked(EVERYONE, 2)] == events[:2]
    game.lands(0, "volant-ville")
    game.plays(MoveOn(0))
    assert 1 == game.turn


@clause("ljc.informer.needs-a-card")
def test_only_a_player_with_a_card_can_be_reported() -> None:
    game = Table().holds(0, "miel").holds(2, "boules")
    game.lands(0, "volant-ville")
    blank = game.ask(0, "report-player").blanks[0]

    assert isinstance(blank, OneOf)
    assert [2] == blank.choices
    assert "ljc.informer.needs-a-card" == game.refusal(ReportPlayer(0, 1))
    assert "ljc.informer.needs-a-card" == game.refusal(ReportPlayer(0, 0))
    nobody = Table().holds(0, "miel")
    nobody.lands(0, "volant-ville")
    assert 1 == nobody.turn


@clause("ljc.informer.wrong")
def test_an_informer_who_is_wrong_takes_as_many_years_as_one_die_shows() -> None:
    game = Table().holds(1, "miel", "tanker")
    game.lands(0, "volant-ville")
    game.draws(1, "tanker").state.chance.scripted.append(4 - 1)

    events = game.plays(ReportPlayer(0, 1))

    assert [CheckPassed(EVERYONE, 1), ContemptPunished(EVERYONE, 0, 4)] == events[3:]
    assert ([4, 0, 0], ["miel", "tanker"]) == (game.state.years, game.hand(1))


@clause("ljc.informer.right")
def test_a_suspect_with_an_illegal_card_is_punished_as_in_a_check() -> None:
    game = Table().holds(1, "joconde", "miel")
    game.lands(0, "volant-ville")
    game.draws(1, "joconde").state.chance.scripted.append(0)

    events = game.plays(ReportPlayer(0, 1))

    fine, years = TABLES.fines[card("joconde")], TABLES.years[card("joconde")]
    assert [CardConfiscated(EVERYONE, 1, card("joconde"), years), FinePaid(EVERYONE, 1, fine)] == events[3:5]
    assert (100 - fine, years, ["miel"]) == (game.state.cash[1], game.state.years[1], game.hand(1))


def rewarded(years: int) -> Table:
    """The informer has been right, and has thrown a five."""
    game = Table().years(0, years).holds(1, "whisky")
    game.lands(0, "volant-ville")
    game.draws(1, "whisky").state.chance.scripted.append(5 - 1)
    game.plays(ReportPlayer(0, 1))
    return game


@clause("ljc.informer.reward")
def test_the_reward_is_the_die_in_years_off_or_in_millions() -> None:
    paid, remitted = rewarded(8), rewarded(8)
    for game in (paid, remitted):
        assert ({"take-money", "take-remission"}, 5) == (game.may(0), game.sees().reward)
        assert "ljc.informer.reward" == game.refusal(MoveOn(0))

    assert [RewardPaid(EVERYONE, 0, 5)] == paid.plays(TakeMoney(0))
    assert [YearsRemitted(EVERYONE, 0, 5)] == remitted.plays(TakeRemission(0))

    assert (105, 8) == (paid.state.cash[0], paid.state.years[0])
    assert (100, 3) == (remitted.state.cash[0], remitted.state.years[0])


def test_no_more_years_are_promised_than_there_are() -> None:
    assert (5, 2) == (rewarded(8).sees().remission, rewarded(2).sees().remission)
    assert 0 == Table().years(0, 8).sees().remission


@clause("ljc.informer.clean")
def test_an_informer_with_an_empty_record_is_paid_without_being_asked() -> None:
    game = rewarded(0)

    assert (105, 1) == (game.state.cash[0], game.turn)


def test_the_reward_comes_when_the_suspect_has_paid_and_not_before() -> None:
    game = Table(insolvency="relief").holds(1, "whisky", "piano").cash(1, 2).years(0, 1)
    game.lands(0, "volant-ville")
    game.draws(1, "whisky").state.chance.scripted.append(5 - 1)

    events = game.plays(ReportPlayer(0, 1))

    assert ("CashWanted", [1], "debt") == (kinds(events)[-1], game.waiting, game.stage)
    events = game.plays(SellToBank(1, card("piano")))
    assert [FinePaid(EVERYONE, 1, TABLES.fines[card("whisky")]), RewardRolled(EVERYONE, 0, 5)] == events[1:]
    assert [0] == game.waiting


def test_a_suspect_who_is_ruined_still_earns_the_informer_his_reward() -> None:
    game = Table().holds(1, "whisky").cash(1, 14)
    game.lands(0, "volant-ville")
    game.draws(1, "whisky").state.chance.scripted.append(2)

    events = game.plays(ReportPlayer(0, 1))

    assert ["CardConfiscated", "WentBroke", "RewardRolled", "RewardPaid"] == kinds(events)[3:]
    assert (103, 2) == (game.state.cash[0], game.turn)
