/// A value that one thread at a time uses: os's `OSAllocatedUnfairLock`.
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
  // The state is read and written by who holds the lock only; what is put in from elsewhere has to be `Sendable`, or
  // the caller says so by `uncheckedState`.

  private final class Storage {
    let lock: os_unfair_lock_t
    var state: State

    init(_ state: State) {
      self.state = state
      lock = .allocate(capacity: 1)
      lock.initialize(to: os_unfair_lock())
    }

    deinit {
      lock.deinitialize(count: 1)
      lock.deallocate()
    }
  }

  private let storage: Storage

  /// Creates a lock of a value that may have come from anywhere.
  public init(uncheckedState initialState: State) {
    storage = Storage(initialState)
  }

  /// Uses the value while no other thread does.
  public func withLockUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R {
    os_unfair_lock_lock(storage.lock)
    defer { os_unfair_lock_unlock(storage.lock) }
    return try body(&storage.state)
  }

  /// Uses the value while no other thread does.
  public func withLock<R: Sendable>(_ body: @Sendable (inout State) throws -> R) rethrows -> R {
    try withLockUnchecked(body)
  }

  /// Uses the value if no other thread does; nil if one does.
  public func withLockIfAvailableUnchecked<R>(
    _ body: (inout State) throws -> R
  ) rethrows -> R? {
    guard os_unfair_lock_trylock(storage.lock) else { return nil }
    defer { os_unfair_lock_unlock(storage.lock) }
    return try body(&storage.state)
  }

  /// Uses the value if no other thread does; nil if one does.
  public func withLockIfAvailable<R: Sendable>(
    _ body: @Sendable (inout State) throws -> R
  ) rethrows -> R? {
    try withLockIfAvailableUnchecked(body)
  }
}

extension OSAllocatedUnfairLock where State: Sendable {
  /// Creates a lock of a value.
  public init(initialState: State) {
    self.init(uncheckedState: initialState)
  }
}

extension OSAllocatedUnfairLock where State == Void {
  /// Creates a lock of nothing.
  public init() {
    self.init(uncheckedState: ())
  }

  /// Waits until no other thread holds the lock, and holds it.
  public func lock() { os_unfair_lock_lock(storage.lock) }
  /// Lets the lock go.
  public func unlock() { os_unfair_lock_unlock(storage.lock) }
  /// Holds the lock if no other thread does; the answer is whether it does now.
  public func lockIfAvailable() -> Bool { os_unfair_lock_trylock(storage.lock) }

  /// Does something while no other thread does.
  public func withLockUnchecked<R>(_ body: () throws -> R) rethrows -> R {
    lock()
    defer { unlock() }
    return try body()
  }

  /// Does something while no other thread does.
  public func withLock<R: Sendable>(_ body: @Sendable () throws -> R) rethrows -> R {
    try withLockUnchecked(body)
  }
}
