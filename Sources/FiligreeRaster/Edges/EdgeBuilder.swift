import FiligreePaths
import Foundation

/// Turns paths into edges: transforms, clips to the page, flattens curves, sorts into bands.
///
/// Built once a thread and used for many paths, so that a path costs no allocation but the exact
/// memory of its edges.
///
/// The page is `width`×`height` pixels with its origin at the upper left. What lies above, below or
/// to the right of it has no effect on it and is dropped. What lies to the left decides by its
/// winding what is inside, so it is kept as a vertical edge on the left border.
struct EdgeBuilder: ~Copyable {
  /// How far a flattened curve may be from the true one, in pixels.
  ///
  /// Blend2D takes 0.2, vello 0.25. The chords of a round shape all lie within it, so its area
  /// suffers by two thirds of this along the whole outline: hence the smaller value. Wang's bound
  /// is generous; most curves stay well within.
  static let tolerance = 0.125

  /// Curves that need more lines than this are halved first, so that the parts off the page go
  /// early.
  static let maximumLines = 128.0

  /// How many copies of edges a shape's bands may have, 16 bytes each.
  ///
  /// A band has a copy of each edge that crosses it. A shape that would have more, of a hundred thousand
  /// edges along a page of ten thousand rows, keeps its edges once, and every band reads all of them.
  var copyLimit = 1 << 25

  /// The page's size in pixels.
  let page: SIMD2<Double>
  /// Rows in a band: 1 << bandShift.
  let bandShift: Int32
  /// The memory of the finished sets.
  let arena: Arena

  var edges: UnsafeMutablePointer<Edge>
  var count = 0
  private var capacity: Int
  private var points: UnsafeMutablePointer<SIMD2<Double>>
  private var pointCapacity: Int

  // Of all edges so far, in fixed point.
  private var minX = Int32.max
  private var maxX = Int32.min
  private var minY = Int32.max
  private var maxY = Int32.min
  /// Twice the area, in 1/65536 pixel.
  private var area = Int64(0)

  init(width: Int, height: Int, bandShift: Int32, arena: Arena) {
    page = SIMD2(Double(width), Double(height))
    self.bandShift = bandShift
    self.arena = arena
    capacity = 1 << 10
    edges = .allocate(capacity: capacity)
    pointCapacity = 1 << 8
    points = .allocate(capacity: pointCapacity)
  }

  deinit {
    edges.deallocate()
    points.deallocate()
  }

  /// The edges of `path` mapped by `transform` to the page's pixels, or nil if it has none there.
  ///
  /// Open subpaths are closed. A path with a point that is mapped to no finite point has no edges.
  mutating func build(_ path: borrowing PathStorage, _ transform: CGAffineTransform) -> EdgeSet? {
    // The numbers of edges are 32 bits wide in the set; so many take 32 GiB.
    guard collect(path, transform), count <= Int(Int32.max) else { return nil }
    return sorted()
  }

  /// Fills `edges` with those of `path`; false if there are none.
  mutating func collect(_ path: borrowing PathStorage, _ transform: CGAffineTransform) -> Bool {
    count = 0
    (minX, minY) = (.max, .max)
    (maxX, maxY) = (.min, .min)
    area = 0
    guard let box = mapPoints(path, transform) else { return false }
    if box.min.y >= page.y || box.max.y <= 0 || box.min.x >= page.x { return false }
    let isInside = box.min.x >= 0 && box.min.y >= 0 && box.max.x <= page.x && box.max.y <= page.y
    path.verbs.withUnsafeBufferPointer { verbs in
      if isInside {
        walk(verbs, UnsafePointer(points), clips: false)
      } else {
        walk(verbs, UnsafePointer(points), clips: true)
      }
    }
    return count > 0
  }

  // MARK: Storing

  /// Makes room for `extra` further edges.
  @inline(__always)
  mutating func reserve(_ extra: Int) {
    if count &+ extra > capacity { grow(extra) }
  }

  @inline(never)
  private mutating func grow(_ extra: Int) {
    let larger = max(capacity * 2, count + extra)
    let moved = UnsafeMutablePointer<Edge>.allocate(capacity: larger)
    moved.moveInitialize(from: edges, count: count)
    edges.deallocate()
    edges = moved
    capacity = larger
  }

  /// Adds an edge for which `reserve` has made room, unless it is horizontal.
  @inline(__always)
  mutating func add(_ x0: Int32, _ y0: Int32, _ x1: Int32, _ y1: Int32) {
    if y0 == y1 { return }
    minX = FixedPoint.min(minX, FixedPoint.min(x0, x1))
    maxX = FixedPoint.max(maxX, FixedPoint.max(x0, x1))
    minY = FixedPoint.min(minY, FixedPoint.min(y0, y1))
    maxY = FixedPoint.max(maxY, FixedPoint.max(y0, y1))
    area &+= Int64(x0 &+ x1) &* Int64(y1 &- y0)
    edges[count] = Edge(x0: x0, y0: y0, x1: x1, y1: y1)
    count &+= 1
  }

  // MARK: Mapping

  /// Maps the path's points to the page and finds their bounds; nil without points or if one is not
  /// finite.
  private mutating func mapPoints(
    _ path: borrowing PathStorage, _ transform: CGAffineTransform
  ) -> (min: SIMD2<Double>, max: SIMD2<Double>)? {
    let n = path.points.count
    guard n > 0 else { return nil }
    if n > pointCapacity {
      points.deallocate()
      pointCapacity = n * 2
      points = .allocate(capacity: pointCapacity)
    }
    let mapped = points
    let ab = SIMD2(Double(transform.a), Double(transform.b))
    let cd = SIMD2(Double(transform.c), Double(transform.d))
    let origin = SIMD2(Double(transform.tx), Double(transform.ty))
    return path.points.withUnsafeBufferPointer { source in
      var low = SIMD2<Double>(repeating: .infinity)
      var high = -low
      // Zero as long as every coordinate is finite: 0·∞ and 0·NaN are NaN.
      var poison = SIMD2<Double>()
      for i in 0..<n {
        let point = ab * Double(source[i].x) + cd * Double(source[i].y) + origin
        mapped[i] = point
        low.replace(with: point, where: point .< low)
        high.replace(with: point, where: point .> high)
        poison += point * 0
      }
      return poison == SIMD2() ? (low, high) : nil
    }
  }

  // MARK: Sorting

  /// How many copies all bands would have together.
  private func copyCount(_ shift: Int32, _ firstBand: Int32) -> Int {
    // Few edges have few copies, however long they are.
    if count <= copyLimit / (Int(page.y) >> Int(bandShift) + 1) { return count }
    var sum = 0
    for i in 0..<count {
      let edge = edges[i]
      let first = FixedPoint.min(edge.y0, edge.y1) >> shift
      let last = (FixedPoint.max(edge.y0, edge.y1) &- 1) >> shift
      sum &+= Int(last &- first) &+ 1
    }
    return sum
  }

  /// Copies the collected edges into the arena, band after band.
  private func sorted() -> EdgeSet {
    let shift = FixedPoint.shift + bandShift
    let firstBand = minY >> shift
    let bandCount = ((maxY - 1) >> shift) - firstBand + 1
    var set = EdgeSet(
      edges: UnsafePointer(edges), offsets: nil, count: Int32(truncatingIfNeeded: count),
      firstBand: firstBand, bandCount: bandCount,
      firstRow: minY >> FixedPoint.shift, lastRow: (maxY - 1) >> FixedPoint.shift,
      firstColumn: minX >> FixedPoint.shift, lastColumn: maxX >> FixedPoint.shift,
      area: min(
        Float(area.magnitude) * 0x1p-17, Float(maxX &- minX) * Float(maxY &- minY) * 0x1p-16))
    if bandCount == 1 || copyCount(shift, firstBand) > copyLimit {
      let kept = arena.allocate(Edge.self, count: count)
      kept.update(from: edges, count: count)
      set.edges = UnsafePointer(kept)
      return set
    }

    // A counting sort. `ends` holds the number of edges of each band, then each band's start, and
    // after the filling its end, which is the next one's start.
    let bands = Int(bandCount)
    let ends = arena.allocate(Int32.self, count: bands + 2)
    ends.update(repeating: 0, count: bands + 2)
    let starts = ends + 1
    for i in 0..<count {
      let edge = edges[i]
      var band = Int((FixedPoint.min(edge.y0, edge.y1) >> shift) &- firstBand)
      let last = Int(((FixedPoint.max(edge.y0, edge.y1) &- 1) >> shift) &- firstBand)
      while band <= last {
        starts[band &+ 1] &+= 1
        band &+= 1
      }
    }
    for band in 0..<bands {
      starts[band + 1] += starts[band]
    }
    // Shifted by one, so that filling band k moves entry k from its start to its end, and the entry
    // before the first stays zero: `ends` then is the table of starts.
    let kept = arena.allocate(Edge.self, count: Int(starts[bands]))
    for i in 0..<count {
      let edge = edges[i]
      var band = Int((FixedPoint.min(edge.y0, edge.y1) >> shift) &- firstBand)
      let last = Int(((FixedPoint.max(edge.y0, edge.y1) &- 1) >> shift) &- firstBand)
      while band <= last {
        kept[Int(starts[band])] = edge
        starts[band] &+= 1
        band &+= 1
      }
    }
    set.edges = UnsafePointer(kept)
    set.offsets = UnsafePointer(ends)
    return set
  }
}
