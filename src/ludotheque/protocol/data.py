"""Options and clauses as plain JSON data."""

from typing import Any

from ludotheque.kernel.game import Option
from ludotheque.rules.clauses import Clause

Data = dict[str, Any]


def option_data(option: Option) -> Data:
    values: Data = {"choices": option.choices} if option.choices else {"low": option.low, "high": option.high}
    default = option.write(option.default) if option.choices else option.default
    return {"option": option.name, "default": default, **values, "clause": option.clause}


def clause_data(clause: Clause, lang: str) -> Data:
    return {
        "id": clause.id,
        "chapter": clause.chapter,
        "sentence": clause.sentence(lang),
        "origin": clause.origin,
        "note": clause.note(lang),
    }
