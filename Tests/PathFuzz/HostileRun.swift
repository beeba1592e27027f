import Foundation
import PathFuzzing
import Synchronization

/// The long run over hostile calls: `PathFuzz calls COUNT [FIRST]`.
///
/// A case must end within a second of processor time. One that takes ten ends the run, with the name of the
/// call that is at work.
enum HostileRun {
  private static let allowedSeconds = 1.0
  private static let lastSeconds = 10.0

  /// The case and the call at work, and when the case began.
  private struct State {
    var seed: UInt64 = 0
    var call = ""
    var text = ""
    var started = 0.0
  }

  private static let state = Mutex(State())

  /// Runs the cases; returns how many took too long or gave what is not finite.
  static func run(count: Int, first: UInt64) -> Int {
    Thread.detachNewThread { watch() }
    var failures = 0
    var slowest = (seconds: 0.0, seed: first)
    for seed in first..<first + UInt64(count) {
      let started = processorSeconds()
      var test = HostileCase(seed: seed) { name in state.withLock { $0.call = name } }
      let text = test.text
      state.withLock { $0 = State(seed: seed, text: text, started: started) }
      let wrong = test.run()
      let seconds = processorSeconds() - started
      if seconds > slowest.seconds { slowest = (seconds, seed) }
      if seconds > allowedSeconds || !wrong.isEmpty {
        failures += 1
        say("case \(seed): \(seconds) s, not finite: \(wrong)\n\(text)")
      }
      if (seed - first + 1) % 10_000 == 0 { say("\(seed - first + 1) cases, \(failures) wrong") }
    }
    say("slowest: case \(slowest.seed), \(Int(slowest.seconds * 1e6)) us")
    say("\(count) cases from \(first), \(failures) wrong")
    return failures
  }

  /// Ends the process where a case goes on for ever.
  private static func watch() {
    while true {
      Thread.sleep(forTimeInterval: 0.5)
      let now = state.withLock { $0 }
      if now.started > 0, processorSeconds() - now.started > lastSeconds {
        say("case \(now.seed) goes on for more than \(lastSeconds) s, in \(now.call)\n\(now.text)")
        exit(1)
      }
    }
  }

  private static func processorSeconds() -> Double {
    Double(clock()) / Double(CLOCKS_PER_SEC)
  }

  /// Prints at once: whoever stops a run wants to know how far it came.
  private static func say(_ text: String) {
    print(text)
    fflush(nil)
  }
}
