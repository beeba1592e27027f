import Foundation

/// What becomes of a value, or of the end, on its way through an operator.
enum Step<Output, Failure: Error> {
  /// Something goes on.
  case pass(Output)
  /// Nothing goes on.
  case skip
  /// Something goes on, and that was all.
  case last(Output)
  /// The operator ends.
  case end(Subscribers.Completion<Failure>)
}

/// An operator at work for one subscriber, where each value becomes at most one: it stands between the publisher and the
/// subscriber and passes on values, demand, the end and cancellation.
final class Link<Input, Failure: Error, Output, NewFailure: Error>: Subscriber, Subscription {
  typealias Next = Step<Output, NewFailure>

  private let lock = NSLock()
  private var downstream: (any Subscriber<Output, NewFailure>)?
  private var upstream: (any Subscription)?
  /// What the subscriber has asked for and not got.
  private var demand = Subscribers.Demand.none
  /// What goes out when it is asked for, and then the end.
  private var last: Output?
  /// Whether all values are asked for, whatever the subscriber asks for: that of operators with a single result.
  private let takesAll: Bool
  private var step: ((Input) -> Next)?
  private var end: ((Subscribers.Completion<Failure>) -> Next)?
  private var onOver: (() -> Void)?
  private var hasBegun = false
  /// What it was stopped with before it had begun.
  private var early: Subscribers.Completion<NewFailure>?

  /// Creates an operator for a subscriber.
  ///
  /// - Parameters:
  ///   - downstream: The subscriber.
  ///   - takesAll: Whether all values are asked for, whatever the subscriber asks for.
  ///   - onOver: Called once, when the subscriber was sent the end or has cancelled.
  ///   - step: What becomes of a value.
  ///   - end: What becomes of the end: not `pass` or `skip`.
  init(
    _ downstream: any Subscriber<Output, NewFailure>, takesAll: Bool = false,
    onOver: (() -> Void)? = nil, step: @escaping (Input) -> Next,
    end: @escaping (Subscribers.Completion<Failure>) -> Next
  ) {
    self.downstream = downstream
    self.takesAll = takesAll
    self.step = step
    self.end = end
    self.onOver = onOver
  }

  // MARK: The publisher's side

  func receive(subscription: any Subscription) {
    let downstream = lock.withLock { () -> (any Subscriber<Output, NewFailure>)? in
      guard upstream == nil else { return nil }
      upstream = self.downstream == nil ? nil : subscription
      return self.downstream
    }
    guard let downstream else { return subscription.cancel() }
    downstream.receive(subscription: self)
    let early = lock.withLock {
      hasBegun = true
      return self.early
    }
    if let early { return stop(early) }
    if takesAll { subscription.request(.unlimited) }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    let (downstream, step) = lock.withLock {
      (last == nil && upstream != nil ? self.downstream : nil, self.step)
    }
    guard let downstream, let step else { return .none }
    switch step(input) {
    case .pass(let output):
      lock.withLock { demand -= 1 }
      let more = downstream.receive(output)
      lock.withLock { demand += more }
      return takesAll ? .none : more
    case .skip:
      return takesAll ? .none : .max(1)
    case .last(let output):
      leaveUpstream()?.cancel()
      finish(with: output)
    case .end(let completion):
      let upstream = leaveUpstream()
      finish(completion)
      upstream?.cancel()
    }
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    let end = lock.withLock { upstream == nil ? nil : self.end }
    _ = leaveUpstream()
    switch end?(completion) {
    case .last(let output), .pass(let output): finish(with: output)
    case .end(let completion): finish(completion)
    case .skip: finish(.finished)
    case nil: break
    }
  }

  private func leaveUpstream() -> (any Subscription)? {
    lock.withLock {
      defer { upstream = nil }
      return upstream
    }
  }

  // MARK: The subscriber's side

  /// Sends a last value as soon as it is asked for, and the end.
  private func finish(with output: Output) {
    let isWanted = lock.withLock {
      if demand > 0 { return true }
      last = output
      return false
    }
    guard isWanted, let downstream = lock.withLock({ self.downstream }) else { return }
    _ = downstream.receive(output)
    finish(.finished)
  }

  /// Ends for the subscriber, whatever the publisher does.
  func finish(_ completion: Subscribers.Completion<NewFailure>) {
    close().downstream?.receive(completion: completion)
  }

  /// Ends for the subscriber, as soon as that has its subscription, and cancels the publisher.
  func stop(_ completion: Subscribers.Completion<NewFailure>) {
    let isEarly = lock.withLock {
      if !hasBegun { early = early ?? completion }
      return !hasBegun
    }
    guard !isEarly else { return }
    let parts = close()
    parts.downstream?.receive(completion: completion)
    parts.upstream?.cancel()
  }

  func request(_ demand: Subscribers.Demand) {
    guard demand > 0 else { return }
    let (last, downstream, upstream) = lock.withLock {
      self.demand += demand
      defer { self.last = nil }
      return (self.last, self.downstream, self.upstream)
    }
    if let last {
      _ = downstream?.receive(last)
      finish(.finished)
    } else if !takesAll {
      upstream?.request(demand)
    }
  }

  func cancel() {
    close().upstream?.cancel()
  }

  private typealias Parts = (
    downstream: (any Subscriber<Output, NewFailure>)?, upstream: (any Subscription)?,
    last: Output?, step: Any?, end: Any?
  )

  // What is let go is returned, so that it goes outside of the lock.
  private func close() -> Parts {
    let (parts, onOver) = lock.withLock { () -> (Parts, (() -> Void)?) in
      let parts: Parts = (downstream, upstream, last, step, end)
      defer {
        (downstream, upstream, last) = (nil, nil, nil)
        (step, end, self.onOver) = (nil, nil, nil)
      }
      return (parts, self.onOver)
    }
    onOver?()
    return parts
  }
}

extension Link where Failure == NewFailure {
  /// An operator that passes the end on.
  convenience init(
    _ downstream: any Subscriber<Output, NewFailure>, takesAll: Bool = false,
    onOver: (() -> Void)? = nil, step: @escaping (Input) -> Next
  ) {
    self.init(downstream, takesAll: takesAll, onOver: onOver, step: step) { .end($0) }
  }
}
