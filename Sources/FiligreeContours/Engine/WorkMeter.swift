/// Counts work, and asks every now and then whether to stop.
///
/// Loops that are told to stop leave what they do half done, but whole enough to be thrown away; whoever
/// holds the meter throws then.
struct WorkMeter {
  /// How much work goes by between two questions: some tenths of a millisecond of the slowest loops, and
  /// thousands of times what a question takes.
  private static var interval: Int { 1 << 15 }

  private let isCancelled: (() -> Bool)?
  private var left = WorkMeter.interval
  /// Whether the answer was to stop: it is remembered, since it may be given only once.
  private(set) var isStopped = false

  /// Starts to count.
  init(_ isCancelled: (() -> Bool)?) {
    self.isCancelled = isCancelled
  }

  /// Counts `work`, in pixels, cracks, points or the like; returns whether to stop.
  @inline(__always)
  mutating func did(_ work: Int) -> Bool {
    left &-= work
    return left < 0 ? ask() : false
  }

  /// Asks whether to stop.
  @inline(never)
  mutating func ask() -> Bool {
    left = Self.interval
    if !isStopped, isCancelled?() == true { isStopped = true }
    return isStopped
  }

  /// Asks once more, and throws if the answer was to stop.
  mutating func check() throws(ContourDetectionError) {
    if ask() { throw .cancelled }
  }
}
