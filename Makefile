# make play and make test need Python 3.11 or newer and make; everything else is set up here, in .venv.

VENV := .venv
BIN := $(VENV)/bin
PINS := requirements/run.txt requirements/dev.txt
CHECKED := src tests benchmarks

.DEFAULT_GOAL := help
.PHONY: help install play test lint bench clean

help:
	@echo "make install   set up $(VENV) with everything a developer needs"
	@echo "make play      play a game"
	@echo "make test      all checks and all tests"
	@echo "make lint      the checks alone: style, types, who imports whom"
	@echo "make bench     measure speed"
	@echo "make clean     remove everything that was made, $(VENV) too"

# A stamp is newer than what it was made from; a changed pin or pyproject.toml installs again.
$(VENV)/.stamp-run: requirements/run.txt pyproject.toml scripts/setup
	scripts/setup $(VENV) requirements/run.txt
	@touch $@

$(VENV)/.stamp-dev: $(PINS) pyproject.toml scripts/setup
	scripts/setup $(VENV) requirements/dev.txt
	@touch $(VENV)/.stamp-run $@

install: $(VENV)/.stamp-dev

play: $(VENV)/.stamp-run
	$(BIN)/stolek play cartographers

lint: $(VENV)/.stamp-dev
	$(BIN)/ruff check $(CHECKED)
	$(BIN)/ruff format --check $(CHECKED)
	$(BIN)/mypy --strict
	$(BIN)/lint-imports --no-logo

test: lint
	$(BIN)/pytest -n auto

# The peers never share an environment with us: their pins are not ours.
.venv-peers/.stamp: requirements/peers.txt
	$(BIN)/python -m venv .venv-peers
	.venv-peers/bin/pip install --quiet --requirement requirements/peers.txt
	@touch $@

bench: $(VENV)/.stamp-dev .venv-peers/.stamp
	$(BIN)/python -m benchmarks.compare .venv-peers/bin/python $(BENCH)

clean:
	rm -rf $(VENV) build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache .benchmarks .coverage .coverage.* htmlcov
	find src tests benchmarks -name __pycache__ -type d -prune -exec rm -rf {} +
