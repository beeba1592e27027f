import Foundation

extension Arrangement {
  /// Writes the parts of the lines that lie inside the second operand, or those that do not.
  ///
  /// Parts along its outline count as inside. A subpath that is kept whole is copied from `source`;
  /// of others the parts come as open subpaths, in order.
  mutating func emitLines(
    from source: PathStorage, inside: Bool, _ test: WindingTest, into result: inout PathStorage
  ) {
    let subpaths = SubpathTable(source)
    var c = 0
    while c < chains.count {
      let r = chains[c].ring
      var end = c
      var dropped = -1
      while end < chains.count && chains[end].ring == r {
        if keeps(end, inside, test) == false { dropped = end }
        end &+= 1
      }
      let ring = rings[Int(r)]
      if ring.operand == .line {
        if dropped < 0 {
          subpaths.append(Int(ring.subpath), to: &result)
        } else {
          emitParts(c, end, after: ring.isOpen ? c &- 1 : dropped, inside, test, into: &result)
        }
      }
      c = end
    }
  }

  private func keeps(_ c: Int, _ inside: Bool, _ test: WindingTest) -> Bool {
    let chain = chains[representative(of: Int32(truncatingIfNeeded: c))]
    let isInside =
      test.isInside(chain.leftSecond) || test.isInside(chain.leftSecond &- chain.deltaSecond)
    return isInside == inside
  }

  /// Writes the sequences of kept chains among those from `start` up to `end`, beginning after
  /// `after`.
  private mutating func emitParts(
    _ start: Int, _ end: Int, after: Int, _ inside: Bool, _ test: WindingTest,
    into result: inout PathStorage
  ) {
    var c = after
    var left = end &- start
    var last = -1
    runs.count = 0
    while left > 0 {
      c &+= 1
      if c >= end { c = start }
      if keeps(c, inside, test) {
        addRuns(of: c, forward: true)
        last = c
      } else if last >= 0 {
        emitPart(endingWith: last, into: &result)
        last = -1
      }
      left &-= 1
    }
    if last >= 0 { emitPart(endingWith: last, into: &result) }
  }

  private mutating func emitPart(endingWith c: Int, into result: inout PathStorage) {
    let node = chains[c].endNode
    let vertex = nodes.vertices[Int(node)]
    emitRuns(closed: false, end: vertex >= 0 ? vertex : ~node, into: &result)
    runs.count = 0
  }
}

/// The start of each subpath of a path: to copy one of them without reading all.
struct SubpathTable {
  private let path: PathStorage
  /// The index of each move among the verbs and among the points.
  private var starts: [(verb: Int, point: Int)] = []

  /// The number of subpaths.
  var count: Int { starts.count }

  init(_ path: PathStorage) {
    self.path = path
    var point = 0
    for (i, verb) in path.verbs.enumerated() {
      if verb == .move { starts.append((i, point)) }
      point += verb.pointCount
    }
  }

  /// Appends the subpath with an index, unchanged.
  func append(_ index: Int, to result: inout PathStorage) {
    let points = path.points
    var (i, p) = starts[index]
    let end = index + 1 < starts.count ? starts[index + 1].verb : path.verbs.count
    while i < end {
      let verb = path.verbs[i]
      switch verb {
      case .move: result.move(to: points[p])
      case .line: result.line(to: points[p])
      case .quad: result.quad(to: points[p + 1], control: points[p])
      case .cubic: result.cubic(to: points[p + 2], control1: points[p], control2: points[p + 1])
      case .close: result.close()
      }
      i += 1
      p += verb.pointCount
    }
  }
}
