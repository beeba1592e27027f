#if canImport(Glibc)
import CMalloc
#endif

/// What becomes of memory that is freed.
enum FreedMemory {
  /// Keeps it for the next card, rather than giving it back to the system and getting it anew.
  ///
  /// A card needs some megabytes for milliseconds. Of fresh memory each page costs a fault: a seventh of a card's processor time,
  /// as measured by `perf` and by `GLIBC_TUNABLES`. How much is kept is bounded by how many cards are drawn at once.
  static func keep() {
    #if canImport(Glibc)
    // 32 MB is the largest threshold that glibc takes.
    _ = mallopt(M_MMAP_THRESHOLD, 32 << 20)
    _ = mallopt(M_TRIM_THRESHOLD, 256 << 20)
    #endif
  }
}
