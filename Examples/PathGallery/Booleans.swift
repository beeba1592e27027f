import FiligreePaths
import FiligreePixels
import Foundation

/// Each operation on what paths fill.
enum Booleans {
  private static let flower = Shapes.flower(5, radius: 104, valley: 18).offsetBy(dx: -17, dy: 2)
  private static let ring = Shapes.ring(CGPoint(x: 34, y: 22), outer: 46, inner: 19)
  /// A rounded star that crosses itself five times.
  private static let knot = Path { path in
    path.move(to: Shapes.polar(-90, 66))
    for i in 0..<5 {
      let (a, b) = (CGFloat(i) * 144 - 90, CGFloat(i + 1) * 144 - 90)
      path.addCurve(
        to: Shapes.polar(b, 66), control1: Shapes.polar(a + 20, 72),
        control2: Shapes.polar(b - 20, 72))
    }
    path.closeSubpath()
  }
  private static let wave = Path.svg("M-82-26C-50-70-44 100-17 48C4 8 30 96 44 52C56 16 66 0 82-16")

  static let sheet = Sheet(
    columns: 5, size: CGSize(width: 176, height: 156),
    cells: combining + cutting + resolving)

  private static let combining = [
    Cell(title: "a, b", note: "\(flower.counts) · \(ring.counts)") {
      $0.area(flower, Ink.blue)
      $0.area(ring, Ink.orange)
    },
    result("a.union(b)", flower.union(ring)),
    result("a.intersection(b)", flower.intersection(ring)),
    result("a.subtracting(b)", flower.subtracting(ring)),
    result("b.subtracting(a)", ring.subtracting(flower)),
    result("a.symmetricDifference(b)", flower.symmetricDifference(ring)),
  ]

  private static let cutting: [Cell] = {
    let inside = wave.lineIntersection(flower)
    let outside = wave.lineSubtraction(flower)
    let parts = flower.symmetricDifference(ring).cgPath.componentsSeparated().map { Path($0) }
    let flat = Path(flower.union(ring).cgPath.flattened(threshold: 1))
    return [
      Cell(title: "wave.lineIntersection(a)", note: inside.counts) {
        $0.fill(flower, Ink.blue, opacity: 0.1)
        $0.line(flower, Ink.faint)
        $0.line(wave, Ink.faint)
        $0.line(inside, Ink.violet, 2)
        $0.marks(inside, Ink.violet, radius: 2.5)
      },
      Cell(title: "wave.lineSubtraction(a)", note: outside.counts) {
        $0.fill(flower, Ink.blue, opacity: 0.1)
        $0.line(flower, Ink.faint)
        $0.line(wave, Ink.faint)
        $0.line(outside, Ink.violet, 2)
        $0.marks(outside, Ink.violet, radius: 2.5)
      },
      Cell(title: "componentsSeparated()", note: "\(parts.count) parts of the difference") {
        for (i, part) in parts.enumerated() { $0.area(part, Ink.parts[i % Ink.parts.count]) }
      },
      Cell(title: "flattened(threshold: 1)", note: flat.counts) { $0.area(flat, Ink.violet) },
    ]
  }()

  private static let resolving: [Cell] = {
    let star = Shapes.pentagram(70).offsetBy(dx: 0, dy: 6)
    let nonZero = star.normalized(eoFill: false)
    let evenOdd = star.normalized(eoFill: true)
    let loops = knot.normalized(eoFill: true)
    let many = (0..<12).map {
      Path.disc(Shapes.polar(CGFloat($0) * 30, $0.isMultiple(of: 2) ? 50 : 44), 15)
    }
    let one = Path(CGPath.union(of: many.map(\.cgPath)))
    return [
      Cell(title: "star", note: "\(star.counts), which cross") {
        $0.line(star, Ink.blue, 1.4)
        $0.marks(star, Ink.blue)
      },
      Cell(title: "normalized(eoFill: false)", note: nonZero.counts) {
        $0.area(nonZero, Ink.violet)
      },
      Cell(title: "normalized(eoFill: true)", note: evenOdd.counts) {
        $0.area(evenOdd, Ink.violet)
      },
      Cell(title: "normalized(eoFill: true)", note: "\(knot.counts) become \(loops.counts)") {
        $0.area(loops, Ink.violet)
      },
      Cell(title: "CGPath.union(of: twelve)", note: one.counts) {
        $0.area(one, Ink.violet)
        for disc in many { $0.line(disc, Ink.blue, 0.6, dash: [0.5, 2.5]) }
      },
    ]
  }()

  private static func result(_ title: String, _ path: Path) -> Cell {
    Cell(title: title, note: path.counts) {
      $0.line(flower, Ink.faint)
      $0.line(ring, Ink.faint)
      $0.area(path, Ink.violet)
    }
  }
}
