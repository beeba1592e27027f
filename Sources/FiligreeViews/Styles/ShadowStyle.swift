import Foundation

/// A shadow of a style: SwiftUI's `ShadowStyle`.
public struct ShadowStyle: Hashable, Sendable {
  package var color: Color
  package var radius: CGFloat
  package var x: CGFloat
  package var y: CGFloat
  package var isInner: Bool

  /// A shadow behind what is painted; `radius` is the standard deviation of its blur, in points.
  public static func drop(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(color: color, radius: radius, x: x, y: y, isInner: false)
  }

  /// A shadow at the inside of the edge of what is painted; `radius` is the standard deviation of its
  /// blur, in points.
  public static func inner(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.55), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(color: color, radius: radius, x: x, y: y, isInner: true)
  }
}
