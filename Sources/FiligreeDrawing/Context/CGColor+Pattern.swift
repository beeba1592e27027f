import FiligreePaths
import FiligreePixels
import Foundation

extension CGColor {
  /// Creates a color that paints a pattern.
  ///
  /// - Parameters:
  ///   - space: A space of patterns; otherwise the color is nil.
  ///   - pattern: The pattern.
  ///   - components: Of a pattern with colors, its opacity; otherwise the components in the space's base,
  ///     and the opacity.
  public convenience init?(
    patternSpace space: CGColorSpace, pattern: CGPattern, components: UnsafePointer<CGFloat>
  ) {
    guard space.isPattern else { return nil }
    self.init(pattern, space, components)
  }

  /// The pattern that is painted, if it is one.
  public var pattern: CGPattern? { patternObject as? CGPattern }

  convenience init(
    _ pattern: CGPattern, _ space: CGColorSpace, _ components: UnsafePointer<CGFloat>
  ) {
    let count = space.numberOfComponents
    let values =
      pattern.isColored
      ? Array(repeating: CGFloat(0), count: count) + [components[0]]
      : Array(UnsafeBufferPointer(start: components, count: count + 1))
    self.init(space: space, values: values, patternObject: pattern)
  }

  /// Creates a color that paints a pattern with colors.
  package convenience init(_ pattern: CGPattern) {
    self.init(space: .patternSpace, values: [0, 1], patternObject: pattern)
  }
}

extension CGColorSpace {
  // It is nil for nothing: the initializer is failable because Core Graphics' is.
  fileprivate static let patternSpace = CGColorSpace(patternBaseSpace: nil) ?? .graySpace
}
