import FiligreeKit
import FiligreePaths
import FiligreePixels
import Foundation
import FiligreeTestSupport
import Testing

@Suite struct LayerAnimationTests {
  @Test func `a ring's end moves, and goes back when it is over`() {
    let time = TestClock()
    time {
      let ring = CAShapeLayer()
      ring.strokeEnd = 0.25
      let animation = CABasicAnimation(keyPath: "strokeEnd")
      animation.fromValue = 0
      animation.toValue = 1
      animation.duration = 2
      ring.add(animation, forKey: "ring")
      expect(ring.presentation()?.strokeEnd == 0)
      time.move(to: 1)
      expect(ring.presentation()?.strokeEnd == 0.5 && ring.strokeEnd == 0.25)
      time.move(to: 2)
      expect(ring.presentation()?.strokeEnd == 0.25 && ring.animationKeys() == nil)
    }
  }

  @Test func `it stays at its end if told to`() {
    let time = TestClock()
    time {
      let layer = CALayer()
      let animation = CABasicAnimation(keyPath: "opacity")
      animation.toValue = 0.25
      animation.duration = 1
      animation.fillMode = .forwards
      animation.isRemovedOnCompletion = false
      layer.add(animation, forKey: nil)
      time.move(to: 5)
      expect(layer.presentation()?.opacity == 0.25 && layer.opacity == 1)
      layer.removeAllAnimations()
      expect(layer.presentation()?.opacity == 1)
    }
  }

  @Test func `back and forth, over and over, later`() {
    let time = TestClock()
    time {
      let layer = CALayer()
      let pulse = CABasicAnimation(keyPath: "transform.scale")
      pulse.fromValue = 1
      pulse.toValue = 2
      pulse.duration = 1
      pulse.autoreverses = true
      pulse.repeatCount = .infinity
      pulse.beginTime = CACurrentMediaTime() + 1
      layer.add(pulse, forKey: "pulse")
      func scale() -> CGFloat { layer.presentation()?.transform.m11 ?? 0 }
      expect(scale() == 1)
      for (moment, value) in [(1.5, 1.5), (2, 2), (2.25, 1.75), (3, 1), (1001.5, 1.5)] {
        time.move(to: moment)
        expect(abs(scale() - CGFloat(value)) < 1e-9)
      }
    }
  }

  @Test func `keyframes by values, times and paths`() {
    let time = TestClock()
    time {
      let layer = CALayer()
      let shake = CAKeyframeAnimation(keyPath: "position.x")
      shake.values = [0, 10, -10, 0]
      shake.keyTimes = [0, 0.25, 0.75, 1]
      shake.duration = 4
      shake.isAdditive = true
      layer.position = CGPoint(x: 100, y: 50)
      layer.add(shake, forKey: "shake")
      let along = CAKeyframeAnimation(keyPath: "anchorPoint")
      along.path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1)).cgPath
      along.duration = 4
      layer.add(along, forKey: "along")
      time.move(to: 1)
      expect(layer.presentation()?.position == CGPoint(x: 110, y: 50))
      expect(layer.presentation()?.anchorPoint == CGPoint(x: 1, y: 0))
      time.move(to: 2)
      expect(layer.presentation()?.position == CGPoint(x: 100, y: 50))
    }
  }

  @Test func `a spring overshoots and settles`() {
    let time = TestClock()
    time {
      let layer = CALayer()
      let spring = CASpringAnimation(keyPath: "position.y")
      spring.fromValue = 0
      spring.toValue = 100
      spring.damping = 5
      spring.duration = spring.settlingDuration
      layer.add(spring, forKey: nil)
      // Half a period after the start, π / √(100 − 2.5²).
      time.move(to: 0.3245)
      let y = layer.presentation()?.position.y ?? 0
      expect(abs(y - 100 * (1 + exp(-2.5 * 0.3245))) < 0.1)
      expect(spring.settlingDuration > 2 && spring.settlingDuration < 4)
    }
  }

  @Test func `a group, and who is told`() {
    final class Listener: CAAnimationDelegate {
      var log: [String] = []
      func animationDidStart(_ anim: CAAnimation) { log.append("start") }
      func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { log.append("stop \(flag)") }
    }
    let time = TestClock()
    time {
      let (layer, listener) = (CALayer(), Listener())
      let fade = CABasicAnimation(keyPath: "opacity")
      fade.fromValue = 1
      fade.toValue = 0
      let grow = CABasicAnimation(keyPath: "bounds.size")
      grow.toValue = NSValue(cgSize: CGSize(width: 10, height: 20))
      let group = CAAnimationGroup()
      group.animations = [fade, grow]
      group.duration = 2
      group.delegate = listener
      layer.add(group, forKey: "both")
      time.move(to: 1)
      expect(layer.presentation()?.opacity == 0.5)
      expect(layer.presentation()?.bounds.size == CGSize(width: 5, height: 10))
      layer.removeAnimation(forKey: "both")
      layer.add(group, forKey: "both")
      time.move(to: 4)
      expect(listener.log == ["start", "stop false", "start", "stop true"])
    }
  }

  @Test func `what was drawn moves by itself, within a quarter of a second`() {
    let time = TestClock()
    time {
      let page = box(0, 0, 10, 10)
      let layer = box(0, 0, 10, 10, .red)
      page.addSublayer(layer)
      layer.opacity = 0.5
      expect(layer.presentation()?.opacity == 0.5)
      _ = shownPicture(page)
      var isDone = false
      CATransaction.begin()
      CATransaction.setCompletionBlock { isDone = true }
      CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
      layer.opacity = 1
      CATransaction.commit()
      time.move(to: 0.125)
      expect(layer.presentation()?.opacity == 0.75 && !isDone)
      time.move(to: 0.25)
      expect(layer.presentation()?.opacity == 1 && isDone)
      CATransaction.begin()
      CATransaction.setDisableActions(true)
      layer.opacity = 0
      CATransaction.commit()
      expect(layer.presentation()?.opacity == 0)
    }
  }

  @Test func `a layer whose time stands still`() {
    let time = TestClock()
    time {
      let layer = CALayer()
      let animation = CABasicAnimation(keyPath: "position.x")
      animation.toValue = 100
      animation.duration = 1
      layer.add(animation, forKey: nil)
      layer.speed = 0
      layer.timeOffset = 0.3
      expect(layer.presentation()?.position.x == 30)
      time.move(to: 0.9)
      expect(layer.presentation()?.position.x == 30)
      layer.timeOffset = 0.8
      expect(layer.presentation()?.position.x == 80)
    }
  }

  @Test func `colors, paths, locations and timing curves`() {
    let time = TestClock()
    time {
      let gradient = CAGradientLayer()
      gradient.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
      let colors = CABasicAnimation(keyPath: "colors")
      colors.toValue = [UIColor.blue.cgColor, UIColor.red.cgColor]
      colors.duration = 1
      gradient.add(colors, forKey: nil)
      let locations = CABasicAnimation(keyPath: "locations")
      locations.fromValue = [-1.0, 0.0]
      locations.toValue = [1.0, 2.0]
      locations.duration = 1
      gradient.add(locations, forKey: nil)
      time.move(to: 0.5)
      expect(gradient.presentation()?.locations == [0, 1])
      let first = gradient.presentation()?.colors?.first as AnyObject as? CGColor
      expect(first?.components == [0.5, 0, 0.5, 1])
      let shape = CAShapeLayer()
      let morph = CABasicAnimation(keyPath: "path")
      morph.fromValue = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10)).cgPath
      morph.toValue = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 30, height: 20)).cgPath
      morph.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
      morph.duration = 2
      shape.add(morph, forKey: nil)
      time.move(to: 1.5)
      expect(abs((shape.presentation()?.path?.boundingBox.width ?? 0) - 20) < 1e-5)
    }
  }
}
