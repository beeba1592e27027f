import FiligreeContours
import FiligreeTracing
import FiligreePaths
import FiligreePixels
import Foundation

/// Contours on the output's page: scaled, inset, and gathered into regions.
struct Layout {
  /// The outlines.
  let trace: Trace
  /// The output's page.
  let page: CGRect
  /// From the picture's pixels to the page.
  let transform: CGAffineTransform
  private let hierarchy: Bool

  init(trace: Trace, shape: ShapeOptions) throws {
    self.trace = trace
    hierarchy = shape.hierarchy
    (page, transform) = try Self.page(for: trace.size, shape)
  }

  /// The output's page for a picture of so many pixels, and the way from the picture's pixels to it.
  static func page(
    for picture: CGSize, _ shape: ShapeOptions
  ) throws -> (page: CGRect, transform: CGAffineTransform) {
    let width = picture.width * shape.scale
    let height = picture.height * shape.scale
    let page = CGRect(x: 0, y: 0, width: width, height: height)
    guard 2 * shape.inset < min(width, height) else {
      throw ToolError(
        message: "an inset of \(ToolError.brief(shape.inset)) leaves nothing of a page of "
          + "\(ToolError.brief(width)) × \(ToolError.brief(height))")
    }
    // The shape keeps its proportions: it is made smaller until it fits, and centered.
    let factor = min((width - 2 * shape.inset) / width, (height - 2 * shape.inset) / height)
    let transform = CGAffineTransform(
      a: factor * shape.scale, b: 0, c: 0, d: factor * shape.scale, tx: width * (1 - factor) / 2,
      ty: height * (1 - factor) / 2)
    return (page, transform)
  }

  /// The shape on the page.
  ///
  /// One path for all contours; with the hierarchy kept, one for each region (an outer contour and
  /// its holes), parents before what lies in their holes.
  func paths() -> [Path] {
    if hierarchy { return trace.regions(transform: transform) }
    let all = trace.path(transform: transform)
    return all.isEmpty ? [] : [all]
  }
}
