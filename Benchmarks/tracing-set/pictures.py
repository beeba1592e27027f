"""What all makers of pictures share: SVG drawn at four times the size, the picture that this is reduced to, and ways to spoil it."""
import io
import os

import numpy
import resvg_py
from PIL import Image, ImageFilter

SCALE = 4


def draw(svg, width, fonts=None, **options):
    """A drawing as straight RGBA: SVG text, or the path of a file; None if it cannot be drawn. Letters come from a folder of fonts."""
    source = {"svg_path": svg} if os.path.exists(svg) else {"svg_string": svg}
    letters = {"skip_system_fonts": True, "font_dirs": [fonts]} if fonts else {}
    try:
        return Image.open(io.BytesIO(bytes(resvg_py.svg_to_bytes(**source, **letters, **options, width=width)))).convert("RGBA")
    except (ValueError, OSError):
        return None


def whole(truth):
    """The truth without what is less than a pixel of its picture."""
    return truth.crop((0, 0, truth.width // SCALE * SCALE, truth.height // SCALE * SCALE))


def reduced(image, factor=SCALE):
    """The mean of each block of pixels, weighted by opacity: what a renderer draws at a smaller size."""
    a = numpy.asarray(image.convert("RGBA")).astype(float)
    h, w = a.shape[0] // factor * factor, a.shape[1] // factor * factor
    a = a[:h, :w]
    alpha = a[..., 3:] / 255
    blocks = numpy.concatenate([a[..., :3] * alpha, alpha], axis=2)
    blocks = blocks.reshape(h // factor, factor, w // factor, factor, 4).mean(axis=(1, 3))
    color = numpy.where(blocks[..., 3:] > 0, blocks[..., :3] / numpy.maximum(blocks[..., 3:], 1e-9), 0)
    out = numpy.concatenate([color, blocks[..., 3:] * 255], axis=2)
    return Image.fromarray(out.round().astype("uint8"), "RGBA")


def on(image, color):
    """A picture on a color, opaque."""
    ground = Image.new("RGBA", image.size, color)
    return Image.alpha_composite(ground, image.convert("RGBA")).convert("RGB")


def jpeg(image, quality):
    data = io.BytesIO()
    image.convert("RGB").save(data, "JPEG", quality=quality)
    return Image.open(data).convert("RGB")


def aliased(svg, size):
    """A drawing on white without anti-aliasing: each pixel has the color at its middle."""
    return on(draw(svg, size[0], shape_rendering="crisp_edges"), "white").crop((0, 0, *size))


def upscaled(image):
    """An opaque picture drawn at a quarter of the size and enlarged: soft."""
    small = reduced(image).convert("RGB")
    return small.resize((small.width * SCALE, small.height * SCALE), Image.Resampling.BICUBIC)


def blurred(image, deviation):
    return image.filter(ImageFilter.GaussianBlur(deviation))


def noisy(image, deviation, seed):
    """An opaque picture with noise of so many levels, independent for each pixel and channel."""
    a = numpy.asarray(image.convert("RGB")).astype(float)
    a += numpy.random.default_rng(seed).normal(0, deviation, a.shape)
    return Image.fromarray(a.clip(0, 255).astype("uint8"))


def field(shape, cell, seed):
    """Smooth random numbers, mean 0 and deviation 1, whose hills are some `cell` pixels wide."""
    h, w = (int(numpy.ceil(side / cell)) + 3 for side in shape)
    rough = Image.fromarray(numpy.random.default_rng(seed).normal(0, 1, (h, w)).astype("float32"))
    size = (int(w * cell), int(h * cell))
    smooth = numpy.asarray(rough.resize(size, Image.Resampling.BICUBIC))[: shape[0], : shape[1]]
    return (smooth - smooth.mean()) / max(smooth.std(), 1e-9)


def has_something(image):
    return (numpy.asarray(image)[..., 3] > 128).mean() > 0.05
