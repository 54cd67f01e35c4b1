# Two commands matter: `make play` and `make test`. Both start from a bare clone with Python ≥ 3.11, Node ≥ 20 and make.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
SITE := src/ludotheque/server/static/index.html
CORE := $(shell find src/ludotheque/kernel src/ludotheque/mechanics src/ludotheque/games src/ludotheque/proving -name '*.py')
PAGES := $(shell find web -path web/node_modules -prune -o -type f -print) $(shell find src -name '*.ftl')
CORE_TESTS := tests/kernel tests/record tests/records tests/laws tests/games tests/proving tests/rules tests/bots

.PHONY: play test lint types test-web test-interpreted test-compiled test-browser compile site wheel bench torture load \
	screenshots chromium clean

play: compile site
	@$(BIN)/ludotheque serve

test: lint types test-web test-interpreted test-compiled test-browser

lint: $(VENV)/ready
	$(BIN)/ruff check
	$(BIN)/ruff format --check

types: $(VENV)/ready
	$(BIN)/mypy

test-web: web/node_modules/ready
	cd web && npm run --silent format:check && npm run --silent check && npm run --silent test

test-interpreted: $(VENV)/ready site
	LUDOTHEQUE_INTERPRETED=1 $(BIN)/pytest -n auto --ignore tests/browser --ignore tests/wheel

test-compiled: compile
	LUDOTHEQUE_EXPECT_COMPILED=1 $(BIN)/pytest -n auto $(CORE_TESTS)

test-browser: compile site chromium
	$(BIN)/pytest -n auto --dist loadfile tests/browser tests/wheel

compile: build/core

build/core: $(VENV)/ready setup.py $(CORE)
	@find src -name '*.so' -delete
	$(BIN)/python setup.py -q build_ext --inplace
	@find src -name '*.so' -exec touch {} +
	@mkdir -p build && touch build/core

site: $(SITE)

$(SITE): web/node_modules/ready $(PAGES)
	cd web && npm run --silent build -- --logLevel warn
	@touch $(SITE)

wheel: $(VENV)/ready site
	$(BIN)/pip wheel --quiet --no-deps --no-build-isolation --wheel-dir dist .

bench: compile
	$(BIN)/ludotheque bench

torture: compile
	$(BIN)/python -m tools.torture

load: compile
	$(BIN)/python -m tools.load

screenshots: compile site chromium
	$(BIN)/python -m tools.screenshots

chromium:
	@command -v chromium >/dev/null || command -v chromium-browser >/dev/null || command -v google-chrome >/dev/null \
	|| { apt-get update && apt-get install -y chromium; } >/dev/null 2>&1 \
	|| { echo "The browser tests need Chromium: install it (on Debian: apt-get install chromium) and try again."; exit 1; }

$(VENV)/ready: requirements/dev.lock pyproject.toml
	$(PYTHON) -m venv $(VENV)
	$(BIN)/pip install --quiet --disable-pip-version-check --require-hashes -r requirements/dev.lock
	LUDOTHEQUE_PURE=1 $(BIN)/pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation -e .
	@touch $(VENV)/ready

web/node_modules/ready: web/package-lock.json
	@command -v npm >/dev/null || { echo "The site needs Node 20 or later, with npm: install it and try again."; exit 1; }
	cd web && npm ci --silent --no-audit --no-fund
	@touch web/node_modules/ready

clean:
	rm -rf $(VENV) build dist web/node_modules src/ludotheque/server/static src/*.egg-info
	find src -name '*.so' -delete
