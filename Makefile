# make play and make test need Python 3.11 or newer and make; everything else is set up here, in .venv.

VENV := .venv
BIN := $(VENV)/bin
PINS := requirements/run.txt requirements/dev.txt
CHECKED := src tests benchmarks scripts

.DEFAULT_GOAL := help
.PHONY: ladder test-rl lessons help install play web wheel test test-web test-browser test-long lint lint-web bench load screenshots types clean

help:
	@echo "make install   set up $(VENV) with everything a developer needs"
	@echo "make play      serve on this machine and open the browser"
	@echo "make web       build the web client"
	@echo "make test      all checks and all tests"
	@echo "make test-browser   those tests alone that play in a real browser"
	@echo "make test-long   every journey through the client: what make test leaves out because it takes too long"
	@echo "make lint      the checks alone: style, types, who imports whom"
	@echo "make types     the client's types, made from the server's"
	@echo "make screenshots   pictures of every page, into docs/images"
	@echo "make lessons   play the recorded games of the first lessons anew"
	@echo "make wheel     a wheel with the built client, into dist"
	@echo "make bench     measure speed"
	@echo "make load      measure the server under load"
	@echo "make ladder    measure how strong the bots are"
	@echo "make test-rl   test environments, Ray and columns in $(VENV)-rl"
	@echo "make clean     remove everything that was made, $(VENV) too"

# A stamp is newer than what it was made from; a changed pin or pyproject.toml installs again.
$(VENV)/.stamp-run: requirements/run.txt pyproject.toml scripts/setup
	scripts/setup $(VENV) requirements/run.txt
	@touch $@

$(VENV)/.stamp-dev: $(PINS) pyproject.toml scripts/setup
	scripts/setup $(VENV) requirements/dev.txt
	@touch $(VENV)/.stamp-run $@

# The web client is built anew when one of its sources, or the data that it reads from the games, has changed.
NPM := scripts/npm $(VENV)
CLIENT := src/stolek/server/static/index.html
CLIENT_SOURCES := $(shell find web -path web/node_modules -prune -o -path web/tests -prune -o -type f -print) \
	$(wildcard src/stolek/games/*/data/*.json)

# Not `npm ci`: it refuses a lock file without the packages that other systems would choose.
web/node_modules/.stamp: web/package-lock.json web/.npmrc scripts/npm requirements/node.txt | $(VENV)/.stamp-run
	$(NPM) install --no-save
	@touch $@

$(CLIENT): $(CLIENT_SOURCES) web/node_modules/.stamp
	$(NPM) run --silent build -- --logLevel warn
	@touch $@

web: $(CLIENT)

install: $(VENV)/.stamp-dev $(CLIENT)

play: $(VENV)/.stamp-run $(CLIENT)
	$(BIN)/stolek

lint: $(VENV)/.stamp-dev lint-web
	$(BIN)/ruff check $(CHECKED)
	$(BIN)/ruff format --check $(CHECKED)
	$(BIN)/mypy --strict
	$(BIN)/lint-imports --no-logo --no-cache

lint-web: web/node_modules/.stamp
	$(NPM) run --silent check

test-web: web/node_modules/.stamp
	$(NPM) run --silent test

test: lint test-web $(CLIENT)
	$(BIN)/pytest -n auto -m "not browser"
	$(MAKE) --no-print-directory test-browser

# Whole games in a real Chromium, after the rest. A file has a server of its own and is never divided, so two files at a
# time play the same games as one after the other; what measures times comes last, alone.
test-browser: $(VENV)/.stamp-dev $(CLIENT)
	scripts/browser
	$(BIN)/pytest -n 2 --dist loadfile -m "browser and not long and not timed" tests/web
	$(BIN)/pytest -m "browser and timed" tests/web

# All journeys, those of make test among them.
test-long: $(VENV)/.stamp-dev $(CLIENT)
	scripts/browser
	$(BIN)/pytest -n 2 -m browser tests/web/journeys

# The types of the client are made from those of the server and the games; a test fails when they are stale.
types: $(VENV)/.stamp-dev
	$(BIN)/python scripts/typescript.py

# New records are other games: their stops and words have to be written anew.
lessons: $(VENV)/.stamp-dev
	$(BIN)/python scripts/lessons.py $(LESSONS)

screenshots: $(VENV)/.stamp-dev $(CLIENT)
	$(BIN)/python -m tests.web.screenshots docs/images

# One pure wheel for everybody.
wheel: $(VENV)/.stamp-dev $(CLIENT)
	$(BIN)/python -m pip wheel --quiet --disable-pip-version-check --no-deps --no-build-isolation --wheel-dir dist .

# The peers never share an environment with us: their pins are not ours.
.venv-peers/.stamp: requirements/peers.txt
	$(BIN)/python -m venv .venv-peers
	.venv-peers/bin/pip install --quiet --requirement requirements/peers.txt
	@touch $@

bench: $(VENV)/.stamp-dev .venv-peers/.stamp
	$(BIN)/python -m benchmarks.compare .venv-peers/bin/python $(BENCH)

# Games are kept in build/ladder: a stopped run goes on, a longer one adds. LADDER="--games 20 --solo 20" is a short one.
ladder: $(VENV)/.stamp-dev
	$(BIN)/python -m benchmarks.ladder $(LADDER)

# The environments, Ray and the columns need packages of 700 MB, so they have a virtual environment of their own.
$(VENV)-rl/.stamp: requirements/run.txt requirements/rl.txt pyproject.toml scripts/setup
	scripts/setup $(VENV)-rl requirements/rl.txt
	@touch $@

test-rl: $(VENV)-rl/.stamp
	$(VENV)-rl/bin/python -m pytest tests/env tests/arena

load: $(VENV)/.stamp-dev
	$(BIN)/python -m benchmarks.load $(LOAD)

clean:
	rm -rf $(VENV) $(VENV)-rl .venv-peers build dist web/node_modules src/stolek/server/static .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache .benchmarks .coverage .coverage.* htmlcov
	find src tests benchmarks -name __pycache__ -type d -prune -exec rm -rf {} +
