SHELL := bash
.SHELLFLAGS := -eu -o pipefail -c
.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
# One thing after the other, except for what `make test` starts side by side.
ifneq ($(SIDE_BY_SIDE),1)
.NOTPARALLEL:
endif
.PHONY: help setup play test test-interpreted test-compiled test-client test-browser check bench lint lint-client format screenshots pictures site audit lock version dist clean

PYTHON ?= python3
WORKERS ?= 2
# Servers and browsers mostly wait, so more of their tests run side by side than there are cores.
WAITERS ?= 5
export npm_config_update_notifier := false
UV_VERSION := 0.13.7
UV := .venv/bin/uv

# The lock, and how the project is installed: each is a stamp file inside its environment. `.venv` runs the sources as
# they are or, with POSSE_COMPILE=1, the compiled wheel; its stamp says which.
HAVE_UV := .venv/.uv-$(UV_VERSION)
LOCKED := .venv/.locked
INTERPRETED := .venv/.interpreted
COMPILED := .venv/.compiled
WHEEL := build/wheel/.built
# The directories too: they change when a file is removed.
SOURCES := $(shell find src -name __pycache__ -prune -o -path src/posse/web -prune -o -print)
# The browser client, built into the package; Node comes with the environment.
CLIENT := src/posse/web/index.html
CLIENT_SOURCES := $(shell find web src/posse/locales -name node_modules -prune -o -print) src/posse/pictures.txt \
	$(shell find src/posse -name looks.yaml)
NODE_MODULES := web/node_modules/.package-lock.json
NPM := PATH="$(CURDIR)/.venv/bin:$$PATH" npm --prefix web --loglevel error

help: ## list these commands
	@sed -n 's/^\([a-z-]*\):.*## /\1\t/p' $(MAKEFILE_LIST) | expand -t 10

setup: $(if $(filter 1,$(POSSE_COMPILE)),$(COMPILED),$(INTERPRETED)) $(CLIENT) ## make .venv and the client; POSSE_COMPILE=1 compiles the engine

play: setup ## play in the browser
	.venv/bin/posse play

test: $(INTERPRETED) $(CLIENT) ## everything: lint, tests with coverage, tests on the compiled engine, tests in a browser
	$(MAKE) SIDE_BY_SIDE=1 --jobs 2 --output-sync=target $(WHEEL) lint lint-client test-client
	$(MAKE) test-interpreted test-compiled test-browser

test-interpreted: $(INTERPRETED) $(CLIENT)
	rm -rf build/coverage
	POSSE_QUICK=3 .venv/bin/coverage run -m pytest -n $(WORKERS) $(ABOVE:%=--ignore=%) $(ONLY_COMPILED:%=--ignore=%) --ignore=$(BROWSER)
	.venv/bin/coverage combine --quiet
	.venv/bin/coverage report
	.venv/bin/pytest -n $(WAITERS) --dist worksteal $(ABOVE)
# The compiled engine plays all random games, the interpreted one a third of them. What is above the engine, whose
# coverage is measured, runs without the meter in half the time. Bots think long: their tests run once, compiled.
ABOVE := tests/env tests/lab tests/server tests/simulation tests/store tests/test_install.py tests/test_site.py
ONLY_COMPILED := tests/bots tests/review
BROWSER := tests/browser

test-compiled: .venv-compiled/.compiled
	POSSE_EXPECT_COMPILED=1 .venv-compiled/bin/pytest -n $(WORKERS) $(NOT_COMPILED:%=--ignore=%)
# These test what is not compiled: once is enough.
NOT_COMPILED := tests/store tests/server tests/simulation tests/lab tests/locales tests/terminal tests/test_install.py tests/test_site.py tests/test_handbook.py $(BROWSER)

test-client: $(NODE_MODULES)
	$(NPM) run --silent test

test-browser: $(INTERPRETED) $(CLIENT)
	.venv/bin/pytest -n $(WAITERS) --dist worksteal $(BROWSER)

screenshots: $(INTERPRETED) $(CLIENT) ## pictures of every page and of tables, into build/screenshots
	.venv/bin/python -m tests.browser.screenshots build/screenshots

pictures: $(INTERPRETED) $(CLIENT) ## the pictures of the README anew, into docs/pictures
	.venv/bin/python -m tests.browser.pictures docs/pictures

site: $(INTERPRETED) ## the pages to read, into build/site: open build/site/index.html
	.venv/bin/python -m handbook build/handbook
	.venv/bin/zensical build --config-file mkdocs.yml --clean --strict

check: lint test-client $(INTERPRETED) ## the quick loop: lint, and the tests with fewer examples
	POSSE_QUICK=6 .venv/bin/pytest -n $(WORKERS) $(SLOW:%=--ignore=%)
# Tests of databases, servers, tournaments and commands take long.
SLOW := $(BROWSER) tests/store tests/server tests/simulation tests/lab tests/test_cli.py tests/test_install.py tests/test_site.py tests/bots/test_write_a_bot.py tests/review tests/bots/dice/test_games.py tests/bots/duel/test_games.py

bench: setup ## measure the engine; with POSSE_COMPILE=1 the compiled one
	.venv/bin/posse bench

lint: $(LOCKED) ## style, types, the import law, spelling
	.venv/bin/ruff check --quiet .
	.venv/bin/ruff format --check --quiet . || { echo "make format puts the files in shape"; exit 1; }
	.venv/bin/mypy
	PYTHONPATH=src .venv/bin/lint-imports --no-cache --no-logo
	.venv/bin/codespell

lint-client: $(NODE_MODULES)
	$(NPM) run --silent check
	$(NPM) run --silent lint || { echo "make format puts the files in shape"; exit 1; }

format: $(LOCKED) $(NODE_MODULES) ## put the code in shape and fix what ruff can fix
	.venv/bin/ruff check --fix-only --quiet .
	.venv/bin/ruff format .
	$(NPM) run --silent format

audit: $(LOCKED) ## hints, not a gate: code nobody calls, dependencies nobody imports
	-.venv/bin/vulture
	-.venv/bin/deptry src

lock: $(HAVE_UV) ## pin the dependencies anew; LOCK=--upgrade takes the newest
	$(UV) pip compile $(LOCK_FLAGS) --output-file requirements.txt pyproject.toml
	$(UV) pip compile $(LOCK_FLAGS) --extra dev --constraint requirements.txt --output-file requirements-dev.txt pyproject.toml
	! grep -nE 'https?:|index-url|find-links' requirements.txt requirements-dev.txt
	cd web && PATH="$(CURDIR)/.venv/bin:$$PATH" npm install --package-lock-only --no-fund --no-audit
	! grep -n '"resolved"' web/package-lock.json
LOCK_FLAGS = --quiet --universal --python-version 3.11 --generate-hashes --no-emit-index-url \
	--custom-compile-command "make lock" $(LOCK)

version: $(LOCKED) ## say which version this is, or make it another: TO=0.2.0
	@.venv/bin/hatchling version $(TO)

dist: $(CLIENT) $(LOCKED) ## build the sdist and the wheel that are released, into dist
	rm -rf dist
	POSSE_COMPILE= .venv/bin/hatchling build --directory dist

clean: ## remove everything made here
	rm -rf .venv .venv-compiled build dist src/posse/web web/node_modules .cache .coverage* .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	find src tests -name __pycache__ -prune -exec rm -rf {} +

$(HAVE_UV):
	@$(PYTHON) -c 'import sys; sys.exit("Posse needs Python 3.11 or newer" if sys.version_info < (3, 11) else 0)'
	$(PYTHON) -m venv .venv
	.venv/bin/pip install --quiet --disable-pip-version-check uv==$(UV_VERSION)
	@touch $@

$(LOCKED): requirements-dev.txt | $(HAVE_UV)
	$(UV) pip sync --quiet --require-hashes --python .venv/bin/python requirements-dev.txt
	@rm -f $(INTERPRETED) $(COMPILED) # sync took the project out
	@touch $@

# Builds use the locked tools of .venv, not freshly downloaded ones.
INSTALL = $(UV) pip install --quiet --no-deps --no-build-isolation --reinstall-package posse-game

$(INTERPRETED): pyproject.toml $(LOCKED)
	$(INSTALL) --python .venv/bin/python --editable .
	@rm -f $(COMPILED)
	@touch $@

$(COMPILED): $(WHEEL)
	$(INSTALL) --python .venv/bin/python build/wheel/*.whl
	@rm -f $(INTERPRETED)
	@touch $@

$(WHEEL): $(SOURCES) $(CLIENT) pyproject.toml hatch_build.py README.md LICENSE $(LOCKED)
	@echo "Compiling the engine, this takes a while"
	@rm -rf build/wheel
	POSSE_COMPILE=1 .venv/bin/hatchling build --target wheel --directory build/wheel
	@touch $@

$(NODE_MODULES): web/package-lock.json web/package.json | $(LOCKED)
	cd web && PATH="$(CURDIR)/.venv/bin:$$PATH" npm ci --ignore-scripts --loglevel error --no-fund --no-audit
	@touch $@

$(CLIENT): $(CLIENT_SOURCES) $(NODE_MODULES)
	$(NPM) run --silent build -- --logLevel warn
	@touch $@

.venv-compiled/.locked: $(LOCKED)
	$(UV) venv --quiet --clear --python .venv/bin/python .venv-compiled
	$(UV) pip sync --quiet --require-hashes --python .venv-compiled/bin/python requirements-dev.txt
	@touch $@

.venv-compiled/.compiled: $(WHEEL) .venv-compiled/.locked
	$(INSTALL) --python .venv-compiled/bin/python build/wheel/*.whl
	@touch $@
