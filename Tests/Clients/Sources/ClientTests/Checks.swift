import Foundation

/// Counts what held and what did not, and says so in one line at the end.
enum Checks {
  nonisolated(unsafe) static var passed = 0
  nonisolated(unsafe) static var failed = 0

  static func expect(_ condition: Bool, _ what: @autoclosure () -> String) {
    if condition {
      passed += 1
    } else {
      failed += 1
      print("FAILED: \(what())")
    }
  }

  static func finish() -> Never {
    print("Clients: \(passed) passed, \(failed) failed")
    exit(failed == 0 ? 0 : 1)
  }
}
