import Foundation

/// What happens when a layer's property changes.
public protocol CAAction {
  /// Does what belongs to an event of a layer.
  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

/// No animation: what an action may be.
extension NSNull: CAAction {
  /// Does nothing.
  public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
  }
}

/// Who is told when animations begin and end.
public protocol CAAnimationDelegate: AnyObject {
  /// An animation has begun.
  func animationDidStart(_ anim: CAAnimation)
  /// An animation has ended.
  ///
  /// - Parameters:
  ///   - anim: The animation.
  ///   - flag: Whether it ran to its end.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  /// Does nothing.
  public func animationDidStart(_ anim: CAAnimation) {}
  /// Does nothing.
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// A movement of a layer's properties: Core Animation's `CAAnimation`.
///
/// A layer keeps a copy of what it is given.
open class CAAnimation: NSObject, NSCopying, CAAction, CAMediaTiming {
  /// When it begins, in the layer's time; 0 for when it is added.
  open var beginTime: CFTimeInterval = 0
  /// How long it lasts, in seconds; 0 for the transaction's duration, 0.25 seconds as a rule.
  open var duration: CFTimeInterval = 0
  /// How fast it goes.
  open var speed: Float = 1
  /// What is added to its time.
  open var timeOffset: CFTimeInterval = 0
  /// How often it runs; 0 counts as once.
  open var repeatCount: Float = 0
  /// How long it runs over and over, in seconds; 0 for what ``repeatCount`` says.
  open var repeatDuration: CFTimeInterval = 0
  /// Whether each run goes back as well.
  open var autoreverses = false
  /// What it shows before and after.
  open var fillMode = CAMediaTimingFillMode.removed
  /// The course of its time; nil for an even pace.
  open var timingFunction: CAMediaTimingFunction?
  /// Whether it is taken off the layer when it has ended.
  open var isRemovedOnCompletion = true
  /// Who is told of its beginning and end; kept, as Core Animation keeps it, until it is over.
  open var delegate: (any CAAnimationDelegate)?
  private var extra: [String: Any] = [:]

  /// Creates an animation.
  public override init() {}

  /// Makes an empty animation of the same class.
  func make() -> CAAnimation { CAAnimation() }

  /// A copy, which changes apart from this one.
  open func copy(with zone: NSZone? = nil) -> Any { duplicate() }

  func duplicate() -> CAAnimation {
    let copy = make()
    copy.beginTime = beginTime
    copy.duration = duration
    copy.speed = speed
    copy.timeOffset = timeOffset
    copy.repeatCount = repeatCount
    copy.repeatDuration = repeatDuration
    copy.autoreverses = autoreverses
    copy.fillMode = fillMode
    copy.timingFunction = timingFunction
    copy.isRemovedOnCompletion = isRemovedOnCompletion
    copy.delegate = delegate
    copy.extra = extra
    return copy
  }

  /// What was set for a key; animations keep anything.
  open func value(forKey key: String) -> Any? { extra[key] }

  /// Keeps something for a key.
  open func setValue(_ value: Any?, forKey key: String) { extra[key] = value }

  /// Adds the animation to a layer.
  public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    (anObject as? CALayer)?.add(self, forKey: event)
  }

  /// Changes a layer's values at a part of the animation.
  ///
  /// - Parameters:
  ///   - values: The layer's values.
  ///   - part: How far it is, 0…1, as its timing function has it.
  ///   - run: How many runs are over.
  ///   - seconds: The seconds since the run began.
  func apply(to values: inout LayerValues, part: Double, run: Int, seconds: Double) {}

  // MARK: Time

  /// How long one run takes.
  var runLength: Double {
    let length = duration > 0 && duration.isFinite ? duration : 0.25
    return autoreverses ? 2 * length : length
  }

  /// How long it takes by the time around it; infinite if it does not end.
  var activeLength: Double {
    guard speed > 0 else { return .infinity }
    if repeatDuration > 0 { return repeatDuration / Double(speed) }
    let count = repeatCount > 0 ? Double(repeatCount) : 1
    return runLength * count / Double(speed)
  }

  /// Changes values as the animation has it so many seconds after its beginning.
  ///
  /// - Returns: Whether it has ended.
  @discardableResult
  func apply(to values: inout LayerValues, since begin: Double) -> Bool {
    guard begin.isFinite else { return false }
    let end = activeLength
    var time = begin
    if time < 0 {
      guard fillMode.fillsBackwards else { return false }
      time = 0
    }
    let isOver = time >= end
    if isOver {
      guard fillMode.fillsForwards else { return true }
      time = end
    }
    let length = duration > 0 && duration.isFinite ? duration : 0.25
    var inner = time * Double(speed) + timeOffset
    let cycle = runLength
    var run = (inner / cycle).rounded(.down)
    if isOver, run > 0, inner - run * cycle < 1e-9 { run -= 1 }
    inner -= run * cycle
    if inner > length { inner = max(2 * length - inner, 0) }
    let part = inner / length
    apply(
      to: &values, part: timingFunction?.value(at: part) ?? part,
      run: Int(min(max(run, 0), 1e9)), seconds: inner)
    return isOver
  }
}
