"""Views of positions and steps, written out field by field: `shown(View, state, turn=0)` makes the view by its name."""

import ast
from itertools import accumulate

from ludotheque.expanding.copies import twin
from ludotheque.expanding.sources import CannotExpand, Sources

SHOWN = "ludotheque.kernel.views.shown"

Edit = tuple[int, int, str]  # what to write in place of the bytes from here to there


def with_views(sources: Sources, module: str) -> str:
    """The text of the module, line for line, with every view written out."""
    text = sources.texts[module].encode()
    starts = [0, *accumulate(len(line) for line in text.splitlines(keepends=True))]
    edits = [_edit(sources, module, starts, call) for call in _calls(sources, module)]
    for start, end, head in sorted(edits, reverse=True):
        lines = text[start:end].count(b"\n")
        text = text[:start] + head.encode() + b"\n" * lines + text[end:]
    return text.decode()


def _calls(sources: Sources, module: str) -> list[ast.Call]:
    """Where the module shows something."""
    calls = [node for node in ast.walk(sources.trees[module]) if isinstance(node, ast.Call)]
    return [call for call in calls if sources.home(module, ast.unparse(call.func)) == SHOWN]


def _edit(sources: Sources, module: str, starts: list[int], call: ast.Call) -> Edit:
    """Up to what is worked out, or to the closing bracket."""
    start = starts[call.lineno - 1] + call.col_offset
    if call.keywords:
        first = call.keywords[0]
        return start, starts[first.lineno - 1] + first.col_offset, _head(sources, module, call)
    return start, starts[(call.end_lineno or 0) - 1] + (call.end_col_offset or 0) - 1, _head(sources, module, call)


def _head(sources: Sources, module: str, call: ast.Call) -> str:
    """The constructor, and what is shown as it is."""
    kind, thing = (ast.unparse(argument) for argument in call.args)
    declared = sources.named(module, kind)
    if declared is None:
        raise CannotExpand(f"{module}, line {call.lineno}: the core does not declare {kind}")
    worked_out = [keyword.arg for keyword in call.keywords]
    if None in worked_out:
        raise CannotExpand(f"{module}, line {call.lineno}: what is worked out for {kind} has to be named")
    fields = [field for field in sources.fields(declared) if field.name not in worked_out]
    return f"{kind}({''.join(f'{field.name}={twin(thing, field.name, field.kind)}, ' for field in fields)}"
