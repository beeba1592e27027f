// Works the interactive listings under a clock and with touches that only this program sends, and says what
// was found. `scripts/check-listings` builds and runs it beside the listings.
import Foundation
import Seed002ContourArt
import Seed003SymbolCanvas
import Seed004PathDrawing
import SwiftUI

var failures = 0

@MainActor func expect(_ condition: Bool, _ what: String) {
  print(condition ? "ok    \(what)" : "FAILS \(what)")
  if !condition { failures += 1 }
}

/// Lets tasks and the main queue work for a while: the listings use both.
@MainActor func wait(upTo seconds: Double, until condition: () -> Bool) -> Bool {
  let end = Date().addingTimeInterval(seconds)
  while !condition() {
    guard Date() < end else { return false }
    RunLoop.main.run(until: Date().addingTimeInterval(0.01))
  }
  return true
}

extension ViewSession {
  /// The boxes of all paths that are drawn, in points of the page, layers included.
  @MainActor var drawn: [CGRect] {
    let list = displayList()
    func boxes(_ layer: DisplayList.Layer) -> [CGRect] {
      layer.commands.flatMap { command -> [CGRect] in
        if case .layer(let index) = command.operation { return boxes(list.layers[Int(index)]) }
        guard command.path >= 0 else { return [] }
        return [
          list.paths[Int(command.path)].applying(list.transforms[Int(command.transform)])
            .boundingRect
        ]
      }
    }
    return boxes(list.root)
  }

  @MainActor var pathCount: Int { drawn.count }
}

// MARK: 003: a drag leaves symbols, a tap on the moon changes what is drawn next

do {
  let session = ViewSession(size: CGSize(width: 390, height: 600)) {
    Seed003SymbolCanvas.ContentView()
  }
  let before = Set(session.drawn.map { "\($0)" })
  // Points 10 apart along a line; the first symbol is where the drag begins to count, 10 points on, and then
  // each is 40 or more from the one before.
  let points = (0...30).map { CGPoint(x: 30 + 10 * CGFloat($0), y: 100) }
  session.drag(points)
  let symbols = session.drawn.filter { !before.contains("\($0)") }
  let middles = Set(symbols.map { ($0.midX * 2).rounded() / 2 }).sorted()
  let expected = stride(from: 40, through: 330, by: 40).map { CGFloat($0) }
  expect(middles.count == expected.count, "003: \(expected.count) symbols, found \(middles.count)")
  let gaps = zip(middles, middles.dropFirst()).map { $1 - $0 }
  expect(gaps.allSatisfy { abs($0 - 40) < 0.6 }, "003: each 40 points from the one before: \(gaps)")
  let starBox = symbols.first?.size ?? .zero
  expect(session.tap("moon.fill"), "003: the moon can be tapped")
  let after = Set(session.drawn.map { "\($0)" })
  session.drag([CGPoint(x: 50, y: 300), CGPoint(x: 50, y: 311)])
  let moon = session.drawn.filter { !after.contains("\($0)") }.last?.size ?? .zero
  expect(moon != .zero && moon != starBox, "003: what is drawn next is another symbol")
}

// MARK: 004: Show draws the outline on a spring, Hide retargets it in flight

do {
  let session = ViewSession(size: CGSize(width: 300, height: 300)) { DrawBubbleView() }
  func length() -> Double {
    let list = session.displayList()
    return list.commands.compactMap { command -> Double? in
      if case .stroke = command.operation { return Double(list.paths[Int(command.path)].length) }
      return nil
    }.reduce(0, +)
  }
  expect(length() == 0, "004: nothing of the outline at first")
  expect(session.tap("Show"), "004: Show can be tapped")
  // `.spring()` of the SDK of iOS 17 and later.
  let spring = Spring(duration: 0.5, bounce: 0)
  var values: [Double] = []
  for frame in 1...20 {
    session.advance(to: Double(frame) * 0.02)
    values.append(length())
  }
  session.advance(to: 20)
  let whole = length()
  var worst = 0.0
  for (index, value) in values.enumerated() {
    let exact: Double = spring.value(target: 1, time: Double(index + 1) * 0.02)
    worst = max(worst, abs(value / whole - min(exact, 1)))
  }
  expect(whole > 0 && worst < 1e-6, "004: the outline's length follows the spring, off by \(worst)")
  expect(session.tap("Hide"), "004: Hide can be tapped")
  session.advance(by: 0.1)
  let half = length()
  expect(half < whole && half > 0, "004: it goes back")
  expect(session.tap("Hide") || session.tap("Show"), "004: tapped in flight")
  session.update()
  expect(abs(length() - half) / whole < 1e-6, "004: without a jump")
}

do {
  let session = ViewSession(size: CGSize(width: 300, height: 300)) { BubbleTransitionView() }
  let before = session.displayList().commands.count
  expect(session.tap("Show"), "004: the bubble's Show can be tapped")
  session.update()
  let spring = Spring(response: 0.25, dampingRatio: 0.7)
  var worst = 0.0
  for frame in 1...20 {
    session.advance(to: Double(frame) * 0.02)
    let list = session.displayList()
    // Each drawing of the bubble is less opaque by itself; the button is opaque.
    let opacity = list.commands.map { Double($0.opacity) }.min() ?? 1
    let exact: Double = spring.value(target: 1, time: session.time)
    worst = max(worst, abs(opacity - min(max(exact, 0), 1)))
  }
  expect(worst < 1e-6, "004: the bubble's opacity follows its own spring, off by \(worst)")
  session.advance(by: 5)
  expect(session.displayList().commands.count > before, "004: the bubble is there")
}

// MARK: 002: picture and contours, settings in a sheet

do {
  let defaults = UserDefaults.standard
  for key in ["minPivot", "maxPivot", "minAdjust", "maxAdjust", "epsilon", "iouThresh"] {
    defaults.removeObject(forKey: key)
  }
  let session = ViewSession(size: CGSize(width: 390, height: 600)) {
    Seed002ContourArt.ContentView()
  }
  // What its model has begun in a task is the session's, and takes none of its time.
  expect(!session.isDrawnByClock, "002: no longer busy")
  let withPicture = session.pathCount
  session.tap(at: CGPoint(x: 195, y: 400))
  let contours = session.pathCount
  expect(contours > withPicture + 10, "002: a tap shows \(contours) paths in place of the picture")
  expect(session.tap("gear"), "002: the gear can be tapped")
  session.advance(by: 2)
  expect(session.sheetIsPresented, "002: it shows the settings")
  // The second one is the end of the range of pivots: 0.55 of 0…1, so that one pivot is tried.
  let sliders = session.accessibilityTree.filter { $0.role == "slider" }
  expect(sliders.count == 6, "002: six sliders, found \(sliders.count)")
  if sliders.count > 1 {
    let frame = sliders[1].frame
    let y = frame.midY
    session.drag([
      CGPoint(x: frame.minX + 0.55 * frame.width, y: y), CGPoint(x: frame.midX + 40, y: y),
      CGPoint(x: frame.maxX - 4, y: y),
    ])
    let maximum = UserDefaults.standard.object(forKey: "maxPivot") as? Double ?? 0
    expect(maximum > 0.8, "002: the slider sets the largest pivot to \(maximum)")
  }
  expect(session.dismissSheet(), "002: the settings go")
  session.advance(by: 2)
  session.update()
  // The computing is a task of the session's: it takes no time of its clock, and is done by now or soon.
  expect(
    wait(upTo: 60) {
      session.update()
      return !session.isDrawnByClock
    }, "002: computed anew")
  let more = session.pathCount
  expect(more != contours, "002: \(more) paths with more pivots, \(contours) before")
}

print(failures == 0 ? "all as they should" : "\(failures) wrong")
exit(failures == 0 ? 0 : 1)
