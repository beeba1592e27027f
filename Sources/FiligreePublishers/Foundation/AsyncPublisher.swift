import Foundation

/// The values of a publisher that cannot fail, for `for await`.
///
/// A value is asked for when the loop waits for it; the subscription is cancelled with the task or with the iterator.
public struct AsyncPublisher<P: Publisher>: AsyncSequence where P.Failure == Never {
  /// What it gives.
  public typealias Element = P.Output

  private let publisher: P

  /// Creates a sequence of the publisher's values.
  public init(_ publisher: P) {
    self.publisher = publisher
  }

  /// Subscribes.
  public func makeAsyncIterator() -> Iterator { Iterator(inner: AsyncValues(publisher)) }

  /// The values, one after the other.
  public struct Iterator: AsyncIteratorProtocol {
    let inner: AsyncValues<P.Output, Never>

    /// The next value, nil at the end.
    public mutating func next() async -> P.Output? {
      switch await inner.next() {
      case .value(let value): value
      case .end: nil
      }
    }
  }
}

/// The values of a publisher, for `for try await`.
public struct AsyncThrowingPublisher<P: Publisher>: AsyncSequence {
  /// What it gives.
  public typealias Element = P.Output

  private let publisher: P

  /// Creates a sequence of the publisher's values.
  public init(_ publisher: P) {
    self.publisher = publisher
  }

  /// Subscribes.
  public func makeAsyncIterator() -> Iterator { Iterator(inner: AsyncValues(publisher)) }

  /// The values, one after the other.
  public struct Iterator: AsyncIteratorProtocol {
    let inner: AsyncValues<P.Output, P.Failure>

    /// The next value, nil at the end; throws the publisher's error.
    public mutating func next() async throws -> P.Output? {
      switch await inner.next() {
      case .value(let value): return value
      case .end(.finished): return nil
      case .end(.failure(let error)): throw error
      }
    }
  }
}

extension Publisher where Failure == Never {
  /// The values, for `for await`.
  public var values: AsyncPublisher<Self> { AsyncPublisher(self) }
}

extension Publisher {
  /// The values, for `for try await`.
  public var values: AsyncThrowingPublisher<Self> { AsyncThrowingPublisher(self) }
}

/// A subscriber whose values a task waits for.
final class AsyncValues<Input, Failure: Error>: @unchecked Sendable {
  // A lock guards the state. A value goes from the thread that sends it to the task that waits, as `AsyncSequence` has it.
  enum Next {
    case value(Input)
    case end(Subscribers.Completion<Failure>)
  }

  private struct State {
    var subscription: (any Subscription)?
    var waiting: CheckedContinuation<UncheckedNext, Never>?
    /// What was asked for before there was a subscription.
    var missed = Subscribers.Demand.none
    /// What came while nobody waited.
    var values: [Input] = []
    var completion: Subscribers.Completion<Failure>?
  }

  private struct UncheckedNext: @unchecked Sendable {
    // Whoever sent it has no more to do with it.
    let next: Next
  }

  private let state = Guarded(State())

  init<P: Publisher>(_ publisher: P) where P.Output == Input, P.Failure == Failure {
    publisher.subscribe(
      AnySubscriber<Input, Failure>(
        receiveSubscription: { [weak self] in self?.take($0) },
        receiveValue: { [weak self] in
          self?.take($0)
          return .none
        }, receiveCompletion: { [weak self] in self?.end($0) }))
  }

  deinit {
    state.change { $0.subscription }?.cancel()
  }

  private func take(_ subscription: any Subscription) {
    let missed = state.change { state in
      state.subscription = subscription
      defer { state.missed = .none }
      return state.missed
    }
    subscription.request(missed)
  }

  private func take(_ value: Input) {
    let waiting = state.change { state -> CheckedContinuation<UncheckedNext, Never>? in
      if state.waiting == nil { state.values.append(value) }
      defer { state.waiting = nil }
      return state.waiting
    }
    waiting?.resume(returning: UncheckedNext(next: .value(value)))
  }

  private func end(_ completion: Subscribers.Completion<Failure>) {
    let waiting = state.change { state -> CheckedContinuation<UncheckedNext, Never>? in
      if state.completion == nil { state.completion = completion }
      defer { (state.waiting, state.subscription) = (nil, nil) }
      return state.waiting
    }
    waiting?.resume(returning: UncheckedNext(next: .end(completion)))
  }

  private func cancel() {
    let subscription = state.change { $0.subscription }
    end(.finished)
    subscription?.cancel()
  }

  func next() async -> Next {
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in wait(continuation) }
    } onCancel: {
      cancel()
    }.next
  }

  private func wait(_ continuation: CheckedContinuation<UncheckedNext, Never>) {
    let (next, subscription) = state.change { state -> (Next?, (any Subscription)?) in
      if !state.values.isEmpty { return (.value(state.values.removeFirst()), nil) }
      if let completion = state.completion {
        // An error is thrown once.
        state.completion = .finished
        return (.end(completion), nil)
      }
      state.waiting = continuation
      if state.subscription == nil { state.missed += 1 }
      return (nil, state.subscription)
    }
    if let next { continuation.resume(returning: UncheckedNext(next: next)) }
    subscription?.request(.max(1))
  }
}
