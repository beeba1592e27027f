"""Drawings with thin lines in color as SVG, for `make.py`: each with its size in pixels.

Ten sorts of pictures, each with lines of four widths from 0.7 to 2.6 pixels. They depend on nothing but this file, so that every
run draws the same.
"""
import math
import random

from pictures import SCALE, blurred, draw, jpeg, on, reduced

WIDTHS = [0.7, 1, 1.6, 2.6]
SIZES = [240, 160, 320, 96]


def shape(d, fill="none", stroke="none", width=0, more=""):
    return f'<path d="{d}" fill="{fill}" stroke="{stroke}" stroke-width="{width}" {more}/>'


def box(x, y, w, h):
    return f"M{x:.2f} {y:.2f}h{w:.2f}v{h:.2f}h{-w:.2f}Z"


def circle(x, y, r):
    return f"M{x - r:.2f} {y:.2f}a{r:.2f} {r:.2f} 0 1 0 {2 * r:.2f} 0a{r:.2f} {r:.2f} 0 1 0 {-2 * r:.2f} 0Z"


def polar(x, y, r, degrees):
    return x + r * math.cos(math.radians(degrees)), y + r * math.sin(math.radians(degrees))


def ray(x, y, inner, outer, degrees):
    (a, b), (c, d) = polar(x, y, inner, degrees), polar(x, y, outer, degrees)
    return f"M{a:.2f} {b:.2f}L{c:.2f} {d:.2f}"


def outlines(size, width, draw):
    """Fifteen filled shapes with dark outlines on white."""
    fills = ["#f6d32d", "#f66151", "#8ff0a4", "#99c1f1", "#dc8add"]
    parts = [shape(box(0, 0, size, size), "#ffffff")]
    step = size / 4
    for i in range(15):
        x, y, r = step * (i % 4 + 0.5) + draw.uniform(-1, 1), step * (i // 4 + 0.5) + draw.uniform(-1, 1), step * 0.36
        sides, turn = [3, 4, 5, 60][i % 4], draw.uniform(0, 90)
        corners = [polar(x, y, r, turn + 360 * k / sides) for k in range(sides)]
        d = circle(x, y, r) if sides == 60 else "M" + "L".join(f"{a:.2f} {b:.2f}" for a, b in corners) + "Z"
        parts.append(shape(d, fills[i % 5], "#1a1a1a", width))
    return parts


def night(size, width, draw):
    """Light outlines and stars on a dark ground."""
    parts = [shape(box(0, 0, size, size), "#16213e")]
    for i in range(9):
        x, y, r = draw.uniform(0.15, 0.85) * size, draw.uniform(0.15, 0.85) * size, draw.uniform(0.06, 0.14) * size
        parts.append(shape(circle(x, y, r), ["#1f4068", "#533483", "#16213e"][i % 3], ["#ffffff", "#ffd460", "#8ecae6"][i % 3], width))
    for i in range(6):
        x, y = draw.uniform(0.1, 0.9) * size, draw.uniform(0.1, 0.9) * size
        rays = "".join(ray(x, y, 0, size * 0.05, 60 * k + 10 * i) for k in range(6))
        parts.append(shape(rays, "none", "#ffffff", width))
    return parts


def rings(size, width, draw):
    """Gray and colored rings between fills of two colors."""
    parts = [shape(box(0, 0, size, size), "#2a6f97")]
    half = size / 2
    fills = ["#f4a261", "#e9f5db", "#c9184a", "#e9c46a"]
    strokes = ["#808080", "#1b4332", "#ffffff", "#808080"]
    for i in range(4):
        x, y = half * (i % 2 + 0.5) + draw.uniform(-0.5, 0.5), half * (i // 2 + 0.5) + draw.uniform(-0.5, 0.5)
        parts.append(shape(circle(x, y, half * 0.42), fills[i], strokes[i], width))
        parts.append(shape(circle(x, y, half * 0.2), fills[(i + 1) % 4], strokes[(i + 1) % 4], width))
    return parts


def wheel(size, width, draw):
    """Two wheels with spokes and hubs."""
    parts = [shape(box(0, 0, size, size), "#fefae0")]
    for i, (count, line, fill) in enumerate([(8, "#bc3908", "#fefae0"), (12, "#283618", "#dda15e")]):
        x, y, r = size * (0.27 + 0.46 * i), size * (0.3 + 0.4 * i), size * 0.22
        parts.append(shape(circle(x, y, r), fill, line, width))
        parts.append(shape("".join(ray(x, y, 0, r, 360 * k / count + 7) for k in range(count)), "none", line, width))
        parts.append(shape(circle(x, y, r * 0.2), "#606c38", line, width))
    return parts


def hatching(size, width, draw):
    """Areas hatched in their own colors."""
    parts = [shape(box(0, 0, size, size), "#ffffff")]
    half = size / 2
    lines = ["#c1121f", "#003049", "#2d6a4f", "#7b2cbf"]
    grounds = ["#ffe5d9", "#ffffff", "#d8f3dc", "#fdf0d5"]
    pitch = max(4 * width, 7)
    for i in range(4):
        x, y, side = half * (i % 2) + 6, half * (i // 2) + 6, half - 12
        parts.append(shape(box(x, y, side, side), grounds[i]))
        d, at = "", pitch / 2
        while at < side:
            ends = [(x + at, y, x + at, y + side), (x, y + at, x + side, y + at), (x + at, y, x, y + at), (x + side - at, y, x + side, y + at)][i]
            d += "M{:.2f} {:.2f}L{:.2f} {:.2f}".format(*ends)
            at += pitch
        parts.append(shape(d, "none", lines[i], width))
    return parts


def chart(size, width, draw):
    """A chart with grid lines, axes and three curves."""
    parts = [shape(box(0, 0, size, size), "#ffffff")]
    low, high = size * 0.1, size * 0.92
    grid = "".join(f"M{low:.2f} {v:.2f}H{high:.2f}M{v:.2f} {low:.2f}V{high:.2f}" for v in (low + (high - low) * k / 6 for k in range(7)))
    parts.append(shape(grid, "none", "#c8c8c8", width))
    for color, phase in [("#1f77b4", 0), ("#d62728", 2), ("#2ca02c", 4)]:
        points = []
        for k in range(25):
            t = k / 24
            y = 0.5 + 0.25 * math.sin(5 * t + phase) + 0.08 * math.sin(13 * t + phase)
            points.append(f"{low + (high - low) * t:.2f} {low + (high - low) * y:.2f}")
        parts.append(shape("M" + "L".join(points), "none", color, width, 'stroke-linejoin="round"'))
    parts.append(shape(f"M{low:.2f} {low:.2f}V{high:.2f}H{high:.2f}", "none", "#333333", width))
    return parts


# Letters as strokes on a grid of 4 × 6.
LETTERS = {
    "F": "M0 6V0H4M0 3H3", "I": "M2 0V6", "L": "M0 0V6H4", "G": "M4 1C3 -.5 0 0 0 3S3 6.5 4 5V3H2.5", "R": "M0 6V0H2C4.6 0 4.6 3 2 3H0M2 3L4 6",
    "E": "M4 0H0V6H4M0 3H3", "A": "M0 6L2 0L4 6M.8 4H3.2", "N": "M0 6V0L4 6V0", "S": "M4 1C3 -.6 0 -.2 .3 1.6C.6 3.4 4 2.6 4 4.5C4 6.6 .6 6.2 0 4.8", "O": "M2 0C-.6 0 -.6 6 2 6S4.6 0 2 0Z",
}


def words(size, width, draw):
    """Thin letters in color on bands."""
    parts = []
    bands = [("#ffffff", "#c1121f"), ("#023047", "#ffb703"), ("#ffb703", "#023047"), ("#8ecae6", "#ffffff"), ("#ffffff", "#219ebc")]
    high = size / len(bands)
    for i, (ground, line) in enumerate(bands):
        parts.append(shape(box(0, i * high, size, high), ground))
        scale = high * (0.5 + 0.05 * i) / 6
        for k, letter in enumerate("FILIGREEANSO"[i:] + "FILI"[:i]):
            x, y = size * 0.03 + k * 5.5 * scale, (i + 0.5) * high - 3 * scale
            if x + 4 * scale < size * 0.97:
                place = f'transform="translate({x:.2f} {y:.2f}) scale({scale:.4f})"'
                parts.append(shape(LETTERS[letter], "none", line, f"{width / scale:.4f}", place))
    return parts


def streets(size, width, draw):
    """A map: lines of three colors across areas."""
    parts = [shape(box(0, 0, size, size), "#f2efe9")]
    for fill in ["#b5e2a0", "#aad3df", "#b5e2a0", "#e0dfdf"]:
        x, y, r = draw.uniform(0, 1) * size, draw.uniform(0, 1) * size, draw.uniform(0.15, 0.3) * size
        parts.append(shape("M" + "L".join("{:.2f} {:.2f}".format(*polar(x, y, r * draw.uniform(0.7, 1.1), 45 * k)) for k in range(8)) + "Z", fill))
    for i, color in enumerate(["#e66e89", "#707070", "#5a4fcf", "#e66e89", "#707070", "#f0803c"]):
        a, b = draw.uniform(0.05, 0.95) * size, draw.uniform(0.05, 0.95) * size
        c, e = draw.uniform(0.2, 0.8) * size, draw.uniform(0.2, 0.8) * size
        d = f"M0 {a:.2f}Q{c:.2f} {e:.2f} {size} {b:.2f}" if i % 2 else f"M{a:.2f} 0Q{c:.2f} {e:.2f} {b:.2f} {size}"
        parts.append(shape(d, "none", color, width))
    return parts


def window(size, width, draw):
    """A program's window: frames and signs along the pixels."""
    parts = [shape(box(0, 0, size, size), "#dfe6e9")]
    snap = 0.5 if round(width) % 2 else 0
    def at(share):
        return round(share * size) + snap
    parts.append(shape(box(at(0.06), at(0.06), at(0.94) - at(0.06), at(0.94) - at(0.06)), "#ffffff", "#636e72", width))
    parts.append(shape(box(at(0.06), at(0.06), at(0.94) - at(0.06), at(0.2) - at(0.06)), "#0984e3", "#636e72", width))
    for i, color in enumerate(["#d63031", "#fdcb6e", "#00b894"]):
        parts.append(shape(circle(size * (0.12 + 0.07 * i), size * 0.13, size * 0.022), color, "#2d3436", width))
    for i in range(4):
        y = at(0.28 + 0.15 * i)
        parts.append(shape(box(at(0.12), y, at(0.22) - at(0.12), at(0.38) - at(0.28)), ["#ffeaa7", "#fab1a0", "#81ecec", "#a29bfe"][i], "#2d3436", width))
        parts.append(shape(f"M{at(0.28)} {y}H{at(0.86)}", "none", "#b2bec3", width))
        parts.append(shape(f"M{at(0.28)} {at(0.34 + 0.15 * i)}L{at(0.7)} {at(0.3 + 0.15 * i)}", "none", "#e17055", width))
    return parts


def dial(size, width, draw):
    """A gauge: ticks, a needle and a knob."""
    half = size / 2
    parts = [shape(box(0, 0, size, size), "#343a40"), shape(circle(half, half, size * 0.44), "#f8f9fa", "#adb5bd", width)]
    parts.append(shape(circle(half, half, size * 0.3), "#e9ecef", "#1971c2", width))
    parts.append(shape("".join(ray(half, half, size * 0.36, size * 0.42, 9 * k) for k in range(40)), "none", "#212529", width))
    parts.append(shape("".join(ray(half, half, size * 0.31, size * 0.35, 18 * k + 4) for k in range(20)), "none", "#2f9e44", width))
    parts.append(shape(ray(half, half, -size * 0.08, size * 0.38, 237), "none", "#e03131", width))
    parts.append(shape(circle(half, half, size * 0.05), "#fab005", "#212529", width))
    return parts


SORTS = [outlines, night, rings, wheel, hatching, chart, words, streets, window, dial]


def thin_lines():
    """Names, sizes and drawings."""
    for s, sort in enumerate(SORTS):
        for i, width in enumerate(WIDTHS):
            size = SIZES[(s + i) % len(SIZES)]
            body = "".join(sort(size, width, random.Random(100 * s + i)))
            yield f"{sort.__name__}-{width}", size, f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {size} {size}" width="{size}" height="{size}">{body}</svg>'


def pictures(_, wanted):
    """The drawings clean, as JPEG of quality 40, and blurred by half a pixel."""
    ways = {
        "thin-lines": lambda picture: picture,
        "thin-lines-jpeg40": lambda picture: jpeg(picture, 40),
        "thin-lines-blurred": lambda picture: blurred(picture, 0.5),
    }
    if not any(wanted(kind) for kind in ways):
        return
    for name, size, drawing in thin_lines():
        truth = on(draw(drawing, size * SCALE), "white")
        picture = reduced(truth).convert("RGB")
        for kind, way in ways.items():
            if wanted(kind):
                yield kind, name, way(picture), truth
