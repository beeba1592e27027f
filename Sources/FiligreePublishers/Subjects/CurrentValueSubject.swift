/// A subject that keeps its last value, which new subscribers get first.
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
  private let conduits: Conduits<Output, Failure>

  /// Creates a subject with a value.
  public init(_ value: Output) {
    conduits = Conduits(current: value)
  }

  /// The last value; setting it sends it, and does nothing after the end.
  public var value: Output {
    get {
      // One that was made with a value always has one.
      guard let value = conduits.value else { preconditionFailure("no value") }
      return value
    }
    set { send(newValue) }
  }

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
extension CurrentValueSubject: @unchecked Sendable where Output: Sendable {}
