/// Joins the branches of a skeleton into strokes: at a junction, two branches that go straight on are
/// one stroke, whatever crosses it there.
struct StrokeChains {
  /// Branches end to end.
  struct Chain {
    /// Twice the branch, plus one where it is gone along backwards.
    var sides: [Int]
    /// Whether the last joins the first.
    var isClosed: Bool
  }

  /// The skeleton.
  let graph: SkeletonGraph
  /// The junction that each end of a branch is at, after near ones were joined; −1 for none.
  private(set) var junctionOfEnd: [Int]
  /// The end that each end of a branch goes on with; −1 for none.
  private(set) var partner: [Int]
  /// Centres and radii of the joined junctions.
  private(set) var centers: [SIMD2<Float>]
  private(set) var radii: [Float]
  /// Where the strokes that go through each junction enter and leave it, those that go straightest.
  private(set) var through: [(SIMD2<Float>, SIMD2<Float>)?]
  /// Bridges within joined junctions: no strokes.
  private var isBridge: [Bool]
  /// Half of each branch's width, or 0 where it is too short to tell.
  private let halfWidths: [Float]

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
    through = Array(repeating: nil, count: centers.count)
    for (j, junction) in graph.junctions.enumerated() {
      for end in junction.ends { junctionOfEnd[end] = j }
    }
    joinNear()
    pair()
  }

  /// Two junctions with a short bridge between them are one crossing: if their ink overlaps, or if the
  /// bridge is up to 2.5 times longer and at neither of them the other two branches go straight on, as
  /// where strokes cross at a small angle.
  private mutating func joinNear() {
    var sets = DisjointSets(count: centers.count)
    let original = (junctionOfEnd, centers, radii)
    for (i, branch) in graph.branches.enumerated() where !branch.isGone && !branch.isLoop {
      let (a, b) = (original.0[2 * i], original.0[2 * i + 1])
      guard a >= 0, b >= 0, a != b else { continue }
      let reach = (original.2[a] + original.2[b]) * 1.1 + 1
      let length = Float(branch.pixels.count)
      let isNear = length <= reach
      if isNear || (length <= 2.5 * reach && isFork(a, 2 * i) && isFork(b, 2 * i + 1)) {
        isBridge[i] = true
        sets.join(a, b)
      }
    }
    var sums = [SIMD2<Float>](repeating: .zero, count: centers.count)
    var counts = [Float](repeating: 0, count: centers.count)
    for j in centers.indices where !graph.junctions[j].ends.isEmpty {
      let root = sets.root(j)
      sums[root] += original.1[j]
      counts[root] += 1
    }
    for j in centers.indices where counts[j] > 0 { centers[j] = sums[j] / counts[j] }
    for j in centers.indices where !graph.junctions[j].ends.isEmpty {
      let root = sets.root(j)
      let d = original.1[j] - centers[root]
      radii[root] = max(radii[root], original.2[j] + (d * d).sum().squareRoot())
    }
    for end in junctionOfEnd.indices where junctionOfEnd[end] >= 0 {
      junctionOfEnd[end] = isBridge[end >> 1] ? -1 : sets.root(junctionOfEnd[end])
    }
  }

  /// Whether a junction has three branches of which those other than `bridge` do not go straight on.
  private func isFork(_ junction: Int, _ bridge: Int) -> Bool {
    let ends = graph.junctions[junction].ends
    guard ends.count == 3 else { return false }
    let others = ends.filter { $0 != bridge }
    guard others.count == 2 else { return false }
    let (a, b) = (exit(others[0]), exit(others[1]))
    return -(a.direction * b.direction).sum() < StrokePairing.leastCosine
  }

  private mutating func pair() {
    var exits = [[StrokePairing.Exit]](repeating: [], count: centers.count)
    for end in junctionOfEnd.indices
    where junctionOfEnd[end] >= 0 && !graph.branches[end >> 1].isGone {
      exits[junctionOfEnd[end]].append(exit(end))
    }
    for (j, list) in exits.enumerated() where list.count > 1 {
      for (a, b) in StrokePairing(list).pairs {
        partner[a.end] = b.end
        partner[b.end] = a.end
        if through[j] == nil { through[j] = (a.place, b.place) }
      }
    }
  }

  private func exit(_ end: Int) -> StrokePairing.Exit {
    let pixels = graph.branches[end >> 1].pixels
    let junction = junctionOfEnd[end]
    let radius = radii[junction]
    func pixel(_ i: Int) -> SIMD2<Float> {
      graph.point(end & 1 == 0 ? pixels[i] : pixels[pixels.count - 1 - i])
    }
    var near = 0
    while near + 1 < pixels.count {
      let d = pixel(near) - centers[junction]
      if (d * d).sum() > (1.2 * radius + 1) * (1.2 * radius + 1) { break }
      near += 1
    }
    let far = min(near + max(6, Int(3 * radius)), pixels.count - 1)
    var direction = pixel(far) - pixel(near)
    if far - near < 2 { direction = pixel(far) - centers[junction] }
    let length = (direction * direction).sum().squareRoot()
    return StrokePairing.Exit(
      end: end, place: pixel(near), direction: length > 0 ? direction / length : .zero,
      halfWidth: halfWidths[end >> 1])
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
        // A side is left by the branch's end if it is gone along forwards, else by its start.
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
