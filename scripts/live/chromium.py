"""Drives Chromium through the DevTools protocol, by Python's standard library alone."""

import json
import os
import select
import shutil
import signal
import subprocess
import tempfile
import time


class BrowserError(Exception):
    pass


def find():
    """The browser's program; None where there is none."""
    for name in ("chromium", "chromium-browser", "google-chrome"):
        if path := shutil.which(name):
            return path
    return None


class Chromium:
    """A browser without a window. Commands go through a pipe: no port, no WebSocket."""

    def __init__(self, program):
        self._profile = tempfile.TemporaryDirectory(prefix="filigree-live-")
        command_in, self._out = os.pipe()
        self._in, events_out = os.pipe()
        arguments = [
            program, "--headless=new", "--remote-debugging-pipe", f"--user-data-dir={self._profile.name}",
            "--no-first-run", "--disable-gpu", "--hide-scrollbars", "--force-color-profile=srgb",
            "--disable-background-networking", "--disable-component-update", "--disable-dev-shm-usage", "about:blank",
        ]
        if os.geteuid() == 0:
            arguments.insert(1, "--no-sandbox")
        # The browser reads commands from file 3 and writes events to file 4.
        shell = ["bash", "-c", f'exec "$@" 3<&{command_in} 4>&{events_out}', "bash"]
        self._process = subprocess.Popen(
            shell + arguments, pass_fds=(command_in, events_out), stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, start_new_session=True)
        os.close(command_in)
        os.close(events_out)
        self._buffer = b""
        self._number = 0
        self.events = []

    def close(self):
        try:
            self.send("Browser.close")
            self._process.wait(10)
        except (BrowserError, OSError, subprocess.TimeoutExpired):
            # The group that was started here, and nothing else.
            os.killpg(self._process.pid, signal.SIGKILL)
            self._process.wait()
        os.close(self._in)
        os.close(self._out)
        self._profile.cleanup()

    def send(self, method, parameters=None, session=None, timeout=30):
        """Sends a command and waits for its answer; events that come meanwhile are kept."""
        self._number += 1
        number = self._number
        message = {"id": number, "method": method, "params": parameters or {}}
        if session:
            message["sessionId"] = session
        data = json.dumps(message).encode() + b"\0"
        while data:
            data = data[os.write(self._out, data):]
        end = time.monotonic() + timeout
        while True:
            answer = self._receive(end - time.monotonic())
            if answer is None:
                raise BrowserError(f"{method}: no answer in {timeout} s")
            if answer.get("id") == number:
                if "error" in answer:
                    raise BrowserError(f"{method}: {answer['error']['message']}")
                return answer["result"]
            if "method" in answer:
                self.events.append(answer)

    def _receive(self, timeout):
        end = time.monotonic() + timeout
        while b"\0" not in self._buffer:
            left = end - time.monotonic()
            if left <= 0 or not select.select([self._in], [], [], left)[0]:
                return None
            data = os.read(self._in, 1 << 20)
            if not data:
                raise BrowserError("the browser has ended")
            self._buffer += data
        message, _, self._buffer = self._buffer.partition(b"\0")
        return json.loads(message)

    def page(self, address, width, height, scale, dark=False, touch=False):
        """Opens a page of a size in points, with so many pixels a point."""
        target = self.send("Target.createTarget", {"url": "about:blank"})["targetId"]
        session = self.send("Target.attachToTarget", {"targetId": target, "flatten": True})["sessionId"]
        page = Page(self, session, target)
        page.send("Page.enable")
        page.send("Runtime.enable")
        page.send("Log.enable")
        page.resize(width, height, scale)
        page.look(dark)
        if touch:
            page.send("Emulation.setTouchEmulationEnabled", {"enabled": True, "maxTouchPoints": 5})
        page.go(address)
        return page


class Page:
    """A page, its session of the protocol, and what people do to it."""

    def __init__(self, browser, session, target):
        self.browser = browser
        self.session = session
        self.target = target

    def send(self, method, parameters=None, timeout=30):
        return self.browser.send(method, parameters, self.session, timeout)

    def close(self):
        self.browser.send("Target.closeTarget", {"targetId": self.target})

    def resize(self, width, height, scale):
        self.send("Emulation.setDeviceMetricsOverride", {
            "width": width, "height": height, "deviceScaleFactor": scale, "mobile": False})

    def look(self, dark, reduced_motion=False):
        self.send("Emulation.setEmulatedMedia", {"features": [
            {"name": "prefers-color-scheme", "value": "dark" if dark else "light"},
            {"name": "prefers-reduced-motion", "value": "reduce" if reduced_motion else "no-preference"}]})

    def go(self, address):
        self.send("Page.navigate", {"url": address})
        self.wait("document.readyState === 'complete'")

    def run(self, script, timeout=30):
        """The value of an expression, which may be a promise."""
        result = self.send("Runtime.evaluate", {
            "expression": script, "awaitPromise": True, "returnByValue": True}, timeout)
        if "exceptionDetails" in result:
            details = result["exceptionDetails"]
            raise BrowserError(details.get("exception", {}).get("description", details["text"]))
        return result["result"].get("value")

    def wait(self, script, timeout=20):
        """Waits until an expression is true."""
        end = time.monotonic() + timeout
        while True:
            if self.run(f"!!({script})"):
                return
            if time.monotonic() > end:
                raise BrowserError(f"in {timeout} s it did not come about that {script}")
            time.sleep(0.02)

    def complaints(self):
        """What the page has complained of: exceptions and errors in its log."""
        result = []
        for event in self.browser.events:
            if event.get("sessionId") != self.session:
                continue
            if event["method"] == "Runtime.exceptionThrown":
                result.append(event["params"]["exceptionDetails"].get("exception", {}).get("description", "?"))
            if event["method"] == "Log.entryAdded" and event["params"]["entry"]["level"] == "error":
                result.append(event["params"]["entry"]["text"])
        return result

    def screenshot(self):
        """The page as it is seen: the bytes of a PNG."""
        import base64
        return base64.b64decode(self.send("Page.captureScreenshot", {"format": "png"})["data"])

    # What a mouse, a finger and a keyboard do.

    def mouse(self, kind, x, y, button="left", buttons=0, clicks=0):
        self.send("Input.dispatchMouseEvent", {
            "type": kind, "x": x, "y": y, "button": button, "buttons": buttons, "clickCount": clicks})

    def click(self, x, y):
        self.mouse("mouseMoved", x, y, "none")
        self.mouse("mousePressed", x, y, buttons=1, clicks=1)
        self.mouse("mouseReleased", x, y, clicks=1)

    def drag(self, points, pause=0.02):
        (x, y), rest = points[0], points[1:]
        self.mouse("mouseMoved", x, y, "none")
        self.mouse("mousePressed", x, y, buttons=1, clicks=1)
        for x, y in rest:
            time.sleep(pause)
            self.mouse("mouseMoved", x, y, "left", buttons=1)
        self.mouse("mouseReleased", x, y, clicks=1)

    def touch(self, kind, points):
        self.send("Input.dispatchTouchEvent", {
            "type": kind, "touchPoints": [{"x": x, "y": y, "id": i} for i, (x, y) in enumerate(points)]})

    def wheel(self, x, y, dx, dy):
        self.send("Input.dispatchMouseEvent", {"type": "mouseWheel", "x": x, "y": y, "deltaX": dx, "deltaY": dy})

    def key(self, key, code=None, modifiers=0, text=None, number=0):
        """Presses a key; modifiers: 1 Alt, 2 Control, 4 Meta, 8 Shift."""
        common = {"key": key, "code": code or key, "modifiers": modifiers, "windowsVirtualKeyCode": number}
        down = dict(common, type="keyDown" if text else "rawKeyDown")
        if text:
            down["text"] = text
        self.send("Input.dispatchKeyEvent", down)
        self.send("Input.dispatchKeyEvent", dict(common, type="keyUp"))

    def type(self, text):
        """Types a text as a keyboard does, one character after the other."""
        for character in text:
            self.key(character, text=character)

    def compose(self, text, committed):
        """Composes a text with an input method, then takes what it stands for."""
        self.send("Input.imeSetComposition", {
            "text": text, "selectionStart": len(text), "selectionEnd": len(text)})
        self.send("Input.insertText", {"text": committed})

    def center(self, selector):
        """The middle of an element."""
        return self.run(
            f"(() => {{ const b = document.querySelector({json.dumps(selector)}).getBoundingClientRect();"
            " return [b.x + b.width / 2, b.y + b.height / 2]; })()")
