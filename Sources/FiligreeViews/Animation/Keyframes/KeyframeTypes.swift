import Foundation

/// Keyframes of one value, one after the other: SwiftUI's `KeyframeTrackContent`.
public protocol KeyframeTrackContent<Value> {
  /// The type of the value.
  associatedtype Value: Animatable

  /// Appends the keyframes to a list. Not to be called by clients.
  func _resolve(into content: inout _ResolvedKeyframeTrackContent<Value>)
}

/// A list of keyframes; not to be used by clients.
public struct _ResolvedKeyframeTrackContent<Value: Animatable> {
  var keyframes: [Keyframe<Value.AnimatableData>] = []
}

/// How a value gets to its next one.
struct Keyframe<Data: VectorArithmetic> {
  enum Kind {
    case linear(UnitCurve)
    case cubic(start: Data?, end: Data?)
    case spring(Spring, start: Data?)
    case move
  }

  let target: Data
  let duration: Double
  let kind: Kind

  /// A duration that is not finite and positive counts as 0.
  init(_ target: Data, _ duration: Double, _ kind: Kind) {
    self.target = target
    self.duration = duration > 0 && duration.isFinite ? duration : 0
    self.kind = kind
  }

  var isCubic: Bool { if case .cubic = kind { true } else { false } }
}

/// A value reached along a curve: SwiftUI's `LinearKeyframe`.
public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent {
  let keyframe: Keyframe<Value.AnimatableData>

  /// Creates a keyframe.
  ///
  /// - Parameters:
  ///   - to: The value at its end.
  ///   - duration: How long it takes, in seconds.
  ///   - timingCurve: How the way goes over time.
  public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {
    keyframe = Keyframe(to.animatableData, duration, .linear(timingCurve))
  }

  /// Appends the keyframe.
  public func _resolve(into content: inout _ResolvedKeyframeTrackContent<Value>) {
    content.keyframes.append(keyframe)
  }
}

/// A value reached smoothly: SwiftUI's `CubicKeyframe`.
///
/// Where no velocity is given, neighboring cubic keyframes make a Catmull-Rom spline, and beside a keyframe of another
/// kind the velocity is that one's. At both ends of a track it is 0. (Apple's documentation of `CubicKeyframe`.)
public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent {
  let keyframe: Keyframe<Value.AnimatableData>

  /// Creates a keyframe.
  ///
  /// - Parameters:
  ///   - to: The value at its end.
  ///   - duration: How long it takes, in seconds.
  ///   - startVelocity: How the value changes at its beginning, by the second.
  ///   - endVelocity: How the value changes at its end, by the second.
  public init(
    _ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil
  ) {
    keyframe = Keyframe(
      to.animatableData, duration,
      .cubic(start: startVelocity?.animatableData, end: endVelocity?.animatableData))
  }

  /// Appends the keyframe.
  public func _resolve(into content: inout _ResolvedKeyframeTrackContent<Value>) {
    content.keyframes.append(keyframe)
  }
}

/// A value reached by a spring: SwiftUI's `SpringKeyframe`.
public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent {
  let keyframe: Keyframe<Value.AnimatableData>

  /// Creates a keyframe.
  ///
  /// - Parameters:
  ///   - to: The value that the spring draws to.
  ///   - duration: How long it takes, in seconds; nil for the spring's settling duration.
  ///   - spring: The spring.
  ///   - startVelocity: How the value changes at its beginning, by the second; nil for as it did before.
  public init(
    _ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(),
    startVelocity: Value? = nil
  ) {
    keyframe = Keyframe(
      to.animatableData, duration ?? spring.settlingDuration,
      .spring(spring, start: startVelocity?.animatableData))
  }

  /// Appends the keyframe.
  public func _resolve(into content: inout _ResolvedKeyframeTrackContent<Value>) {
    content.keyframes.append(keyframe)
  }
}

/// A value reached at once: SwiftUI's `MoveKeyframe`.
public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent {
  let keyframe: Keyframe<Value.AnimatableData>

  /// Creates a keyframe.
  public init(_ to: Value) {
    keyframe = Keyframe(to.animatableData, 0, .move)
  }

  /// Appends the keyframe.
  public func _resolve(into content: inout _ResolvedKeyframeTrackContent<Value>) {
    content.keyframes.append(keyframe)
  }
}

/// Makes keyframes of the statements in a closure: SwiftUI's `KeyframeTrackContentBuilder`.
@resultBuilder
public struct KeyframeTrackContentBuilder<Value: Animatable> {
  /// Takes keyframes as they are.
  public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K
  where K.Value == Value {
    expression
  }

  /// No keyframes.
  public static func buildBlock() -> KeyframeList<Value> { KeyframeList() }

  /// Begins with keyframes.
  public static func buildPartialBlock<K: KeyframeTrackContent>(first: K) -> KeyframeList<Value>
  where K.Value == Value {
    KeyframeList(first)
  }

  /// Puts further keyframes behind others.
  public static func buildPartialBlock<K: KeyframeTrackContent>(
    accumulated: KeyframeList<Value>, next: K
  ) -> KeyframeList<Value> where K.Value == Value {
    accumulated.appending(next)
  }

  /// Puts the keyframes of a loop one after the other.
  public static func buildArray(_ components: [KeyframeList<Value>]) -> KeyframeList<Value> {
    var list = KeyframeList<Value>()
    components.forEach { $0._resolve(into: &list.content) }
    return list
  }

  /// Takes the keyframes of a branch.
  public static func buildEither(first component: KeyframeList<Value>) -> KeyframeList<Value> {
    component
  }

  /// Takes the keyframes of a branch.
  public static func buildEither(second component: KeyframeList<Value>) -> KeyframeList<Value> {
    component
  }

  /// Takes the keyframes of a branch, or none.
  public static func buildOptional(_ component: KeyframeList<Value>?) -> KeyframeList<Value> {
    component ?? KeyframeList()
  }
}

/// Several keyframes: what `KeyframeTrackContentBuilder` makes.
public struct KeyframeList<Value: Animatable>: KeyframeTrackContent {
  var content = _ResolvedKeyframeTrackContent<Value>()

  init() {}

  init<K: KeyframeTrackContent>(_ keyframes: K) where K.Value == Value {
    keyframes._resolve(into: &content)
  }

  func appending<K: KeyframeTrackContent>(_ keyframes: K) -> Self where K.Value == Value {
    var list = self
    keyframes._resolve(into: &list.content)
    return list
  }

  /// Appends the keyframes.
  public func _resolve(into content: inout _ResolvedKeyframeTrackContent<Value>) {
    content.keyframes += self.content.keyframes
  }
}
