import Foundation

extension Subscribers {
  /// Asks for all values and gives them to closures.
  ///
  /// The closures are let go when the publisher has ended or the subscriber was cancelled.
  public final class Sink<Input, Failure: Error>: Subscriber, Cancellable,
    CustomStringConvertible
  {
    private let lock = NSLock()
    private var subscription: (any Subscription)?
    private var isOver = false
    private var onValue: ((Input) -> Void)?
    private var onCompletion: ((Completion<Failure>) -> Void)?

    /// Creates a subscriber that calls `receiveValue` with each value, and `receiveCompletion` at the end.
    public init(
      receiveCompletion: @escaping (Completion<Failure>) -> Void,
      receiveValue: @escaping (Input) -> Void
    ) {
      onValue = receiveValue
      onCompletion = receiveCompletion
    }

    /// Receives its subscription.
    public func receive(subscription: any Subscription) {
      let isFirst = lock.withLock {
        guard !isOver, self.subscription == nil else { return false }
        self.subscription = subscription
        return true
      }
      isFirst ? subscription.request(.unlimited) : subscription.cancel()
    }

    /// Receives a value.
    public func receive(_ value: Input) -> Demand {
      lock.withLock { onValue }?(value)
      return .none
    }

    /// Receives the end.
    public func receive(completion: Completion<Failure>) {
      close().onCompletion?(completion)
    }

    /// Cancels; a second call does nothing.
    public func cancel() {
      close().subscription?.cancel()
    }

    private typealias Parts = (
      subscription: (any Subscription)?, onValue: ((Input) -> Void)?,
      onCompletion: ((Completion<Failure>) -> Void)?
    )

    // What is let go is returned, so that it goes outside of the lock.
    private func close() -> Parts {
      lock.withLock {
        let parts: Parts = (subscription, onValue, onCompletion)
        isOver = true
        (subscription, onValue, onCompletion) = (nil, nil, nil)
        return parts
      }
    }

    /// `Sink`.
    public var description: String { "Sink" }
  }
}

extension Publisher {
  /// Calls `receiveValue` with each value and `receiveCompletion` at the end, until what is returned is cancelled or goes.
  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable {
    let sink = Subscribers.Sink(
      receiveCompletion: receiveCompletion, receiveValue: receiveValue)
    subscribe(sink)
    return AnyCancellable(sink)
  }
}

extension Publisher where Failure == Never {
  /// Calls `receiveValue` with each value, until what is returned is cancelled or goes.
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
  }
}
