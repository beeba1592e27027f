import FiligreePaths
import Foundation

/// How values between keyframes are found.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  /// The mode's name.
  public let rawValue: String
  /// Creates a mode by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Evenly from each to the next.
  public static let linear = CAAnimationCalculationMode(rawValue: "linear")
  /// Not at all: each holds until the next.
  public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
  /// At an even pace over all of them; key times do not count.
  public static let paced = CAAnimationCalculationMode(rawValue: "paced")
  /// As `linear`: there is no curve through the values.
  public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
  /// As `paced`: there is no curve through the values.
  public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")

  var isPaced: Bool { self == .paced || self == .cubicPaced }
}

/// Whether what follows a path is turned along it.
public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
  /// The mode's name.
  public let rawValue: String
  /// Creates a mode by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Turned along the path.
  public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
  /// Turned along the path, by half a turn more.
  public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")
}

/// An animation through many values, or along a path: Core Animation's `CAKeyframeAnimation`.
open class CAKeyframeAnimation: CAPropertyAnimation {
  /// The values.
  open var values: [Any]?
  /// The way of a point, instead of values.
  ///
  /// Along a path the pace is even; `keyTimes` do not count.
  open var path: CGPath?
  /// When each value is reached, 0…1; nil for even distances.
  open var keyTimes: [NSNumber]?
  /// The course of time between each value and the next.
  open var timingFunctions: [CAMediaTimingFunction]?
  /// How values between keyframes are found.
  open var calculationMode = CAAnimationCalculationMode.linear
  /// Whether what follows the path is turned along it.
  open var rotationMode: CAAnimationRotationMode?

  override func make() -> CAAnimation { CAKeyframeAnimation() }

  override func duplicate() -> CAAnimation {
    let copy = super.duplicate()
    if let copy = copy as? CAKeyframeAnimation {
      copy.values = values
      copy.path = path
      copy.keyTimes = keyTimes
      copy.timingFunctions = timingFunctions
      copy.calculationMode = calculationMode
      copy.rotationMode = rotationMode
    }
    return copy
  }

  override func apply(to layer: inout LayerValues, part: Double, run: Int, seconds: Double) {
    if let path {
      follow(path, part, &layer, run)
      return
    }
    let frames = (values ?? []).compactMap { LayerValue($0) }
    guard let first = frames.first, let last = frames.last else { return }
    let step = last.adding(first, times: -1)
    guard frames.count > 1 else { return set(first, in: &layer, run: run, step: step) }
    if calculationMode == .discrete {
      // One more time than values, for the last has a length as well.
      let times = times(frames.count + 1, frames)
      let index = times.dropFirst().firstIndex { part < $0 } ?? frames.count
      return set(frames[min(index - 1, frames.count - 1)], in: &layer, run: run, step: step)
    }
    let times = times(frames.count, frames)
    var index = 0
    while index < frames.count - 2, part >= times[index + 1] { index += 1 }
    let length = times[index + 1] - times[index]
    var inner = length > 0 ? min(max((part - times[index]) / length, 0), 1) : 1
    if let timingFunctions, index < timingFunctions.count {
      inner = timingFunctions[index].value(at: inner)
    }
    set(frames[index].mixed(with: frames[index + 1], by: inner), in: &layer, run: run, step: step)
  }

  /// When the values are reached; never backwards.
  private func times(_ count: Int, _ frames: [LayerValue]) -> [Double] {
    if calculationMode.isPaced {
      var sum = 0.0
      let lengths = zip(frames, frames.dropFirst()).map { $0.distance(to: $1) }
      let total = lengths.reduce(0, +)
      guard total > 0 else { return even(count) }
      return [0]
        + lengths.map { length in
          sum += length
          return sum / total
        }
    }
    guard let keyTimes, keyTimes.count >= count else { return even(count) }
    var last = 0.0
    return keyTimes.prefix(count).map { time in
      last = max(last, min(max(time.doubleValue, 0), 1))
      return last
    }
  }

  private func even(_ count: Int) -> [Double] {
    (0..<count).map { Double($0) / Double(max(count - 1, 1)) }
  }

  private func follow(_ path: CGPath, _ part: Double, _ layer: inout LayerValues, _ run: Int) {
    let measure = PathMeasure(Path(path))
    let distance = CGFloat(min(max(part, 0), 1)) * measure.length
    guard let place = measure.point(atLength: distance) else { return }
    set(.point(place), in: &layer, run: run, step: nil)
    guard let rotationMode, let tangent = measure.tangent(atLength: distance) else { return }
    var angle = atan2(Double(tangent.dy), Double(tangent.dx))
    if rotationMode == .rotateAutoReverse { angle += .pi }
    layer.set(.number(angle), forKeyPath: "transform.rotation.z")
  }
}

/// Several animations as one: Core Animation's `CAAnimationGroup`.
///
/// What goes on when the group's duration is over is cut off.
open class CAAnimationGroup: CAAnimation {
  /// The animations; their times are within the group's.
  open var animations: [CAAnimation]?

  override func make() -> CAAnimation { CAAnimationGroup() }

  override func duplicate() -> CAAnimation {
    let copy = super.duplicate()
    (copy as? CAAnimationGroup)?.animations = animations?.map { $0.duplicate() }
    return copy
  }

  override func apply(to values: inout LayerValues, part: Double, run: Int, seconds: Double) {
    let length = duration > 0 && duration.isFinite ? duration : 0.25
    for animation in animations ?? [] {
      let inner = animation.duplicate()
      if !(inner.duration > 0) { inner.duration = length }
      inner.apply(to: &values, since: part * length - inner.beginTime)
    }
  }
}
