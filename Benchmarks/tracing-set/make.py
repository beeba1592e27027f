"""Makes the pictures that `measure.py` traces: icons of whole themes at five sizes, each with its truth at four times the size.

usage: make.py WORK [KIND…]

Needs the PyPI packages numpy, pillow and resvg_py, and Debian's icon themes unpacked below WORK/themes (`run` does all of that).
Which pictures are taken depends on their names alone, so that every run takes the same.
"""
import hashlib
import io
import os
import sys

import numpy
import resvg_py
from PIL import Image, ImageFilter

import gradients
import thin_lines

SCALE = 4
SIZES = [16, 24, 32, 48, 64]
# Folders below share/, and how many of their files are taken.
THEMES = {
    "tango": ("icons/Tango/scalable", 30),
    "papirus": ("icons/Papirus/48x48/apps", 30),
    "breeze": ("icons/breeze/apps/48", 30),
    "xfce": ("icons/elementary-xfce", 30),
}
FLAGS = ("iso-flags-svg/country-4x3", 30)
CLIP_ART = ("openclipart/svg", 40)


def files(root, folder, count):
    """Some of a folder's SVG files, in the order of their paths' hashes."""
    found = []
    for where, _, names in os.walk(os.path.join(root, folder)):
        for name in names:
            path = os.path.join(where, name)
            if name.endswith(".svg") and not os.path.islink(path) and os.path.getsize(path) < 200_000:
                key = hashlib.sha1(os.path.relpath(path, root).encode()).hexdigest()
                found.append((key, path))
    return [path for _, path in sorted(found)][: 3 * count]


def draw(path, width):
    """An SVG file as straight RGBA; None if it cannot be drawn."""
    try:
        png = bytes(resvg_py.svg_to_bytes(svg_path=path, width=width))
        return Image.open(io.BytesIO(png)).convert("RGBA")
    except (ValueError, OSError):
        return None


def reduced(image, factor):
    """The mean of each block of pixels, weighted by opacity: what a renderer draws at a smaller size."""
    a = numpy.asarray(image).astype(float)
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
    return Image.alpha_composite(ground, image).convert("RGB")


class Set:
    def __init__(self, work):
        self.work = work

    def add(self, kind, name, picture, truth, jpeg=None):
        folder = os.path.join(self.work, "set", kind)
        os.makedirs(folder, exist_ok=True)
        base = os.path.join(folder, name)
        if jpeg:
            data = io.BytesIO()
            picture.save(data, "JPEG", quality=jpeg)
            picture = Image.open(data).convert("RGB")
        picture.save(base + ".png")
        truth.save(base + "@4.png")


def has_something(image):
    a = numpy.asarray(image)
    return (a[..., 3] > 128).mean() > 0.05


def name_of(path):
    return hashlib.sha1(path.encode()).hexdigest()[:4] + "-" + os.path.basename(path)[:-4][:40]


def main(work, kinds):
    root = os.path.join(work, "themes", "usr", "share")
    pictures = Set(work)

    def wanted(kind):
        return not kinds or kind in kinds

    for theme, (folder, count) in THEMES.items():
        taken = 0
        for path in files(root, folder, count):
            largest = draw(path, SIZES[-1] * SCALE)
            if largest is None or not has_something(largest) or largest.width != largest.height:
                continue
            for size in SIZES:
                if wanted(f"{theme}-{size}"):
                    truth = draw(path, size * SCALE)
                    pictures.add(f"{theme}-{size}", name_of(path), reduced(truth, SCALE), truth)
            taken += 1
            if taken == count:
                break
    for kind, (folder, count), width in [("flags", FLAGS, 320), ("clip-art", CLIP_ART, 400)]:
        taken = 0
        for path in files(root, folder, count):
            truth = draw(path, width * SCALE)
            if truth is None or not has_something(truth) or truth.height > 3 * truth.width:
                continue
            truth = truth.crop((0, 0, truth.width // SCALE * SCALE, truth.height // SCALE * SCALE))
            picture = reduced(truth, SCALE)
            opaque, opaque_truth = on(picture, "white"), on(truth, "white")
            if wanted(kind):
                pictures.add(kind, name_of(path), picture, truth)
            if wanted(kind + "-jpeg20"):
                pictures.add(kind + "-jpeg20", name_of(path), opaque, opaque_truth, jpeg=20)
            if wanted(kind + "-aliased"):
                # The middle pixel of each block: hard edges.
                hard = opaque_truth.resize(opaque.size, Image.Resampling.NEAREST)
                pictures.add(kind + "-aliased", name_of(path), hard, opaque_truth)
            if wanted(kind + "-upscaled"):
                # Drawn at a quarter of the size and enlarged: soft.
                small = reduced(opaque.convert("RGBA"), SCALE).convert("RGB")
                soft = small.resize((small.width * SCALE, small.height * SCALE), Image.Resampling.BICUBIC)
                truth_of_small = on(truth, "white").crop((0, 0, soft.width * SCALE, soft.height * SCALE))
                pictures.add(kind + "-upscaled", name_of(path), soft, truth_of_small)
            if wanted(kind + "-scan"):
                noise = numpy.random.default_rng(taken).normal(0, 6, (opaque.height, opaque.width, 3))
                blurred = numpy.asarray(opaque.filter(ImageFilter.GaussianBlur(0.7))).astype(float)
                scan = Image.fromarray((blurred + noise).clip(0, 255).astype("uint8"))
                pictures.add(kind + "-scan", name_of(path), scan, opaque_truth)
            taken += 1
            if taken == count:
                break
    for kind, drawings in [("gradients", gradients.gradients()), ("shadows", gradients.shadows())]:
        for name, size, svg in drawings:
            if not any(wanted(kind + way) for way in ["", "-jpeg85", "-dithered"]):
                continue
            png = bytes(resvg_py.svg_to_bytes(svg_string=svg, width=size * SCALE))
            truth = Image.open(io.BytesIO(png)).convert("RGBA")
            picture = reduced(truth, SCALE)
            if wanted(kind):
                pictures.add(kind, name, picture, truth)
            if wanted(kind + "-jpeg85"):
                pictures.add(kind + "-jpeg85", name, on(picture, "white"), on(truth, "white"), jpeg=85)
            if wanted(kind + "-dithered"):
                # A level up or down where a random number says so, as programs do against bands.
                dither = numpy.random.default_rng(size).uniform(-1, 1, (size, size, 3))
                levels = numpy.asarray(on(picture, "white")).astype(float)
                pictures.add(kind + "-dithered", name, Image.fromarray((levels + dither).round().clip(0, 255).astype("uint8")), on(truth, "white"))

    thin_lines.add(pictures, wanted, reduced)


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2:])
