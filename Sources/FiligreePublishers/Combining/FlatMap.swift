extension Publishers {
  /// Sends the values of the publishers that a closure makes of values, as they come.
  public struct FlatMap<NewPublisher: Publisher, Upstream: Publisher>: Publisher
  where NewPublisher.Failure == Upstream.Failure {
    /// What it sends.
    public typealias Output = NewPublisher.Output
    /// The error that may end it.
    public typealias Failure = Upstream.Failure
    /// Where the values come from of which publishers are made.
    public let upstream: Upstream
    /// How many publishers there are at a time at most.
    public let maxPublishers: Subscribers.Demand
    /// Makes a publisher.
    public let transform: (Upstream.Output) -> NewPublisher

    /// Connects a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let (gathering, upstreams) = (Gathering<Output, Failure>(subscriber), Upstreams())
      let (transform, maxPublishers, id) = (transform, maxPublishers, upstreams.makeID())
      gathering.open(onOver: { upstreams.cancel() })
      upstream.subscribe(
        AnySubscriber<Upstream.Output, Failure>(
          receiveSubscription: {
            if upstreams.add($0, id) { $0.request(maxPublishers) }
          },
          receiveValue: { value in
            gathering.add(transform(value)) { upstreams.request(.max(1), from: id) }
            return .none
          },
          receiveCompletion: { completion in
            upstreams.remove(id)
            switch completion {
            case .finished: gathering.finish()
            case .failure: gathering.fail(completion)
            }
          }))
    }
  }

  /// Sends the values of the last publisher that came.
  public struct SwitchToLatest<P: Publisher, Upstream: Publisher>: Publisher
  where P == Upstream.Output, P.Failure == Upstream.Failure {
    /// What it sends.
    public typealias Output = P.Output
    /// The error that may end it.
    public typealias Failure = P.Failure
    /// Where the publishers come from.
    public let upstream: Upstream

    /// Creates a publisher of the values of the last publisher.
    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    /// Connects a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let (relay, upstreams) = (Relay<Output, Failure>(subscriber), Upstreams())
      let (id, state) = (
        upstreams.makeID(), Guarded((latest: 0, isOver: false, isLatestOver: true))
      )
      relay.open(onOver: { upstreams.cancel() })
      upstream.subscribe(
        AnySubscriber<P, Failure>(
          receiveSubscription: {
            if upstreams.add($0, id) { $0.request(.unlimited) }
          },
          receiveValue: { publisher in
            let number = state.change {
              $0.latest += 1
              $0.isLatestOver = false
              return $0.latest
            }
            relay.follow(publisher) { completion in
              guard case .finished = completion else {
                return relay.outlet.finish(completion, atOnce: true)
              }
              let isOver = state.change {
                if number == $0.latest { $0.isLatestOver = true }
                return $0.isOver && $0.isLatestOver
              }
              if isOver { relay.outlet.finish(.finished) }
            }
            return .none
          },
          receiveCompletion: { completion in
            upstreams.remove(id)
            guard case .finished = completion else {
              return relay.outlet.finish(completion, atOnce: true)
            }
            let isOver = state.change {
              $0.isOver = true
              return $0.isLatestOver
            }
            if isOver { relay.outlet.finish(.finished) }
          }))
    }
  }
}

extension Publisher {
  /// Sends the values of the publishers that `transform` makes of values, as they come.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<P, Self> where P.Failure == Failure {
    Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers, transform: transform)
  }
}

extension Publisher where Failure == Never {
  /// Sends the values of the publishers that `transform` makes of values, as they come.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<P, Publishers.SetFailureType<Self, P.Failure>> {
    setFailureType(to: P.Failure.self).flatMap(maxPublishers: maxPublishers, transform)
  }

  /// Sends the values of the publishers that `transform` makes of values, as they come.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<P, Self> where P.Failure == Never {
    Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers, transform: transform)
  }
}

extension Publisher where Failure == Output.Failure, Output: Publisher {
  /// Sends the values of the last publisher that came; the one before is cancelled.
  public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self> {
    Publishers.SwitchToLatest(upstream: self)
  }
}

extension Publisher where Failure == Never, Output: Publisher {
  /// Sends the values of the last publisher that came; the one before is cancelled.
  public func switchToLatest()
    -> Publishers.SwitchToLatest<
      Output, Publishers.SetFailureType<Self, Output.Failure>
    >
  {
    Publishers.SwitchToLatest(upstream: setFailureType(to: Output.Failure.self))
  }
}

extension Publisher where Failure == Never, Output: Publisher, Output.Failure == Never {
  /// Sends the values of the last publisher that came; the one before is cancelled.
  public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self> {
    Publishers.SwitchToLatest(upstream: self)
  }
}
