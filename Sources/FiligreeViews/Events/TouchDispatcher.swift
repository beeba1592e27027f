import Foundation

/// Offers a finger's events to the gestures under it, and decides which of them acts.
///
/// The gestures stand in the order of their priority: the innermost first, those of high priority
/// before the ones within. The first that comes about wins, and the other exclusive ones are cancelled.
/// One that ends with the finger's leaving (a tap) waits while one before it may still come about (a
/// double tap). Simultaneous ones neither win nor lose.
@MainActor
package final class TouchDispatcher {
  private enum Status {
    case possible
    /// Has won, or goes on beside the others.
    case active
    /// Would have ended, but waits for those before it.
    case waiting(actions: [() -> Void])
    case over
  }

  private struct Entry {
    weak var item: (any GestureTarget)?
    weak var node: Node?
    let memory = GestureMemory()
    let isExclusive: Bool
    var status = Status.possible

    var isAlive: Bool {
      if case .over = status { return false }
      return true
    }
  }

  private unowned let graph: ViewGraph
  private var entries: [Entry] = []
  /// Whether the finger is on the page.
  package private(set) var isDown = false
  /// The finger, or the point between two, and the second of these.
  private var last = CGPoint.zero
  private var second: CGPoint?

  package init(_ graph: ViewGraph) {
    self.graph = graph
  }

  /// Whether something may come about by the moving of the clock alone.
  package var isWaiting: Bool { entries.contains(where: \.isAlive) }

  // MARK: The finger

  /// The finger touches the page.
  package func begin(at point: CGPoint) {
    begin(at: point, graph.hitTest(point).map(\.item))
  }

  /// Two fingers touch the page.
  package func begin(at first: CGPoint, _ second: CGPoint) {
    let middle = first.middle(to: second)
    begin(at: middle, graph.hitTest(middle).map(\.item), second: second)
  }

  /// Two fingers move.
  package func move(to first: CGPoint, _ second: CGPoint) {
    guard isDown else { return }
    last = first.middle(to: second)
    self.second = second
    send(.moved)
  }

  /// The finger touches some items, deepest first.
  package func begin(at point: CGPoint, _ items: [LayoutItem], second: CGPoint? = nil) {
    if isDown { cancel() }
    last = point
    self.second = second
    let targets = items.compactMap { $0 as? any GestureTarget }
    // What waits for a further tap gets it if it is under the finger again.
    for index in entries.indices where entries[index].isAlive {
      let item = entries[index].item
      if !targets.contains(where: { $0 === item }) { drop(index) }
    }
    isDown = true
    if isWaiting { send(.began) }
    guard !isWaiting else { return }
    offer(to: targets)
    send(.began)
  }

  private func offer(to targets: [any GestureTarget]) {
    entries = []
    for target in targets where target.environment.isEnabled {
      let mask = target.gestureMask
      if !mask.contains(.subviews) { entries.removeAll() }
      guard mask.contains(.gesture) else { continue }
      let priority = target.gesturePriority
      let entry = Entry(
        item: target, node: target.node, isExclusive: priority != .simultaneous)
      if priority == .high {
        entries.insert(entry, at: 0)
      } else {
        entries.append(entry)
      }
    }
  }

  /// The finger moves.
  package func move(to point: CGPoint) {
    guard isDown else { return }
    last = point
    send(.moved)
  }

  /// The finger leaves the page.
  package func end(at point: CGPoint) {
    guard isDown else { return }
    if second == nil { last = point }
    isDown = false
    send(.ended)
  }

  /// The touch counts no more.
  package func cancel() {
    isDown = false
    var actions: [() -> Void] = []
    for index in entries.indices {
      cancel(index, &actions)
    }
    entries = []
    actions.forEach { $0() }
  }

  /// The clock has moved.
  package func tick() {
    if isWaiting { send(.tick) }
  }

  // MARK: Deciding

  private func send(_ kind: GestureRun.Kind) {
    var actions: [() -> Void] = []
    for index in entries.indices where entries[index].isAlive {
      if case .waiting = entries[index].status { continue }
      guard let item = target(index) else {
        cancel(index, &actions)
        continue
      }
      var run = GestureRun(kind: kind, time: graph.time, page: last, item: item)
      run.second = second
      let progress = item.recognize(&run, entries[index].memory)
      take(progress, of: index, kind, run.actions, &actions)
    }
    letWaitingEnd(&actions)
    if !isDown, !entries.contains(where: \.isAlive) { entries = [] }
    // Last, for what they do may begin another touch.
    actions.forEach { $0() }
  }

  private func take(
    _ progress: GestureProgress, of index: Int, _ kind: GestureRun.Kind,
    _ own: [() -> Void], _ actions: inout [() -> Void]
  ) {
    var isFirstToEnd: Bool {
      if case .active = entries[index].status { return false }
      return entries[index].isExclusive && (kind == .ended || (!isDown && kind == .tick))
        && isBlocked(index)
    }
    switch progress {
    case .waiting, .possible:
      actions += own
    case .failed:
      entries[index].status = .over
      actions += own
    case .changed:
      entries[index].status = .active
      if entries[index].isExclusive { win(index, &actions) }
      actions += own
    case .ended where isFirstToEnd:
      entries[index].status = .waiting(actions: own)
    case .ended:
      entries[index].status = .over
      if entries[index].isExclusive { win(index, &actions) }
      actions += own
    }
  }

  /// Whether a gesture of higher priority may still come about.
  private func isBlocked(_ index: Int) -> Bool {
    entries[..<index].contains { $0.isExclusive && $0.isAlive }
  }

  private func letWaitingEnd(_ actions: inout [() -> Void]) {
    for index in entries.indices {
      guard case .waiting(let own) = entries[index].status, !isBlocked(index) else { continue }
      entries[index].status = .over
      win(index, &actions)
      if target(index) != nil { actions += own }
    }
  }

  private func win(_ winner: Int, _ actions: inout [() -> Void]) {
    for index in entries.indices where index != winner && entries[index].isExclusive {
      cancel(index, &actions)
    }
  }

  private func cancel(_ index: Int, _ actions: inout [() -> Void]) {
    guard entries[index].isAlive else { return }
    entries[index].status = .over
    // What has left the tree has nothing to take back.
    guard entries[index].node?.isRemoved == false, let item = entries[index].item else { return }
    var run = GestureRun(kind: .cancelled, time: graph.time, page: last, item: item)
    _ = item.recognize(&run, entries[index].memory)
    actions += run.actions
  }

  private func drop(_ index: Int) {
    var actions: [() -> Void] = []
    cancel(index, &actions)
    letWaitingEnd(&actions)
    actions.forEach { $0() }
  }

  /// The item of a gesture, if it can be touched still.
  private func target(_ index: Int) -> (any GestureTarget)? {
    // The node first: an item does not outlive it in use.
    guard entries[index].node != nil, let item = entries[index].item, item.isPresent,
      item.environment.isEnabled
    else { return nil }
    return item
  }
}

extension CGPoint {
  /// The point half way to another one.
  fileprivate func middle(to other: CGPoint) -> CGPoint {
    CGPoint(x: (x + other.x) / 2, y: (y + other.y) / 2)
  }
}
