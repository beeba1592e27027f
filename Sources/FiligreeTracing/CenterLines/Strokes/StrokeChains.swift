import FiligreeBase

/// Joins the branches of a skeleton into strokes: at a junction, two branches that go straight on are
/// one stroke, whatever crosses them there.
struct StrokeChains {
  /// Branches end to end.
  struct Chain {
    /// Twice the branch's index, plus one where it is traversed backwards.
    var sides: [Int]
    /// Whether the last joins the first.
    var isClosed: Bool
    /// Whether it lies within a junction.
    var isBridge = false
  }

  /// The foreground around a junction.
  struct Disc {
    var center: SIMD2<Float>
    var radius: Float

    /// Whether a point is within the disc, enlarged by a factor and by one pixel.
    func contains(_ p: SIMD2<Float>, factor: Float = 1) -> Bool {
      let (d, reach) = (p - center, factor * radius + 1)
      return d.squaredLength < reach * reach
    }
  }

  /// The skeleton.
  let graph: SkeletonGraph
  /// The junction at each end of a branch, after near ones were joined; −1 for none.
  private(set) var junctionOfEnd: [Int]
  /// The end that each end of a branch continues with; −1 for none.
  private(set) var partner: [Int]
  /// The centers of the joined junctions, and their radii.
  private(set) var centers: [SIMD2<Float>]
  private(set) var radii: [Float]
  /// The discs of the joined junctions.
  private(set) var discs: [[Disc]]
  /// The points where the straightest stroke through each junction enters and leaves it.
  private(set) var through: [(SIMD2<Float>, SIMD2<Float>)?]
  /// Whether each branch is a bridge within a joined junction, and no part of a stroke.
  private var isBridge: [Bool]
  /// Half of each branch's width, or 0 where it is too short to measure.
  let halfWidths: [Float]

  init(_ graph: SkeletonGraph, _ distances: DistanceMap) {
    self.graph = graph
    halfWidths = graph.branches.map { branch in
      let squares = branch.pixels.map { distances.squares[Int($0)] }.sorted()
      guard let middle = squares.isEmpty ? nil : squares[squares.count / 2] else { return 0 }
      // Near its ends a branch is as wide as what it meets there.
      let half = max(Float(middle).squareRoot() - 0.5, 0.5)
      return Float(squares.count) > 6 * half ? half : 0
    }
    junctionOfEnd = [Int](repeating: -1, count: 2 * graph.branches.count)
    partner = junctionOfEnd
    isBridge = [Bool](repeating: false, count: graph.branches.count)
    centers = graph.junctions.map(\.center)
    radii = graph.junctions.map(\.radius)
    discs = graph.junctions.map { [Disc(center: $0.center, radius: $0.radius)] }
    through = Array(repeating: nil, count: centers.count)
    for (j, junction) in graph.junctions.enumerated() {
      for end in junction.ends { junctionOfEnd[end] = j }
    }
    joinNear()
    pair()
  }

  /// Joins junctions that are one crossing: first those whose foreground nearly overlaps, then those
  /// where strokes leave a cluster in pairs.
  private mutating func joinNear() {
    func isShort(_ chains: borrowing StrokeChains, _ i: Int, _ a: Int, _ b: Int, _ factor: Float)
      -> Bool
    {
      let radii = chains.graph.junctions[a].radius + chains.graph.junctions[b].radius
      return Float(chains.graph.branches[i].pixels.count) <= factor * (radii * 1.1 + 1)
    }
    let isBetweenForks = graph.branches.indices.map { i in
      let branch = graph.branches[i]
      let (a, b) = (branch.start, branch.end)
      return !branch.isGone && a >= 0 && b >= 0 && isShort(self, i, a, b, 2.5)
        && isFork(a, 2 * i) && isFork(b, 2 * i + 1)
    }
    join { isShort($0, $1, $2, $3, 1) }
    let crossings = endsOfJunctions()
    join { chains, i, a, b in
      isBetweenForks[i] && !chains.isWhole(crossings[a]) && !chains.isWhole(crossings[b])
    }
    // Each join may make a cluster of what was none.
    for _ in 0..<4 {
      let ends = endsOfJunctions()
      let hasJoined = join { chains, i, a, b in
        let length = Float(chains.graph.branches[i].pixels.count)
        func isParting(_ junction: Int, _ bridge: Int, from tangle: Int) -> Bool {
          ends[junction].count == 3 && ends[tangle].count > 3
            && chains.isOverlap(bridge, ends[junction].filter { $0 != bridge }, length: length)
        }
        return isParting(a, 2 * i, from: b) || isParting(b, 2 * i + 1, from: a)
      }
      if !hasJoined { return }
    }
  }

  /// Strokes that cross at a small angle overlap for up to this many times half of their width.
  private static let longestOverlap: Float = 18

  /// A junction of more discs is replaced by one disc: textures join thousands.
  private static let mostDiscs = 256

  /// The ends of branches that are at each junction.
  func endsOfJunctions() -> [[Int]] {
    var ends = [[Int]](repeating: [], count: centers.count)
    for end in junctionOfEnd.indices
    where junctionOfEnd[end] >= 0 && !graph.branches[end >> 1].isGone {
      ends[junctionOfEnd[end]].append(end)
    }
    return ends
  }

  /// Joins the junctions at the ends of branches for which `isJoined` holds; returns whether there are
  /// any.
  @discardableResult
  private mutating func join(
    _ isJoined: (borrowing StrokeChains, _ branch: Int, _ start: Int, _ end: Int) -> Bool
  ) -> Bool {
    var sets = DisjointSets(count: centers.count)
    var found: [Int] = []
    for (i, branch) in graph.branches.enumerated() where !branch.isGone && !branch.isLoop {
      let (a, b) = (junctionOfEnd[2 * i], junctionOfEnd[2 * i + 1])
      guard a >= 0, b >= 0, a != b, isJoined(self, i, a, b) else { continue }
      found.append(i)
      sets.join(a, b)
    }
    for i in found { isBridge[i] = true }
    var joined = [[Disc]](repeating: [], count: centers.count)
    for j in centers.indices where !graph.junctions[j].ends.isEmpty {
      joined[sets.root(j)] += discs[j]
    }
    discs = joined
    for j in centers.indices where !discs[j].isEmpty {
      centers[j] = discs[j].reduce(.zero) { $0 + $1.center } / Float(discs[j].count)
      radii[j] = discs[j].reduce(0) { reach, disc in
        let d = disc.center - centers[j]
        return max(reach, disc.radius + d.length)
      }
      if discs[j].count > Self.mostDiscs {
        discs[j] = [Disc(center: centers[j], radius: radii[j])]
      }
    }
    for end in junctionOfEnd.indices where junctionOfEnd[end] >= 0 {
      junctionOfEnd[end] = isBridge[end >> 1] ? -1 : sets.root(junctionOfEnd[end])
    }
    return !found.isEmpty
  }

  /// Whether two strokes separate where the branch `bridge` ends: both continue along it, and it is no
  /// longer than strokes of their width can overlap.
  private func isOverlap(_ bridge: Int, _ others: [Int], length: Float) -> Bool {
    let own = exit(bridge)
    let half = others.reduce(halfWidths[bridge >> 1]) { max($0, halfWidths[$1 >> 1]) }
    return others.count == 2 && length <= Self.longestOverlap * half
      && others.allSatisfy {
        -(exit($0).direction * own.direction).sum() >= StrokePairing.leastCosine
      }
  }

  /// Whether a junction has three branches of which the two other than `bridge` do not continue each
  /// other.
  private func isFork(_ junction: Int, _ bridge: Int) -> Bool {
    let ends = graph.junctions[junction].ends
    guard ends.count == 3 else { return false }
    let others = ends.filter { $0 != bridge }
    guard others.count == 2 else { return false }
    let (a, b) = (exit(others[0]), exit(others[1]))
    return -a.direction.dot(b.direction) < StrokePairing.leastCosine
  }

  /// Whether four branches that meet are two strokes that cross, and no part of a cluster.
  private func isWhole(_ ends: [Int]) -> Bool {
    guard ends.count == 4 else { return false }
    let pairs = StrokePairing(ends.map(exit)).pairs
    return pairs.count * 2 == ends.count
      && pairs.allSatisfy { a, b in
        -a.direction.dot(b.direction) >= Self.leastArcCosine
          && max(a.halfWidth, b.halfWidth) <= 1.25 * min(a.halfWidth, b.halfWidth)
          && a.halfWidth > 0
      }
  }

  private mutating func pair() {
    for (j, ends) in endsOfJunctions().enumerated() where ends.count > 1 {
      func join(_ a: StrokePairing.Exit, _ b: StrokePairing.Exit) {
        partner[a.end] = b.end
        partner[b.end] = a.end
        if through[j] == nil { through[j] = (a.position, b.position) }
      }
      for (a, b) in StrokePairing(ends.map(exit)).pairs { join(a, b) }
      // A tight arc turns by more than a bend between the points where its directions were measured.
      let arcs = ends.filter { partner[$0] < 0 }.map(arcExit)
      for (a, b) in StrokePairing(arcs).pairs
      where -a.direction.dot(b.direction) >= Self.leastArcCosine { join(a, b) }
    }
  }

  /// The cosine of the largest bend, 25°, between two branches that continue along an arc.
  private static let leastArcCosine: Float = 0.906

  /// The point where a branch leaves its junction, with its extrapolated direction in the junction's
  /// center.
  ///
  /// A parabola through its first pixels gives the direction, so that the curvature of an arc is no
  /// bend. Short branches keep the plain direction.
  private func arcExit(_ end: Int) -> StrokePairing.Exit {
    var result = exit(end)
    let pixels = graph.branches[end >> 1].pixels
    let radius = discs[junctionOfEnd[end]].reduce(0) { max($0, $1.radius) }
    let points = (end & 1 == 0 ? pixels : pixels.reversed()).map(graph.point)
      .drop { $0 != result.position }.prefix(max(14, Int(6 * radius)))
    guard points.count >= 8 else { return result }
    let half = Float(points.count - 1) / 2
    let squares = points.indices.reduce(into: (sum: Float(0), ofSquares: Float(0))) {
      let t = Float($1 - points.startIndex) / half - 1
      $0.sum += t * t
      $0.ofSquares += t * t * t * t
    }
    let mean = squares.sum / Float(points.count)
    // Least squares in t from −1 to 1: b t + c (t² − mean); its derivative at t is b + 2 c t.
    var (b, c) = (SIMD2<Float>.zero, SIMD2<Float>.zero)
    for (i, p) in points.enumerated() {
      let t = Float(i) / half - 1
      b += (p - result.position) * t
      c += (p - result.position) * (t * t - mean)
    }
    let e = result.position - centers[junctionOfEnd[end]]
    let t = -1 - min(e.length / half, 1)
    let d = b / squares.sum + 2 * t * c / (squares.ofSquares - mean * squares.sum)
    let length = d.length
    if length > 0 { result.direction = d / length }
    return result
  }

  private func exit(_ end: Int) -> StrokePairing.Exit {
    let pixels = graph.branches[end >> 1].pixels
    let junction = junctionOfEnd[end]
    let radius = discs[junction].reduce(0) { max($0, $1.radius) }
    func pixel(_ i: Int) -> SIMD2<Float> {
      graph.point(end & 1 == 0 ? pixels[i] : pixels[pixels.count - 1 - i])
    }
    var near = 0
    while near + 1 < pixels.count,
      discs[junction].contains(where: { $0.contains(pixel(near), factor: 1.2) })
    {
      near += 1
    }
    let far = min(near + max(6, Int(3 * radius)), pixels.count - 1)
    var direction = pixel(far) - pixel(near)
    if far - near < 2 { direction = pixel(far) - centers[junction] }
    let length = direction.length
    return StrokePairing.Exit(
      end: end, position: pixel(near), direction: length > 0 ? direction / length : .zero,
      halfWidth: halfWidths[end >> 1])
  }

  /// The branches within joined junctions, each by itself: in hatching they are the lines that there are.
  func bridges() -> [Chain] {
    graph.branches.indices.filter { isBridge[$0] && !graph.branches[$0].isGone }.map {
      Chain(sides: [2 * $0], isClosed: false, isBridge: true)
    }
  }

  /// All chains, those with free ends first.
  func chains() -> [Chain] {
    var result: [Chain] = []
    var isUsed = [Bool](repeating: false, count: graph.branches.count)
    func isFree(_ branch: Int) -> Bool {
      !graph.branches[branch].isGone && !isBridge[branch] && !isUsed[branch]
    }
    func walk(from side: Int) -> Chain {
      var chain = Chain(sides: [], isClosed: false)
      var side = side
      while true {
        chain.sides.append(side)
        isUsed[side >> 1] = true
        // A side that is traversed forwards is left at the branch's end, else at its start.
        let next = partner[side ^ 1]
        guard next >= 0 else { return chain }
        if isUsed[next >> 1] {
          chain.isClosed = next == chain.sides[0]
          return chain
        }
        side = next
      }
    }
    for branch in graph.branches.indices where isFree(branch) {
      if graph.branches[branch].isLoop {
        isUsed[branch] = true
        result.append(Chain(sides: [2 * branch], isClosed: true))
      } else if partner[2 * branch] < 0 {
        result.append(walk(from: 2 * branch))
      } else if partner[2 * branch + 1] < 0 {
        result.append(walk(from: 2 * branch + 1))
      }
    }
    for branch in graph.branches.indices where isFree(branch) {
      result.append(walk(from: 2 * branch))
    }
    return result
  }
}
