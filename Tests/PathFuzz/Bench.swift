import FiligreePaths
import FiligreeTestSupport
import Foundation
import PathFuzzing

/// Times of the path booleans on fixed workloads: `PathFuzz bench`, and `PathFuzz bool FILE RUNS` for
/// files of `{"task": …}` workloads, which prints one line of JSON.
enum Bench {
  /// Workloads whose name does not contain it are left out.
  private static let only = CommandLine.arguments.count > 2 ? CommandLine.arguments[2] : nil

  static func run() {
    var random = RandomSource(seed: 99)
    time("hexagon pair", 20_000, polygonPair(6, 0, &random))
    time("20-gon pair", 5_000, polygonPair(20, 0, &random))
    time("square pair", 20_000, polygonPair(4, 0, &random))
    time("circle pair", 5_000, circlePair())
    time("1024-gon circles", 500, polygonPair(1024, 1, &random))
    time("random polygons 3x100", 5, (scribble(3, 100, 0, &random), scribble(3, 100, 0, &random)))
    time("random cubics 1x4", 1000, (scribble(1, 4, 1, &random), scribble(1, 4, 1, &random)))
    time("random cubics 3x8", 100, (scribble(3, 8, 1, &random), scribble(3, 8, 1, &random)))
    time("random cubics 3x100", 2, (scribble(3, 100, 1, &random), scribble(3, 100, 1, &random)))
    var n = 1000
    while n <= 1_000_000 {
      let pair = blobs(n, &random)
      time("blobs of \(n) vertices", max(1, 100_000 / n), pair)
      n *= 10
    }
    n = 10
    while n <= 10_000 {
      manyPolygons(n, &random)
      n *= 10
    }
    n = 100
    while n <= 100_000 {
      manySquares(n)
      n *= 10
    }
  }

  private static func time(_ name: String, _ runs: Int, _ pair: (Path, Path)) {
    if let only, !name.contains(only) { return }
    let a = pair.0.cgPath
    let b = pair.1.cgPath
    var points = Path(a.union(b)).count
    var times: [Double] = []
    for _ in 0..<7 {
      let begun = Date()
      for _ in 0..<runs {
        points = max(points, a.union(b).isNothing ? 0 : 1)
      }
      times.append(Date().timeIntervalSince(begun) / Double(runs))
    }
    times.sort()
    print(
      name, String(format: "median %.2f us, least %.2f us", times[3] * 1e6, times[0] * 1e6),
      "out \(points)")
  }

  private static func polygonPair(
    _ n: Int, _ radiusNoise: Double, _ random: inout RandomSource
  ) -> (Path, Path) {
    func polygon(_ x: Double, _ y: Double, _ turn: Double) -> Path {
      var path = Path()
      for i in 0..<n {
        let angle = turn + Double(i) * 2 * .pi / Double(n)
        let p = CGPoint(x: x + 40 * cos(angle), y: y + 40 * sin(angle))
        if i == 0 { path.move(to: p) } else { path.addLine(to: p) }
      }
      path.closeSubpath()
      return path
    }
    return (polygon(50, 50, 0.1), polygon(70, 60, 0.3))
  }

  private static func circlePair() -> (Path, Path) {
    func circle(_ x: Double, _ y: Double, _ r: Double) -> Path {
      let k = 0.5522847498 * r
      var path = Path()
      path.move(to: CGPoint(x: x + r, y: y))
      for (cx, cy, dx, dy) in [
        (1.0, 0.0, 0.0, 1.0), (0, 1, -1, 0), (-1, 0, 0, -1), (0, -1, 1, 0),
      ] {
        path.addCurve(
          to: CGPoint(x: x + r * dx, y: y + r * dy),
          control1: CGPoint(x: x + r * cx + k * dx, y: y + r * cy + k * dy),
          control2: CGPoint(x: x + r * dx + k * cx, y: y + r * dy + k * cy))
      }
      path.closeSubpath()
      return path
    }
    return (circle(50, 50, 40), circle(75, 60, 35))
  }

  private static func scribble(
    _ subpaths: Int, _ segments: Int, _ kind: Int, _ random: inout RandomSource
  ) -> Path {
    var path = Path()
    func point() -> CGPoint {
      CGPoint(x: random.number(in: 0...1000), y: random.number(in: 0...1000))
    }
    for _ in 0..<subpaths {
      path.move(to: point())
      for _ in 0..<segments {
        if kind == 0 {
          path.addLine(to: point())
        } else {
          path.addCurve(to: point(), control1: point(), control2: point())
        }
      }
      path.closeSubpath()
    }
    return path
  }

  private static func blobs(_ n: Int, _ random: inout RandomSource) -> (Path, Path) {
    func blob(_ x: Double) -> Path {
      var path = Path()
      let phase = random.number(in: 0...6)
      for i in 0..<n / 2 {
        let a = Double(i) * 4 * .pi / Double(n)
        let r = 300 + 60 * cos(5 * a + phase) + 20 * cos(31 * a)
        let p = CGPoint(x: x + r * cos(a), y: 500 + r * sin(a))
        if i == 0 { path.move(to: p) } else { path.addLine(to: p) }
      }
      path.closeSubpath()
      return path
    }
    return (blob(450), blob(550))
  }

  private static func manyPolygons(_ n: Int, _ random: inout RandomSource) {
    var paths: [CGPath] = []
    let size = 1000 * Double(n).squareRoot() / 30
    for _ in 0..<n {
      var path = Path()
      let x = random.number(in: 0...size)
      let y = random.number(in: 0...size)
      for i in 0..<20 {
        let a = Double(i) * .pi / 10
        let r = random.number(in: 10...40)
        let p = CGPoint(x: x + r * cos(a), y: y + r * sin(a))
        if i == 0 { path.move(to: p) } else { path.addLine(to: p) }
      }
      path.closeSubpath()
      paths.append(path.cgPath)
    }
    timeUnion("union of \(n) 20-gons", paths)
  }

  private static func manySquares(_ n: Int) {
    var paths: [CGPath] = []
    let side = Int(Double(n).squareRoot())
    for i in 0..<n {
      let x = Double(i % side) * 10
      let y = Double(i / side) * 10
      var path = Path()
      path.move(to: CGPoint(x: x, y: y))
      path.addLine(to: CGPoint(x: x + 7, y: y))
      path.addLine(to: CGPoint(x: x + 7, y: y + 7))
      path.addLine(to: CGPoint(x: x, y: y + 7))
      path.closeSubpath()
      paths.append(path.cgPath)
    }
    timeUnion("union of \(n) squares apart", paths)
  }

  private static func timeUnion(_ name: String, _ paths: [CGPath]) {
    if let only, !name.contains(only) { return }
    var times: [Double] = []
    var points = 0
    for _ in 0..<3 {
      let begun = Date()
      points = Path(CGPath.union(of: paths)).count
      times.append(Date().timeIntervalSince(begun))
    }
    times.sort()
    print(
      name, String(format: "median %.2f us, least %.2f us", times[1] * 1e6, times[0] * 1e6),
      "out \(points)")
  }

  // MARK: Workload files

  static func file(_ name: String, runs: Int) throws {
    let data = try Data(contentsOf: URL(fileURLWithPath: name))
    guard let root = try JSONSerialization.jsonObject(with: data) as? [String: Any] else { return }
    let rule: CGPathFillRule = root["rule"] as? String == "evenodd" ? .evenOdd : .winding
    var work: () -> [CGPath]
    if root["task"] as? String == "union-all" {
      let items = (root["items"] as? [[String: Any]] ?? []).map { path($0) }
      work = { [CGPath.union(of: items, using: rule)] }
    } else {
      let pairs = (root["pairs"] as? [[[String: Any]]] ?? []).map { $0.map { path($0) } }
      let operations = root["ops"] as? [String] ?? []
      work = {
        var results: [CGPath] = []
        for pair in pairs {
          for operation in operations {
            switch operation {
            case "union": results.append(pair[0].union(pair[1], using: rule))
            case "intersection": results.append(pair[0].intersection(pair[1], using: rule))
            case "difference": results.append(pair[0].subtracting(pair[1], using: rule))
            default: results.append(pair[0].symmetricDifference(pair[1], using: rule))
            }
          }
        }
        return results
      }
    }
    var times: [Double] = []
    var results: [CGPath] = work()
    for _ in 0..<runs {
      let begun = Date()
      results = work()
      times.append(Date().timeIntervalSince(begun) * 1000)
    }
    let area = results.reduce(0) { $0 + FuzzArea.area($1) }
    let points = results.reduce(0) { $0 + Path($1).count }
    print("{\"ms\": \(times), \"area\": \(area), \"points\": \(points)}")
  }

  private static func path(_ item: [String: Any]) -> CGPath {
    let verbs = item["v"] as? String ?? ""
    let numbers = (item["p"] as? [Any] ?? []).map { ($0 as? NSNumber)?.doubleValue ?? 0 }
    var path = Path()
    var i = 0
    func next() -> CGPoint {
      i += 2
      return CGPoint(x: numbers[i - 2], y: numbers[i - 1])
    }
    for verb in verbs {
      switch verb {
      case "M": path.move(to: next())
      case "L": path.addLine(to: next())
      case "Q":
        let c = next()
        path.addQuadCurve(to: next(), control: c)
      case "C":
        let c1 = next()
        let c2 = next()
        path.addCurve(to: next(), control1: c1, control2: c2)
      default: path.closeSubpath()
      }
    }
    return path.cgPath
  }
}

extension Path {
  /// How many elements there are.
  fileprivate var count: Int {
    var count = 0
    forEach { _ in count += 1 }
    return count
  }
}

extension CGPath {
  fileprivate var isNothing: Bool { Path(self).isEmpty }
}
