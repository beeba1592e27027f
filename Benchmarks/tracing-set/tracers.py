"""The tracers that `measure.py` compares: which commands each runs for a picture, and which of them serve for a kind.

AUTOTRACE in the environment names a folder with pyautotrace (`pip install --target FOLDER --no-deps pyautotrace`); without it autotrace is left
out, and so are potrace and mkbitmap where they are not installed.
"""
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile

import numpy
from PIL import Image

# Kinds of black on white, traced in one color. Their traces are laid on white.
ONE_COLOR = {"line-art", "scans", "pencil"}
# The options that Documentation/Tracing.md names for a kind, by the beginning of its name; `logo` for any other.
PRESETS = {
    "tango": "icon", "papirus": "icon", "breeze": "icon", "xfce": "icon", "emoji": "icon", "gradients": "icon", "shadows": "icon",
    "scans": "scan", "pencil": "scan", "line-art": None,
}

VTRACER = """import json, sys, vtracer
if sys.argv[1:]: vtracer.convert_image_to_svg_py(sys.argv[1], sys.argv[2], **json.loads(sys.argv[3]))"""
# The settings that vtracer's program has by these names; its Python package has them not, and writes eight decimals by default.
VTRACER_PRESETS = {
    "vtracer": dict(path_precision=2),
    "vtracer-poster": dict(color_precision=8, path_precision=2),
    "vtracer-photo": dict(filter_speckle=10, color_precision=8, layer_difference=48, corner_threshold=180, path_precision=2),
    "vtracer-bw": dict(colormode="binary", path_precision=2),
}
AUTOTRACE = """import os, sys
sys.path.insert(0, os.environ["AUTOTRACE"])
import numpy
from PIL import Image
from autotrace import Bitmap, TraceOptions
if sys.argv[1:]:
    options = TraceOptions(color_count=2, background_color=(255, 255, 255))
    Bitmap(numpy.array(Image.open(sys.argv[1]).convert("RGB"))).trace(options=options).save(sys.argv[2])"""


def preset(kind):
    for beginning, name in PRESETS.items():
        if kind.startswith(beginning):
            return ["--preset", name] if name else []
    return ["--preset", "logo"]


def peers(kind):
    """The names of the other tracers for a kind."""
    if kind not in ONE_COLOR:
        return ["vtracer", "vtracer-poster", "vtracer-photo"]
    names = ["vtracer-bw"]
    if shutil.which("potrace"):
        names += ["potrace", "potrace-otsu"]
        if shutil.which("mkbitmap"):
            names.append("potrace-mkbitmap")
    if os.environ.get("AUTOTRACE"):
        names.append("autotrace")
    return names


def otsu(picture):
    """The threshold, 0 to 1, that parts the grays of a picture with the greatest variance between them (Otsu 1979)."""
    counts = numpy.bincount(numpy.asarray(picture.convert("L")).ravel(), minlength=256).astype(float)
    below = counts.cumsum()
    sums = (counts * numpy.arange(256)).cumsum()
    above = below[-1] - below
    apart = below * above * (sums / numpy.maximum(below, 1) - (sums[-1] - sums) / numpy.maximum(above, 1)) ** 2
    return (int(apart.argmax()) + 0.5) / 255


def processor_seconds(command):
    """What a command takes of all processors. Raises CalledProcessError where it fails, with the end of what it said."""
    with tempfile.TemporaryFile() as errors:
        process = subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=errors)
        _, status, usage = os.wait4(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(status)
        if process.returncode:
            errors.seek(0)
            raise subprocess.CalledProcessError(process.returncode, command, stderr=errors.read()[-400:].decode(errors="replace"))
    return usage.ru_utime + usage.ru_stime


def python(script, *arguments):
    return [sys.executable, "-c", script, *arguments]


def start_of(tracer):
    """The command of a tracer in Python that ends before it traces; None for programs."""
    if tracer.startswith("vtracer"):
        return python(VTRACER)
    return python(AUTOTRACE) if tracer == "autotrace" else None


def commands(tracer, kind, program, picture, out, options):
    """What is run for a picture. potrace reads a PGM file, which is written here and is no part of its time."""
    if tracer == "filigree":
        return [[program, "trace", picture, "-o", out, *preset(kind), *options]]
    if tracer in VTRACER_PRESETS:
        return [python(VTRACER, picture, out, json.dumps(VTRACER_PRESETS[tracer]))]
    if tracer == "autotrace":
        return [python(AUTOTRACE, picture, out)]
    gray, bits = out + ".pgm", out + ".pbm"
    image = Image.open(picture).convert("L")
    image.save(gray)
    threshold = f"{otsu(image):.4f}"
    if tracer == "potrace-mkbitmap":
        # Without the filter that mkbitmap has by default, which hollows what is wide.
        return [["mkbitmap", "-x", "-s", "2", "-3", "-t", threshold, gray, "-o", bits], ["potrace", "--svg", bits, "-o", out]]
    return [["potrace", "--svg", *(["-k", threshold] if tracer == "potrace-otsu" else []), gray, "-o", out]]


def trace(tracer, kind, program, picture, out, options=()):
    """Traces a picture, ours with further options; the SVG, and the processor's seconds."""
    seconds = sum(processor_seconds(command) for command in commands(tracer, kind, program, picture, out, options))
    with open(out) as file:
        svg = file.read()
    if tracer == "potrace-mkbitmap":
        # mkbitmap's picture of twice the size lies half of its pixels to the left of its place, and down.
        svg = re.sub(r'viewBox="0 0 ([\d.]+) ([\d.]+)"', r'viewBox="-0.5 0.5 \1 \2"', svg)
    return svg, seconds
