"""Compiles the core with mypyc: its sources written out, a C file for each module, and again only what changed."""

import os
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from mypy.version import __version__ as mypy_version
from mypyc.build import mypycify
from setuptools import Extension
from setuptools.command.build_ext import build_ext
from setuptools.errors import BaseError, CCompilerError
from tools.marks import Marks, digest
from tools.placing import put_in_place, remove_leftovers
from tools.units import arrange

from ludotheque.expanding.tree import CORE, expand_tree

SOURCE = Path("src")
EXPANDED = Path("build/expanded")
WRITTEN = Path("build/c")
ARRANGED = Path("build/units")
FLAGS = [
    "-fvisibility=hidden",  # nobody looks in: short ways between files
    "-ffp-contract=off",  # fractions are rounded at every step, as the interpreter does: bots choose alike everywhere
]
NOT_COMPILED = "the rules stay interpreted, many times slower, as they could not be compiled here"


def core_modules() -> list[str]:
    """Every module below the compiled line as the compiler is given it, packages' own files excepted."""
    layers = [SOURCE / layer.replace(".", "/") for layer in CORE]
    found = [path for layer in layers for path in sorted(layer.rglob("*.py")) if path.name != "__init__.py"]
    return [str(EXPANDED / path.relative_to(SOURCE)) for path in found]


def extensions() -> list[Extension]:
    """One library with all the code, and for each module a small one that opens it."""
    expand_tree(SOURCE, EXPANDED)
    os.environ["MYPYPATH"] = str(EXPANDED)
    found = mypycify(
        ["--strict", "--explicit-package-bases", *core_modules()],
        opt_level="2",
        debug_level="0",
        multi_file=True,
        target_dir=str(WRITTEN),
        group_name="ludotheque",
    )
    for extension in found:
        extension.sources = arranged(extension.sources)
        extension.extra_compile_args += [] if os.name == "nt" else FLAGS
    return found


def arranged(sources: list[str]) -> list[str]:
    """The files of the library as the compiler is given them; others have neither declarations nor literals of ours."""
    of_modules = [Path(source) for source in sources if Path(source).name.startswith("__native")]
    others = [source for source in sources if Path(source) not in of_modules]
    return others + [str(path) for path in arrange(of_modules, ARRANGED)] if of_modules else sources


class BuildCore(build_ext):
    """Compiles C files side by side and only those that changed; puts the core in place as a whole."""

    def finalize_options(self) -> None:
        super().finalize_options()
        self.parallel = os.cpu_count()
        self.force = True  # marks know better than dates what is up to date
        self.marks = Marks(Path(self.build_temp) / "marks")

    def build_extensions(self) -> None:
        compiler: Any = self.compiler
        self.compile, self.link = compiler.compile, compiler.link_shared_object
        compiler.compile, compiler.link_shared_object = self.compile_all, self.link_once
        try:
            super().build_extensions()
        except (BaseError, CCompilerError) as reason:
            self.extensions = []
            self.warn(f"{NOT_COMPILED}: {reason}")
        remove_leftovers(Path(self.build_lib), self.file_names())

    def compile_all(self, sources: list[str], *, depends: list[str], **how: Any) -> list[str]:
        with ThreadPoolExecutor(os.cpu_count()) as pool:
            return list(pool.map(lambda source: self.compile_once(source, **how), sources))

    def compile_once(self, source: str, **how: Any) -> str:
        compiler: Any = self.compiler
        (made,) = compiler.object_filenames([source], output_dir=how["output_dir"])
        tools = [mypy_version, sys.version, getattr(compiler, "compiler_so", ""), how]
        cause = digest(Path(source).read_bytes(), *[str(tool).encode() for tool in tools])
        self.marks.make(Path(made), cause, lambda: self.compile([source], **how))
        return str(made)

    def link_once(self, objects: list[str], output: str, **how: Any) -> None:
        cause = digest(str(how).encode(), *[Path(made).read_bytes() for made in objects])
        self.marks.make(Path(output), cause, lambda: self.link(objects, output, **how))

    def copy_extensions_to_source(self) -> None:
        put_in_place(Path(self.build_lib), SOURCE, self.file_names())

    def file_names(self) -> list[str]:
        return [self.get_ext_filename(self.get_ext_fullname(extension.name)) for extension in self.extensions]
