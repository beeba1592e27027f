import FiligreeDrawing
import FiligreePaths
import FiligreePixels
import FiligreeTestSupport
import Foundation

extension Path {
  /// A closed polygon.
  init(polygon points: [CGPoint]) {
    self.init()
    addPolygon(points)
  }

  mutating func addPolygon(_ points: [CGPoint]) {
    guard let first = points.first else { return }
    move(to: first)
    for point in points.dropFirst() {
      addLine(to: point)
    }
    closeSubpath()
  }

  /// An upright rectangle.
  init(box x: Double, _ y: Double, _ width: Double, _ height: Double) {
    self.init(polygon: [
      CGPoint(x: x, y: y), CGPoint(x: x + width, y: y), CGPoint(x: x + width, y: y + height),
      CGPoint(x: x, y: y + height),
    ])
  }

  /// A circle of four cubics.
  init(circle x: Double, _ y: Double, _ r: Double) {
    let k = 0.552_284_749_830_793_6 * r
    self.init { path in
      path.move(to: CGPoint(x: x + r, y: y))
      path.addCurve(
        to: CGPoint(x: x, y: y + r), control1: CGPoint(x: x + r, y: y + k),
        control2: CGPoint(x: x + k, y: y + r))
      path.addCurve(
        to: CGPoint(x: x - r, y: y), control1: CGPoint(x: x - k, y: y + r),
        control2: CGPoint(x: x - r, y: y + k))
      path.addCurve(
        to: CGPoint(x: x, y: y - r), control1: CGPoint(x: x - r, y: y - k),
        control2: CGPoint(x: x - k, y: y - r))
      path.addCurve(
        to: CGPoint(x: x + r, y: y), control1: CGPoint(x: x + k, y: y - r),
        control2: CGPoint(x: x + r, y: y - k))
      path.closeSubpath()
    }
  }

  /// A star with a point up: by the non-zero rule filled, by the even-odd rule with a hole.
  init(pentagram x: Double, _ y: Double, _ r: Double) {
    self.init(
      polygon: (0..<5).map { i in
        let angle = Double(i) * 0.8 * Double.pi - Double.pi / 2
        return CGPoint(x: x + r * cos(angle), y: y + r * sin(angle))
      })
  }
}

extension CGColor {
  static let black = CGColor(gray: 0, alpha: 1)
  static let white = CGColor(gray: 1, alpha: 1)

  static func rgb(_ r: Double, _ g: Double, _ b: Double, _ a: Double = 1) -> CGColor {
    CGColor(srgbRed: r, green: g, blue: b, alpha: a)
  }
}

extension RandomSource {
  mutating func point(_ low: Double, _ high: Double) -> CGPoint {
    CGPoint(x: number(in: low...high), y: number(in: low...high))
  }

  mutating func integer(_ range: ClosedRange<Int>) -> Int {
    range.lowerBound + Int(next() % UInt64(range.count))
  }

  mutating func chance(_ part: Double) -> Bool {
    number(in: 0...1) < part
  }
}
