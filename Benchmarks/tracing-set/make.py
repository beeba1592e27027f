"""Makes the pictures that `measure.py` traces, each with its truth: what it shows, at four times the size.

usage: make.py WORK [KIND…]

Writes WORK/set/KIND/NAME.png and NAME@4.png. `run` says what is needed, and unpacks Debian's packages below WORK/themes.
"""
import os
import shutil
import sys

import gradients
import ink
import packages
import screenshots
import thin_lines

# A maker takes the folder of work and a function that tells whether a kind is wanted, and yields kinds, names, pictures and truths.
MAKERS = [
    packages.icons,
    packages.emoji,
    packages.flags,
    packages.clip_art,
    gradients.pictures,
    thin_lines.pictures,
    screenshots.pictures,
    ink.line_art,
    ink.scans,
    ink.pencil,
]


def main(work, kinds):
    begun = set()
    for maker in MAKERS:
        for kind, name, picture, truth in maker(work, lambda kind: not kinds or kind in kinds):
            folder = os.path.join(work, "set", kind)
            if kind not in begun:
                begun.add(kind)
                shutil.rmtree(folder, ignore_errors=True)
                os.makedirs(folder)
            picture.save(os.path.join(folder, name + ".png"))
            truth.save(os.path.join(folder, name + "@4.png"))
    if missing := [kind for kind in kinds if kind not in begun]:
        sys.exit(f"make.py: there is no kind {', '.join(missing)}")


if __name__ == "__main__":
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    main(sys.argv[1], sys.argv[2:])
