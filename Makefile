# Needs Python 3.11 or newer and make; the rest it sets up in .venv, and uv in .tools where it is missing.
PYTHON ?= python3
ARGS ?=

BIN := .venv/bin
UV := $(shell uv --version >/dev/null 2>&1 && command -v uv || echo .tools/bin/uv)
UV_TOOL := $(filter .tools/%,$(UV))

# An environment whose Python has gone is set up anew.
$(shell test -x $(BIN)/python || rm -rf .venv)

.DEFAULT_GOAL := help
.NOTPARALLEL:
.DELETE_ON_ERROR:
.PHONY: help play serve test lint types layers unit cover format lock bench clean

help: ## Show this list
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "make %-8s %s\n", $$1, $$2 }' Makefile

play: .venv/play.stamp ## Play in the terminal; options in ARGS="..."
	@$(BIN)/ratskeller play $(ARGS)

serve: .venv/play.stamp ## Run a server for tables online; options in ARGS="..."
	@$(BIN)/ratskeller serve $(ARGS)

test: lint types layers unit cover ## Run every check, in this order: lint, types, layers, unit, cover

lint: .venv/dev.stamp ## Check style and formatting
	@$(BIN)/ruff check
	@$(BIN)/ruff format --check

types: .venv/dev.stamp ## Check types
	@$(BIN)/mypy

layers: .venv/dev.stamp ## Check which room imports which
	@$(BIN)/lint-imports --no-logo

unit: .venv/dev.stamp ## Run the tests; options in ARGS="..."
	@$(BIN)/pytest --numprocesses auto --quiet $(ARGS)

# Compiled code leaves no trace, so the rules run as they are written; each line and branch of them must have run.
RULES = $(shell grep -rl '^@rule' src/ratskeller/core src/ratskeller/games | paste -sd,)
cover: export NUMBA_DISABLE_JIT = 1
cover: .venv/dev.stamp ## Check that tests of the rules reach every line of them
	@$(BIN)/coverage erase
	@$(BIN)/coverage run -m pytest --quiet tests/firstrat tests/piedpiper tests/test_scenarios.py
	@$(BIN)/coverage combine --quiet
	@$(BIN)/coverage report --include='$(RULES)' --fail-under=100

format: .venv/dev.stamp ## Fix what can be fixed, and format
	@$(BIN)/ruff check --fix
	@$(BIN)/ruff format

bench: .venv/play.stamp ## Measure speed beside other engines; options in ARGS="..."
	@$(BIN)/python benchmarks/peers.py $(ARGS)

# play.txt is compiled within dev.txt, so that one .venv serves both.
COMPILE = $(UV) pip compile --quiet --upgrade --universal --generate-hashes --no-header --extra postgres pyproject.toml
lock: | $(UV_TOOL) ## Move the locks to the newest versions
	@$(COMPILE) --group dev --output-file requirements/dev.txt
	@$(COMPILE) --group build --constraints requirements/dev.txt --output-file requirements/play.txt

clean: ## Remove all that make and the tools have made
	@rm -rf .venv .tools .peers .*_cache .hypothesis .coverage* build dist htmlcov
	@find src tests benchmarks -name __pycache__ -prune -exec rm -rf {} +

.venv/%.stamp: requirements/%.txt pyproject.toml | $(BIN)/python
	@echo "Installing requirements/$*.txt ..."
	@$(UV) pip install --quiet --compile-bytecode --python $(BIN)/python --require-hashes --requirement requirements/$*.txt
	@$(UV) pip install --quiet --python $(BIN)/python --no-deps --no-build-isolation --editable .
	@touch $@

$(BIN)/python: | $(UV_TOOL)
	@$(PYTHON) -c 'import sys; sys.version_info >= (3, 11) or sys.exit("Ratskeller needs Python 3.11 or newer: make PYTHON=...")'
	@echo "Setting up .venv, once; this may take a minute ..."
	@$(UV) venv --quiet --python "$$($(PYTHON) -c 'import sys; print(sys.executable)')" .venv

.tools/bin/uv:
	@echo "Fetching uv into .tools ..."
	@$(PYTHON) -m pip install -qq --target .tools uv
