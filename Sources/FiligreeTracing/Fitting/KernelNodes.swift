import CFiligreeTracing

/// The nodes of a polyline as the kernels of the search for segments read them.
struct KernelNodes {
  let polyline: FitPolyline
  private let nodes: FitBuffer<filigree_node>
  private let tolerance: Double
  private let scale: Double
  private let hasSteps: Bool

  /// The share of the tolerance that samples keep: they miss what lies between them.
  private static let sampleShare = 0.88
  /// The same for what lies half-path between them.
  ///
  /// Fitted once more, to more samples, it comes nearer. Of the steps of pixels those hit the worst.
  private static let middleShare = 1.25
  private static let steppedMiddleShare = 0.9

  /// Cubics that bulge by no more than this share of the tolerance are lines where a line will do.
  private static let flat = 0.3
  /// The same between two corners.
  ///
  /// Corners that the tolerance holds back from their tips lie inside of the sides' lines: between two
  /// of them a cubic would bulge to make up for it.
  private static let freeFlat = 0.45

  /// What a cubic between two corners costs more that bends both paths: beside a tip that pixels node off it
  /// would win over the side's line.
  private static let inflectionCost = 0.05

  /// The memory that kernels read; it must not be kept.
  struct View {
    let search: UnsafePointer<filigree_search>
    /// The nodes of each break point, the first and the one after the last; nil where there are none.
    let ranges: UnsafePointer<Int32>?
  }

  /// - Parameters:
  ///   - break points: All break points.
  ///   - polyline: The polyline.
  ///   - tolerance: How far segments may be from it.
  ///   - scale: What a unit of the integral of squared distances costs.
  ///   - hasSteps: Whether the polyline runs along the edges of pixels.
  init(
    _ breakPoints: BreakPointList, polyline: FitPolyline, tolerance: Double, scale: Double,
    hasSteps: Bool
  ) {
    self.polyline = polyline
    self.tolerance = tolerance
    self.scale = scale
    self.hasSteps = hasSteps
    nodes = polyline.arena.buffer(count: breakPoints.nodes.count, of: filigree_node.self)
    for i in nodes.indices {
      let node = breakPoints.nodes[i]
      let moments = polyline.moments(at: node.index)
      let direction = node.direction ?? .zero
      nodes[i] = filigree_node(
        length: moments.length, position: (node.position.x, node.position.y),
        direction: (direction.x, direction.y),
        moments: (moments.x, moments.y, moments.xx, moments.yy, moments.xy))
    }
  }

  /// The length of the polyline up to a node.
  func length(at node: Int) -> Double { nodes[node].length }

  /// Hands over what kernels read; `longest` says how many times longer than its chord what a cubic replaces
  /// may be.
  func withView<Result>(
    _ breakPoints: BreakPointList, longestArcToChord: Double = .infinity, _ body: (View) -> Result
  ) -> Result {
    polyline.withSamples { samples in
      nodes.withElements { nodes in
        breakPoints.withRanges { ranges in
          let limit = KernelNodes.sampleShare * tolerance
          let middle =
            (hasSteps ? KernelNodes.steppedMiddleShare : KernelNodes.middleShare) * tolerance
          let search = filigree_search(
            samples: samples, origin: (polyline.points[0].x, polyline.points[0].y),
            nodes: UnsafePointer(nodes.baseAddress), limit: limit * limit,
            middle_limit: middle * middle, scale: scale, flat: KernelNodes.flat * tolerance,
            free_flat: KernelNodes.freeFlat * tolerance,
            inflection_cost: KernelNodes.inflectionCost,
            longest_arc_to_chord: longestArcToChord)
          return withUnsafePointer(to: search) { body(View(search: $0, ranges: ranges)) }
        }
      }
    }
  }
}
