import FiligreePaths
import FiligreePixels
import Foundation

/// How a pattern's cells are fitted to pixels, which here makes no difference; Core Graphics'
/// `CGPatternTiling`.
public enum CGPatternTiling: Int32, Hashable, Sendable {
  /// Cells are not distorted.
  case noDistortion
  /// The distance of cells is kept, with little distortion.
  case constantSpacingMinimalDistortion
  /// The distance of cells is kept.
  case constantSpacing
}
