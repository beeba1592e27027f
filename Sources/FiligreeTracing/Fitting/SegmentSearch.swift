/// Finds candidate segments between nodes: the longest ones that leave each, and some shorter ones.
///
/// Corners come first: a segment from corner to corner has both directions free, and is nearly always
/// part of the cheapest path if it is near enough. Only in gaps between corners that no cheap segment
/// spans are nodes with a direction used.
struct SegmentSearch {
  /// All nodes, for the kernels.
  let nodes: KernelNodes
  /// The number of unreachable break points that may lie before reachable ones.
  let gap: Int
  /// All break points.
  private let allBreakPoints: BreakPointList
  /// The break points with active nodes.
  private(set) var breakPoints: BreakPointList
  /// The segments found so far.
  var segments: CandidateSegments
  let requests: CubicBatches

  /// Which nodes are active, and which of those have not been searched from yet.
  private let isActive: FitBuffer<Bool>
  private let isSource: FitBuffer<Bool>
  private var hasSources = false
  /// Whether segments between two corners are searched for: they are at first.
  private(set) var joinsCorners = true
  /// Whether all nodes were active from the start.
  private(set) var isRound = false
  /// Whether nodes with a direction are active.
  private(set) var hasBends = false
  /// The nearest node up to which segments from each node have been searched for; 0 where none have
  /// been.
  private let nearest: FitBuffer<Int32>
  /// The searches in progress.
  var searches: [NodeSearch] = []
  /// The farthest break point that segments from each break point lead to, or -1 if unknown.
  let reaches: FitBuffer<Int32>
  /// The farthest break point that cheap segments from each break point lead to.
  let spans: FitBuffer<Int32>

  /// The search for the segments that leave one node.
  struct NodeSearch {
    let node: Int
    let breakPoint: Int
    /// The break points that have been tried.
    var low: Int
    var high: Int
    /// The farthest break point that segments lead to.
    var reach: Int
    var isDone = false
  }

  /// The largest cost of a segment that is good enough for the gap between two corners.
  static let cheap: Float = 2
  /// The largest distance between break points that pixels put in the place of one corner, in pixels.
  static let sameCorner = 5.2
  /// The number of further break points that are tried when segments have failed.
  private static let shorterStep = 3
  /// The largest ratio of length to chord of a stretch that a cubic around something round replaces.
  private static let longestArcToChord = 2.0
  /// All nodes of an outline are active from the start if it has fewer break points, fewer sharp
  /// corners, or more nodes to each corner than this.
  static let fewPlaces = 20
  private static let fewCorners = 3
  private static let nodesPerCorner = 6

  init(breakPoints: BreakPointList, nodes: KernelNodes, hasSteps: Bool, workspace: FitWorkspace) {
    allBreakPoints = breakPoints
    self.breakPoints = breakPoints
    self.nodes = nodes
    // Some steps of pixels block a segment where farther ones do not.
    gap = hasSteps ? 1 : 0
    segments = workspace.segments(nodeCount: breakPoints.nodeCount)
    requests = workspace.requests
    let arena = nodes.polyline.arena
    reaches = arena.array(repeating: -1, count: breakPoints.count)
    spans = arena.array(repeating: 0, count: breakPoints.count)
    nearest = arena.array(repeating: 0, count: breakPoints.nodeCount)
    isActive = arena.buffer(count: breakPoints.nodeCount, of: Bool.self)
    isSource = arena.buffer(count: breakPoints.nodeCount, of: Bool.self)
    for i in isActive.indices {
      // Mandatory nodes are active from the start.
      isActive[i] = breakPoints.nodes[i].direction == nil || breakPoints.isMandatory(i)
      isSource[i] = isActive[i]
    }
  }

  mutating func run() {
    joinsCorners = true
    isRound = looksRound
    if isRound {
      for i in isActive.indices {
        isActive[i] = true
        isSource[i] = true
      }
      hasSources = true
    } else {
      breakPoints = activePlaces
      search()
      openGaps()
    }
    hasBends = true
    joinsCorners = isRound
    if hasSources { search() }
    joinsCorners = false
  }

  /// Whether there are few break points, hardly any corners, or none that could not be smooth.
  ///
  /// Then all nodes are active at once: the polygon of a small disc has corners, but its curve should
  /// not.
  private var looksRound: Bool {
    var (corners, sharp) = (0, 0)
    for i in isActive.indices where isActive[i] {
      corners += 1
      if allBreakPoints.isSharp(i) { sharp += 1 }
    }
    return allBreakPoints.count < SegmentSearch.fewPlaces || sharp < SegmentSearch.fewCorners
      || corners < allBreakPoints.nodeCount / SegmentSearch.nodesPerCorner
  }

  /// Searches from all pending nodes.
  private mutating func search() {
    hasSources = false
    for k in 0..<breakPoints.count {
      reaches[k] = -1
      spans[k] = 0
    }
    let (nodes, breakPoints) = (self.nodes, self.breakPoints)
    nodes.withView(
      breakPoints, longestArcToChord: isRound ? SegmentSearch.longestArcToChord : .infinity
    ) { runAll($0) }
    for i in isSource.indices { isSource[i] = false }
  }

  // MARK: Joints with a direction

  /// Activates the smooth joints between corners that no cheap segment spans.
  private mutating func openGaps() {
    let corners = breakPoints
    let count = corners.count
    let gaps = corners.isClosed ? count : count - 1
    var farthest = 0
    // A segment that spans the first gaps of a closed polyline may begin in the round before.
    if corners.isClosed { for k in 0..<count { farthest = max(farthest, Int(spans[k]) - count) } }
    for k in 0..<gaps {
      farthest = max(farthest, Int(spans[k]))
      guard farthest <= k else { continue }
      let node = corners.nodes(at: k).lowerBound
      activate(node, corners.nodes(at: k + 1).lowerBound)
      // All break points that stand for the corner before the gap lead into it.
      let length = nodes.length(at: node)
      var j = k
      while j >= 0, Int(spans[j]) <= k {
        let other = corners.nodes(at: j).lowerBound
        if length - nodes.length(at: other) > SegmentSearch.sameCorner { break }
        isSource[other] = true
        j -= 1
      }
    }
    if !corners.isClosed, count > 0 {
      activate(0, corners.nodes(at: 0).lowerBound)
      activate(corners.nodes(at: count - 1).lowerBound, allBreakPoints.nodeCount - 1)
    }
    if hasSources { breakPoints = activePlaces }
  }

  /// The break points with active nodes.
  private var activePlaces: BreakPointList {
    BreakPointList(allBreakPoints, arena: nodes.polyline.arena) { isActive[$0] }
  }

  /// Activates the smooth joints between two nodes; returns false if all are active already.
  @discardableResult
  private mutating func activate(_ first: Int, _ last: Int) -> Bool {
    var isNew = false
    // A corner's smooth joint comes after it.
    let end = allBreakPoints.isSharp(last) ? last : last + 1
    for node in first...min(end, allBreakPoints.nodes.count - 1) {
      let i = node < allBreakPoints.nodeCount ? node : node - allBreakPoints.nodeCount
      guard !isActive[i] else { continue }
      isActive[i] = true
      isSource[i] = true
      isNew = true
    }
    if isNew { hasSources = true }
    return isNew
  }

  /// Whether a node has yet to be searched from.
  func isToBeSearched(_ node: Int) -> Bool { isSource[node] }

  /// Records how near segments have been searched for.
  mutating func record(_ one: NodeSearch) {
    let low = breakPoints.nodes(at: one.low).lowerBound
    nearest[one.node] = max(nearest[one.node], Int32(truncatingIfNeeded: low))
  }

  // MARK: Shorter segments

  /// Searches for alternatives to a segment that has failed, if no shorter one is left.
  ///
  /// They are added by `finish`.
  mutating func searchShorter(_ node: Int, _ edge: Int) {
    let target = Int(segments.edges[edge].target)
    var other = segments.outgoing[node].head
    while other >= 0 {
      let i = Int(other)
      if segments.edges[i].target < target, segments.edges[i].cost < .infinity,
        segments.shapes[i].kind != .polyline
      {
        return
      }
      other = segments.edges[i].next
    }
    if activate(node, target) {
      isSource[node] = true
    } else {
      _ = searchShorter(node, by: SegmentSearch.shorterStep)
    }
  }

  /// Requests segments from a node that are shorter, by a number of break points, than all searched for
  /// so far; returns false if there are none.
  mutating func searchShorter(_ node: Int, by steps: Int) -> Bool {
    if nearest[node] == 0 {
      return activate(node, node)
    }
    let breakPoint = breakPoints.index(of: node)
    let low = breakPoints.index(of: Int(nearest[node]))
    guard low > breakPoint + 1 else { return false }
    let next = max(low - steps, breakPoint + 1)
    nearest[node] = Int32(truncatingIfNeeded: breakPoints.nodes(at: next).lowerBound)
    searches.append(
      NodeSearch(node: node, breakPoint: breakPoint, low: next, high: low, reach: breakPoint))
    var known: Set<Int> = []
    var edge = segments.outgoing[node].head
    while edge >= 0 {
      if segments.shapes[Int(edge)].kind != .polyline {
        known.insert(Int(segments.edges[Int(edge)].target))
      }
      edge = segments.edges[Int(edge)].next
    }
    let (nodes, breakPoints) = (self.nodes, self.breakPoints)
    nodes.withView(breakPoints) { view in
      for j in next..<low {
        for t in breakPoints.nodes(at: j) where !known.contains(t) {
          add(searches.count - 1, j, t, view)
        }
      }
    }
    return true
  }

  /// Activates the joints between two nodes, if any are left.
  mutating func activateJoints(_ first: Int, _ last: Int) -> Bool { activate(first, last) }

  /// Fits the requested cubics, and searches from the joints that were activated.
  mutating func finish() {
    let (nodes, breakPoints) = (self.nodes, self.breakPoints)
    nodes.withView(breakPoints) { fitRequests($0) }
    searches.removeAll(keepingCapacity: true)
    if hasSources {
      self.breakPoints = activePlaces
      search()
    }
  }

  // MARK: The polyline itself

  /// Adds the polyline's own lines from each node to the next break point: then a path certainly
  /// exists.
  mutating func addPolyline() {
    for k in 0..<allBreakPoints.count where allBreakPoints.last(from: k) > k {
      for a in allBreakPoints.nodes(at: k) {
        for t in allBreakPoints.nodes(at: k + 1) {
          segments.append(
            from: a, to: t,
            cost: 2 + Float(allBreakPoints.nodes[t].index - allBreakPoints.nodes[a].index),
            CandidateSegments.Shape(kind: .polyline, isProven: true, arms: .zero))
        }
      }
    }
  }
}
