import FiligreePaths
import FiligreeTestSupport
import Foundation

/// Paths to write.
enum Samples {
  /// A square with a curved hole: every verb, and both fill rules differ.
  static var tile: Path {
    Path { path in
      path.move(to: CGPoint(x: 10, y: 10))
      path.addLine(to: CGPoint(x: 90, y: 10))
      path.addLine(to: CGPoint(x: 90, y: 70))
      path.addLine(to: CGPoint(x: 10, y: 70))
      path.closeSubpath()
      path.move(to: CGPoint(x: 30, y: 40))
      path.addQuadCurve(to: CGPoint(x: 50, y: 20), control: CGPoint(x: 30, y: 20.5))
      path.addCurve(
        to: CGPoint(x: 30, y: 40), control1: CGPoint(x: 90, y: 20), control2: CGPoint(x: 60, y: 60))
      path.closeSubpath()
    }
  }

  /// A path of many random segments, in a box of 1,000 by 1,000.
  static func random(segments: Int, seed: UInt64, fractionDigits: Int? = 2) -> Path {
    var source = RandomSource(seed: seed)
    func point() -> CGPoint {
      var x = source.number(in: 0...1000)
      var y = source.number(in: 0...1000)
      if fractionDigits != nil {
        x = (x * 100).rounded() / 100
        y = (y * 100).rounded() / 100
      }
      return CGPoint(x: x, y: y)
    }
    var path = Path()
    for i in 0..<segments {
      switch i % 50 {
      case 0: path.move(to: point())
      case 49: path.closeSubpath()
      default:
        switch source.next() % 3 {
        case 0: path.addLine(to: point())
        case 1: path.addQuadCurve(to: point(), control: point())
        default: path.addCurve(to: point(), control1: point(), control2: point())
        }
      }
    }
    return path
  }

  /// A path with a coordinate that is not a number in its second of three subpaths.
  static func broken(by value: CGFloat) -> Path {
    Path { path in
      for x in [0, value, 20] as [CGFloat] {
        path.move(to: CGPoint(x: x, y: 0))
        path.addLine(to: CGPoint(x: x, y: 10))
        path.addLine(to: CGPoint(x: x, y: 20))
        path.closeSubpath()
      }
    }
  }
}
