import Foundation

extension StrokeOutliner {
  /// Draws both sides of the joint at the current position, from the last leg to `next`.
  ///
  /// Afterwards the sides stand at the end of the normal of `next`, or before it on its line.
  mutating func join(to next: inout Leg, isSmooth: Bool, isClosing: Bool) {
    let joint = StrokeJoint(
      pen: pen, arcs: arcs, at: position, from: last, to: next, isSmooth: isSmooth)
    if joint.isSeamless {
      drawSides(at: position, next.direction)
      return
    }
    let before = last.length - (isClosing ? last.used : 0)
    let after = next.length - (isClosing ? next.used : 0)
    func inside(on side: inout OpenSegments, _ sign: CGFloat) -> CGFloat {
      if isSmooth, !pen.isStraight(cosine: joint.cosine) {
        joint.drawSweptInside(on: &side, sign)
        return 0
      }
      return joint.drawInside(on: &side, sign, roomBefore: before, roomAfter: after)
    }
    // The inside is where the line turns to. Straight back has two outsides; the left one is taken.
    if joint.sine > 0 {
      joint.drawOutside(on: &right, -1)
      next.used = inside(on: &left, 1)
    } else {
      joint.drawOutside(on: &left, 1)
      next.used = inside(on: &right, -1)
    }
    if isFirstLeg {
      first?.used = next.used
      isFirstLeg = false
    }
  }

  /// Appends the cap at the end of a line that runs in `direction`, from the end of its left normal
  /// to the end of its right one.
  func appendCap(at point: CGPoint, direction: CGPoint, to side: inout OpenSegments) {
    let normal = direction.turned
    switch pen.cap {
    case .butt: break
    case .round:
      pen.appendArc(
        about: point, from: normal, through: direction, to: -normal, as: arcs, to: &side)
    case .square:
      side.line(to: point + (direction + normal) * pen.radius)
      side.line(to: point + (direction - normal) * pen.radius)
    }
    side.line(to: point - normal * pen.radius)
  }
}
