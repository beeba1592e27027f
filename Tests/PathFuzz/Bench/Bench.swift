import Foundation

/// Times of the path booleans on fixed work: `PathFuzz bench [NAME]`, `PathFuzz growth [LARGEST]`.
enum Bench {
  /// Prints the median and the least time of each work whose name contains `part`.
  static func run(_ part: String?) {
    for name in BooleanWork.names {
      if let part, !name.contains(part) { continue }
      guard let work = BooleanWork(name) else { continue }
      let times = measure(work, atLeast: 9)
      var operations = 1
      if case .pairs(let pairs, let each) = work.task { operations = pairs.count * each.count }
      let each = { (ms: Double) in String(format: "%.3f", ms * 1000 / Double(operations)) }
      print(
        "\(name): \(each(times[times.count / 2])) us an operation, least \(each(times[0]));",
        "\(operations) operations, \(work.segmentCount) segments in")
    }
  }

  /// Prints the times from 1,000 to `largest` edges as comma-separated values.
  static func growth(upTo largest: Int) {
    print("work,edges,median_ms,least_ms,ns_per_edge")
    for kind in BooleanWork.Growth.allCases {
      var edges = 1000
      while edges <= largest {
        for step in [1, 2, 5] where edges * step <= largest {
          let work = BooleanWork(kind, edges: edges * step)
          let times = measure(work, atLeast: 5)
          let median = times[times.count / 2]
          let count = work.segmentCount
          print(
            "\(kind.rawValue),\(count),", String(format: "%.4f,%.4f,", median, times[0]),
            String(format: "%.1f", median * 1e6 / Double(count)), separator: "")
          fflush(nil)
        }
        edges *= 10
      }
    }
  }

  /// Milliseconds of processor time of the process so far, which other programs disturb less than they
  /// do the clock on the wall; the booleans run on one thread.
  static func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1000 + Double(time.tv_nsec) / 1e6
  }

  /// Milliseconds of runs in order of length, for a quarter of a second and `atLeast` so many runs.
  private static func measure(_ work: BooleanWork, atLeast count: Int) -> [Double] {
    var results = work.run().count
    var times: [Double] = []
    let started = now()
    while times.count < count || now() - started < 250 {
      let begun = now()
      results += work.run().count
      times.append(now() - begun)
    }
    precondition(results > 0, "the work has results")
    return times.sorted()
  }
}
