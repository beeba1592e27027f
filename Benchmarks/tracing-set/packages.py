"""Icons, emoji, flags and clip art of Debian's packages, for `make.py`.

Which files are taken depends on their names alone, so that every run takes the same.
"""
import hashlib
import os

from pictures import SCALE, aliased, blurred, draw, has_something, jpeg, noisy, on, reduced, upscaled, whole

SIZES = [16, 24, 32, 48, 64]
# Folders below usr/share.
THEMES = {
    "tango": "icons/Tango/scalable",
    "papirus": "icons/Papirus/48x48/apps",
    "breeze": "icons/breeze/apps/48",
    "xfce": "icons/elementary-xfce",
}
EMOJI = "rubygems-integration/all/gems/gemojione-3.3.0/assets/svg"
FLAGS = "iso-flags-svg/country-4x3"
CLIP_ART = "openclipart/svg"
COUNT = 30


def share(work):
    return os.path.join(work, "themes", "usr", "share")


def digest(path, root):
    return hashlib.sha1(os.path.relpath(path, root).encode()).hexdigest()


def files(work, folder):
    """A folder's SVG files, in the order of their paths' hashes."""
    root = share(work)
    found = []
    for where, _, names in os.walk(os.path.join(root, folder)):
        for name in names:
            path = os.path.join(where, name)
            if name.endswith(".svg") and not os.path.islink(path) and os.path.getsize(path) < 200_000:
                found.append((digest(path, root), path))
    if not found:
        raise FileNotFoundError(f"no SVG files in {os.path.join(root, folder)}; Benchmarks/tracing-set/run unpacks them there")
    return [path for _, path in sorted(found)]


def drawings(work, folder, width, accepts):
    """The first files that are fit to be traced, each with a name that no other has and drawn at four times a width."""
    taken = 0
    for path in files(work, folder):
        truth = draw(path, width * SCALE)
        if truth is None or not has_something(truth) or not accepts(truth):
            continue
        yield path, f"{digest(path, share(work))[:4]}-{os.path.basename(path)[:-4][:40]}", whole(truth)
        taken += 1
        if taken == COUNT:
            return


def is_square(truth):
    return truth.width == truth.height


def is_no_ribbon(truth):
    return truth.height <= 3 * truth.width


def icons(work, wanted):
    """Each icon of each theme at five sizes, on nothing."""
    for theme, folder in THEMES.items():
        kinds = [size for size in SIZES if wanted(f"{theme}-{size}")]
        if not kinds:
            continue
        for path, name, _ in drawings(work, folder, SIZES[-1], is_square):
            for size in kinds:
                truth = draw(path, size * SCALE)
                yield f"{theme}-{size}", name, reduced(truth), truth


def emoji(work, wanted):
    if wanted("emoji"):
        for _, name, truth in drawings(work, EMOJI, 72, is_square):
            yield "emoji", name, reduced(truth), truth


def flags(work, wanted):
    yield from spoiled("flags", drawings(work, FLAGS, 320, is_no_ribbon), wanted)


def clip_art(work, wanted):
    yield from spoiled("clip-art", drawings(work, CLIP_ART, 400, is_no_ribbon), wanted)


# What becomes of an opaque picture; its file and its number are given as well.
WAYS = {
    "jpeg20": lambda picture, path, number: jpeg(picture, 20),
    "aliased": lambda picture, path, number: aliased(path, picture.size),
    "upscaled": lambda picture, path, number: upscaled(picture),
    "noisy": lambda picture, path, number: noisy(blurred(picture, 0.7), 6, number),
}


def spoiled(kind, drawn, wanted):
    """Pictures as they are, on nothing, and spoiled, on white."""
    ways = [way for way in WAYS if wanted(f"{kind}-{way}")]
    if not ways and not wanted(kind):
        return
    for number, (path, name, truth) in enumerate(drawn):
        picture = reduced(truth)
        if wanted(kind):
            yield kind, name, picture, truth
        opaque, opaque_truth = on(picture, "white"), on(truth, "white")
        for way in ways:
            image = WAYS[way](opaque, path, number)
            seen = opaque_truth.crop((0, 0, image.width * SCALE, image.height * SCALE))
            yield f"{kind}-{way}", name, image, seen
