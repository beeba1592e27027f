import FiligreePaths
import Foundation

/// Two fingers that move apart or towards one another: SwiftUI's `MagnifyGesture`.
public nonisolated struct MagnifyGesture: Gesture, Sendable {
  /// How far they have moved apart.
  public struct Value: Hashable, Sendable {
    /// When the event was: the session's clock, counted from the reference date.
    public var time: Date
    /// How much farther apart they are than at first: 1 for as far.
    public var magnification: CGFloat
    /// How fast that changes, by the second.
    public var velocity: CGFloat
    /// The point between them at first, in the unit square of the view.
    public var startAnchor: UnitPoint
    /// The point between them at first, in the view's coordinates.
    public var startLocation: CGPoint
  }

  /// The gesture does not consist of another one.
  public typealias Body = Never

  /// By how much the magnification must differ from 1 for the gesture to begin.
  public var minimumScaleDelta: CGFloat

  /// Creates a gesture.
  public init(minimumScaleDelta: CGFloat = 0.01) {
    self.minimumScaleDelta = minimumScaleDelta
  }
}

/// Two fingers that turn about one another: SwiftUI's `RotateGesture`.
public nonisolated struct RotateGesture: Gesture, Sendable {
  /// How far they have turned.
  public struct Value: Hashable, Sendable {
    /// When the event was: the session's clock, counted from the reference date.
    public var time: Date
    /// How far they have turned, clockwise.
    public var rotation: Angle
    /// How fast, by the second.
    public var velocity: Angle
    /// The point between them at first, in the unit square of the view.
    public var startAnchor: UnitPoint
    /// The point between them at first, in the view's coordinates.
    public var startLocation: CGPoint
  }

  /// The gesture does not consist of another one.
  public typealias Body = Never

  /// How far they must turn for the gesture to begin.
  public var minimumAngleDelta: Angle

  /// Creates a gesture.
  public init(minimumAngleDelta: Angle = .degrees(1)) {
    self.minimumAngleDelta = minimumAngleDelta
  }
}

/// What a gesture of two fingers has seen.
private struct TwoFingers {
  var distance: CGFloat
  var angle: CGFloat
  var location: CGPoint
  var anchor: UnitPoint
  var hasBegun = false
  /// The last angle, counted on beyond half a turn.
  var turned: CGFloat = 0
  var lastAngle: CGFloat
  var last: (time: TimeInterval, value: CGFloat)?
  var velocity: CGFloat = 0

  @MainActor init?(_ run: GestureRun) {
    guard let second = run.second else { return nil }
    distance = max(run.first.distance(to: second), 1)
    angle = Self.angle(run)
    lastAngle = angle
    location = run.location(in: .local)
    let size = run.item.size
    anchor = UnitPoint(
      x: size.width > 0 ? location.x / size.width : 0,
      y: size.height > 0 ? location.y / size.height : 0)
  }

  @MainActor static func angle(_ run: GestureRun) -> CGFloat {
    let second = run.second ?? run.first
    return atan2(second.y - run.first.y, second.x - run.first.x)
  }

  mutating func note(_ value: CGFloat, at time: TimeInterval) {
    if let last, time > last.time { velocity = (value - last.value) / CGFloat(time - last.time) }
    last = (time, value)
  }
}

extension GestureRun {
  /// Follows two fingers until one is lifted: the gesture begins where `measure` gives a number that `isEnough`, and
  /// tells then what `makeValue` makes of it.
  @MainActor fileprivate func followTwoFingers<Value>(
    _ memory: GestureMemory, measure: (inout TwoFingers) -> CGFloat,
    isEnough: (CGFloat) -> Bool, makeValue: (TwoFingers, CGFloat) -> Value
  ) -> GestureOutcome<Value> {
    if kind == .cancelled { return .failed }
    guard var state = memory.state as? TwoFingers ?? TwoFingers(self) else {
      return kind == .ended ? .failed : .waiting
    }
    defer { memory.state = state }
    guard kind != .tick else { return .waiting }
    let number = measure(&state)
    state.note(number, at: time)
    guard state.hasBegun || isEnough(number) else { return kind == .ended ? .failed : .waiting }
    state.hasBegun = true
    let value = makeValue(state, number)
    return kind == .ended ? .ended(value) : .changed(value)
  }
}

extension MagnifyGesture: PrimitiveGesture {
  @MainActor package func recognize(
    _ run: inout GestureRun, _ memory: GestureMemory
  ) -> GestureOutcome<Value> {
    let run = run
    return run.followTwoFingers(memory) { state in
      (run.second.map { run.first.distance(to: $0) } ?? state.distance) / state.distance
    } isEnough: { scale in
      abs(scale - 1) >= max(minimumScaleDelta, 0)
    } makeValue: { state, scale in
      Value(
        time: Date(timeIntervalSinceReferenceDate: run.time), magnification: scale,
        velocity: state.velocity, startAnchor: state.anchor, startLocation: state.location)
    }
  }
}

extension RotateGesture: PrimitiveGesture {
  @MainActor package func recognize(
    _ run: inout GestureRun, _ memory: GestureMemory
  ) -> GestureOutcome<Value> {
    let run = run
    return run.followTwoFingers(memory) { state in
      if run.second != nil {
        let angle = TwoFingers.angle(run)
        // The shorter way round from the last one.
        state.turned += remainder(angle - state.lastAngle, 2 * .pi)
        state.lastAngle = angle
      }
      return state.turned
    } isEnough: { turned in
      abs(turned) >= abs(minimumAngleDelta.radians)
    } makeValue: { state, turned in
      Value(
        time: Date(timeIntervalSinceReferenceDate: run.time), rotation: .radians(turned),
        velocity: .radians(state.velocity), startAnchor: state.anchor,
        startLocation: state.location)
    }
  }
}

/// Two fingers that move apart, as gestures told it up to iOS 16: SwiftUI's `MagnificationGesture`.
public nonisolated struct MagnificationGesture: Gesture {
  /// How much farther apart they are than at first.
  public typealias Value = CGFloat

  /// By how much the magnification must differ from 1 for the gesture to begin.
  public var minimumScaleDelta: CGFloat

  /// Creates a gesture.
  public init(minimumScaleDelta: CGFloat = 0.01) {
    self.minimumScaleDelta = minimumScaleDelta
  }

  /// The gesture, with the magnification alone.
  public var body: some Gesture<CGFloat> {
    MagnifyGesture(minimumScaleDelta: minimumScaleDelta).map(\.magnification)
  }
}

/// Two fingers that turn, as gestures told it up to iOS 16: SwiftUI's `RotationGesture`.
public nonisolated struct RotationGesture: Gesture {
  /// How far they have turned, clockwise.
  public typealias Value = Angle

  /// How far they must turn for the gesture to begin.
  public var minimumAngleDelta: Angle

  /// Creates a gesture.
  public init(minimumAngleDelta: Angle = .degrees(1)) {
    self.minimumAngleDelta = minimumAngleDelta
  }

  /// The gesture, with the angle alone.
  public var body: some Gesture<Angle> {
    RotateGesture(minimumAngleDelta: minimumAngleDelta).map(\.rotation)
  }
}
