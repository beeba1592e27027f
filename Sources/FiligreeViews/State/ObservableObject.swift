import Foundation
import Synchronization

/// An object that tells before it changes: our own type in place of Combine's `ObservableObject`.
public protocol ObservableObject: AnyObject {
  /// The type of the publisher.
  associatedtype ObjectWillChangePublisher = ObservableObjectPublisher

  /// What tells before the object changes.
  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// The object's publisher: one for as long as the object is there.
  public var objectWillChange: ObservableObjectPublisher {
    ObservableObjectPublisher.of(self)
  }
}

/// Tells those who watch an object that it is about to change.
public final class ObservableObjectPublisher: Sendable {
  private struct State {
    var watchers: [(id: Int, action: @Sendable () -> Void)] = []
    var nextID = 0
  }

  private let state = Mutex(State())

  /// Creates a publisher that nobody watches.
  public init() {}

  /// Tells everybody, in the order in which they began to watch.
  public func send() {
    let watchers = state.withLock { $0.watchers }
    watchers.forEach { $0.action() }
  }

  package func watch(_ action: @escaping @Sendable () -> Void) -> Int {
    state.withLock { state in
      state.nextID += 1
      state.watchers.append((state.nextID, action))
      return state.nextID
    }
  }

  package func unwatch(_ id: Int) {
    state.withLock { state in state.watchers.removeAll { $0.id == id } }
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

  private static let defaults = Mutex<[String: ObservableObjectPublisher]>([:])

  /// The publisher of a key of the user's defaults.
  static func ofDefaults(_ key: String) -> ObservableObjectPublisher {
    defaults.withLock { publishers in
      if let publisher = publishers[key] { return publisher }
      let publisher = ObservableObjectPublisher()
      publishers[key] = publisher
      return publisher
    }
  }

  static func of(_ object: AnyObject) -> ObservableObjectPublisher {
    let key = ObjectIdentifier(object)
    let box = UncheckedObject(object: object)
    return table.withLock { table in
      if let known = table.known[key], known.object === box.object { return known.publisher }
      if table.known.count >= table.limit {
        table.known = table.known.filter { $0.value.object != nil }
        table.limit = max(64, table.known.count * 2)
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

/// A property of an observable object that tells when it is set: our own `Published`.
@propertyWrapper
public struct Published<Value> {
  private var value: Value

  /// Creates the property with its initial value.
  public init(wrappedValue: Value) {
    value = wrappedValue
  }

  /// Creates the property with its initial value.
  public init(initialValue: Value) {
    value = initialValue
  }

  /// Not to be used: the property belongs to a class.
  @available(*, unavailable, message: "@Published is only available on properties of classes")
  public var wrappedValue: Value {
    get { value }
    set { value = newValue }
  }

  /// Reads and sets the property of an object, telling the object's watchers first.
  public static subscript<Object: ObservableObject>(
    _enclosingInstance object: Object,
    wrapped wrappedKeyPath: ReferenceWritableKeyPath<Object, Value>,
    storage storageKeyPath: ReferenceWritableKeyPath<Object, Published<Value>>
  ) -> Value {
    get { object[keyPath: storageKeyPath].value }
    set {
      (object.objectWillChange as? ObservableObjectPublisher)?.send()
      object[keyPath: storageKeyPath].value = newValue
    }
  }
}

extension Published: Sendable where Value: Sendable {}
