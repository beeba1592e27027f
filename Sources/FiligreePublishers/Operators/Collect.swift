extension Publishers {
  /// Sends, at the end, all values as an array.
  public struct Collect<Upstream: Publisher>: Publisher {
    /// What it sends.
    public typealias Output = [Upstream.Output]
    /// The error that may end it.
    public typealias Failure = Upstream.Failure
    /// Where the values come from.
    public let upstream: Upstream

    /// Connects a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      var all: Output = []
      upstream.subscribe(
        Link<Upstream.Output, Failure, Output, Failure>(
          subscriber, takesAll: true,
          step: { value in
            all.append(value)
            return .skip
          }, end: { $0.after(all) }))
    }
  }

  /// Sends arrays of so many values each, the last of which may be shorter.
  public struct CollectByCount<Upstream: Publisher>: Publisher {
    /// What it sends.
    public typealias Output = [Upstream.Output]
    /// The error that may end it.
    public typealias Failure = Upstream.Failure
    /// Where the values come from.
    public let upstream: Upstream
    /// How many values an array has; less than 1 counts as 1.
    public let count: Int

    /// Connects a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let count = Swift.max(count, 1)
      var some: Output = []
      upstream.subscribe(
        Link<Upstream.Output, Failure, Output, Failure>(
          subscriber,
          step: { value in
            some.append(value)
            guard some.count == count else { return .skip }
            defer { some = [] }
            return .pass(some)
          }, end: { $0.after(some.isEmpty ? nil : some) }))
    }
  }
}

extension Publisher {
  /// Sends, at the end, all values as an array.
  public func collect() -> Publishers.Collect<Self> { Publishers.Collect(upstream: self) }

  /// Sends arrays of `count` values each, the last of which may be shorter.
  public func collect(_ count: Int) -> Publishers.CollectByCount<Self> {
    Publishers.CollectByCount(upstream: self, count: count)
  }
}
