# Everything a player or a contributor runs. It needs Python 3.11 to 3.14 and make; the rest goes into .venv.

PYTHON  ?= python3
WORKERS ?= 4
TORCH   ?= torch
ARGS    ?=

VENV   := .venv
BIN    := $(VENV)/bin
PY     := $(BIN)/python
PIP    := $(PY) -m pip --disable-pip-version-check
PYTEST := $(BIN)/pytest -n $(WORKERS) --dist worksteal
UV     := $(BIN)/uv pip

# Where every locked package must have a wheel: `make lock` sees to it.
PYTHONS := 3.11 3.12 3.13 3.14
SYSTEMS := linux aarch64-unknown-linux-gnu macos x86_64-apple-darwin windows
# What has none, being a few lines of Python that pip builds anywhere.
UNBUILT := http-ece

check-python = $(PYTHON) -c 'import sys; sys.exit(not (3, 11) <= sys.version_info[:2] <= (3, 14))' 2>/dev/null || { \
    echo "Saloon needs Python 3.11, 3.12, 3.13 or 3.14, and $(PYTHON) is none of them:" \
        "install one and name it, as in: make play PYTHON=python3.12" >&2; exit 1; }

# uv as it is locked, with its hashes.
locked-uv = sed -n '/^uv==/,/[^\\]$$/p' requirements.lock

CLIENT  := src/saloon/web/index.html
SOURCES := $(shell find web locales src/saloon/games/*/locales -type f -not -path '*/node_modules/*' -not -path '*/dist/*' 2>/dev/null)
BUILDER := web/node_modules/.package-lock.json
MODULES := web/node_modules/.whole
BROWSER := tests/browser/node_modules/.package-lock.json

# Every worker reads every test: what Python and pytest make of them is kept, whatever the environment says.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: help play terminal test games read client thorough quick swift lint format types settings web docs bench warm canary train-test lock clean

help: ## show this list
	@echo "Saloon: run make with one of"
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  %-10s %s\n", $$1, $$2 }' Makefile
	@echo 'Add options with ARGS, as in: make play ARGS="--help"'

play: $(VENV)/.ready $(CLIENT) ## open the house: play in the browser, with friends and bots
	@$(BIN)/saloon serve $(ARGS)

terminal: $(VENV)/.ready ## play in the terminal
	@$(BIN)/saloon play $(ARGS)

# What the tests of Python need, or what is checked before them, takes one processor each: no worker of theirs waits then.
test: $(VENV)/.whole $(MODULES) ## check everything: style, types, imports between rooms, all tests
	@$(MAKE) --no-print-directory --jobs=2 games lint client $(BROWSER) read
	@$(PYTEST) $(ARGS)

# Every worker would compile and read the same.
games: $(VENV)/.whole
	@$(BIN)/saloon warm --quiet

read: $(VENV)/.whole
	@$(BIN)/pytest --collect-only -qq >/dev/null

client: $(MODULES) $(CLIENT) ## check and test the browser client
	@cd web && PATH="$(CURDIR)/$(BIN):$$PATH" npm run --silent check
	@cd web && PATH="$(CURDIR)/$(BIN):$$PATH" npm test --silent

thorough: lint $(CLIENT) $(BROWSER) ## all tests at their full length, which takes about an hour
	@$(PYTEST) --thorough $(ARGS)

# What only computes gains nothing from more workers than processors, each of which reads all tests first; whatever a
# browser or another Python is needed for is slow.
quick: $(VENV)/.whole $(MODULES) ## the same without the slow tests, in about a minute
	@$(MAKE) --no-print-directory --jobs=2 lint swift

swift: $(VENV)/.whole
	@$(BIN)/pytest -n auto --dist worksteal -m "not slow" --ignore tests/browser --ignore tests/wasm $(ARGS)

lint: $(VENV)/.whole $(MODULES) ## check style, types and imports between rooms
	@$(BIN)/ruff check --quiet .
	@$(BIN)/ruff format --check --quiet . || { echo "Not all files are formatted: run make format." >&2; exit 1; }
	@$(BIN)/mypy
	@$(BIN)/lint-imports --no-logo
	@$(PY) tools/client_types.py --check
	@$(PY) tools/settings_page.py --check

format: $(VENV)/.whole ## format the code and mend what ruff can mend by itself
	@$(BIN)/ruff check --fix-only --quiet .
	@$(BIN)/ruff format .

types: $(VENV)/.whole $(MODULES) ## write the client's types anew, after views, frames or bodies have changed
	@$(PY) -m saloon.server.schema > docs/protocol.schema.json
	@$(PY) tools/client_types.py

settings: $(VENV)/.whole ## write docs/operating/settings.md anew, after a setting has changed
	@$(PY) tools/settings_page.py

web: $(CLIENT) ## build the browser client

$(CLIENT): $(BUILDER) $(SOURCES)
	@echo "Building the browser client…"
	@$(PY) tools/hatch_build.py
	@touch $@

# What building takes, and no more.
$(BUILDER): web/package-lock.json | $(VENV)/.ready
	@echo "Fetching what the browser client is made with…"
	@cd web && PATH="$(CURDIR)/$(BIN):$$PATH" npm ci --omit=dev --no-audit --no-fund --loglevel=error
	@touch $@

# What checking and testing takes besides: npm fetches both anew.
$(MODULES): web/package-lock.json | $(VENV)/.ready
	@echo "Fetching what the browser client is made and tested with…"
	@cd web && PATH="$(CURDIR)/$(BIN):$$PATH" npm ci --no-audit --no-fund --loglevel=error
	@touch $(BUILDER) $@

$(BROWSER): tests/browser/package-lock.json $(VENV)/.ready
	@echo "Fetching a browser for the tests…"
	@cd tests/browser && PATH="$(CURDIR)/$(BIN):$$PATH" npm ci --no-audit --no-fund --loglevel=error
	@touch $@

docs: .docs/.ready ## build the documentation, which the house then serves under /docs
	@.docs/bin/zensical build --strict --clean

.docs/.ready: requirements-docs.lock
	@$(check-python)
	@echo "Setting up what the documentation is made with…"
	@$(PYTHON) -m venv --clear .docs
	@.docs/bin/python -m pip --disable-pip-version-check install -qq --require-hashes -r requirements-docs.lock
	@touch $@

bench: $(VENV)/.whole ## measure the speed of the engine and the games
	@$(PY) -m benchmarks $(ARGS)

warm: $(VENV)/.ready ## compile every game ahead of time
	@$(BIN)/saloon warm $(ARGS)

# It lies before the locked one on the path: everything else is as it is locked.
canary: $(VENV)/.whole ## try the newest Numba: does it link rules, and play by them?
	@rm -rf .canary
	@$(PIP) install -qq --target .canary numba
	@PYTHONPATH=$(CURDIR)/.canary $(PY) -c 'import numba; print("Numba", numba.__version__)'
	@PYTHONPATH=$(CURDIR)/.canary SALOON_CACHE=$(CURDIR)/.canary/cache $(BIN)/pytest -n 0 --thorough $(ARGS) \
	    tests/engine/test_native.py tests/engine/test_linking.py tests/conformance/test_both_ways.py \
	    -k "test_native or test_linking or six-territories"

# PyTorch drags gigabytes in where there might be a GPU: it is in no lock, and lies beside the locked packages.
train-test: $(VENV)/.whole .torch/.ready ## test training, with PyTorch in an environment of its own
	@PYTHONPATH=$(CURDIR)/.torch $(BIN)/pytest -n 0 --train tests/train $(ARGS)

.torch/.ready:
	@echo "Fetching PyTorch (once)…"
	@$(PIP) install -qq --target .torch $(TORCH)
	@touch $@

lock: ## write all locks anew, for every Python promised (ARGS=--upgrade takes newer versions)
	@$(check-python)
	@echo "Resolving what everything needs, what playing needs and what the documentation needs…"
	@$(PYTHON) -m venv --clear .lock
	@$(locked-uv) > .lock/uv
	@.lock/bin/python -m pip install -qq --disable-pip-version-check --require-hashes -r .lock/uv
	@.lock/bin/uv pip compile pyproject.toml --quiet --all-extras --universal --python-version 3.11 \
	    --fork-strategy fewest --generate-hashes --custom-compile-command "make lock" \
	    --output-file requirements.lock $(ARGS)
	@.lock/bin/uv pip compile pyproject.toml --quiet --extra fast --extra checkout --universal --python-version 3.11 \
	    --fork-strategy fewest --generate-hashes --custom-compile-command "make lock" \
	    --constraints requirements.lock --no-annotate --output-file requirements-play.lock
	@.lock/bin/uv pip compile --group pyproject.toml:docs --quiet --universal --python-version 3.11 \
	    --fork-strategy fewest --generate-hashes --custom-compile-command "make lock" \
	    --output-file requirements-docs.lock $(ARGS)
	@for version in $(PYTHONS); do for system in $(SYSTEMS); do \
	    .lock/bin/uv pip compile requirements.lock --quiet --no-header --only-binary :all: --no-binary $(UNBUILT) \
	        --python-version $$version --python-platform $$system --output-file .lock/found \
	        || { echo "No wheels for Python $$version on $$system." >&2; exit 1; }; done; done
	@rm -rf .lock

clean: ## remove .venv, caches and build outputs
	@rm -rf $(VENV) .docs .lock .canary .torch dist build src/saloon/web src/saloon/site web/node_modules tests/browser/node_modules .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
	@find . -name node_modules -prune -o -name __pycache__ -type d -prune -exec rm -rf {} +

# No recipe: when the interpreter is gone, or is a link to one that is, the set-up runs again.
$(PY):

# What playing needs, and no more.
$(VENV)/.locked: requirements-play.lock $(PY)
	@if $(PIP) --version >/dev/null 2>&1; then echo "Updating $(VENV)…"; else \
	    $(check-python); echo "Setting up $(VENV) (once, about a minute)…"; $(PYTHON) -m venv --clear $(VENV); fi
	@$(PIP) install -qq --require-hashes -r requirements-play.lock
	@touch $@

$(VENV)/.ready: $(VENV)/.locked pyproject.toml tools/hatch_build.py
	@$(PIP) install -qq --no-deps --no-build-isolation --editable .
	@touch $@

# Whatever tests, benchmarks and the laboratory need, and playing with it. uv fetches it several times as fast as pip, which
# does it where uv knows no way.
$(VENV)/.whole: requirements.lock pyproject.toml tools/hatch_build.py $(PY)
	@$(PIP) --version >/dev/null 2>&1 || { $(check-python); $(PYTHON) -m venv --clear $(VENV); }
	@echo "Setting up $(VENV) with what tests need…"
	@$(locked-uv) > $(VENV)/uv.lock
	@$(PIP) install -qq --require-hashes -r $(VENV)/uv.lock
	@$(UV) install --python $(PY) --quiet --require-hashes -r requirements.lock \
	    || $(PIP) install -qq --no-compile --require-hashes -r requirements.lock
	@$(PIP) install -qq --no-deps --no-build-isolation --editable .
	@$(UV) check --python $(PY) --quiet || { $(UV) check --python $(PY); echo "requirements.lock no longer fits: run make lock." >&2; exit 1; }
	@touch $(VENV)/.locked $(VENV)/.ready $@
