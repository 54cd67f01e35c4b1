"""A game is its record, and a position is its text."""

from hypothesis import given
from hypothesis import strategies as st

from ludotheque.kernel.random_play import playout
from ludotheque.record.positions import dump_text, fingerprint, load_text
from ludotheque.record.read import read_record
from ludotheque.record.record import QUICK, Header, Recorder, replay, write_options
from tests.kernel.games.ready import Ready
from tests.laws.positions import Position, law, positions
from tests.laws.subjects import every_game


def recorded(subject: Ready, position: Position) -> Recorder:
    """The position again, written down as it is played."""
    game = subject.game
    options = write_options(game, position.options)
    header = Header(game.name, game.rules_version, "law", "0", position.seats, position.seed, options, luck=QUICK)
    recorder = Recorder(game, subject.tables, header)
    for action in position.opening(subject, position.first(subject)):
        recorder.play(action)
    return recorder


@every_game
@law
@given(st.data())
def test_a_replayed_record_leads_to_the_same_fingerprint(subject: Ready, data: st.DataObject) -> None:
    recorder = recorded(subject, data.draw(positions(subject)))

    state = replay(read_record(recorder.text()), subject.game, subject.tables)

    assert dump_text(recorder.state) == dump_text(state)
    assert fingerprint(recorder.state) == fingerprint(state)


@every_game
@law
@given(st.data())
def test_a_position_dumped_and_loaded_is_the_same_position(subject: Ready, data: st.DataObject) -> None:
    text = dump_text(data.draw(positions(subject)).of(subject))

    loaded = load_text(subject.game, subject.tables, text)

    assert text == dump_text(loaded)


@every_game
@law
@given(st.data())
def test_a_loaded_position_plays_on_the_same_way(subject: Ready, data: st.DataObject) -> None:
    position = data.draw(positions(subject))
    state = position.of(subject)
    loaded = load_text(subject.game, subject.tables, dump_text(state))

    playout(subject.game, state, position.luck(), 30)
    playout(subject.game, loaded, position.luck(), 30)

    assert dump_text(state) == dump_text(loaded)
