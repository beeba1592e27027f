import FiligreePaths
import Foundation

/// What strokes go wrong on.
enum StrokeTraps {
  static let sheet = Sheet(
    columns: 6, size: CGSize(width: 144, height: 122), cells: curves + turns + dots + dashes)

  private static let curves = [
    trap("cusp", "M0 0C100 100 0 100 100 0", 24),
    trap("nearly a cusp", "M0 0C100.01 100-.01 100 100 0", 24),
    trap("nearly a cusp, a loop", "M0 0C99.99 100 .01 100 100 0", 24),
    trap("loop", "M0 0C150 100-50 100 100 0", 24),
    trap("loop, wide pen", "M0 0C150 100-50 100 100 0", 60),
    trap("inflection", "M0 0C100 200 0-200 100 0", 24),
    trap("hairpin", "M0 0C300 1 300-1 0 .5", 44),
    trap("fold on a line", "M0 0C100 0-100 0 10 0", 14),
    trap("hook at the end", "M30 10C82-100-47-80-24-87", 16),
    trap("cusp beside the end", "M-45 30C12 64-51 49-40 31", 9),
    trap("controls on the ends", "M0 0C0 0 100 60 100 60", 24),
    trap("three points together", "M0 0C0 0 0 0 100 60", 24),
  ]

  private static let turns = [
    trap("180° turn, miter", "M0 0L100 0L40 0", 30),
    trap("180° turn, round", "M0 0L100 0L40 0", 30, join: .round),
    trap("tiny circle, wide pen", "M5 0A5 5 0 0 1-5 0A5 5 0 0 1 5 0Z", 60),
    trap("tiny arc, wide pen", "M5 0A5 5 0 0 1-5 0", 60, note: "the spike has no area"),
    trap("closed, overlapping", "M0 0L80 0L40 50Z", 30),
    trap("the same, left open", "M0 0L80 0L40 50L0 0", 30),
  ]

  private static let dots = [
    trap("point, butt cap", "M0 0L0 0", 30, frame: 80, note: "nothing, as in SVG"),
    trap("point, round cap", "M0 0L0 0", 30, cap: .round, frame: 80),
    trap("point, square cap", "M0 0L0 0", 30, cap: .square, frame: 80),
  ]

  private static let dashes = [
    trap(
      "dash across a close", "M0 0L90 0L90 60L0 60Z", 14, dash: [40, 20], phase: 20,
      note: "one dash round the corner"),
    trap("zero dashes, round", "M0 40C30-40 70-40 100 40", 14, cap: .round, dash: [0, 20]),
    trap("zero dashes, square", "M0 40C30-40 70-40 100 40", 12, cap: .square, dash: [0, 22]),
  ]

  private static func trap(
    _ title: String, _ data: String, _ width: CGFloat, cap: CGLineCap = .butt,
    join: CGLineJoin = .miter, dash: [CGFloat] = [], phase: CGFloat = 0, frame: CGFloat? = nil,
    note: String? = nil
  ) -> Cell {
    let style = StrokeStyle(
      lineWidth: width, lineCap: cap, lineJoin: join, dash: dash, dashPhase: phase)
    let path = Path.svg(data)
    let box =
      frame.map { CGRect(x: -$0 / 2, y: -$0 / 2, width: $0, height: $0) }
      ?? path.strokedPath(style).boundingRect.union(path.boundingRect)
    return Cell(title: title, note: note ?? "width \(Int(width))") {
      $0.stroke(
        path, style, under: Path.fit(box, to: CGSize(width: 122, height: 98)))
    }
  }
}
