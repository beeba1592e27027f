import Foundation

/// A subscription that makes each value when it is asked for.
final class Supply<Output, Failure: Error>: Subscription {
  private let lock = NSLock()
  private var downstream: (any Subscriber<Output, Failure>)?
  private var next: (() -> Output?)?
  /// Made ahead, so that the end comes with the last value.
  private var value: Output?
  private let completion: Subscribers.Completion<Failure>
  private var demand = Subscribers.Demand.none
  private var isDelivering = false

  private init(
    _ downstream: any Subscriber<Output, Failure>, _ value: Output,
    _ next: @escaping () -> Output?, _ completion: Subscribers.Completion<Failure>
  ) {
    self.downstream = downstream
    self.value = value
    self.next = next
    self.completion = completion
  }

  /// Sends a subscriber what `next` returns until it is nil, and then the end.
  static func start(
    _ downstream: any Subscriber<Output, Failure>,
    then completion: Subscribers.Completion<Failure> = .finished,
    next: @escaping () -> Output?
  ) {
    if let first = next() {
      downstream.receive(subscription: Supply(downstream, first, next, completion))
    } else {
      downstream.receive(subscription: Subscriptions.empty)
      downstream.receive(completion: completion)
    }
  }

  func request(_ demand: Subscribers.Demand) {
    lock.lock()
    self.demand += demand
    guard !isDelivering else { return lock.unlock() }
    isDelivering = true
    while self.demand > 0, let downstream = self.downstream, let next, let value {
      self.demand -= 1
      // Nobody else touches `value` meanwhile, for this is the one who delivers.
      lock.unlock()
      let following = next()
      let more = downstream.receive(value)
      lock.lock()
      self.demand += more
      if self.downstream != nil { self.value = following }
      guard following == nil else { continue }
      let isOver = self.downstream == nil
      (self.downstream, self.next) = (nil, nil)
      lock.unlock()
      if !isOver { downstream.receive(completion: completion) }
      return
    }
    isDelivering = false
    lock.unlock()
  }

  func cancel() {
    // What is let go goes outside of the lock.
    _ = lock.withLock {
      defer { (downstream, next, value) = (nil, nil, nil) }
      return (downstream, next, value)
    }
  }
}
