import Foundation

/// The way of a value through its keyframes.
struct KeyframeCurve<Data: VectorArithmetic> {
  private struct Segment {
    let start: Double
    let from: Data
    let keyframe: Keyframe<Data>
    /// The velocities at both ends of a cubic, and at the beginning of a spring.
    var velocities = (start: Data.zero, end: Data.zero)

    func value(_ time: Double) -> Data {
      let way = keyframe.target - from
      let progress = keyframe.duration > 0 ? time / keyframe.duration : 1
      switch keyframe.kind {
      case .move: return keyframe.target
      case .linear(let curve): return from + way.scaled(by: curve.value(at: progress))
      case .spring(let spring, _):
        return from
          + spring.value(target: way, initialVelocity: velocities.start, time: time)
      case .cubic:
        // Hermite's form.
        let (t, length) = (progress, keyframe.duration)
        let (t2, t3) = (t * t, t * t * t)
        return from + way.scaled(by: 3 * t2 - 2 * t3)
          + velocities.start.scaled(by: (t3 - 2 * t2 + t) * length)
          + velocities.end.scaled(by: (t3 - t2) * length)
      }
    }

    func velocity(_ time: Double) -> Data {
      let way = keyframe.target - from
      guard keyframe.duration > 0 else { return .zero }
      switch keyframe.kind {
      case .move: return .zero
      case .linear(let curve):
        return way.scaled(by: curve.velocity(at: time / keyframe.duration) / keyframe.duration)
      case .spring(let spring, _):
        return spring.velocity(target: way, initialVelocity: velocities.start, time: time)
      case .cubic: return time > 0 ? velocities.end : velocities.start
      }
    }
  }

  private var segments: [Segment] = []
  private let first: Data
  /// How long it takes, in seconds.
  private(set) var duration = 0.0

  init(from first: Data, _ keyframes: [Keyframe<Data>]) {
    self.first = first
    var from = first
    for keyframe in keyframes {
      segments.append(Segment(start: duration, from: from, keyframe: keyframe))
      from = keyframe.target
      duration += keyframe.duration
    }
    for index in segments.indices { setVelocities(index) }
  }

  private mutating func setVelocities(_ index: Int) {
    let segment = segments[index]
    let before = index > 0 ? segments[index - 1] : nil
    let next = index + 1 < segments.count ? segments[index + 1] : nil
    switch segment.keyframe.kind {
    case .move, .linear: break
    case .spring(_, let start):
      segments[index].velocities.start =
        start ?? before.map { $0.velocity($0.keyframe.duration) } ?? .zero
    case .cubic(let start, let end):
      segments[index].velocities.start =
        start ?? before.map { velocity(between: $0, segment) } ?? .zero
      segments[index].velocities.end = end ?? next.map { velocity(between: segment, $0) } ?? .zero
    }
  }

  /// The velocity where two segments meet, for the cubic among them.
  private func velocity(between first: Segment, _ second: Segment) -> Data {
    guard first.keyframe.isCubic else { return first.velocity(first.keyframe.duration) }
    guard second.keyframe.isCubic else { return second.velocity(0) }
    let time = first.keyframe.duration + second.keyframe.duration
    return time > 0 ? (second.keyframe.target - first.from).scaled(by: 1 / time) : .zero
  }

  /// The value at a time; before the beginning the first, after the end the last.
  func value(_ time: Double) -> Data {
    guard time < duration, let index = segments.lastIndex(where: { $0.start <= time }), time >= 0
    else {
      return time < 0 || segments.isEmpty ? first : segments[segments.count - 1].keyframe.target
    }
    return segments[index].value(time - segments[index].start)
  }
}
