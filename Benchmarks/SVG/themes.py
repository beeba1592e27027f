#!/usr/bin/env python3
"""Draws the icons of a theme by `filigree convert` and by resvg, and compares the pictures: figures of Documentation/SVG.md.
usage: Benchmarks/SVG/themes.py FILIGREE THEME [--every N] [--width PIXELS]; needs resvg-py, Pillow and numpy.

Of files with the same content one is taken. An icon is beyond the tolerance if more than 3 % of its pixels differ by more than 24 of
255 on white or in opacity, or if the mean difference is more than 3. resvg counts coverage in a few lines of a pixel; an icon
that is beyond is therefore compared with resvg's picture of eight times the size as well, of which each 8 × 8 pixels are averaged.
"""

import argparse
import collections
import hashlib
import io
import pathlib
import subprocess
import tempfile

import numpy
import resvg_py
from PIL import Image

LEVEL, SHARE, MEAN = 24, 0.03, 3.0
LARGER = 8
BATCH = 500


def files(theme, every):
    """The theme's different files."""
    seen = {}
    for path in sorted(pathlib.Path(theme).rglob("*.svg")):
        if path.is_file() and not path.is_symlink():
            seen.setdefault(hashlib.sha1(path.read_bytes()).digest(), path)
    return list(seen.values())[::every]


def pixels(picture):
    return numpy.asarray(picture.convert("RGBA")).astype(float)


def resvg(path, width):
    data = resvg_py.svg_to_bytes(svg_path=str(path), width=width, skip_system_fonts=True)
    return pixels(Image.open(io.BytesIO(bytes(data))))


def averaged(a, count):
    """Each count × count pixels as one; colors count by their opacity."""
    height, width = a.shape[0] // count * count, a.shape[1] // count * count
    a = a[:height, :width].copy()
    a[..., :3] *= a[..., 3:] / 255
    a = a.reshape(height // count, count, width // count, count, 4).mean(axis=(1, 3))
    a[..., :3] *= 255 / numpy.maximum(a[..., 3:], 1e-9)
    return a


def difference(a, b):
    """The share of pixels that differ by more than the level, and the mean difference; the height may be rounded otherwise."""
    if abs(a.shape[0] - b.shape[0]) > 1 or a.shape[1] != b.shape[1]:
        return 1.0, 255.0
    height = min(a.shape[0], b.shape[0])
    a, b = a[:height], b[:height]
    on_white = [x[..., :3] * x[..., 3:] / 255 + 255 - x[..., 3:] for x in (a, b)]
    most = numpy.maximum(
        numpy.abs(on_white[0] - on_white[1]).max(axis=2), numpy.abs(a[..., 3] - b[..., 3]))
    return (most > LEVEL).mean(), most.mean()


def is_beyond(result):
    return result[0] > SHARE or result[1] > MEAN


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("filigree")
    parser.add_argument("theme")
    parser.add_argument("--every", type=int, default=1)
    parser.add_argument("--width", type=int, default=64)
    options = parser.parse_args()
    icons = files(options.theme, options.every)
    refused, beyond, still, failed = [], [], [], 0
    warnings = collections.Counter()
    for start in range(0, len(icons), BATCH):
        batch = icons[start : start + BATCH]
        with tempfile.TemporaryDirectory() as folder:
            folder = pathlib.Path(folder)
            names = {}
            for number, path in enumerate(batch):
                names[path] = folder / f"{number}.svg"
                names[path].write_bytes(path.read_bytes())
            run = subprocess.run(
                [options.filigree, "convert", *names.values(), "--output-directory", folder, "--format", "png",
                 "--width", str(options.width)], capture_output=True, text=True)
            warnings.update(line.split(": ")[-1] for line in run.stderr.splitlines())
            for path, copy in names.items():
                picture = copy.with_suffix(".png")
                if not picture.exists():
                    refused.append(path)
                    continue
                own = pixels(Image.open(picture))
                try:
                    result = difference(own, resvg(path, options.width))
                except Exception:  # what resvg refuses cannot be compared
                    failed += 1
                    continue
                if not is_beyond(result):
                    continue
                exact = difference(own, averaged(resvg(path, options.width * LARGER), LARGER))
                beyond.append(path)
                if is_beyond(exact):
                    still.append((path, exact))
    count = len(icons) - len(refused) - failed
    print(f"{len(icons)} files, {len(refused)} refused, {failed} that resvg refuses")
    print(f"within the tolerance: {100 * (1 - len(beyond) / count):.2f} % of resvg's pictures, "
          f"{100 * (1 - len(still) / count):.2f} % with those of {LARGER} times the size")
    for path in refused:
        print("refused:", path)
    for path, (share, mean) in sorted(still, key=lambda one: -one[1][0]):
        print(f"beyond: {path}: {100 * share:.1f} % of the pixels, mean {mean:.2f}")
    for text, times in warnings.most_common(10):
        print(f"said {times} times: {text}")


if __name__ == "__main__":
    main()
