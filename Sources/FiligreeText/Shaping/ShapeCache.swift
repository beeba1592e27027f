import Synchronization

/// Remembers shaped runs.
///
/// Shaping knows no size, so that text at all sizes shares the entries.
final class ShapeCache: Sendable {
  /// A run in a font.
  private struct Key: Hashable, Sendable {
    let run: Shaper.Run
    let face: Int
  }

  /// How many characters the remembered runs may have together.
  static let limit = 1 << 17
  /// Longer runs are not remembered: hashing them costs about what shaping does, and they rarely
  /// come again.
  static let runLimit = 512

  private let runs = Mutex(BoundedCache<Key, ShapedRun>(limit: ShapeCache.limit))

  /// The glyphs of `run` in `face`.
  func shape(_ run: Shaper.Run, _ face: FontFace) -> ShapedRun {
    guard run.text.count <= Self.runLimit else { return Shaper.shape(run, face) }
    let key = Key(run: run, face: face.serial)
    if let known = runs.withLock({ $0.value(for: key) }) { return known }
    // Shaped outside of the lock: two threads may do the same work, with the same result.
    let shaped = Shaper.shape(run, face)
    runs.withLock { $0.insert(shaped, for: key, cost: run.text.count + 8) }
    return shaped
  }

  /// How many characters are remembered.
  var cost: Int { runs.withLock { $0.cost } }
}
