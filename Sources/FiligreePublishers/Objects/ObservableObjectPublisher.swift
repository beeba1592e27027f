import Synchronization

/// Tells those who subscribe to an object that it is about to change.
public final class ObservableObjectPublisher: Publisher, @unchecked Sendable {
  // A lock of `Conduits` guards all that changes; what is sent is nothing but the call.
  /// What it sends.
  public typealias Output = Void
  /// The error that may end it.
  public typealias Failure = Never

  private let conduits = Conduits<Void, Never>(current: nil)

  /// Creates a publisher without subscribers.
  public init() {}

  /// Connects a subscriber.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Void, S.Failure == Never {
    conduits.add(subscriber, owner: self)
  }

  /// Tells everybody, in the order in which they subscribed.
  public func send() {
    conduits.send(())
  }

  // MARK: The publishers of objects that do not keep one themselves

  private struct Known {
    weak var object: AnyObject?
    let publisher: ObservableObjectPublisher
  }

  private struct Table: @unchecked Sendable {
    // Weak references may be loaded by any thread.
    var known: [ObjectIdentifier: Known] = [:]
    var limit = 64
  }

  private static let table = Mutex(Table())

  /// The publisher of an object: one for as long as the object is there.
  static func of(_ object: AnyObject) -> ObservableObjectPublisher {
    let key = ObjectIdentifier(object)
    let box = UncheckedObject(object: object)
    return table.withLock { table in
      if let known = table.known[key], known.object === box.object { return known.publisher }
      if table.known.count >= table.limit {
        table.known = table.known.filter { $0.value.object != nil }
        table.limit = Swift.max(64, table.known.count * 2)
      }
      let publisher = ObservableObjectPublisher()
      table.known[key] = Known(object: box.object, publisher: publisher)
      return publisher
    }
  }
}

/// An object on its way into a lock.
private struct UncheckedObject: @unchecked Sendable {
  // Only its identity is used, and a weak reference to it made.
  let object: AnyObject
}
