# Two commands matter: `make play` and `make test`. Both start from a bare clone with Python ≥ 3.11, Node ≥ 20.19 and make.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/pip install --quiet --quiet --disable-pip-version-check
NODE_IS_READY := const [major, minor] = process.versions.node.split("."); process.exit(major * 100 + +minor < 2019 ? 1 : 0)
TOGETHER := $(MAKE) --no-print-directory --jobs 2
SITE := src/ludotheque/server/static/index.html
POCKET := src/ludotheque/server/page/index.html
WHEELS := build/wheels/ready
CORE := $(shell find src/ludotheque/kernel src/ludotheque/mechanics src/ludotheque/games src/ludotheque/proving \
	src/ludotheque/bots src/ludotheque/spelling src/ludotheque/expanding -name '*.py') setup.py $(addprefix tools/,core.py marks.py placing.py units.py)
PAGES := $(shell find web -path web/node_modules -prune -o -type f -print) $(shell find src -name '*.ftl')
CORE_TESTS := tests/kernel tests/record tests/records tests/laws tests/games tests/proving tests/rules tests/bots tests/corpus tests/judging

.PHONY: play test lint types test-web test-interpreted test-compiled test-browser lessons compile site page wheel pure-wheel bench torture torture-cluster siege fuzz secrecy load corpus-diff explore \
	screenshots chromium clean

play:
	@$(TOGETHER) $(VENV)/ready site
	@if $(MAKE) --no-print-directory --question compile; then $(BIN)/ludotheque serve; else $(BIN)/python -m tools.play; fi

test:
	@$(TOGETHER) $(VENV)/tools site compile chromium
	@$(TOGETHER) lint types test-web
	@$(MAKE) --no-print-directory test-interpreted test-compiled test-browser
	@$(MAKE) --no-print-directory explore MINUTES=0.5

lint: $(VENV)/tools
	@echo "Python: lint and format."
	@$(BIN)/ruff check --quiet
	@$(BIN)/ruff format --check --quiet

types: $(VENV)/tools
	@echo "Python: types, about half a minute."
	@$(BIN)/mypy

test-web: web/node_modules/ready
	@echo "The page: format, lint, types and tests, about a minute and a half."
	@cd web && npm run --silent format:check && npm run --silent lint && npm run --silent check && npm run --silent test

test-interpreted: $(VENV)/tools site
	@echo "The whole suite, interpreted."
	@LUDOTHEQUE_INTERPRETED=1 $(BIN)/pytest -n auto --ignore tests/browser --ignore tests/wheel --ignore tests/corpus --ignore tests/judging

test-compiled: $(VENV)/tools compile
	@echo "The tests of the core again, compiled."
	@LUDOTHEQUE_EXPECT_COMPILED=1 $(BIN)/pytest -n auto $(CORE_TESTS)

test-browser: $(VENV)/tools compile site page chromium
	@echo "The page in Chromium, and the wheel."
	@$(BIN)/pytest -n auto --dist loadfile tests/browser tests/wheel

lessons: $(VENV)/tools compile site chromium
	@echo "Every lesson on the page, at both sizes, in both languages, by keyboard, and with every wrong turn: some minutes."
	@LUDOTHEQUE_LESSONS=all $(BIN)/pytest -n auto tests/lessons tests/browser/test_lessons.py \
		tests/browser/test_lessons_by_keyboard.py tests/browser/test_wrong_turns.py

compile: build/core

build/core: $(VENV)/ready $(CORE)
	@echo "The core: compiling what changed, about a minute for the whole of it."
	@$(BIN)/python setup.py --quiet build_ext --inplace
	@touch build/core

site: $(SITE)

$(SITE): web/node_modules/ready $(PAGES)
	@echo "The page: building it, a few seconds."
	@cd web && npm run --silent build -- --logLevel warn
	@touch $(SITE)

page: $(POCKET)

$(POCKET): $(VENV)/ready $(SITE) $(CORE) $(WHEELS) tools/page.py tools/imports.py tools/offline.py tools/offline.js
	@echo "The house in a page, for any web server: $(@D)."
	@$(BIN)/python -m tools.page $(@D)

$(WHEELS): requirements/pocket.lock
	@echo "Python packages for the browser: fetching them, a few seconds."
	@rm -rf $(@D)
	@$(BIN)/pip download --quiet --disable-pip-version-check --require-hashes --no-deps --only-binary :all: \
		--platform pyemscripten_2026_0_wasm32 --python-version 3.14 --implementation cp --abi cp314 \
		--dest $(@D) -r requirements/pocket.lock
	@touch $@

wheel: $(VENV)/ready site
	@echo "The wheel, with site and compiled core: about a minute."
	@$(BIN)/pip wheel --quiet --no-deps --no-build-isolation --wheel-dir dist .

pure-wheel: $(VENV)/ready site
	@echo "The wheel from source alone, for any machine."
	@LUDOTHEQUE_PURE=1 $(BIN)/pip wheel --quiet --no-deps --no-build-isolation --wheel-dir dist .

bench: compile
	$(BIN)/ludotheque bench

torture: $(VENV)/tools compile
	$(BIN)/python -m tools.torture

torture-cluster: $(VENV)/tools compile
	$(BIN)/python -m tools.torture_cluster

fuzz: $(VENV)/tools compile
	$(BIN)/python -m tools.fuzz --messages $(or $(MESSAGES),1000000)

secrecy: $(VENV)/tools compile
	$(BIN)/python -m tests.secrecy --pairs $(or $(PAIRS),1000)

siege: $(VENV)/tools compile
	$(BIN)/python -m tools.siege

load: $(VENV)/tools compile
	$(BIN)/python -m tools.load

explore: $(VENV)/tools compile
	@$(BIN)/python -m tests.explore $(or $(MINUTES),20)

corpus-diff: $(VENV)/tools compile
	$(BIN)/python -m tests.corpus.diff

screenshots: $(VENV)/tools compile site chromium
	$(BIN)/python -m tools.screenshots

chromium:
	@command -v chromium >/dev/null || command -v chromium-browser >/dev/null || command -v google-chrome >/dev/null \
	|| { echo "Chromium is missing here: installing it with apt-get, about a minute."; \
		{ apt-get update && apt-get install -y chromium; } >/dev/null 2>&1; } \
	|| { echo "The browser tests need Chromium: install it (on Debian: apt-get install chromium) and try again."; exit 1; }

$(VENV)/ready: requirements/run.lock pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null \
	|| { echo "Ludothèque needs Python 3.11 or later: install it and try again, or name it: make PYTHON=python3.12."; exit 1; }
	@echo "Python packages: fetching what the games need, about twenty seconds."
	@$(PYTHON) -m venv --clear $(VENV)
	@$(PIP) --require-hashes -r requirements/run.lock
	@LUDOTHEQUE_PURE=1 $(PIP) --no-deps --no-build-isolation -e .
	@touch $(VENV)/ready

$(VENV)/tools: $(VENV)/ready requirements/dev.lock
	@echo "Python packages: fetching what the tests need, about twenty seconds."
	@$(PIP) --require-hashes -r requirements/dev.lock
	@touch $(VENV)/tools

web/node_modules/ready: web/package-lock.json
	@npm --version >/dev/null 2>&1 && node -e '$(NODE_IS_READY)' \
	|| { echo "The page needs Node 20.19 or later, with npm: install it and try again."; exit 1; }
	@echo "Node packages: fetching what the page needs, about ten seconds."
	@cd web && npm ci --silent --no-audit --no-fund
	@touch web/node_modules/ready

clean:
	rm -rf $(VENV) build dist web/node_modules src/ludotheque/server/static src/*.egg-info
	find src -name '*.so' -delete
