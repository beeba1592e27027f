import ClientSupport
import Foundation
import os

private let logger = Logger(subsystem: "com.example.art", category: "drawing")

/// What a closure writes to standard error.
private func written(by body: () -> Void) -> [String] {
  let pipe = Pipe()
  let kept = dup(STDERR_FILENO)
  dup2(pipe.fileHandleForWriting.fileDescriptor, STDERR_FILENO)
  body()
  dup2(kept, STDERR_FILENO)
  close(kept)
  try? pipe.fileHandleForWriting.close()
  let text = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
  return text.split(separator: "\n").map(String.init)
}

private enum Fault: Error { case torn }

/// The shim `os`: logs are lines on standard error, and locks lock.
func checkLogging() {
  let name = "Ada"
  let lines = written {
    logger.notice("drew \(3) shapes of \(2.5) points")
    logger.error("\(name) has \(name, privacy: .public): \(true) \(Int.self)")
    logger.warning(
      "\(42, privacy: .private), \(name, privacy: .sensitive)|\(7, align: .right(columns: 3))|")
    logger.fault("failed: \(Fault.torn, privacy: .public)")
    logger.debug("not written")
    logger.info("not written")
    os_log("plain")
    os_log(.info, "not written")
    os_log(.error, "level \(1)")
    os_log(
      "%d of %{public}@, %@, %5.2f, %x, 100 %%", log: OSLog(subsystem: "a", category: "b"),
      type: .error, 3, name, name, 2.5, 255)
    os_log("%*d|%-*d|%.*f|%.*f|%d", 4, 7, 4, 8, 1, 2.25, -1, 0.5, 9)
    os_log("%9999999d|%*d|%*d", 1, Int.max, 2, 3)
    os_log("nothing", log: .disabled, type: .fault)
  }
  Checks.expect(
    lines == [
      "notice [com.example.art:drawing]: drew 3 shapes of 2.5 points",
      "error [com.example.art:drawing]: <private> has Ada: true Int",
      "error [com.example.art:drawing]: <private>, <sensitive>|  7|",
      "fault [com.example.art:drawing]: failed: torn",
      "notice: plain",
      "error: level 1",
      "error [a:b]: 3 of Ada, <private>,  2.50, ff, 100 %",
      "notice:    7|8   |2.2|0.500000|9",
      "notice: 1|2|",
    ], "the log says what it should: \(lines)")

  // Where standard error is closed a message is lost, and nothing else.
  let kept = dup(STDERR_FILENO)
  close(STDERR_FILENO)
  logger.error("nobody reads this")
  dup2(kept, STDERR_FILENO)
  close(kept)

  let signposter = OSSignposter(logger: logger)
  let state = signposter.beginInterval("draw", id: signposter.makeSignpostID(), "\(name)")
  Checks.expect(signposter.withIntervalSignpost("sum") { 1 + 1 } == 2, "an interval runs")
  signposter.endInterval("draw", state)
  os_signpost(.begin, log: .default, name: "draw", "%d", 3)

  let sum = OSAllocatedUnfairLock(initialState: 0)
  DispatchQueue.concurrentPerform(iterations: 1000) { step in sum.withLock { $0 += step } }
  Checks.expect(sum.withLock { $0 } == 499_500, "a lock lets one at a time in")
  let lock = OSAllocatedUnfairLock()
  lock.lock()
  Checks.expect(!lock.lockIfAvailable(), "a lock that is held cannot be had")
  lock.unlock()
  Checks.expect(lock.lockIfAvailable(), "one that is not held can")
  lock.unlock()
}
