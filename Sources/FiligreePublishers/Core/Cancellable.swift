import Synchronization

/// Something under way that can be given up.
public protocol Cancellable {
  /// Gives it up; a second call does nothing.
  func cancel()
}

extension Cancellable {
  /// Keeps this in a collection, which cancels it when it goes.
  public func store<C: RangeReplaceableCollection>(in collection: inout C)
  where C.Element == AnyCancellable {
    AnyCancellable(self).store(in: &collection)
  }

  /// Keeps this in a set, which cancels it when it goes.
  public func store(in set: inout Set<AnyCancellable>) {
    AnyCancellable(self).store(in: &set)
  }
}

/// Cancels something when it goes itself, or is cancelled: once, by any thread.
///
/// Semantics: Combine's `AnyCancellable`.
public final class AnyCancellable: Cancellable, Hashable, Sendable {
  /// An action on its way into a lock.
  private struct Action: @unchecked Sendable {
    // Called once, by the thread that took it from the lock; what it does there is the caller's to say.
    let run: () -> Void
  }

  private let action: Mutex<Action?>

  /// Creates an object that calls `cancel` once.
  public init(_ cancel: @escaping () -> Void) {
    action = Mutex(Action(run: cancel))
  }

  /// Creates an object that cancels another.
  public convenience init<C: Cancellable>(_ canceller: C) {
    self.init(canceller.cancel)
  }

  deinit {
    cancel()
  }

  /// Cancels; a second call does nothing.
  public func cancel() {
    let action = action.withLock { action -> Action? in
      defer { action = nil }
      return action
    }
    action?.run()
  }

  /// Keeps this in a collection, which cancels it when it goes.
  public func store<C: RangeReplaceableCollection>(in collection: inout C)
  where C.Element == AnyCancellable {
    collection.append(self)
  }

  /// Keeps this in a set, which cancels it when it goes.
  public func store(in set: inout Set<AnyCancellable>) {
    set.insert(self)
  }

  /// Whether both are the same object.
  public static func == (lhs: AnyCancellable, rhs: AnyCancellable) -> Bool { lhs === rhs }

  /// Hashes the object's identity.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
