import FiligreePaths
import FiligreePixels
import Foundation

/// What fills a covered area.
///
/// Points are in the user space in which the shape was drawn: the command's transform applies to
/// the shape and to its paint alike.
public enum Paint: Hashable, Sendable {
  /// One color.
  case color(CGColor)
  /// Colors along a line.
  case linearGradient(LinearGradientPaint)
  /// Colors from one circle to another.
  case radialGradient(RadialGradientPaint)
  /// Colors around a point.
  case conicGradient(ConicGradientPaint)
  /// Colors between the points of a mesh.
  case mesh(MeshGradientPaint)
  /// A picture.
  case image(PicturePaint)
  /// What lies beneath in the same layer, filtered; it is drawn over the unfiltered.
  ///
  /// This is what materials are made of: a blur with more saturation. Filters see what lies beneath
  /// beyond the shape, too; at the edge of the page its outermost pixels are continued.
  case backdrop([Filter])
}
