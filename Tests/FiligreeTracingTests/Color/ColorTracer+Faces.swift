@testable import FiligreeTracing

extension ColorTracer {
  /// The planar graph that a picture's drawing is made from.
  func graph(
    of plane: ColorPlane
  ) throws -> (graph: ArcGraph, colors: FaceColors, kind: PictureKind) {
    let labeling = try labeling(of: plane) { _ in }
    return try graph(of: labeling.best, in: labeling.pixels) { _ in }
  }
}
