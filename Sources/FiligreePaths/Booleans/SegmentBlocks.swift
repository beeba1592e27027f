/// The directions of a segment, or those that all segments of a run share.
struct Heading: OptionSet, BitwiseCopyable {
  let rawValue: UInt8

  static let right = Heading(rawValue: 1)
  static let left = Heading(rawValue: 2)
  static let up = Heading(rawValue: 4)
  static let down = Heading(rawValue: 8)
  static let all = Heading(rawValue: 15)

  @inline(__always) init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The directions from one point to another: those in which a coordinate changes.
  @inline(__always) init(from p: GridPoint, to q: GridPoint) {
    rawValue =
      (q.x > p.x ? 1 : 0) | (q.x < p.x ? 2 : 0) | (q.y > p.y ? 4 : 0) | (q.y < p.y ? 8 : 0)
  }

  /// Left for right, up for down, and the reverse.
  @inline(__always) private var opposite: Heading {
    Heading(rawValue: (rawValue & 5) << 1 | (rawValue & 10) >> 1)
  }

  /// Whether a segment and the next one with this and that heading share their vertex and nothing
  /// else, as far as headings tell.
  @inline(__always) func sharesVertexOnly(with next: Heading) -> Bool {
    !isDisjoint(with: next) || opposite.isDisjoint(with: next)
  }
}

extension BoxTree {
  /// Builds a tree over the segments of outlines, in blocks of neighbors.
  init(_ outlines: Outlines, _ arena: inout Arena) {
    let capacity = outlines.points.count / BoxTree.blockSize + outlines.rings.count + 1
    var blocks = ArenaList<Block>(&arena, capacity: capacity)
    var boxes = ArenaList<GridBox>(&arena, capacity: capacity)
    for r in 0..<outlines.rings.count {
      BoxTree.addBlocks(ofRing: r, outlines, &blocks, &boxes, &arena)
    }
    self.init(
      blocks, boxes,
      sorts: outlines.rings.count > BoxTree.fewRings && blocks.count > BoxTree.fewBlocks, &arena)
  }

  private static func addBlocks(
    ofRing r: Int, _ outlines: Outlines, _ blocks: inout ArenaList<Block>,
    _ boxes: inout ArenaList<GridBox>, _ arena: inout Arena
  ) {
    let points = outlines.points.base
    let segments = outlines.rings[r].segments
    let firstBlock = blocks.count
    var firstHeading = Heading()
    var last = Heading()
    var i = segments.lowerBound
    while i < segments.upperBound {
      var stop = min(i &+ blockSize, segments.upperBound)
      var p = points[i]
      var box = GridBox(p)
      var headings = Heading.all
      var sharesVertexOnly: UInt8 = 0
      var k = i &+ 1
      while k <= stop {
        let q = points[k]
        let heading = Heading(from: p, to: q)
        if headings.isDisjoint(with: heading) && !headings.isEmpty && k &- i > 4 {
          // A block with one heading is better than a full one.
          stop = k &- 1
          break
        }
        headings.formIntersection(heading)
        if k > i &+ 1 {
          if last.sharesVertexOnly(with: heading) {
            sharesVertexOnly |= 1 << UInt8(truncatingIfNeeded: k &- i &- 2)
          }
        } else if i > segments.lowerBound {
          joinLast(&blocks, last, heading)
        } else {
          firstHeading = heading
        }
        last = heading
        box.unite(GridBox(q))
        p = q
        k &+= 1
      }
      blocks.append(
        Block(
          start: Int32(truncatingIfNeeded: i), end: Int32(truncatingIfNeeded: stop),
          ring: Int32(truncatingIfNeeded: r), headings: headings,
          sharesVertexOnly: sharesVertexOnly), &arena)
      boxes.append(box, &arena)
      i = stop
    }
    if blocks.count > firstBlock && !outlines.rings[r].isOpen {
      joinLast(&blocks, last, firstHeading)
    }
  }

  /// Records in the last block whether its last segment and the next one of the ring share their
  /// vertex only.
  @inline(__always) private static func joinLast(
    _ blocks: inout ArenaList<Block>, _ last: Heading, _ next: Heading
  ) {
    let block = blocks.base + (blocks.count &- 1)
    if last.sharesVertexOnly(with: next) {
      block.pointee.sharesVertexOnly |=
        1 << UInt8(truncatingIfNeeded: block.pointee.count &- 1)
    }
  }
}
