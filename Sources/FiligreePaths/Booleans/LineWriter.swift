/// Writes the parts of lines that lie inside the second operand, or those that do not.
///
/// Parts along its outline count as inside.
struct LineWriter {
  private let arrangement: Arrangement
  private let windings: Windings
  private let test: WindingTest
  private let keepsInside: Bool
  private var runs: Runs

  init(
    _ windings: Windings, _ arrangement: Arrangement, inside: Bool, _ test: WindingTest,
    _ arena: inout Arena
  ) {
    self.arrangement = arrangement
    self.windings = windings
    self.test = test
    keepsInside = inside
    runs = Runs(arrangement, &arena)
  }

  /// Writes the parts of the lines `source`.
  ///
  /// A subpath that is kept whole is copied; of others the parts come as open subpaths, in order.
  mutating func write(
    from source: PathStorage, into result: inout PathStorage, _ arena: inout Arena
  ) {
    let subpaths = SubpathTable(source)
    var c = 0
    while c < arrangement.chainCount {
      let r = arrangement.chain(c).ring
      var end = c
      var dropped: Int?
      while end < arrangement.chainCount && arrangement.chain(end).ring == r {
        if !keeps(end) { dropped = end }
        end &+= 1
      }
      let ring = arrangement.outlines.rings[Int(r)]
      if ring.operand == .line {
        if let dropped {
          writeParts(c..<end, after: ring.isOpen ? end &- 1 : dropped, into: &result, &arena)
        } else {
          subpaths.append(Int(ring.subpath), to: &result)
        }
      }
      c = end
    }
  }

  /// Whether a chain lies on the side that is kept.
  private func keeps(_ chain: Int) -> Bool {
    let edge = HalfEdge(chain: chain, isForward: true)
    let isInside =
      test.isInside(windings.left(of: edge).second)
      || test.isInside(windings.left(of: edge.twin).second)
    return isInside == keepsInside
  }

  /// Writes the sequences of kept chains among those of one ring, beginning after `last`.
  private mutating func writeParts(
    _ chains: Range<Int>, after last: Int, into result: inout PathStorage, _ arena: inout Arena
  ) {
    var c = last
    var kept: Int?
    for _ in chains {
      c = c &+ 1 == chains.upperBound ? chains.lowerBound : c &+ 1
      if keeps(c) {
        runs.append(HalfEdge(chain: c, isForward: true), &arena)
        kept = c
      } else {
        writePart(endingWith: kept, into: &result)
        kept = nil
      }
    }
    writePart(endingWith: kept, into: &result)
  }

  private mutating func writePart(endingWith chain: Int?, into result: inout PathStorage) {
    if let chain {
      let node = arrangement.chain(chain).endNode
      runs.writeOpen(to: arrangement.planar.outlinePoint(of: node), into: &result)
    }
    runs.removeAll()
  }
}

/// The start of each subpath of a path: to copy one of them without reading all.
struct SubpathTable {
  private let path: PathStorage
  /// The index of each move, and of the path's end, among the verbs and among the points.
  private var starts: [(verb: Int, point: Int)] = []

  /// The number of subpaths.
  var count: Int { starts.count - 1 }

  init(_ path: PathStorage) {
    self.path = path
    var point = 0
    for (i, verb) in path.verbs.enumerated() {
      if verb == .move { starts.append((i, point)) }
      point += verb.pointCount
    }
    starts.append((path.verbs.count, point))
  }

  /// Appends the subpath with an index, unchanged.
  func append(_ index: Int, to result: inout PathStorage) {
    let (from, to) = (starts[index], starts[index + 1])
    result.append(path, verbs: from.verb..<to.verb, points: from.point..<to.point)
  }
}
