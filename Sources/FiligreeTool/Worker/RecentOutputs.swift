/// The outputs of the jobs that came last, so that none is written twice.
///
/// It remembers the last 65,536 at least, and twice as many at most: memory does not grow with the jobs.
struct RecentOutputs {
  /// How many outputs a generation has.
  static let generation = 1 << 16

  // Hashes of 64 bits: among so many names, two that differ share one in a job of 10¹⁴.
  private var newer: Set<Int> = []
  private var older: Set<Int> = []

  /// Remembers an output; false if it is there already.
  mutating func insert(_ path: String) -> Bool {
    let key = Self.key(path)
    guard !older.contains(key), newer.insert(key).inserted else { return false }
    if newer.count == Self.generation {
      older = newer
      newer = []
    }
    return true
  }

  /// Forgets an output that was not written.
  mutating func remove(_ path: String) {
    let key = Self.key(path)
    newer.remove(key)
    older.remove(key)
  }

  /// By the names of folders and the file: `a//b` and `./a/b` are one.
  private static func key(_ path: String) -> Int {
    var hasher = Hasher()
    let slash = UInt8(ascii: "/")
    hasher.combine(path.utf8.first == slash)
    for part in path.utf8.split(separator: slash) where !part.elementsEqual(".".utf8) {
      // By bytes: to the system, names that differ in how accents are written are two.
      for byte in part { hasher.combine(byte) }
      hasher.combine(slash)
    }
    return hasher.finalize()
  }
}
