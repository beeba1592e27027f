"""Draws the card of Examples/CardServer with Skia, or with Cairo and Pango: what `run` compares it with.

A process reads lines of JSON on standard input, {"title": …, "subtitle": …}, and answers each with the seconds that drawing and
encoding took, and the length of the PNG that follows on standard output. The symbol's outline and place are those of the
server's own SVG, a file whose name is the second argument; text is shaped, broken into lines and placed by the library.
usage: peers.py skia|cairo CARD.svg
"""

import io
import json
import re
import sys
import time

WIDTH, HEIGHT, MARGIN, GAP, SPACING = 1200, 630, 80, 64, 24
SYMBOL = 240
TEXT_WIDTH = WIDTH - 2 * MARGIN - SYMBOL - GAP
COLORS = [(0x2B, 0x10, 0x55), (0x75, 0x97, 0xDE)]
# The shadow's blur as a standard deviation, its offset and opacity.
SIGMA, DROP, SHADE = 18, 12, 0.45
# Pango's units in a pixel.
UNITS = 1024


def outline(svg):
    """The path data of the symbol: the last path of the server's SVG."""
    return re.findall(r'<path [^>]*\bd="([^"]+)"', svg)[-1]


class Skia:
    def __init__(self, path):
        import skia
        from skia import textlayout

        self.skia, self.text = skia, textlayout
        self.symbol = skia.Path()
        calls = {"move_to": self.symbol.moveTo, "line_to": self.symbol.lineTo, "curve_to": self.symbol.cubicTo,
                 "close_path": self.symbol.close}
        for name, points in commands(path):
            calls[name](*points)
        self.fonts = textlayout.FontCollection()
        self.fonts.setDefaultFontManager(skia.FontMgr())
        self.unicode = skia.Unicodes.ICU.Make()
        self.surface = skia.Surface(WIDTH, HEIGHT)

    def paragraph(self, text, size, bold, opacity):
        skia, textlayout = self.skia, self.text
        builder = textlayout.ParagraphBuilder.make(textlayout.ParagraphStyle(), self.fonts, self.unicode)
        letters = textlayout.TextStyle()
        letters.setFontFamilies(["Inter"])
        letters.setFontStyle(skia.FontStyle.Bold() if bold else skia.FontStyle.Normal())
        letters.setFontSize(size)
        letters.setColor(skia.Color4f(1, 1, 1, opacity).toColor())
        builder.pushStyle(letters)
        builder.addText(text)
        paragraph = builder.Build()
        paragraph.layout(TEXT_WIDTH)
        return paragraph

    def draw(self, title, subtitle):
        skia = self.skia
        with self.surface as canvas:
            ground = skia.GradientShader.MakeLinear(
                [skia.Point(0, 0), skia.Point(WIDTH, HEIGHT)], [skia.ColorSetRGB(*color) for color in COLORS])
            canvas.drawPaint(skia.Paint(Shader=ground))
            lines = [self.paragraph(title, 76, True, 1), self.paragraph(subtitle, 34, False, 0.85)]
            y = (HEIGHT - sum(line.Height for line in lines) - SPACING) / 2
            for line in lines:
                line.paint(canvas, MARGIN, y)
                y += line.Height + SPACING
            shadow = skia.ImageFilters.DropShadow(0, DROP, SIGMA, SIGMA, skia.Color4f(0, 0, 0, SHADE).toColor())
            canvas.drawPath(self.symbol, skia.Paint(Color=skia.ColorWHITE, AntiAlias=True, ImageFilter=shadow))
        return bytes(self.surface.makeImageSnapshot().encodeToData())


class Cairo:
    """Cairo has no blur: the shadow's mask is blurred by Pillow, within its own bounds."""

    def __init__(self, path):
        import cairocffi
        import pangocairocffi
        import pangocffi
        from PIL import Image, ImageFilter

        self.cairo, self.pango, self.pangocairo = cairocffi, pangocffi, pangocairocffi
        self.Image, self.blur = Image, ImageFilter.GaussianBlur(SIGMA)
        self.commands = list(commands(path))
        self.fonts = {
            (size, weight): self.font(size, weight) for size, weight in [(76, "Bold"), (34, "Regular")]}
        # The symbol's box with room for the shadow.
        room = 3 * SIGMA + DROP
        self.box = (WIDTH - MARGIN - SYMBOL - room, (HEIGHT - SYMBOL) // 2 - room, SYMBOL + 2 * room, SYMBOL + 2 * room)

    def font(self, size, weight):
        font = self.pango.FontDescription()
        font.family = "Inter"
        font.weight = self.pango.Weight.BOLD if weight == "Bold" else self.pango.Weight.NORMAL
        font.set_absolute_size(size * UNITS)
        return font

    def symbol(self, context):
        for name, points in self.commands:
            getattr(context, name)(*points)

    def draw(self, title, subtitle):
        cairo = self.cairo
        surface = cairo.ImageSurface(cairo.FORMAT_RGB24, WIDTH, HEIGHT)
        context = cairo.Context(surface)
        ground = cairo.LinearGradient(0, 0, WIDTH, HEIGHT)
        for offset, color in enumerate(COLORS):
            ground.add_color_stop_rgb(offset, *(component / 255 for component in color))
        context.set_source(ground)
        context.paint()

        lines = []
        for text, size, weight, opacity in [(title, 76, "Bold", 1), (subtitle, 34, "Regular", 0.85)]:
            layout = self.pangocairo.create_layout(context)
            layout.font_description = self.fonts[size, weight]
            layout.width = TEXT_WIDTH * UNITS
            layout.text = text
            _, extents = layout.get_extents()
            lines.append((layout, extents.height / UNITS, opacity))
        y = (HEIGHT - sum(height for _, height, _ in lines) - SPACING) / 2
        for layout, height, opacity in lines:
            context.set_source_rgba(1, 1, 1, opacity)
            context.move_to(MARGIN, y)
            self.pangocairo.show_layout(context, layout)
            y += height + SPACING

        left, top, width, height = self.box
        mask = cairo.ImageSurface(cairo.FORMAT_A8, width, height)
        shape = cairo.Context(mask)
        shape.translate(-left, -top)
        self.symbol(shape)
        shape.fill()
        mask.flush()
        stride = mask.get_stride()
        blurred = self.Image.frombuffer("L", (stride, height), bytes(mask.get_data()), "raw", "L", 0, 1).filter(self.blur)
        shade = cairo.ImageSurface.create_for_data(bytearray(blurred.tobytes()), cairo.FORMAT_A8, width, height, stride)
        context.set_source_rgba(0, 0, 0, SHADE)
        context.mask_surface(shade, left, top + DROP)
        context.set_source_rgb(1, 1, 1)
        self.symbol(context)
        context.fill()
        surface.flush()
        file = io.BytesIO()
        surface.write_to_png(file)
        return file.getvalue()


def commands(path):
    """Path data of the letters that the server's symbols have, as Cairo's calls."""
    tokens = re.findall(r"[a-zA-Z]|-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?", path)
    counts = {"m": 2, "l": 2, "h": 1, "v": 1, "c": 6, "s": 4, "q": 4, "z": 0}
    x = y = start_x = start_y = 0
    last = None
    letter, at = None, 0
    while at < len(tokens):
        if tokens[at].isalpha():
            letter, at = tokens[at], at + 1
        kind, relative = letter.lower(), letter.islower()
        numbers = [float(token) for token in tokens[at:at + counts[kind]]]
        at += counts[kind]
        if kind == "z":
            x, y = start_x, start_y
            yield "close_path", ()
            continue
        if kind in "hv":
            numbers = [numbers[0] + (x if relative else 0), y] if kind == "h" else [x, numbers[0] + (y if relative else 0)]
        elif relative:
            numbers = [number + (y if index % 2 else x) for index, number in enumerate(numbers)]
        if kind == "s":
            before = last if last else (x, y)
            numbers = [2 * x - before[0], 2 * y - before[1], *numbers]
        if kind == "m":
            start_x, start_y = numbers
            # Further pairs after a move are lines.
            letter = "l" if relative else "L"
            yield "move_to", numbers
        elif len(numbers) == 2:
            yield "line_to", numbers
        else:
            yield "curve_to", numbers
        last = tuple(numbers[2:4]) if len(numbers) == 6 else None
        x, y = numbers[-2:]


def main():
    kind, svg = sys.argv[1:]
    with open(svg) as file:
        path = outline(file.read())
    peer = {"skia": Skia, "cairo": Cairo}[kind](path)
    for line in sys.stdin:
        wish = json.loads(line)
        started, cpu = time.perf_counter(), time.process_time()
        png = peer.draw(wish["title"], wish["subtitle"])
        seconds, cpu = time.perf_counter() - started, time.process_time() - cpu
        sys.stdout.buffer.write(f"{seconds} {cpu} {len(png)}\n".encode() + png)
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
