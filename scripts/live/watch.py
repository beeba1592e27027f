"""A run of `filigree preview --watch`, and its gallery in a browser."""

import base64
import json
import pathlib
import re
import signal
import subprocess
import time
import urllib.request

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent

# How many pixels of a part of one picture differ from another one; the greatest difference of a component.
DIFFERENCE = """
async (one, other, x, y) => {
  const decode = async (text) => {
    const bytes = Uint8Array.from(atob(text), (c) => c.charCodeAt(0));
    return createImageBitmap(new Blob([bytes]), { colorSpaceConversion: 'none', premultiplyAlpha: 'none' });
  };
  const [whole, part] = [await decode(one), await decode(other)];
  const pixels = (image, dx, dy) => {
    const canvas = new OffscreenCanvas(part.width, part.height);
    const context = canvas.getContext('2d');
    context.drawImage(image, -dx, -dy);
    return context.getImageData(0, 0, part.width, part.height).data;
  };
  const [a, b] = [pixels(whole, x, y), pixels(part, 0, 0)];
  let count = 0;
  for (let i = 0; i < a.length; i += 4) {
    // Where the stage is rounded off, the page around it is seen.
    const [px, py] = [(i / 4) % part.width, Math.floor(i / 4 / part.width)];
    const isCorner = Math.min(px, part.width - 1 - px) < 10 && Math.min(py, part.height - 1 - py) < 10;
    if (!isCorner && (a[i] !== b[i] || a[i + 1] !== b[i + 1] || a[i + 2] !== b[i + 2])) count += 1;
  }
  return [part.width, part.height, count];
}
"""


class Watch:
    """The program, with files in a folder of its own."""

    def __init__(self, folder, files, *arguments, program=None, shown=None):
        """Writes the files, and watches all of them, or those that are shown."""
        self.folder = pathlib.Path(folder)
        for name, text in files.items():
            self.write(name, text)
        command = [str(program)] if program else [str(ROOT / "scripts/preview")]
        self.started = time.monotonic()
        self.process = subprocess.Popen(
            command + ["preview"] * bool(program) + ["--watch", "--port", "0", *arguments]
            + [str(self.folder / name) for name in shown or files],
            stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        line = self.process.stdout.readline()
        found = re.fullmatch(r"filigree: (http://\S+/[0-9a-f]{32}/)\n", line)
        if not found:
            self.process.kill()
            raise RuntimeError(f"the program has printed “{line}” and “{self.process.stderr.read()}”")
        self.address = found.group(1)

    def write(self, name, text):
        """Saves a file as editors do: another one, which is renamed."""
        other = self.folder / (name + "~")
        other.parent.mkdir(parents=True, exist_ok=True)
        other.write_text(text)
        other.rename(self.folder / name)

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


class Gallery:
    """The page of the program."""

    def __init__(self, browser, watch, width=1000, height=1000, scale=1):
        self.watch = watch
        self.page = browser.page(watch.address, width, height, scale)

    def wait(self, script, timeout=30):
        self.page.wait(script, timeout)

    def value(self, script):
        return self.page.run(script)

    def ready(self, generation=None):
        """Waits until all previews near by show the newest program, and stand still."""
        wanted = "" if generation is None else f"&& state.source.generation >= {generation}"
        self.wait(
            f"state?.source && state.phase === 'ready' {wanted} && [...cards.values()].some((card) => card.isNear) && [...cards.values()].every("
            "(card) => !card.isNear || Number(card.node.dataset.generation) === state.source.generation)")
        self.rest()

    def rest(self, quiet=0.25, timeout=20):
        """Waits until no frame has come for a while."""
        end = time.monotonic() + timeout
        last, since = None, time.monotonic()
        while time.monotonic() < end:
            now = self.value("[...cards.values()].map((card) => card.node.dataset.frames).join()")
            if now != last:
                last, since = now, time.monotonic()
            elif time.monotonic() - since >= quiet:
                return
            time.sleep(0.02)
        raise RuntimeError("frames still come")

    def card(self, name, expression):
        """A value of a card."""
        return self.value(f"((card) => {expression})(cards.get({json.dumps(name)}))")

    def generation(self):
        return self.value("state.source.generation")

    def tool(self, name, tool, value=None):
        """Uses a tool of a card: clicks a button, chooses from a list, or drags a slider."""
        node = f"card.node.querySelector('[data-tool={tool}]')"
        if value is None:
            self.card(name, f"{node}.click()")
        else:
            event = "input" if tool == "time" else "change"
            self.card(
                name,
                f"{{ const node = {node}; node.value = {json.dumps(str(value))};"
                f" node.dispatchEvent(new Event('{event}')); }}")

    def set(self, setting, value):
        """Sets something for all previews."""
        self.value(
            f"{{ const node = document.querySelector('#settings [data-setting={setting}]');"
            f" node.value = {json.dumps(value)}; node.dispatchEvent(new Event('change')); }}")

    def box(self, name):
        return self.card(
            name, "{ const b = card.stage.getBoundingClientRect(); return [b.x, b.y, b.width, b.height]; }")

    def reveal(self, name):
        self.card(name, "card.node.scrollIntoView()")

    def click(self, name, x, y):
        """Clicks a point of a preview."""
        left, top, _, _ = self.box(name)
        self.page.click(left + x, top + y)

    def file(self, name, path):
        """What the program of the previews answers to a request for a preview's session."""
        number, port, token, session = self.card(
            name,
            "[card.preview.preview.number, card.source.port, card.source.token, card.frame.dataset.session]")
        address = f"http://127.0.0.1:{port}/{token}/{number}/{path}session={session}"
        with urllib.request.urlopen(address, timeout=60) as answer:
            return answer.read(), dict(answer.headers)

    def picture(self, name):
        """The present picture of a preview's session: a PNG."""
        return self.file(name, "picture.png?")[0]

    def difference(self, name, timeout=10):
        """How the gallery differs from the picture of a preview's session; None where it does not."""
        self.reveal(name)
        end = time.monotonic() + timeout
        while True:
            self.rest()
            x, y, _, _ = self.box(name)
            screenshot = base64.b64encode(self.page.screenshot()).decode()
            picture = base64.b64encode(self.picture(name)).decode()
            width, height, count = self.value(f"({DIFFERENCE})('{screenshot}', '{picture}', {x}, {y})")
            if count == 0:
                return None
            if time.monotonic() > end:
                return f"{count} of {width} × {height} pixels differ"

    def labels(self, name):
        """The labels of a preview's elements for people who do not see it."""
        frame = self.card(name, "card.frame.src")
        contexts = [
            event["params"]["context"] for event in self.page.browser.events
            if event["method"] == "Runtime.executionContextCreated" and event.get("sessionId") == self.page.session]
        origin = "/".join(frame.split("/")[:3])
        for context in reversed(contexts):
            if context["origin"] != origin:
                continue
            try:
                result = self.page.send("Runtime.evaluate", {
                    "contextId": context["id"], "returnByValue": True,
                    "expression": "[location.href, [...elements.children].map((e) => e.ariaLabel ?? e.textContent)]"})
            except Exception:  # A frame that has gone.
                continue
            value = result["result"].get("value")
            if value and value[0] == frame:
                return value[1]
        return None

    def text(self, selector):
        return self.value(f"document.querySelector('{selector}').textContent")

    def close(self):
        self.page.close()
