import FiligreePaths
import Foundation

/// A symbol without a size: ink in a box that is 16 units high, y down.
package struct SymbolDrawing: Hashable, Sendable {
  /// The height of the box; text of a point size has symbols whose box is that high.
  static let boxHeight: CGFloat = 16

  /// The ink: filled by the non-zero rule, not empty, all coordinates finite.
  package let path: Path

  /// Creates a drawing; nil for a path without ink.
  package init?(_ path: Path) {
    let bounds = path.boundingRect
    guard !path.isEmpty, !bounds.isNull, bounds.minX.isFinite, bounds.minY.isFinite,
      bounds.width.isFinite, bounds.height.isFinite, bounds.width > 0 || bounds.height > 0
    else { return nil }
    self.path = path
  }

  /// The drawing with its outline moved outwards by `outset` units, or inwards where that is negative.
  ///
  /// The ink and a stroke along its outline are united, or the stroke is taken away. Corners stay
  /// corners, those sharper than 60° become blunt. A drawing that would have no ink left stays as it is.
  package func grown(by outset: CGFloat) -> SymbolDrawing {
    guard outset != 0, outset.isFinite else { return self }
    let pen = StrokeStyle(lineWidth: 2 * abs(outset), lineJoin: .miter, miterLimit: 2)
    let edge = path.strokedPath(pen)
    return SymbolDrawing(outset > 0 ? path.union(edge) : path.subtracting(edge)) ?? self
  }
}
