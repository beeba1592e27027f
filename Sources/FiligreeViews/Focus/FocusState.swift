import Foundation

/// A value that says which view has the focus, and moves it when it is set: SwiftUI's `FocusState`.
///
/// It is a `Bool` for one view, or an optional value for one of several; ``View/focused(_:)`` and
/// ``View/focused(_:equals:)`` say which. Where it is set to a value that no view has, it is false or nil after the
/// next update.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
  let initial: Value
  var location: FocusLocation<Value>?

  /// Creates a state of one view: false at first.
  public init() where Value == Bool {
    initial = false
  }

  /// Creates a state of several views: nil at first.
  public init<T: Hashable>() where Value == T? {
    initial = nil
  }

  /// The value.
  public var wrappedValue: Value {
    get { location?.value.get() ?? initial }
    nonmutating set { location?.request(newValue) }
  }

  /// What ``View/focused(_:)`` and ``View/focused(_:equals:)`` take.
  public var projectedValue: Binding { Binding(location: location, initial: initial) }

  /// A way to a focus state that another view has: SwiftUI's `FocusState.Binding`.
  @propertyWrapper
  public struct Binding: DynamicProperty {
    let location: FocusLocation<Value>?
    let initial: Value

    /// The value.
    public var wrappedValue: Value {
      get { location?.value.get() ?? initial }
      nonmutating set { location?.request(newValue) }
    }

    /// The binding itself.
    public var projectedValue: Binding { self }
  }
}

extension FocusState: Sendable where Value: Sendable {}
extension FocusState.Binding: Sendable where Value: Sendable {}

extension FocusState: GraphProperty {
  package mutating func install(_ slot: inout AnyObject?, for node: Node) {
    let location = slot as? FocusLocation<Value> ?? FocusLocation(initial, for: node.graph)
    slot = location
    self.location = location
  }

  /// The place's value counts.
  package func isUnchanged(from previous: FocusState<Value>) -> Bool { true }
}

extension FocusState.Binding: GraphProperty {
  package mutating func install(_ slot: inout AnyObject?, for node: Node) {}

  package func isUnchanged(from previous: Self) -> Bool { location === previous.location }
}

/// Where a focus state is kept.
final class FocusLocation<Value: Hashable>: @unchecked Sendable {
  // Nothing of it changes: the value's place guards itself, and the weak reference is safe to load from any thread.
  let value: StateLocation<Value>
  private let initial: Value
  private weak var graph: ViewGraph?

  @MainActor init(_ initial: Value, for graph: ViewGraph) {
    value = StateLocation(initial, for: graph)
    self.initial = initial
    self.graph = graph
  }

  /// Sets the value by code: the focus follows with the next update.
  func request(_ new: Value) {
    value.set(new, nil)
    if MainContext.isCurrent {
      MainActor.assumeIsolated { askForFocus() }
    } else {
      Task { @MainActor in askForFocus() }
    }
  }

  @MainActor private func askForFocus() {
    graph?.focus.request(
      FocusRequest(
        location: self, asks: { [self] in value.get() != initial },
        reset: { [self] in value.set(initial, nil) }))
  }

  /// The connection of a view that has the focus when the value is `own`.
  @MainActor func link(_ own: Value) -> FocusLink {
    FocusLink(
      location: self, isSet: { [self] in value.get() == own },
      set: { [self] in value.set(own, nil) },
      clear: { [self] in
        if value.get() == own { value.set(initial, nil) }
      })
  }
}
