#!/usr/bin/env python3
"""SVG bytes to pixels: ours beside ThorVG, librsvg, Skia and resvg, in turns on one thread.

    compare.py DRIVER WORK [ROUNDS [TURNS]]    WORK: icons, map, FILE.svg (as large as it says), or several by commas

DRIVER is our lab-driver (Benchmarks/LabDriver). icons: the first 1,000 of Debian's bootstrap-icons at 64 × 64. map: 20 MB
of coasts, roads and buildings from a seed at 1024 × 1024, which is written to the temporary folder. Each program is a process
of its own on one core and takes TURNS turns after a warm-up; in every one of ROUNDS rounds all take turns. Prints, as
Markdown, the medians, their ratio to ours and the peak of memory. A peer that is not installed is left out.

ThorVG and librsvg are called by their C interfaces, Skia and resvg by their Python packages (skia-python, resvg-py);
resvg-py gives PNG alone, so that its times have a PNG's coding in them. Needs thorvg-python for the library only.
"""
import ctypes, glob, json, math, os, random, resource, statistics, subprocess, sys, tempfile, time

ICONS = "/usr/share/bootstrap-icons/svg"
SIDE = 64


def icon_files():
    return sorted(glob.glob(ICONS + "/*.svg"))[:1000]


def write_map(path):
    """A map of random walks: 60,000 buildings, 6,000 roads, 400 coasts, in groups with styles."""
    if os.path.exists(path):
        return
    r = random.Random(7)
    out = ['<svg xmlns="http://www.w3.org/2000/svg" width="1024" height="1024" viewBox="0 0 1024 1024">',
           "<style>.b{fill:#d9d0c9;stroke:#b8a99c;stroke-width:.15}.r{fill:none;stroke-linejoin:round}"
           ".w{fill:#aad3df}.major{stroke:#f9b29c;stroke-width:1.6}.minor{stroke:#fff;stroke-width:.8}</style>",
           '<rect width="1024" height="1024" fill="#f2efe9"/>', '<g class="w" stroke="none">']
    for _ in range(400):
        x, y, size, n = r.uniform(0, 1024), r.uniform(0, 1024), r.uniform(5, 60), 900
        phases = [(r.uniform(0, 2 * math.pi), r.uniform(0, 1) / k) for k in range(1, 24)]
        points = []
        for i in range(n):
            a = 2 * math.pi * i / n
            d = size * (1 + 0.3 * sum(w * math.sin((k + 1) * a + p) for k, (p, w) in enumerate(phases)))
            points.append("%.2f %.2f" % (x + d * math.cos(a), y + d * math.sin(a)))
        out.append('<path d="M%sZ"/>' % "L".join(points))
    out.append('</g><g class="r">')
    for i in range(6000):
        x, y, a, d = r.uniform(0, 1024), r.uniform(0, 1024), r.uniform(0, 2 * math.pi), []
        for _ in range(60):
            a += r.gauss(0, 0.25)
            b = a + r.gauss(0, 0.2)
            d.append("c%.2f %.2f %.2f %.2f %.2f %.2f" % (
                math.cos(a), math.sin(a), 1.4 * math.cos(b), 1.4 * math.sin(b), 2 * math.cos(b), 2 * math.sin(b)))
        out.append('<path class="%s" d="M%.2f %.2f%s"/>' % ("major" if i % 9 == 0 else "minor", x, y, "".join(d)))
    out.append('</g><g id="buildings">')
    for i in range(60000):
        x, y, a, w, h = r.uniform(0, 1024), r.uniform(0, 1024), r.uniform(0, 90), r.uniform(0.5, 4), r.uniform(0.5, 3)
        out.append('<path id="b%d" class="b" transform="translate(%.2f %.2f) rotate(%.1f)" d="M0 0H%.2fV%.2fH%.2fV%.2fH0Z"/>' % (
            i, x, y, a, w, h, w * 0.6, h * 1.7))
    out.append("</g></svg>")
    open(path, "w").write("\n".join(out))


def timed(action, turns):
    action()
    times = []
    for _ in range(turns):
        begin = time.perf_counter()
        action()
        times.append((time.perf_counter() - begin) * 1e3)
    return times


def size_of(data):
    import re

    found = [re.search(rb'\b%s="([0-9.]+)' % name, data[:4000]) for name in (b"width", b"height")]
    return tuple(int(float(f.group(1))) for f in found)


def thorvg(files, size, turns):
    import thorvg_python

    folder = os.path.dirname(thorvg_python.__file__)
    # The library is linked with what lies beside it.
    found = glob.glob(folder + "/**/libthorvg*.so*", recursive=True) + glob.glob(folder + ".libs/libthorvg*")
    lib = ctypes.CDLL(found[0])
    for name in ("tvg_swcanvas_create", "tvg_picture_new"):
        getattr(lib, name).restype = ctypes.c_void_p
    p = ctypes.c_void_p
    lib.tvg_swcanvas_set_target.argtypes = [p, p, ctypes.c_uint32, ctypes.c_uint32, ctypes.c_uint32, ctypes.c_int]
    lib.tvg_picture_load_data.argtypes = [p, ctypes.c_char_p, ctypes.c_uint32, ctypes.c_char_p, ctypes.c_char_p, ctypes.c_bool]
    lib.tvg_picture_set_size.argtypes = [p, ctypes.c_float, ctypes.c_float]
    lib.tvg_canvas_add.argtypes = [p, p]
    lib.tvg_canvas_remove.argtypes = [p, p]
    lib.tvg_canvas_draw.argtypes = [p, ctypes.c_bool]
    lib.tvg_canvas_sync.argtypes = [p]
    lib.tvg_engine_init(0)
    width, height = size
    pixels = (ctypes.c_uint32 * (width * height))()
    canvas = p(lib.tvg_swcanvas_create(0))
    assert lib.tvg_swcanvas_set_target(canvas, pixels, width, width, height, 0) == 0

    def draw():
        for data in files:
            ctypes.memset(pixels, 255, width * height * 4)
            lib.tvg_canvas_remove(canvas, None)
            picture = p(lib.tvg_picture_new())
            lib.tvg_picture_load_data(picture, data, len(data), b"svg", None, True)
            lib.tvg_picture_set_size(picture, width, height)
            lib.tvg_canvas_add(canvas, picture)
            lib.tvg_canvas_draw(canvas, False)
            lib.tvg_canvas_sync(canvas)

    return timed(draw, turns), bytes(pixels)


def librsvg(files, size, turns):
    cairo = ctypes.CDLL("libcairo.so.2")
    rsvg = ctypes.CDLL("librsvg-2.so.2")
    glib = ctypes.CDLL("libgobject-2.0.so.0")
    p = ctypes.c_void_p
    for lib, names in ((cairo, ("cairo_image_surface_create", "cairo_create", "cairo_image_surface_get_data")),
                       (rsvg, ("rsvg_handle_new_with_flags",))):
        for name in names:
            getattr(lib, name).restype = p
    for lib, name in ((cairo, "cairo_create"), (cairo, "cairo_destroy"), (cairo, "cairo_surface_destroy"),
                      (cairo, "cairo_paint"), (cairo, "cairo_surface_flush"), (cairo, "cairo_image_surface_get_data"),
                      (glib, "g_object_unref")):
        getattr(lib, name).argtypes = [p]
    cairo.cairo_set_source_rgb.argtypes = [p] + [ctypes.c_double] * 3
    rsvg.rsvg_handle_write.argtypes = [p, ctypes.c_char_p, ctypes.c_size_t, p]
    rsvg.rsvg_handle_close.argtypes = [p, p]
    box = (ctypes.c_double * 4)(0, 0, *size)
    rsvg.rsvg_handle_render_document.argtypes = [p, p, p, p]
    width, height = size
    surface = p(cairo.cairo_image_surface_create(0, width, height))

    def draw():
        for data in files:
            handle = p(rsvg.rsvg_handle_new_with_flags(1))
            assert rsvg.rsvg_handle_write(handle, data, len(data), None) and rsvg.rsvg_handle_close(handle, None)
            context = p(cairo.cairo_create(surface))
            cairo.cairo_set_source_rgb(context, 1, 1, 1)
            cairo.cairo_paint(context)
            assert rsvg.rsvg_handle_render_document(handle, context, box, None)
            cairo.cairo_destroy(context)
            cairo.cairo_surface_flush(surface)
            glib.g_object_unref(handle)

    times = timed(draw, turns)
    data = ctypes.string_at(cairo.cairo_image_surface_get_data(surface), width * height * 4)
    swapped = bytearray(data)
    swapped[0::4], swapped[2::4] = data[2::4], data[0::4]
    return times, bytes(swapped)


def skia(files, size, turns):
    import skia

    surface = skia.Surface.MakeRaster(skia.ImageInfo.Make(*size, skia.kRGBA_8888_ColorType, skia.kPremul_AlphaType))
    canvas = surface.getCanvas()

    def draw():
        for data in files:
            document = skia.SVGDOM.MakeFromStream(skia.MemoryStream.MakeCopy(data))
            own = document.containerSize()
            canvas.save()
            canvas.clear(skia.ColorWHITE)
            if own.width() > 0 and own.height() > 0:
                canvas.scale(size[0] / own.width(), size[1] / own.height())
            document.render(canvas)
            canvas.restore()

    times = timed(draw, turns)
    return times, surface.makeImageSnapshot().tobytes()


def resvg(files, size, turns):
    import resvg_py

    texts = [data.decode() for data in files]
    last = []

    def draw():
        for text in texts:
            last[:] = [resvg_py.svg_to_bytes(
                svg_string=text, width=size[0], height=size[1], background="white", skip_system_fonts=True)]

    times = timed(draw, turns)
    import io
    from PIL import Image

    return times, Image.open(io.BytesIO(bytes(last[0]))).convert("RGBA").tobytes()


PEERS = {"thorvg": thorvg, "librsvg": librsvg, "skia": skia, "resvg-py": resvg}


def peer(name, work, turns, out):
    paths = icon_files() if work == "icons" else [work]
    files = [open(path, "rb").read() for path in paths]
    size = (SIDE, SIDE) if work == "icons" else size_of(files[0])
    times, pixels = PEERS[name](files, size, turns)
    open(out, "wb").write(pixels)
    print(json.dumps({"ms": times}))


def main():
    if sys.argv[1] == "peer":
        peer(sys.argv[2], sys.argv[3], int(sys.argv[4]), sys.argv[5])
        return
    driver, works = sys.argv[1], sys.argv[2].split(",")
    rounds = int(sys.argv[3]) if len(sys.argv) > 3 else 3
    turns = int(sys.argv[4]) if len(sys.argv) > 4 else 5
    folder = tempfile.gettempdir() + "/filigree-svg-peers"
    os.makedirs(folder, exist_ok=True)
    core = os.environ.get("CORE", "0")
    for work in works:
        label = work
        if work == "map":
            work = folder + "/map.svg"
            write_map(work)
        listing = folder + "/icons.txt"
        open(listing, "w").write("\n".join(icon_files()))
        commands = {"filigree": [driver, "icons", listing, str(SIDE), str(turns)] if work == "icons"
                    else [driver, "svg", work, str(turns), folder + "/filigree.rgba"]}
        for name in PEERS:
            commands[name] = [sys.executable, os.path.abspath(__file__), "peer", name, work, str(turns),
                              folder + "/" + name + ".rgba"]
        times, peaks = {}, {}
        for _ in range(rounds):
            for name, command in commands.items():
                if name in times and times[name] is None:
                    continue
                place = folder + "/" + name + ".json"
                with open(place, "w") as output:
                    child = subprocess.Popen(["taskset", "-c", core] + command, stdout=output, stderr=subprocess.DEVNULL)
                    _, status, usage = os.wait4(child.pid, 0)
                try:
                    times.setdefault(name, []).extend(json.load(open(place))["ms"])
                    peaks[name] = max(peaks.get(name, 0), usage.ru_maxrss / 1024)
                except (ValueError, KeyError):
                    times[name] = None
        ours = statistics.median(times["filigree"])
        print("\n%s\n\n| | median ms | to ours | peak MB |\n|---|---|---|---|" % os.path.basename(label))
        for name in commands:
            if times[name]:
                middle = statistics.median(times[name])
                print("| %s | %.1f | %.2f | %.0f |" % (name, middle, middle / ours, peaks[name]))
            else:
                print("| %s | not here, or failed | | |" % name)


main()
