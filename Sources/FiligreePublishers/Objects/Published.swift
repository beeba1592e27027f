import Foundation

/// A property of an object that is a publisher as well: `$name` sends the value that the property has, then each new one.
///
/// What it sends comes before the property changes, so that a subscriber who reads the property sees the old value. If
/// the object is an ``ObservableObject`` with the standard publisher, that tells first. Semantics: Combine's
/// `Published`.
@propertyWrapper
public struct Published<Value> {
  private enum Storage {
    case value(Value)
    /// From the first use of the publisher on.
    case source(PublishedSource<Value>)
  }

  private var storage: Storage

  /// Creates the property with its initial value.
  public init(wrappedValue: Value) {
    storage = .value(wrappedValue)
  }

  /// Creates the property with its initial value.
  public init(initialValue: Value) {
    storage = .value(initialValue)
  }

  /// Not to be used: the property belongs to a class.
  @available(*, unavailable, message: "@Published is only available on properties of classes")
  public var wrappedValue: Value {
    get { value }
    set { storage = .value(newValue) }
  }

  private var value: Value {
    switch storage {
    case .value(let value): value
    case .source(let source): source.value
    }
  }

  /// Sets the value, or returns what is to be told of it, after this access to the property has ended.
  private mutating func set(_ value: Value) -> PublishedSource<Value>? {
    if case .source(let source) = storage { return source }
    storage = .value(value)
    return nil
  }

  /// What sends the property's values; `assign(to:)` sets the property by it.
  public var projectedValue: Publisher {
    mutating get { Publisher(source: source(of: nil)) }
    set { storage = .source(newValue.source) }
  }

  private mutating func source(of object: AnyObject?) -> PublishedSource<Value> {
    switch storage {
    case .value(let value):
      let source = PublishedSource(value, object)
      storage = .source(source)
      return source
    case .source(let source):
      if let object { source.object = object }
      return source
    }
  }

  /// Reads and sets the property of an object, telling the object's subscribers and the property's first.
  public static subscript<EnclosingSelf: AnyObject>(
    _enclosingInstance object: EnclosingSelf,
    wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
    storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
  ) -> Value {
    get { object[keyPath: storageKeyPath].value }
    set {
      tellChange(of: object)
      let source = object[keyPath: storageKeyPath].set(newValue)
      if let source { source.set(newValue) }
    }
  }

  /// The publisher of an object's property, which knows whom to tell when `assign(to:)` sets it.
  public static subscript<EnclosingSelf: AnyObject>(
    _enclosingInstance object: EnclosingSelf,
    projected projectedKeyPath: KeyPath<EnclosingSelf, Publisher>,
    storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
  ) -> Publisher {
    get { Publisher(source: object[keyPath: storageKeyPath].source(of: object)) }
    set { object[keyPath: storageKeyPath].storage = .source(newValue.source) }
  }

  /// Sends the values of a ``Published`` property.
  ///
  /// Two are equal if they are of the same property of the same object.
  public struct Publisher: FiligreePublishers.Publisher, Equatable {
    /// What it sends.
    public typealias Output = Value
    /// The error that may end it.
    public typealias Failure = Never

    let source: PublishedSource<Value>

    /// Connects a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Value, S.Failure == Never {
      source.subject.receive(subscriber: subscriber)
    }

    /// Whether both are of the same property.
    public static func == (lhs: Publisher, rhs: Publisher) -> Bool { lhs.source === rhs.source }
  }
}

/// A `Published` property of any type, whose value can be read and set without telling anybody.
package protocol StoredPublished {
  associatedtype Stored
  var stored: Stored { get set }
}

extension Published: StoredPublished {
  package var stored: Value {
    get { value }
    set {
      switch storage {
      case .value: storage = .value(newValue)
      case .source(let source): source.set(newValue)
      }
    }
  }
}

// With its publisher in use, the value is guarded by a lock.
extension Published: @unchecked Sendable where Value: Sendable {}

/// The value of a property whose publisher is in use.
final class PublishedSource<Value> {
  /// Has the new value first.
  let subject: CurrentValueSubject<Value, Never>
  /// Gets it when it was sent.
  private var current: Value
  weak var object: AnyObject?
  private let lock = NSLock()
  /// Of the publishers that set the property.
  private var subscriptions: [AnyCancellable] = []

  init(_ value: Value, _ object: AnyObject?) {
    subject = CurrentValueSubject(value)
    current = value
    self.object = object
  }

  var value: Value { lock.withLock { current } }

  func set(_ value: Value) {
    subject.send(value)
    // The old value goes outside of the lock.
    _ = lock.withLock {
      defer { current = value }
      return current
    }
  }

  /// Holds a subscription for as long as the property is there.
  func hold(_ subscription: AnyCancellable) {
    lock.withLock { subscriptions.append(subscription) }
  }

  /// Sets the property for somebody who knows only the publisher.
  func assign(_ value: Value) {
    if let object { tellChange(of: object) }
    set(value)
  }
}

/// Tells that an object is about to change, if it is one that is told of.
private func tellChange(of object: AnyObject) {
  func tell(_ object: some ObservableObject) {
    (object.objectWillChange as? ObservableObjectPublisher)?.send()
  }
  if let object = object as? any ObservableObject { tell(object) }
}

extension Publisher where Failure == Never {
  /// Sets a ``Published`` property to each value, for as long as the object of the property is there.
  ///
  /// Semantics: Combine's `assign(to:)`; it does not hold the object.
  public func assign(to published: inout Published<Output>.Publisher) {
    let source = published.source
    let sink = Subscribers.Sink<Output, Never>(
      receiveCompletion: { _ in },
      receiveValue: { [weak source] value in source?.assign(value) })
    source.hold(AnyCancellable(sink))
    subscribe(sink)
  }
}
