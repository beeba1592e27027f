import FiligreeTestSupport
import Foundation
import Testing

@testable import FiligreeViews

/// The motion by small steps of the fourth-order Runge–Kutta method: slow, but of another kind.
private func simulated(_ spring: Spring, from x0: Double, _ v0: Double, time: Double) -> Double {
  let steps = 20_000
  let h = time / Double(steps)
  func acceleration(_ x: Double, _ v: Double) -> Double {
    (-spring.stiffness * x - spring.damping * v) / spring.mass
  }
  var (x, v) = (x0, v0)
  for _ in 0..<steps {
    let (k1x, k1v) = (v, acceleration(x, v))
    let (k2x, k2v) = (v + h / 2 * k1v, acceleration(x + h / 2 * k1x, v + h / 2 * k1v))
    let (k3x, k3v) = (v + h / 2 * k2v, acceleration(x + h / 2 * k2x, v + h / 2 * k2v))
    let (k4x, k4v) = (v + h * k3v, acceleration(x + h * k3x, v + h * k3v))
    x += h / 6 * (k1x + 2 * k2x + 2 * k3x + k4x)
    v += h / 6 * (k1v + 2 * k2v + 2 * k3v + k4v)
  }
  return x
}

@Suite("Springs and curves")
struct SpringTests {
  @Test("The closed form is the motion, for any damping", arguments: [0.2, 0.7, 0.825, 1, 1.5, 4])
  func closedForm(ratio: Double) {
    let spring = Spring(response: 0.5, dampingRatio: ratio)
    for time in [0.01, 0.1, 0.3, 0.7, 1.5] {
      for velocity in [0.0, 3, -2] {
        let exact = 1 + simulated(spring, from: -1, velocity, time: time)
        let value: Double = spring.value(target: 1, initialVelocity: velocity, time: time)
        expect(abs(value - exact) < 1e-9, "\(ratio) \(time) \(velocity)")
      }
    }
  }

  @Test("Velocity is the slope of the value")
  func velocity() {
    for ratio in [0.4, 1, 2.0] {
      let spring = Spring(response: 0.6, dampingRatio: ratio)
      for time in [0.05, 0.2, 0.5] {
        let h = 1e-6
        let a: Double = spring.value(target: 2, initialVelocity: 1, time: time - h)
        let b: Double = spring.value(target: 2, initialVelocity: 1, time: time + h)
        let v: Double = spring.velocity(target: 2, initialVelocity: 1, time: time)
        expect(abs((b - a) / (2 * h) - v) < 1e-6)
      }
    }
  }

  @Test("Two short updates are one long one")
  func updates() {
    let spring = Spring(duration: 0.5, bounce: 0.3)
    var (value, velocity) = (0.0, 0.0)
    for _ in 0..<10 {
      spring.update(value: &value, velocity: &velocity, target: 1, deltaTime: 0.03)
    }
    let whole: Double = spring.value(target: 1, time: 0.3)
    expect(abs(value - whole) < 1e-12)
  }

  @Test("Constants and their other names agree")
  func conversions() {
    // Apple's documentation: duration 0.5 and bounce 0.3 are mass 1, stiffness 157.9, damping 17.6.
    let spring = Spring(duration: 0.5, bounce: 0.3)
    expect(abs(spring.stiffness - 157.9) < 0.1)
    expect(abs(spring.damping - 17.6) < 0.1)
    expect(abs(spring.bounce - 0.3) < 1e-12)
    expect(abs(Spring(mass: 1, stiffness: 100, damping: 40).dampingRatio - 1) < 1e-12)
    expect(
      abs(Spring(mass: 1, stiffness: 100, damping: 40, allowOverDamping: true).dampingRatio - 2)
        < 1e-12)
    let settling = Spring(settlingDuration: 2, dampingRatio: 0.7)
    expect(abs(settling.settlingDuration - 2) < 1e-6)
  }

  @Test("The exponential is the system's, to within its last digits")
  func exponential() {
    for power in stride(from: -40.0, through: 5, by: 0.37) {
      expect(abs(Exponential.of(power) / exp(power) - 1) < 1e-14)
    }
    expect(Exponential.of(0) == 1)
    expect(Exponential.of(-1000) == 0)
  }

  @Test("Curves go through known points")
  func curves() {
    // CSS: `ease-in-out` at the middle is the middle.
    expect(abs(UnitCurve.easeInOut.value(at: 0.5) - 0.5) < 1e-12)
    expect(UnitCurve.easeIn.value(at: 0) == 0)
    expect(UnitCurve.easeOut.value(at: 1) == 1)
    expect(UnitCurve.linear.value(at: 0.3) == 0.3)
    // A Bézier's point at a parameter lies on the curve.
    let t = 0.3
    let x = 3 * 0.42 * t * (1 - t) * (1 - t) + 3 * 1 * t * t * (1 - t) + t * t * t
    let y = 3 * 1 * t * t * (1 - t) + t * t * t
    expect(abs(UnitCurve.easeIn.value(at: x) - y) < 1e-12)
    for curve in [UnitCurve.easeIn, .circularEaseOut] {
      expect(abs(curve.inverse.value(at: curve.value(at: 0.37)) - 0.37) < 1e-9)
    }
  }

  @Test("Nonsense is answered with numbers")
  func nonsense() {
    for spring in [
      Spring(response: .nan, dampingRatio: .nan), Spring(response: 0, dampingRatio: -1),
      Spring(mass: 0, stiffness: -1, damping: .infinity), Spring(duration: 1e300, bounce: 7),
      Spring(settlingDuration: .nan, dampingRatio: 0),
    ] {
      let value: Double = spring.value(target: 1, time: 0.1)
      expect(value.isFinite)
      expect(!spring.settlingDuration.isNaN)
    }
    expect(UnitCurve.easeIn.value(at: .nan) == 0)
    let curve = UnitCurve.bezier(
      startControlPoint: UnitPoint(x: .nan, y: .infinity),
      endControlPoint: UnitPoint(x: 9, y: -.infinity))
    expect(curve.value(at: 0.5).isFinite)
  }
}
