"""The conversation: one line in, one line out, until the other side leaves. No line ends it by being wrong."""

from collections.abc import Iterator
from typing import BinaryIO

import msgspec

from ludotheque.complaint import Complaint
from ludotheque.kernel.game import BadOption
from ludotheque.kernel.play import IllegalAction
from ludotheque.protocol.data import Data
from ludotheque.protocol.messages import AnyRequest, Quit, read_request
from ludotheque.protocol.referee import Referee
from ludotheque.showing import encode

LONGEST_LINE = 64 * 1024
FINE = 0
GARBAGE_SEEN = 2


class NotJson(Complaint):
    """The line cannot even be read."""


class Conversation:
    def __init__(self, referee: Referee, source: BinaryIO, sink: BinaryIO) -> None:
        self.referee = referee
        self.source = source
        self.sink = sink
        self.status = FINE

    def run(self) -> int:
        """The exit status: 2 if a line was not JSON at all."""
        for number, line in self._lines():
            reply = self._reply(number, line)
            self.sink.write(encode(reply) + b"\n")
            self.sink.flush()
            if reply.get("did") == Quit.__name__.lower():
                break
        return self.status

    def _lines(self) -> Iterator[tuple[int, bytes]]:
        """Numbered lines; of one that is too long, no more than shows it. Empty lines count but are not answered."""
        number = 0
        while line := self.source.readline(LONGEST_LINE + 1):
            number += 1
            rest = line
            while len(rest) > LONGEST_LINE and not rest.endswith(b"\n"):
                rest = self.source.readline(LONGEST_LINE + 1)
            if line.strip() or len(line) > LONGEST_LINE:
                yield number, line

    def _reply(self, number: int, line: bytes) -> Data:
        try:
            return self.referee.answer(_read(line))
        except NotJson as error:
            self.status = GARBAGE_SEEN
            return {"error": str(error), "line": number}
        except (Complaint, BadOption) as error:
            return {"error": str(error), "line": number}
        except IllegalAction as error:
            return self._refusal(str(error), number)

    def _refusal(self, clause: str, number: int) -> Data:
        sentence = self.referee.clauses[clause].sentence(self.referee.lang)
        return {"error": sentence, "clause": clause, "line": number}


def _read(line: bytes) -> AnyRequest:
    if len(line) > LONGEST_LINE:
        raise NotJson(f"the line is longer than {LONGEST_LINE} bytes")
    try:
        return read_request(line)
    except msgspec.ValidationError as error:
        reason = str(error)
        raise Complaint(f"this is no request: {reason[0].lower()}{reason[1:]}") from None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise NotJson(f"the line is not JSON: {error}") from None
