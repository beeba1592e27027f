/// The segments that may form a multi-crossing.
struct MultiCrossingSearch {
  /// The first cut of each segment's run.
  let starts: UnsafeMutablePointer<Int32>
  let segments: UnsafeMutablePointer<Int32>
  private(set) var count = 0
  private(set) var pixel = GridPoint(x: 0, y: 0)
  /// By segment: the number of the last search that found it.
  private let stamps: UnsafeMutablePointer<Int32>
  private var stamp: Int32 = 0

  init(segments count: Int, _ arena: inout Arena) {
    starts = arena.allocate(Int32.self, Arrangement.multiCrossingLimit)
    segments = arena.allocate(Int32.self, Arrangement.multiCrossingLimit)
    stamps = arena.allocate(Int32.self, count)
    stamps.update(repeating: 0, count: count)
  }

  /// Begins a search in a pixel with one segment, on which a run of cuts begins at `start`.
  @inline(__always) mutating func begin(_ pixel: GridPoint, _ start: Int, _ segment: Int) {
    self.pixel = pixel
    stamp &+= 1
    count = 1
    starts[0] = Int32(truncatingIfNeeded: start)
    segments[0] = Int32(truncatingIfNeeded: segment)
    stamps[segment] = stamp
  }

  @inline(__always) func contains(_ segment: Int) -> Bool { stamps[segment] == stamp }

  /// Adds a segment with a cut; returns false if there would be too many segments, or too many cuts
  /// near that one.
  @inline(__always) mutating func add(
    _ segment: Int, _ cut: Int, _ classification: CrossingClassification
  ) -> Bool {
    let start = classification.runStart(cut, within: Arrangement.multiCrossingLimit)
    if start < 0 || count == Arrangement.multiCrossingLimit { return false }
    starts[count] = Int32(truncatingIfNeeded: start)
    segments[count] = Int32(truncatingIfNeeded: segment)
    stamps[segment] = stamp
    count &+= 1
    return true
  }
}

extension Arrangement {
  /// The most segments in a multi-crossing; where more cross there is a junction.
  static var multiCrossingLimit: Int { 64 }

  /// Finds the multi-crossings among crossings that lie near one another on their segments.
  ///
  /// A multi-crossing is a set of segments each of which crosses all others of them in one pixel,
  /// except those on the same line; it has no other crossing within the clearance, no vertex lies
  /// so near, and no angle is small. By the argument for isolated crossings (`classifyCrossings`)
  /// no other segment comes near, and the edges keep the order of their segments. So windings pass
  /// a multi-crossing as they pass its crossings one by one, in any order; and its half-edges are
  /// sorted only where the result's boundary passes.
  mutating func findMultiCrossings(
    _ runs: ArenaList<Int32>, _ classification: CrossingClassification
  ) {
    if runs.count == 0 { return }
    multiCrossings = ArenaList(&arena, capacity: runs.count)
    multiCrossingRuns = ArenaList(&arena, capacity: 4 * runs.count)
    var search = MultiCrossingSearch(segments: points.count, &arena)
    var i = 0
    while i < runs.count {
      let start = Int(runs[i])
      let kind = classification.kinds[Int(cuts[start].node >> 1)]
      if kind == 1 {
        if isMultiCrossing(start, classification, &search) {
          record(search, classification)
        } else {
          reject(start, classification)
        }
      }
      i &+= 1
    }
  }

  /// Whether the crossings of the run that begins at a cut form a multi-crossing.
  private mutating func isMultiCrossing(
    _ start: Int, _ classification: CrossingClassification, _ search: inout MultiCrossingSearch
  ) -> Bool {
    search.begin(
      pixel(ofCrossing: Int(cuts[start].node >> 1)), start, cuts[start].segment)
    // All its segments cross the first or the second one.
    if !collect(along: 0, classification, &search) || !collect(along: 1, classification, &search) {
      return false
    }
    var member = 0
    while member < search.count {
      if member > 1 && !collect(along: member, classification, &search, finds: false) {
        return false
      }
      let crossed = classification.runCount(Int(search.starts[member]), atMost: search.count)
      if crossed &+ 1 != search.count && crossed &+ countOnLine(member, search) != search.count {
        return false
      }
      member &+= 1
    }
    return true
  }

  /// Collects the segments that cross one of the segments; returns false if this is no
  /// multi-crossing.
  @inline(__always) private mutating func collect(
    along member: Int, _ classification: CrossingClassification,
    _ search: inout MultiCrossingSearch, finds: Bool = true
  ) -> Bool {
    let segment = Int(search.segments[member])
    var k = Int(search.starts[member])
    repeat {
      let cut = cuts[k]
      let id = Int(cut.node >> 1)
      if classification.kinds[id] != 1 || cut.segment != segment
        || pixel(ofCrossing: id) != search.pixel
      {
        return false
      }
      let other = otherSegment(of: cut)
      if !search.contains(other) {
        if !finds
          || !search.add(other, Int(classification.cutIndices[Int(cut.node ^ 1)]), classification)
        {
          return false
        }
      }
      k &+= 1
    } while classification.follows[k] != 0
    return true
  }

  /// How many of the segments lie on the line of one of them, including itself.
  private mutating func countOnLine(_ member: Int, _ search: MultiCrossingSearch) -> Int {
    let (a, b) = (points[Int(search.segments[member])], points[Int(search.segments[member]) &+ 1])
    var count = 0
    var i = 0
    while i < search.count {
      let other = Int(search.segments[i])
      if orientation(a, b, points[other]) == 0 && orientation(a, b, points[other &+ 1]) == 0 {
        count &+= 1
      }
      i &+= 1
    }
    return count
  }

  /// Records a multi-crossing and its crossings.
  private mutating func record(
    _ search: MultiCrossingSearch, _ classification: CrossingClassification
  ) {
    let start = multiCrossingRuns.count
    var member = 0
    while member < search.count {
      var k = Int(search.starts[member])
      classification.multiCrossings[k] = Int32(truncatingIfNeeded: multiCrossings.count)
      multiCrossingRuns.append(Int32(truncatingIfNeeded: k), &arena)
      repeat {
        classification.kinds[Int(cuts[k].node >> 1)] = 4
        k &+= 1
      } while classification.follows[k] != 0
      member &+= 1
    }
    multiCrossings.append(
      MultiCrossing(
        pixel: search.pixel, start: Int32(truncatingIfNeeded: start),
        count: Int32(truncatingIfNeeded: search.count)), &arena)
  }

  /// Records that the crossings of a run form no multi-crossing, so that they are not tested again.
  private mutating func reject(_ start: Int, _ classification: CrossingClassification) {
    var k = start
    repeat {
      classification.kinds[Int(cuts[k].node >> 1)] |= 2
      k &+= 1
    } while classification.follows[k] != 0
  }

  /// The segment that crosses at a cut.
  @inline(__always) private func otherSegment(of cut: Cut) -> Int {
    let crossing = crossings[Int(cut.node >> 1)]
    return Int(cut.node & 1 == 0 ? crossing.second : crossing.first)
  }
}
