"""What runs in a process that thinks for bots: errands come in, one JSON object a line, and choices go out."""

import ctypes
import multiprocessing
import signal
import socket
import sys

import msgspec

from ludotheque.server.mind import Chooser, Errand, Memory, answer

PR_SET_PDEATHSIG = 1


def die_with_the_house() -> None:
    """If the house is killed, Linux kills its processes too; elsewhere they end after the thought at hand."""
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGKILL)
    parent = multiprocessing.parent_process()
    if parent is None or not parent.is_alive():
        raise SystemExit  # it was killed before this was said


def work(house: socket.socket, chooser: Chooser) -> None:
    """Answer errands until the house closes, or is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the house ends its processes itself
    die_with_the_house()
    memory = Memory()
    with house, house.makefile("rb") as errands:
        for line in errands:
            errand = msgspec.json.decode(line, type=Errand)
            house.sendall(msgspec.json.encode(answer(memory, errand, chooser)) + b"\n")
