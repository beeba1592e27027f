import FiligreePaths
import Foundation

extension FilterGraph {
  /// Whether something may be painted where the layer's picture is clear.
  var paintsWhatIsClear: Bool {
    let layout = Layout(
      self, scale: CGSize(width: 1, height: 1), source: .null, target: .infinite, place: { $0 })
    return layout.boxes.last?.isNull == false
  }

  /// A box around the result for a picture within `rect`; `transform` is from user space to the rectangle's.
  func grown(_ rect: CGRect, _ transform: CGAffineTransform) -> CGRect {
    let space = GraphSpace(transform)
    guard let source = space.from(rect) else { return .null }
    let layout = Layout(
      self, scale: space.scale, source: source, target: .infinite, place: space.place)
    return space.to(layout.boxes.last ?? .null)
  }

  /// What of the picture has to be known to know the result in `rect`.
  func needed(for rect: CGRect, _ transform: CGAffineTransform) -> CGRect {
    let space = GraphSpace(transform)
    guard let target = space.from(rect) else { return .null }
    let layout = Layout(
      self, scale: space.scale, source: .infinite, target: target, place: space.place)
    return space.to(layout.source)
  }
}

/// The space in which a graph is drawn: user space scaled, and moved where it is upright.
package struct GraphSpace {
  /// From user space to this one.
  package let transform: CGAffineTransform
  /// Whether this is the space that the transform led to.
  package let isTarget: Bool
  /// From this space to that one.
  package let toTarget: CGAffineTransform

  /// Creates the space for a transform from user space.
  package init(_ map: CGAffineTransform) {
    // What rounding leaves of a whole turn is none.
    isTarget =
      map.a > 0 && map.d > 0 && abs(map.b) <= 1e-12 * map.a && abs(map.c) <= 1e-12 * map.d
    if isTarget {
      (transform, toTarget) = (map, .identity)
      return
    }
    let x = (map.a * map.a + map.b * map.b).squareRoot()
    let y = (map.c * map.c + map.d * map.d).squareRoot()
    transform = CGAffineTransform(scaleX: x, y: y)
    toTarget = CGAffineTransform(
      a: map.a / x, b: map.b / x, c: map.c / y, d: map.d / y, tx: map.tx, ty: map.ty)
  }

  /// Units of this space in one of user space.
  package var scale: CGSize { CGSize(width: transform.a, height: transform.d) }

  /// From the target to this space; nil if there is no way back.
  package var fromTarget: CGAffineTransform? {
    let determinant = toTarget.a * toTarget.d - toTarget.b * toTarget.c
    guard determinant.isFinite, determinant != 0 else { return nil }
    let back = toTarget.inverted()
    let isFinite =
      back.a.isFinite && back.b.isFinite && back.c.isFinite && back.d.isFinite
      && back.tx.isFinite && back.ty.isFinite
    return isFinite ? back : nil
  }

  /// A region of user space in this one.
  package func place(_ rect: CGRect) -> CGRect {
    CGRect(
      x: rect.minX * transform.a + transform.tx, y: rect.minY * transform.d + transform.ty,
      width: rect.width * transform.a, height: rect.height * transform.d)
  }

  /// A box of the target in this space; nil if there is no way back.
  fileprivate func from(_ rect: CGRect) -> CGRect? {
    if isTarget { return rect }
    guard let fromTarget else { return nil }
    if rect.isNull || rect.isInfinite { return rect }
    return rect.applying(fromTarget).insetBy(dx: -2, dy: -2)
  }

  /// A box of this space in the target; two units more where it is mapped.
  fileprivate func to(_ rect: CGRect) -> CGRect {
    if isTarget || rect.isNull || rect.isInfinite { return rect }
    return rect.applying(toTarget).insetBy(dx: -2, dy: -2)
  }
}
