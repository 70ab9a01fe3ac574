# `make play` and `make test` do everything on a fresh machine; Python 3.11 or later is enough.
PYTHON ?= python3
BIN := .venv/bin

.PHONY: play test check bench setup playthroughs clean

play: setup
	@$(BIN)/spike play

test: setup
	$(BIN)/pytest -n auto

check: setup
	$(BIN)/ruff format --check src tests bench
	$(BIN)/ruff check src tests bench
	$(BIN)/mypy
	$(BIN)/lint-imports

bench: setup .venv/bench
	$(BIN)/python -m bench

setup: .venv/ready

.venv/ready: pyproject.toml constraints.txt
	@echo "Setting up .venv (once)"
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Golden Spike needs Python 3.11 or later")'
	@$(PYTHON) -m venv .venv
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --constraint constraints.txt --editable '.[dev]'
	@echo "Compiling the kernel (once)"
	@$(BIN)/python -m goldenspike.kernel
	@touch $@

.venv/bench: pyproject.toml constraints.txt
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --constraint constraints.txt --editable '.[bench]'
	@touch $@

# Golden files, written anew after a change of rules that is meant.
playthroughs: setup
	$(BIN)/python tests/playthroughs/write_playthroughs.py

clean:
	rm -rf .venv .mypy_cache .ruff_cache .pytest_cache .hypothesis
