import FiligreePublishers
import Foundation
import Synchronization

/// A value that is kept in the user's defaults: SwiftUI's `AppStorage`.
///
/// Changes made through any `AppStorage` of the same key evaluate the bodies again that read it; what
/// other code writes to the defaults is seen at the next evaluation.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
  private var location: DefaultsLocation<Value>
  /// Whether the surroundings say which defaults they are.
  private let followsEnvironment: Bool

  fileprivate init(
    _ key: String, _ store: UserDefaults?, _ standard: Value,
    read: @escaping (Any) -> Value?, write: @escaping (Value) -> Any?
  ) {
    location = DefaultsLocation(
      key: key, store: store ?? .standard, standard: standard, read: read, write: write)
    followsEnvironment = store == nil
  }

  /// The value.
  public var wrappedValue: Value {
    get { location.get() }
    nonmutating set { location.set(newValue, nil) }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> { Binding(location) }
}

extension AppStorage: GraphProperty {
  package mutating func install(_ slot: inout AnyObject?, for node: Node) {
    if followsEnvironment { location = location.moved(to: node.environment.defaultAppStorage) }
    let watch = slot as? DefaultsWatch ?? DefaultsWatch(node, location.key)
    slot = watch
  }

  package func isUnchanged(from previous: AppStorage<Value>) -> Bool {
    followsEnvironment == previous.followsEnvironment && location.key == previous.location.key
      && (followsEnvironment || location.isSame(as: previous.location))
  }

  package func isOutdated(from old: EnvironmentValues, to new: EnvironmentValues) -> Bool {
    followsEnvironment && old.defaultAppStorage !== new.defaultAppStorage
  }

  package static func remove(_ slot: AnyObject?, from node: Node) {
    (slot as? DefaultsWatch)?.stop()
  }
}

extension AppStorage where Value == Bool {
  /// Keeps a truth value.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, store, wrappedValue, read: { $0 as? Bool }, write: { $0 })
  }
}

extension AppStorage where Value == Int {
  /// Keeps a whole number.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, store, wrappedValue, read: { $0 as? Int }, write: { $0 })
  }
}

extension AppStorage where Value == Double {
  /// Keeps a number.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(
      key, store, wrappedValue, read: { $0 as? Double ?? ($0 as? Int).map { Double($0) } },
      write: { $0 })
  }
}

extension AppStorage where Value == String {
  /// Keeps a string.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, store, wrappedValue, read: { $0 as? String }, write: { $0 })
  }
}

extension AppStorage where Value == URL {
  /// Keeps an address.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(
      key, store, wrappedValue, read: { ($0 as? String).flatMap { URL(string: $0) } },
      write: { $0.absoluteString })
  }
}

extension AppStorage where Value == Data {
  /// Keeps bytes.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, store, wrappedValue, read: { $0 as? Data }, write: { $0 })
  }
}

extension AppStorage where Value: RawRepresentable, Value.RawValue == Int {
  /// Keeps a value by its number.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(
      key, store, wrappedValue, read: { ($0 as? Int).flatMap { Value(rawValue: $0) } },
      write: { $0.rawValue })
  }
}

extension AppStorage where Value: RawRepresentable, Value.RawValue == String {
  /// Keeps a value by its string.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(
      key, store, wrappedValue, read: { ($0 as? String).flatMap { Value(rawValue: $0) } },
      write: { $0.rawValue })
  }
}

extension EnvironmentValues {
  /// Where values are kept that do not say it.
  @Entry fileprivate var defaultAppStorage: UserDefaults = .standard
}

extension View {
  /// Sets the defaults in which `AppStorage` of the views within keeps its values, where it does not say it.
  public nonisolated func defaultAppStorage(_ store: UserDefaults) -> some View {
    environment(\.defaultAppStorage, store)
  }
}

/// A value of the user's defaults.
private final class DefaultsLocation<Value>: Location<Value>, @unchecked Sendable {
  // Defaults may be used by any thread, and the rest never changes.
  let key: String
  private let store: UserDefaults
  private let standard: Value
  private let read: (Any) -> Value?
  private let write: (Value) -> Any?

  init(
    key: String, store: UserDefaults, standard: Value, read: @escaping (Any) -> Value?,
    write: @escaping (Value) -> Any?
  ) {
    self.key = key
    self.store = store
    self.standard = standard
    self.read = read
    self.write = write
  }

  /// The same value of other defaults.
  func moved(to store: UserDefaults) -> DefaultsLocation {
    store === self.store
      ? self
      : DefaultsLocation(key: key, store: store, standard: standard, read: read, write: write)
  }

  override func get() -> Value {
    store.object(forKey: key).flatMap { read($0) } ?? standard
  }

  override func set(_ value: Value, _ transaction: Transaction?) {
    if let transaction {
      return withTransaction(transaction) { set(value, nil) }
    }
    store.set(write(value), forKey: key)
    DefaultsPublishers.of(key).send()
  }

  override func isSame(as other: Location<Value>) -> Bool {
    (other as? DefaultsLocation).map { $0.key == key && $0.store === store } ?? false
  }
}

/// What tells when a value of the defaults is set.
private enum DefaultsPublishers {
  private static let known = Mutex<[String: ObservableObjectPublisher]>([:])

  /// The publisher of a key.
  static func of(_ key: String) -> ObservableObjectPublisher {
    known.withLock { known in
      if let publisher = known[key] { return publisher }
      let publisher = ObservableObjectPublisher()
      known[key] = publisher
      return publisher
    }
  }
}

/// Evaluates a node again when a value of the defaults is set.
@MainActor
private final class DefaultsWatch {
  private let subscription: AnyCancellable

  init(_ node: Node, _ key: String) {
    let target = WeakTarget(node)
    subscription = DefaultsPublishers.of(key).sink { target.invalidate() }
  }

  func stop() {
    subscription.cancel()
  }
}
