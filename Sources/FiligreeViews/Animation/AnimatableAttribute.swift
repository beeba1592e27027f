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
    /// Who waits for it and was not told yet.
    var completions: [AnimationCompletions]

    /// Goes to a time, and hands out who is to be told that it is complete; nil when it is over.
    mutating func move(to time: TimeInterval, _ finished: inout [AnimationCompletions]) -> Value? {
      guard
        let gone = animation.animate(
          value: interval, time: max(time - start, 0), context: &context)
      else {
        finished += completions
        return nil
      }
      self.gone = gone
      if context.isLogicallyComplete {
        finished += completions.filter { $0.criteria == .logicallyComplete }
        completions.removeAll { $0.criteria == .logicallyComplete }
      }
      return gone
    }
  }

  private unowned let graph: ViewGraph
  private var running: [Running] = []
  /// Animations that others took over from, for those who wait until they would have been complete.
  private var replaced: [Running] = []
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
    guard graph.animates, let animation = transaction.activeAnimation else {
      stop()
      target = value
      presented = value
      return
    }
    let (time, completions) = (graph.time, transaction.completions)
    target = value
    completions.forEach { $0.begin() }
    if var last = running.last {
      var context = last.context
      if animation.shouldMerge(
        previous: last.animation, value: last.interval, time: time - last.start, context: &context)
      {
        // The animation goes on from where the last one has come, towards the new target. Who waits
        // for the last one to be logically complete is told when it would have been, and who waits
        // until nothing moves, when the new one has ended.
        var old = last
        old.completions = old.completions.filter { $0.criteria == .logicallyComplete }
        if !old.completions.isEmpty { replaced.append(old) }
        context.isLogicallyComplete = false
        last.animation = animation
        last.interval = value - presented
        last.gone = .zero
        last.start = time
        last.context = context
        last.completions =
          last.completions.filter { $0.criteria != .logicallyComplete } + completions
        running = [last]
        return
      }
    }
    let remaining = running.reduce(Value.zero) { $0 + ($1.interval - $1.gone) }
    running.append(
      Running(
        animation: animation, interval: value - presented - remaining, start: time,
        context: AnimationContext(environment: graph.environment), completions: completions))
    graph.animations.add(self)
  }

  /// Moves the value to the present time; false when it has arrived.
  package func tick(_ time: TimeInterval) -> Bool {
    var value = target
    var finished: [AnimationCompletions] = []
    running = running.compactMap { animation in
      var animation = animation
      guard let gone = animation.move(to: time, &finished) else { return nil }
      value -= animation.interval - gone
      return animation
    }
    replaced = replaced.compactMap { animation in
      var animation = animation
      return animation.move(to: time, &finished) != nil && !animation.completions.isEmpty
        ? animation : nil
    }
    presented = value
    onMove?()
    finished.forEach { $0.finish() }
    return isActive || !replaced.isEmpty
  }

  /// Ends all movement at the target.
  package func stop() {
    let finished = (running + replaced).flatMap(\.completions)
    running = []
    replaced = []
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
  /// When a movement counts as ended.
  nonisolated let criteria: AnimationCompletionCriteria
  /// Whether a change was noted in the transaction.
  nonisolated let isAwaited = Atomic<Bool>(false)

  package nonisolated init(
    _ criteria: AnimationCompletionCriteria, _ action: @escaping @MainActor () -> Void
  ) {
    self.criteria = criteria
    self.action = action
  }

  /// Calls `action` when nothing moves any more.
  package nonisolated convenience init(_ action: @escaping @MainActor () -> Void) {
    self.init(.removed, action)
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

  /// Ends at once if no change was noted in the transaction.
  nonisolated func endIfNotAwaited() {
    guard !isAwaited.load(ordering: .relaxed) else { return }
    if MainContext.isCurrent {
      MainActor.assumeIsolated { endIfIdle() }
    } else {
      Task { @MainActor in endIfIdle() }
    }
  }
}
