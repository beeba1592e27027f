"""Traces the pictures of `make.py` by each tracer, draws what they wrote at four times the size, and compares that with the truth.

usage: measure.py WORK OUT.csv PROGRAM [--kinds KIND,…]

PROGRAM is `filigree`; a kind may end with a star. Writes a line for each picture and tracer, as they come; `report.py` makes tables of it.
Where ours has more segments than the best of the others, the picture is traced once more with no more of them than that has; where it
has fewer and is behind, at smaller tolerances: `matched` is what comes nearest with no more segments.
"""
import argparse
import csv
import os
import statistics
import subprocess
import sys
import zlib
from concurrent.futures import ProcessPoolExecutor
from fnmatch import fnmatch

from PIL import Image

import tracers
from judge import Truth

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "ColorBench"))
from peers import segments  # noqa: E402

COLUMNS = ["kind", "picture", "tracer", "dB", "error", "segments", "bytes", "ms", "missing"]
# Tolerances, in pixels, that are tried in turn; the defaults are 0.35 to 0.8.
FINER = [0.35, 0.25, 0.15]


def measured(truth, tracer, kind, program, picture, out, options=()):
    """A row without its kind and picture. Why a tracer fails, where it does, is said on standard error."""
    try:
        svg, seconds = tracers.trace(tracer, kind, program, picture, out, options)
    except (OSError, subprocess.CalledProcessError) as error:
        svg, seconds = "", 0
        print(f"{picture}: {tracer}: {getattr(error, 'stderr', error)}", file=sys.stderr)
    decibels, error, missing = truth.judge(svg)
    return dict(
        tracer=tracer, dB=round(decibels, 3), error="" if error is None else round(error, 5), segments=segments(out) if svg else 0,
        bytes=len(svg), ms=round(1000 * seconds, 2), missing=round(missing, 4))


def best(rows):
    """Of some tracers' rows the one with the most dB, and the one with the least error."""
    by_error = [row for row in rows if row["error"] != ""]
    nearest = max(rows, key=lambda row: row["dB"])
    return nearest, min(by_error, key=lambda row: row["error"]) if by_error else nearest


def is_behind(ours, nearest, least):
    return ours["dB"] < nearest["dB"] or (ours["error"] != "" and ours["error"] > least["error"])


def matched(ours, others, trace):
    """Ours with no more segments than the best of the others, if `trace` can make it so by options; None where ours is that already."""
    nearest, least = best(others)
    limit = min(nearest["segments"], least["segments"])
    if 0 < limit < ours["segments"]:
        return trace("--segments", str(limit))
    if not is_behind(ours, nearest, least):
        return None
    found = [ours]
    for tolerance in FINER:
        row = trace("--tolerance", str(tolerance))
        if row["segments"] > limit:
            break
        found.append(row)
        if not is_behind(row, nearest, least):
            return row
    return max(found, key=lambda row: row["dB"])


def run(task):
    """All rows of a picture. Tracers take turns in being the first."""
    work, kind, name, program = task
    base = os.path.join(work, "set", kind, name)
    truth = Truth(Image.open(base + "@4.png"), "#fff" if kind in tracers.ONE_COLOR else None)
    names = ["filigree", *tracers.peers(kind)]
    turn = zlib.crc32(name.encode()) % len(names)

    def trace(tracer, *options, file=None):
        out = os.path.join(work, "out", f"{kind}-{name}-{file or tracer}.svg")
        return measured(truth, tracer, kind, program, base + ".png", out, options)

    rows = {tracer: trace(tracer) for tracer in names[turn:] + names[:turn]}
    others = [rows[tracer] for tracer in names[1:]]
    row = matched(rows["filigree"], others, lambda *options: trace("filigree", *options, file="matched"))
    if row:
        rows["matched"] = row | dict(tracer="matched")
    return [dict(kind=kind, picture=name) | row for row in rows.values()]


def starts(kinds):
    """Milliseconds that Python takes to start for each tracer that is run by it: the median of nine."""
    names = {tracer for kind in kinds for tracer in tracers.peers(kind)}
    return {
        tracer: 1000 * statistics.median(tracers.processor_seconds(tracers.start_of(tracer)) for _ in range(9))
        for tracer in sorted(names) if tracers.start_of(tracer)
    }


def pictures(work, kind):
    ending = "@4.png"
    return sorted(name.removesuffix(ending) for name in os.listdir(os.path.join(work, "set", kind)) if name.endswith(ending))


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("work")
    parser.add_argument("csv")
    parser.add_argument("program")
    parser.add_argument("--kinds", default="*")
    options = parser.parse_args()
    os.makedirs(os.path.join(options.work, "out"), exist_ok=True)
    kinds = [k for k in sorted(os.listdir(os.path.join(options.work, "set"))) if any(fnmatch(k, w) for w in options.kinds.split(","))]
    if not kinds:
        parser.error(f"there is no kind {options.kinds}")
    tasks = [(options.work, kind, name, options.program) for kind in kinds for name in pictures(options.work, kind)]
    start = starts(kinds)
    with open(options.csv, "w", newline="") as file, ProcessPoolExecutor(2) as pool:
        writer = csv.DictWriter(file, COLUMNS)
        writer.writeheader()
        for rows in pool.map(run, tasks, chunksize=4):
            for row in rows:
                row["ms"] = round(max(row["ms"] - start.get(row["tracer"], 0), 0), 2)
                writer.writerow(row)
            file.flush()


if __name__ == "__main__":
    main()
