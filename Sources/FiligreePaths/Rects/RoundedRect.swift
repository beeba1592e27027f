import Foundation

/// A rectangle with rounded corners, each with its own two radii and all of one style.
///
/// Radii that ask for more than a side has are scaled down, all by the same factor, as in CSS
/// (Backgrounds and Borders 3, section 4.5). Negative ones and NaN count as zero.
struct RoundedRect {
  /// In the order of the outline with y pointing down: top left, top right, bottom right, bottom
  /// left.
  var corners: [CGSize]
  let rect: CGRect
  let style: RoundedCornerStyle

  init(_ rect: CGRect, corners: [CGSize], style: RoundedCornerStyle) {
    self.rect = rect
    self.style = style
    func usable(_ radius: CGFloat) -> CGFloat { radius > 0 ? min(radius, 1e140) : 0 }
    var corners = corners.map { CGSize(width: usable($0.width), height: usable($0.height)) }
    for i in corners.indices where corners[i].width == 0 || corners[i].height == 0 {
      corners[i] = .zero
    }
    var factor: CGFloat = 1
    func fit(_ side: CGFloat, _ a: CGFloat, _ b: CGFloat) {
      if a + b > side { factor = min(factor, side / (a + b)) }
    }
    fit(rect.width, corners[0].width, corners[1].width)
    fit(rect.height, corners[1].height, corners[2].height)
    fit(rect.width, corners[2].width, corners[3].width)
    fit(rect.height, corners[3].height, corners[0].height)
    self.corners = corners.map {
      CGSize(width: $0.width * factor, height: $0.height * factor)
    }
  }

  /// Adds the outline, clockwise with y pointing down.
  ///
  /// It begins where Apple's does: the circular one in the middle of the right side, like Core
  /// Graphics', the continuous one behind the top left corner, like UIKit's.
  func append(to path: inout PathStorage, transform: CGAffineTransform) {
    guard !rect.isNull else { return }
    guard corners.contains(where: { $0.width > 0 }) else {
      path.rect(rect, transform: transform)
      return
    }
    switch style {
    case .circular:
      path.move(to: CGPoint(x: rect.maxX, y: rect.midY).applying(transform))
      for corner in [2, 3, 0, 1] { appendCircular(corner, to: &path, transform) }
      path.close()
    case .continuous:
      for corner in [1, 2, 3, 0] {
        appendContinuous(corner, isFirst: corner == 1, to: &path, transform)
      }
      path.close()
    }
  }

  /// The frame of a corner: its point, and the unit steps back along the side that leads to it and
  /// ahead along the side that leaves it.
  private func frame(_ corner: Int) -> (point: CGPoint, back: CGPoint, ahead: CGPoint) {
    switch corner {
    case 0: (CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: 0, y: 1), CGPoint(x: 1, y: 0))
    case 1: (CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: -1, y: 0), CGPoint(x: 0, y: 1))
    case 2: (CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: 0, y: -1), CGPoint(x: -1, y: 0))
    default: (CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: 1, y: 0), CGPoint(x: 0, y: -1))
    }
  }

  /// The radii of a corner along the side that leads to it and the one that leaves it.
  private func radii(_ corner: Int) -> (back: CGFloat, ahead: CGFloat) {
    let size = corners[corner]
    return corner % 2 == 0 ? (size.height, size.width) : (size.width, size.height)
  }

  private func appendCircular(
    _ corner: Int, to path: inout PathStorage, _ transform: CGAffineTransform
  ) {
    let (point, back, ahead) = frame(corner)
    let radii = radii(corner)
    path.lineOrMove(to: (point + back * radii.back).applying(transform))
    guard radii.back > 0 else { return }
    let rest = 1 - quarterReach
    path.cubic(
      to: (point + ahead * radii.ahead).applying(transform),
      control1: (point + back * (radii.back * rest)).applying(transform),
      control2: (point + ahead * (radii.ahead * rest)).applying(transform))
  }

  /// Three curves a corner, with the control points that PixelCut measured on UIKit's rounded
  /// rectangles ("Drawing Code for iOS 7 Rounded Rectangles", paintcodeapp.com, 2013).
  ///
  /// The corner reaches 1.528665 radii along its sides. Where a side has not the room, its half of
  /// the corner moves towards a circular one in step with the room, until at one radius it is
  /// circular: there is no jump at any size, unlike in UIKit, and a radius of half the side gives a
  /// capsule.
  private func appendContinuous(
    _ corner: Int, isFirst: Bool, to path: inout PathStorage, _ transform: CGAffineTransform
  ) {
    let (point, back, ahead) = frame(corner)
    let radii = radii(corner)
    let smoothBack = smoothness(corner, other: (corner + 3) % 4, radius: radii.back)
    let smoothAhead = smoothness(corner, other: (corner + 1) % 4, radius: radii.ahead)

    /// A point in radii along and across, for circular and continuous corners, on the near side.
    func near(_ a: (CGFloat, CGFloat), _ b: (CGFloat, CGFloat)) -> CGPoint {
      let along = a.0 + (b.0 - a.0) * smoothBack
      let across = a.1 + (b.1 - a.1) * smoothBack
      return (point + back * (along * radii.back) + ahead * (across * radii.ahead))
        .applying(transform)
    }
    func far(_ a: (CGFloat, CGFloat), _ b: (CGFloat, CGFloat)) -> CGPoint {
      let along = a.0 + (b.0 - a.0) * smoothAhead
      let across = a.1 + (b.1 - a.1) * smoothAhead
      return (point + ahead * (along * radii.ahead) + back * (across * radii.back))
        .applying(transform)
    }
    let start = near((1, 0), (Self.extent, 0))
    if isFirst {
      // Behind the top left corner: that is where the outline closes.
      let first = frame(0)
      let radius = self.radii(0).ahead
      let share = smoothness(0, other: 1, radius: radius)
      let reach = radius * (1 + (Self.extent - 1) * share)
      path.move(to: (first.point + first.ahead * reach).applying(transform))
    }
    path.lineOrMove(to: start)
    guard radii.back > 0 else { return }
    // The circular points are those of three arcs of 30°.
    path.cubic(
      to: near((0.5, 0.133_974_596), (0.631_493_99, 0.074_911_00)),
      control1: near((0.824_463_337, 0), (1.088_493, 0)),
      control2: near((0.652_019_210, 0.046_206_264), (0.868_406_9, 0)))
    path.cubic(
      to: far((0.5, 0.133_974_596), (0.631_493_99, 0.074_911_00)),
      control1: near((0.347_980_790, 0.221_742_928), (0.372_823_9, 0.169_059_0)),
      control2: far((0.347_980_790, 0.221_742_928), (0.372_823_9, 0.169_059_0)))
    path.cubic(
      to: far((1, 0), (Self.extent, 0)),
      control1: far((0.652_019_210, 0.046_206_264), (0.868_406_9, 0)),
      control2: far((0.824_463_337, 0), (1.088_493, 0)))
  }

  /// How far a continuous corner reaches along its sides, in radii.
  private static let extent: CGFloat = 1.528_665

  /// How much of the continuous shape a side has room for: 0 is circular, 1 all of it.
  ///
  /// Two corners share their side by their radii.
  private func smoothness(_ corner: Int, other: Int, radius: CGFloat) -> CGFloat {
    guard radius > 0 else { return 0 }
    // Corners 0 and 1, and 2 and 3, lie on a side along x.
    let isAlongX = corner / 2 == other / 2
    let side = isAlongX ? rect.width : rect.height
    let otherRadius = isAlongX ? corners[other].width : corners[other].height
    let room = side / (radius + otherRadius)
    return min(max((room - 1) / (Self.extent - 1), 0), 1)
  }
}
