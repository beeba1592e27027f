/// A subject that keeps nothing: who has not asked for a value when it is sent does not get it.
public final class PassthroughSubject<Output, Failure: Error>: Subject {
  private let conduits = Conduits<Output, Failure>(current: nil)

  /// Creates a subject without subscribers.
  public init() {}

  /// Connects a subscriber.
  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    conduits.add(subscriber, owner: self)
  }

  /// Sends a value to the subscribers.
  public func send(_ input: Output) {
    conduits.send(input)
  }

  /// Ends; later calls do nothing.
  public func send(completion: Subscribers.Completion<Failure>) {
    conduits.finish(completion)
  }

  /// Takes the subscription of a publisher whose values it sends on.
  public func send(subscription: any Subscription) {
    conduits.add(subscription)
  }
}

// A lock guards all that changes. Subscribers are called by the thread that sends, which is for them to expect.
extension PassthroughSubject: @unchecked Sendable where Output: Sendable {}
