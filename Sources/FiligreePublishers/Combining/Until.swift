extension Publishers {
  /// Sends values until another publisher sends one.
  public struct PrefixUntilOutput<Upstream: Publisher, Other: Publisher>: Publisher {
    /// What it sends.
    public typealias Output = Upstream.Output
    /// The error that may end it.
    public typealias Failure = Upstream.Failure
    /// Where the values come from.
    public let upstream: Upstream
    /// The publisher whose value ends it.
    public let other: Other

    /// Creates a publisher that another ends.
    public init(upstream: Upstream, other: Other) {
      self.upstream = upstream
      self.other = other
    }

    /// Connects a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let others = Upstreams()
      let id = others.makeID()
      let link = Link<Output, Failure, Output, Failure>(
        subscriber, onOver: { others.cancel() }, step: { .pass($0) })
      other.subscribe(
        AnySubscriber<Other.Output, Other.Failure>(
          receiveSubscription: {
            if others.add($0, id) { $0.request(.max(1)) }
          },
          receiveValue: { _ in
            link.stop(.finished)
            return .none
          },
          receiveCompletion: { _ in others.remove(id) }))
      upstream.subscribe(link)
    }
  }

  /// Sends the values that come after another publisher has sent one.
  public struct DropUntilOutput<Upstream: Publisher, Other: Publisher>: Publisher
  where Upstream.Failure == Other.Failure {
    /// What it sends.
    public typealias Output = Upstream.Output
    /// The error that may end it.
    public typealias Failure = Upstream.Failure
    /// Where the values come from.
    public let upstream: Upstream
    /// The publisher whose value is waited for.
    public let other: Other

    /// Creates a publisher that waits for another.
    public init(upstream: Upstream, other: Other) {
      self.upstream = upstream
      self.other = other
    }

    /// Connects a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let (others, isOpen) = (Upstreams(), Guarded(false))
      let id = others.makeID()
      let link = Link<Output, Failure, Output, Failure>(
        subscriber, onOver: { others.cancel() },
        step: { value in isOpen.change { $0 } ? .pass(value) : .skip })
      other.subscribe(
        AnySubscriber<Other.Output, Failure>(
          receiveSubscription: {
            if others.add($0, id) { $0.request(.max(1)) }
          },
          receiveValue: { _ in
            isOpen.change { $0 = true }
            others.cancel(id)
            return .none
          },
          receiveCompletion: { completion in
            others.remove(id)
            // Nothing could ever come.
            if !isOpen.change({ $0 }) { link.stop(completion) }
          }))
      upstream.subscribe(link)
    }
  }
}

extension Publisher {
  /// Sends values until `publisher` sends one.
  public func prefix<P: Publisher>(
    untilOutputFrom publisher: P
  ) -> Publishers.PrefixUntilOutput<Self, P> {
    Publishers.PrefixUntilOutput(upstream: self, other: publisher)
  }

  /// Sends the values that come after `publisher` has sent one.
  public func drop<P: Publisher>(
    untilOutputFrom publisher: P
  ) -> Publishers.DropUntilOutput<Self, P> where P.Failure == Failure {
    Publishers.DropUntilOutput(upstream: self, other: publisher)
  }
}
