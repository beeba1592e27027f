/// Writes loops as closed subpaths.
struct LoopWriter {
  private let arrangement: Arrangement
  private let loops: Loops
  private var runs: Runs

  init(_ loops: Loops, _ arrangement: Arrangement, _ arena: inout Arena) {
    self.arrangement = arrangement
    self.loops = loops
    runs = Runs(arrangement, &arena)
  }

  /// From this many segments on, memory is reserved for curves of many chords, which come back as
  /// one; for small outlines the estimate does not matter.
  private static var manySegments: Int { 1024 }

  /// Writes all loops as one path.
  mutating func writeAll(_ arena: inout Arena) -> PathStorage {
    var storage = PathStorage()
    if loops.count == 0 { return storage }
    var count = 0
    for edge in loops.edges { count &+= Int(arrangement.chain(edge.chain).vertexCount) &+ 1 }
    let curves = arrangement.outlines.curves
    if curves.count > 0 && count > LoopWriter.manySegments {
      count = min(count, loops.edges.count * 2)
    }
    let pointCount = curves.count == 0 ? 1 : curves[0].isQuadratic ? 2 : 3
    storage.reserve(verbs: count + loops.count * 2, points: count * pointCount + loops.count)
    for loop in 0..<loops.count { write(loop, into: &storage, &arena) }
    return storage
  }

  /// Writes one loop.
  mutating func write(_ loop: Int, into storage: inout PathStorage, _ arena: inout Arena) {
    runs.removeAll()
    for i in loops[loop] { runs.append(loops.edges[i], &arena) }
    runs.writeClosed(into: &storage)
  }

  // MARK: Connected parts

  /// Writes each connected part of the inside, with its holes, as a path of its own.
  ///
  /// Loops with a positive area bound a part from outside. Any other loop is a hole, of the part
  /// whose boundary lies just left of it.
  mutating func parts(_ arena: inout Arena) -> [PathStorage] {
    var parts: [PathStorage] = []
    var partOfLoop = [Int?](repeating: nil, count: loops.count)
    var holes: [(loop: Int, leftmost: GridPoint)] = []
    for loop in 0..<loops.count {
      let (area, leftmost) = loops.measure(loop, arrangement)
      if area > 0 {
        partOfLoop[loop] = parts.count
        parts.append(PathStorage())
      } else {
        holes.append((loop, leftmost))
      }
    }
    // From left to right, so that the loop left of a hole has its part already.
    holes.sort { $0.leftmost.key < $1.leftmost.key }
    for hole in holes {
      let location = PointLocation(arrangement, loops, besides: hole.loop)
      if let edge = location.edge(leftOf: hole.leftmost, &arena),
        let loop = loops.loop(of: arrangement.merged.representative(of: edge).chain)
      {
        partOfLoop[hole.loop] = partOfLoop[loop]
      }
    }
    for loop in 0..<loops.count {
      if let part = partOfLoop[loop] { write(loop, into: &parts[part], &arena) }
    }
    return parts.filter { !$0.isEmpty }
  }
}
