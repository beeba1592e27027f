import Foundation

extension PathStorage {
  /// Adds a rectangle as a closed subpath: from its least corner along x first, as Core Graphics
  /// does.
  ///
  /// The null rectangle adds nothing.
  package mutating func rect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    guard !rect.isNull else { return }
    let (left, top, right, bottom) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
    move(to: CGPoint(x: left, y: top).applying(transform))
    line(to: CGPoint(x: right, y: top).applying(transform))
    line(to: CGPoint(x: right, y: bottom).applying(transform))
    line(to: CGPoint(x: left, y: bottom).applying(transform))
    close()
  }

  /// Adds the ellipse that touches the sides of `rect`, as a closed subpath.
  ///
  /// It begins where x is greatest and runs towards growing y. The null rectangle adds nothing.
  package mutating func ellipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    guard !rect.isNull else { return }
    let (left, top, right, bottom) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
    let (x, y) = (rect.midX, rect.midY)
    let (dx, dy) = (0.5 * rect.width * quarterReach, 0.5 * rect.height * quarterReach)
    func at(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y).applying(transform) }
    move(to: at(right, y))
    cubic(to: at(x, bottom), control1: at(right, y + dy), control2: at(x + dx, bottom))
    cubic(to: at(left, y), control1: at(x - dx, bottom), control2: at(left, y + dy))
    cubic(to: at(x, top), control1: at(left, y - dy), control2: at(x - dx, top))
    cubic(to: at(right, y), control1: at(x + dx, top), control2: at(right, y - dy))
    close()
  }
}

/// 4/3 tan(22.5°): how far the controls of a quarter circle are from its ends, in radii.
let quarterReach: CGFloat = 0.552_284_749_830_793_6
