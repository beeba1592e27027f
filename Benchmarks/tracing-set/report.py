"""Makes the tables of Benchmarks/ColorTracing.md of what `measure.py` wrote.

usage: report.py OUT.csv [OUT.csv…]

Icons of a size are one kind here, whatever their theme. Of tracers other than ours, cells have one value for each, in the order that stands
above the table.
"""
import csv
import re
import statistics
import sys
from collections import defaultdict

ORDER = ["vtracer", "vtracer-poster", "vtracer-photo", "vtracer-bw", "potrace", "potrace-otsu", "potrace-mkbitmap", "autotrace"]
THEMES = "tango|papirus|breeze|xfce"
# As many of the pictures in which ours is not ahead are named, those that are farthest behind first.
NAMED = 20


def read(files):
    """Pictures by kind: each a dictionary of rows by tracer."""
    kinds = defaultdict(lambda: defaultdict(dict))
    for name in files:
        with open(name, newline="") as file:
            for row in csv.DictReader(file):
                kind = re.sub(rf"^(?:{THEMES})-(\d+)$", r"icons, \1 px", row["kind"])
                picture = row["kind"] + "/" + row["picture"]
                for column in ["dB", "error", "segments", "bytes", "ms", "missing"]:
                    row[column] = float(row[column]) if row[column] else None
                kinds[kind][picture][row["tracer"]] = row
    return kinds


def median(pictures, tracer, column):
    values = [p[tracer][column] for p in pictures.values() if p[tracer][column] is not None]
    return statistics.median(values) if values else None


def cell(value, digits):
    return "–" if value is None else f"{value:.{digits}f}"


def peers(pictures):
    there = {tracer for p in pictures.values() for tracer in p}
    return [tracer for tracer in ORDER if tracer in there]


def medians(kinds):
    """The medians of each kind: ours, and of the others."""
    columns = [("dB", 1, 1), ("error", 3, 1), ("segments", 0, 1), ("bytes", 1, 1000), ("ms", 0, 1)]
    print("| kind | pictures | dB | others | error, px | others | segments | others | kB | others | ms | others |")
    print("|---|" + "---:|" * 11)
    for kind, pictures in kinds.items():
        cells = [kind, str(len(pictures))]
        for column, digits, unit in columns:
            values = [median(pictures, tracer, column) for tracer in ["filigree", *peers(pictures)]]
            values = [cell(value if value is None else value / unit, digits) for value in values]
            cells += [values[0], " / ".join(values[1:])]
        print("| " + " | ".join(cells) + " |")


def behind(picture, matched):
    """By how many dB and pixels ours is behind the best of the others: none if it is ahead. And whether it has more segments."""
    others = [row for tracer, row in picture.items() if tracer not in ("filigree", "matched")]
    ours = picture.get("matched", picture["filigree"]) if matched else picture["filigree"]
    nearest = max(others, key=lambda row: row["dB"])
    decibels = max(nearest["dB"] - ours["dB"], 0)
    errors = [row["error"] for row in others if row["error"] is not None]
    error = max(ours["error"] - min(errors), 0) if errors else 0
    limit = min([nearest["segments"]] + [row["segments"] for row in others if errors and row["error"] == min(errors)])
    return decibels, error, ours["segments"] > limit


def shares(kinds):
    """In how many pictures of each kind ours is ahead."""
    print("| kind | pictures | dB | error | both | both, no more segments | both, matched to their segments |")
    print("|---|" + "---:|" * 6)
    totals = [0] * 6
    for kind, pictures in kinds.items():
        free = [behind(p, False) for p in pictures.values()]
        matched = [behind(p, True) for p in pictures.values()]
        counts = [
            len(free), sum(d == 0 for d, _, _ in free), sum(e == 0 for _, e, _ in free), sum(d == e == 0 for d, e, _ in free),
            sum(d == e == 0 and not more for d, e, more in free), sum(d == e == 0 and not more for d, e, more in matched),
        ]
        totals = [a + b for a, b in zip(totals, counts)]
        print(f"| {kind} | " + " | ".join(map(str, counts)) + " |")
    print("| all | " + " | ".join(map(str, totals)) + " |")
    print("| share | | " + " | ".join(f"{100 * count / totals[0]:.1f} %" for count in totals[1:]) + " |")


def exceptions(kinds):
    """The pictures in which ours is behind in dB or in error, at its own number of segments."""
    found = []
    for pictures in kinds.values():
        for name, picture in pictures.items():
            decibels, error, _ = behind(picture, False)
            if decibels or error:
                found.append((decibels, error, name, picture))
    found.sort(key=lambda each: (-each[0], -each[1]))
    print(f"{len(found)} pictures, of which {min(NAMED, len(found))} are named:\n")
    print("| picture | dB behind | error behind, px | ours: dB, error, segments | the nearest other |")
    print("|---|---:|---:|---|---|")
    for decibels, error, name, picture in found[:NAMED]:
        others = [row for tracer, row in picture.items() if tracer not in ("filigree", "matched")]
        rows = [picture["filigree"], max(others, key=lambda row: row["dB"])]
        told = [f"{row['dB']:.1f}, {cell(row['error'], 3)}, {row['segments']:.0f}" for row in rows]
        print(f"| {name} | {decibels:.2f} | {error:.4f} | {told[0]} | {rows[1]['tracer']}: {told[1]} |")


def losses(kinds):
    """How many pictures of each kind lose more than a tenth of their opacity."""
    lost = {kind: sum(p["filigree"]["missing"] > 0.1 for p in pictures.values()) for kind, pictures in kinds.items()}
    print("More than a tenth of the opacity is missing: " + (", ".join(f"{kind} {count}" for kind, count in lost.items() if count) or "nowhere"))


def main(files):
    kinds = read(files)
    groups = defaultdict(dict)
    for kind in sorted(kinds, key=lambda kind: (not kind.startswith("icons"), kind)):
        groups[tuple(peers(kinds[kind]))][kind] = kinds[kind]
    for others, group in groups.items():
        print(f"Others: {' / '.join(others)}\n")
        medians(group)
        print()
    for table in (shares, exceptions, losses):
        table({kind: group[kind] for group in groups.values() for kind in group})
        print()


if __name__ == "__main__":
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    main(sys.argv[1:])
