extension Publishers {
  /// How a buffer asks for values.
  public enum PrefetchStrategy: Hashable, Sendable {
    /// As many as it has room for.
    case keepFull
    /// All.
    case byRequest
  }

  /// What a full buffer does with a further value.
  public enum BufferingStrategy<Failure: Error> {
    /// Drops it.
    case dropNewest
    /// Drops the one that has waited longest.
    case dropOldest
    /// Fails.
    case customError(() -> Failure)
  }

  /// Keeps values until they are asked for.
  public struct Buffer<Upstream: Publisher>: Publisher {
    /// What it sends.
    public typealias Output = Upstream.Output
    /// The error that may end it.
    public typealias Failure = Upstream.Failure
    /// Where the values come from.
    public let upstream: Upstream
    /// How many values it keeps; negative counts as 0.
    public let size: Int
    /// How it asks for values.
    public let prefetch: PrefetchStrategy
    /// What it does when it is full.
    public let whenFull: BufferingStrategy<Failure>

    /// Connects a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let (outlet, upstreams) = (Outlet<Output, Failure>(subscriber), Upstreams())
      let (size, prefetch, whenFull) = (Swift.max(size, 0), prefetch, whenFull)
      let id = upstreams.makeID()
      outlet.open(
        .init(
          onTake: { _ in if prefetch == .keepFull { upstreams.request(.max(1), from: id) } },
          onOver: { upstreams.cancel() }))
      upstream.subscribe(
        AnySubscriber<Output, Failure>(
          receiveSubscription: {
            guard upstreams.add($0, id) else { return }
            $0.request(prefetch == .keepFull ? .max(size) : .unlimited)
          },
          receiveValue: { value in
            guard outlet.count >= size, outlet.demand == .none else {
              outlet.send(value)
              return .none
            }
            switch whenFull {
            case .dropNewest:
              break
            case .dropOldest:
              guard size > 0 else { break }
              outlet.dropFirst()
              outlet.send(value)
            case .customError(let error):
              upstreams.cancel()
              outlet.finish(.failure(error()))
            }
            return .none
          },
          receiveCompletion: {
            upstreams.remove(id)
            outlet.finish($0)
          }))
    }
  }
}

extension Publisher {
  /// Keeps up to `size` values until they are asked for.
  public func buffer(
    size: Int, prefetch: Publishers.PrefetchStrategy,
    whenFull: Publishers.BufferingStrategy<Failure>
  ) -> Publishers.Buffer<Self> {
    Publishers.Buffer(upstream: self, size: size, prefetch: prefetch, whenFull: whenFull)
  }
}
