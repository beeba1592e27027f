import FiligreePixels
import Foundation

/// A color at a position along a gradient.
public struct GradientStop: Hashable, Sendable {
  /// The color.
  public var color: CGColor
  /// The position: 0 at the start, 1 at the end.
  public var location: CGFloat

  /// Creates a stop.
  public init(color: CGColor, location: CGFloat) {
    self.color = color
    self.location = location
  }

  /// Evenly spaced stops of colors.
  public static func evenly(_ colors: [CGColor]) -> [GradientStop] {
    let last = CGFloat(max(colors.count - 1, 1))
    return colors.enumerated().map { GradientStop(color: $1, location: CGFloat($0) / last) }
  }
}

/// What a gradient is before its start and after its end; SVG's `spreadMethod`.
public enum GradientSpread: UInt8, Hashable, Sendable, CaseIterable {
  /// The first and the last color go on.
  case pad
  /// It begins anew.
  case `repeat`
  /// It goes back and forth.
  case mirror
}
