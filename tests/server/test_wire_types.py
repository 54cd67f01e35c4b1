"""The web client's types are those of the server."""

from tools.wire_types import TARGET, text


def test_the_generated_types_are_up_to_date() -> None:
    assert TARGET.read_text("utf-8") == text(), "stale: run python tools/wire_types.py"


def test_every_message_and_every_event_has_a_type() -> None:
    types = text()

    for name in ("Position", "Act", "TakenBack", "CouleursView", "CouleursDuMondeCardPlayed", "CouleursDuMondeNation"):
        assert f"export interface {name} {{" in types
    assert 'is: "card-played";' in types
    assert "audience" not in types
