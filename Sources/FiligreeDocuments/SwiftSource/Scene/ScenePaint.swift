import FiligreeDrawing
import FiligreePaths
import FiligreePixels
import Foundation

/// A paint under a map, and what is left of the map where the paint cannot say all of it.
struct ScenePaint {
  /// The paint in the coordinates that ``stretch`` maps to the page; the page's, where there is none.
  private(set) var paint: Paint
  /// A map that keeps areas, and the place of the gradient's center.
  private(set) var stretch: CGAffineTransform?

  /// The paint of user space under a map to the page.
  init(_ paint: Paint, under map: CGAffineTransform) throws(SwiftSourceError) {
    self.paint = paint
    switch paint {
    case .color: break
    case .linearGradient(var gradient):
      let (start, end) = (gradient.startPoint, gradient.endPoint)
      (gradient.startPoint, gradient.endPoint) =
        map.uniformScale != nil
        ? (start.applying(map), end.applying(map)) : map.gradientLine(from: start, to: end)
      self.paint = .linearGradient(gradient)
    case .radialGradient(var gradient):
      place(&gradient, by: gradient.transform.concatenating(map))
      self.paint = .radialGradient(gradient)
    case .conicGradient(var gradient):
      guard let stops = gradient.turnStops else {
        throw .unsupported("conic gradients of more than a turn, or backwards")
      }
      gradient.stops = stops
      gradient.endAngle = gradient.startAngle + 2 * .pi
      place(&gradient, by: gradient.transform.concatenating(map))
      self.paint = .conicGradient(gradient)
    case .mesh: throw .unsupported("mesh gradients")
    case .image: throw .unsupported("pictures")
    case .backdrop: throw .unsupported("materials")
    }
  }

  private mutating func place(_ gradient: inout RadialGradientPaint, by map: CGAffineTransform) {
    gradient.transform = .identity
    if let scale = map.uniformScale {
      gradient.startCenter = gradient.startCenter.applying(map)
      gradient.endCenter = gradient.endCenter.applying(map)
      gradient.startRadius *= scale
      gradient.endRadius *= scale
      return
    }
    let center = gradient.endCenter
    let (placed, factor) = stretch(around: center, by: map)
    gradient.startCenter = CGPoint(
      x: placed.x + (gradient.startCenter.x - center.x) * factor,
      y: placed.y + (gradient.startCenter.y - center.y) * factor)
    gradient.endCenter = placed
    gradient.startRadius *= factor
    gradient.endRadius *= factor
  }

  private mutating func place(_ gradient: inout ConicGradientPaint, by map: CGAffineTransform) {
    gradient.transform = .identity
    if map.uniformScale != nil, map.determinant > 0 {
      let turn = atan2(map.b, map.a)
      gradient.center = gradient.center.applying(map)
      gradient.startAngle += turn
      gradient.endAngle += turn
      return
    }
    gradient.center = stretch(around: gradient.center, by: map).center
  }

  /// Makes ``stretch`` of a map around a point.
  ///
  /// The rest of the map is a scale, by which lengths become as large as on the page.
  private mutating func stretch(
    around center: CGPoint, by map: CGAffineTransform
  ) -> (center: CGPoint, factor: CGFloat) {
    let factor = abs(map.determinant).squareRoot()
    let placed = center.applying(map)
    var stretch = CGAffineTransform(
      a: map.a / factor, b: map.b / factor, c: map.c / factor, d: map.d / factor, tx: 0, ty: 0)
    let moved = placed.applying(stretch)
    stretch.tx = placed.x - moved.x
    stretch.ty = placed.y - moved.y
    self.stretch = stretch
    return (placed, factor)
  }
}

extension ConicGradientPaint {
  /// The stops of a whole turn that draws the same; nil where there are none.
  ///
  /// Where the angles are less than a turn apart, the rest of it has the last color in its first half and
  /// the first color in its second.
  fileprivate var turnStops: [GradientStop]? {
    let part = (endAngle - startAngle) / (2 * .pi)
    guard let first = stops.first, let last = stops.last else { return nil }
    if abs(part - 1) < 1e-9 { return stops }
    guard part > 0, part < 1, spread == .pad else { return nil }
    var turn = stops.map { stop in
      GradientStop(color: stop.color, location: min(max(stop.location, 0), 1) * part)
    }
    let middle = (1 + part) / 2
    turn.append(GradientStop(color: last.color, location: middle))
    turn.append(GradientStop(color: first.color, location: middle))
    return turn
  }
}
