// Junctions: nodes where more happens than that two segments cross.

extension Arrangement {
  /// Makes junctions where more than two segments meet, or ends of segments.
  ///
  /// Isolated crossings stay as they are, and so do those of multi-crossings; the pixels of all
  /// other crossings become hot, and segments are routed through them. Returns false where the way
  /// with chains would be faster.
  mutating func findJunctions() -> Bool {
    isDense = isDense || points.count > Arrangement.denseCount
    sortCrossings()
    let classification = classifyCrossings()
    hot.reserve(hot.count + crossings.count, &arena)
    var k = 0
    while k < crossings.count {
      if classification.isJunction(k) { hot.append(pixel(ofCrossing: k), &arena) }
      k &+= 1
    }
    crossingCuts = cuts
    cuts = ArenaList(&arena, capacity: 4 * hot.count)
    if hot.count > 0 {
      let cells = gatherNodes()
      let limit = tree.leaves == 0 ? .max : 64 * (nodes.count + points.count)
      if !routeThroughCells(cells, limit: limit) { return false }
    }
    mergeCuts(classification)
    return true
  }

  /// The pixel of a crossing.
  @inline(__always) func pixel(ofCrossing id: Int) -> GridPoint {
    if !crossingPositions.isUnclear(id) { return crossingPositions.pixel(id) }
    let i = Int(crossings[id].first)
    let j = Int(crossings[id].second)
    return crossingPixel(points[i], points[i &+ 1], points[j], points[j &+ 1])
  }

  /// Merges the isolated crossings and multi-crossings with the junctions on each segment, and
  /// records which pieces belong to each ring.
  ///
  /// Cuts at a junction have the complement of its index; at a vertex, the cut is on the segment
  /// that starts there.
  private mutating func mergeCuts(_ classification: CrossingClassification) {
    let junctions = cuts
    makeSteps(throughCuts: multiCrossingRuns.count)
    cutIndices = arena.allocate(Int32.self, crossings.count * 2)
    junctionCuts = ArenaList(&arena, capacity: junctions.count + points.count)
    ringStates = ArenaList(&arena, capacity: rings.count)
    let most = crossingCuts.count + junctions.count + points.count + 1
    let to = arena.allocate(Cut.self, most)
    var merging = CutMerging(
      crossings: crossingCuts.base, classification: classification, to: to, cutIndices: cutIndices,
      steps: steps,
      throughCut: 2 &* rings.count)
    let (nodeOfVertex, junctionCuts, points) = (
      nodeOfVertex.base, self.junctionCuts.base, self.points.base
    )
    var junctionCount = 0
    var q = 0
    var r = 0
    while r < rings.count {
      var i = Int(rings[r].start)
      let end = i &+ Int(rings[r].count)
      let start = merging.count
      let junctionStart = junctionCount
      while i < end {
        let node = nodeOfVertex[i]
        if node >= 0 {
          junctionCuts[junctionCount] = Int32(truncatingIfNeeded: merging.count)
          junctionCount &+= 1
          merging.add(Cut(key: UInt64(i) << 32, node: ~node, chain: Cut.atVertex))
        }
        let next = UInt64(i &+ 1) << 32
        if q < junctions.count && junctions[q].key < next {
          let (a, b) = (points[i], points[i &+ 1])
          let length = Double((b.x &- a.x).magnitude &+ (b.y &- a.y).magnitude)
          repeat {
            // The keys of nodes hold distances, those of crossings fractions of the segment. The
            // error of a step does not matter between the two.
            let distance = Double(junctions[q].key & 0xFFFF_FFFF)
            let key = UInt64(i) << 32 &+ UInt64(distance / length * 4_294_967_295)
            merging.addCrossings(below: key)
            junctionCuts[junctionCount] = Int32(truncatingIfNeeded: merging.count)
            junctionCount &+= 1
            merging.add(Cut(key: junctions[q].key, node: ~junctions[q].node, chain: Cut.inSegment))
            q &+= 1
          } while q < junctions.count && junctions[q].key < next
        }
        merging.addCrossings(below: next)
        i &+= 1
      }
      append(rings[r], start, merging.count, junctionStart, junctionCount)
      r &+= 1
    }
    self.junctionCuts.count = junctionCount
    cuts = ArenaList(to, count: merging.count)
  }
}

/// The list of cuts that crossings and junctions are merged into.
private struct CutMerging {
  /// In order, with a sentinel at the end; those from `from` on are left.
  let crossings: UnsafeMutablePointer<Cut>
  var from = 0
  let classification: CrossingClassification
  let to: UnsafeMutablePointer<Cut>
  var count = 0
  /// As in `Arrangement`.
  let cutIndices: UnsafeMutablePointer<Int32>
  let steps: UnsafeMutablePointer<SIMD2<Int32>>
  /// The index of the next multi-crossing's cut in `steps`.
  var throughCut: Int

  @inline(__always) mutating func add(_ cut: Cut) {
    to[count] = cut
    count &+= 1
  }

  /// Adds the crossings with keys below `limit`, except those at junctions.
  @inline(never) mutating func addCrossings(below limit: UInt64) {
    // Local copies, so that all of it stays in registers.
    let (crossings, kinds, to, cutIndices) = (crossings, classification.kinds, to, cutIndices)
    var from = from
    var count = count
    while crossings[from].key < limit {
      let cut = crossings[from]
      let kind = kinds[Int(cut.node >> 1)]
      if kind > 3 {
        (self.from, self.count) = (from, count)
        addThroughCut()
        (from, count) = (self.from, self.count)
        continue
      }
      to[count] = cut
      cutIndices[Int(cut.node)] = Int32(truncatingIfNeeded: count)
      count &+= kind == 0 ? 1 : 0
      from &+= 1
    }
    (self.from, self.count) = (from, count)
  }

  /// Adds one cut for all crossings of a segment in a multi-crossing.
  @inline(never) private mutating func addThroughCut() {
    let first = from
    var step = SIMD2<Int32>.zero
    repeat {
      let cut = crossings[from]
      step &+= steps[Int(cut.chain)]
      cutIndices[Int(cut.node)] = Int32(truncatingIfNeeded: count)
      from &+= 1
    } while classification.follows[from] != 0
    steps[throughCut] = step
    add(
      Cut(
        key: crossings[first].key, node: ~classification.multiCrossings[first],
        chain: Int32(truncatingIfNeeded: throughCut)))
    throughCut &+= 1
  }
}
