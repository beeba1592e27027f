/// A subscriber of which only what it receives is known, or one made of closures.
public struct AnySubscriber<Input, Failure: Error>: Subscriber, CustomStringConvertible {
  private let onSubscription: (any Subscription) -> Void
  private let onValue: (Input) -> Subscribers.Demand
  private let onCompletion: (Subscribers.Completion<Failure>) -> Void

  /// The identifier of the subscriber that is hidden.
  public let combineIdentifier: CombineIdentifier

  /// Hides the type of a subscriber.
  public init<S: Subscriber>(_ s: S) where S.Input == Input, S.Failure == Failure {
    onSubscription = s.receive(subscription:)
    onValue = s.receive(_:)
    onCompletion = s.receive(completion:)
    combineIdentifier = s.combineIdentifier
  }

  /// Sends on through a subject whatever is received.
  public init<S: Subject>(_ s: S) where S.Output == Input, S.Failure == Failure {
    self.init(SubjectSubscriber(s))
  }

  /// Creates a subscriber that calls closures; without one for values it asks for none beyond its first request.
  public init(
    receiveSubscription: ((any Subscription) -> Void)? = nil,
    receiveValue: ((Input) -> Subscribers.Demand)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil
  ) {
    onSubscription = receiveSubscription ?? { _ in }
    onValue = receiveValue ?? { _ in .none }
    onCompletion = receiveCompletion ?? { _ in }
    combineIdentifier = CombineIdentifier()
  }

  /// Receives its subscription.
  public func receive(subscription: any Subscription) { onSubscription(subscription) }
  /// Receives a value.
  public func receive(_ value: Input) -> Subscribers.Demand { onValue(value) }
  /// Receives the end.
  public func receive(completion: Subscribers.Completion<Failure>) { onCompletion(completion) }

  /// `AnySubscriber`.
  public var description: String { "AnySubscriber" }
}
