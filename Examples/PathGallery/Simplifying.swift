import FiligreePaths
import Foundation

/// Fewer segments within a tolerance.
enum Simplifying {
  static let sheet = Sheet(
    columns: 4, size: CGSize(width: 224, height: 190),
    cells: row("stairs of pixels", stairs, [0.5, 1, 2])
      + row("a noisy tracing", noisy, [0.4, 0.8, 1.6]))

  private static func row(_ name: String, _ path: Path, _ tolerances: [CGFloat]) -> [Cell] {
    let first = Cell(title: name, note: path.counts) {
      $0.fill(path, Ink.blue, opacity: 0.15)
      $0.line(path, Ink.blue, 0.8)
      for end in path.segmentEnds { $0.dot(end, Ink.blue, radius: 0.9) }
    }
    return [first]
      + tolerances.map { tolerance in
        let simple = path.simplified(tolerance: tolerance)
        let number = tolerance == tolerance.rounded() ? "\(Int(tolerance))" : "\(tolerance)"
        return Cell(title: "simplified(tolerance: \(number))", note: simple.counts) {
          $0.line(path, Ink.faint, 0.6)
          $0.area(simple, Ink.violet)
        }
      }
  }

  private static let shape = Shapes.letter("&", size: 160)

  /// The boundary of the pixels whose middle a shape covers.
  private static let stairs: Path = {
    var runs: [CGPath] = []
    for y in stride(from: -80 as CGFloat, to: 80, by: 1) {
      var start: CGFloat?
      for x in stride(from: -72 as CGFloat, through: 72, by: 1) {
        let isInside = shape.contains(CGPoint(x: x + 0.5, y: y + 0.5))
        if isInside, start == nil { start = x }
        if !isInside, let first = start {
          runs.append(Path(CGRect(x: first, y: y, width: x - first, height: 1)).cgPath)
          start = nil
        }
      }
    }
    return Path(CGPath.union(of: runs))
  }()

  /// Points at even lengths, each moved a little aside.
  private static let noisy: Path = {
    var state: UInt64 = 0x51EE
    func noise() -> CGFloat {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return CGFloat(state >> 40) / CGFloat(1 << 24) - 0.5
    }
    let flower = Shapes.flower(5, radius: 124, valley: 24).offsetBy(dx: 0, dy: 8)
    let measure = PathMeasure(flower)
    let count = 260
    return Path { path in
      path.addLines(
        (0..<count).compactMap {
          measure.point(atLength: measure.length * CGFloat($0) / CGFloat(count)).map {
            CGPoint(x: $0.x + noise(), y: $0.y + noise())
          }
        })
      path.closeSubpath()
    }
  }()
}
