SHELL := bash
.SHELLFLAGS := -eu -o pipefail -c
.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.NOTPARALLEL:
.PHONY: help setup play test test-interpreted test-compiled check bench lint format audit lock clean

PYTHON ?= python3
WORKERS ?= 2
UV_VERSION := 0.13.7
UV := .venv/bin/uv

# The lock and how the project is installed, each a stamp file inside its environment. `.venv` runs the sources
# as they are, or, with POSSE_COMPILE=1, the compiled wheel: it carries the stamp of the one it has.
HAVE_UV := .venv/.uv-$(UV_VERSION)
LOCKED := .venv/.locked
INTERPRETED := .venv/.interpreted
COMPILED := .venv/.compiled
WHEEL := build/wheel/.built
# The directories too: they change when a file goes.
SOURCES := $(shell find src -name __pycache__ -prune -o -print)

help: ## list these commands
	@sed -n 's/^\([a-z-]*\):.*## /\1\t/p' $(MAKEFILE_LIST) | expand -t 10

setup: $(if $(filter 1,$(POSSE_COMPILE)),$(COMPILED),$(INTERPRETED)) ## make .venv; POSSE_COMPILE=1 compiles the engine

play: setup ## play a game in the terminal
	.venv/bin/posse play

test: lint test-interpreted test-compiled ## everything: lint, the tests with coverage, the tests on the compiled engine

test-interpreted: $(INTERPRETED)
	rm -rf build/coverage
	.venv/bin/coverage run -m pytest -n $(WORKERS) $(ABOVE:%=--ignore=%)
	.venv/bin/coverage combine --quiet
	.venv/bin/coverage report
	.venv/bin/pytest -n $(WORKERS) $(ABOVE)
# What stands above the engine, whose coverage is measured: without the meter it runs in half the time.
ABOVE := tests/bots tests/lab tests/server tests/store

test-compiled: .venv-compiled/.compiled
	POSSE_EXPECT_COMPILED=1 .venv-compiled/bin/pytest -n $(WORKERS) $(NOT_COMPILED:%=--ignore=%)
# Nothing in these is compiled: once is enough.
NOT_COMPILED := tests/store tests/server/test_storm.py tests/server/test_abuse.py tests/terminal

check: lint $(INTERPRETED) ## the quick loop: lint, and the tests with fewer examples
	POSSE_QUICK=6 .venv/bin/pytest -n $(WORKERS) $(SLOW:%=--ignore=%)
# Databases, servers and tournaments of their own take their time.
SLOW := tests/store tests/server tests/lab tests/bots/test_write_a_bot.py tests/bots/dice/test_games.py tests/bots/duel/test_games.py

bench: setup ## measure the engine; with POSSE_COMPILE=1 the compiled one
	.venv/bin/posse bench

lint: $(LOCKED) ## style, types, the import law, spelling
	.venv/bin/ruff check --quiet .
	.venv/bin/ruff format --check --quiet . || { echo "make format puts the files in shape"; exit 1; }
	.venv/bin/mypy
	PYTHONPATH=src .venv/bin/lint-imports --no-cache --no-logo
	.venv/bin/codespell

format: $(LOCKED) ## put the code in shape and fix what ruff can fix
	.venv/bin/ruff check --fix-only --quiet .
	.venv/bin/ruff format .

audit: $(LOCKED) ## hints, not a gate: code nobody calls, dependencies nobody imports
	-.venv/bin/vulture
	-.venv/bin/deptry src

lock: $(HAVE_UV) ## pin the dependencies anew; LOCK=--upgrade takes the newest
	$(UV) pip compile $(LOCK_FLAGS) --output-file requirements.txt pyproject.toml
	$(UV) pip compile $(LOCK_FLAGS) --extra dev --constraint requirements.txt --output-file requirements-dev.txt pyproject.toml
	! grep -nE 'https?:|index-url|find-links' requirements.txt requirements-dev.txt
LOCK_FLAGS = --quiet --universal --python-version 3.11 --generate-hashes --no-emit-index-url \
	--custom-compile-command "make lock" $(LOCK)

clean: ## remove everything made here
	rm -rf .venv .venv-compiled build dist .coverage* .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
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

# Builds use the locked tools of .venv, not ones fetched for the occasion.
INSTALL = $(UV) pip install --quiet --no-deps --no-build-isolation --reinstall-package posse

$(INTERPRETED): pyproject.toml $(LOCKED)
	$(INSTALL) --python .venv/bin/python --editable .
	@rm -f $(COMPILED)
	@touch $@

$(COMPILED): $(WHEEL)
	$(INSTALL) --python .venv/bin/python build/wheel/*.whl
	@rm -f $(INTERPRETED)
	@touch $@

$(WHEEL): $(SOURCES) pyproject.toml hatch_build.py README.md LICENSE $(LOCKED)
	@echo "Compiling the engine, this takes a while"
	@rm -rf build/wheel
	POSSE_COMPILE=1 .venv/bin/hatchling build --target wheel --directory build/wheel
	@touch $@

.venv-compiled/.locked: $(LOCKED)
	$(UV) venv --quiet --clear --python .venv/bin/python .venv-compiled
	$(UV) pip sync --quiet --require-hashes --python .venv-compiled/bin/python requirements-dev.txt
	@touch $@

.venv-compiled/.compiled: $(WHEEL) .venv-compiled/.locked
	$(INSTALL) --python .venv-compiled/bin/python build/wheel/*.whl
	@touch $@
