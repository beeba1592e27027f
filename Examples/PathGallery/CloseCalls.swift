import FiligreePaths
import FiligreePixels
import Foundation

/// Outlines that nearly coincide, coincide, touch, or stop.
enum CloseCalls {
  private static let flower = Shapes.flower(5, radius: 104, valley: 18).offsetBy(dx: -22, dy: 4)
  private static let star = Shapes.star(outer: 66, inner: 27).offsetBy(dx: -22, dy: 4)

  static let sheet = Sheet(
    columns: 4, size: CGSize(width: 224, height: 156), cells: copies + shared + touching)

  private static let copies: [Cell] = {
    func shifted(_ path: Path, _ distance: CGFloat) -> Path {
      path.offsetBy(dx: distance, dy: 0)
    }
    let one = flower.union(shifted(flower, 1e-3))
    let slivers = flower.symmetricDifference(shifted(flower, 1e-3))
    let nothing = flower.symmetricDifference(shifted(flower, 1e-6))
    // Aside of all edges: slivers thinner than the grid of 2⁻²⁹ of the size go.
    let aside = Shapes.polar(18, 1e-6)
    let edges = star.symmetricDifference(star.offsetBy(dx: aside.x, dy: aside.y))
    let tip = CGPoint(x: -22, y: -62 + 4e-6)
    return [
      Cell(title: "union with a copy 1e-3 aside", note: "\(flower.counts) become \(one.counts)") {
        $0.area(one, Ink.violet)
      },
      Cell(title: "symmetricDifference, 1e-3 aside", note: "\(slivers.counts): slivers") {
        $0.area(slivers, Ink.violet)
        $0.lens(slivers, on: flower.leftmost, magnification: 20_000)
      },
      Cell(
        title: "symmetricDifference, 1e-6 aside",
        note: "\(nothing.counts): curves as near as this are one"
      ) {
        $0.line(flower, Ink.faint)
        $0.area(nothing, Ink.violet)
      },
      Cell(
        title: "symmetricDifference, 1e-6 aside", note: "\(edges.counts): lines are told apart"
      ) {
        $0.area(edges, Ink.violet)
        $0.lens(edges, on: tip, magnification: 4_000_000)
      },
    ]
  }()

  private static let shared: [Cell] = {
    let left = Path.svg("M-76-50L0-50L0 50L-76 50Z")
    let right = Path.svg("M0-30L70-30C84-30 84 30 70 30L0 30Z")
    let tall = left.union(right)
    let seam = "C40-30-40 20 0 56"
    let half = Path.svg("M0-56\(seam)C-84 56-84-56 0-56Z")
    let other = Path.svg("M0-56\(seam)C84 56 84-56 0-56Z")
    let whole = half.union(other)
    let rest = whole.subtracting(half)
    let comb = (0..<37).compactMap { hexagon($0) }
    let field = Path(CGPath.union(of: comb.map(\.cgPath)))
    return [
      Cell(title: "union along a straight edge", note: "\(tall.counts), no seam") {
        $0.area(tall, Ink.violet)
        $0.line(
          Path.line(CGPoint(x: 0, y: -30), CGPoint(x: 0, y: 30)), Ink.blue, 0.8, dash: [1, 3])
      },
      Cell(title: "union along a curve", note: "\(whole.counts), no seam") {
        $0.area(whole, Ink.violet)
        $0.line(Path.svg("M0-56\(seam)"), Ink.blue, 0.8, dash: [1, 3])
      },
      Cell(title: "that without one half", note: "\(rest.counts): the other half") {
        $0.line(whole, Ink.faint)
        $0.area(rest, Ink.violet)
      },
      Cell(title: "union of \(comb.count) hexagons", note: field.counts) {
        for cell in comb { $0.line(cell, Ink.blue, 0.6, dash: [0.5, 2.5]) }
        $0.area(field, Ink.violet)
      },
    ]
  }()

  private static let touching: [Cell] = {
    let a = Path.disc(CGPoint(x: -34, y: 0), 34)
    let b = Path.disc(CGPoint(x: 34, y: 0), 34)
    let both = a.union(b)
    let moon = Path.disc(.zero, 60).subtracting(Path.disc(CGPoint(x: 18, y: 0), 42))
    let cusps = Path { path in
      let corners = (0..<3).map { Shapes.polar(CGFloat($0) * 120 - 150, 36) }
      path.move(to: corners[0])
      for i in 0..<3 {
        // Controls crosswise on a square make a cusp (Stone and DeRose, 1989).
        let (start, end) = (corners[i], corners[(i + 1) % 3])
        let side = CGPoint(x: end.x - start.x, y: end.y - start.y)
        let up = CGPoint(x: side.y, y: -side.x)
        path.addCurve(
          to: end, control1: CGPoint(x: end.x + up.x, y: end.y + up.y),
          control2: CGPoint(x: start.x + up.x, y: start.y + up.y))
      }
      path.closeSubpath()
    }.offsetBy(dx: 0, dy: 10)
    let tips = cusps.normalized(eoFill: false)
    let curl = Path.svg(
      "M-66 8C-66-84 66-84 66 8C66 84-34 72-34 14C-34-34 34-34 34 14C34 72-66 84-66 8Z")
    let holed = curl.normalized(eoFill: true)
    return [
      Cell(title: "union of discs that touch", note: both.counts) { $0.area(both, Ink.violet) },
      Cell(title: "subtracting a disc that touches", note: moon.counts) {
        $0.area(moon, Ink.violet)
      },
      Cell(title: "three cusps, normalized", note: "still \(tips.counts)") {
        $0.area(tips, Ink.violet)
      },
      Cell(title: "a loop in a loop, even-odd", note: "\(curl.counts) become \(holed.counts)") {
        $0.area(holed, Ink.violet)
      },
    ]
  }()

  /// A hexagon of a honeycomb of radius 3, in reading order; nil outside of it.
  private static func hexagon(_ index: Int) -> Path? {
    var left = index
    for row in -3...3 {
      let count = 7 - abs(row)
      if left < count {
        let side: CGFloat = 12
        let center = CGPoint(
          x: (CGFloat(left) - CGFloat(count - 1) / 2) * side * CGFloat(3).squareRoot(),
          y: CGFloat(row) * 1.5 * side)
        // Rounded to a grid, so that neighbors share their corners to the last bit.
        return Path { path in
          path.addLines(
            (0..<6).map {
              let corner = Shapes.polar(CGFloat($0) * 60 - 90, side)
              return CGPoint(
                x: ((center.x + corner.x) * 1024).rounded() / 1024,
                y: ((center.y + corner.y) * 1024).rounded() / 1024)
            })
          path.closeSubpath()
        }
      }
      left -= count
    }
    return nil
  }
}

extension Path {
  /// The point furthest to the left.
  fileprivate var leftmost: CGPoint {
    let box = boundingRect
    return nearestPoint(to: CGPoint(x: box.minX - 100, y: box.midY))?.point ?? .zero
  }
}

extension Canvas {
  /// A round lens to the right that shows `path` around `point`.
  fileprivate mutating func lens(_ path: Path, on point: CGPoint, magnification: CGFloat) {
    let center = CGPoint(x: 72, y: 34)
    let glass = Path.disc(.zero, 34)
    line(Path.line(point, CGPoint(x: 62, y: 2)), Ink.dark, 0.8)
    line(Path.disc(point, 3), Ink.dark, 0.8)
    group(at: center) {
      $0.fill(glass, Ink.page)
      $0.group(at: .zero, clip: glass) {
        $0.fill(
          path.offsetBy(dx: -point.x, dy: -point.y)
            .applying(CGAffineTransform(scaleX: magnification, y: magnification)), Ink.violet,
          opacity: 0.45)
      }
      $0.line(glass, Ink.dark, 1)
    }
    let digits = String(Int(magnification))
    let grouped =
      digits.count > 6
      ? "\(digits.dropLast(6)) million" : "\(digits.dropLast(3)) \(digits.suffix(3))"
    text("× \(grouped)", at: CGPoint(x: 72, y: -8), size: 9.5, color: Ink.gray)
  }
}
