import Foundation

extension Publishers {
  /// Calls closures for what passes between publisher and subscriber.
  public struct HandleEvents<Upstream: Publisher>: Publisher {
    /// What it sends.
    public typealias Output = Upstream.Output
    /// The error that may end it.
    public typealias Failure = Upstream.Failure
    /// Where the values come from.
    public let upstream: Upstream
    /// Called with the subscription, before the subscriber gets it.
    public var receiveSubscription: ((any Subscription) -> Void)?
    /// Called with each value, before the subscriber gets it.
    public var receiveOutput: ((Output) -> Void)?
    /// Called with the end, before the subscriber gets it.
    public var receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)?
    /// Called when the subscriber cancels, before the publisher is told.
    public var receiveCancel: (() -> Void)?
    /// Called with what the subscriber asks for, before the publisher is told.
    public var receiveRequest: ((Subscribers.Demand) -> Void)?
    /// Called with what the subscriber asks for when it has got a value.
    var receiveReply: ((Subscribers.Demand) -> Void)?

    /// Connects a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(EventsLink(subscriber, self))
    }
  }
}

/// Calls closures for what passes between a publisher and a subscriber.
private final class EventsLink<Upstream: Publisher>: Subscriber, Subscription {
  typealias Input = Upstream.Output
  typealias Failure = Upstream.Failure

  private struct State {
    var downstream: (any Subscriber<Input, Failure>)?
    var upstream: (any Subscription)?
    var events: Publishers.HandleEvents<Upstream>?
  }

  private let state: Guarded<State>

  init(_ downstream: any Subscriber<Input, Failure>, _ events: Publishers.HandleEvents<Upstream>) {
    state = Guarded(State(downstream: downstream, events: events))
  }

  func receive(subscription: any Subscription) {
    let now = state.change { state -> State? in
      guard state.upstream == nil, state.downstream != nil else { return nil }
      state.upstream = subscription
      return state
    }
    guard let now else { return subscription.cancel() }
    now.events?.receiveSubscription?(subscription)
    now.downstream?.receive(subscription: self)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    let now = state.change { $0 }
    now.events?.receiveOutput?(input)
    let more = now.downstream?.receive(input) ?? .none
    if more > 0 { now.events?.receiveReply?(more) }
    return more
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    let last = close()
    last.events?.receiveCompletion?(completion)
    last.downstream?.receive(completion: completion)
  }

  func request(_ demand: Subscribers.Demand) {
    let now = state.change { $0 }
    now.events?.receiveRequest?(demand)
    now.upstream?.request(demand)
  }

  func cancel() {
    let last = close()
    last.events?.receiveCancel?()
    last.upstream?.cancel()
  }

  // What is let go is returned, so that it goes outside of the lock.
  private func close() -> State {
    state.change { state in
      defer { state = State() }
      return state
    }
  }
}

extension Publisher {
  /// Calls closures for what passes between publisher and subscriber, before the one for whom it is.
  public func handleEvents(
    receiveSubscription: ((any Subscription) -> Void)? = nil,
    receiveOutput: ((Output) -> Void)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil,
    receiveCancel: (() -> Void)? = nil, receiveRequest: ((Subscribers.Demand) -> Void)? = nil
  ) -> Publishers.HandleEvents<Self> {
    Publishers.HandleEvents(
      upstream: self, receiveSubscription: receiveSubscription, receiveOutput: receiveOutput,
      receiveCompletion: receiveCompletion, receiveCancel: receiveCancel,
      receiveRequest: receiveRequest)
  }

  /// Prints what passes between publisher and subscriber, to the standard output or to `stream`.
  public func print(
    _ prefix: String = "", to stream: (any TextOutputStream)? = nil
  ) -> Publishers.HandleEvents<Self> {
    let start = prefix.isEmpty ? "" : prefix + ": "
    let stream = Guarded(stream)
    func write(_ text: String) {
      stream.change {
        if $0 == nil { Swift.print(start + text) } else { $0?.write(start + text + "\n") }
      }
    }
    func brief(_ demand: Subscribers.Demand) -> String {
      demand.max.map { "max: (\($0))" } ?? "unlimited"
    }
    return Publishers.HandleEvents(
      upstream: self,
      receiveSubscription: { write("receive subscription: (\($0))") },
      receiveOutput: { write("receive value: (\($0))") },
      receiveCompletion: {
        switch $0 {
        case .finished: write("receive finished")
        case .failure(let error): write("receive error: (\(error))")
        }
      },
      receiveCancel: { write("receive cancel") },
      receiveRequest: { write("request \(brief($0))") },
      receiveReply: { write("request \(brief($0)) (synchronous)") })
  }
}
