import Foundation

/// A long run over random cases, from a first seed on.
///
/// Failures are printed as they come, and seeds that take more than a second of processor time. One that
/// takes more than a minute of it ends the program with status 1.
public struct LongRun: Sendable {
  private let what: String
  private let progress = Progress()

  /// Begins to watch over cases that are called `what`.
  public init(of what: String) {
    self.what = what
    let progress = progress
    Thread {
      while true {
        Thread.sleep(forTimeInterval: 1)
        let (seed, seconds) = progress.current
        guard seconds > 60 else { continue }
        print("seed \(seed) does not end")
        exit(1)
      }
    }.start()
  }

  /// Runs the cases.
  ///
  /// - Parameters:
  ///   - cases: How many.
  ///   - first: The first seed.
  ///   - check: What is wrong with a seed's case, or nil.
  /// - Returns: How many were wrong or slow.
  public func run(_ cases: UInt64, from first: UInt64, _ check: (UInt64) -> String?) -> Int {
    var failures = 0
    var slowest = (seconds: 0.0, seed: UInt64(0))
    let started = Date()
    for seed in first..<first + cases {
      progress.begin(seed)
      if let failure = check(seed) {
        failures += 1
        print("seed \(seed): \(failure)")
      }
      let seconds = progress.current.seconds
      if seconds > slowest.seconds { slowest = (seconds, seed) }
      if seconds > 1 {
        failures += 1
        print("seed \(seed): \(seconds) s")
      }
      if (seed - first + 1) % 10_000 == 0 {
        print("\(seed - first + 1) \(what), \(failures) wrong or slow")
      }
      fflush(nil)
    }
    let seconds = Int(Date().timeIntervalSince(started))
    print(
      "\(cases) \(what) from seed \(first), \(failures) wrong or slow, the slowest "
        + "\(slowest.seconds) s (\(slowest.seed)), \(seconds) s")
    return failures
  }

  /// Which seed is being run, and since when.
  private final class Progress: Sendable {
    private let lock = NSLock()
    // Only touched under the lock.
    nonisolated(unsafe) private var seed: UInt64 = 0
    nonisolated(unsafe) private var begun = 0.0

    /// The processor time of all threads so far, in seconds: other work on the machine does not count.
    private var processorTime: Double { Double(clock()) / Double(CLOCKS_PER_SEC) }

    func begin(_ seed: UInt64) {
      lock.withLock { (self.seed, begun) = (seed, processorTime) }
    }

    var current: (seed: UInt64, seconds: Double) {
      lock.withLock { (seed, processorTime - begun) }
    }
  }
}
