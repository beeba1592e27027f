import FiligreeContours
import FiligreePaths
import FiligreePixels
import Foundation

/// Contours on the output's page: scaled, inset, and gathered into regions.
struct Layout {
  /// The contours, in pixels of the plane in which they were found, y down.
  let contours: ContourSet
  /// The output's page.
  let page: CGRect
  /// From the contours' pixels to the page.
  let transform: CGAffineTransform
  private let hierarchy: Bool

  init(contours: ContourSet, picture: CGImage, shape: ShapeOptions) throws {
    self.contours = contours
    hierarchy = shape.hierarchy
    let width = CGFloat(picture.width) * shape.scale
    let height = CGFloat(picture.height) * shape.scale
    page = CGRect(x: 0, y: 0, width: width, height: height)
    guard 2 * shape.inset < min(width, height) else {
      throw ToolError(
        message: "an inset of \(ToolError.brief(shape.inset)) leaves nothing of a page of "
          + "\(ToolError.brief(width)) × \(ToolError.brief(height))")
    }
    // The shape keeps its proportions: it is made smaller until it fits, and centred.
    let factor = min((width - 2 * shape.inset) / width, (height - 2 * shape.inset) / height)
    transform = CGAffineTransform(
      a: factor * width / CGFloat(contours.width), b: 0, c: 0,
      d: factor * height / CGFloat(contours.height), tx: width * (1 - factor) / 2,
      ty: height * (1 - factor) / 2)
  }

  /// The shape on the page.
  ///
  /// One path for all contours; with the hierarchy kept, one for each region (an outer contour and
  /// its holes), parents before what lies in their holes.
  func paths() -> [Path] {
    guard hierarchy else {
      var all = PathStorage()
      all.reserve(
        verbs: contours.points.count + 2 * contours.count, points: contours.points.count)
      for contour in 0..<contours.count {
        append(contour, to: &all)
      }
      return all.isEmpty ? [] : [Path(storage: all)]
    }
    var regions: [PathStorage] = []
    var regionOfContour = [Int](repeating: 0, count: contours.count)
    for contour in 0..<contours.count {
      if contours.isHole(contour) {
        // Depth first: the contour around a hole has come already.
        regionOfContour[contour] = regionOfContour[Int(contours.parents[contour])]
      } else {
        regionOfContour[contour] = regions.count
        regions.append(PathStorage())
      }
      append(contour, to: &regions[regionOfContour[contour]])
    }
    return regions.map(Path.init(storage:))
  }

  /// A point of a contour on the page.
  func place(_ point: SIMD2<Float>) -> CGPoint {
    CGPoint(x: CGFloat(point.x), y: CGFloat(point.y)).applying(transform)
  }

  private func append(_ contour: Int, to path: inout PathStorage) {
    var isFirst = true
    for i in contours.pointRange(contour) {
      let point = place(contours.points[i])
      if isFirst {
        path.move(to: point)
        isFirst = false
      } else {
        path.line(to: point)
      }
    }
    if !isFirst { path.close() }
  }
}
