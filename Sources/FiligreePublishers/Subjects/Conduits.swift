import Foundation

/// The connections of a subject with its subscribers, and with the publishers whose values it sends on.
final class Conduits<Output, Failure: Error> {
  private let lock = NSLock()
  private let delivery = NSRecursiveLock()
  /// In the order in which they began, which is that of their numbers.
  private var conduits: [(id: Int, conduit: Conduit<Output, Failure>)] = []
  private var nextID = 0
  private var completion: Subscribers.Completion<Failure>?
  private var upstreams: [any Subscription] = []
  /// Whether publishers are asked for values: a subject that keeps none waits for the first request.
  private var wantsValues: Bool
  private var current: Output?

  /// - Parameter current: The value that new subscribers get; nil for a subject that keeps none.
  init(current: Output?) {
    self.current = current
    wantsValues = current != nil
  }

  deinit {
    upstreams.forEach { $0.cancel() }
  }

  /// The last value of a subject that keeps one.
  var value: Output? { lock.withLock { current } }

  /// Connects a subscriber; `owner` is held as long as the connection is.
  func add<S: Subscriber>(_ subscriber: S, owner: AnyObject)
  where S.Input == Output, S.Failure == Failure {
    lock.lock()
    if let completion {
      lock.unlock()
      subscriber.receive(subscription: Subscriptions.empty)
      subscriber.receive(completion: completion)
      return
    }
    let id = nextID
    nextID += 1
    let conduit = Conduit<Output, Failure>(
      subscriber, delivery: delivery, latest: current,
      onRequest: current == nil ? { [weak self] in self?.wantValues() } : nil,
      onCancel: { [weak self] in withExtendedLifetime(owner) { self?.remove(id) } })
    conduits.append((id, conduit))
    lock.unlock()
    subscriber.receive(subscription: conduit)
  }

  private func remove(_ id: Int) {
    let removed = lock.withLock { () -> Conduit<Output, Failure>? in
      var (low, high) = (0, conduits.count)
      while low < high {
        let middle = (low + high) / 2
        if conduits[middle].id < id { low = middle + 1 } else { high = middle }
      }
      guard low < conduits.count, conduits[low].id == id else { return nil }
      return conduits.remove(at: low).conduit
    }
    // Goes outside of the lock.
    _ = removed
  }

  private func wantValues() {
    let upstreams = lock.withLock { () -> [any Subscription] in
      guard !wantsValues else { return [] }
      wantsValues = true
      return self.upstreams
    }
    upstreams.forEach { $0.request(.unlimited) }
  }

  /// Takes a publisher's subscription.
  func add(_ upstream: any Subscription) {
    let (isOver, isWanted) = lock.withLock {
      if completion == nil { upstreams.append(upstream) }
      return (completion != nil, wantsValues)
    }
    if isOver {
      upstream.cancel()
    } else if isWanted {
      upstream.request(.unlimited)
    }
  }

  /// Whether a value would reach nobody and need not be kept.
  private var isIdle: Bool {
    lock.lock()
    defer { lock.unlock() }
    return conduits.isEmpty && current == nil
  }

  /// Sends a value to the subscribers there are, in the order in which they began.
  func send(_ value: Output) {
    // Most objects have no subscriber.
    if isIdle { return }
    delivery.lock()
    defer { delivery.unlock() }
    // The old value goes outside of the lock.
    let (conduits, old) = lock.withLock {
      () -> ([(id: Int, conduit: Conduit<Output, Failure>)], Output?) in
      guard completion == nil else { return ([], nil) }
      let old = current
      if old != nil { current = value }
      return (self.conduits, old)
    }
    _ = old
    for (_, conduit) in conduits { conduit.offer(value) }
  }

  /// Ends; later calls do nothing.
  func finish(_ completion: Subscribers.Completion<Failure>) {
    delivery.lock()
    defer { delivery.unlock() }
    let (conduits, upstreams) = lock.withLock {
      defer { (self.conduits, self.upstreams) = ([], []) }
      self.completion = self.completion ?? completion
      return (self.conduits, self.upstreams)
    }
    for (_, conduit) in conduits { conduit.finish(completion) }
    upstreams.forEach { $0.cancel() }
  }
}
