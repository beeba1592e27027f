"""Screenshots of windows, text, buttons and charts by Chromium, for `make.py`: with one pixel a point, and with four as the truth."""
import io
import math
import os
import random
import sys

from PIL import Image

from pictures import SCALE

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "scripts", "live"))
import chromium  # noqa: E402

WIDTH, HEIGHT = 480, 320
FONTS = {"Sans": "dejavu/DejaVuSans.ttf", "Serif": "liberation/LiberationSerif-Regular.ttf", "Mono": "dejavu/DejaVuSansMono.ttf"}
# Baselines at whole points, so that they lie at the same place with any number of pixels a point.
LINES = "ascent-override:100%;descent-override:0%;line-gap-override:0%"
# Ground, card, text, faint text, accent, second accent.
THEMES = [
    ("#f6f5f4", "#ffffff", "#2e3436", "#77767b", "#3584e4", "#e66100"),
    ("#242424", "#363636", "#ffffff", "#9a9996", "#78aeed", "#8ff0a4"),
    ("#fdf6e3", "#eee8d5", "#586e75", "#93a1a1", "#268bd2", "#d33682"),
    ("#1a1b26", "#24283b", "#c0caf5", "#565f89", "#bb9af7", "#9ece6a"),
]
WORDS = "harbor window letter copper garden silent number bridge orange planet winter simple marble candle forest river stone paper".split()


def text(x, y, words, size=13, color="var(--text)", family="Sans"):
    style = f"left:{x}px;top:{y}px;font:{size}px/{size}px {family};color:{color}"
    return f'<p style="{style}">{words}</p>'


def box(x, y, w, h, color, radius=0, border=""):
    style = f"left:{x}px;top:{y}px;width:{w}px;height:{h}px;background:{color};border-radius:{radius}px"
    return f'<div style="{style};{"border:1px solid " + border if border else ""}"></div>'


def svg(body):
    return f'<svg width="{WIDTH}" height="{HEIGHT}" viewBox="0 0 {WIDTH} {HEIGHT}">{body}</svg>'


def title_bar(words):
    dots = "".join(box(14 + 20 * i, 12, 12, 12, color, 6) for i, color in enumerate(["#ff5f57", "#febc2e", "#28c840"]))
    return box(0, 0, WIDTH, 36, "var(--card)") + dots + text(190, 9, words, 14) + box(0, 36, WIDTH, 1, "var(--faint)")


def settings(dice):
    """Rows with switches, sliders and buttons."""
    parts = [title_bar("Settings")]
    for row in range(5):
        y = 52 + 44 * row
        parts.append(box(24, y, 430, 36, "var(--card)", 8) + text(38, y + 9, f"{dice.choice(WORDS).title()} {dice.choice(WORDS)}"))
        if row % 2:
            on = dice.random() < 0.6
            parts.append(box(396, y + 8, 40, 20, "var(--accent)" if on else "var(--faint)", 10) + box(418 if on else 398, y + 10, 16, 16, "white", 8))
        else:
            share = dice.randint(20, 90)
            parts.append(box(316, y + 16, 120, 4, "var(--faint)", 2) + box(316, y + 16, share, 4, "var(--accent)", 2))
            parts.append(box(316 + share - 8, y + 10, 16, 16, "white", 8, "var(--faint)"))
    parts.append(box(270, 278, 84, 30, "var(--card)", 6, "var(--faint)") + text(290, 285, "Cancel"))
    return "".join(parts) + box(368, 278, 86, 30, "var(--accent)", 6) + text(394, 285, "Save", 13, "white")


def bars(dice):
    """Bars, an axis and its numbers."""
    parts = [text(24, 14, f"{dice.choice(WORDS).title()} by month", 18)]
    for k in range(6):
        y = 280 - 44 * k
        parts.append(box(56, y, 400, 1, "var(--faint)") + text(20, y - 8, str(20 * k), 12, "var(--faint)"))
    for k in range(12):
        for n, color in enumerate(["var(--accent)", "var(--second)"]):
            height = dice.randint(20, 215)
            parts.append(box(64 + 33 * k + 12 * n, 280 - height, 11, height, color))
        parts.append(text(66 + 33 * k, 286, "JFMAMJJASOND"[k], 12))
    return "".join(parts)


def curves(dice):
    """Two lines with points on a grid, and a pie."""
    parts = []
    for color in ["var(--accent)", "var(--second)"]:
        points = [(40 + 28 * k, 160 + 70 * math.sin(dice.uniform(0, 6.3))) for k in range(9)]
        data = "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in points)
        parts.append(f'<path d="{data}" fill="none" stroke="{color}" stroke-width="2"/>')
        parts += [f'<circle cx="{x:.1f}" cy="{y:.1f}" r="4" fill="{color}"/>' for x, y in points]
    at = 0.0
    shares = [dice.uniform(1, 3) for _ in range(5)]
    for share, color in zip(shares, ["var(--accent)", "var(--second)", "#f6d32d", "#c01c28", "var(--faint)"]):
        end = at + 2 * math.pi * share / sum(shares)
        x, y, x2, y2 = (f(a) * 70 + c for a in (at, end) for f, c in ((math.cos, 385), (math.sin, 160)))
        large = int(end - at > math.pi)
        parts.append(f'<path d="M385 160L{x:.2f} {y:.2f}A70 70 0 {large} 1 {x2:.2f} {y2:.2f}Z" fill="{color}"/>')
        at = end
    grid = "".join(box(40, 60 + 40 * k, 230, 1, "var(--faint)") for k in range(6))
    return text(24, 14, "Overview", 18) + grid + svg("".join(parts)) + text(330, 250, f"{dice.randint(10, 99)} % of {dice.choice(WORDS)}")


def editor(dice):
    """Lines of code in four colors, with their numbers."""
    parts = [title_bar("main.swift"), box(0, 37, 44, 283, "var(--card)")]
    for row in range(15):
        y, x = 46 + 18 * row, 54 + 16 * dice.randint(0, 2)
        parts.append(text(18, y, str(row + 1), 12, "var(--faint)", "Mono"))
        for color in ["var(--accent)", "var(--text)", "var(--second)"]:
            word = dice.choice(WORDS)
            parts.append(text(x, y, word, 12, color, "Mono"))
            x += round(7.3 * (len(word) + 1))
    return "".join(parts)


def table(dice):
    """A table with a head, stripes and labels."""
    parts = [title_bar("Orders"), box(16, 50, 448, 30, "var(--accent)")]
    parts += [text(28 + 112 * k, 57, word, 13, "white") for k, word in enumerate(["Number", "Name", "State", "Sum"])]
    for row in range(7):
        y = 80 + 32 * row
        parts.append(box(16, y, 448, 32, "var(--card)" if row % 2 else "transparent"))
        done = dice.random() < 0.5
        parts.append(box(246, y + 6, 72, 20, "#26a269" if done else "var(--second)", 10) + text(258, y + 8, "done" if done else "open", 12, "white"))
        cells = [(28, str(dice.randint(1000, 9999))), (140, dice.choice(WORDS).title()), (364, f"{dice.uniform(1, 900):.2f}")]
        parts += [text(x, y + 8, words) for x, words in cells]
    return "".join(parts)


def article(dice):
    """A heading, paragraphs, a link and a picture's frame."""
    def sentence(count):
        return " ".join(dice.choice(WORDS) for _ in range(count))

    parts = [text(24, 16, sentence(3).title(), 28, family="Serif")]
    parts += [text(24, 66 + 22 * k, sentence(5), 15, family="Serif") for k in range(5)]
    parts.append(box(330, 70, 126, 96, "var(--card)", 4, "var(--faint)"))
    parts.append(svg('<path d="M342 156L380 104L404 132L420 116L446 156Z" fill="var(--accent)"/>'))
    parts += [text(24, 186 + 20 * k, sentence(8), 13) for k in range(5)]
    return "".join(parts) + text(24, 290, sentence(2), 13, "var(--second)")


PAGES = [settings, bars, curves, editor, table, article]


def html(work, body, theme):
    fonts = os.path.abspath(os.path.join(work, "themes", "usr", "share", "fonts", "truetype"))
    faces = "".join(f'@font-face{{font-family:{name};src:url("file://{fonts}/{file}");{LINES}}}' for name, file in FONTS.items())
    colors = ";".join(f"--{name}:{color}" for name, color in zip(["ground", "card", "text", "faint", "accent", "second"], theme))
    rules = (
        f"{faces}:root{{{colors}}}body{{margin:0;background:var(--ground)}}p,div,svg{{position:absolute;margin:0}}"
        "p{white-space:nowrap;text-rendering:geometricPrecision}div{box-sizing:border-box}"
    )
    return f'<!doctype html><meta charset="utf-8"><style>{rules}</style>{body}'


def shot(browser, file, scale):
    page = browser.page("file://" + file, WIDTH, HEIGHT, scale)
    page.run("document.fonts.ready.then(() => 1)")
    png = page.screenshot()
    page.close()
    return Image.open(io.BytesIO(png)).convert("RGB")


def pictures(work, wanted):
    if not wanted("screenshots"):
        return
    program = chromium.find()
    if program is None:
        sys.exit("make.py: screenshots need Chromium; name the other kinds to do without")
    folder = os.path.join(os.path.abspath(work), "pages")
    os.makedirs(folder, exist_ok=True)
    browser = chromium.Chromium(program)
    try:
        for page in PAGES:
            for number, theme in enumerate(THEMES):
                name = f"{page.__name__}-{number}"
                file = os.path.join(folder, name + ".html")
                with open(file, "w") as out:
                    out.write(html(work, page(random.Random(number)), theme))
                yield "screenshots", name, shot(browser, file, 1), shot(browser, file, SCALE)
    finally:
        browser.close()
