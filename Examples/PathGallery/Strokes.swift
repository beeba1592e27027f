import FiligreePaths
import Foundation

/// Each cap with each join.
enum Strokes {
  private static let zigzag = Path.svg(
    "M-74 44C-74-30-48-52-28-10L0 48.8L24-22L44 44C60 44 72 20 68-24"
  )
  .offsetBy(dx: 0, dy: -2)

  static let sheet = Sheet(
    columns: 4, size: CGSize(width: 224, height: 168),
    cells: caps.flatMap { cap in
      joins.map { join in
        let style = StrokeStyle(
          lineWidth: 22, lineCap: cap.cap, lineJoin: join.join, miterLimit: join.limit)
        return Cell(
          title: "\(cap.name) cap, \(join.name)",
          note: "outline of \(zigzag.strokedPath(style).counts)"
        ) { $0.stroke(zigzag, style) }
      }
    })

  private static let caps: [(name: String, cap: CGLineCap)] = [
    ("butt", .butt), ("round", .round), ("square", .square),
  ]
  private static let joins: [(name: String, join: CGLineJoin, limit: CGFloat)] = [
    ("miter join, limit 10", .miter, 10), ("miter join, limit 3", .miter, 3),
    ("round join", .round, 10), ("bevel join", .bevel, 10),
  ]
}

extension Canvas {
  /// What a stroke fills, its outline as it comes, thin, and normalized, and the line in its middle.
  mutating func stroke(
    _ path: Path, _ style: StrokeStyle, under transform: CGAffineTransform = .identity
  ) {
    let outline = path.strokedPath(style)
    let center = path.applying(transform)
    fill(outline.applying(transform), Ink.blue, opacity: 0.2)
    line(outline.applying(transform), Ink.blue, 0.6)
    line(outline.normalized(eoFill: false).applying(transform), Ink.dark, 1.2)
    line(center, Ink.red, 1)
    for end in center.segmentEnds { dot(end, Ink.red, radius: 1.7) }
  }
}
