"""Whether a process runs compiled or from source: decided once, for the whole core, at the first import."""

import os
import sys
from collections.abc import Sequence
from importlib.machinery import FileFinder, ModuleSpec, PathFinder, SourceFileLoader
from importlib.util import module_from_spec
from pathlib import Path
from types import ModuleType

LIBRARY = "ludotheque__mypyc"  # holds all compiled code; the module files beside it only open it


class SourceOnly:
    """Finds the package's modules in their `.py` files and looks at nothing else."""

    @staticmethod
    def find_spec(name: str, path: Sequence[str] | None, _target: ModuleType | None = None) -> ModuleSpec | None:
        if not name.startswith("ludotheque.") or path is None:
            return None
        for folder in path:
            spec = FileFinder(folder, (SourceFileLoader, [".py"])).find_spec(name)
            if spec is not None:
                return spec
        return None


def choose_core() -> None:
    """From source, where no compiled core lies beside the package or LUDOTHEQUE_INTERPRETED=1 asks for it."""
    if os.environ.get("LUDOTHEQUE_INTERPRETED") == "1" or not _load_library():
        sys.meta_path.insert(0, SourceOnly)


def _load_library() -> bool:
    """Whether there is one. Loaded now, it stays: a core compiled or replaced later is never taken up halfway."""
    spec = PathFinder.find_spec(LIBRARY, [str(Path(__file__).parents[1])])
    if spec is None or spec.loader is None:
        return False
    try:
        library = module_from_spec(spec)
    except ImportError:  # taken away since: a new one is being put in place
        return False
    sys.modules[LIBRARY] = library
    spec.loader.exec_module(library)
    return True
