import FiligreePaths
import Foundation

/// Text.
extension Resolver {
  /// What a text draws; nil for nothing.
  func text(
    _ node: Int32, _ style: SVGStyle, _ space: LengthSpace
  ) throws(SVGError) -> SVGNode? {
    warn("text is not drawn")
    return nil
  }
}
