import FiligreePaths
import FiligreeText
import Foundation

/// The shapes that the pictures are made of, around the origin.
enum Shapes {
  /// The point at an angle in degrees, from the x axis towards the y axis.
  static func polar(_ degrees: CGFloat, _ radius: CGFloat) -> CGPoint {
    CGPoint(x: radius, y: 0).applying(CGAffineTransform(rotationAngle: degrees * .pi / 180))
  }

  /// A star with its tip up.
  static func star(_ points: Int = 5, outer: CGFloat, inner: CGFloat) -> Path {
    Path { path in
      path.addLines(
        (0..<(2 * points)).map {
          polar(
            CGFloat($0) * 180 / CGFloat(points) - 90, $0.isMultiple(of: 2) ? outer : inner)
        })
      path.closeSubpath()
    }
  }

  /// A star of five lines that cross.
  static func pentagram(_ radius: CGFloat) -> Path {
    Path { path in
      path.addLines((0..<5).map { polar(CGFloat($0) * 144 - 90, radius) })
      path.closeSubpath()
    }
  }

  /// Petals, one curve each.
  static func flower(_ petals: Int, radius: CGFloat, valley: CGFloat, turn: CGFloat = -90) -> Path {
    Path { path in
      let angles = (0...petals).map {
        turn + (CGFloat($0) - 0.5) * 360 / CGFloat(petals)
      }
      path.move(to: polar(angles[0], valley))
      for i in 0..<petals {
        path.addCurve(
          to: polar(angles[(i + 1) % petals], valley), control1: polar(angles[i], radius),
          control2: polar(angles[i + 1], radius))
      }
      path.closeSubpath()
    }
  }

  /// A ring, its hole going round the other way.
  static func ring(_ center: CGPoint, outer: CGFloat, inner: CGFloat) -> Path {
    Path { path in
      path.addEllipse(
        in: CGRect(x: center.x - outer, y: center.y - outer, width: 2 * outer, height: 2 * outer))
      path.addEllipse(
        in: CGRect(x: -inner, y: -inner, width: 2 * inner, height: 2 * inner),
        transform: CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: center.x, ty: center.y))
    }
  }

  /// A heart of four curves.
  static let heart = Path.svg(
    "M0-22C8-48 52-56 58-22C62 6 30 32 0 56C-30 32-62 6-58-22C-52-56-8-48 0-22Z")

  /// A block and a disc with a thin neck between them.
  static let dumbbell = Path.svg(
    "M-84-36L-20-36L-20-9L20-9C26-26 38-34 52-34C72-34 86-18 86 0C86 18 72 34 52 34"
      + "C38 34 26 26 20 9L-20 9L-20 36L-84 36Z")

  /// A letter of Inter, in bold.
  static func letter(_ letter: String, size: CGFloat) -> Path {
    let font = FontRequest(.named("Inter"), size: size, weight: .bold)
    let outlines = Paragraph(letter, font: font).layout().drawing().outlines
    return outlines.first?.path.fitted(to: CGSize(width: size, height: size)) ?? Path()
  }
}
