import FiligreeKit
import FiligreePaths
import FiligreeTestSupport
import Foundation
import Testing

extension UIBezierPath {
  /// What the path is made of.
  var elements: [Path.Element] {
    var elements: [Path.Element] = []
    path.forEach { elements.append($0) }
    return elements
  }
}

extension CGPoint {
  init(_ x: CGFloat, _ y: CGFloat) {
    self.init(x: x, y: y)
  }
}

extension Path.Element {
  /// The points, controls first; none for a close.
  var points: [CGPoint] {
    switch self {
    case .move(let end), .line(let end): [end]
    case .quadCurve(let end, let control): [control, end]
    case .curve(let end, let control1, let control2): [control1, control2, end]
    case .closeSubpath: []
    }
  }

  /// The kind of element alone.
  var letter: Character {
    switch self {
    case .move: "M"
    case .line: "L"
    case .quadCurve: "Q"
    case .curve: "C"
    case .closeSubpath: "Z"
    }
  }
}

/// Expects that a path has these kinds of element, and these points but for `tolerance`.
func expectElements(
  _ path: UIBezierPath, _ letters: String, _ points: [CGPoint], tolerance: CGFloat = 1e-12,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  expect(String(path.elements.map(\.letter)) == letters, sourceLocation: sourceLocation)
  let found = path.elements.flatMap(\.points)
  expect(found.count == points.count, sourceLocation: sourceLocation)
  for (a, b) in zip(found, points) {
    expect(
      abs(a.x - b.x) <= tolerance && abs(a.y - b.y) <= tolerance, "\(a) is not \(b)",
      sourceLocation: sourceLocation)
  }
}

extension RandomSource {
  mutating func point(_ range: ClosedRange<Double> = -100...100) -> CGPoint {
    CGPoint(number(in: range), number(in: range))
  }

  /// A path of up to four subpaths of all kinds of segment, some of them closed.
  mutating func bezierPath(alwaysClosed: Bool = false) -> UIBezierPath {
    let path = UIBezierPath()
    for _ in 0...Int(next() % 4) {
      path.move(to: point())
      for _ in 0..<Int(next() % 6) {
        switch next() % 3 {
        case 0: path.addLine(to: point())
        case 1: path.addQuadCurve(to: point(), controlPoint: point())
        default: path.addCurve(to: point(), controlPoint1: point(), controlPoint2: point())
        }
      }
      if alwaysClosed || next() % 2 == 0 { path.close() }
    }
    return path
  }
}
