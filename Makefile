# Two commands are all you need: `make play` and `make test`. Each does its own set-up.

PYTHON ?= python3
RUN := .build/run
DEV := .build/dev
CLIENT := src/ossuary/server/static/index.html
WEB := $(shell find web -type f ! -path '*/node_modules/*' ! -path '*/dist/*') $(shell find src -name '*.ftl' -o -name '*.md')
SOURCES := $(shell find src -type f ! -name '*.pyc' ! -path '*.egg-info/*' ! -path '*/static/*') pyproject.toml setup.py
PYTEST := -m pytest -q -n 2

.DELETE_ON_ERROR:
.NOTPARALLEL:
.PHONY: play test lint client wire interpreted compiled front-door uncompiled oracle fuzz faults strength bench playthroughs pictures clean

play: $(RUN)/.installed
	@$(RUN)/bin/ossuary $(PLAY)

test: lint client interpreted compiled front-door uncompiled

lint: $(DEV)/.installed
	$(DEV)/bin/ruff check .
	$(DEV)/bin/ruff format --check .
	$(DEV)/bin/mypy

# Kernel and games twice: on the sources as they are, with coverage, and on the compiled wheel.
# What doesn't depend on the build, once; tests/conftest.py says which. On the sources luck is the
# same in every run, so that none of it decides what is covered; on the wheel it is another.
interpreted: $(DEV)/.installed
	OSSUARY_BUILD=interpreted OSSUARY_TEST_SEED=897930491 $(DEV)/bin/python $(PYTEST) --cov --cov-report=term

compiled: $(RUN)/.tested
	OSSUARY_BUILD=compiled $(RUN)/bin/python $(PYTEST)

# What the README says, typed in a fresh copy of the project, which sets itself up once.
front-door: $(RUN)/.tested
	OSSUARY_BUILD=fresh $(RUN)/bin/python -m pytest -q tests/front_door

# Without a C compiler, or with one that fails half-way, the package installs all the same, and plays.
uncompiled: $(DEV)/.installed
	@rm -rf .build/bare build
	$(PYTHON) -m venv .build/bare
	CC="sh tests/half_a_compiler" .build/bare/bin/python -m pip install -q .
	@rm -rf build src/*.egg-info
	cd .build/bare && bin/python -c 'from ossuary.kernel import state; assert state.__file__.endswith(".py")'
	.build/bare/bin/ossuary simulate skull --games 20 --json

oracle: $(RUN)/.tested
	$(RUN)/bin/python -m tests.oracle --games 10000
	$(RUN)/bin/python -m tests.games.badbones.deeds --games 10000

# A hundred thousand mutated messages to tables, five thousand over live lines.
fuzz: $(RUN)/.tested
	OSSUARY_FUZZ=100000 $(RUN)/bin/python -m pytest -q tests/server/test_fuzz.py

# A hundred kills of a server, with two games played at each.
faults: $(RUN)/.tested
	OSSUARY_KILLS=100 $(RUN)/bin/python -m pytest -q tests/server/test_kills.py

strength: $(RUN)/.tested
	$(RUN)/bin/python bench/strength.py

bench: $(RUN)/.benched bench/boardgameio/node_modules/.installed
	$(RUN)/bin/python bench/speed.py
	$(RUN)/bin/python bench/games.py
	$(RUN)/bin/python bench/history.py
	$(RUN)/bin/python bench/scoring.py
	$(RUN)/bin/python bench/load.py --rounds 1
	$(RUN)/bin/python bench/peers.py --rounds 1
	$(RUN)/bin/python bench/many.py --rounds 1
	$(RUN)/bin/python bench/processes.py --rounds 1
	$(RUN)/bin/python bench/finished.py --rounds 1
	$(RUN)/bin/python bench/audience.py --rounds 1
	$(RUN)/bin/python bench/length.py --rounds 1
	$(RUN)/bin/python bench/page.py --rounds 1

# Writes the transcripts anew, for a change that is meant to change them; look at the difference.
playthroughs: $(DEV)/.installed
	$(DEV)/bin/python -m tests.playthroughs

# Takes the README's pictures anew, from games in a browser; look at them.
pictures: $(DEV)/.installed
	$(DEV)/bin/python -m tests.web.pictures

# The client's own checks and tests.
client: $(CLIENT)
	cd web && npm run --silent check
	cd web && npm test --silent

# The client's types of messages, views and vocabularies, made from the server's.
wire: $(DEV)/.installed
	$(DEV)/bin/python -m ossuary.server.typescript web/src

web/node_modules/.installed: web/package.json web/package-lock.json
	@cd web && npm ci --silent --no-fund --no-audit
	@touch $@

bench/boardgameio/node_modules/.installed: bench/boardgameio/package.json bench/boardgameio/package-lock.json
	@cd bench/boardgameio && npm ci --silent --no-fund --no-audit
	@touch $@

$(CLIENT): web/node_modules/.installed $(WEB)
	@echo "Building the pages."
	@cd web && npm run --silent build -- --logLevel warn
	@touch $@

$(RUN)/.made $(DEV)/.made:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Ossuary needs Python 3.11 or newer.")'
	@echo "Setting up, once: libraries are fetched, the pages built and the engine compiled (three minutes or so)."
	@$(PYTHON) -m venv $(@D)
	@$(@D)/bin/python -m pip install -q "pip>=25.1"
	@touch $@

# The package as users get it: a wheel, compiled where there is a C compiler.
$(RUN)/.installed: $(RUN)/.made $(SOURCES) $(CLIENT)
	@echo "Compiling the engine (about two minutes)."
	@rm -rf build
	@$(RUN)/bin/python -m pip install -q --force-reinstall --no-deps .
	@$(RUN)/bin/python -m pip install -q .
	@rm -rf build src/*.egg-info
	@touch $@

$(RUN)/.tested: $(RUN)/.installed
	$(RUN)/bin/python -m pip install -q --group test
	@touch $@

$(RUN)/.benched: $(RUN)/.installed
	$(RUN)/bin/python -m pip install -q --group bench
	@touch $@

# The sources as they are, with the tools of development.
$(DEV)/.installed: $(DEV)/.made pyproject.toml setup.py $(CLIENT)
	OSSUARY_PURE=1 $(DEV)/bin/python -m pip install -q --group dev -e .
	@touch $@

clean:
	rm -rf .build build dist src/ossuary/server/static web/node_modules src/*.egg-info .coverage .hypothesis .mypy_cache .pytest_cache .ruff_cache
