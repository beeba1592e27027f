import Foundation

/// An animation of one property: Core Animation's `CAPropertyAnimation`.
open class CAPropertyAnimation: CAAnimation {
  /// The property, such as `position` or `transform.rotation.z`.
  open var keyPath: String?
  /// Whether its values are added to the layer's own.
  open var isAdditive = false
  /// Whether each run begins where the last one ended.
  open var isCumulative = false

  /// Creates an animation of a property.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }

  override func make() -> CAAnimation { CAPropertyAnimation() }

  override func duplicate() -> CAAnimation {
    let copy = super.duplicate()
    if let copy = copy as? CAPropertyAnimation {
      copy.keyPath = keyPath
      copy.isAdditive = isAdditive
      copy.isCumulative = isCumulative
    }
    return copy
  }

  /// Sets the property, adding what is to be added.
  func set(_ value: LayerValue, in values: inout LayerValues, run: Int, step: LayerValue?) {
    guard let keyPath else { return }
    var value = value
    if isCumulative, run > 0, let step { value = value.adding(step, times: Double(run)) }
    if isAdditive, let own = values.value(forKeyPath: keyPath) { value = own.adding(value) }
    values.set(value, forKeyPath: keyPath)
  }
}

/// An animation from one value to another: Core Animation's `CABasicAnimation`.
///
/// Of `fromValue`, `toValue` and `byValue` two may be set, or one, or none; the others are the layer's own.
open class CABasicAnimation: CAPropertyAnimation {
  /// The first value.
  open var fromValue: Any?
  /// The last value.
  open var toValue: Any?
  /// What is between the first value and the last.
  open var byValue: Any?

  override func make() -> CAAnimation { CABasicAnimation() }

  override func duplicate() -> CAAnimation {
    let copy = super.duplicate()
    if let copy = copy as? CABasicAnimation {
      copy.fromValue = fromValue
      copy.toValue = toValue
      copy.byValue = byValue
    }
    return copy
  }

  override func apply(to values: inout LayerValues, part: Double, run: Int, seconds: Double) {
    guard let keyPath, let own = values.value(forKeyPath: keyPath) else { return }
    var (from, to) = (LayerValue(fromValue), LayerValue(toValue))
    if let by = LayerValue(byValue) {
      if to == nil { to = (from ?? own).adding(by) }
      if from == nil { from = to?.adding(by, times: -1) }
    }
    // An additive animation from something goes to nothing.
    let rest = isAdditive ? own.adding(own, times: -1) : own
    let (start, end) = (from ?? rest, to ?? rest)
    set(
      start.mixed(with: end, by: part), in: &values, run: run,
      step: end.adding(start, times: -1))
  }
}

/// An animation as a weight on a spring moves: Core Animation's `CASpringAnimation`.
open class CASpringAnimation: CABasicAnimation {
  /// The weight's mass.
  open var mass: CGFloat = 1
  /// The spring's stiffness.
  open var stiffness: CGFloat = 100
  /// The damping coefficient.
  open var damping: CGFloat = 10
  /// The speed at the beginning, in lengths of the way a second.
  open var initialVelocity: CGFloat = 0

  override func make() -> CAAnimation { CASpringAnimation() }

  override func duplicate() -> CAAnimation {
    let copy = super.duplicate()
    if let copy = copy as? CASpringAnimation {
      copy.mass = mass
      copy.stiffness = stiffness
      copy.damping = damping
      copy.initialVelocity = initialVelocity
    }
    return copy
  }

  private var spring: LayerSpring {
    LayerSpring(
      mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping),
      velocity: Double(initialVelocity))
  }

  /// When the weight is at rest, within a thousandth of the way; in seconds.
  ///
  /// Apple does not say how its own estimate is made.
  open var settlingDuration: CFTimeInterval { spring.settlingTime }

  override func apply(to values: inout LayerValues, part: Double, run: Int, seconds: Double) {
    super.apply(to: &values, part: spring.value(at: seconds), run: run, seconds: seconds)
  }
}

/// The position of a weight on a spring, from 0 to 1.
struct LayerSpring {
  /// The undamped angular frequency.
  private let omega: Double
  /// The damping ratio.
  private let ratio: Double
  private let velocity: Double

  init(mass: Double, stiffness: Double, damping: Double, velocity: Double) {
    func positive(_ value: Double, _ other: Double) -> Double {
      value > 0 && value.isFinite ? value : other
    }
    let mass = positive(mass, 1)
    omega = (positive(stiffness, 100) / mass).squareRoot()
    ratio = positive(damping, 0) / (2 * mass * omega)
    self.velocity = velocity.isFinite ? velocity : 0
  }

  /// The harmonic oscillator's solution for x(0) = 0, the rest at 1.
  func value(at time: Double) -> Double {
    guard time > 0 else { return 0 }
    let decay = ratio * omega
    if ratio < 1 {
      let frequency = omega * (1 - ratio * ratio).squareRoot()
      let b = (decay - velocity) / frequency
      return 1 - exp(-decay * time) * (cos(frequency * time) + b * sin(frequency * time))
    }
    if ratio < 1.000_001 {
      return 1 - exp(-omega * time) * (1 + (omega - velocity) * time)
    }
    let root = omega * (ratio * ratio - 1).squareRoot()
    let (slow, fast) = (-decay + root, -decay - root)
    let b = (-velocity - slow) / (fast - slow)
    return 1 - ((1 - b) * exp(slow * time) + b * exp(fast * time))
  }

  /// When what is left is less than a thousandth.
  var settlingTime: Double {
    let slowest =
      ratio < 1 ? ratio * omega : omega * (ratio - (ratio * ratio - 1).squareRoot())
    guard slowest > 1e-6 else { return 1e4 }
    return min(log(1000 * (1 + abs(velocity) / omega)) / slowest, 1e4)
  }
}
