import FiligreePaths
import Foundation

/// Each cap with each join.
enum Strokes {
  private static let zigzag = Path.svg("M-74 44C-74-30-48-52-28-10L2 46L24-50L44 44C60 44 72 20 68-24")

  static let sheet = Sheet(
    columns: 4, size: CGSize(width: 224, height: 168),
    cells: caps.flatMap { cap in
      joins.map { join in
        let style = StrokeStyle(
          lineWidth: 22, lineCap: cap.cap, lineJoin: join.join, miterLimit: join.limit)
        return Cell(title: "\(cap.name) cap, \(join.name)") { $0.stroke(zigzag, style) }
      }
    })

  private static let caps: [(name: String, cap: CGLineCap)] = [
    ("butt", .butt), ("round", .round), ("square", .square),
  ]
  private static let joins: [(name: String, join: CGLineJoin, limit: CGFloat)] = [
    ("miter join, limit 10", .miter, 10), ("miter join, limit 4", .miter, 4),
    ("round join", .round, 10), ("bevel join", .bevel, 10),
  ]
}

extension Canvas {
  /// A stroke's outline over what it fills, and the line in its middle.
  ///
  /// Drawn `transform` away from its numbers.
  mutating func stroke(
    _ path: Path, _ style: StrokeStyle, under transform: CGAffineTransform = .identity
  ) {
    let outline = path.strokedPath(style).applying(transform)
    let center = path.applying(transform)
    fill(outline, Ink.blue, opacity: 0.2)
    line(outline, Ink.dark, 0.8)
    line(center, Ink.red, 1)
    for end in center.segmentEnds { dot(end, Ink.red, radius: 1.7) }
  }
}
