"""Draws sheets of the ten pictures of each kind whose outlines are farthest off, of what `measure.py` traced.

usage: sheet.py WORK OUT.csv [KIND…]

Writes WORK/sheets/KIND.png: from the left what a picture shows, the picture, its trace by filigree and the nearest trace of another tracer.
All were drawn at four times the picture's size, and small ones are enlarged. Of large pictures the window is shown where ours is off the most.
"""
import os
import sys

import numpy
from PIL import Image, ImageDraw

import report
import tracers
from judge import Truth, blocks
from pictures import SCALE, on

WORST = 10
# Pixels of the picture, at most, on each side.
WINDOW = 120
# Pixels of the sheet: the least width of a cell, the space between cells, and the height of a line of words.
CELL = 240
SPACE = 8
LINE = 14


def far_off(picture):
    """The order of the worst: by outline error, and where there is none by dB."""
    ours = picture["filigree"]
    return (ours["error"] is not None, ours["error"] if ours["error"] is not None else -ours["dB"])


def nearest(picture):
    """The row of the other tracer that comes nearest."""
    return max((row for tracer, row in picture.items() if tracer not in ("filigree", "matched")), key=lambda row: row["dB"])


def window(off):
    """Where the window lies whose pixels are off the most, as a box in pixels of the truth."""
    sums = numpy.pad(blocks(off).cumsum(0).cumsum(1), ((1, 0), (1, 0)))
    h, w = (min(WINDOW, side - 1) for side in sums.shape)
    within = sums[h:, w:] - sums[:-h, w:] - sums[h:, :-w] + sums[:-h, :-w]
    y, x = numpy.unravel_index(within.argmax(), within.shape)
    return tuple(int(SCALE * side) for side in (x, y, x + w, y + h))


def image(premultiplied):
    """Premultiplied colors as they look on white."""
    opaque = premultiplied[..., :3] + 255 - premultiplied[..., 3:]
    return Image.fromarray(opaque.round().clip(0, 255).astype("uint8"))


def strip(work, row, other):
    """What is shown of one picture: four cells, and what they say above them."""
    base = os.path.join(work, "set", row["kind"], row["picture"])
    shown = Image.open(base + "@4.png")
    truth = Truth(shown, "#fff" if row["kind"] in tracers.ONE_COLOR else None)
    cells = [image(truth.pixels), on(Image.open(base + ".png"), "white").resize(shown.size, Image.Resampling.NEAREST)]
    for each in [row, other]:
        with open(os.path.join(work, "out", f"{row['kind']}-{row['picture']}-{each['tracer']}.svg")) as file:
            drawn = truth.drawn(file.read())
        if each is row:
            box = window(numpy.abs(drawn - truth.pixels).max(axis=2))
        cells.append(image(drawn))
    enlarged = max(1, CELL // (box[2] - box[0]))
    width, height = (enlarged * side for side in (box[2] - box[0], box[3] - box[1]))
    result = Image.new("RGB", (len(cells) * (width + SPACE), height + 3 * LINE), "#888")
    for i, cell in enumerate(cells):
        result.paste(cell.crop(box).resize((width, height), Image.Resampling.NEAREST), (i * (width + SPACE), 2 * LINE))
    words = [f"{each['tracer']} {each['dB']:.1f} dB, {report.cell(each['error'], 3)} px, {each['segments']:.0f} segments" for each in [row, other]]
    ImageDraw.Draw(result).text((4, 2), f"{row['kind']}/{row['picture']}\n{'; '.join(words)}", fill="white", spacing=2)
    return result


def sheet(work, pictures):
    worst = sorted(pictures.values(), key=far_off, reverse=True)[:WORST]
    strips = [strip(work, picture["filigree"], nearest(picture)) for picture in worst]
    result = Image.new("RGB", (max(s.width for s in strips), sum(s.height for s in strips)), "#888")
    y = 0
    for each in strips:
        result.paste(each, (0, y))
        y += each.height
    return result


def main(work, table, wanted):
    folder = os.path.join(work, "sheets")
    os.makedirs(folder, exist_ok=True)
    for kind, pictures in report.read([table]).items():
        if not wanted or kind in wanted:
            sheet(work, pictures).save(os.path.join(folder, kind.replace(", ", "-").replace(" ", "") + ".png"))


if __name__ == "__main__":
    if len(sys.argv) < 3:
        sys.exit(__doc__)
    main(sys.argv[1], sys.argv[2], sys.argv[3:])
