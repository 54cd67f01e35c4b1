# Two commands matter: `make play` and `make test`. Both start from a bare clone.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
CORE := $(shell find src/ludotheque/kernel src/ludotheque/mechanics src/ludotheque/games src/ludotheque/proving -name '*.py')
CORE_TESTS := tests/kernel tests/record tests/laws tests/games tests/proving tests/rules tests/bots

.PHONY: play test lint types test-interpreted test-compiled compile wheel bench clean

play: compile
	@$(BIN)/ludotheque play

test: lint types test-interpreted test-compiled

lint: $(VENV)/ready
	$(BIN)/ruff check
	$(BIN)/ruff format --check

types: $(VENV)/ready
	$(BIN)/mypy

test-interpreted: $(VENV)/ready
	LUDOTHEQUE_INTERPRETED=1 $(BIN)/pytest -n auto

test-compiled: compile
	LUDOTHEQUE_EXPECT_COMPILED=1 $(BIN)/pytest -n auto $(CORE_TESTS)

compile: build/core

build/core: $(VENV)/ready setup.py $(CORE)
	@find src -name '*.so' -delete
	$(BIN)/python setup.py -q build_ext --inplace
	@find src -name '*.so' -exec touch {} +
	@mkdir -p build && touch build/core

wheel: $(VENV)/ready
	$(BIN)/pip wheel --quiet --no-deps --no-build-isolation --wheel-dir dist .

bench: compile
	$(BIN)/ludotheque bench

$(VENV)/ready: requirements/dev.lock pyproject.toml
	$(PYTHON) -m venv $(VENV)
	$(BIN)/pip install --quiet --disable-pip-version-check --require-hashes -r requirements/dev.lock
	LUDOTHEQUE_PURE=1 $(BIN)/pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation -e .
	@touch $(VENV)/ready

clean:
	rm -rf $(VENV) build dist src/*.egg-info
	find src -name '*.so' -delete
