"""Opens the house from source while the core is compiled beside it; the next start takes the compiled one."""

import os
import signal
import subprocess
import sys
from pathlib import Path
from types import FrameType

LOG = Path("build/compile.log")
SAYING = f"""\
The rules run from source for now. They are being compiled beside this ({LOG}), which takes about two minutes;
whoever starts again after that plays with rules about four times faster."""


def main() -> int:
    """The status of the house; what is compiled beside it ends with it."""
    print(SAYING, flush=True)
    compiling = start_compiling()
    try:
        return serve(sys.argv[1:])
    finally:
        end(compiling)


def start_compiling() -> "subprocess.Popen[bytes]":
    LOG.parent.mkdir(exist_ok=True)
    words = ["nice", os.environ.get("MAKE", "make"), "--no-print-directory", "compile"]
    alone = {name: value for name, value in os.environ.items() if not name.startswith(("MAKE", "MFLAGS"))}
    with LOG.open("wb") as log:
        return subprocess.Popen(words, stdout=log, stderr=log, env=alone, start_new_session=True)


def serve(words: list[str]) -> int:
    """A key press that interrupts reaches the house by itself, which then closes in its own time."""
    house = subprocess.Popen(
        [Path(sys.executable).with_name("ludotheque"), "serve", *words],
        env={**os.environ, "LUDOTHEQUE_INTERPRETED": "1"},
    )

    def close(_signal: int, _frame: FrameType | None) -> None:
        house.terminate()

    signal.signal(signal.SIGINT, lambda _signal, _frame: None)
    signal.signal(signal.SIGTERM, close)
    signal.signal(signal.SIGHUP, close)
    return house.wait()


def end(compiling: "subprocess.Popen[bytes]") -> None:
    if compiling.poll() is None:
        os.killpg(compiling.pid, signal.SIGTERM)
        compiling.wait()


if __name__ == "__main__":
    sys.exit(main())
