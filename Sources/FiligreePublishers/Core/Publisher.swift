/// Types of publishers that operators make.
public enum Publishers {}

/// Sends values over time, and at last whether it finished or failed.
///
/// A publisher is a description: what it sends begins when somebody subscribes. A subscriber gets a subscription, then
/// as many values as it has asked for, then at most one completion, and nothing after that. Semantics: Combine's
/// `Publisher`.
public protocol Publisher<Output, Failure> {
  /// What it sends.
  associatedtype Output
  /// The error that may end it; `Never` if nothing can.
  associatedtype Failure: Error

  /// Connects a subscriber; `subscribe(_:)` is what others call.
  func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure
}

extension Publisher {
  /// Connects a subscriber.
  public func subscribe<S: Subscriber>(_ subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    receive(subscriber: subscriber)
  }

  /// Sends everything on through a subject, until what is returned is cancelled.
  public func subscribe<S: Subject>(_ subject: S) -> AnyCancellable
  where S.Output == Output, S.Failure == Failure {
    let subscriber = SubjectSubscriber(subject)
    subscribe(subscriber)
    return AnyCancellable(subscriber.cancel)
  }
}

/// Receives values.
public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
  /// What it receives.
  associatedtype Input
  /// The error with which its publisher may end.
  associatedtype Failure: Error

  /// Receives its subscription, of which it asks for values.
  func receive(subscription: any Subscription)

  /// Receives a value, and returns how many more it asks for beyond those that it has.
  func receive(_ input: Input) -> Subscribers.Demand

  /// Receives the end.
  func receive(completion: Subscribers.Completion<Failure>)
}

extension Subscriber where Input == Void {
  /// Receives that something happened.
  public func receive() -> Subscribers.Demand { receive(()) }
}
