/// How the inside of a path is found and how its edge is drawn; SwiftUI's `FillStyle`.
public struct FillStyle: Hashable, Sendable {
  /// Whether the even-odd rule decides what is inside; otherwise the non-zero winding rule.
  public var isEOFilled: Bool
  /// Whether pixels on the edge are covered in part.
  public var isAntialiased: Bool

  /// Creates a fill style.
  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
}

/// The rule that decides what is inside a path; Core Graphics' `CGPathFillRule`.
public enum CGPathFillRule: Int, Hashable, Sendable, CaseIterable {
  /// Inside is where the path winds around a point a number of times other than zero.
  case winding
  /// Inside is where a ray from the point crosses the path an odd number of times.
  case evenOdd
}
