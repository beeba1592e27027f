import FiligreePaths
import Foundation

/// A shape that CSS describes by lengths and a box (CSS Shapes Module Level 1, section 3).
struct BasicShape {
  /// A box of an element that a shape is relative to (CSS Masking Module Level 1, section 5.1).
  enum Box {
    case fill, stroke, view

    /// A geometry box of CSS; nil for another word.
    ///
    /// Elements of SVG have no boxes of CSS' own: the module says what is meant by them.
    init?(_ name: String) {
      switch name {
      case "fill-box", "content-box", "padding-box": self = .fill
      case "stroke-box", "border-box", "margin-box": self = .stroke
      case "view-box": self = .view
      default: return nil
      }
    }
  }

  /// A corner's radii along x and y.
  typealias Radii = [(x: SVGLength, y: SVGLength)]

  /// A side's distance, or the farther one, instead of a radius.
  enum Radius {
    case length(SVGLength)
    case closestSide, farthestSide
  }

  /// A point, as lengths from the upper left corner.
  struct Position {
    var x = SVGLength(50, .percent)
    var y = SVGLength(50, .percent)
    /// Whether the lengths are from the right, and from the bottom.
    var isFromRight = false
    var isFromBottom = false
  }

  enum Kind {
    /// The whole box.
    case box
    /// Distances from the top, the right, the bottom and the left side.
    case inset([SVGLength], Radii)
    /// Top, right, bottom and left from the upper left corner; nil for the box's own side.
    case rect([SVGLength?], Radii)
    case xywh([SVGLength], Radii)
    case circle(Radius, Position)
    case ellipse(Radius, Radius, Position)
    case polygon([(SVGLength, SVGLength)])
    case path(Path)
  }

  var kind = Kind.box
  var isEvenOdd = false
  var box = Box.stroke

  /// The outline in a box.
  func path(in box: CGRect, _ space: LengthSpace) -> Path {
    var space = space
    space.viewport = box.size
    func x(_ length: SVGLength) -> CGFloat { CGFloat(length.resolved(.width, in: space)) }
    func y(_ length: SVGLength) -> CGFloat { CGFloat(length.resolved(.height, in: space)) }
    func rounded(_ rect: CGRect, _ radii: Radii) -> Path {
      Self.rounded(rect, radii.map { CGSize(width: x($0.x), height: y($0.y)) })
    }
    switch kind {
    case .box: return Path(box)
    case .inset(let sides, let radii):
      var (top, right, bottom, left) = (y(sides[0]), x(sides[1]), y(sides[2]), x(sides[3]))
      // What would overlap is made smaller in proportion.
      if top + bottom > box.height, top + bottom > 0 {
        (top, bottom) = (top * box.height / (top + bottom), bottom * box.height / (top + bottom))
      }
      if left + right > box.width, left + right > 0 {
        (left, right) = (left * box.width / (left + right), right * box.width / (left + right))
      }
      return rounded(
        CGRect(
          x: box.minX + left, y: box.minY + top, width: max(box.width - left - right, 0),
          height: max(box.height - top - bottom, 0)), radii)
    case .rect(let sides, let radii):
      let (top, left) = (sides[0].map(y) ?? 0, sides[3].map(x) ?? 0)
      let (right, bottom) = (sides[1].map(x) ?? box.width, sides[2].map(y) ?? box.height)
      return rounded(
        CGRect(
          x: box.minX + left, y: box.minY + top, width: max(right - left, 0),
          height: max(bottom - top, 0)), radii)
    case .xywh(let parts, let radii):
      return rounded(
        CGRect(
          x: box.minX + x(parts[0]), y: box.minY + y(parts[1]), width: max(x(parts[2]), 0),
          height: max(y(parts[3]), 0)), radii)
    case .circle(let radius, let position):
      let center = position.point(in: box, x, y)
      let sides = [
        abs(center.x - box.minX), abs(box.maxX - center.x), abs(center.y - box.minY),
        abs(box.maxY - center.y),
      ]
      let r: CGFloat =
        switch radius {
        case .length(let length): CGFloat(length.resolved(.diagonal, in: space))
        case .closestSide: sides.min() ?? 0
        case .farthestSide: sides.max() ?? 0
        }
      return Self.ellipse(center, r, r)
    case .ellipse(let first, let second, let position):
      let center = position.point(in: box, x, y)
      func radius(_ radius: Radius, _ a: CGFloat, _ b: CGFloat, _ length: (SVGLength) -> CGFloat)
        -> CGFloat
      {
        switch radius {
        case .length(let value): length(value)
        case .closestSide: min(abs(a), abs(b))
        case .farthestSide: max(abs(a), abs(b))
        }
      }
      return Self.ellipse(
        center, radius(first, center.x - box.minX, box.maxX - center.x, x),
        radius(second, center.y - box.minY, box.maxY - center.y, y))
    case .polygon(let points):
      return Path { path in
        path.addLines(points.map { CGPoint(x: box.minX + x($0.0), y: box.minY + y($0.1)) })
        path.closeSubpath()
      }
    case .path(let path):
      return path.applying(CGAffineTransform(translationX: box.minX, y: box.minY))
    }
  }

  private static func ellipse(_ center: CGPoint, _ rx: CGFloat, _ ry: CGFloat) -> Path {
    guard rx > 0, ry > 0 else { return Path() }
    return Path(
      ellipseIn: CGRect(x: center.x - rx, y: center.y - ry, width: 2 * rx, height: 2 * ry))
  }

  /// A rectangle with elliptical corners, from the upper left one clockwise; radii that do not fit are all made smaller
  /// in proportion (CSS Backgrounds and Borders 3, section 4.5).
  static func rounded(_ rect: CGRect, _ radii: [CGSize]) -> Path {
    guard radii.count == 4, radii.contains(where: { $0.width > 0 && $0.height > 0 }) else {
      return Path(rect)
    }
    func fit(_ sum: CGFloat, _ side: CGFloat) -> CGFloat { sum > side && sum > 0 ? side / sum : 1 }
    let factor = min(
      min(
        fit(radii[0].width + radii[1].width, rect.width),
        fit(radii[3].width + radii[2].width, rect.width)),
      min(
        fit(radii[0].height + radii[3].height, rect.height),
        fit(radii[1].height + radii[2].height, rect.height)))
    let r = radii.map { CGSize(width: $0.width * factor, height: $0.height * factor) }
    // 1 − 4/3 (√2 − 1): what is left of a radius beyond a quarter's control point.
    let rest: CGFloat = 0.447_715_250_169_206_6
    return Path { path in
      path.move(to: CGPoint(x: rect.minX + r[0].width, y: rect.minY))
      path.addLine(to: CGPoint(x: rect.maxX - r[1].width, y: rect.minY))
      path.addCurve(
        to: CGPoint(x: rect.maxX, y: rect.minY + r[1].height),
        control1: CGPoint(x: rect.maxX - r[1].width * rest, y: rect.minY),
        control2: CGPoint(x: rect.maxX, y: rect.minY + r[1].height * rest))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY - r[2].height))
      path.addCurve(
        to: CGPoint(x: rect.maxX - r[2].width, y: rect.maxY),
        control1: CGPoint(x: rect.maxX, y: rect.maxY - r[2].height * rest),
        control2: CGPoint(x: rect.maxX - r[2].width * rest, y: rect.maxY))
      path.addLine(to: CGPoint(x: rect.minX + r[3].width, y: rect.maxY))
      path.addCurve(
        to: CGPoint(x: rect.minX, y: rect.maxY - r[3].height),
        control1: CGPoint(x: rect.minX + r[3].width * rest, y: rect.maxY),
        control2: CGPoint(x: rect.minX, y: rect.maxY - r[3].height * rest))
      path.addLine(to: CGPoint(x: rect.minX, y: rect.minY + r[0].height))
      path.addCurve(
        to: CGPoint(x: rect.minX + r[0].width, y: rect.minY),
        control1: CGPoint(x: rect.minX, y: rect.minY + r[0].height * rest),
        control2: CGPoint(x: rect.minX + r[0].width * rest, y: rect.minY))
      path.closeSubpath()
    }
  }
}

extension BasicShape.Position {
  fileprivate func point(
    in box: CGRect, _ x: (SVGLength) -> CGFloat, _ y: (SVGLength) -> CGFloat
  ) -> CGPoint {
    CGPoint(
      x: isFromRight ? box.maxX - x(self.x) : box.minX + x(self.x),
      y: isFromBottom ? box.maxY - y(self.y) : box.minY + y(self.y))
  }
}
