#!/usr/bin/env python3
"""Compares the pictures that `viewers` wrote with what other programs make of its SVG and PDF documents.

    compare.py OUT [SHEET.png]

OUT is the folder that `viewers` wrote. Asks resvg (the Python package resvg_py), Chromium, poppler (pdftoppm) and
MuPDF (mutool), whichever are there. Prints, as a table of Markdown, the mean difference of a component in levels
of 255, and how many pixels in a thousand differ by more than 24 levels. With SHEET.png it also draws ours beside
theirs. Needs numpy and Pillow.
"""
import glob, io, os, shutil, subprocess, sys, tempfile

import numpy as np
from PIL import Image

folder = sys.argv[1]
names = [os.path.basename(p)[:-4] for p in glob.glob(folder + "/*.svg")]
# In the order in which they were written.
names.sort(key=lambda n: os.path.getmtime(folder + "/" + n + ".svg"))


def pixels(image):
    white = Image.new("RGBA", image.size, "white")
    white.alpha_composite(image.convert("RGBA"))
    return np.asarray(white.convert("RGB")).astype(int)


def resvg(name):
    import resvg_py

    text = open(folder + "/" + name + ".svg").read()
    data = resvg_py.svg_to_bytes(svg_string=text, zoom=2, skip_system_fonts=True)
    return pixels(Image.open(io.BytesIO(bytes(data))))


def command(name, line):
    with tempfile.TemporaryDirectory() as place:
        line = [word.format(source=folder + "/" + name, out=place + "/o") for word in line]
        subprocess.run(line, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        return pixels(Image.open(place + "/o.png"))


def chromium():
    """All scenes in one page, as starting it takes longest."""
    rows = "".join('<img src="%s.svg" width=240 height=180>' % n for n in names)
    page = "<!doctype html><style>*{margin:0}img{display:block}</style>" + rows
    path = os.path.abspath(folder + "/all.html")
    open(path, "w").write(page)
    found = {}
    with tempfile.TemporaryDirectory() as place:
        subprocess.run(
            [
                "chromium", "--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars",
                "--allow-file-access-from-files", "--force-device-scale-factor=2", "--force-color-profile=srgb",
                "--window-size=240,%d" % (180 * len(names)), "--screenshot=" + place + "/o.png",
                "--virtual-time-budget=8000", "file://" + path,
            ],
            check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, timeout=240)
        sheet = pixels(Image.open(place + "/o.png"))
    for i, name in enumerate(names):
        found[name] = sheet[360 * i : 360 * (i + 1), :480]
    return found


viewers = {}
try:
    import resvg_py

    viewers["resvg " + resvg_py.__resvg_version__] = resvg
except ImportError:
    pass
if shutil.which("chromium"):
    pages = chromium()
    viewers["Chromium"] = lambda name: pages[name]
if shutil.which("pdftoppm"):
    viewers["poppler"] = lambda n: command(n, "pdftoppm -r 144 -png -singlefile {source}.pdf {out}".split())
if shutil.which("mutool"):
    viewers["MuPDF"] = lambda n: command(n, "mutool draw -q -r 144 -o {out}.png {source}.pdf".split())

print("| scene | " + " | ".join(viewers) + " |")
print("|---|" + "---|" * len(viewers))
rows, means = [], {v: [] for v in viewers}
for name in names:
    ours = pixels(Image.open(folder + "/" + name + ".png"))
    cells, row = [], [ours]
    for viewer, render in viewers.items():
        try:
            theirs = render(name)
            difference = np.abs(ours - theirs)
            far = 1000 * (difference.max(axis=2) > 24).mean()
            cells.append("%.2f, %.0f ‰" % (difference.mean(), far))
            means[viewer].append(difference.mean())
            row.append(theirs)
        except Exception as error:
            cells.append(type(error).__name__)
            row.append(np.full_like(ours, 128))
    rows.append(row)
    print("| %s | %s |" % (name, " | ".join(cells)))
print("| median | %s |" % " | ".join("%.2f" % np.median(means[v]) for v in viewers))
if len(sys.argv) > 2:
    sheet = np.concatenate([np.concatenate(row, axis=1) for row in rows], axis=0).astype(np.uint8)
    Image.fromarray(sheet).save(sys.argv[2])
