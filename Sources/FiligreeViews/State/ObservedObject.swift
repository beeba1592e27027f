import FiligreePublishers
import Foundation

/// An object that a view watches and that belongs to somebody else: SwiftUI's `ObservedObject`.
@MainActor @propertyWrapper @preconcurrency
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
  /// Bindings to the object's properties.
  @MainActor @dynamicMemberLookup @frozen @preconcurrency
  public struct Wrapper {
    let object: ObjectType

    /// A binding to a property of the object.
    public subscript<Subject>(
      dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
    ) -> Binding<Subject> {
      Binding(ObjectLocation(object, keyPath, knowsReaders: false))
    }
  }

  /// The object.
  @MainActor @preconcurrency public var wrappedValue: ObjectType

  /// Watches an object.
  public init(wrappedValue: ObjectType) {
    self.wrappedValue = wrappedValue
  }

  /// Watches an object.
  public init(initialValue: ObjectType) {
    wrappedValue = initialValue
  }

  /// Bindings to the object's properties.
  public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }
}

extension ObservedObject: @preconcurrency GraphProperty {
  package mutating func install(_ slot: inout AnyObject?, for node: Node) {
    slot = ObjectWatch.of(wrappedValue, slot, node)
  }

  package func isUnchanged(from previous: ObservedObject<ObjectType>) -> Bool {
    wrappedValue === previous.wrappedValue
  }

  package static func remove(_ slot: AnyObject?, from node: Node) {
    (slot as? ObjectWatch)?.stop()
  }
}

/// An object that a view's place makes once and keeps: SwiftUI's `StateObject`.
@MainActor @propertyWrapper @preconcurrency
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
  // Set once, before anybody can call it.
  private nonisolated(unsafe) var make: () -> ObjectType
  private var object: ObjectType?

  /// Creates the property; `thunk` runs once, when the view first appears.
  public nonisolated init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) {
    make = thunk
  }

  /// The object; outside of a tree, a new one each time.
  public var wrappedValue: ObjectType { object ?? make() }

  /// Bindings to the object's properties.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject.Wrapper(object: wrappedValue)
  }
}

extension StateObject: @preconcurrency GraphProperty {
  /// An object and its watch.
  private final class Kept {
    let object: ObjectType
    var watch: ObjectWatch?

    init(_ object: ObjectType) {
      self.object = object
    }
  }

  package mutating func install(_ slot: inout AnyObject?, for node: Node) {
    let kept = slot as? Kept ?? Kept(make())
    kept.watch = ObjectWatch.of(kept.object, kept.watch, node)
    slot = kept
    object = kept.object
  }

  /// Makes the object before the property is connected, which then keeps this one.
  mutating func makeEarly() -> ObjectType {
    let object = make()
    make = { object }
    return object
  }

  /// The object that a slot keeps.
  static func object(in slot: AnyObject) -> ObjectType? { (slot as? Kept)?.object }

  /// The place's object counts, not the new one.
  package func isUnchanged(from previous: StateObject<ObjectType>) -> Bool { true }

  package static func remove(_ slot: AnyObject?, from node: Node) {
    (slot as? Kept)?.watch?.stop()
  }
}

/// Evaluates a node again when an object changes.
@MainActor
final class ObjectWatch {
  private let object: AnyObject
  private let subscription: AnyCancellable

  static func of<O: ObservableObject>(
    _ object: O, _ old: AnyObject?, _ node: Node
  ) -> ObjectWatch {
    if let old = old as? ObjectWatch {
      if old.object === object { return old }
      old.stop()
    }
    return ObjectWatch(object, node)
  }

  private init<O: ObservableObject>(_ object: O, _ node: Node) {
    self.object = object
    let target = WeakTarget(node)
    subscription = object.objectWillChange.sink { _ in target.invalidate(isEarly: true) }
  }

  func stop() {
    subscription.cancel()
  }
}

/// A node that is told of changes by any thread.
final class WeakTarget: Sendable {
  @MainActor private weak var node: Node?

  @MainActor init(_ node: Node) {
    self.node = node
  }

  /// Evaluates the node again.
  ///
  /// If `isEarly`, the value has not changed yet. On the main actor it will have before the next update; another thread
  /// may be slow about it, so that a second look is taken.
  func invalidate(isEarly: Bool = false) {
    let transaction = CurrentTransaction.value ?? Transaction()
    if MainContext.isCurrent {
      MainActor.assumeIsolated { enqueue(transaction) }
    } else {
      Task { @MainActor in
        enqueue(transaction)
        guard isEarly else { return }
        try? await Task.sleep(nanoseconds: 10_000_000)
        enqueue(transaction)
      }
    }
  }

  @MainActor private func enqueue(_ transaction: Transaction) {
    guard let node, !node.isRemoved else { return }
    node.graph.enqueue(transaction) { [weak node] in
      if let node, !node.isRemoved { node.graph.invalidate(node) }
    }
  }
}

/// A property of an object.
final class ObjectLocation<Object: AnyObject, Value>: Location<Value>, @unchecked Sendable {
  // As safe as the object is, which is the caller's.
  private let object: Object
  private let keyPath: ReferenceWritableKeyPath<Object, Value>
  /// The value when the binding was made; nil for objects that know who reads them.
  ///
  /// An `ObservableObject` does not know. So a view that is made anew with a binding to another value than before is
  /// evaluated again.
  private let value: Value?

  init(
    _ object: Object, _ keyPath: ReferenceWritableKeyPath<Object, Value>, knowsReaders: Bool
  ) {
    self.object = object
    self.keyPath = keyPath
    value = knowsReaders ? nil : object[keyPath: keyPath]
  }

  override func get() -> Value { object[keyPath: keyPath] }

  override func set(_ value: Value, _ transaction: Transaction?) {
    guard let transaction else {
      object[keyPath: keyPath] = value
      return
    }
    withTransaction(transaction) { object[keyPath: keyPath] = value }
  }

  override func isSame(as other: Location<Value>) -> Bool {
    (other as? ObjectLocation<Object, Value>)
      .map {
        $0.object === object && $0.keyPath == keyPath
          && ValueComparison.areSame($0.value, value)
      } ?? false
  }
}
