import FiligreePaths
import Foundation

/// The calls that build an outline: one for each segment, and one for each circle, ellipse, and upright rectangle.
struct SwiftPathCalls {
  /// What one call adds.
  enum Step {
    /// A segment, with its points.
    case segment(PathVerb, [CGPoint])
    /// A whole subpath.
    case figure(PlainOutline)
  }

  let dialect: SwiftDialect
  let fractionDigits: Int?
  /// Columns in which a line is to end.
  let width: Int
  /// The calls.
  let steps: [Step]

  /// Reads an outline.
  ///
  /// A figure begins where the framework has it begin and turns as the framework turns it. So it stands where the outline
  /// is filled alone, and among other subpaths where it turns that way; all of them are turned round if more figures do then.
  ///
  /// - Parameters:
  ///   - outline: The outline; its numbers are finite.
  ///   - dialect: The framework's words.
  ///   - fractionDigits: Digits of coordinates; nil for all.
  ///   - width: Columns in which a line is to end.
  ///   - isDashed: Whether dashes begin where the outline does: then it has no figures.
  init(
    _ outline: PathStorage, dialect: SwiftDialect, fractionDigits: Int?, width: Int,
    isDashed: Bool = false
  ) {
    (self.dialect, self.fractionDigits, self.width) = (dialect, fractionDigits, width)
    var subpaths = isDashed ? [outline] : outline.subpaths
    var figures = isDashed ? [nil] : subpaths.map { Self.figure($0, dialect) }
    if subpaths.count > 1 {
      let plain = subpaths.indices.filter { figures[$0] != nil }
      let isTurned = plain.map { subpaths[$0].turnsLikeRectangles }
      if isTurned.count(where: { !$0 }) > isTurned.count(where: { $0 }) {
        subpaths = subpaths.map(\.backwards)
      }
      for index in plain where !subpaths[index].turnsLikeRectangles { figures[index] = nil }
    }
    steps = zip(subpaths, figures).flatMap { subpath, figure -> [Step] in
      if let figure { return [.figure(figure)] }
      var point = 0
      return subpath.verbs.map { verb in
        defer { point += verb.pointCount }
        return .segment(verb, Array(subpath.points[point..<point + verb.pointCount]))
      }
    }
  }

  /// The figure that a subpath is, if the framework has it.
  private static func figure(_ subpath: PathStorage, _ dialect: SwiftDialect) -> PlainOutline? {
    let figure = subpath.plainOutline
    // The corners of UIKit's are no quarters of circles.
    if dialect.api == .uiKit, case .rectangle(_, let radius)? = figure, radius > 0 { return nil }
    return figure
  }

  /// Appends the calls of some steps, a line or more each.
  func append(_ range: Range<Int>, indent: Int, to bytes: inout [UInt8]) {
    for step in steps[range] {
      let (function, arguments) =
        switch step {
        case .segment(let verb, let points): call(verb, points)
        case .figure(let figure): call(figure)
        }
      SwiftWords.append(call: function, arguments, indent: indent, width: width, to: &bytes)
    }
  }

  private func call(_ verb: PathVerb, _ p: [CGPoint]) -> (String, [String]) {
    switch verb {
    case .move: ("path.move(", ["to: \(point(p[0]))"])
    case .line: ("path.addLine(", ["to: \(point(p[0]))"])
    case .quad:
      ("path.addQuadCurve(", ["to: \(point(p[1]))", "\(dialect.control)\(point(p[0]))"])
    case .cubic:
      (
        "path.addCurve(",
        [
          "to: \(point(p[2]))", "\(dialect.controls.0)\(point(p[0]))",
          "\(dialect.controls.1)\(point(p[1]))",
        ]
      )
    case .close: (String("\(dialect.close)".dropLast()), [])
    }
  }

  private func call(_ figure: PlainOutline) -> (String, [String]) {
    let isUIKit = dialect.api == .uiKit
    switch figure {
    case .ellipse(let rect):
      let text = rectangle(rect)
      return isUIKit
        ? ("path.append(", ["UIBezierPath(ovalIn: \(text))"])
        : ("path.addEllipse(", ["in: \(text)"])
    case .rectangle(let rect, cornerRadius: 0):
      let text = rectangle(rect)
      return isUIKit
        ? ("path.append(", ["UIBezierPath(rect: \(text))"]) : ("path.addRect(", [text])
    case .rectangle(let rect, let radius):
      let size = number(radius)
      let corners =
        dialect.api == .swiftUI
        ? ["cornerSize: CGSize(width: \(size), height: \(size))", "style: .circular"]
        : ["cornerWidth: \(size)", "cornerHeight: \(size)"]
      return ("path.addRoundedRect(", ["in: \(rectangle(rect))"] + corners)
    }
  }

  private func rectangle(_ rect: CGRect) -> String {
    "CGRect(x: \(number(rect.minX)), y: \(number(rect.minY)), "
      + "width: \(number(rect.width)), height: \(number(rect.height)))"
  }

  private func point(_ point: CGPoint) -> String {
    "CGPoint(x: \(number(point.x)), y: \(number(point.y)))"
  }

  private func number(_ value: CGFloat) -> String {
    SwiftWords.number(value, fractionDigits: fractionDigits)
  }
}

extension PathStorage {
  /// The subpaths, each with a path of its own.
  fileprivate var subpaths: [PathStorage] {
    var paths: [PathStorage] = []
    var point = 0
    var last = CGPoint.zero
    for verb in verbs {
      // What follows a closed subpath without a move begins where that one began.
      if verb == .move || paths.isEmpty || paths[paths.count - 1].verbs.last == .close {
        paths.append(PathStorage())
        if verb != .move { paths[paths.count - 1].move(to: last) }
      }
      let p = points[point..<point + verb.pointCount]
      let at = p.startIndex
      switch verb {
      case .move:
        paths[paths.count - 1].move(to: p[at])
        last = p[at]
      case .line: paths[paths.count - 1].line(to: p[at])
      case .quad: paths[paths.count - 1].quad(to: p[at + 1], control: p[at])
      case .cubic:
        paths[paths.count - 1].cubic(to: p[at + 2], control1: p[at], control2: p[at + 1])
      case .close: paths[paths.count - 1].close()
      }
      point += verb.pointCount
    }
    return paths
  }

  /// Whether a subpath turns as the rectangles and ellipses of the frameworks do: clockwise as seen, with y down.
  fileprivate var turnsLikeRectangles: Bool {
    guard let first = points.first else { return true }
    // Twice the area of the polygon of all points: a convex figure's has the figure's sign.
    var (area, last) = (CGFloat.zero, first)
    for point in points + [first] {
      area += last.x * point.y - last.y * point.x
      last = point
    }
    return area > 0
  }

  /// A subpath from its end to its beginning.
  fileprivate var backwards: PathStorage {
    guard let end = points.last else { return self }
    var path = PathStorage()
    path.move(to: end)
    var next = points.count - 1
    for verb in verbs.dropFirst().reversed() {
      switch verb {
      case .move, .close: continue
      case .line: path.line(to: points[next - 1])
      case .quad: path.quad(to: points[next - 2], control: points[next - 1])
      case .cubic:
        path.cubic(
          to: points[next - 3], control1: points[next - 1], control2: points[next - 2])
      }
      next -= verb.pointCount
    }
    if verbs.last == .close { path.close() }
    return path
  }
}
