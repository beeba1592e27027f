/// How many messages have come in the present second.
struct MessageRate {
  /// How many may come in a second.
  let limit: Int

  private var second: ContinuousClock.Instant?
  private var count = 0

  init(limit: Int) {
    self.limit = limit
  }

  /// Counts a message; false if it is one too many.
  mutating func take(at now: ContinuousClock.Instant) -> Bool {
    if second.map({ now - $0 >= .seconds(1) }) ?? true { (second, count) = (now, 0) }
    count += 1
    return count <= limit
  }
}
