# What one needs day by day. `make run` and `make test` install what is missing by themselves.

PICTURE ?= Examples/pictures/logo.png
OUT ?= out
# By the environment, names may hold spaces and quotes.
export PICTURE OUT
PROGRAM = .build/program
FILIGREE = $(PROGRAM)/bin/filigree

.PHONY: all setup run test fuzz fuzz-drawings fuzz-svg bench format lint docs install deb dist clean

all: run

setup:
	@scripts/setup

# The main job on a picture: an SVG, a Swift Shape, and the shape in dotted golden light on a dark gradient.
run: setup
	@scripts/build-release
	@scripts/run "$(FILIGREE)" "$$PICTURE" "$$OUT"

ifdef TARGET
# The inner loop: `make test TARGET=FiligreePaths` builds and tests one target alone.
test: setup
	FILIGREE_TARGET=$(TARGET) swift test --disable-xctest
else
test: setup
	swift build --product filigreePackageTests
	swift build --product FiligreePreviews
	scripts/test-all
endif

# Random cases of the path booleans and calls with hostile numbers, far more than `make test` runs:
# make fuzz CASES=1000000 SEED=7
CASES ?= 100000
SEED ?= 1
fuzz: setup
	swift run -c release PathFuzz $(CASES) $(SEED)
	swift run -c release PathFuzz calls $(CASES)

# Random drawings with numbers that no drawing has, from a first seed on: make fuzz-drawings CASES=100000 SEED=0
fuzz-drawings: setup
	swift run -c release DrawingFuzz $(CASES) $(SEED)

# Random SVG documents under the address sanitizer: make fuzz-svg CASES=1000000 SEED=0
fuzz-svg: setup
	swift run -c release --sanitize address --scratch-path .build/sanitized SVGFuzz $(CASES) $(SEED)

bench: setup
	Benchmarks/run

format:
	swift format -i -r $(SWIFT_FILES)

lint:
	swift format lint --strict -r $(SWIFT_FILES)

docs: setup
	scripts/docs

# The program, and the library that `filigree preview` links with.
PREFIX ?= /usr/local
install: setup
	@scripts/build-release --whole
	swift build -c release --product FiligreePreviews
	scripts/install "$(DESTDIR)$(PREFIX)"

# The same as a package of Debian's, in .build/deb.
deb: setup
	@scripts/build-release --whole
	swift build -c release --product FiligreePreviews
	@scripts/deb

# The files of a release, in .build/dist, and what is left to do for it.
dist: setup
	@scripts/static-harfbuzz
	@scripts/build-release --whole
	swift build -c release --product FiligreePreviews
	@scripts/deb
	@scripts/dist

clean:
	rm -rf .build out Tests/Clients/.build Benchmarks/.build

SWIFT_FILES = Package.swift Sources Plugins Tests Examples Benchmarks/Package.swift Benchmarks/Benchmarks \
	Benchmarks/Bitmap Benchmarks/Race Benchmarks/LabDriver Benchmarks/Shapes Benchmarks/Chart \
	Benchmarks/Huge Benchmarks/Viewers Benchmarks/ViewsBench Benchmarks/TraceBench Benchmarks/ColorBench \
	Benchmarks/ContourDriver Benchmarks/Encodings
