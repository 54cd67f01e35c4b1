"""`kill -9` at any moment loses no told action and doubles none; the full torture is `tools/torture.py`."""

from tools.torture import torture


def test_a_killed_server_comes_back_with_every_action_it_told() -> None:
    done = torture(kills=3, tables=5, seed=1)

    assert done["kills"] == 3
    assert done["actions"] > 50
