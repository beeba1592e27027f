import Foundation

/// One or several taps: SwiftUI's `TapGesture`.
///
/// A tap fails when the finger moves farther than 10 points on the page. Of several taps, each follows
/// the one before within 0.35 seconds and 45 points.
public nonisolated struct TapGesture: Gesture, Sendable {
  /// A tap tells nothing but that it was.
  public typealias Value = Void
  /// The gesture does not consist of another one.
  public typealias Body = Never

  /// How many taps; what is below 1 counts as 1.
  public var count: Int

  /// Creates a gesture of `count` taps.
  public init(count: Int = 1) {
    self.count = count
  }
}

extension TapGesture: PrimitiveGesture {
  @MainActor package func recognize(
    _ run: inout GestureRun, _ memory: GestureMemory
  ) -> GestureOutcome<Void> {
    TapRecognition.recognize(count, &run, memory)
  }
}

/// One or several taps, and where the last was: SwiftUI's `SpatialTapGesture`.
public nonisolated struct SpatialTapGesture: Gesture {
  /// Where a tap was.
  public struct Value: Equatable, Sendable {
    /// Where the finger left the page.
    public var location: CGPoint
  }

  /// The gesture does not consist of another one.
  public typealias Body = Never

  /// How many taps; what is below 1 counts as 1.
  public var count: Int
  /// In which coordinates.
  public var coordinateSpace: CoordinateSpace

  /// Creates a gesture of `count` taps.
  public init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) {
    self.count = count
    self.coordinateSpace = coordinateSpace
  }

  /// Creates a gesture of `count` taps.
  @_disfavoredOverload
  public init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local) {
    self.init(count: count, coordinateSpace: coordinateSpace.coordinateSpace)
  }
}

extension SpatialTapGesture: PrimitiveGesture {
  @MainActor package func recognize(
    _ run: inout GestureRun, _ memory: GestureMemory
  ) -> GestureOutcome<Value> {
    let outcome = TapRecognition.recognize(count, &run, memory)
    let location = run.location(in: coordinateSpace)
    return outcome.map { Value(location: location) }
  }
}

/// What has been seen of taps.
private struct TapRecognition {
  /// How far a finger may move, in points of the page.
  static let allowance: CGFloat = 10
  /// How long the next tap may be in coming.
  static let interval: TimeInterval = 0.35
  /// How far the next tap may be away.
  static let reach: CGFloat = 45

  var taps = 0
  var start: CGPoint
  var lastEnd: TimeInterval?

  @MainActor static func recognize(
    _ count: Int, _ run: inout GestureRun, _ memory: GestureMemory
  ) -> GestureOutcome<Void> {
    var state = memory.state as? TapRecognition ?? TapRecognition(start: run.page)
    defer { memory.state = state }
    switch run.kind {
    case .cancelled:
      return .failed
    case .began:
      if let end = state.lastEnd {
        let isNext =
          run.time - end <= interval && state.start.distance(to: run.page) <= reach
        guard isNext else { return .failed }
      }
      state.start = run.page
      state.lastEnd = nil
      return .waiting
    case .moved:
      return state.start.distance(to: run.page) > allowance ? .failed : .waiting
    case .ended:
      guard state.start.distance(to: run.page) <= allowance else { return .failed }
      state.taps += 1
      guard state.taps < count else { return .ended(()) }
      state.lastEnd = run.time
      return .waiting
    case .tick:
      guard let end = state.lastEnd else { return .waiting }
      return run.time - end > interval ? .failed : .waiting
    }
  }
}

extension CGPoint {
  /// The distance to another point.
  func distance(to other: CGPoint) -> CGFloat {
    ((x - other.x) * (x - other.x) + (y - other.y) * (y - other.y)).squareRoot()
  }

  /// Whether both numbers are finite.
  var isFinite: Bool { x.isFinite && y.isFinite }
}
