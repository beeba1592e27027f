import CFiligreePaths

/// Which segments of one run of at most eight intersect which of another.
///
/// Bit 8 i + j stands for segment i of the first run and j of the second.
struct SegmentIntersections {
  /// They cross, and all four ends are more than a pixel away from the other segment's line.
  let crossing: UInt64
  /// An end may lie near the other segment's line: `Intersections` tests these one by one.
  let unclear: UInt64

  /// The intersections of the segments of `a` with those of `b`, whose vertices begin at `first`
  /// and `second`.
  ///
  /// `boxA` and `boxB` are around the runs; segments that miss the other run's may be left out.
  @inline(__always) init(
    _ first: UnsafePointer<GridPoint>, _ a: Int, _ boxA: UnsafePointer<GridBox>,
    _ second: UnsafePointer<GridPoint>, _ b: Int, _ boxB: UnsafePointer<GridBox>
  ) {
    let found = filigree_intersections(
      SegmentIntersections.run(first, a, boxA), SegmentIntersections.run(second, b, boxB))
    crossing = found.crossing
    unclear = found.unclear
  }

  @inline(__always) private static func run(
    _ points: UnsafePointer<GridPoint>, _ count: Int, _ box: UnsafePointer<GridBox>
  ) -> FiligreeRun {
    // Points and boxes are pairs and quadruples of 32-bit integers.
    FiligreeRun(
      vertices: UnsafeRawPointer(points).assumingMemoryBound(to: Int32.self),
      count: Int32(truncatingIfNeeded: count),
      box: UnsafeRawPointer(box).assumingMemoryBound(to: Int32.self))
  }

  // MARK: Bits

  /// Removes the first bit; returns the two segments for which it stands.
  @inline(__always) static func takeFirst(_ bits: inout UInt64) -> (Int, Int) {
    let bit = bits.trailingZeroBitCount
    bits &= bits &- 1
    return (bit >> 3, bit & 7)
  }

  /// The bits of pairs that begin with the same segment or with the later one.
  static var lowerTriangle: UInt64 { 0xFF7F_3F1F_0F07_0301 }

  /// The bits `9 k` for the bits `k`.
  @inline(__always) static func diagonal(_ bits: UInt8) -> UInt64 {
    UInt64(bits) &* 0x0101_0101_0101_0101 & 0x8040_2010_0804_0201
  }

  // MARK: Two segments

  /// The intersection of two segments, as far as a test without rounding tells.
  enum Kind {
    case none
    case crossing
    case unclear
  }

  /// The intersection of the segments a–b and c–d.
  @inline(__always) static func kind(
    _ a: GridPoint, _ b: GridPoint, _ c: GridPoint, _ d: GridPoint
  ) -> Kind {
    let abc = orientation(a, b, c)
    let abd = orientation(a, b, d)
    let reachAB = reach(a, b)
    let clearAB = abc.magnitude > reachAB && abd.magnitude > reachAB
    // Both ends on one side, more than a pixel away from the line.
    if clearAB && (abc < 0) == (abd < 0) { return .none }
    let cda = orientation(c, d, a)
    let cdb = orientation(c, d, b)
    let reachCD = reach(c, d)
    let clearCD = cda.magnitude > reachCD && cdb.magnitude > reachCD
    if clearCD && (cda < 0) == (cdb < 0) { return .none }
    return clearAB && clearCD ? .crossing : .unclear
  }

  /// |dx| + |dy| of a segment.
  ///
  /// Points whose orientation towards it is larger lie more than a pixel away from its line.
  @inline(__always) static func reach(_ a: GridPoint, _ b: GridPoint) -> UInt64 {
    (Int64(b.x) &- Int64(a.x)).magnitude &+ (Int64(b.y) &- Int64(a.y)).magnitude
  }
}
