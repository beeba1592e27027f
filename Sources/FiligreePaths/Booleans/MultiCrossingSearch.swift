/// The segments that may be a star.
struct MultiCrossingSearch {
  /// Where the runs of cuts of each begin.
  let starts: UnsafeMutablePointer<Int32>
  let segments: UnsafeMutablePointer<Int32>
  private(set) var count = 0
  private(set) var pixel = GridPoint(x: 0, y: 0)
  /// By segments: the number of the search in which it was found last.
  private let stamps: UnsafeMutablePointer<Int32>
  private var stamp: Int32 = 0

  init(segments count: Int, _ arena: inout Arena) {
    starts = arena.allocate(Int32.self, Arrangement.multiCrossingLimit)
    segments = arena.allocate(Int32.self, Arrangement.multiCrossingLimit)
    stamps = arena.allocate(Int32.self, count)
    stamps.update(repeating: 0, count: count)
  }

  /// Begins a search for a star in a pixel with one segment, on which a run of cuts begins at `start`.
  @inline(__always) mutating func begin(_ pixel: GridPoint, _ start: Int, _ segment: Int) {
    self.pixel = pixel
    stamp &+= 1
    count = 1
    starts[0] = Int32(truncatingIfNeeded: start)
    segments[0] = Int32(truncatingIfNeeded: segment)
    stamps[segment] = stamp
  }

  @inline(__always) func contains(_ segment: Int) -> Bool { stamps[segment] == stamp }

  /// Adds a segment with a cut; returns false if that would be too many, or too many near the cut.
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
