"""Puts a compiled core beside its sources as a whole, and takes away what is left of an older one."""

import shutil
import sysconfig
from pathlib import Path

ENDING = str(sysconfig.get_config_var("EXT_SUFFIX"))
LIBRARY = f"ludotheque__mypyc{ENDING}"


def put_in_place(built: Path, source: Path, names: list[str]) -> None:
    """The library goes first and comes last: who starts meanwhile finds none, and runs wholly from source."""
    (source / LIBRARY).unlink(missing_ok=True)
    for name in names:
        if name != LIBRARY:
            _put(built / name, source / name)
    remove_leftovers(source, names)
    if LIBRARY in names:
        _put(built / LIBRARY, source / LIBRARY)


def remove_leftovers(folder: Path, names: list[str]) -> None:
    """A module that is no more must not be found compiled."""
    kept = {folder / name for name in names}
    for path in set(folder.rglob(f"*{Path(ENDING).suffix}")) - kept:
        path.unlink()


def _put(built: Path, placed: Path) -> None:
    """In one move, as somebody may be reading."""
    part = placed.with_name(f"{placed.name}.part")
    shutil.copyfile(built, part)
    part.replace(placed)
