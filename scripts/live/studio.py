"""What scripts/test-studio tries."""

import base64
import json
import pathlib
import shlex
import subprocess
import tempfile
import time

from app import App, compare, element, open_page, rest
from cases import Failure

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
LOGO = ROOT / "Examples/pictures/logo.png"


# A landscape of plain colors: what a drawing program's picture is like.
HILLS = """<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 200">
<rect width="240" height="200" fill="#bfe3f2"/>
<circle cx="172" cy="62" r="30" fill="#ffd166"/>
<path d="M30 66c-10 0-16-12-6-18 0-14 22-16 26-4 10-4 20 8 12 16-2 4-6 6-10 6z" fill="#ffffff"/>
<path d="M0 128q40-46 88-14t92-10 60 10v86H0z" fill="#7fb685"/>
<path d="M0 152q60-34 112-6t128-18v72H0z" fill="#4f8a63"/>
<path d="M0 182q70-30 130-8t110-14v40H0z" fill="#2e5e4e"/>
<path d="M58 150l-20 0 12-24-8 0 18-40 18 40-8 0 12 24z" fill="#1f4037"/>
<path d="M55 150h6v14h-6z" fill="#6b4226"/>
</svg>
"""


class Studio:
    """The program and its pages, in a folder of their own."""

    def __init__(self, browser, program, pictures):
        self.browser = browser
        self.program = program
        self.pictures = pictures
        self._folder = tempfile.TemporaryDirectory(prefix="filigree-studio-")
        self.folder = pathlib.Path(self._folder.name)
        self._apps = []
        self._pages = []

    def picture(self, name, source=LOGO):
        (self.folder / name).write_bytes(pathlib.Path(source).read_bytes())
        return name

    def landscape(self, name, scale=3):
        """Draws a colored picture; its name."""
        (self.folder / "hills.svg").write_text(HILLS)
        subprocess.run(
            [self.program, "convert", "hills.svg", "-o", name, "--scale", str(scale)], cwd=self.folder, check=True)
        return name

    def page(self, *files, width=1200, height=760, scale=1, **wishes):
        app = App(self.program, *files, command=["studio"], folder=self.folder)
        self._apps.append(app)
        page = open_page(self.browser, app, width, height, scale, **wishes)
        self._pages.append(page)
        return page

    def expect(self, isTrue, text):
        if not isTrue:
            raise Failure(text)

    def same(self, page, name):
        """The page shows what its session's picture says."""
        rest(page)
        if self.pictures:
            (self.pictures / f"{name}.png").write_bytes(page.screenshot())
        if difference := compare(page):
            raise Failure(f"{name}: {difference}")

    def finish(self):
        for page in self._pages:
            self.expect(not page.complaints(), f"the page says: {page.complaints()}")
        for app in self._apps:
            status, errors = app.stop()
            self.expect(status == 0, f"the studio has ended with {status}")
            self.expect(errors == "", f"the studio says: {errors}")
        self._apps = []

    def close(self):
        for app in self._apps:
            app.stop()
        for page in self._pages:
            page.close()
        self._folder.cleanup()

    def trace(self, line):
        """Runs a command line that the page has shown; the bytes of what it writes."""
        words = shlex.split(line)
        self.expect(words[:2] == ["filigree", "trace"], f"the page shows “{line}”")
        result = subprocess.run(
            [self.program, *words[1:]], cwd=self.folder, capture_output=True, text=True)
        self.expect(result.returncode == 0, f"“{line}” says: {result.stderr}")
        return (self.folder / words[words.index("-o") + 1]).read_bytes()

    def saved(self, page, name):
        """Saves what the export shows; the bytes that the browser has downloaded."""
        downloads = self.folder / "downloads"
        downloads.mkdir(exist_ok=True)
        page.browser.send("Browser.setDownloadBehavior", {"behavior": "allow", "downloadPath": str(downloads)})
        press(page, "button", "Save…")
        file = downloads / name
        end = time.monotonic() + 10
        while time.monotonic() < end:
            if file.exists() and not list(downloads.glob("*.crdownload")):
                return file.read_bytes()
            time.sleep(0.05)
        raise Failure(f"{name} was not downloaded: {[path.name for path in downloads.iterdir()]}")


def press(page, role, name):
    """Presses an element where it lies, as a mouse does."""
    selector = element(role, name)
    page.wait(f"document.querySelector({json.dumps(selector)})")
    page.click(*page.center(selector))


def told(page, label):
    """The value of a text that has a label of its own."""
    return page.run(
        "[...document.querySelectorAll('#elements div')].map((e) => e.textContent)"
        f".find((text) => text.startsWith({json.dumps(label + ', ')}))?.slice({len(label) + 2}) ?? ''")


def command(page):
    return told(page, "Command line")


def status(page):
    """What the trace is made of, as the page says it."""
    return page.run(
        "[...document.querySelectorAll('#elements *')].map((e) => e.ariaLabel ?? e.textContent)"
        ".find((text) => / nodes/.test(text)) ?? ''")


def wait_for(page, what, isThere, timeout=20):
    end = time.monotonic() + timeout
    while not isThere():
        if time.monotonic() > end:
            raise Failure(f"in {timeout} s it did not come about that {what}")
        time.sleep(0.03)


def works(test):
    """A picture is opened, traced, set, colored, undone and saved as the command line writes it"""
    page = test.page(test.picture("my logo.png"))
    wait_for(page, "a trace is there", lambda: " bytes" in status(page) or " kB" in status(page))
    test.expect(
        command(page) == "filigree trace 'my logo.png' -o 'my logo.svg' --colors auto", f"it shows “{command(page)}”")
    before = status(page)
    press(page, "button", "Polygons")
    wait_for(page, "the setting is told", lambda: "--style polygon" in command(page))
    wait_for(page, "the trace is another one", lambda: status(page) not in ("", before))
    press(page, "button", "Tolerance: Auto")
    wait_for(page, "the tolerance is told", lambda: "--tolerance 0.35" in command(page))
    x, y = page.center(element("slider", "Tolerance"))
    page.drag([(x - 30, y), (x, y), (x + 25, y), (x + 50, y)])
    wait_for(page, "the slider has moved it", lambda: "--tolerance 0.35" not in command(page))
    rest(page)
    # The last of the swatches is the ink.
    press(page, "button", "Color #000000")
    press(page, "button", "Merge into #ffffff")
    wait_for(page, "the merge is told", lambda: "--recolor '#000000=#ffffff'" in command(page))
    page.key("z", "KeyZ", modifiers=2, number=90)
    wait_for(page, "it is undone", lambda: "--recolor" not in command(page))
    rest(page)
    press(page, "button", "Export")
    wait_for(page, "the export is made", lambda: page.run(
        f"document.querySelector('{element('button', 'Save…')}')?.ariaDisabled === null"))
    line = told(page, "Command line of the export")
    test.same(page, "export")
    saved = test.saved(page, "my logo.svg")
    test.expect(saved == test.trace(line), f"the page saves something else than “{line}” writes")
    test.expect(saved.startswith(b"<svg") and b"l" in saved, "that is no drawing")


def transparent(test):
    """Background and colors become transparent, segments are limited, and EPS and DXF are saved as the command line writes them"""
    page = test.page(test.landscape("hills.png", scale=1))
    wait_for(page, "a trace is there", lambda: " kB" in status(page))
    press(page, "switch", "Transparent Background")
    wait_for(page, "it is told", lambda: "--drop background" in command(page))
    press(page, "button", "Color #ffd166")
    press(page, "button", "Make Transparent")
    wait_for(page, "the color is told", lambda: "--drop 'background,#ffd166'" in command(page))
    press(page, "button", "Transparent Color #ffd166")
    press(page, "button", "Bring Back")
    wait_for(page, "it is back", lambda: "#ffd166" not in command(page))
    rest(page)
    press(page, "button", "Segments at Most: Off")
    wait_for(page, "the limit is told", lambda: "--segments" in command(page))
    wait_for(page, "the segments are told", lambda: " segments" in status(page))
    test.same(page, "transparent")
    for name, suffix in [("EPS", "eps"), ("DXF", "dxf")]:
        rest(page)
        press(page, "button", "Export")
        page.wait(f"document.querySelector('{element('button', 'Save…')}')")
        rest(page)
        press(page, "button", name)
        wait_for(page, "the export is made", lambda: f"hills.{suffix}" in told(page, "Command line of the export") and page.run(
            f"document.querySelector('{element('button', 'Save…')}')?.ariaDisabled === null"))
        rest(page)
        line = told(page, "Command line of the export")
        test.same(page, f"export-{suffix}")
        saved = test.saved(page, f"hills.{suffix}")
        test.expect(saved == test.trace(line), f"the page saves something else than “{line}” writes")


def palette(test):
    """A palette's file is dropped, its colors have names, and groups by them are saved as the command line writes them"""
    page = test.page(test.picture("logo.png"))
    wait_for(page, "a trace is there", lambda: " kB" in status(page))
    file = test.folder / "ink.gpl"
    file.write_text("GIMP Palette\n  0   0   0\tInk\n255 255 255\tPaper\n")
    data = {"items": [], "files": [str(file)], "dragOperationsMask": 1}
    for kind in ("dragEnter", "dragOver", "drop"):
        page.send("Input.dispatchDragEvent", {"type": kind, "x": 300, "y": 300, "data": data})
    wait_for(page, "the palette is told", lambda: "--colors ink.gpl" in command(page))
    press(page, "button", "Color #ffffff, Paper")
    rest(page)
    test.same(page, "palette")
    page.run(f"document.querySelector('{element('button', 'By Color')}').click()")
    wait_for(page, "the groups are told", lambda: "--groups" in command(page))
    rest(page)
    press(page, "button", "Export")
    wait_for(page, "the export is made", lambda: page.run(
        f"document.querySelector('{element('button', 'Save…')}')?.ariaDisabled === null"))
    rest(page)
    line = told(page, "Command line of the export")
    saved = test.saved(page, "logo.svg")
    test.expect(saved == test.trace(line), f"the page saves something else than “{line}” writes")
    test.expect(b'"Ink"' in saved and b'"Paper"' in saved, "the groups have no names")


def views(test):
    """Trace over picture, outlines, nodes, zoom by keys and wheel"""
    page = test.page(test.picture("logo.png"))
    wait_for(page, "a trace is there", lambda: " kB" in status(page))
    press(page, "button", "Over")
    test.same(page, "over")
    press(page, "button", "Trace")
    press(page, "button", "Nodes")
    press(page, "button", "Outlines")
    for _ in range(3):
        press(page, "button", "Zoom In")
    rest(page)
    test.same(page, "nodes")
    before = page.run("frames_seen.length")
    page.wheel(400, 400, 0, 120)
    page.wait(f"frames_seen.length > {before}")
    test.same(page, "wheel")
    press(page, "button", "Fit")
    test.same(page, "fit")


def desktop(test):
    """A colored picture beside its trace with nodes, light and dark"""
    page = test.page(test.landscape("hills.png"))
    wait_for(page, "a trace is there", lambda: " kB" in status(page) and "coarse" not in status(page))
    press(page, "button", "Nodes")
    rest(page)
    press(page, "button", "Color #ffd166")
    rest(page)
    test.same(page, "desktop")
    page.look(True)
    page.wait("[...document.getElementById('picture').getContext('2d').getImageData(0, 0, 1, 1).data][0] === 0")
    test.same(page, "desktop-dark")


def phone(test):
    """A phone's page, light and dark"""
    page = test.page(test.landscape("hills.png"), width=390, height=844, scale=2, touch=True)
    wait_for(page, "a trace is there", lambda: " kB" in status(page) and "coarse" not in status(page))
    test.same(page, "phone")
    page.look(True)
    page.wait("[...document.getElementById('picture').getContext('2d').getImageData(0, 0, 1, 1).data][0] === 0")
    test.same(page, "phone-dark")


def keyboard(test):
    """The page is used by its keyboard alone"""
    page = test.page(test.picture("logo.png"))
    wait_for(page, "a trace is there", lambda: " kB" in status(page))

    def tab_to(role, name, most=120):
        for _ in range(most):
            page.key("Tab", number=9)
            if page.run("[document.activeElement.role, document.activeElement.ariaLabel]") == [role, name]:
                return
        raise Failure(f"Tab does not come to “{name}”")

    tab_to("button", "Shape")
    page.key("Enter", number=13)
    wait_for(page, "a shape is traced", lambda: "--colors" not in command(page))
    tab_to("slider", "Corners from")
    page.key("ArrowRight", number=39)
    wait_for(page, "the slider has moved", lambda: "--corner-angle" in command(page))
    page.key("z", "KeyZ", modifiers=2, number=90)
    wait_for(page, "it is undone", lambda: "--corner-angle" not in command(page))
    page.key("e", "KeyE", modifiers=2, number=69)
    page.wait(f"document.querySelector('{element('button', 'Save…')}')")
    page.key("Escape", number=27)
    page.wait(f"!document.querySelector('{element('button', 'Save…')}')")


def files(test):
    """Files are opened by the browser's dialog and dropped; what is none is told; an SVG file becomes Swift"""
    page = test.page()
    page.send("DOM.enable")
    # A browser without a screen closes its own dialog at once.
    page.send("Page.setInterceptFileChooserDialog", {"enabled": True})
    press(page, "button", "Open…")
    page.wait("!document.getElementById('chooser').hidden")
    accepted = page.run("choice.accept")
    test.expect("image/*" in accepted and ".ppm" in accepted, f"what may be chosen is {accepted}")
    good = test.folder / test.picture("a.png")
    bad = test.folder / "b.png"
    bad.write_bytes(b"no picture")
    node = page.send("DOM.getDocument")["root"]["nodeId"]
    node = page.send("DOM.querySelector", {"nodeId": node, "selector": "#choice"})["nodeId"]
    page.send("DOM.setFileInputFiles", {"nodeId": node, "files": [str(good), str(bad)]})
    page.wait(f"document.querySelector('{element('button', 'OK')}')")
    test.same(page, "files-told")
    press(page, "button", "OK")
    wait_for(page, "a trace is there", lambda: " kB" in status(page))
    svg = test.folder / "tri.svg"
    svg.write_text(
        "<svg xmlns='http://www.w3.org/2000/svg' width='40' height='30'><path d='M5 5h20v20z'/></svg>")
    data = {"items": [], "files": [str(svg)], "dragOperationsMask": 1}
    for kind in ("dragEnter", "dragOver", "drop"):
        page.send("Input.dispatchDragEvent", {"type": kind, "x": 300, "y": 300, "data": data})
    press(page, "button", "Copy source")
    test.same(page, "svg")
    press(page, "button", "a.png")
    wait_for(page, "the picture is there again", lambda: " kB" in status(page))


def wrong(test):
    """Bad files on the command line are told, with the status that all commands have"""
    (test.folder / "b.png").write_bytes(b"no picture")
    (test.folder / "b.gpl").write_text("GIMP Palette\n1 2")
    for words, code in [(["b.png"], 1), (["b.gpl"], 1), (["missing.png"], 1), (["--port", "x"], 64), (["--color"], 64)]:
        result = subprocess.run(
            [test.program, "studio", *words], cwd=test.folder, capture_output=True, text=True, timeout=20)
        test.expect(result.returncode == code, f"{words}: status {result.returncode}, {result.stderr}")
        test.expect(result.stderr.startswith("filigree: ") and result.stderr.count("\n") == 1, result.stderr)


CASES = [works, transparent, palette, views, desktop, phone, keyboard, files, wrong]
