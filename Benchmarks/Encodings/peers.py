#!/usr/bin/env python3
"""Pictures as PNG and WebP beside Pillow and oxipng, as a table: for each encoding the median and the worst of its bytes and of its time,
as shares of those of Pillow's PNG.

usage: Benchmarks/Encodings/peers.py ENCODINGS [PICTURE...]

ENCODINGS is the program of Main.swift. The pictures are otherwise a card of 1200 × 630 and every fourteenth PNG of this repository by
size. Pillow and pyoxipng are on PyPI; what is not installed is left out."""

import io
import pathlib
import statistics
import subprocess
import sys
import time

from PIL import Image

try:
    import oxipng
except ImportError:
    oxipng = None

root = pathlib.Path(__file__).resolve().parent.parent.parent


def pictures():
    files = subprocess.run(["git", "ls-files", "*.png"], cwd=root, capture_output=True, text=True, check=True).stdout.split("\n")
    sizes = sorted(((root / file).stat().st_size, str(root / file)) for file in files if file)[::-1]
    return [path for _, path in sizes[::14] if Image.open(path).size[0] > 60]


def timed(encode):
    """Bytes, and milliseconds of processor time, the median of five."""
    times = []
    for _ in range(5):
        start = time.process_time()
        size = len(encode())
        times.append(1e3 * (time.process_time() - start))
    return size, statistics.median(times)


def pillow(image):
    file = io.BytesIO()
    image.save(file, "PNG")
    return file.getvalue()


def peers(path):
    """The same pixels, as RGBA, by the others."""
    image = Image.open(path).convert("RGBA")
    result = {"Pillow": timed(lambda: pillow(image))}
    if oxipng:
        raw = oxipng.RawImage(image.tobytes(), *image.size)
        result["oxipng, level 2"] = timed(lambda: raw.create_optimized_png(level=2))
    return result


program, *chosen = sys.argv[1:]
chosen = chosen or pictures()
results = {}
# In turns: a picture by ours, then by the others.
for path in chosen:
    lines = subprocess.run([program, path], capture_output=True, text=True, check=True).stdout.splitlines()
    rows = {name: (int(size), float(milliseconds)) for _, _, name, size, milliseconds in (line.split("\t") for line in lines)}
    results[path] = rows | peers(path)

names = list(next(iter(results.values())))
print(f"{len(chosen)} pictures, shares of Pillow's\n")
print("| | bytes, median | worst | time, median | worst |\n|---|---|---|---|---|")
for name in names:
    shares = [[row[name][part] / row["Pillow"][part] for row in results.values()] for part in (0, 1)]
    cells = [f"{f(values):.2f}" for values in shares for f in (statistics.median, max)]
    print(f"| {name} | {' | '.join(cells)} |")
