"""What scripts/test-watch tries."""

import pathlib
import tempfile
import time

from watch import ROOT, Gallery, Watch

COUNTER = """\
import SwiftUI

struct Counter: View {
  @State private var count = 0
  @State private var mode = Mode.plain

  enum Mode { case plain, loud }

  var body: some View {
    VStack(spacing: 12) {
      Text("Count \\(count)").font(.title)
      Button("Add") {
        count += 1
        mode = .loud
      }
      Circle().fill(mode == .loud ? .red : .gray).frame(width: 60, height: 60)
    }
    .frame(width: 200, height: 200)
  }
}

#Preview("Counter", traits: .fixedLayout(width: 200, height: 200)) { Counter() }
"""

TEXTS = """\
import SwiftUI

#Preview("Texts", traits: .sizeThatFitsLayout) {
  HStack {
    Text("Hello").padding(4).border(.blue)
    Text("World")
  }
  .padding()
}

#Preview("Clock", traits: .fixedLayout(width: 120, height: 120)) { Dial() }

struct Dial: View {
  @State private var isTurned = false

  var body: some View {
    Rectangle().fill(.orange).frame(width: 50, height: 50)
      .rotationEffect(.degrees(isTurned ? 360 : 0))
      .frame(width: 120, height: 120)
      .contentShape(Rectangle())
      .onTapGesture { isTurned.toggle() }
      .animation(.linear(duration: 2), value: isTurned)
  }
}
"""


class Failure(Exception):
    pass


class Test:
    """The programs and galleries of one case."""

    def __init__(self, browser, pictures):
        self.browser = browser
        self.pictures = pictures
        self._folder = tempfile.TemporaryDirectory(prefix="filigree-watch-")
        self._watches = []
        self._galleries = []

    def watch(self, files, *arguments, shown=None):
        watch = Watch(self._folder.name, files, *arguments, shown=shown)
        self._watches.append(watch)
        return watch

    def gallery(self, watch, **settings):
        gallery = Gallery(self.browser, watch, **settings)
        self._galleries.append(gallery)
        return gallery

    def open(self, files, *arguments, shown=None, **settings):
        gallery = self.gallery(self.watch(files, *arguments, shown=shown), **settings)
        gallery.ready()
        return gallery

    def expect(self, isTrue, text):
        if not isTrue:
            raise Failure(text)

    def same(self, gallery, name):
        if difference := gallery.difference(name):
            raise Failure(f"{name}: {difference}")

    def keep(self, gallery, name):
        if self.pictures:
            (self.pictures / f"{name}.png").write_bytes(gallery.page.screenshot())

    def finish(self, said=None):
        for gallery in self._galleries:
            complaints = [
                text for text in gallery.page.complaints()
                # Of the programs that are not needed any more.
                if "WebSocket" not in text and "ERR_CONNECTION_REFUSED" not in text]
            self.expect(not complaints, f"the page says: {complaints}")
        for watch in self._watches:
            status, errors = watch.stop()
            self.expect(status == 0, f"the program has ended with {status}: {errors}")
        self._watches = []

    def close(self):
        for watch in self._watches:
            watch.stop()
        for gallery in self._galleries:
            gallery.close()
        self._folder.cleanup()


def gallery(test):
    """A gallery of two files shows the pictures of the sessions, with links to the source"""
    gallery = test.open({"Counter.swift": COUNTER, "Texts.swift": TEXTS})
    test.expect(gallery.value("[...cards.keys()].join()") == "Counter,Texts,Clock", "other previews are shown")
    test.expect(
        gallery.card("Counter", "card.place.href").endswith("/Counter.swift:20:2"),
        f"the link is {gallery.card('Counter', 'card.place.href')}")
    for name in ["Counter", "Texts", "Clock"]:
        test.same(gallery, name)
    test.keep(gallery, "watch-gallery")


def state(test):
    """A save shows its color, and keeps the state; what cannot be kept is told"""
    gallery = test.open({"Counter.swift": COUNTER})
    watch = gallery.watch
    for _ in range(3):
        gallery.click("Counter", 100, 95)
        gallery.rest()
    test.expect("Count 3" in (gallery.labels("Counter") or []), f"it says {gallery.labels('Counter')}")
    before = gallery.picture("Counter")
    generation = gallery.generation()
    started = time.monotonic()
    changed = COUNTER.replace(".red", ".blue").replace("Circle()", "Rectangle()")
    watch.write("Counter.swift", changed)
    gallery.ready(generation + 1)
    took = time.monotonic() - started
    test.expect("Count 3" in (gallery.labels("Counter") or []), f"after the save it says {gallery.labels('Counter')}")
    test.expect(gallery.picture("Counter") != before, "the picture is the old one")
    test.expect(gallery.card("Counter", "card.notes.textContent") == "", "something was reset")
    test.same(gallery, "Counter")
    # It stands still for a quarter of a second in that time.
    test.expect(took < 10, f"it took {took:.1f} s")
    # Another type: that property is reset, the other one is kept.
    gallery.watch.write("Counter.swift", changed.replace("count = 0", "count = 0.5"))
    gallery.ready(generation + 2)
    test.expect((gallery.labels("Counter") or [""])[0].startswith("Count 0.5"), f"it says {gallery.labels('Counter')}")
    notes = gallery.card("Counter", "card.notes.textContent")
    test.expect("Counter.count" in notes and "mode" not in notes, f"the notes are “{notes}”")
    test.same(gallery, "Counter")


def errors(test):
    """Errors of the compiler stand where the picture was, with their line; the next save clears them"""
    gallery = test.open({"Counter.swift": COUNTER})
    gallery.click("Counter", 100, 95)
    gallery.rest()
    gallery.watch.write("Counter.swift", COUNTER.replace("spacing: 12", "spacing: twelve"))
    gallery.wait("state.phase === 'failed' && !problems.hidden")
    text = gallery.text("#problems")
    test.expect("Counter.swift:10:21" in text and "twelve" in text, f"it says “{text}”")
    mark = gallery.text("#problems pre").split("\n")
    test.expect(mark[0].index("twelve") == mark[1].index("^"), f"the mark is elsewhere: {mark}")
    test.expect(gallery.card("Counter", "card.frame !== null"), "the old picture has gone")
    test.expect(gallery.value("getComputedStyle(document.querySelector('iframe')).opacity") == "0.3", "it is not dimmed")
    test.keep(gallery, "watch-error")
    gallery.watch.write("Counter.swift", COUNTER)
    gallery.wait("state.phase === 'ready' && problems.hidden")
    gallery.ready()
    test.expect("Count 1" in (gallery.labels("Counter") or []), "the state is lost")


def vanished(test):
    """A file that vanishes is told of, and comes back; one that was never there is waited for"""
    gallery = test.open({"Counter.swift": COUNTER, "Texts.swift": TEXTS})
    path = gallery.watch.folder / "Texts.swift"
    path.rename(gallery.watch.folder / "Other.txt")
    gallery.wait("state.phase === 'failed'")
    test.expect("Texts.swift" in gallery.text("#problems"), f"it says “{gallery.text('#problems')}”")
    (gallery.watch.folder / "Other.txt").rename(path)
    gallery.ready()
    test.same(gallery, "Texts")
    gallery.watch.write("Texts.swift", "// nothing\n")
    gallery.wait("cards.size === 1")


PACKAGE = {
    "Shop/Package.swift": f"""\
// swift-tools-version: 5.9
import PackageDescription

let package = Package(
  name: "Shop",
  dependencies: [.package(path: "{ROOT}"), .package(path: "../Words")],
  targets: [
    .target(name: "CCount"),
    .target(name: "Model", dependencies: ["CCount"]),
    .target(
      name: "Screens",
      dependencies: [
        "Model", .product(name: "Words", package: "Words"),
        .product(
          name: "SwiftUI", package: "{ROOT.name.lower()}", moduleAliases: ["SwiftUI": "FiligreeSwiftUI"],
          condition: .when(platforms: [.linux])),
      ], resources: [.process("note.txt")], swiftSettings: [.define("SHOP")]),
  ])
""",
    "Shop/Sources/CCount/include/count.h": "static inline int next_count(int count) { return count + 1; }\n",
    "Shop/Sources/CCount/count.c": '#include "count.h"\n',
    "Shop/Sources/Model/Basket.swift": """\
import CCount

public enum Basket {
  public static func added(_ count: Int) -> Int { Int(next_count(Int32(count))) }
}
""",
    "Shop/Sources/Screens/note.txt": "of the day",
    "Shop/Sources/Screens/Card.swift": """\
import Model
import SwiftUI
import Words

struct Card: View {
  @State private var count = 0

  var body: some View {
    VStack {
      Text("\\(Words.greeting) \\(note)")
      #if SHOP
      Button("Basket \\(count)") { count = Basket.added(count) }
      #endif
    }
    .frame(width: 200, height: 100)
  }

  private var note: String {
    Bundle.module.url(forResource: "note", withExtension: "txt")
      .flatMap { try? String(contentsOf: $0, encoding: .utf8) } ?? "?"
  }
}

#Preview("Card", traits: .fixedLayout(width: 200, height: 100)) { Card() }
""",
    "Words/Package.swift": """\
// swift-tools-version: 5.5
import PackageDescription

let package = Package(
  name: "Words", products: [.library(name: "Words", targets: ["Words"])],
  dependencies: [.package(path: "../Fruits")],
  targets: [.target(name: "Words", dependencies: [.product(name: "Fruits", package: "Fruits")])])
""",
    "Words/Sources/Words/Words.swift": "import Fruits\n\npublic enum Words {\n  public static let greeting = fruits\n}\n",
    "Fruits/Package.swift": """\
// swift-tools-version: 5.5
import PackageDescription

let package = Package(
  name: "Fruits", products: [.library(name: "Fruits", targets: ["Fruits"])], targets: [.target(name: "Fruits")])
""",
    "Fruits/Sources/Fruits/Fruits.swift": 'public let fruits = "Apples"\n',
}


def package(test):
    """A package's target is shown with what it depends on: targets beside it, another package, C, resources"""
    gallery = test.open(PACKAGE, shown=["Shop/Sources/Screens"])
    watch = gallery.watch

    def says(*labels):
        seen = gallery.labels("Card") or []
        test.expect(all(label in seen for label in labels), f"it says {seen}, not {labels}")

    says("Apples of the day", "Basket 0")
    gallery.click("Card", 100, 60)
    gallery.rest()
    says("Basket 1")
    test.same(gallery, "Card")
    test.keep(gallery, "watch-package")
    # Of each of the things that it depends on.
    for generation, (name, old, new, label) in enumerate([
        ("Fruits/Sources/Fruits/Fruits.swift", "Apples", "Pears", "Pears of the day"),
        ("Shop/Sources/Screens/note.txt", "of the day", "of today", "Pears of today"),
        ("Shop/Sources/Screens/Card.swift", "Basket ", "Bag ", "Bag 1"),
    ], gallery.generation() + 1):
        watch.write(name, PACKAGE[name].replace(old, new))
        gallery.ready(generation)
        says(label)
    # An error in another target has its place there, and is mended there.
    model = "Shop/Sources/Model/Basket.swift"
    watch.write(model, PACKAGE[model].replace("Int32(count)", "Int32(counter)"))
    gallery.wait("state.phase === 'failed' && !problems.hidden")
    text = gallery.text("#problems")
    test.expect("Basket.swift:4:72" in text and "counter" in text, f"it says “{text}”")
    generation = gallery.generation()
    watch.write(model, PACKAGE[model].replace("Int32(count)", "Int32(count + 9)"))
    gallery.ready(generation + 1)
    gallery.click("Card", 100, 60)
    gallery.rest()
    says("Bag 11")
    # So has one in the manifest, which does not compile.
    manifest = "Shop/Package.swift"
    watch.write(manifest, PACKAGE[manifest].replace("let package", "let let"))
    gallery.wait("state.phase === 'failed' && !problems.hidden")
    test.expect("Package.swift:4:5" in gallery.text("#problems"), gallery.text("#problems"))
    watch.write(manifest, PACKAGE[manifest])
    gallery.wait("state.phase === 'ready'")
    left = sorted(path.name for path in (watch.folder / "Shop").iterdir())
    test.expect(left == ["Package.swift", "Sources"], f"the package's folder has {left}")


def settings(test):
    """Size, colors, type size, language, direction and pixels change the picture"""
    gallery = test.open({"Counter.swift": COUNTER, "Texts.swift": TEXTS})
    seen = [gallery.picture("Texts")]

    def change(setting, value, name="Texts"):
        gallery.set(setting, value)
        end = time.monotonic() + 10
        while gallery.picture(name) in seen and time.monotonic() < end:
            time.sleep(0.05)
        picture = gallery.picture(name)
        test.expect(picture not in seen, f"{setting} {value} changes nothing")
        seen.append(picture)
        gallery.rest()
        if setting != "scale":
            test.same(gallery, name)

    change("dark", "true")
    change("textScale", gallery.value("String(28 / 17)"))
    change("direction", "rtl")
    change("device", "375x667")
    change("scale", "2")
    test.expect(gallery.card("Texts", "card.stage.clientWidth") == 375, "the page is not as wide as the device")
    # For one preview alone.
    gallery.set("dark", "")
    gallery.set("device", "")
    gallery.set("scale", "")
    gallery.rest()
    before = gallery.picture("Texts")
    gallery.card(
        "Counter",
        "{ const node = card.node.querySelector('details [data-setting=dark]'); node.value = 'true';"
        " node.dispatchEvent(new Event('change')); }")
    gallery.rest()
    test.expect(gallery.picture("Texts") == before, "one preview's setting has changed another one")
    # What the command line says is how it begins.
    other = test.open({"Counter.swift": COUNTER}, "--size", "250x150", "--appearance", "dark", "--scale", "1")
    test.expect(other.card("Counter", "[card.stage.clientWidth, card.stage.clientHeight]") == [250, 150], "the size is another one")
    chosen = "[...document.querySelectorAll('#settings select')].map((one) => one.value).join()"
    test.expect(other.value(chosen) == "250x150,1,true,,,,", f"the settings are {other.value(chosen)}")
    test.same(other, "Counter")


def clock(test):
    """The clock stops, steps, goes slowly, and is dragged there and back: each time has its picture"""
    gallery = test.open({"Texts.swift": TEXTS})
    name = "Clock"
    gallery.reveal(name)
    gallery.tool(name, "play")
    gallery.rest()
    begin = gallery.picture(name)
    gallery.click(name, 60, 60)
    gallery.rest()
    stopped = gallery.card(name, "card.clock.time")

    def seek(time_):
        gallery.tool(name, "time", time_)
        gallery.wait(f"Math.abs(cards.get('{name}').clock.time - {time_}) < 1e-6")
        gallery.rest()
        return gallery.picture(name)

    first = seek(stopped + 0.6)
    second = seek(stopped + 0.7)
    test.expect(len({begin, first, second}) == 3, "the times have the same pictures")
    test.expect(seek(stopped + 0.6) == first, "going back shows something else")
    test.expect(seek(max(stopped - 0.01, 0)) == begin, "before the tap it is not as it was")
    test.expect(seek(stopped + 0.7) == second, "going on shows something else")
    test.same(gallery, name)
    at = gallery.card(name, "card.clock.time")
    gallery.tool(name, "step")
    gallery.wait(f"Math.abs(cards.get('{name}').clock.time - {at} - 1 / 60) < 1e-6")
    gallery.rest()
    test.expect(gallery.picture(name) != second, "a step changes nothing")
    # A tenth as fast: what takes 0.9 s takes nine.
    gallery.tool(name, "rate", 0.1)
    time.sleep(1)
    gallery.tool(name, "play")
    gallery.rest()
    passed = gallery.card(name, "card.clock.time") - at
    test.expect(0.05 < passed < 0.4, f"in a second {passed:.2f} s have passed")


def inspector(test):
    """The inspector names the view under the pointer, its frame, its modifiers and what draws it"""
    gallery = test.open({"Texts.swift": TEXTS})
    gallery.value("byId('inspector').click()")
    x, y, _, _ = gallery.box("Texts")
    gallery.page.mouse("mouseMoved", x + 30, y + 32, "none")
    gallery.wait("document.querySelector('.box')")
    text = gallery.text("#inspected")
    for word in ["Text “Hello”", "HStack", "padding", "overlay", "fill with #"]:
        test.expect(word in text, f"“{word}” is not in “{text}”")
    test.keep(gallery, "watch-inspector")


def exports(test):
    """Exports have the session's picture"""
    gallery = test.open({"Counter.swift": COUNTER, "Texts.swift": TEXTS})
    picture = gallery.picture("Counter")
    png, head = gallery.file("Counter", "export?format=png&")
    test.expect(png == picture, "the PNG is another picture")
    test.expect('filename="Counter.png"' in head["Content-Disposition"], f"the name is {head}")
    beginnings = {
        "webp": b"RIFF", "gif": b"GIF89a", "svg": b"<", "pdf": b"%PDF", "apng&seconds=0.5": b"\x89PNG",
        "animated-webp&seconds=0.5": b"RIFF", "animated-gif&seconds=0.5": b"GIF89a",
    }
    for format, beginning in beginnings.items():
        data, _ = gallery.file("Counter", f"export?format={format}&")
        test.expect(data.startswith(beginning), f"{format} begins with {data[:8]}")
    import base64
    from watch import DIFFERENCE
    # A GIF has 255 colors, which are enough for that one.
    for name, format in [("Counter", "webp"), ("Clock", "gif")]:
        gallery.reveal(name)
        picture = gallery.picture(name)
        data, _ = gallery.file(name, f"export?format={format}&")
        pair = [base64.b64encode(one).decode() for one in (picture, data)]
        _, _, count = gallery.value(f"({DIFFERENCE})('{pair[0]}', '{pair[1]}', 0, 0)")
        test.expect(count == 0, f"{count} pixels of {format} differ")
    gallery.tool("Counter", "export", "svg")
    gallery.wait("cards.get('Counter').node.dataset.exported === 'Counter.svg'")


def faults(test):
    """A preview that traps or hangs is told of, and the others are shown; a hang can be ended"""
    trap = """\
import SwiftUI

struct Trap: View {
  let numbers: [Int] = []
  var body: some View { Text("\\(numbers[3])") }
}

#Preview("Trap") { Trap() }
"""
    hang = """\
import SwiftUI

struct Hang: View {
  var body: some View {
    Button("Hang") { while true {} }.frame(width: 200, height: 200)
  }
}

#Preview("Hang", traits: .fixedLayout(width: 200, height: 200)) { Hang() }
"""
    fall = """\
import SwiftUI

struct Fall: View {
  @State private var items = [1]
  var body: some View {
    Button("Fall \\(items[0])") { items = [] }.frame(width: 200, height: 200)
  }
}

#Preview("Fall", traits: .fixedLayout(width: 200, height: 200)) { Fall() }
"""
    gallery = test.open({"Trap.swift": trap, "Hang.swift": hang, "Fall.swift": fall})
    test.expect(gallery.value("[...cards.keys()].join()") == "Hang,Fall", "other previews are shown")
    test.expect("Trap: its code stopped the program" in gallery.text("#problems"), gallery.text("#problems"))
    test.expect("Trap.swift:5" in gallery.text("#problems"), gallery.text("#problems"))
    gallery.click("Hang", 100, 100)
    gallery.wait("state.phase === 'busy'", 20)
    test.keep(gallery, "watch-busy")
    generation = gallery.generation()
    gallery.value("document.querySelector('#problems button').click()")
    gallery.ready(generation + 1)
    test.same(gallery, "Hang")
    # A trap after a tap.
    gallery.click("Fall", 100, 100)
    gallery.wait("state.phase === 'stopped'")
    test.expect("Fall.swift:6" in gallery.text("#problems"), gallery.text("#problems"))
    gallery.value("document.querySelector('#problems button').click()")
    gallery.ready(generation + 2)
    test.same(gallery, "Fall")
    # State that the new source falls over is given up, not the preview.
    gallery.watch.write("Fall.swift", fall.replace("items = []", "items = [1, 2]").replace("items[0]", "items.count"))
    gallery.ready(generation + 3)
    gallery.click("Fall", 100, 100)
    gallery.rest()
    gallery.watch.write("Fall.swift", fall.replace("items[0]", "[7][items.count - 1]"))
    gallery.ready(generation + 4)
    test.expect("Fall 7" in (gallery.labels("Fall") or []), f"it says {gallery.labels('Fall')}")



GUIDE = """\
import SwiftUI

struct Card: View {
  @State private var likes = 2
  @State private var isOn = true

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      HStack {
        Image(systemName: "heart.fill").foregroundStyle(.pink)
        Text("Saved state").font(.headline)
        Spacer()
        Text("\\(likes)").monospacedDigit().foregroundStyle(.secondary)
      }
      RoundedRectangle(cornerRadius: 12)
        .fill(LinearGradient(colors: [.orange, .pink], startPoint: .leading, endPoint: .trailing))
        .frame(height: 60)
        .opacity(isOn ? 1 : 0.3)
      Toggle("Bright", isOn: $isOn)
      Button("Like") { likes += 1 }.buttonStyle(.borderedProminent)
    }
    .padding()
  }
}

#Preview("Card", traits: .fixedLayout(width: 320, height: 240)) { Card() }
#Preview("Dark card", traits: .fixedLayout(width: 320, height: 240)) { Card().preferredColorScheme(.dark) }
"""


def guide(test):
    """The picture of the guide: `scripts/test-watch --pictures Documentation/Pictures/live guide`"""
    gallery = test.open({"Card.swift": GUIDE}, width=1080, height=520)
    gallery.value("byId('inspector').click()")
    gallery.rest()
    x, y, _, _ = gallery.box("Card")
    gallery.page.mouse("mouseMoved", x + 100, y + 38, "none")
    gallery.wait("document.querySelector('.box')")
    test.expect("Saved state" in gallery.text("#inspected"), gallery.text("#inspected"))
    test.keep(gallery, "gallery")


CASES = [guide, gallery, state, errors, vanished, package, settings, clock, inspector, exports, faults]
