"""A recorded game told in English, one sentence a line."""

from ludotheque.box import Box
from ludotheque.kernel.play import play
from ludotheque.record.notation import read_action
from ludotheque.record.record import Record, set_up
from ludotheque.texts.texts import Texts


def told(record: Record, box: Box) -> str:
    edition = box.edition(record.header.edition)
    texts = Texts(box, edition, "en", record.header.names)
    state = set_up(box.game, edition.tables, record.header)
    lines = [texts.event(event) for event in state.told()]
    for line in record.lines:
        lines.append(f"> {line}")
        lines += [texts.event(event) for event in play(state, read_action(box.game, state.seats, line))]
    lines.append(texts.end(box.game.end_reason(state)))
    return "\n".join(lines) + "\n"
