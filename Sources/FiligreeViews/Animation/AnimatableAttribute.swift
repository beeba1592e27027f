import Foundation
import Synchronization

/// A value of the tree that moves to its target when the change is animated.
///
/// An animation that does not take over from the one under way runs beside it: the presented value is
/// the target, less what each animation still has to go. So nothing ever jumps.
@MainActor
package final class AnimatableAttribute<Value: VectorArithmetic>: AnimationTicking {
  private struct Running {
    var animation: Animation
    var interval: Value
    var gone = Value.zero
    var start: TimeInterval
    var context: AnimationContext<Value>
    var completions: [AnimationCompletions]
  }

  private unowned let graph: ViewGraph
  private var running: [Running] = []
  /// Where the value goes.
  package private(set) var target: Value
  /// The value at the graph's present time.
  package private(set) var presented: Value

  /// Called each time that the value has moved.
  package var onMove: (@MainActor () -> Void)?

  /// Creates a value at rest.
  package init(_ value: Value, for graph: ViewGraph) {
    self.graph = graph
    target = value
    presented = value
  }

  /// Whether the value is under way.
  package var isActive: Bool { !running.isEmpty }

  /// Sets a target; the value goes there at once if the transaction has no animation.
  package func set(_ value: Value, _ transaction: Transaction) {
    guard value != target else { return }
    guard let animation = transaction.activeAnimation else {
      stop()
      target = value
      presented = value
      return
    }
    let (time, completions) = (graph.time, transaction.completions)
    target = value
    if var last = running.last {
      var context = last.context
      if animation.shouldMerge(
        previous: last.animation, value: last.interval, time: time - last.start, context: &context)
      {
        // The animation goes on from where the last one has come, towards the new target.
        last.completions.forEach { $0.finish() }
        last.animation = animation
        last.interval = value - presented
        last.gone = .zero
        last.start = time
        last.context = context
        last.completions = completions
        running = [last]
        completions.forEach { $0.begin() }
        return
      }
    }
    let remaining = running.reduce(Value.zero) { $0 + ($1.interval - $1.gone) }
    running.append(
      Running(
        animation: animation, interval: value - presented - remaining, start: time,
        context: AnimationContext(environment: graph.environment), completions: completions))
    completions.forEach { $0.begin() }
    graph.animations.add(self)
  }

  /// Moves the value to the present time; false when it has arrived.
  package func tick(_ time: TimeInterval) -> Bool {
    var value = target
    var stillRunning: [Running] = []
    var finished: [AnimationCompletions] = []
    for var animation in running {
      let gone = animation.animation.animate(
        value: animation.interval, time: max(time - animation.start, 0),
        context: &animation.context)
      if let gone {
        animation.gone = gone
        value -= animation.interval - gone
        stillRunning.append(animation)
      } else {
        finished += animation.completions
      }
    }
    running = stillRunning
    presented = value
    onMove?()
    finished.forEach { $0.finish() }
    return isActive
  }

  /// Ends all movement at the target.
  package func stop() {
    let finished = running.flatMap(\.completions)
    running = []
    presented = target
    graph.animations.remove(self)
    finished.forEach { $0.finish() }
  }
}

/// Something that moves with the graph's time.
@MainActor
protocol AnimationTicking: AnyObject {
  /// Moves to a time; false when nothing is left to move.
  func tick(_ time: TimeInterval) -> Bool
}

/// All that moves in a tree.
@MainActor
package final class ActiveAnimations {
  private var moving: [any AnimationTicking] = []

  /// Whether anything moves.
  package var isEmpty: Bool { moving.isEmpty }

  func add(_ ticking: any AnimationTicking) {
    guard !moving.contains(where: { $0 === ticking }) else { return }
    moving.append(ticking)
  }

  func remove(_ ticking: any AnimationTicking) {
    moving.removeAll { $0 === ticking }
  }

  func tick(_ time: TimeInterval) {
    // What ends here may start something else.
    for ticking in moving where !ticking.tick(time) {
      remove(ticking)
    }
  }
}

/// Counts the movements that a transaction has begun, and tells when the last has ended.
@MainActor
package final class AnimationCompletions {
  private var count = 0
  private var action: (@MainActor () -> Void)?
  /// Whether a change was noted in the transaction.
  nonisolated let isAwaited = Atomic<Bool>(false)

  package nonisolated init(_ action: @escaping @MainActor () -> Void) {
    self.action = action
  }

  func begin() { count += 1 }

  func finish() {
    count -= 1
    endIfIdle()
  }

  /// Ends at once if nothing has begun.
  package func endIfIdle() {
    guard count <= 0, let action else { return }
    self.action = nil
    action()
  }
}
