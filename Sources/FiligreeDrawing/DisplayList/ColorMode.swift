/// The numbers in which the colors of a layer are mixed and kept; SwiftUI's `ColorRenderingMode`, and
/// one more for UIKit's extended range.
///
/// Blend modes, gradients, filters, opacities and smooth edges all work on these numbers. Shapes and
/// places are the same in each mode.
public enum ColorMode: UInt8, Hashable, Sendable, CaseIterable {
  /// As sRGB codes them, 8 bits each: the mode of the web, and the fastest.
  case nonLinear
  /// In proportion to light, in floating-point numbers of 0…1.
  case linear
  /// In proportion to light, in floating-point numbers that may lie outside of 0…1.
  case extendedLinear
  /// As sRGB codes them, in floating-point numbers that may lie outside of 0…1.
  case extendedNonLinear

  /// Whether components may lie outside of 0…1.
  public var isExtended: Bool { self == .extendedLinear || self == .extendedNonLinear }

  /// Whether components are in proportion to light.
  public var isLinear: Bool { self == .linear || self == .extendedLinear }
}
