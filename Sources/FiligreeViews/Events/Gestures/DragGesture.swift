import Foundation

/// A finger that moves on a view: SwiftUI's `DragGesture`.
///
/// It begins when the finger is `minimumDistance` away from where it has touched, measured on the page.
public nonisolated struct DragGesture: Gesture {
  /// Where the finger is, and where it began.
  public struct Value: Equatable, Sendable {
    /// When the event was: the session's clock, counted from the reference date.
    public var time: Date
    /// Where the finger is.
    public var location: CGPoint
    /// Where it has touched the page.
    public var startLocation: CGPoint
    /// How fast it moves, in points a second, over the last tenth of a second.
    public var velocity: CGSize

    /// How far it has moved.
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }

    /// Where it would come to rest if it were lifted now: a quarter of a second at its speed.
    public var predictedEndLocation: CGPoint {
      CGPoint(x: location.x + velocity.width / 4, y: location.y + velocity.height / 4)
    }

    /// How far it would have moved then.
    public var predictedEndTranslation: CGSize {
      CGSize(
        width: translation.width + velocity.width / 4,
        height: translation.height + velocity.height / 4)
    }
  }

  /// The gesture does not consist of another one.
  public typealias Body = Never

  /// How far the finger moves before the gesture begins, in points; 0 begins with the touch.
  public var minimumDistance: CGFloat
  /// In which coordinates.
  public var coordinateSpace: CoordinateSpace

  /// Creates a gesture.
  ///
  /// A distance that is not finite and positive counts as 0.
  public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace
  }

  /// Creates a gesture.
  ///
  /// A distance that is not finite and positive counts as 0.
  @_disfavoredOverload
  public init(
    minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local
  ) {
    self.init(minimumDistance: minimumDistance, coordinateSpace: coordinateSpace.coordinateSpace)
  }
}

extension DragGesture: PrimitiveGesture {
  private struct Recognition {
    var pageStart: CGPoint
    var start: CGPoint
    var hasBegun = false
    var samples: [(time: TimeInterval, point: CGPoint)] = []

    /// The mean over the last tenth of a second; 0 where the clock stands still.
    func velocity(at time: TimeInterval) -> CGSize {
      guard let last = samples.last,
        let first = samples.first(where: { time - $0.time <= 0.1 }), last.time > first.time
      else { return .zero }
      let interval = CGFloat(last.time - first.time)
      return CGSize(
        width: (last.point.x - first.point.x) / interval,
        height: (last.point.y - first.point.y) / interval)
    }
  }

  @MainActor package func recognize(
    _ run: inout GestureRun, _ memory: GestureMemory
  ) -> GestureOutcome<Value> {
    let location = run.location(in: coordinateSpace)
    var state =
      memory.state as? Recognition ?? Recognition(pageStart: run.page, start: location)
    defer { memory.state = state }
    switch run.kind {
    case .cancelled: return .failed
    case .tick: return .waiting
    case .began, .moved, .ended: break
    }
    state.samples.append((run.time, location))
    if state.samples.count > 64 { state.samples.removeFirst(32) }
    let distance = minimumDistance > 0 && minimumDistance.isFinite ? minimumDistance : 0
    if !state.hasBegun {
      // A finger that has moved far enough only when it leaves is a drag, too.
      guard state.pageStart.distance(to: run.page) >= distance else {
        return run.kind == .ended ? .failed : .waiting
      }
      state.hasBegun = true
    }
    let value = Value(
      time: Date(timeIntervalSinceReferenceDate: run.time), location: location,
      startLocation: state.start, velocity: state.velocity(at: run.time))
    return run.kind == .ended ? .ended(value) : .changed(value)
  }
}
