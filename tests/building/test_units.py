"""A C file of the core changes only when its module does, or something it uses."""

from pathlib import Path

import pytest
from tools.units import arrange

HEADER = """#ifndef CORE_H
#define CORE_H
#include <Python.h>
typedef struct tuple_T2 {
    int f0;
} tuple_T2;
typedef struct {
    PyObject_HEAD
    CPyTagged _seat;
} PawnObject;

typedef struct {
    PyObject_HEAD
} PurseObject;

extern PyObject *CPyStatics[40];
extern char CPyDef_move(PyObject *cpy_r_self, CPyTagged cpy_r_by);
extern PyObject *CPyDef_pay(PyObject *cpy_r_self);
extern PyTypeObject *CPyType_Purse;
#endif
"""
MAIN = """#include "__native.h"
int CPyGlobalsInit(void)
{
    if (CPyStatics_Initialize(CPyStatics, CPyLit_Str) < 0) {
        return -1;
    }
    return 0;
}
PyObject *CPyStatics[40];
"""
MOVES = """#include "__native.h"
    PawnObject *pawn = CPyStatics[17]; /* 'pawn' */
    CPyDef_move(pawn, CPyStatics[3]);
    CPyDef_move(pawn, CPyStatics[17]);
"""
PAYS = """#include "__native.h"
    CPyDef_pay(CPyStatics[30]);
"""


class Core:
    """Three files as mypyc writes them."""

    def __init__(self, folder: Path) -> None:
        self.written, self.arranged = folder / "written", folder / "arranged"
        self.written.mkdir()
        self.texts = {"__native.h": HEADER, "__native.c": MAIN, "__native_moves.c": MOVES, "__native_pays.c": PAYS}

    def arranged_texts(self) -> dict[str, str]:
        for name, text in self.texts.items():
            (self.written / name).write_text(text)
        written = [self.written / name for name in self.texts if name.endswith(".c")]
        return {path.name: path.read_text() for path in arrange(written, self.arranged)}

    def changed_by(self, name: str, old: str, new: str) -> list[str]:
        before = self.arranged_texts()
        self.texts[name] = self.texts[name].replace(old, new)
        return [name for name, text in self.arranged_texts().items() if text != before[name]]


@pytest.fixture
def core(tmp_path: Path) -> Core:
    return Core(tmp_path)


def test_a_file_carries_what_it_uses_of_the_headers(core: Core) -> None:
    text = core.arranged_texts()["__native_moves.c"]

    assert "_seat;\n} PawnObject;" in text
    assert "extern char CPyDef_move(" in text
    assert "} tuple_T2;" in text
    assert "#include <Python.h>" in text
    assert '#include "' not in text
    assert not [name for name in ("PurseObject", "CPyDef_pay", "CPyType_Purse", "CPyStatics") if name in text]


def test_a_file_counts_its_own_literals_and_one_file_hands_them_out(core: Core) -> None:
    texts = core.arranged_texts()

    assert "pawn = CPyLiterals_moves[0]; /* 'pawn' */" in texts["__native_moves.c"]
    assert "CPyDef_move(pawn, CPyLiterals_moves[1]);" in texts["__native_moves.c"]
    assert "CPyDef_move(pawn, CPyLiterals_moves[0]);" in texts["__native_moves.c"]
    assert "CPyLiterals_moves[1] = CPyStatics[3];" in texts["literals.c"]
    assert "CPyLiterals_pays[0] = CPyStatics[30];" in texts["literals.c"]
    assert texts["__native.c"].index("CPyStatics_Initialize(") < texts["__native.c"].index("CPyLiterals_HandOut();")


def test_literals_numbered_anew_change_only_the_file_that_hands_them_out(core: Core) -> None:
    assert ["__native.c"] == core.changed_by("__native.h", "[40]", "[41]")
    assert ["literals.c"] == core.changed_by("__native_pays.c", "[30]", "[31]")
    assert ["literals.c"] == core.changed_by("__native_moves.c", "[17]", "[18]")


def test_a_declaration_changes_those_who_use_it(core: Core) -> None:
    assert ["__native_moves.c"] == core.changed_by("__native.h", "CPyTagged _seat;", "CPyTagged _seat, _way;")
    assert ["__native_pays.c"] == core.changed_by("__native.h", "CPyDef_pay(PyObject *", "CPyDef_pay(void *")


def test_a_file_left_from_a_module_that_is_no_more_is_not_looked_at(core: Core) -> None:
    core.arranged_texts()
    del core.texts["__native_pays.c"]

    texts = core.arranged_texts()

    assert ["__native.c", "__native_moves.c", "literals.c"] == list(texts)
    assert "pays" not in texts["literals.c"]


def test_c_of_an_unknown_kind_is_refused(core: Core) -> None:
    core.texts["__native.c"] = MAIN.replace("CPyStatics_Initialize", "CPyStatics_Begin")

    with pytest.raises(ValueError, match="not known here"):
        core.arranged_texts()
