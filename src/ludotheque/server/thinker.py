"""One process that thinks for bots, as the house sees it."""

import asyncio
import multiprocessing
import socket
from multiprocessing.context import SpawnProcess

import msgspec

from ludotheque.server.mind import Answer, Chooser, Errand
from ludotheque.server.told import Informed
from ludotheque.server.worker import work

LONGEST_ANSWER = 1 << 20  # bytes

_spawning = multiprocessing.get_context("spawn")
_answers = msgspec.json.Decoder(Answer)


class Thinker(Informed):
    """Its process starts when it is first needed, and again after it was ended."""

    def __init__(self, chooser: Chooser) -> None:
        super().__init__()
        self._chooser = chooser
        self._process: SpawnProcess | None = None
        self._streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    def end(self) -> None:
        """End the process, whatever it is thinking about."""
        if self._streams is not None:
            self._streams[1].close()
        if self._process is not None:
            self._process.kill()
        self.forget()
        self._process, self._streams = None, None

    async def ask(self, errand: Errand) -> Answer:
        reader, writer = self._streams or await self._start()
        writer.write(msgspec.json.encode(errand) + b"\n")
        line = await reader.readline()
        if not line:
            raise ConnectionResetError("the process that thought has ended")
        return _answers.decode(line)

    async def _start(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        here, there = socket.socketpair()
        with there:
            self._process = _spawning.Process(target=work, args=(there, self._chooser), daemon=True)
            self._process.start()
        self._streams = await asyncio.open_connection(sock=here, limit=LONGEST_ANSWER)
        return self._streams
