"""How near a trace comes to what a picture shows: both are drawn at four times its size and compared there.

**dB**: the ratio of signal to noise on white and on black together.

**Outline error**: how far the traced outlines lie from the true ones, in pixels of the picture. A pixel of the drawing counts by the
share of the truth's contrast beside it, within half a pixel of the picture, by which the trace is off, from an eighth of it and 16
levels on; where the truth has no edge, it counts whole if it is off by more than 32 levels. The area of what counts over the length of the
truth's edges of more than 32 levels is the error. An edge of any contrast that is drawn half a pixel beside its place adds half a pixel
for all of its length; a shape that is lost adds its area.

**Missing**: the share of the truth's opacity that is missing.
"""
import io

import numpy
import resvg_py
from PIL import Image

from pictures import SCALE

# Levels: an edge has more contrast than this, and a pixel far from all edges is another color if it is off by more.
EDGE = 32
# Levels: what is off by less beside an edge is color, or rounding.
LEVELS = 16
# The least length of edges, in pixels of the picture, of which an error is told.
SHORTEST = 8


def premultiplied(image):
    a = numpy.asarray(image.convert("RGBA")).astype("float32")
    a[..., :3] *= a[..., 3:] / 255
    return a


def spread(a, radius=2):
    """The greatest difference of any channel within a square around each pixel."""
    result = numpy.zeros(a.shape[:2], "uint8")
    for channel in numpy.moveaxis(a.round().astype("uint8"), 2, 0):
        high = low = numpy.ascontiguousarray(channel)
        for axis in (0, 1):
            high = slid(high, numpy.maximum, axis, radius)
            low = slid(low, numpy.minimum, axis, radius)
        numpy.maximum(result, high - low, out=result)
    return result


def slid(a, combine, axis, radius):
    """The greatest or least value along an axis within a radius of each pixel."""
    result = a.copy()
    for shift in range(1, radius + 1):
        ahead = [slice(None)] * 2
        behind = [slice(None)] * 2
        ahead[axis], behind[axis] = slice(shift, None), slice(None, -shift)
        result[tuple(ahead)] = combine(result[tuple(ahead)], a[tuple(behind)])
        result[tuple(behind)] = combine(result[tuple(behind)], a[tuple(ahead)])
    return result


def slope(a):
    """The steepest slope of any channel at each pixel, in levels a pixel."""
    result = numpy.zeros(a.shape[:2], "float32")
    for channel in numpy.moveaxis(a, 2, 0):
        down, right = numpy.gradient(numpy.ascontiguousarray(channel))
        numpy.maximum(result, down * down + right * right, out=result)
    return numpy.sqrt(result)


class Truth:
    """What a picture shows; `ground` is the color that one-color traces are laid on, or None."""

    def __init__(self, image, ground=None):
        self.size = image.size
        self.ground = ground
        self.pixels = premultiplied(image)
        self.contrast = spread(self.pixels)
        edges = self.contrast > EDGE
        self.length = float((slope(self.pixels)[edges] / self.contrast[edges]).sum()) / SCALE

    def drawn(self, svg):
        """A trace at the truth's size, premultiplied; nothing where it cannot be drawn."""
        result = numpy.zeros_like(self.pixels)
        try:
            png = bytes(resvg_py.svg_to_bytes(svg_string=svg, width=self.size[0], background=self.ground, dpi=96))
            b = premultiplied(Image.open(io.BytesIO(png)))
        except (ValueError, OSError):
            return result
        h, w = min(result.shape[0], b.shape[0]), min(result.shape[1], b.shape[1])
        result[:h, :w] = b[:h, :w]
        return result

    def judge(self, svg):
        """dB, the outline error or None, and the share of opacity that is missing."""
        b = self.drawn(svg)
        off = self.pixels - b
        return decibels(off), self.outline_error(off), self.missing(b)

    def outline_error(self, off):
        if self.length < SHORTEST:
            return None
        off = numpy.abs(off).max(axis=2)
        share = numpy.minimum(1, off / numpy.maximum(self.contrast, EDGE).astype("float32"))
        beside = (self.contrast > EDGE) & (off >= LEVELS) & (share >= 0.125)
        elsewhere = (self.contrast <= EDGE) & (off > EDGE)
        return float(share[beside].sum() + elsewhere.sum()) / SCALE**2 / self.length

    def missing(self, b):
        opacity = blocks(self.pixels[..., 3])
        return float(numpy.maximum(opacity - blocks(b[..., 3]), 0).sum() / max(opacity.sum(), 1))


def decibels(off):
    """The ratio of signal to noise of a difference of premultiplied colors, on white and on black together."""
    color, opacity = off[..., :3], off[..., 3:]
    on_black = numpy.vdot(color, color)
    on_white = on_black - 2 * numpy.vdot(color, numpy.broadcast_to(opacity, color.shape)) + 3 * numpy.vdot(opacity, opacity)
    error = float(on_black + on_white) / 2 / color.size
    return 99.0 if error < 1e-4 else float(10 * numpy.log10(255**2 / error))

def blocks(alpha):
    """The mean of each pixel of the picture."""
    h, w = alpha.shape[0] // SCALE * SCALE, alpha.shape[1] // SCALE * SCALE
    return alpha[:h, :w].reshape(h // SCALE, SCALE, w // SCALE, SCALE).mean(axis=(1, 3))
