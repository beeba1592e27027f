import Synchronization

/// How often something took how long: a histogram of Prometheus.
final class Histogram: Sendable {
  /// Upper ends of the buckets, in seconds.
  static let bounds = [
    0.0005, 0.001, 0.002, 0.003, 0.005, 0.008, 0.012, 0.02, 0.03, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5,
  ]

  private struct State {
    var counts = [Int](repeating: 0, count: bounds.count + 1)
    var sum = 0.0
  }

  private let state = Mutex(State())

  func record(_ duration: Duration) {
    let seconds = duration / .seconds(1)
    let bucket = Self.bounds.firstIndex { seconds <= $0 } ?? Self.bounds.count
    state.withLock { state in
      state.counts[bucket] += 1
      state.sum += seconds
    }
  }

  /// How often.
  var count: Int { state.withLock { $0.counts.reduce(0, +) } }

  /// Lines of Prometheus' text format.
  ///
  /// - Parameters:
  ///   - name: The metric's name.
  ///   - labels: Further labels, such as `stage="view"`; may be empty.
  /// - Returns: The lines of its buckets, its sum and its count.
  func lines(_ name: String, _ labels: String = "") -> String {
    let (counts, sum) = state.withLock { ($0.counts, $0.sum) }
    let before = labels.isEmpty ? "" : labels + ","
    let braces = labels.isEmpty ? "" : "{\(labels)}"
    var result = ""
    var total = 0
    for (bound, count) in zip(Self.bounds.map { "\($0)" } + ["+Inf"], counts) {
      total += count
      result += "\(name)_bucket{\(before)le=\"\(bound)\"} \(total)\n"
    }
    return result + "\(name)_sum\(braces) \(sum)\n\(name)_count\(braces) \(total)\n"
  }
}
