"""Drawings of gradients and soft shadows as SVG, for `make.py`: each with its size in pixels.

They depend on nothing but this file, so that every run draws the same.
"""
import math

import numpy
from PIL import Image

from pictures import SCALE, draw, jpeg, on, reduced

SIZES = [64, 128, 256, 512]
PAIRS = [("#1e3c8c", "#ffd866"), ("#ffffff", "#3584e4"), ("#f66151", "#613583"), ("#2ec27e", "#26a269"), ("#000000", "#ffffff")]


def svg(size, definitions, body):
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="{size}" height="{size}">'
        f"<defs>{definitions}</defs>{body}</svg>"
    )


def stops(colors):
    """Stops at even distances; a color may have an opacity after a slash."""
    parts = []
    for i, color in enumerate(colors):
        paint, _, opacity = color.partition("/")
        parts.append(f'<stop offset="{i / (len(colors) - 1):.4f}" stop-color="{paint}" stop-opacity="{opacity or 1}"/>')
    return "".join(parts)


def linear(name, colors, angle, middle=(50, 50), half=40):
    x, y = half * math.cos(math.radians(angle)), half * math.sin(math.radians(angle))
    return (
        f'<linearGradient id="{name}" gradientUnits="userSpaceOnUse" x1="{middle[0] - x:.3f}" y1="{middle[1] - y:.3f}" '
        f'x2="{middle[0] + x:.3f}" y2="{middle[1] + y:.3f}">{stops(colors)}</linearGradient>'
    )


def radial(name, colors, center, radius, transform=""):
    return (
        f'<radialGradient id="{name}" gradientUnits="userSpaceOnUse" cx="{center[0]}" cy="{center[1]}" r="{radius}" '
        f'gradientTransform="{transform}">{stops(colors)}</radialGradient>'
    )


def blur(deviation):
    return f'<filter id="b" x="-1" y="-1" width="3" height="3"><feGaussianBlur stdDeviation="{deviation}"/></filter>'


PLATE = '<rect x="10" y="10" width="80" height="80" rx="14" fill="{}"/>'
PAGE = '<rect width="100" height="100" fill="{}"/>'


def gradients():
    """Names, sizes and drawings: shapes filled with gradients, opaque and not, on white and on nothing."""
    for size in SIZES:
        for i, angle in enumerate([90, 0, 45, 27, 110]):
            yield f"linear-{angle}-{size}", size, svg(size, linear("a", PAIRS[i], angle), PLATE.format("url(#a)"))
        for n, colors in [(3, ["#1e3c8c", "#e01b24", "#ffd866"]), (4, ["#3584e4", "#2ec27e", "#f6d32d", "#e01b24"])]:
            ground = PAGE.format("white")
            yield f"stops-{n}-{size}", size, svg(size, linear("a", colors, 60), ground + PLATE.format("url(#a)"))
        for name, center, radius in [("centered", (50, 50), 40), ("offset", (38, 30), 55), ("outside", (50, -30), 110)]:
            definition = radial("a", ["#ffffff", "#3584e4"], center, radius)
            yield f"radial-{name}-{size}", size, svg(size, definition, '<circle cx="50" cy="50" r="40" fill="url(#a)"/>')
        oval = radial("a", ["#fff7c0", "#e66100"], (0, 0), 1, "translate(45 40) rotate(25) scale(60 30)")
        yield f"radial-oval-{size}", size, svg(size, oval, PLATE.format("url(#a)"))
        for name, colors in [("fading", ["#3584e4", "#3584e4/0"]), ("half", ["#e01b24/0.9", "#f6d32d/0.3"])]:
            yield f"alpha-{name}-{size}", size, svg(size, linear("a", colors, 35), PLATE.format("url(#a)"))
        # A glossy button: a highlight that fades, over a gradient, with a sign on it.
        definitions = linear("a", ["#62a0ea", "#1a5fb4"], 90) + linear("b", ["#ffffff/0.75", "#ffffff/0.1"], 90, (50, 30), 20)
        highlight = '<path d="M12 48V24A12 12 0 0 1 24 12H76A12 12 0 0 1 88 24V48Q50 58 12 48Z" fill="url(#b)"/>'
        sign = '<path d="M42 30L68 50L42 70Z" fill="white"/>'
        yield f"glossy-{size}", size, svg(size, definitions, PLATE.format("url(#a)") + highlight + sign)
        # Nothing but flat colors.
        discs = "".join(f'<circle cx="{30 + 9 * i}" cy="{60 - 7 * i}" r="{24 - 4 * i}" fill="{p[i % 2]}"/>' for i, p in enumerate(PAIRS))
        yield f"flat-{size}", size, svg(size, "", PLATE.format("#deddda") + discs)


def shadows():
    """Names, sizes and drawings: soft shadows, glows and spots, on white and on nothing."""
    for size in SIZES:
        for ground in ["clear", "white"]:
            page = PAGE.format("white") if ground == "white" else ""
            spot = radial("a", ["#000000/0.5", "#000000/0"], (50, 50), 40)
            yield f"spot-{ground}-{size}", size, svg(size, spot, page + '<circle cx="50" cy="50" r="40" fill="url(#a)"/>')
            oval = radial("a", ["#000000/0.6", "#000000/0"], (0, 0), 1, "translate(50 78) scale(42 12)")
            box = linear("b", ["#f9f06b", "#e5a50a"], 90)
            icon = '<rect x="22" y="14" width="56" height="64" rx="6" fill="url(#b)"/>'
            yield f"oval-{ground}-{size}", size, svg(size, oval + box, page + PAGE.format("url(#a)") + icon)
            for deviation in [3, 7]:
                shadow = '<rect x="20" y="24" width="60" height="56" rx="10" fill="black" fill-opacity="0.5" filter="url(#b)"/>'
                card = '<rect x="20" y="20" width="60" height="56" rx="10" fill="#f6f5f4"/>'
                yield f"card-{deviation}-{ground}-{size}", size, svg(size, blur(deviation), page + shadow + card)
            soft = '<ellipse cx="50" cy="60" rx="30" ry="18" fill="black" fill-opacity="0.6" filter="url(#b)"/>'
            yield f"ellipse-{ground}-{size}", size, svg(size, blur(6), page + soft)


def dithered(image, seed):
    """A level up or down where a random number says so, as programs do against bands."""
    levels = numpy.asarray(image).astype(float)
    dither = numpy.random.default_rng(seed).uniform(-1, 1, levels.shape)
    return Image.fromarray((levels + dither).round().clip(0, 255).astype("uint8"))


def pictures(_, wanted):
    """Gradients and shadows as they are, compressed and dithered."""
    for kind, drawings in [("gradients", gradients()), ("shadows", shadows())]:
        if not any(wanted(kind + way) for way in ["", "-jpeg85", "-dithered"]):
            continue
        for name, size, drawing in drawings:
            truth = draw(drawing, size * SCALE)
            picture = reduced(truth)
            opaque, opaque_truth = on(picture, "white"), on(truth, "white")
            if wanted(kind):
                yield kind, name, picture, truth
            if wanted(kind + "-jpeg85"):
                yield kind + "-jpeg85", name, jpeg(opaque, 85), opaque_truth
            if wanted(kind + "-dithered"):
                yield kind + "-dithered", name, dithered(opaque, size), opaque_truth
