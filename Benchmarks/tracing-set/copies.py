"""Traces copies of one picture that were scaled, blurred, made noisy or compressed, and prints a table of how segments and errors grow.

usage: copies.py WORK PROGRAM

The picture is an emoji of the set on white, 256 pixels wide; PROGRAM is `filigree`. All traces are drawn at the same size and compared with the
same truth; errors are in pixels of the picture that was not scaled.
"""
import os
import sys

from PIL import Image

import packages
from judge import Truth
from measure import measured
from pictures import SCALE, blurred, draw, jpeg, noisy, on, reduced

NAME = "1F385-1F3FB.svg"
WIDTH = 256
TRACERS = ["filigree", "vtracer"]


def scaled(image, factor):
    size = (round(image.width * factor), round(image.height * factor))
    return image.resize(size, Image.Resampling.BOX if factor < 1 else Image.Resampling.BICUBIC)


def copies(picture):
    """Names and copies; of each kind from the best to the worst, but for sizes."""
    yield "as it is", picture
    for factor in [0.5, 0.75, 1.5, 2, 3, 4]:
        yield f"scaled by {factor}", scaled(picture, factor)
    for deviation in [0.5, 1, 1.5, 2, 3]:
        yield f"blurred, {deviation} px", blurred(picture, deviation)
    for deviation in [2, 5, 10, 15, 20]:
        yield f"noise, {deviation} levels", noisy(picture, deviation, deviation)
    for quality in [95, 85, 75, 50, 30, 20, 10]:
        yield f"JPEG, quality {quality}", jpeg(picture, quality)


def row(name, picture, truth, work, program):
    file = os.path.join(work, "copies", name.replace(", ", "-").replace(" ", "-"))
    picture.save(file + ".png")
    results = [measured(truth, tracer, "copies", program, file + ".png", f"{file}-{tracer}.svg") for tracer in TRACERS]
    cells = [f"{result['segments']}" for result in results] + [f"{result['dB']:.1f}" for result in results]
    return f"| {name} | " + " | ".join(cells + [f"{result['error']:.3f}" for result in results]) + " |"


def main(work, program):
    path = next(path for path in packages.files(work, packages.EMOJI) if os.path.basename(path) == NAME)
    whole = on(draw(path, WIDTH * SCALE), "white")
    truth = Truth(whole)
    os.makedirs(os.path.join(work, "copies"), exist_ok=True)
    print("| copy | segments | vtracer | dB | vtracer | error, px | vtracer |\n|---|" + "---:|" * 6)
    for name, picture in copies(reduced(whole).convert("RGB")):
        print(row(name, picture, truth, work, program), flush=True)


if __name__ == "__main__":
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    main(*sys.argv[1:])
