"""Traces the pictures of `make.py` by each tracer, draws what they wrote at four times the size, and compares that with the truth.

usage: measure.py WORK OUT.csv PROGRAM [--kinds KIND,…] [--only TRACER,…]

PROGRAM is `filigree`. Prints the medians of each kind, and writes a line for each picture and tracer.
"""
import argparse
import csv
import io
import os
import re
import statistics
import subprocess
import sys
import time
from concurrent.futures import ProcessPoolExecutor

import numpy
import resvg_py
from PIL import Image

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "ColorBench"))
from peers import segments

SCALE = 4


def ours(*options):
    def trace(program, picture, out):
        subprocess.run([program, "trace", picture, "-o", out, *options], check=True, stderr=subprocess.DEVNULL)

    return trace


def vtracer(**options):
    def trace(program, picture, out):
        import vtracer

        vtracer.convert_image_to_svg_py(picture, out, **options)

    return trace


TRACERS = {
    "filigree": ours("--colors", "auto"),
    "gradients": ours("--colors", "auto", "--gradients"),
    "vtracer": vtracer(),
    "vtracer-poster": vtracer(color_precision=8, layer_difference=16, filter_speckle=4, corner_threshold=60),
    "vtracer-photo": vtracer(color_precision=8, layer_difference=48, filter_speckle=10, corner_threshold=180),
}
USUAL = ["filigree", "vtracer"]


def premultiplied(image):
    a = numpy.asarray(image.convert("RGBA")).astype(float)
    return numpy.concatenate([a[..., :3] * a[..., 3:] / 255, a[..., 3:]], axis=2)


def blocks(alpha):
    h, w = alpha.shape[0] // SCALE * SCALE, alpha.shape[1] // SCALE * SCALE
    return alpha[:h, :w].reshape(h // SCALE, SCALE, w // SCALE, SCALE).mean(axis=(1, 3))


def judge(svg, truth):
    """The ratio of signal to noise on white and on black together, and the share of the truth's opacity that is missing."""
    a = premultiplied(truth)
    try:
        png = bytes(resvg_py.svg_to_bytes(svg_string=svg, width=truth.width))
        drawn = Image.open(io.BytesIO(png))
    except (ValueError, OSError):
        drawn = Image.new("RGBA", truth.size)
    b = premultiplied(drawn)
    whole = numpy.zeros_like(a)
    h, w = min(a.shape[0], b.shape[0]), min(a.shape[1], b.shape[1])
    whole[:h, :w] = b[:h, :w]
    on_black = ((a - whole)[..., :3] ** 2).mean()
    on_white = (((a[..., :3] - a[..., 3:]) - (whole[..., :3] - whole[..., 3:])) ** 2).mean()
    error = (on_black + on_white) / 2
    opacity = blocks(a[..., 3])
    missing = numpy.maximum(opacity - blocks(whole[..., 3]), 0).sum() / max(opacity.sum(), 1)
    return (99.0 if error < 1e-4 else 10 * numpy.log10(255**2 / error)), missing


def run(task):
    work, kind, name, tracer, program = task
    base = os.path.join(work, "set", kind, name)
    out = os.path.join(work, "out", f"{kind}-{name}-{tracer}.svg")
    start = time.perf_counter()
    try:
        TRACERS[tracer](program, base + ".png", out)
    except BaseException:  # vtracer panics where it fails, which is no Exception.
        return kind, name, tracer, 0.0, 0, 0, 0.0, 1.0, 0
    seconds = time.perf_counter() - start
    svg = open(out).read()
    decibels, missing = judge(svg, Image.open(base + "@4.png"))
    seams = len(re.findall(r'fill="none"', svg))
    return kind, name, tracer, decibels, segments(out), len(svg), 1000 * seconds, missing, seams


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("work")
    parser.add_argument("csv")
    parser.add_argument("program")
    parser.add_argument("--kinds")
    parser.add_argument("--only", default=",".join(USUAL))
    options = parser.parse_args()
    os.makedirs(os.path.join(options.work, "out"), exist_ok=True)
    kinds = sorted(os.listdir(os.path.join(options.work, "set")))
    if options.kinds:
        wanted = options.kinds.split(",")
        kinds = [k for k in kinds if any(re.fullmatch(w.replace("*", ".*"), k) for w in wanted)]
    tracers = options.only.split(",")
    tasks = []
    for kind in kinds:
        names = sorted(f.removesuffix("@4.png") for f in os.listdir(os.path.join(options.work, "set", kind)) if f.endswith("@4.png"))
        tasks += [(options.work, kind, n, t, options.program) for n in names for t in tracers]
    with ProcessPoolExecutor(2) as pool:
        rows = list(pool.map(run, tasks, chunksize=8))
    with open(options.csv, "w", newline="") as file:
        writer = csv.writer(file)
        writer.writerow(["kind", "picture", "tracer", "dB", "segments", "bytes", "ms", "missing", "seams"])
        for row in rows:
            writer.writerow([*row[:3], f"{row[3]:.2f}", *row[4:6], f"{row[6]:.1f}", f"{row[7]:.4f}", row[8]])
    by = {(r[0], r[1], r[2]): r for r in rows}
    print(f"{'kind':22}{'tracer':16}{'dB':>7}{'segments':>9}{'bytes':>8}{'ms':>7}{'lost>10%':>9}{'seams':>6}{'ahead':>7}")
    for kind in kinds:
        names = [n for k, n, t in by if k == kind and t == tracers[0]]
        for tracer in tracers:
            some = [by[kind, n, tracer] for n in names]
            first = [by[kind, n, tracers[0]] for n in names]
            ahead = sum(f[3] >= s[3] and f[4] <= s[4] for f, s in zip(first, some))
            median = [statistics.median(column) for column in list(zip(*some))[3:9]]
            lost = sum(r[7] > 0.1 for r in some)
            share = "" if tracer == tracers[0] else f"{ahead}/{len(names)}"
            print(f"{kind:22}{tracer:16}{median[0]:7.2f}{median[1]:9.0f}{median[2]:8.0f}{median[3]:7.1f}{lost:9}{sum(r[8] > 0 for r in some):6}{share:>7}")


if __name__ == "__main__":
    main()
