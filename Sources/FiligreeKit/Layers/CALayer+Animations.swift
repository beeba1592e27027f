import Foundation

/// An animation that runs on a layer.
struct LayerAnimation {
  let key: String?
  let animation: CAAnimation
  /// The clock that it runs by.
  weak var clock: LayerClock?
  /// When it began, in the layer's time.
  var begin: Double
}

extension CALayer {
  /// Starts an animation.
  final func start(_ animation: CAAnimation, _ key: String?) {
    if let key { removeAnimation(forKey: key) }
    if !(animation.duration > 0 && animation.duration.isFinite) {
      animation.duration = CATransaction.animationDuration()
    }
    let clock = LayerClock.current
    let now = localTime(clock.time)
    let begin = animation.beginTime == 0 ? now : animation.beginTime
    running.append(LayerAnimation(key: key, animation: animation, clock: clock, begin: begin))
    let delegate = animation.delegate
    delegate?.animationDidStart(animation)
    // By the clock; if the layer's own time is stopped or slowed later on, this does not follow.
    let length = animation.activeLength
    guard speed > 0, length.isFinite else { return }
    let end = clock.time + (begin - now + length) / Double(speed)
    CATransaction.note(end: end)
    clock.note(end: end)
    clock.schedule(after: end - clock.time) { [weak self] in self?.end(animation) }
  }

  /// Ends an animation whose time is over.
  private func end(_ animation: CAAnimation) {
    guard let index = running.firstIndex(where: { $0.animation === animation }) else { return }
    if animation.isRemovedOnCompletion { running.remove(at: index) }
    animation.delegate?.animationDidStop(animation, finished: true)
  }

  /// Takes an animation off the layer.
  public final func removeAnimation(forKey key: String) {
    let removed = running.filter { $0.key == key }
    running.removeAll { $0.key == key }
    for one in removed { one.animation.delegate?.animationDidStop(one.animation, finished: false) }
  }

  /// Takes all animations off the layer.
  public final func removeAllAnimations() {
    let removed = running
    running = []
    for one in removed { one.animation.delegate?.animationDidStop(one.animation, finished: false) }
  }

  /// The animation of a key.
  public final func animation(forKey key: String) -> CAAnimation? {
    running.last { $0.key == key }?.animation
  }

  /// The keys of the animations.
  public final func animationKeys() -> [String]? {
    let keys = running.compactMap(\.key)
    return keys.isEmpty ? nil : keys
  }

  /// The layer as it looks now, with what its animations have made of it.
  ///
  /// Of a subclass from outside of the module it is nil: its initializers are out of reach.
  public final func presentation() -> Self? {
    guard let copy = type(of: self).make() as? Self else { return nil }
    copy.take(self)
    copy.isPresentation = true
    copy.values = presented(at: LayerClock.current.time)
    copy.children = children
    return copy
  }

  /// The layer itself.
  public final func model() -> Self { self }

  /// A time of another layer's in this layer's time; nil is the clock.
  public final func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
    localTime(l?.clockTime(t) ?? t)
  }

  /// A time of this layer's in another layer's time; nil is the clock.
  public final func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
    l?.localTime(clockTime(t)) ?? clockTime(t)
  }

  /// The layer's time at a time of the clock.
  final func localTime(_ time: Double) -> Double {
    ownTime(superlayer?.localTime(time) ?? time)
  }

  /// The layer's time at a time of the layer around.
  final func ownTime(_ time: Double) -> Double {
    (time - beginTime) * Double(speed) + timeOffset
  }

  private func clockTime(_ time: Double) -> Double {
    let outer = speed == 0 ? beginTime : (time - timeOffset) / Double(speed) + beginTime
    return superlayer?.clockTime(outer) ?? outer
  }

  /// The values at a time of the clock.
  final func presented(at time: Double) -> LayerValues { presented(local: localTime(time)) }

  /// The values at a time of the layer.
  final func presented(local time: Double) -> LayerValues {
    guard !running.isEmpty, !isPresentation else { return values }
    var result = values
    let clock = LayerClock.current
    for index in running.indices {
      if running[index].clock !== clock {
        // Begun by another clock: it begins anew by this one.
        running[index].clock = clock
        let own = running[index].animation.beginTime
        if own == 0 { running[index].begin = time }
      }
      running[index].animation.apply(to: &result, since: time - running[index].begin)
    }
    return result
  }

  /// Whether an animation moves something in the layer or below at this time of the clock.
  package final var isMoving: Bool {
    var waiting = [self]
    while let layer = waiting.popLast() {
      if !layer.running.isEmpty || layer.movesByItself { return true }
      waiting += layer.children
      if let mask = layer.mask { waiting.append(mask) }
    }
    return false
  }
}
