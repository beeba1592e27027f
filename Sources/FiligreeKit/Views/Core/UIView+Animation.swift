import Foundation

extension UIView {
  /// How changes move: UIKit's `UIView.AnimationOptions`.
  public struct AnimationOptions: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Views are arranged within the movement.
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    /// Views that move are touched: it has no effect, they always are.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// It begins where an earlier movement is now: it always does.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// It goes on for ever.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// Each run goes back as well.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// It does not take over the duration of a movement around it.
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    /// It begins and ends slowly.
    public static let curveEaseInOut: AnimationOptions = []
    /// It begins slowly.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// It ends slowly.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// An even pace.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

    var curve: CAMediaTimingFunction {
      switch rawValue >> 16 & 3 {
      case 1: CAMediaTimingFunction(name: .easeIn)
      case 2: CAMediaTimingFunction(name: .easeOut)
      case 3: CAMediaTimingFunction(name: .linear)
      default: CAMediaTimingFunction(name: .easeInEaseOut)
      }
    }
  }

  /// Moves what a closure changes of views.
  ///
  /// - Parameters:
  ///   - duration: Seconds; what is not positive and finite changes at once.
  ///   - delay: Seconds before it begins.
  ///   - options: How.
  ///   - animations: What changes views.
  ///   - completion: Called when the movement is over, with whether it came to its end; soon if nothing moves.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    ViewMovement(duration: duration, delay: delay, options: options).run(animations, completion)
  }

  /// Moves what a closure changes of views.
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, delay: 0, animations: animations, completion: completion)
  }

  /// Moves what a closure changes of views, as on a spring.
  ///
  /// The spring is at rest within a thousandth of the way after `duration`.
  ///
  /// - Parameters:
  ///   - duration: Seconds.
  ///   - delay: Seconds before it begins.
  ///   - dampingRatio: 1 for no swinging, near 0 for much.
  ///   - velocity: The speed at the beginning, in lengths of the way a second.
  ///   - options: How.
  ///   - animations: What changes views.
  ///   - completion: Called when the movement is over.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    var movement = ViewMovement(duration: duration, delay: delay, options: options)
    movement.spring = (dampingRatio > 0.01 ? min(dampingRatio, 1) : 0.01, velocity)
    movement.run(animations, completion)
  }

  /// Changes views by a closure without moving them.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let before = ViewMovement.current
    ViewMovement.current = nil
    actionsWithoutAnimation()
    ViewMovement.current = before
  }

  /// Whether changes are moved by `animate`; otherwise they happen at once.
  public class var areAnimationsEnabled: Bool { ViewMovement.isEnabled }

  /// Sets whether changes are moved by `animate`.
  public class func setAnimationsEnabled(_ enabled: Bool) { ViewMovement.isEnabled = enabled }

  /// Seconds of the movement whose closure runs; 0 outside of one.
  public class var inheritedAnimationDuration: TimeInterval {
    ViewMovement.current?.duration ?? 0
  }

  /// Changes a view by a closure; kinds of transitions are not drawn, what the closure changes is moved.
  public class func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration, delay: 0, options: options, animations: { animations?() },
      completion: completion)
  }

  /// Moves what a closure changes by keyframes, which it adds by
  /// ``addKeyframe(withRelativeStartTime:relativeDuration:animations:)``.
  public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: KeyframeAnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    var movement = ViewMovement(
      duration: duration, delay: delay, options: AnimationOptions(rawValue: options.rawValue))
    movement.isKeyframes = true
    movement.run(animations, completion)
  }

  /// Moves what a closure changes within a part of the movement of keyframes around it.
  public class func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) {
    guard let outer = ViewMovement.current, outer.isKeyframes else { return animations() }
    var movement = ViewMovement(
      duration: outer.duration * min(max(frameDuration, 0), 1),
      delay: outer.delay + outer.duration * min(max(frameStartTime, 0), 1), options: outer.options)
    movement.isPart = true
    movement.whole = outer.delay + outer.duration
    movement.isKeyframes = true
    movement.run(animations, nil)
  }

  /// How keyframes move: UIKit's `UIView.KeyframeAnimationOptions`.
  public struct KeyframeAnimationOptions: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// It goes on for ever.
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
    /// Each run goes back as well.
    public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
    /// Each part has an even pace, which it always has.
    public static let calculationModeLinear: KeyframeAnimationOptions = []
    /// As `calculationModeLinear`.
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
  }
}

/// How views move that a closure changes.
@MainActor
struct ViewMovement {
  var duration: TimeInterval
  var delay: TimeInterval
  var options: UIView.AnimationOptions
  var spring: (damping: CGFloat, velocity: CGFloat)?
  /// Whether it is made of keyframes, or is one of them.
  var isKeyframes = false
  var isPart = false
  /// How long all keyframes take.
  var whole: TimeInterval = 0

  /// That of the closure that runs.
  static var current: ViewMovement?
  static var isEnabled = true

  init(duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions) {
    self.duration = duration.isFinite ? max(duration, 0) : 0
    self.delay = delay.isFinite ? max(delay, 0) : 0
    self.options = options
  }

  /// Runs a closure, whose changes move so.
  func run(_ animations: () -> Void, _ completion: ((Bool) -> Void)?) {
    let before = Self.current
    Self.current = Self.isEnabled ? self : nil
    CATransaction.begin()
    if let completion { CATransaction.setCompletionBlock { completion(true) } }
    animations()
    CATransaction.commit()
    Self.current = before
  }

  /// The animation of a change of a view's layer; nothing outside of a closure.
  static func action(for layer: CALayer, _ key: String) -> any CAAction {
    guard let movement = current, LayerValues.isProperty(key), movement.duration > 0 else {
      return NSNull()
    }
    return movement.animation(of: layer, key)
  }

  private func animation(of layer: CALayer, _ key: String) -> any CAAction {
    let animation: CABasicAnimation
    if let spring {
      // e^(−ζωt) is a thousandth at the end.
      let swing = CASpringAnimation(keyPath: key)
      let omega = 6.9078 / (spring.damping * CGFloat(duration))
      swing.stiffness = omega * omega
      swing.damping = 2 * spring.damping * omega
      swing.initialVelocity = spring.velocity
      animation = swing
    } else {
      animation = CABasicAnimation(keyPath: key)
      animation.timingFunction =
        isKeyframes ? nil : options.curve
    }
    animation.duration = duration
    animation.autoreverses = options.contains(.autoreverse)
    if options.contains(.repeat) { animation.repeatCount = .infinity }
    animation.fillMode = .backwards
    if delay > 0 { animation.beginTime = layer.localTime(LayerClock.current.time) + delay }
    guard isPart else {
      animation.fromValue = layer.presented(at: LayerClock.current.time)[key]
      return KeyedAnimation(animation: animation, lifetime: nil)
    }
    // A further keyframe begins where the one before ends, which stays there until then.
    animation.fromValue = layer.values.value(forKeyPath: key)
    let isFirst = !layer.running.contains {
      ($0.animation as? CAPropertyAnimation)?.keyPath == key
    }
    animation.fillMode = isFirst ? .both : .forwards
    animation.isRemovedOnCompletion = false
    return KeyedAnimation(animation: animation, lifetime: whole)
  }
}

/// Adds an animation of a view to its layer.
private struct KeyedAnimation: CAAction {
  let animation: CABasicAnimation
  /// When it is taken off though it stays at its end, of a keyframe; others take the place of one before.
  let lifetime: TimeInterval?

  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    guard let layer = anObject as? CALayer else { return }
    // What is set further on does not change where this one ends.
    animation.toValue = layer.values.value(forKeyPath: event)
    layer.start(animation, lifetime == nil ? event : nil)
    guard let lifetime else { return }
    LayerClock.current.schedule(after: lifetime) { [weak layer, animation] in
      layer?.running.removeAll { $0.animation === animation }
    }
  }
}
