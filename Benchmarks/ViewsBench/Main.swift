import Filigree
import Foundation

// What views cost: nested stacks by depth, a first frame, a change, a tick of the clock. The rasterizer is
// left out but where a row says so. Every number is the median of several runs, in milliseconds: of the main
// thread's processor time, or of the clock where pixels are drawn by several threads.
//
//     swift run -c release ViewsBench [nested [KIND …] | pages [ROWS …] | lists | circles | fuzz SEED COUNT]

func now(_ clock: clockid_t) -> Double {
  var time = timespec()
  clock_gettime(clock, &time)
  return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) / 1e6
}

private func milliseconds(_ clock: clockid_t = CLOCK_THREAD_CPUTIME_ID, _ body: () -> Void)
  -> Double
{
  let start = now(clock)
  body()
  return now(clock) - start
}

private func median(_ runs: Int, _ body: (Int) -> Double) -> Double {
  (0..<runs).map(body).sorted()[runs / 2]
}

private func text(_ milliseconds: Double) -> String {
  String(format: milliseconds < 10 ? "%.2f" : "%.0f", milliseconds)
}

@MainActor
private func picture(_ view: some View) -> Double {
  milliseconds {
    let renderer = ImageRenderer(content: view.frame(width: 300, height: 300))
    _ = renderer.displayList
  }
}

@MainActor
private func nested(_ depths: [Int], kinds: [Int], limit: Double) {
  print("| kind |" + depths.map { " \($0) levels |" }.joined())
  print("|---|" + depths.map { _ in "---:|" }.joined())
  for kind in kinds {
    var cells: [String] = []
    var isOver = false
    var before = 0.0
    for depth in depths {
      if isOver {
        cells.append("–")
        continue
      }
      let time = picture(Nest(level: depth, kind: kind))
      cells.append(text(time))
      // The next depth would take longer than anybody waits.
      isOver = time > limit || (time > 100 && time > 6 * before)
      before = time
    }
    print("| \(kind) | " + cells.joined(separator: " | ") + " |")
  }
}

/// A session at work: the first layout, a change, a tick, and the whole frame around a change.
@MainActor
private func page(
  _ title: String, _ size: CGSize, _ view: some View, change: (Int) -> Void
) {
  var session: ViewSession?
  let first = milliseconds { session = ViewSession(size: size) { view } }
  guard let session else { return }
  let changed = median(7) { run in
    milliseconds {
      change(run)
      session.update()
    }
  }
  let tick = median(7) { _ in milliseconds { session.advance(by: 1 / 60) } }
  let recording = median(5) { _ in milliseconds { _ = session.displayList() } }
  print("| \(title) | \(text(first)) | \(text(changed)) | \(text(tick)) | \(text(recording)) |")
}

/// A list at work: the first frame, frames while a finger scrolls it, a change of a row in sight and of one
/// that was never made.
@MainActor
private func list(_ count: Int) {
  let marked = Marked()
  var session: ViewSession?
  let first = milliseconds {
    session = ViewSession(size: CGSize(width: 320, height: 600)) {
      ListPage(count: count, marked: marked)
    }
    _ = session?.displayList()
  }
  guard let session else { return }
  func changed(_ row: (Int) -> Int) -> Double {
    median(7) { run in
      milliseconds {
        marked.row = row(run)
        session.update()
      }
    }
  }
  let changes = (inSight: changed { 5 + $0 }, out: changed { count - 1 - $0 })
  let frames = 40
  session.touchDown(at: CGPoint(x: 160, y: 590))
  let scrolled = milliseconds {
    for frame in 1...frames {
      session.touchMove(to: CGPoint(x: 160, y: 590 - 20 * CGFloat(frame)))
      _ = session.displayList()
    }
  }
  session.touchUp(at: CGPoint(x: 160, y: 590 - 20 * CGFloat(frames)))
  let cells = [first, scrolled / Double(frames), changes.inSight, changes.out]
  print("| \(count) | " + cells.map(text).joined(separator: " | ") + " |")
}

@MainActor
private func circles(_ count: Int) {
  let marked = Marked()
  let session = ViewSession(size: CGSize(width: 800, height: 800)) {
    Circles(count: count, marked: marked)
  }
  _ = try? session.image()
  let drawn = median(5) { _ in milliseconds(CLOCK_MONOTONIC) { _ = try? session.image() } }
  let changed = median(5) { run in
    milliseconds(CLOCK_MONOTONIC) {
      marked.row = run
      _ = try? session.image()
    }
  }
  let ticked = median(5) { _ in
    milliseconds(CLOCK_MONOTONIC) {
      session.advance(by: 1 / 60)
      _ = try? session.image()
    }
  }
  print("| recorded and drawn | after a change | after a tick |")
  print("|---:|---:|---:|")
  print("| \(text(drawn)) | \(text(changed)) | \(text(ticked)) |")
}

@MainActor
private func run(_ arguments: [String]) {
  let wanted = arguments.first
  if wanted == "fuzz" {
    let numbers = arguments.dropFirst().compactMap { UInt64($0) }
    return Fuzz.run(from: numbers.first ?? 0, count: numbers.dropFirst().first ?? 1000)
  }
  if wanted == nil || wanted == "nested" {
    print("Nested views, first frame (ms)\n")
    let kinds = arguments.dropFirst().compactMap { Int($0) }
    nested(
      [8, 12, 16, 20, 40, 60, 120], kinds: kinds.isEmpty ? Array(Nest.kinds) : kinds, limit: 3000)
  }
  if wanted == nil || wanted == "pages" {
    print("\nPages (ms)\n")
    print("| page | first frame | one change | a tick | recording |")
    print("|---|---:|---:|---:|---:|")
    let counts = arguments.dropFirst().compactMap { Int($0) }
    for count in counts.isEmpty ? [1000, 4000, 16000] : counts {
      let size = CGSize(width: 200, height: count * 20)
      let marks = (0..<count).map { _ in Mark() }
      page("\(count) rows, one changes itself", size, Rows(marks: marks)) {
        marks[count / 2 + $0].isSet.toggle()
      }
      let marked = Marked()
      page("\(count) rows of one body", size, ListedRows(count: count, marked: marked)) {
        marked.row = count / 2 + $0
      }
    }
    guard counts.isEmpty else { return }
    let marked = Marked()
    page(
      "10000 circles of one body", CGSize(width: 800, height: 800),
      Circles(count: 10000, marked: marked)
    ) { marked.row = $0 }
  }
  if wanted == nil || wanted == "lists" {
    print("\nLists (ms)\n")
    print(
      "| rows | first frame | a scrolled frame | change of a row | change of one not in sight |")
    print("|---:|---:|---:|---:|---:|")
    for count in [1000, 10_000, 100_000] { list(count) }
  }
  if wanted == nil || wanted == "circles" {
    print("\n10000 stroked circles, pixels and all (ms)\n")
    circles(10000)
  }
}

@main
enum ViewsBench {
  @MainActor static func main() {
    run(Array(CommandLine.arguments.dropFirst()))
  }
}
