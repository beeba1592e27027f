import Foundation

/// How a value moves over time: SwiftUI's `CustomAnimation`.
public protocol CustomAnimation: Hashable, Sendable {
  /// The way gone at `time` seconds of a movement from zero to `value`; nil when it is over.
  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V?

  /// The speed at `time`, per second; nil if the animation does not know it.
  func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V?

  /// Whether this animation takes over from `previous`, which is under way towards `value`.
  ///
  /// If it does, it keeps in `context` what it needs, and goes on with the time of `previous`. If it
  /// does not, both run, and what they give is added up.
  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool
}

extension CustomAnimation {
  /// The speed is not known.
  public func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? { nil }

  /// Animations run side by side.
  public func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool { false }
}

/// What an animation keeps from one moment to the next: SwiftUI's `AnimationContext`.
public struct AnimationContext<Value: VectorArithmetic> {
  /// The animation's own values.
  public var state: AnimationState<Value>
  /// Whether the animation counts as over for those who wait for it, although it still moves.
  public var isLogicallyComplete: Bool
  /// The environment of the view that animates.
  public let environment: EnvironmentValues

  package init(environment: EnvironmentValues) {
    state = AnimationState()
    isLogicallyComplete = false
    self.environment = environment
  }

  private init<Old: VectorArithmetic>(
    _ context: AnimationContext<Old>, _ state: AnimationState<Value>
  ) {
    self.state = state
    isLogicallyComplete = context.isLogicallyComplete
    environment = context.environment
  }

  /// The context with the values of another animation.
  public func withState<T: VectorArithmetic>(_ state: AnimationState<T>) -> AnimationContext<T> {
    AnimationContext<T>(self, state)
  }
}

/// The values that an animation keeps, by key: SwiftUI's `AnimationState`.
public struct AnimationState<Value: VectorArithmetic> {
  private var values: [ObjectIdentifier: Any] = [:]

  /// Creates a state without values.
  public init() {}

  /// The value of a key, its default if it has none.
  public subscript<K: AnimationStateKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

/// A value that an animation keeps: SwiftUI's `AnimationStateKey`.
public protocol AnimationStateKey {
  /// The value's type.
  associatedtype Value

  /// The value where none was set.
  static var defaultValue: Value { get }
}
