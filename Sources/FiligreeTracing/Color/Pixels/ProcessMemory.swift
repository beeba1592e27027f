import CFiligreeTracing

/// Memory management of a program that traces.
package enum ProcessMemory {
  /// Makes the process return the memory of large arrays as soon as they are freed.
  ///
  /// It does nothing without glibc, or where memory is returned anyway. By default glibc keeps blocks
  /// up to the size of the largest block that was ever freed, which here is a picture: each step would
  /// have its own memory, and that of the steps before it.
  package static func returnLargeBlocks() {
    filigree_return_large_blocks()
  }
}
