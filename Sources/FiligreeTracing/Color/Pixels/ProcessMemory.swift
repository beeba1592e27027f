import CFiligreeTracing

/// What a program that traces can say about its memory.
package enum ProcessMemory {
  /// Has the process give back the memory of large arrays as soon as they are freed.
  ///
  /// Elsewhere than with glibc, or where that does so anyway, it does nothing. glibc on its own keeps what
  /// is as large as the largest block that was ever freed, which here is a picture: each step would have
  /// its own memory, and that of the steps before it.
  package static func returnLargeBlocks() {
    filigree_return_large_blocks()
  }
}
