#!/usr/bin/env python3
"""The W3C's SVG 1.1 cases that librsvg keeps, drawn by the program and compared with librsvg's reference pictures.

    w3c.py FILIGREE TESTS

FILIGREE is the program, TESTS the folder `rsvg/tests` of librsvg's sources. Its fonts are used as its own tests use them.
A case passes where at most 3 % of the pixels differ by more than 24 levels of 255, and the mean difference is at
most 3. Prints a table of Markdown by chapter, and the cases that fail. Needs numpy and Pillow.
"""
import collections, glob, os, re, subprocess, sys, tempfile
from concurrent.futures import ThreadPoolExecutor

import numpy as np
from PIL import Image

program, tests = sys.argv[1:3]
root = tests + "/fixtures/reftests/svg1.1"
place = tempfile.mkdtemp()

# Its configuration names no folder, as its tests add the fonts one by one.
configuration = place + "/fonts.conf"
text = open(tests + "/resources/fonts.conf").read()
text = text.replace("<fontconfig>", "<fontconfig><dir>%s/resources</dir>" % os.path.abspath(tests), 1)
text = re.sub("<cachedir>.*?</cachedir>", "<cachedir>%s/cache</cachedir>" % place, text)
open(configuration, "w").write(text)


def on_white(image):
    pixels = np.asarray(image.convert("RGBA")).astype(float)
    return pixels[..., :3] * pixels[..., 3:] / 255 + 255 - pixels[..., 3:]


def case(path):
    name = os.path.basename(path)[:-4]
    reference = path[:-4] + "-ref.png"
    theirs = Image.open(reference)
    output = "%s/%s.png" % (place, name)
    ran = subprocess.run(
        [program, "convert", path, "-o", output, "--width", str(theirs.width), "--height", str(theirs.height),
         "--resources", root],
        capture_output=True, timeout=120, env=dict(os.environ, FONTCONFIG_FILE=configuration))
    if ran.returncode != 0:
        return name, None, ran.stderr.decode(errors="replace").strip()
    difference = np.abs(on_white(Image.open(output)) - on_white(theirs)).max(axis=2)
    return name, ((difference > 24).mean() * 100, difference.mean()), ""


files = sorted(f for f in glob.glob(root + "/*.svg") if os.path.exists(f[:-4] + "-ref.png"))
with ThreadPoolExecutor(2) as pool:
    results = list(pool.map(case, files))
chapters = collections.OrderedDict()
failing = []
for name, figures, error in results:
    chapter = chapters.setdefault(name.split("-")[0], [0, 0])
    chapter[1] += 1
    if figures and figures[0] <= 3 and figures[1] <= 3:
        chapter[0] += 1
    else:
        failing.append((name, figures, error))
print("| chapter | passed | cases |\n|---|---|---|")
for chapter, (passed, count) in chapters.items():
    print("| %s | %d | %d |" % (chapter, passed, count))
print("| all | %d | %d |\n" % (len(results) - len(failing), len(results)))
for name, figures, error in failing:
    print("- `%s`: %s" % (name, "%.1f %% of the pixels, mean %.1f" % figures if figures else error))
