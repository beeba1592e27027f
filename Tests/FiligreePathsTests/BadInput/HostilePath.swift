import FiligreePaths
import Foundation

/// Paths that nobody would draw, each with a name.
struct HostilePath: CustomStringConvertible, Sendable {
  let name: String
  let path: Path

  init(_ name: String, _ path: Path) { (self.name, self.path) = (name, path) }

  var description: String { name }

  /// All but the long one.
  static let all: [HostilePath] = {
    let (nan, inf) = (Double.nan, Double.infinity)
    let least = Double.leastNonzeroMagnitude
    let greatest = Double.greatestFiniteMagnitude
    return [
      HostilePath("empty", Path()),
      HostilePath("one move", moves([(3, 4)])),
      HostilePath("moves only", moves([(1, 2), (1, 2), (3, 4), (-5, 6)])),
      HostilePath("closes only", Path { for _ in 0..<3 { $0.closeSubpath() } }),
      HostilePath("a line without a move", Path { $0.addLine(to: CGPoint(x: 3, y: 4)) }),
      HostilePath("a move that is not a number", blob([(nan, 0), (1, 0), (2, 3), (0, 1)])),
      HostilePath(
        "a point that is not a number", blob([(0, 0), (9, 0), (nan, 5), (0, 9), (4, 4)])),
      HostilePath("nothing but NaN", blob([(nan, nan), (nan, nan), (nan, nan), (nan, nan)])),
      HostilePath("an infinite point", blob([(0, 0), (9, 0), (inf, 5), (0, 9), (4, 4)])),
      HostilePath("both infinities", blob([(-inf, 0), (inf, 0), (0, -inf), (0, inf)])),
      HostilePath("infinities and NaN", blob([(nan, inf), (-inf, nan), (0, 0), (3, 3)])),
      HostilePath("1e300", blob([(0, 0), (1e300, 0), (1e300, 1e300), (-1e300, 2e299)])),
      HostilePath(
        "the greatest number",
        blob([(-greatest, -greatest), (greatest, -greatest), (greatest, greatest), (0, greatest)])),
      HostilePath("a wide range", blob([(0, 0), (1e300, 1e-300), (1, 1), (-1e150, 1e-150)])),
      HostilePath("denormals", blob([(0, 0), (least, 0), (9 * least, 7 * least), (0, 5 * least)])),
      HostilePath("all but zero", blob([(0, 0), (1e-300, 0), (1e-300, 1e-300), (0, 1e-300)])),
      HostilePath("one point, many times", blob(Array(repeating: (7, 7), count: 12))),
      HostilePath("one line, many times", blob((0..<12).map { ($0 % 2 == 0 ? 0 : 9, 0) })),
      HostilePath(
        "far away", blob([(1e17, 1e17), (1e17 + 64, 1e17), (1e17, 1e17 + 64), (1e17, 0)])),
    ]
  }()

  /// Many subpaths: boxes, dots and lone moves by turns.
  static func many(_ count: Int) -> Path {
    Path { path in
      for i in 0..<count {
        let x = Double(i % 200) * 3
        let y = Double(i / 200) * 3
        switch i % 4 {
        case 0, 1: path.addRect(CGRect(x: x, y: y, width: 2, height: 2))
        case 2:
          path.move(to: CGPoint(x: x, y: y))
          path.addLine(to: CGPoint(x: x, y: y))
          path.closeSubpath()
        default: path.move(to: CGPoint(x: x, y: y))
        }
      }
    }
  }

  private static func moves(_ points: [(Double, Double)]) -> Path {
    Path { for p in points { $0.move(to: CGPoint(x: p.0, y: p.1)) } }
  }

  /// Lines, a quad and a cubic through the points, closed, and again as an open subpath.
  private static func blob(_ points: [(Double, Double)]) -> Path {
    let p = points.map { CGPoint(x: $0.0, y: $0.1) }
    return Path { path in
      path.move(to: p[0])
      for q in p.dropFirst() { path.addLine(to: q) }
      path.closeSubpath()
      path.move(to: p[1])
      path.addQuadCurve(to: p[2], control: p[3])
      path.addCurve(to: p[0], control1: p[p.count - 1], control2: p[1])
    }
  }
}

extension Path {
  /// Whether all coordinates are finite.
  var isFinite: Bool { storage.isFinite }

  /// How many elements there are.
  var count: Int { storage.verbs.count }
}
