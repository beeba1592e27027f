import FiligreePaths
import Foundation
import PathFuzzing

/// Work as files: `PathFuzz work NAME` prints one for other programs, `PathFuzz bool FILE RUNS`
/// does what one says.
///
/// A file is JSON: `{"task": "union-all", "items": [ITEM, …]}`, or `{"task": "pairs", "ops":
/// ["union", …], "pairs": [[ITEM, ITEM], …]}`. An item has `v`, a letter of M L Q C Z for each element,
/// and `p`, the coordinates of all points; `rings` are the same outlines flattened, for polygon
/// programs.
enum WorkFile {
  /// Prints work as JSON.
  static func write(_ work: BooleanWork) {
    switch work.task {
    case .union(let paths):
      let items = paths.map { item($0, work.flattening) }.joined(separator: ",")
      write("union-all", work.name, "\"items\":[\(items)]")
    case .pairs(let pairs, let operations):
      let items = pairs.map { "[\(item($0.0, work.flattening)),\(item($0.1, work.flattening))]" }
        .joined(separator: ",")
      let names = operations.map { "\"\($0.rawValue)\"" }.joined(separator: ",")
      write("pairs", work.name, "\"ops\":[\(names)],\"pairs\":[\(items)]")
    }
  }

  private static func write(_ task: String, _ name: String, _ rest: String) {
    print("{\"name\":\"\(name)\",\"task\":\"\(task)\",\"rule\":\"nonzero\",\(rest)}")
  }

  private static func item(_ path: CGPath, _ flattening: CGFloat) -> String {
    var verbs = ""
    var numbers: [String] = []
    Path(path).forEach { element in
      switch element {
      case .move(let to):
        verbs += "M"
        add(to, &numbers)
      case .line(let to):
        verbs += "L"
        add(to, &numbers)
      case .quadCurve(let to, let control):
        verbs += "Q"
        add(control, &numbers)
        add(to, &numbers)
      case .curve(let to, let control1, let control2):
        verbs += "C"
        add(control1, &numbers)
        add(control2, &numbers)
        add(to, &numbers)
      case .closeSubpath: verbs += "Z"
      }
    }
    var rings: [[String]] = []
    Path(path.flattened(threshold: flattening)).forEach { element in
      switch element {
      case .move(let to):
        rings.append([])
        add(to, &rings[rings.count - 1])
      case .line(let to): add(to, &rings[rings.count - 1])
      default: break
      }
    }
    let all = rings.map { "[\($0.joined(separator: ","))]" }.joined(separator: ",")
    return "{\"v\":\"\(verbs)\",\"p\":[\(numbers.joined(separator: ","))],\"rings\":[\(all)]}"
  }

  private static func add(_ point: CGPoint, _ numbers: inout [String]) {
    numbers.append("\(point.x.native)")
    numbers.append("\(point.y.native)")
  }

  /// Does what the file of a name says so many times after a warm-up, and prints a line of JSON: the
  /// milliseconds of processor time, and the area and the number of elements of all results.
  static func run(_ name: String, runs: Int) throws {
    let data = try Data(contentsOf: URL(fileURLWithPath: name))
    guard let root = try JSONSerialization.jsonObject(with: data) as? [String: Any] else { return }
    let work = BooleanWork(name: name, task: task(root))
    var times: [Double] = []
    var results = work.run()
    for _ in 0..<runs {
      let begun = Bench.now()
      results = work.run()
      times.append(Bench.now() - begun)
    }
    let area = results.reduce(0) { $0 + FuzzArea.area($1) }
    var points = 0
    for result in results { Path(result).forEach { _ in points += 1 } }
    print("{\"ms\": \(times), \"area\": \(area), \"points\": \(points)}")
  }

  private static func task(_ root: [String: Any]) -> BooleanWork.Task {
    if root["task"] as? String == "union-all" {
      return .union((root["items"] as? [[String: Any]] ?? []).map { path($0) })
    }
    let pairs = (root["pairs"] as? [[[String: Any]]] ?? []).map { (path($0[0]), path($0[1])) }
    let names = root["ops"] as? [String] ?? []
    return .pairs(pairs, names.compactMap { BooleanWork.Operation(rawValue: $0) })
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
