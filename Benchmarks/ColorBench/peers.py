"""What ColorBench asks of others: rendering by resvg, tracing by vtracer, and comparing pixels.

Needs the PyPI packages numpy, pillow, resvg_py and vtracer. VTRACER1 in the environment names a folder
with vtracer 1.0 (`pip install --target FOLDER --pre --no-deps vtracer`), AUTOTRACE one with pyautotrace.
"""
import io
import os
import re
import sys


def render(svg, width=None, background=None):
    import numpy
    import resvg_py
    from PIL import Image
    text = open(svg).read() if os.path.exists(svg) else svg
    if background:
        start = text.index(">", text.index("<svg")) + 1
        text = text[:start] + f'<rect width="100%" height="100%" fill="{background}"/>' + text[start:]
    png = bytes(resvg_py.svg_to_bytes(svg_string=text, width=width))
    return numpy.asarray(Image.open(io.BytesIO(png)).convert("RGBA")).astype(float)


def segments(svg):
    """Lines and curves of all paths; a close is none."""
    need = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "S": 4, "Q": 4, "T": 2, "A": 7}
    count = 0
    for data in re.findall(r'\bd="([^"]*)"', open(svg).read()):
        tokens = re.findall(r"[A-Za-z]|-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?", data)
        i, command, first = 0, None, False
        while i < len(tokens):
            if tokens[i].isalpha():
                command, first = tokens[i], True
                i += 1
                if command in "zZ":
                    continue
            i += need[command.upper()]
            if not (command in "mM" and first):
                count += 1
            first = False
    return count


def main(mode, *rest):
    import numpy
    from PIL import Image
    if mode == "draw":  # SVG, width, PNG
        Image.fromarray(render(rest[0], int(rest[1])).astype("uint8")).convert("RGB").save(rest[2])
    elif mode == "pixels":  # PNG
        size = Image.open(rest[0]).size
        print(size[0] * size[1])
    elif mode == "png":  # PPM, PNG
        Image.open(rest[0]).save(rest[1])
    elif mode == "judge":  # PNG, SVG: PSNR, segments, bytes
        a = numpy.asarray(Image.open(rest[0]).convert("RGB")).astype(float)
        b = render(rest[1], a.shape[1], "#fff")[: a.shape[0], :, :3]
        error = ((a - b) ** 2).mean()
        psnr = 10 * numpy.log10(255**2 / error) if error else 99
        print(f"{psnr:.2f} {segments(rest[1])} {os.path.getsize(rest[1])}")
    elif mode == "seam":  # SVG: pixels that a change of the background changes
        a, b = (render(rest[0], None, c)[:, :, :3] for c in ("#ff00ff", "#00ff00"))
        print(int((abs(a - b).max(axis=2) > 2).sum()))
    elif mode == "scan":  # PNG, PNG: shadows, blur and noise
        from PIL import ImageFilter
        image = Image.open(rest[0]).convert("L").filter(ImageFilter.GaussianBlur(0.7))
        a = numpy.asarray(image).astype(float)
        y, x = numpy.mgrid[0 : a.shape[0], 0 : a.shape[1]]
        a *= 1 - 0.35 * x / a.shape[1] - 0.1 * y / a.shape[0]
        a += numpy.random.default_rng(1).normal(0, 8, a.shape)
        Image.fromarray(a.clip(0, 255).astype("uint8")).save(rest[1])
    elif mode == "hard":  # PNG, PNG: black and white alone
        Image.open(rest[0]).convert("L").point(lambda v: 255 if v > 127 else 0).save(rest[1])
    elif mode == "strokes":  # SVG: paths, parts of paths
        paths = re.findall(r'\bd="([^"]*)"', open(rest[0]).read())
        print(len(paths), sum(d.count("M") + d.count("m") for d in paths))
    elif mode == "autotrace":
        sys.path.insert(0, os.environ["AUTOTRACE"])
        from autotrace import Bitmap, TraceOptions
        options = dict(item.split("=") for item in rest[2:])
        pixels = numpy.asarray(Image.open(rest[0]).convert("RGB"))
        threshold = options.pop("threshold", None)
        if threshold:
            pixels = numpy.where(pixels > int(threshold), 255, 0).astype("uint8")
        settings = {key: int(value) for key, value in options.items()}
        vector = Bitmap(pixels.copy()).trace(options=TraceOptions(
            centerline=True, preserve_width=bool(threshold), background_color=(255, 255, 255),
            **settings))
        vector.save(rest[1])
    elif mode == "vtracer":
        import vtracer
        # The settings that the program calls "photo".
        photo = dict(filter_speckle=10, color_precision=8, layer_difference=48,
                     corner_threshold=180, length_threshold=4.0, splice_threshold=45)
        vtracer.convert_image_to_svg_py(rest[0], rest[1], **(photo if len(rest) > 2 else {}))
    elif mode == "vtracer1":
        sys.path.insert(0, os.environ["VTRACER1"])
        import vtracer
        options = dict(item.split("=") for item in rest[2:])
        if "simplify" in options:
            options["simplify"] = float(options["simplify"])
        vtracer.convert_file(rest[0], rest[1], vtracer.Config(**options))


if __name__ == "__main__":
    main(*sys.argv[1:])
