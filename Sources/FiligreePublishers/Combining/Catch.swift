extension Publishers {
  /// Goes on with the values of another publisher after an error.
  public struct Catch<Upstream: Publisher, NewPublisher: Publisher>: Publisher
  where Upstream.Output == NewPublisher.Output {
    /// What it sends.
    public typealias Output = Upstream.Output
    /// The error that may end it.
    public typealias Failure = NewPublisher.Failure
    /// Where the values come from at first.
    public let upstream: Upstream
    /// Makes the publisher for an error.
    public let handler: (Upstream.Failure) -> NewPublisher

    /// Creates a publisher that goes on after an error.
    public init(upstream: Upstream, handler: @escaping (Upstream.Failure) -> NewPublisher) {
      self.upstream = upstream
      self.handler = handler
    }

    /// Connects a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let (relay, handler) = (Relay<Output, Failure>(subscriber), handler)
      relay.open()
      relay.follow(upstream) { completion in
        switch completion {
        case .finished: relay.outlet.finish(.finished)
        case .failure(let error): relay.follow(handler(error)) { relay.outlet.finish($0) }
        }
      }
    }
  }

  /// Goes on with the values of another publisher after an error, unless there is none.
  public struct TryCatch<Upstream: Publisher, NewPublisher: Publisher>: Publisher
  where Upstream.Output == NewPublisher.Output {
    /// What it sends.
    public typealias Output = Upstream.Output
    /// The error that may end it.
    public typealias Failure = any Error
    /// Where the values come from at first.
    public let upstream: Upstream
    /// Makes the publisher for an error, or throws another.
    public let handler: (Upstream.Failure) throws -> NewPublisher

    /// Creates a publisher that goes on after an error.
    public init(upstream: Upstream, handler: @escaping (Upstream.Failure) throws -> NewPublisher) {
      self.upstream = upstream
      self.handler = handler
    }

    /// Connects a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let (relay, handler) = (Relay<Output, Failure>(subscriber), handler)
      relay.open()
      relay.follow(upstream) { completion in
        guard case .failure(let error) = completion else { return relay.outlet.finish(.finished) }
        do {
          relay.follow(try handler(error)) { relay.outlet.finish($0.mapError { $0 }) }
        } catch {
          relay.outlet.finish(.failure(error))
        }
      }
    }
  }

  /// Subscribes again after an error, some times.
  public struct Retry<Upstream: Publisher>: Publisher {
    /// What it sends.
    public typealias Output = Upstream.Output
    /// The error that may end it.
    public typealias Failure = Upstream.Failure
    /// Where the values come from.
    public let upstream: Upstream
    /// How often it subscribes again; nil for no limit.
    public let retries: Int?

    /// Creates a publisher that subscribes again.
    public init(upstream: Upstream, retries: Int?) {
      self.upstream = upstream
      self.retries = retries
    }

    /// Connects a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let relay = Relay<Output, Failure>(subscriber)
      relay.open()
      let upstream = upstream
      let state = Guarded((rest: retries, isRunning: false, isDue: false))
      func start() {
        // A publisher that fails within its subscription comes back here; the loop goes on, and the stack stays short.
        let isInside = state.change { state in
          defer { state.isRunning = true }
          state.isDue = true
          return state.isRunning
        }
        guard !isInside else { return }
        while relay.outlet.isOpen,
          state.change({ state in
            defer { state.isDue = false }
            state.isRunning = state.isDue
            return state.isDue
          })
        {
          relay.follow(upstream) { completion in
            guard case .failure = completion else { return relay.outlet.finish(.finished) }
            let goesOn = state.change { state in
              guard let rest = state.rest else { return true }
              state.rest = rest - 1
              return rest > 0
            }
            goesOn ? start() : relay.outlet.finish(completion)
          }
        }
      }
      start()
    }
  }
}

extension Publisher {
  /// Goes on, after an error, with the values of the publisher that `handler` makes of it.
  public func `catch`<P: Publisher>(
    _ handler: @escaping (Failure) -> P
  ) -> Publishers.Catch<Self, P> where P.Output == Output {
    Publishers.Catch(upstream: self, handler: handler)
  }

  /// Goes on, after an error, with the values of the publisher that `handler` makes of it, unless that throws.
  public func tryCatch<P: Publisher>(
    _ handler: @escaping (Failure) throws -> P
  ) -> Publishers.TryCatch<Self, P> where P.Output == Output {
    Publishers.TryCatch(upstream: self, handler: handler)
  }

  /// Subscribes again after an error, up to `retries` times.
  public func retry(_ retries: Int) -> Publishers.Retry<Self> {
    Publishers.Retry(upstream: self, retries: retries)
  }
}
