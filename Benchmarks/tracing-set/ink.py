"""Pictures in one color, for `make.py`: line art and lettering, the same printed and scanned, and pencil strokes.

Everything is drawn from seeds. The truth is the ink on white: of a print with its gain, of pencil without the paper's grain.
"""
import math
import os
import random

import numpy
from PIL import Image, ImageFilter

from pictures import SCALE, blurred, draw, field, jpeg, noisy, on, reduced

WIDTH, HEIGHT = 320, 240
# As many drawings of each subject in each kind.
EACH = 4
FACES = ["Liberation Serif", "DejaVu Sans", "Liberation Sans Narrow", "DejaVu Serif", "Liberation Mono"]
WORDS = ["Filigree", "Handgloves", "Quixotic", "Wolfgang", "Spectrum", "Jumped", "Vexing", "Boxkey", "Aquifer", "Rhythm"]


def line(points, width, closed=False):
    """A smooth stroke through points: quadratic curves between the middles of its sides."""
    if closed:
        points = points + points[:2]
    data = "M{:.2f} {:.2f}".format(*(middle(points[0], points[1]) if closed else points[0]))
    for i in range(1, len(points) - 1):
        end = middle(points[i], points[i + 1]) if closed or i < len(points) - 2 else points[i + 1]
        data += "Q{:.2f} {:.2f} {:.2f} {:.2f}".format(*points[i], *end)
    return f'<path d="{data}{"Z" if closed else ""}" fill="none" stroke="black" stroke-width="{width:.2f}" stroke-linecap="round"/>'


def middle(a, b):
    return (a[0] + b[0]) / 2, (a[1] + b[1]) / 2


def polar(x, y, radius, angle):
    return x + radius * math.cos(angle), y + radius * math.sin(angle)


def letters(text, x, y, size, face, style=""):
    return f'<text x="{x:.1f}" y="{y:.1f}" font-family="{face}" font-size="{size:.1f}" {style}>{text}</text>'


def floor_plan(dice):
    """Walls, windows, doors with their arcs, and dimensions."""
    x, y = dice.uniform(120, 190), dice.uniform(90, 150)
    thick, thin = dice.uniform(4, 6), dice.uniform(1, 1.6)
    parts = [f'<path d="M30 30H290V200H30ZM{x:.1f} 30V{y:.1f}M{x:.1f} {y + 34:.1f}V200" fill="none" stroke="black" stroke-width="{thick:.2f}"/>']
    arc = f"M{x:.1f} {y:.1f}H{x + 34:.1f}A34 34 0 0 1 {x:.1f} {y + 34:.1f}"
    steps = "".join(f"M{240 + 8 * i} 33V70" for i in range(6))
    dimension = f"M30 218H290M30 212V224M{x:.1f} 212V224M290 212V224"
    parts.append(f'<path d="{arc}{steps}{dimension}" fill="none" stroke="black" stroke-width="{thin:.2f}"/>')
    parts.append(letters(f"{x / 40:.2f} m", 50, 232, 11, FACES[1]))
    parts.append(letters(dice.choice(["Kitchen", "Study", "Hall"]), 50, 90, 16, dice.choice(FACES)))
    return "".join(parts)


def rosette(dice):
    """Petals with veins around a center, and a ring of dots."""
    petals, width = dice.randint(5, 11), dice.uniform(1.4, 3)
    parts = []
    for i in range(petals):
        angle = 2 * math.pi * i / petals
        side = math.pi / petals * 0.8
        tip, left, right = polar(160, 120, 92, angle), polar(160, 120, 62, angle - side), polar(160, 120, 62, angle + side)
        root = polar(160, 120, 22, angle)
        data = "M{:.2f} {:.2f}Q{:.2f} {:.2f} {:.2f} {:.2f}Q{:.2f} {:.2f} {:.2f} {:.2f}Z".format(*root, *left, *tip, *right, *root)
        parts.append(f'<path d="{data}" fill="none" stroke="black" stroke-width="{width:.2f}"/>')
        parts.append(line([root, polar(160, 120, 50, angle + 0.05), polar(160, 120, 78, angle)], width / 2 + 0.5))
    dots = "".join('<circle cx="{:.2f}" cy="{:.2f}" r="3"/>'.format(*polar(160, 120, 106, math.pi * i / 18)) for i in range(36))
    return "".join(parts) + f'<circle cx="160" cy="120" r="{dice.uniform(10, 20):.1f}"/>' + dots


def lettering(dice):
    """Six lines of words, large and small."""
    parts, y = [], 0.0
    for size in [54, 40, 28, 21, 16, 12]:
        y += size * 1.1
        text = " ".join(dice.choice(WORDS) for _ in range(max(1, int(300 / size / 5))))
        style = dice.choice(["", 'font-weight="bold"', 'font-style="italic"'])
        parts.append(letters(text, 14, 12 + y, size, dice.choice(FACES), style))
    return "".join(parts)


def contour_map(dice):
    """Rings of heights around two hills, and a river."""
    parts = []
    for x, y in [(110, 110), (225, 140)]:
        waves = [(n, dice.uniform(0, 2 * math.pi), dice.uniform(0.02, 0.11)) for n in range(2, 6)]
        for ring in range(1, 7):
            points = []
            for k in range(48):
                angle = 2 * math.pi * k / 48
                wave = sum(a * math.sin(n * angle + phase) for n, phase, a in waves)
                points.append(polar(x, y, 8.5 * ring * (1 + wave), angle))
            parts.append(line(points, 2.2 if ring % 3 == 0 else 1.1, closed=True))
    river = [(10 + 30 * k, 30 + 14 * math.sin(k * 1.3) + dice.uniform(-5, 5)) for k in range(11)]
    return "".join(parts) + line(river, dice.uniform(3, 5)) + letters(str(dice.randint(300, 1900)), 100, 116, 11, FACES[0])


def circuit(dice):
    """Wires, resistors, solder points and their names."""
    parts = []
    for row in range(4):
        y, x = 40 + 50 * row, 16.0
        data = f"M{x} {y}"
        while x < 190:
            if dice.random() < 0.5:
                data += "h12" + "l3 -7l6 14l6 -14l6 14l6 -14l6 14l3 -7" + "h12"
                x += 60
            else:
                x += 34
                data += "h34"
                parts.append(f'<circle cx="{x:.1f}" cy="{y}" r="3.4"/>')
                if row < 3:
                    data += "v50v-50"
        parts.append(f'<path d="{data}" fill="none" stroke="black" stroke-width="1.6" stroke-linejoin="miter"/>')
        parts.append(letters(f"R{dice.randint(1, 99)}", 262, y + 4, 13, FACES[2]))
    return "".join(parts)


def silhouettes(dice):
    """A gear, a star, a leaf and a key: filled, with holes and corners."""
    teeth = dice.randint(9, 15)
    gear = "M" + "L".join(
        "{:.2f} {:.2f}".format(*polar(85, 75, 56 if k % 4 < 2 else 44, 2 * math.pi * (k + 0.35 * (k % 2)) / (4 * teeth)))
        for k in range(4 * teeth))
    tips = dice.randint(5, 9)
    star = "M" + "L".join("{:.2f} {:.2f}".format(*polar(235, 75, 58 if k % 2 else 24, math.pi * k / tips)) for k in range(2 * tips))
    bend = dice.uniform(-20, 20)
    leaf = f"M30 210C60 {140 + bend:.1f} 120 150 150 165C130 215 80 {235 - bend:.1f} 30 210Z"
    key = "M185 190a20 20 0 1 1 38 6h70v14h-10v-8h-8v12h-10v-12h-42a20 20 0 0 1 -38 -12ZM197 190a7 7 0 1 0 14 0a7 7 0 1 0 -14 0Z"
    hole = f"M{85 - 18} 75a18 18 0 1 0 36 0a18 18 0 1 0 -36 0Z"
    return f'<path fill-rule="evenodd" d="{gear}Z{hole}{star}Z{leaf}{key}"/>'


SUBJECTS = [floor_plan, rosette, lettering, contour_map, circuit, silhouettes]


def inked(work, seed, subject, turn=0.0):
    """A drawing at four times the size: the ink's share of each pixel, 0 to 1."""
    svg = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}">'
        f'<g transform="rotate({turn:.3f} {WIDTH / 2} {HEIGHT / 2})">{subject(random.Random(seed))}</g></svg>'
    )
    fonts = os.path.join(work, "themes", "usr", "share", "fonts")
    if not os.path.isdir(fonts):
        raise FileNotFoundError(f"no fonts in {fonts}; Benchmarks/tracing-set/run unpacks them there")
    return numpy.asarray(draw(svg, WIDTH * SCALE, fonts)).astype("float32")[..., 3] / 255


def gray(darkness):
    """Black where the darkness is 1, on white."""
    return Image.fromarray((255 * (1 - darkness)).round().clip(0, 255).astype("uint8"))


def line_art(work, wanted):
    """Clean drawings, anti-aliased."""
    if wanted("line-art"):
        for subject in SUBJECTS:
            for seed in range(EACH):
                truth = on(gray(inked(work, seed, subject)), "white")
                yield "line-art", f"{subject.__name__}-{seed}", reduced(truth).convert("RGB"), truth


def printed(ink, seed):
    """Ink that has spread by some fifth of a pixel, less here and more there: the edge of its blur, drawn sharp."""
    deviation = 0.5 * SCALE
    soft = numpy.asarray(gray(ink).filter(ImageFilter.GaussianBlur(deviation))).astype("float32")
    threshold = 0.36 + 0.05 * field(ink.shape, 0.8 * SCALE, seed)
    slope = 1 / (deviation * math.sqrt(2 * math.pi))
    return ((1 - soft / 255 - threshold) / slope + 0.5).clip(0, 1)


def scans(work, wanted):
    """Drawings that were printed, laid on the glass a little askew, and kept as JPEG."""
    if not wanted("scans"):
        return
    for subject in SUBJECTS:
        for seed in range(10, 10 + EACH):
            dice = random.Random(seed * 7 + SUBJECTS.index(subject))
            ink = printed(inked(work, seed, subject, dice.uniform(-1.5, 1.5)), seed)
            truth = on(gray(ink), "white")
            share = numpy.asarray(reduced(truth).convert("L")).astype("float32") / 255
            paper = 234 + 4 * field(share.shape, 60, seed) + 2 * field(share.shape, 2, seed + 1)
            black = 42 + 6 * field(share.shape, 5, seed + 2)
            scan = Image.fromarray((black + (paper - black) * share).clip(0, 255).astype("uint8"))
            scan = noisy(blurred(scan, 0.6), 5, seed).convert("L").convert("RGB")
            yield "scans", f"{subject.__name__}-{seed}", jpeg(scan, 75), truth


def stroke(points, widest, dice):
    """Points along a curve with the pencil's width and pressure there: it lands, presses and lifts."""
    start, lift, swell = dice.uniform(0.3, 0.7), dice.uniform(0.1, 0.5), dice.uniform(0, 2 * math.pi)
    result = []
    for i, (x, y) in enumerate(points):
        t = i / (len(points) - 1)
        pressure = min(1, start + 4 * t, lift + 3 * (1 - t)) * (0.85 + 0.15 * math.sin(swell + 5 * t))
        result.append((x, y, widest * (0.45 + 0.55 * pressure), pressure))
    return result


def smooth(corners, count=90):
    """Points along a Catmull-Rom spline through corners."""
    ends = [corners[0], *corners, corners[-1]]
    result = []
    for k in range(count):
        place = k / (count - 1) * (len(corners) - 1)
        i = min(int(place), len(corners) - 2)
        t = place - i
        a, b, c, d = ends[i : i + 4]
        result.append(tuple(
            0.5 * (2 * q + (r - p) * t + (2 * p - 5 * q + 4 * r - s) * t**2 + (3 * q - p - 3 * r + s) * t**3)
            for p, q, r, s in zip(a, b, c, d)))
    return result


def shaky(points, dice, by=1.5):
    return [(x + dice.gauss(0, by), y + dice.gauss(0, by)) for x, y in points]


def hatching(dice):
    """A circle filled with slanted strokes."""
    ring = [polar(160, 120, 86, 0.3 + 2 * math.pi * k / 12) for k in range(13)]
    strokes = [smooth(shaky(ring, dice))]
    for k in range(-6, 7):
        half = math.sqrt(max(78**2 - (12 * k) ** 2, 0)) * 0.95
        across = [(160 + 12 * k * 0.8 - s * half * 0.6, 120 + 12 * k * 0.6 + s * half * 0.8) for s in (-1, 0, 1)]
        strokes.append(smooth(shaky(across, dice)))
    return strokes


def scribble(dice):
    """A spiral of loops from left to right."""
    loops = dice.randint(7, 10)
    turns = [2 * math.pi * k / 8 for k in range(8 * loops)]
    return [
        smooth([(40 + 240 * k / len(turns) + 26 * math.cos(a), 80 + 20 * row + 40 * math.sin(a)) for k, a in enumerate(turns)], 500)
        for row in (0, 3)
    ]


def house(dice):
    """A house, a tree and a path, in strokes that do not quite meet."""
    corners = [((60, 210), (62, 110)), ((58, 112), (182, 110)), ((180, 108), (181, 212)), ((56, 209), (186, 210)), ((52, 118), (120, 50)),
               ((118, 48), (190, 119)), ((105, 209), (106, 160)), ((104, 161), (138, 160)), ((137, 159), (138, 210)), ((250, 210), (252, 130))]
    strokes = [smooth(shaky([a, middle(a, b), b], dice)) for a, b in corners]
    crown = [polar(251, 100, 34 + dice.uniform(-6, 6), 2 * math.pi * k / 9) for k in range(10)]
    return strokes + [smooth(crown), smooth(shaky([(20, 214), (120, 222), (220, 216), (305, 220)], dice))]


def leaf(dice):
    """An outline, a rib and veins."""
    strokes = [smooth(shaky([(40, 190), (90, 80), (200, 50), (285, 60)], dice)), smooth(shaky([(40, 190), (160, 200), (250, 140), (285, 60)], dice))]
    strokes.append(smooth(shaky([(30, 200), (120, 140), (200, 100), (280, 64)], dice)))
    for t in range(7):
        x, y = 80 + 26 * t, 168 - 14.5 * t
        strokes.append(smooth(shaky([(x, y), (x + 8, y - 20), (x + 26, y - 34)], dice)))
        strokes.append(smooth(shaky([(x, y), (x + 20, y + 8), (x + 40, y + 6)], dice)))
    return strokes


def waves(dice):
    """Strokes of all pressures and widths, one below the other."""
    rows = []
    for k in range(8):
        bend = dice.uniform(4, 12)
        rows.append(smooth([(30 + 32 * i, 30 + 25 * k + bend * math.sin(1.7 * i + k)) for i in range(9)], 200))
    return rows


def face(dice):
    """A head, eyes, a nose, a mouth and hair."""
    def ring(x, y, a, b, count=12):
        return smooth([(x + a * math.cos(2 * math.pi * k / count), y + b * math.sin(2 * math.pi * k / count)) for k in range(count + 1)])

    strokes = [ring(160, 125, 70 + dice.uniform(-6, 6), 90)]
    strokes += [ring(160 + s * 28, 110, 12, 7) for s in (-1, 1)] + [ring(160 + s * 28, 110, 3, 3) for s in (-1, 1)]
    strokes.append(smooth(shaky([(160, 112), (152, 140), (166, 146)], dice)))
    strokes.append(smooth(shaky([(130, 170), (160, 184), (192, 168)], dice)))
    for k in range(14):
        x = 96 + 9.5 * k
        strokes.append(smooth(shaky([(x, 70), (x - 4, 40 + 0.2 * abs(x - 160)), (x + 10, 26 + 0.2 * abs(x - 160))], dice, 3)))
    return strokes


def drawn(strokes, shade):
    """Strokes at four times the size as grays of one channel; `shade` makes the opacity of a pressure."""
    parts = []
    for points in strokes:
        for (x, y, w, p), (x2, y2, _, _) in zip(points, points[1:]):
            parts.append(f'<path d="M{x:.2f} {y:.2f}L{x2:.2f} {y2:.2f}" stroke-width="{w:.2f}" stroke="rgb({shade(p)},0,0)"/>')
    svg = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}"><rect width="{WIDTH}" height="{HEIGHT}"/>'
        f'<g fill="none" stroke-linecap="round">{"".join(parts)}</g></svg>'
    )
    return numpy.asarray(draw(svg, WIDTH * SCALE)).astype("float32")[..., 0] / 255


def pencil(_, wanted):
    """Graphite on paper whose grain it does not fill where the hand presses little."""
    if not wanted("pencil"):
        return
    for subject in [hatching, scribble, house, leaf, waves, face]:
        for seed in range(EACH):
            dice = random.Random(seed)
            widest = [2.2, 3, 4, 5.5][seed % 4]
            strokes = [stroke(points, widest, dice) for points in subject(dice)]
            ink = drawn(strokes, lambda pressure: 255)
            pressure = drawn(strokes, lambda pressure: round(255 * pressure))
            grain = 0.7 * field(ink.shape, 1.1 * SCALE, seed) + 0.5 * field(ink.shape, 0.5 * SCALE, seed + 100)
            filled = 1 / (1 + numpy.exp(-(8 * pressure - 2.6 - 1.6 * grain)))
            share = numpy.asarray(reduced(on(gray(ink * filled), "white")).convert("L")).astype("float32") / 255
            paper = 240 + 3 * field(share.shape, 1.5, seed + 200)
            picture = Image.fromarray((70 + (paper - 70) * share).clip(0, 255).astype("uint8"))
            yield "pencil", f"{subject.__name__}-{seed}", noisy(blurred(picture, 0.4), 2, seed).convert("L").convert("RGB"), on(gray(ink), "white")
