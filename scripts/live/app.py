"""An app of Examples/Live that runs, and its pages."""

import base64
import pathlib
import re
import signal
import subprocess
import time

HERE = pathlib.Path(__file__).resolve().parent
COMPARE = (HERE / "compare.js").read_text()


class App:
    """A program that serves an app on any free port."""

    def __init__(self, program, *arguments, command=(), folder=None, errors=subprocess.PIPE):
        self.process = subprocess.Popen(
            [str(program), *command, "--port", "0", *arguments], stdout=subprocess.PIPE, stderr=errors, text=True,
            cwd=folder)
        line = self.process.stdout.readline()
        found = re.fullmatch(r"(\w+): (http://\S+/[0-9a-f]{32}/)\n", line)
        if not found:
            self.process.kill()
            raise RuntimeError(f"{program} has printed “{line}” and “{self.process.stderr.read()}”")
        self.name, self.address = found.groups()

    def processor_time(self):
        """The seconds of processor time so far."""
        fields = pathlib.Path(f"/proc/{self.process.pid}/stat").read_text().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / 100

    def memory(self):
        """The memory that it has in use, in bytes."""
        status = pathlib.Path(f"/proc/{self.process.pid}/status").read_text()
        return int(re.search(r"VmRSS:\s+(\d+)", status).group(1)) * 1024

    def stop(self):
        """Interrupts it; its exit status and what it has said on standard error."""
        self.process.send_signal(signal.SIGINT)
        try:
            _, errors = self.process.communicate(timeout=10)
        except subprocess.TimeoutExpired:
            self.process.kill()
            _, errors = self.process.communicate()
            return None, errors
        return self.process.returncode, errors


def open_page(browser, app, width=390, height=600, scale=2, rests=True, **wishes):
    """Opens a page of an app and waits for its picture; of one that `rests`, until nothing moves."""
    page = browser.page(app.address, width, height, scale, **wishes)
    page.wait("document.documentElement.dataset.session && document.getElementById('picture').style.width")
    page.run(
        "window.frames_seen = []; document.addEventListener('frame', (e) => frames_seen.push(e.detail)); null")
    if rests:
        rest(page)
    return page


def rest(page, quiet=0.25, timeout=20):
    """Waits until no frame has come for a while; how many have come so far."""
    end = time.monotonic() + timeout
    count, since = -1, time.monotonic()
    while time.monotonic() < end:
        now = page.run("frames_seen.length")
        if now != count:
            count, since = now, time.monotonic()
        elif time.monotonic() - since >= quiet:
            return count
        time.sleep(0.02)
    raise RuntimeError(f"frames still come after {timeout} s")


def compare(page, timeout=10):
    """How the page differs from its session's picture; None where it does not.

    A frame may be under way still, so it is asked again for a while.
    """
    end = time.monotonic() + timeout
    tries = 0
    while True:
        screenshot = base64.b64encode(page.screenshot()).decode()
        difference = page.run(f"({COMPARE})('{screenshot}')")
        tries += 1
        if difference is None or (time.monotonic() > end and tries >= 5):
            return difference


def element(role, name):
    """A selector of an element by its role and name, as people who do not see the page find it."""
    return f'#elements [role="{role}"][aria-label="{name}"]'
