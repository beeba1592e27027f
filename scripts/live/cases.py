"""What scripts/test-live tries."""

import pathlib
import subprocess
import tempfile
import time

from app import App, compare, element, open_page, rest


ROOT = pathlib.Path(__file__).resolve().parent.parent.parent


class Failure(Exception):
    pass


class Test:
    """The apps and pages of one case."""

    def __init__(self, browser, programs, pictures):
        self.browser = browser
        self.programs = programs
        self.pictures = pictures
        self._apps = []
        self._pages = []

    def app(self, name):
        app = App(self.programs / name)
        self._apps.append(app)
        return app

    def page(self, app, **settings):
        page = open_page(self.browser, app, **settings)
        self._pages.append(page)
        return page

    def expect(self, isTrue, text):
        if not isTrue:
            raise Failure(text)

    def same(self, page, name):
        """The page shows what its session's picture says."""
        if self.pictures:
            (self.pictures / f"{name}.png").write_bytes(page.screenshot())
        if difference := compare(page):
            raise Failure(f"{name}: {difference}")

    def finish(self):
        """No page has complained, and each app ends when it is interrupted, having complained of nothing."""
        for page in self._pages:
            self.expect(not page.complaints(), f"the page says: {page.complaints()}")
        for app in self._apps:
            status, errors = app.stop()
            self.expect(status == 0, f"{app.name} has ended with {status}")
            self.expect(errors == "", f"{app.name} says: {errors}")
        self._apps = []

    def close(self):
        for app in self._apps:
            app.stop()
        for page in self._pages:
            page.close()


def bubble(test):
    """A bubble draws itself, and a greeting pops in and out"""
    page = test.page(test.app("Bubble"))
    test.same(page, "bubble-begin")
    page.click(*page.center(element("button", "Draw")))
    page.wait("frames_seen.length > 10")
    rest(page)
    test.same(page, "bubble-drawn")
    page.click(*page.center(element("button", "Show")))
    page.wait(f"document.querySelector('{element('button', 'Hide')}')")
    rest(page)
    test.same(page, "bubble-shown")
    # In the middle of the motion back: the picture stands still for nobody, but it ends where it began.
    page.click(*page.center(element("button", "Hide")))
    page.click(*page.center(element("button", "Erase")))
    rest(page)
    test.same(page, "bubble-end")


def dark(test):
    """A page in dark, at another scale, and turned to light"""
    page = test.page(test.app("Bubble"), width=320, height=480, scale=1.25, dark=True)
    corner = "[...document.getElementById('picture').getContext('2d').getImageData(0, 0, 1, 1).data]"
    test.expect(page.run(corner) == [0, 0, 0, 255], "the page is not black")
    test.same(page, "dark")
    page.look(False)
    page.wait(f"{corner}[0] === 255")
    rest(page)
    test.same(page, "light")


def resize(test):
    """A page that is resized, and moved to a screen with more pixels"""
    page = test.page(test.app("Bubble"), width=400, height=600, scale=1)
    for width, height, scale in [(700, 500, 1), (333, 611, 2), (390, 600, 3)]:
        page.resize(width, height, scale)
        page.wait(f"document.getElementById('picture').width === {width * scale}")
        rest(page)
        test.same(page, f"resize-{width}")


def stamps(test):
    """A mouse draws stars on a canvas, a finger moons"""
    app = test.app("Stamps")
    page = test.page(app, scale=1, touch=True)
    test.same(page, "stamps-begin")
    page.drag([(60 + 10 * i, 100 + 8 * i) for i in range(25)])
    rest(page)
    test.same(page, "stamps-stars")
    page.click(*page.center(element("button", "moon.fill")))
    page.touch("touchStart", [(60, 400)])
    for i in range(25):
        page.touch("touchMove", [(60 + 10 * i, 400 - 6 * i)])
        time.sleep(0.02)
    page.touch("touchEnd", [])
    rest(page)
    test.same(page, "stamps-moons")
    clear = element("button", "Clear")
    test.expect(page.run(f"document.querySelector('{clear}').ariaDisabled") is None, "nothing was drawn")
    page.click(*page.center(clear))
    page.wait(f"document.querySelector('{clear}').ariaDisabled === 'true'")
    rest(page)
    test.same(page, "stamps-end")


def contours(test):
    """A tap shows the contours; the settings come in a sheet, and as a window of their own"""
    page = test.page(test.app("Contours"))
    page.wait("!document.querySelector('#elements [role=progressbar]')")
    rest(page)
    test.same(page, "contours-picture")
    page.click(150, 250)
    rest(page)
    test.same(page, "contours-contours")
    page.click(*page.center(element("button", "Settings")))
    page.wait(f"document.querySelector('{element('switch', 'Simplify')}')")
    rest(page)
    test.same(page, "contours-sheet")
    x, y = page.center(element("slider", "Contrast"))
    page.drag([(x, y), (x + 20, y), (x + 60, y)])
    page.run(f"document.querySelector('{element('switch', 'Simplify')}').click()")
    page.wait(f"document.querySelector('{element('switch', 'Simplify')}').ariaChecked === 'false'")
    rest(page)
    test.same(page, "contours-changed")
    page.click(*page.center("#windows button:last-child"))
    rest(page)
    test.same(page, "contours-window")


def keyboard(test):
    """The page is used by its elements, without a pointer"""
    page = test.page(test.app("Bubble"))
    page.run(f"document.querySelector('{element('button', 'Show')}').click()")
    page.wait(f"document.querySelector('{element('button', 'Hide')}')")
    page.key("Tab", number=9)
    page.key("Tab", number=9)
    test.expect(page.run("document.activeElement.ariaLabel") == "Hide", "Tab has not come to the button")
    page.key("Enter", number=13)
    page.wait(f"document.querySelector('{element('button', 'Show')}')")
    rest(page)
    test.same(page, "keyboard")


def apart(test):
    """Two pages are two sessions, and one that is hidden sleeps"""
    app = test.app("Bubble")
    one, other = test.page(app), test.page(app)
    show, hide = element("button", "Show"), element("button", "Hide")
    # The first is behind the second.
    one.wait("document.hidden")
    seen = one.run("frames_seen.length")
    one.run(f"document.querySelector('{show}').click()")
    time.sleep(0.5)
    test.expect(one.run("frames_seen.length") == seen, "a hidden page gets frames")
    one.send("Page.bringToFront")
    one.wait(f"document.querySelector('{hide}')")
    test.same(one, "apart")
    test.expect(other.run(f"!!document.querySelector('{show}')"), "both have changed")


FIELD = "document.querySelector('#elements [aria-label=\"{}\"][role=textbox]').textContent"


def writing(test):
    """Texts are typed, composed, selected, copied, cut, pasted and submitted"""
    page = test.page(test.app("GuestBook"), scale=1)
    page.browser.send("Browser.grantPermissions", {
        "permissions": ["clipboardReadWrite", "clipboardSanitizedWrite"]})
    name, note = FIELD.format("Name"), FIELD.format("Note")
    page.click(*page.center('#elements [aria-label="Name"][role=textbox]'))
    page.wait("document.activeElement.id === 'keys'")
    page.type("Ada")
    page.wait(f"{name} === 'Ada'")
    page.key("Backspace", number=8)
    page.wait(f"{name} === 'Ad'")
    page.compose("nihon", "日本")
    page.wait(f"{name} === 'Ad日本'")
    page.key("Enter", number=13)
    page.type("Hello")
    page.wait(f"{note} === 'Hello'")
    # All of it is selected, copied, and put in twice.
    page.key("a", "KeyA", modifiers=2, number=65)
    page.wait("input.selection === 'Hello'")
    page.run("document.execCommand('copy')")
    page.key("End", number=35)
    page.wait("input.selection === ''")
    paste = """(text => { const data = new DataTransfer(); data.setData('text/plain', text);
        document.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, cancelable: true })); })"""
    page.run(f"{paste}(' again')")
    page.wait(f"{note} === 'Hello again'")
    # Shift selects, and Control moves by words.
    page.key("ArrowLeft", modifiers=2 | 8, number=37)
    page.wait("input.selection === 'again'")
    page.key("ArrowRight", number=39)
    page.wait("input.selection === ''")
    page.key("Enter", number=13)
    page.wait("[...document.querySelectorAll('#elements > *')].some((e) => e.textContent.includes('Ad日本'))")
    page.wait(f"{name} === '' && {note} === ''")
    # A caret that blinks is a picture that changes; without it there is one to compare.
    page.wait("input === null")
    test.same(page, "writing")


def shortcut(test):
    """A button's keys press it, whatever has the focus"""
    page = test.page(test.app("GuestBook"), scale=1)
    page.click(*page.center('#elements [aria-label="Name"][role=textbox]'))
    page.wait("document.activeElement.id === 'keys'")
    page.type("Bo")
    page.wait(f"{FIELD.format('Name')} === 'Bo'")
    page.key("s", "KeyS", modifiers=2, number=83)
    page.wait(f"{FIELD.format('Name')} === ''")


def scrolling(test):
    """A wheel moves a list, and so does a finger"""
    page = test.page(test.app("GuestBook"), scale=1)
    first = ("[...document.querySelectorAll('#elements > *')].find((e) => e.textContent === 'Guest 5')"
             ".getBoundingClientRect().top")
    page.wait("[...document.querySelectorAll('#elements > *')].some((e) => e.textContent === 'ready')")
    before = page.run(first)
    page.wheel(200, 200, 0, 120)
    page.wait(f"{first} === {before} - 120")
    rest(page)
    test.same(page, "scrolling-wheel")
    page.wheel(200, 200, 0, -1000)
    page.wait(f"{first} === {before}")
    page.drag([(200, 300), (200, 280), (200, 220), (200, 150)])
    rest(page)
    test.same(page, "scrolling-finger")


def links(test):
    """A link opens in another page, and the clock is the machine's"""
    page = test.page(test.app("GuestBook"), scale=1)
    page.run("window.open = (address) => { window.opened = address; }; null")
    page.click(*page.center(element("link", "About")))
    page.wait("window.opened === 'https://example.com/guests'")
    page.wait("document.title === 'GuestBookApp'")
    year = time.strftime("%Y")
    page.wait(f"[...document.querySelectorAll('#elements > *')].some((e) => e.textContent === '{year}')")


def reconnect(test):
    """A page whose connection breaks goes on where it was"""
    page = test.page(test.app("Bubble"))
    page.run(f"document.querySelector('{element('button', 'Show')}').click()")
    page.wait(f"document.querySelector('{element('button', 'Hide')}')")
    rest(page)
    before = page.run("document.documentElement.dataset.session")
    seen = page.run("frames_seen.length")
    page.run("socket.close()")
    page.wait(f"frames_seen.length > {seen}")
    rest(page)
    test.expect(page.run("document.documentElement.dataset.session") == before, "the session is another one")
    test.expect(page.run(f"!!document.querySelector('{element('button', 'Hide')}')"), "the state is lost")
    test.same(page, "reconnect")


def end(test):
    """A page says that its app has ended"""
    app = test.app("Bubble")
    page = test.page(app)
    app.process.kill()
    app.process.wait()
    test._apps.remove(app)
    notice = "document.getElementById('notice')"
    page.wait(f"!{notice}.hidden && {notice}.textContent.includes('has ended')")
    page.browser.events.clear()


def command_line(test):
    """A port in use and a wrong command line end the program, with a line and an exit status"""
    app = test.app("Bubble")
    port = app.address.split(":")[2].split("/")[0]

    def run(*arguments):
        return subprocess.run(
            [str(test.programs / "Bubble"), *arguments], capture_output=True, text=True, timeout=20)

    taken = run("--port", port)
    test.expect(taken.returncode == 1, f"exit status {taken.returncode} for a port in use")
    test.expect(
        taken.stderr.startswith(f"filigree: port {port} of 127.0.0.1 is in use") and taken.stderr.count("\n") == 1,
        f"a port in use: {taken.stderr}")
    wrong = run("--prot", port)
    test.expect(wrong.returncode == 64 and wrong.stderr.count("\n") == 1, f"{wrong.returncode}: {wrong.stderr}")
    help = run("--help")
    test.expect(help.returncode == 0 and "--host ADDRESS" in help.stdout, f"{help.returncode}: {help.stdout}")


def idle(test):
    """Nothing is sent and next to nothing is computed while nothing changes, nor for a page that is hidden"""
    app = test.app("Bubble")
    page = test.page(app)
    time.sleep(0.5)
    seen, before = page.run("frames_seen.length"), app.processor_time()
    time.sleep(2)
    test.expect(page.run("frames_seen.length") == seen, "frames have come")
    spent = app.processor_time() - before
    test.expect(spent <= 0.02, f"{spent} s of processor time in two seconds")


ALBUM_ROWS = "[...document.querySelectorAll('#elements [role=button]')].map((e) => e.ariaLabel)"


def picture(name):
    return str(ROOT / "Examples/pictures" / name)


def files(test):
    """Pictures are chosen, dropped and pasted; a list of them is downloaded"""
    page = test.page(test.app("Album"), scale=1)
    first, second = sorted(path.name for path in (ROOT / "Examples/pictures").glob("*.png"))[:2]
    stems = [name.removesuffix(".png") for name in (first, second)]
    page.send("DOM.enable")
    # A browser without a screen closes its own dialog at once.
    page.send("Page.setInterceptFileChooserDialog", {"enabled": True})
    page.click(*page.center(element("button", "Add")))
    page.wait("!document.getElementById('chooser').hidden")
    test.expect(page.run("choice.accept").count("image/*") == 1, "pictures may not be chosen")
    node = page.send("DOM.getDocument")["root"]["nodeId"]
    node = page.send("DOM.querySelector", {"nodeId": node, "selector": "#choice"})["nodeId"]
    page.send("DOM.setFileInputFiles", {"nodeId": node, "files": [picture(first)]})
    page.wait(f"{ALBUM_ROWS}.includes('Show {stems[0]}')")
    page.wait("document.getElementById('chooser').hidden")

    data = {"items": [], "files": [picture(second)], "dragOperationsMask": 1}
    x, y = page.center("#screen")
    y = 200
    rest(page)
    before = page.run("frames_seen.length")
    for kind in ("dragEnter", "dragOver"):
        page.send("Input.dispatchDragEvent", {"type": kind, "x": x, "y": y, "data": data})
    page.wait(f"frames_seen.length > {before}")
    rest(page)
    test.same(page, "files-over")
    page.send("Input.dispatchDragEvent", {"type": "drop", "x": x, "y": y, "data": data})
    page.wait(f"{ALBUM_ROWS}.includes('Show {stems[1]}')")

    page.run("""(async () => {
      const canvas = new OffscreenCanvas(20, 10);
      canvas.getContext('2d').fillRect(0, 0, 10, 10);
      const files = new DataTransfer();
      files.items.add(new File([await canvas.convertToBlob()], 'pasted.png', { type: 'image/png' }));
      document.dispatchEvent(new ClipboardEvent('paste', { clipboardData: files, bubbles: true, cancelable: true }));
    })()""")
    page.wait(f"{ALBUM_ROWS}.includes('Show pasted')")
    rest(page)
    test.same(page, "files")

    with tempfile.TemporaryDirectory() as folder:
        page.browser.send("Browser.setDownloadBehavior", {"behavior": "allow", "downloadPath": folder})
        page.click(*page.center(element("button", "Save the list")))
        saved = pathlib.Path(folder) / "Album.txt"
        end = time.monotonic() + 10
        while not (saved.exists() and saved.stat().st_size):
            test.expect(time.monotonic() < end, "nothing was downloaded")
            time.sleep(0.05)
        test.expect(saved.read_text() == "\n".join([*stems, "pasted"]), f"it is {saved.read_text()}")

    page.click(*page.center(element("button", "Add")))
    page.wait("!document.getElementById('chooser').hidden")
    page.run("document.getElementById('dismiss').click()")
    page.wait("document.getElementById('chooser').hidden")


def back(test):
    """The browser's button goes back from a page of a navigation stack, and then from the app"""
    page = test.page(test.app("Album"), scale=1)
    page.run("""(() => {
      const files = new DataTransfer();
      const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"><path d="M0 0h20v20z"/></svg>';
      files.items.add(new File([svg], 'logo.svg', { type: 'image/svg+xml' }));
      document.dispatchEvent(new ClipboardEvent('paste', { clipboardData: files, bubbles: true, cancelable: true }));
    })()""")
    page.wait(f"{ALBUM_ROWS}.includes('Show logo')")
    length = page.run("history.length")
    page.click(*page.center(element("button", "Show logo")))
    page.wait(f"history.length > {length}")
    rest(page)
    test.same(page, "back-there")
    page.run("history.back()")
    page.wait(f"{ALBUM_ROWS}.includes('Show logo')")
    rest(page)
    # The app's own button does the same, and takes the entry away.
    page.click(*page.center(element("button", "Show logo")))
    page.wait("history.state?.filigree")
    rest(page)
    page.click(*page.center('#elements [role=button]'))
    page.wait("!history.state")
    page.wait(f"{ALBUM_ROWS}.includes('Show logo')")


def stuck(test):
    """A page says that its app does not answer, and can begin it anew"""
    app = test.app("Album")
    page = test.page(app, scale=1)
    page.click(*page.center(element("button", "Never end")))
    page.wait("!document.getElementById('restart').hidden", timeout=30)
    if test.pictures:
        (test.pictures / "stuck.png").write_bytes(page.screenshot())
    session = page.run("document.documentElement.dataset.session")
    page.run("document.getElementById('restart').click()")
    page.wait(f"document.documentElement.dataset.session !== '{session}'", timeout=30)
    page.wait("document.getElementById('notice').hidden && document.getElementById('restart').hidden")
    rest(page)
    test.same(page, "stuck-after")
    page.browser.events.clear()
    # It has said on standard error that it did not answer.
    status, errors = app.stop()
    test._apps.remove(app)
    test.expect(status == 0 and errors.count("\n") == 1 and "does not answer" in errors, f"{status}: {errors}")


ARIA = (ROOT / "scripts/live/aria.js").read_text()


def aria(test):
    """What the pages say to people who do not see them is whole"""
    for name in ("Bubble", "Stamps", "Contours", "GuestBook", "Album"):
        page = test.page(test.app(name), scale=1)
        wrong = page.run(ARIA)
        test.expect(wrong == [], f"{name}: {wrong}")
        if name == "Contours":
            # Sliders, in a sheet.
            page.click(*page.center("#elements [role=button]"))
            page.wait("document.querySelector('#elements [role=slider]')")
            wrong = page.run(ARIA)
            test.expect(wrong == [], f"{name}, a sheet: {wrong}")


CASES = [
    bubble, dark, resize, stamps, contours, keyboard, apart, writing, shortcut, scrolling, links, reconnect, end,
    command_line, idle, files, back, stuck, aria,
]
