import FiligreeBase

/// The nesting of a graph's faces.
///
/// Faces that are connected by arcs form an island; an island lies in a hole of one face, or fills the
/// picture.
struct FaceNesting {
  /// The outlines of all faces; a face's are `loopStarts[face]..<loopStarts[face + 1]`, the outer first.
  let loops: [ArcGraph.Loop]
  /// The sides of arcs that they are made of.
  let sides: [Int32]
  /// Where each face's outlines begin.
  let loopStarts: [Int32]
  /// The face around each face; −1 for none.
  private(set) var parents: [Int32]
  /// The number of faces around each face.
  private(set) var depths: [Int32]
  /// The island of each outline.
  private(set) var islandOfLoop: [Int32]
  /// Whether all faces of an island, and all within their holes, are opaque.
  private(set) var isOpaque: [Bool]

  init(_ graph: ArcGraph, isFaceOpaque: [Bool]) {
    (loops, sides) = graph.loops()
    let count = graph.labels.count
    var starts = [Int32](repeating: 0, count: count + 1)
    for loop in loops { starts[Int(loop.face) + 1] += 1 }
    for i in 0..<count { starts[i + 1] += starts[i] }
    loopStarts = starts

    var sets = DisjointSets(count: graph.nodes.count)
    for arc in graph.arcs where arc.start >= 0 { sets.join(Int(arc.start), Int(arc.end)) }
    islandOfLoop = loops.map { [sides] loop in
      let arc = Int(sides[Int(loop.arcs.lowerBound)]) >> 1
      let start = graph.arcs[arc].start
      return Int32(truncatingIfNeeded: start >= 0 ? sets.root(Int(start)) : graph.nodes.count + arc)
    }
    var around = [Int32](repeating: -1, count: graph.nodes.count + graph.arcs.count)
    for (i, loop) in loops.enumerated() where !loop.isOuter {
      around[Int(islandOfLoop[i])] = loop.face
    }
    parents = (0..<count).map { [islandOfLoop] in around[Int(islandOfLoop[Int(starts[$0])])] }
    // A face around another one has its first pixel earlier: so it has the lower number.
    depths = [Int32](repeating: 0, count: count)
    for face in 0..<count {
      let parent = parents[face]
      depths[face] = parent < 0 ? 0 : depths[Int(parent)] + 1
    }
    isOpaque = [Bool](repeating: true, count: around.count)
    for face in (0..<count).reversed() {
      let own = Int(islandOfLoop[Int(starts[face])])
      var all = isFaceOpaque[face]
      for i in Int(starts[face])..<Int(starts[face + 1]) where !loops[i].isOuter {
        all = all && isOpaque[Int(islandOfLoop[i])]
      }
      if !all { isOpaque[own] = false }
    }
  }

  /// The outlines of a face.
  func loops(of face: Int) -> Range<Int> { Int(loopStarts[face])..<Int(loopStarts[face + 1]) }

  /// The island that a face belongs to.
  func island(of face: Int) -> Int32 { islandOfLoop[Int(loopStarts[face])] }
}
