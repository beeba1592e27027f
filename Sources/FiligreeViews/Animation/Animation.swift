import Foundation

/// How a view's change looks over time: SwiftUI's `Animation`.
public struct Animation: Hashable, Sendable {
  package let base: any CustomAnimation

  /// Creates an animation of one's own making.
  public init<A: CustomAnimation>(_ base: A) {
    self.base = base
  }

  /// Whether both move alike.
  public static func == (first: Animation, second: Animation) -> Bool {
    AnyHashable(first.base) == AnyHashable(second.base)
  }

  /// Hashes what the animation consists of.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(AnyHashable(base))
  }

  /// The way gone at `time`; nil when it is over.
  public func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    base.animate(value: value, time: time, context: &context)
  }

  /// The speed at `time`, per second.
  public func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? {
    base.velocity(value: value, time: time, context: context)
  }

  /// Whether this animation takes over from `previous`.
  public func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    base.shouldMerge(previous: previous, value: value, time: time, context: &context)
  }
}
