"""The marker that ties a test to the clause it proves."""

import pytest

clause = pytest.mark.clause
