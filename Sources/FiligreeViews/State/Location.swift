import Foundation
import Synchronization

/// Where a value is kept that bodies read and code changes.
package class Location<Value>: @unchecked Sendable {
  // Subclasses guard what they keep by a lock, or keep closures of the caller's, as Apple's do.

  /// The value.
  func get() -> Value {
    // Never reached: there are locations of subclasses only, and each says how it is read.
    preconditionFailure("a location says how to read it")
  }

  /// Sets the value; bodies that have read it are evaluated again.
  func set(_ value: Value, _ transaction: Transaction?) {}

  /// Whether both lead to the same value.
  func isSame(as other: Location<Value>) -> Bool { self === other }
}

/// The place of a `@State`.
///
/// There are two values: the latest, which code sees, and the one of the present update, which bodies
/// see. They differ while a change waits for the update that belongs to its transaction.
package final class StateLocation<Value>: Location<Value>, @unchecked Sendable {
  private struct Values {
    var latest: Value
    var shown: Value
    var wasSet = false
  }

  // Read and written under the lock only.
  private let lock = NSLock()
  private var values: Values
  private let dependents: Dependents

  @MainActor init(_ value: Value, for graph: ViewGraph) {
    values = Values(latest: value, shown: value)
    dependents = Dependents(graph)
  }

  override func get() -> Value {
    let isUpdating = dependents.noteRead()
    return lock.withLock { isUpdating ? values.shown : values.latest }
  }

  override func set(_ value: Value, _ transaction: Transaction?) {
    let isSame = lock.withLock {
      let isSame = (values.latest as? any Equatable).map { Self.isEqual($0, value) } ?? false
      values.latest = value
      values.wasSet = true
      return isSame
    }
    if isSame { return }
    let box = ValueBox(value: value)
    dependents.changed(transaction) { [self] in
      lock.withLock { values.shown = box.value }
    }
  }

  /// The value that code sees.
  package var latest: Value { lock.withLock { values.latest } }

  /// Whether it was ever set, or begins with what was set in another program.
  var wasSet: Bool { lock.withLock { values.wasSet } }

  /// Says that the value is not the one that the view begins with.
  func noteRestored() { lock.withLock { values.wasSet = true } }

  /// A value on its way from where it is set to where it is shown.
  private struct ValueBox: @unchecked Sendable {
    // A state's value is handed from thread to thread as the one who sets it says, as with Apple's.
    let value: Value
  }

  private static func isEqual<E: Equatable>(_ first: E, _ second: Any) -> Bool {
    (second as? E).map { $0 == first } ?? false
  }
}

/// The nodes that have read a value.
final class Dependents: @unchecked Sendable {
  // Touched on the main actor only, but for `graph`, which never changes; the weak reference is safe
  // to load from any thread.
  private weak var graph: ViewGraph?
  private var nodes: [ObjectIdentifier: WeakNode] = [:]

  private struct WeakNode {
    weak var node: Node?
  }

  @MainActor init(_ graph: ViewGraph) {
    self.graph = graph
  }

  /// Notes who reads; true if it is during an update.
  func noteRead() -> Bool {
    guard MainContext.isCurrent, let graph else { return false }
    return MainActor.assumeIsolated {
      if let node = graph.reader {
        nodes[ObjectIdentifier(node)] = WeakNode(node: node)
      }
      return graph.isUpdating
    }
  }

  /// Tells the readers that the value has changed; `apply` makes the change seen by them.
  func changed(_ transaction: Transaction?, _ apply: @escaping @Sendable () -> Void) {
    let transaction = transaction ?? CurrentTransaction.value ?? Transaction()
    if MainContext.isCurrent {
      MainActor.assumeIsolated { enqueue(transaction, apply) }
    } else {
      Task { @MainActor in self.enqueue(transaction, apply) }
    }
  }

  @MainActor private func enqueue(_ transaction: Transaction, _ apply: @escaping () -> Void) {
    guard let graph else { return apply() }
    graph.enqueue(transaction) { [self] in
      apply()
      let readers = nodes
      nodes.removeAll(keepingCapacity: true)
      for reader in readers.values {
        if let node = reader.node, !node.isRemoved { graph.invalidate(node) }
      }
    }
  }
}
