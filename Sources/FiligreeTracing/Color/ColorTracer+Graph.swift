import FiligreeBase
import FiligreePixels

// How a picture's regions become a planar graph.
extension ColorTracer {
  /// The planar graph of regions and their colors: all of a drawing but the curves.
  func graph(
    of regions: borrowing Regions, in pixels: Pixels, progress: (Double) throws -> Void
  ) throws -> (graph: ArcGraph, colors: FaceColors, kind: PictureKind) {
    var colors = regions.colors
    var graph = try pixels.plane.withView { view in
      try self.graph(of: regions, in: view, progress)
    }
    if pixels.scale > 1 {
      graph.enlarge(by: pixels.scale, width: pixels.width, height: pixels.height)
      colors = colors.with(colors.ramps.map { $0.enlarged(by: Float(pixels.scale)) })
    }
    return (graph, colors, regions.kind)
  }

  private func graph(
    of regions: borrowing Regions, in view: ColorView, _ progress: (Double) throws -> Void
  ) throws -> ArcGraph {
    let colors = regions.colors
    let saddles = SaddleRule(view: view, colors: colors.means)
    try progress(0)
    let cracks = CrackMap(regions.map, saddles: saddles)
    var graph = try ArcTracer.graph(
      regions.map, cracks, view: view, colors: colors, noise: Float(regions.noise),
      limit: min(maximumPoints, Int(Int32.max)),
      isCanceled: { try progress(0.3) })
    JunctionPlacer.place(&graph)
    if regions.kind != .photo {
      let tolerance = regions.kind.tolerance(longSide: max(view.width, view.height))
      ThroughEdgePlacer.place(&graph, colors: colors, tolerance: tolerance)
    }
    JunctionPlacer.trim(&graph)
    RampBorders.smooth(&graph, colors: colors)
    if regions.kind == .clean {
      PixelPolygon.place(&graph)
      CornerPlacer.place(&graph, view: view, colors: colors)
    }
    return graph
  }
}
