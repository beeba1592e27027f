import DrawingFuzzing
import Foundation

// The long run: `DrawingFuzz CASES FIRST` draws that many random drawings with numbers that no drawing
// has. Seeds that take more than a second of processor time are printed; one that takes more than a minute
// of it ends the run. The exit status is 1 if there was one, or if a picture was not as it should be.
// `DrawingFuzz show SEED` prints what a seed draws.

let arguments = CommandLine.arguments
if arguments.count == 3, arguments[1] == "show", let seed = UInt64(arguments[2]) {
  print(DrawingCase(seed: seed).text)
  exit(0)
}
let cases = arguments.count > 1 ? UInt64(arguments[1]) ?? 10_000 : 10_000
let first = arguments.count > 2 ? UInt64(arguments[2]) ?? 0 : 0

/// The processor time of all threads so far, in seconds: other work on the machine does not count.
func processorTime() -> Double { Double(clock()) / Double(CLOCKS_PER_SEC) }

/// Which seed is being drawn, and since when.
final class Progress: Sendable {
  private let lock = NSLock()
  // Only touched under the lock.
  nonisolated(unsafe) private var seed: UInt64 = 0
  nonisolated(unsafe) private var begun = 0.0

  func begin(_ seed: UInt64) {
    lock.withLock { (self.seed, begun) = (seed, processorTime()) }
  }

  var current: (seed: UInt64, seconds: Double) {
    lock.withLock { (seed, processorTime() - begun) }
  }
}

let progress = Progress()
let watch = Thread {
  while true {
    Thread.sleep(forTimeInterval: 1)
    let (seed, seconds) = progress.current
    if seconds > 60 {
      print("seed \(seed) does not end")
      exit(1)
    }
  }
}
watch.start()

var failures = 0
var slowest = (seconds: 0.0, seed: UInt64(0))
let started = Date()
for seed in first..<first + cases {
  progress.begin(seed)
  if let failure = DrawingCase(seed: seed).check() {
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
    print("\(seed - first + 1) drawings, \(failures) wrong or slow")
  }
  fflush(nil)
}
let seconds = Int(Date().timeIntervalSince(started))
print(
  "\(cases) drawings from seed \(first), \(failures) wrong or slow, the slowest \(slowest.seconds) s "
    + "(\(slowest.seed)), \(seconds) s")
exit(failures > 0 ? 1 : 0)
