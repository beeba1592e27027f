import Synchronization

/// The arenas of all threads that resolve a scene, which has to outlive them.
final class ArenaCollection: Sendable {
  // An arena is used by the thread that made it until all threads are done, and then only read: to
  // hand it over is safe, though the compiler cannot know.
  private struct Unchecked: @unchecked Sendable {
    var arenas: [Arena] = []
  }

  private let arenas = Mutex(Unchecked())

  func add(_ arena: Arena) {
    let unchecked = Unchecked(arenas: [arena])
    arenas.withLock { $0.arenas += unchecked.arenas }
  }

  var all: [Arena] {
    arenas.withLock { $0 }.arenas
  }
}
