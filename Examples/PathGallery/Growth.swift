import FiligreeDrawing
import FiligreePaths
import FiligreePixels
import Foundation

/// Milliseconds against edges, as the benchmark measured them.
struct Growth {
  /// One kind of work.
  private struct Series {
    var name: String
    var points: [(edges: CGFloat, milliseconds: CGFloat)] = []
  }

  /// What is wrong with a table.
  struct TableError: Error, CustomStringConvertible {
    var line: Int
    var description: String {
      "line \(line) of the table is not a name, a number of edges and milliseconds above zero"
    }
  }

  private var series: [Series] = []

  /// Reads lines of a name, edges and the median of milliseconds, after one line of headings.
  init(contentsOf url: URL) throws {
    let text = try String(contentsOf: url, encoding: .utf8)
    for (i, line) in text.split(separator: "\n").enumerated().dropFirst() {
      let fields = line.split(separator: ",")
      guard fields.count >= 3, let edges = Double(fields[1]), let time = Double(fields[2]),
        (1e3...1e6).contains(edges), (1e-3...1e5).contains(time)
      else { throw TableError(line: i + 1) }
      if series.last?.name != String(fields[0]) { series.append(Series(name: String(fields[0]))) }
      series[series.count - 1].points.append((CGFloat(edges), CGFloat(time)))
    }
  }

  private static let frame = CGRect(x: 84, y: 64, width: 690, height: 410)
  private static let labels = [
    "smooth": "two smooth polygons", "squares": "pairs of squares",
    "union": "union of 20-gons",
  ]

  /// Where a measurement lies on the page: 10³…10⁶ edges, 10⁻²…10⁴ milliseconds.
  private func place(_ edges: CGFloat, _ milliseconds: CGFloat) -> CGPoint {
    let frame = Self.frame
    return CGPoint(
      x: frame.minX + (Self.log10(edges) - 3) / 3 * frame.width,
      y: frame.maxY - (Self.log10(milliseconds) + 2) / 6 * frame.height)
  }

  func drawing() -> DisplayList {
    var canvas = Canvas(size: CGSize(width: 944, height: 546))
    canvas.text(
      "Time of a boolean operation", at: CGPoint(x: Self.frame.minX, y: 38), size: 16,
      weight: .semibold, anchor: .left)
    grid(&canvas)
    for (i, one) in series.enumerated() {
      draw(one, Ink.parts[i % Ink.parts.count], &canvas)
    }
    return canvas.finish()
  }

  private func grid(_ canvas: inout Canvas) {
    let frame = Self.frame
    canvas.fill(Path(frame), Ink.panel)
    for decade in 3...6 {
      let edges = Self.power(decade)
      let x = place(edges, 1).x
      canvas.line(
        Path.line(CGPoint(x: x, y: frame.minY), CGPoint(x: x, y: frame.maxY)), Ink.faint, 0.7)
      canvas.text(
        ["1 000", "10 000", "100 000", "1 000 000"][decade - 3],
        at: CGPoint(x: x, y: frame.maxY + 20), size: 12, color: Ink.gray)
      guard decade < 6 else { continue }
      for k in 2...9 {
        let x = place(edges * CGFloat(k), 1).x
        canvas.line(
          Path.line(CGPoint(x: x, y: frame.maxY - 5), CGPoint(x: x, y: frame.maxY)), Ink.faint, 0.7)
      }
    }
    for decade in -2...4 {
      let y = place(1e3, Self.power(decade)).y
      canvas.line(
        Path.line(CGPoint(x: frame.minX, y: y), CGPoint(x: frame.maxX, y: y)), Ink.faint, 0.7)
      canvas.text(
        ["0.01", "0.1", "1", "10", "100", "1 000", "10 000"][decade + 2],
        at: CGPoint(x: frame.minX - 10, y: y + 4), size: 12, color: Ink.gray, anchor: .right)
    }
    canvas.text(
      "edges", at: CGPoint(x: frame.midX, y: frame.maxY + 44), size: 12, color: Ink.gray)
    canvas.text(
      "ms", at: CGPoint(x: frame.minX - 10, y: frame.minY - 14), size: 12, color: Ink.gray,
      anchor: .right)
    canvas.text(
      "dotted: n log n through the first point", at: CGPoint(x: frame.maxX, y: frame.minY - 14),
      size: 12, color: Ink.gray, anchor: .right)
  }

  private func draw(_ one: Series, _ color: CGColor, _ canvas: inout Canvas) {
    guard let first = one.points.first, let last = one.points.last else { return }
    let reference = (0...30).map { i in
      let edges = first.edges * Self.pow10(3 * CGFloat(i) / 30)
      return place(
        edges,
        first.milliseconds * edges / first.edges * Self.log10(edges) / Self.log10(first.edges))
    }
    canvas.line(Path { $0.addLines(reference) }, color, 1.2, dash: [0.1, 4])
    let points = one.points.map { place($0.edges, $0.milliseconds) }
    canvas.line(Path { $0.addLines(points) }, color, 2)
    for point in points {
      canvas.dot(point, color, radius: 4)
      canvas.dot(point, Ink.page, radius: 2.2)
    }
    let end = place(last.edges, last.milliseconds)
    canvas.text(
      Self.labels[one.name] ?? one.name, at: CGPoint(x: end.x + 12, y: end.y + 4), size: 12,
      weight: .semibold, color: color, anchor: .left)
  }

  /// 10 to an integer.
  private static func power(_ exponent: Int) -> CGFloat {
    (0..<abs(exponent)).reduce(1) { value, _ in exponent < 0 ? value / 10 : value * 10 }
  }

  /// The common logarithm, the same on every machine: the C library's may differ in its last bit.
  private static func log10(_ x: CGFloat) -> CGFloat {
    // ln m = 2 artanh((m − 1) / (m + 1)) for the significand m in 1..<2.
    let z = (x.significand - 1) / (x.significand + 1)
    var power = z
    var sum = z
    for k in 1...20 {
      power *= z * z
      sum += power / CGFloat(2 * k + 1)
    }
    return (2 * sum + CGFloat(x.exponent) * 0.693_147_180_559_945_3) / 2.302_585_092_994_045_7
  }

  /// Ten to `x` in 0…3, by halving the logarithm's interval.
  private static func pow10(_ x: CGFloat) -> CGFloat {
    var (low, high) = (CGFloat(1), CGFloat(1001))
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if log10(middle) < x { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }
}
