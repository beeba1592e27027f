import Foundation

/// A publisher that sends what others give it.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
  /// Sends a value to the subscribers.
  func send(_ value: Output)

  /// Ends; later calls do nothing.
  func send(completion: Subscribers.Completion<Failure>)

  /// Takes the subscription of a publisher whose values it sends on.
  func send(subscription: any Subscription)
}

extension Subject where Output == Void {
  /// Tells the subscribers that something happened.
  public func send() {
    send(())
  }
}

/// Sends on through a subject whatever is received.
final class SubjectSubscriber<S: Subject>: Subscriber {
  private let lock = NSLock()
  private var subject: S?
  private var subscription: (any Subscription)?

  init(_ subject: S) {
    self.subject = subject
  }

  func receive(subscription: any Subscription) {
    let subject = lock.withLock { () -> S? in
      guard self.subscription == nil else { return nil }
      self.subscription = subscription
      return self.subject
    }
    if let subject { subject.send(subscription: subscription) } else { subscription.cancel() }
  }

  func receive(_ input: S.Output) -> Subscribers.Demand {
    lock.withLock { subject }?.send(input)
    return .none
  }

  func receive(completion: Subscribers.Completion<S.Failure>) {
    close().subject?.send(completion: completion)
  }

  func cancel() {
    close().subscription?.cancel()
  }

  // What is let go is returned, so that it goes outside of the lock.
  private func close() -> (subject: S?, subscription: (any Subscription)?) {
    lock.withLock {
      defer { (subject, subscription) = (nil, nil) }
      return (subject, subscription)
    }
  }
}
