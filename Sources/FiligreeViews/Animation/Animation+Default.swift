import Foundation

extension Animation {
  /// The animation of changes that name none.
  public static let `default` = Animation(LinearAnimation(duration: 0.35))

  /// Moves at a constant speed.
  public static func linear(duration: TimeInterval) -> Animation {
    Animation(LinearAnimation(duration: duration))
  }
}

struct LinearAnimation: CustomAnimation {
  var duration: TimeInterval

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    time < duration ? value.scaled(by: time / duration) : nil
  }
}
