#!/usr/bin/env python3
"""Features of SVG, drawn by the program and by Chromium, side by side.

    features.py FILIGREE OUT

FILIGREE is the program. Draws each file of `features` beside this script at twice its size, by the program and by headless
Chromium, writes the pairs to the folder OUT (ours left) and prints a table of Markdown with the pixels that differ by more
than 24 levels of 255, in percent, and the mean difference. Needs numpy, Pillow and Debian's chromium.
"""
import glob, os, subprocess, sys, tempfile

import numpy as np
from PIL import Image

SIDE, SCALE, COLUMNS = 120, 2, 6
program, out = sys.argv[1:3]
files = sorted(glob.glob(os.path.dirname(os.path.abspath(__file__)) + "/features/*.svg"))
os.makedirs(out, exist_ok=True)
place = tempfile.mkdtemp()


def on_white(image):
    white = Image.new("RGBA", image.size, "white")
    white.alpha_composite(image.convert("RGBA"))
    return white.convert("RGB")


# All in one page, as starting Chromium takes longest.
page = "<!doctype html><style>body{margin:0;width:%dpx}img{float:left}</style>" % (COLUMNS * SIDE)
page += "".join('<img src="file://%s" width=%d height=%d>' % (f, SIDE, SIDE) for f in files)
open(place + "/page.html", "w").write(page)
rows = -(-len(files) // COLUMNS)
subprocess.run(
    ["chromium", "--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", "--allow-file-access-from-files",
     "--force-color-profile=srgb", "--force-device-scale-factor=%d" % SCALE, "--virtual-time-budget=8000",
     "--window-size=%d,%d" % (COLUMNS * SIDE, rows * SIDE + 100), "--screenshot=" + place + "/page.png",
     "file://" + place + "/page.html"],
    check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, timeout=240)
sheet = on_white(Image.open(place + "/page.png"))

print("| | ours, Chromium | pixels that differ | mean |\n|---|---|---|---|")
for index, path in enumerate(files):
    name = os.path.basename(path)[:-4]
    picture = place + "/o.png"
    subprocess.run([program, "convert", path, "-o", picture, "--width", str(SIDE * SCALE)], check=True,
                   stderr=subprocess.DEVNULL)
    ours = on_white(Image.open(picture))
    x, y = index % COLUMNS * SIDE * SCALE, index // COLUMNS * SIDE * SCALE
    theirs = sheet.crop((x, y, x + SIDE * SCALE, y + SIDE * SCALE))
    pair = Image.new("RGB", (2 * SIDE * SCALE + 8, SIDE * SCALE), "#ddd")
    pair.paste(ours, (0, 0))
    pair.paste(theirs, (SIDE * SCALE + 8, 0))
    pair.quantize(128).save("%s/%s.png" % (out, name), optimize=True)
    difference = np.abs(np.asarray(ours).astype(float) - np.asarray(theirs)).max(axis=2)
    title = name.split("-", 1)[1].replace("-", " ")
    print("| %s | ![%s](Pictures/svg/%s.png) | %.1f %% | %.1f |" % (
        title, title, name, (difference > 24).mean() * 100, difference.mean()))
