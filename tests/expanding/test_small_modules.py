"""Small modules written out: constructors, messages, copies, and what is said where that cannot be done."""

from pathlib import Path

import pytest

from ludotheque.expanding.sources import CannotExpand, Sources
from ludotheque.expanding.tree import expand_tree
from ludotheque.expanding.views import with_views
from ludotheque.kernel.action import UnknownVerb
from ludotheque.kernel.chance import Chance
from ludotheque.kernel.data import fields_of, lists_of
from ludotheque.kernel.step import Tables
from ludotheque.record.positions import dump
from tests.expanding.small import HEAD, SMALL, SRC, Run, as_it_stands, as_written_out, inside, written_out

BIDS = '''
class SealBid(Action):
    """Say nothing of it."""

    amount: int
    titles: list[int]


class BidSealed(Event):
    seat: Seat
'''

STEPS = """
class Pledge(Data):
    seat: Seat


class Claims(Step[State]):
    debtor: Seat
    owners: list[Seat]
    hands: list[list[int]]
    pledges: list[Pledge]
    ends: int = at_first(-1)
    claimed: list[Seat] = at_first([])


class LateClaims(Claims):
    why: str


class Vote(SealedChoice[State]):
    topic: int
"""

POSITION = """
class Purse(State):
    def __init__(self, seats: int, tables: Tables, chance: Chance) -> None:
        super().__init__(seats, chance)
        self.tables = tables
        self.bank = 0
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.stock: list[int] = [1, 2]


class Turn(Step[Purse]):
    seat: Seat
    chain: list[int] = at_first([])
"""

VIEWS = """
class HeapView(Data):
    seat: Seat
    left: list[int]


class TableView(Data):
    seats: int
    hands: list[list[int]]
    now: int
    heap: HeapView | None


def see(state: Purse, turn: Turn) -> TableView:
    return shown(
        TableView,
        state,
        # « le tapis »
        heap=shown(HeapView, turn, left=[1]) if turn.seat else None,
    )


def look(state: Purse) -> TableView:
    return shown(TableView, state, heap=None)
"""

both_ways = pytest.mark.parametrize("run", [as_it_stands, as_written_out], ids=["as it stands", "written out"])


@both_ways
def test_a_message_is_made_from_its_fields_those_of_its_elders_first(run: Run) -> None:
    module = run(BIDS)

    bid = module.SealBid(2, 40, [1, 3])

    assert (2, 40, [1, 3]) == (bid.seat, bid.amount, bid.titles)
    assert ["seat", "amount", "titles"] == fields_of(module.SealBid)
    assert ["titles"] == lists_of(module.SealBid)
    assert bid == module.SealBid(seat=2, amount=40, titles=[1, 3])
    assert ["audience", "seat"] == fields_of(module.BidSealed)


@both_ways
def test_an_action_is_read_from_what_fills_in_its_ask(run: Run) -> None:
    module = run(BIDS)
    bid = module.SealBid(2, 40, [1, 3])

    assert "seal-bid" == bid.verb()
    assert [[40], [1, 3]] == bid.filling()
    assert module.SealBid(0, 7, []) == bid.made(0, [[7], []])


@both_ways
@pytest.mark.parametrize("filling", [[], [[1]], [[1], [2], [3]], [[], [2]], [[1, 2], [3]]], ids=str)
def test_a_filling_of_another_shape_is_no_such_action(run: Run, filling: list[list[int]]) -> None:
    bid = run(BIDS).SealBid(2, 40, [])

    with pytest.raises(UnknownVerb, match="seal-bid"):
        bid.made(0, filling)


@both_ways
def test_what_a_step_is_at_first_the_constructor_does_not_take(run: Run) -> None:
    module = run(STEPS)

    claims, others = module.Claims(0, [1], [], []), module.Claims(0, [1], [], [])
    claims.claimed.append(1)

    assert (-1, []) == (others.ends, others.claimed)
    assert "sold" == module.LateClaims(0, [1], [], [], "sold").why
    assert (3, [0, 1], [5, -1]) == (
        module.Vote([0, 1], [5, -1], 3).topic,
        module.Vote([0, 1], [5, -1], 3).choosers,
        module.Vote([0, 1], [5, -1], 3).sealed,
    )


@both_ways
def test_a_copied_step_shares_only_what_never_changes(run: Run) -> None:
    module = run(STEPS)
    pledge = module.Pledge(2)
    step = module.LateClaims(0, [1, 2], [[3], [4]], [pledge], "sold")
    step.claimed.append(2)
    step.ends = 7_000

    twin = step.copy()

    assert inside(step) == inside(twin)
    assert type(twin) is module.LateClaims
    assert twin.pledges[0] is pledge
    lists = [step.owners, step.hands, step.hands[0], step.pledges, step.claimed]
    assert not any(one is other for one in lists for other in [twin.owners, twin.hands, *twin.hands, twin.claimed])


@both_ways
def test_a_copied_position_shares_only_its_tables(run: Run) -> None:
    module = run(POSITION)
    tables = Tables()
    state = module.Purse(2, tables, Chance(5))
    state.steps = [module.Turn(1)]
    state.hands[0].append(4)
    state.bank = 30
    state.now = 9

    twin = state.copy()

    assert inside(state) == inside(twin)
    assert twin.tables is tables
    twin.hands[0].append(5)
    twin.stock.pop()
    twin.steps[0].chain.append(6)
    twin.chance.below(6)
    assert ([4], [1, 2], []) == (state.hands[0], state.stock, state.steps[0].chain)
    assert dump(state.chance) == dump(Chance(5))


@both_ways
def test_a_class_that_copies_itself_is_left_alone(run: Run) -> None:
    module = run(STEPS + '    def copy(self) -> "Vote":\n        return self\n')
    vote = module.Vote([0], [-1], 3)

    assert vote.copy() is vote


def test_a_step_that_a_game_has_still_to_complete_is_not_given_a_copy() -> None:
    text = written_out("class Open(Step[S]):\n    ends: int\n\n\nclass Own(Open[State]):\n    seat: Seat\n")

    assert 'def copy(self) -> "Own"' in text
    assert 'def copy(self) -> "Open"' not in text


def test_a_module_without_such_classes_stays_as_it_is() -> None:
    text = "class Plain:\n    def __init__(self) -> None:\n        self.stock = [1]\n"

    assert HEAD + text == written_out(text)


@pytest.mark.parametrize("value", ["[]", "[0] * seats", "list(range(3))", "sorted(HANDS)", "tables.stock"])
def test_a_list_whose_type_is_not_declared_is_an_error_with_its_line(value: str) -> None:
    position = POSITION.replace("self.bank = 0", f"self.bank = {value}")
    line = (HEAD + position).split("\n").index(f"        self.bank = {value}") + 1

    with pytest.raises(CannotExpand, match=rf"ludotheque\.games\.small, line {line}: declare the type of self\.bank"):
        written_out(position)


def test_a_constructor_that_keeps_a_parameter_under_another_name_is_an_error() -> None:
    step = "class Turn(Step[State]):\n    def __init__(self, seat: Seat) -> None:\n        self.player = seat\n"

    with pytest.raises(CannotExpand, match=r"small\.Turn: the constructor does not keep seat in attributes so named"):
        written_out(step)


@both_ways
def test_a_view_shows_what_it_names_and_what_is_worked_out(run: Run) -> None:
    module = run(POSITION + VIEWS)
    state = module.Purse(2, Tables(), Chance(1))
    state.hands[1].append(7)

    seen = module.see(state, module.Turn(1))

    assert "TableView(seats=2, hands=[[], [7]], now=0, heap=HeapView(seat=1, left=[1]))" == repr(seen)
    assert module.look(state) == module.see(state, module.Turn(0))


@both_ways
def test_a_view_does_not_change_with_the_position(run: Run) -> None:
    module = run(POSITION + VIEWS)
    state = module.Purse(2, Tables(), Chance(1))
    view = module.look(state)

    state.hands[0].append(7)

    assert [[], []] == view.hands


def test_a_view_is_written_out_line_for_line() -> None:
    text = HEAD + POSITION + VIEWS

    assert "shown(" not in written_out(POSITION + VIEWS)
    assert text.count("\n") == with_views(Sources({SMALL: text}), SMALL).count("\n")


def test_a_view_of_what_the_core_does_not_declare_is_an_error_with_its_line() -> None:
    text = "def look(state: State) -> object:\n    return shown(dict, state)\n"
    line = (HEAD + text).split("\n").index("    return shown(dict, state)") + 1

    with pytest.raises(CannotExpand, match=rf"ludotheque\.games\.small, line {line}: the core does not declare dict"):
        written_out(text)


def test_a_tree_is_written_out_once_and_then_only_where_it_has_changed(tmp_path: Path) -> None:
    source, target = tmp_path / "source", tmp_path / "target"
    for module in ("kernel", "mechanics"):
        folder = source / "ludotheque" / module
        folder.mkdir(parents=True)
        for file in (SRC / "ludotheque" / module).glob("*.py"):
            (folder / file.name).write_text(file.read_text("utf-8"), "utf-8")
    small = source / "ludotheque" / "games" / "small.py"
    small.parent.mkdir()
    small.write_text(HEAD + BIDS, "utf-8")
    expand_tree(source, target)
    written = {path: path.stat().st_mtime_ns for path in target.rglob("*.py")}

    small.write_text(HEAD + STEPS, "utf-8")
    expand_tree(source, target)

    changed = [path for path in target.rglob("*.py") if path.stat().st_mtime_ns != written.get(path)]
    assert [target / "ludotheque" / "games" / "small.py"] == changed
    assert written_out(STEPS) == changed[0].read_text("utf-8")
