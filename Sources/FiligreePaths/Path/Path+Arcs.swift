import Foundation

extension Path {
  /// Adds an arc of a circle from one angle to another.
  ///
  /// A straight line joins the arc to the current point, if there is one; as in Core Graphics also where the
  /// arc begins in that point, so that the line has no length. Angles count from the x axis towards the y axis. As in SwiftUI and Core Graphics, `clockwise: true` runs towards
  /// smaller angles, which is clockwise where y points up; on the screen, where y points down, it
  /// looks counter-clockwise.
  ///
  /// If the angles are a full turn or more apart, whichever is larger, the arc is one full circle.
  /// Otherwise it runs from the first angle in the given sense to the second, by less than a turn;
  /// equal angles add the line alone. The arc becomes cubic curves of a quarter turn each from its
  /// start on and one for the rest, which are off by less than 2.8e-4 of the radius. Core Graphics does the
  /// same: the element lists in the tests of the public repositories microsoft/WinObjC (`CGPathTests.mm`,
  /// 225° in three curves) and honghaoz/ChouTiUI (`CapsuleTests.swift`) show it, the line of no length as
  /// well. Nothing is added if a number is NaN or infinite.
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    let sweep = PathStorage.sweep(
      from: startAngle.radians, to: endAngle.radians, clockwise: clockwise)
    storage.arc(
      center: center, radius: radius, startAngle: startAngle.radians, sweep: sweep,
      transform: transform)
  }

  /// Adds an arc of a circle that spans `delta` from `startAngle`.
  ///
  /// A positive `delta` runs towards growing angles. The rest is as in
  /// `addArc(center:radius:startAngle:endAngle:clockwise:transform:)`. Beyond two turns the whole
  /// turns that change nothing are left out; the arc ends where it would.
  public mutating func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle,
    transform: CGAffineTransform = .identity
  ) {
    storage.arc(
      center: center, radius: radius, startAngle: startAngle.radians, sweep: delta.radians,
      transform: transform)
  }

  /// Adds an arc of a circle that rounds the corner between two tangent lines.
  ///
  /// The arc touches the line from the current point to `tangent1End` and the line from there to
  /// `tangent2End`; a straight line joins it to the current point. The touching points may lie
  /// outside of the two lines where the radius is too large for them. Where the lines are one line,
  /// or one of them is a point, or the radius is zero, a line to `tangent1End` is added. Nothing is
  /// added in an empty path, or if a number is NaN or infinite. A negative radius counts as
  /// positive.
  public mutating func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    storage.tangentArc(
      corner: tangent1End, end: tangent2End, radius: radius, transform: transform)
  }
}
