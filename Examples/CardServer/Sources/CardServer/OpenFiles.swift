import Foundation

/// How many files, connections among them, the system lets the program have.
enum OpenFiles {
  /// Files that are no connections: libraries, fonts, the program's own.
  private static let others = 256

  /// Asks for as many files as are allowed, and returns how many connections that makes.
  ///
  /// With more connections than there are files for, accepting them fails over and over, which takes a fifth of a processor; within
  /// the number they wait in the system's queue.
  static func connections() -> Int {
    var limit = rlimit()
    let files = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
    guard getrlimit(files, &limit) == 0 else { return 512 }
    limit.rlim_cur = limit.rlim_max
    if setrlimit(files, &limit) != 0, getrlimit(files, &limit) != 0 { return 512 }
    let count = Int(clamping: limit.rlim_cur)
    return max(16, min(count - others, 1 << 16))
  }
}
