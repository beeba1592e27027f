import Foundation

/// An effect at work on the symbols of a view: it moves with the tree's clock, and rests where nothing moves.
@MainActor
final class SymbolEffectRun: AnimationTicking, Sendable {
  private unowned let graph: ViewGraph
  private var motion: SymbolEffectConfiguration.Motion
  private var options: SymbolEffectOptions
  /// Where effects that rest go.
  private let amount: AnimatableAttribute<Double>
  /// When the first of the present times began; nil if none is under way.
  private var start: TimeInterval?
  /// How many times there are; nil for no end.
  private var count: Int?

  init(
    _ motion: SymbolEffectConfiguration.Motion, _ options: SymbolEffectOptions, isActive: Bool,
    _ graph: ViewGraph
  ) {
    self.graph = graph
    self.motion = motion
    self.options = options
    amount = AnimatableAttribute(isActive ? 1 : 0, for: graph)
    if isActive { begin(standard: nil) }
  }

  /// Takes another effect; what is under way goes on with it, from where it is.
  func set(_ motion: SymbolEffectConfiguration.Motion, _ options: SymbolEffectOptions) {
    if start != nil { start = graph.time - time / options.rate }
    self.motion = motion
    self.options = options
  }

  /// Does the effect as often as the options say, once if they say nothing.
  func trigger() {
    if !motion.isState { begin(standard: 1) }
  }

  /// Makes the effect active or not, by the options: for ever if they say nothing.
  func setActive(_ isActive: Bool) {
    guard isActive != (amount.target == 1) else { return }
    let spring = Animation.spring(response: motion.duration, dampingFraction: 0.7)
      .speed(options.rate)
    amount.set(isActive ? 1 : 0, Transaction(animation: motion.isState ? spring : nil))
    if isActive {
      begin(standard: nil)
    } else if start != nil {
      // The time under way goes to its end.
      count = Int(min(time / period, 1e9)) + 1
    }
  }

  /// How long a time lasts with its rest, in seconds of the effect.
  private var period: Double { motion.duration + options.delay * options.rate }

  /// How long it has been going on, in seconds of the effect.
  private var time: Double { start.map { (graph.time - $0) * options.rate } ?? 0 }

  private func begin(standard: Int?) {
    guard !motion.isState, graph.animates else { return }
    let times: Int?
    switch options.repetition {
    case nil: times = standard
    case .times(let number): times = number
    case .forever: times = nil
    }
    if start == nil {
      start = graph.time
      count = times
    } else {
      // After the time under way, so that nothing jumps.
      count = times.map { Int(min(time / period, 1e9)) + 1 + $0 }
    }
    graph.animations.add(self)
  }

  func tick(_ time: TimeInterval) -> Bool {
    if let count, self.time >= Double(count) * period - options.delay * options.rate {
      start = nil
    }
    return start != nil
  }

  /// Ends all movement.
  func stop() {
    start = nil
    amount.stop()
    graph.animations.remove(self)
  }

  /// How symbols are drawn now; `direction` is 1 where one reads from left to right, else −1.
  func pose(direction: Double) -> SymbolPose {
    if motion.isState { return motion.pose(active: amount.presented) }
    guard start != nil else { return SymbolPose() }
    let part = min(time.truncatingRemainder(dividingBy: period) / motion.duration, 1)
    return motion.pose(at: part, goesOn: count != 1, direction: direction)
  }
}
