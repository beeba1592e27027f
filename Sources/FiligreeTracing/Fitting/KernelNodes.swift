import CFiligreeTracing

/// The nodes of the segment graph as the search's kernels read them.
struct KernelNodes {
  let polyline: FitPolyline
  private let nodes: FitBuffer<filigree_node>
  private let tolerance: Double
  private let scale: Double
  private let hasSteps: Bool

  /// The share of the tolerance that samples must keep: they miss what lies between them.
  static let sampleShare = 0.88
  /// The share of the tolerance allowed half-way between samples.
  ///
  /// It may exceed 1, because the cubic is later fitted to more samples and comes nearer. On a polyline
  /// with steps these points hit the worst of the steps.
  private static let middleShare = 1.25
  private static let steppedMiddleShare = 0.9

  /// Cubics that bulge by no more than this share of the tolerance become lines where a line is near
  /// enough.
  private static let flat = 0.3
  /// The same between two corners.
  ///
  /// Corners that the tolerance holds back from their tips lie inside the lines of their sides: between
  /// two of them a cubic would bulge to compensate.
  private static let freeFlat = 0.45

  /// The extra cost of a cubic with an inflection between two corners: beside a tip that pixels cut off
  /// it would beat the side's line.
  private static let inflectionCost = 0.05

  /// What kernels read; it must not outlive the call.
  struct View {
    let search: UnsafePointer<filigree_search>
    /// The nodes of each break point, as `begin` and `end`; nil where there are none.
    let ranges: UnsafePointer<Int32>?
  }

  /// - Parameters:
  ///   - breakPoints: All break points.
  ///   - polyline: The polyline.
  ///   - tolerance: The largest distance of segments from it.
  ///   - scale: The cost of a unit of the integral of squared distances.
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

  /// Calls `body` with what kernels read; `longestArcToChord` is the largest ratio of length to chord
  /// of a stretch that a cubic replaces.
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
