"""The house in which lessons are taken."""

from tests.server.conftest import door

__all__ = ["door"]
