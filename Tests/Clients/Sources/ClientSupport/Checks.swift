import Foundation

/// Counts what held and what did not, and says so in one line at the end.
public enum Checks {
  nonisolated(unsafe) static var passed = 0
  nonisolated(unsafe) static var failed = 0

  /// Counts a condition; says what does not hold.
  public static func expect(_ condition: Bool, _ what: @autoclosure () -> String) {
    if condition {
      passed += 1
    } else {
      failed += 1
      print("FAILED: \(what())")
    }
  }

  /// Ends the program, with a status that says whether all held.
  public static func finish(_ name: String) -> Never {
    print("\(name): \(passed) passed, \(failed) failed")
    exit(failed == 0 ? 0 : 1)
  }
}
