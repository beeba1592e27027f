import CFiligreePaths

/// Which segments of one run of at most eight intersect which of another.
///
/// Bit 8 i + j stands for segment i of the first run and j of the second.
struct SegmentIntersections: Equatable {
  /// They cross, and all four ends are more than a pixel away from the other segment's line.
  var crossing: UInt64
  /// An end may lie near the other segment's line: `Arrangement` tests these one by one.
  var unclear: UInt64

  private init(crossing: UInt64, unclear: UInt64) {
    self.crossing = crossing
    self.unclear = unclear
  }

  /// The intersections of the segments of `a` with those of `b`, whose vertices begin at `first`
  /// and `second`.
  ///
  /// `boxA` and `boxB` are around the runs; segments that miss the other run's may be left out. Of
  /// a run with itself, each pair is tested once. Registers hold at most `width` numbers.
  @inline(__always) init(
    _ first: UnsafePointer<GridPoint>, _ a: Int, _ boxA: UnsafePointer<GridBox>,
    _ second: UnsafePointer<GridPoint>, _ b: Int, _ boxB: UnsafePointer<GridBox>, isSame: Bool,
    width: Int32 = 8
  ) {
    var found = FiligreeIntersections()
    // Points and boxes are pairs and quadruples of 32-bit integers.
    let isDone = filigree_intersections(
      UnsafeRawPointer(first).assumingMemoryBound(to: Int32.self), Int32(truncatingIfNeeded: a),
      UnsafeRawPointer(boxA).assumingMemoryBound(to: Int32.self),
      UnsafeRawPointer(second).assumingMemoryBound(to: Int32.self), Int32(truncatingIfNeeded: b),
      UnsafeRawPointer(boxB).assumingMemoryBound(to: Int32.self), isSame ? 1 : 0, width, &found)
    if isDone == 0 {
      self.init(scalar: first, a, second, b, isSame: isSame)
    } else {
      self.init(crossing: found.crossing, unclear: found.unclear)
    }
  }

  /// The same without wide registers, and exactly: only what lies near is unclear.
  init(
    scalar first: UnsafePointer<GridPoint>, _ a: Int, _ second: UnsafePointer<GridPoint>,
    _ b: Int, isSame: Bool
  ) {
    crossing = 0
    unclear = 0
    var i = 0
    while i < a {
      var j = isSame ? i &+ 1 : 0
      while j < b {
        let bit: UInt64 = 1 << UInt64(truncatingIfNeeded: 8 &* i &+ j)
        switch SegmentIntersections.kind(first[i], first[i &+ 1], second[j], second[j &+ 1]) {
        case .crossing: crossing |= bit
        case .unclear: unclear |= bit
        case .none: break
        }
        j &+= 1
      }
      i &+= 1
    }
  }

  /// The intersection of two segments, as far as a test without rounding tells.
  enum Kind {
    case none
    case crossing
    case unclear
  }

  /// The intersection of the segments a–b and c–d.
  static func kind(_ a: GridPoint, _ b: GridPoint, _ c: GridPoint, _ d: GridPoint) -> Kind {
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
