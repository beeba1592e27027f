extension Publishers {
  /// Sends, for each value, what a closure makes of it and of its last result.
  public struct Scan<Upstream: Publisher, Output>: Publisher {
    /// The error that may end it.
    public typealias Failure = Upstream.Failure
    /// Where the values come from.
    public let upstream: Upstream
    /// What stands in for the first result.
    public let initialResult: Output
    /// Makes the next result.
    public let nextPartialResult: (Output, Upstream.Output) -> Output

    /// Connects a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.connect(subscriber, .scan(initialResult, nextPartialResult))
    }
  }

  /// Sends, for each value, what a closure makes of it and of its last result, until it throws.
  public struct TryScan<Upstream: Publisher, Output>: Publisher {
    /// The error that may end it.
    public typealias Failure = any Error
    /// Where the values come from.
    public let upstream: Upstream
    /// What stands in for the first result.
    public let initialResult: Output
    /// Makes the next result.
    public let nextPartialResult: (Output, Upstream.Output) throws -> Output

    /// Connects a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.connect(subscriber, .scan(initialResult, nextPartialResult))
    }
  }

  /// Sends, at the end, what a closure has made of all values.
  public struct Reduce<Upstream: Publisher, Output>: Publisher {
    /// The error that may end it.
    public typealias Failure = Upstream.Failure
    /// Where the values come from.
    public let upstream: Upstream
    /// The result without values.
    public let initial: Output
    /// Makes the next result.
    public let nextPartialResult: (Output, Upstream.Output) -> Output

    /// Connects a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.connect(subscriber, .reduce(initial, nextPartialResult))
    }
  }

  /// Sends, at the end, what a closure has made of all values, unless it throws.
  public struct TryReduce<Upstream: Publisher, Output>: Publisher {
    /// The error that may end it.
    public typealias Failure = any Error
    /// Where the values come from.
    public let upstream: Upstream
    /// The result without values.
    public let initial: Output
    /// Makes the next result.
    public let nextPartialResult: (Output, Upstream.Output) throws -> Output

    /// Connects a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.connect(subscriber, .reduce(initial, nextPartialResult))
    }
  }
}

extension Publisher {
  /// Sends, for each value, what `nextPartialResult` makes of its last result and the value.
  public func scan<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
  ) -> Publishers.Scan<Self, T> {
    Publishers.Scan(
      upstream: self, initialResult: initialResult, nextPartialResult: nextPartialResult)
  }

  /// Sends, for each value, what `nextPartialResult` makes of its last result and the value, until it throws.
  public func tryScan<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T
  ) -> Publishers.TryScan<Self, T> {
    Publishers.TryScan(
      upstream: self, initialResult: initialResult, nextPartialResult: nextPartialResult)
  }

  /// Sends, at the end, what `nextPartialResult` has made of all values.
  public func reduce<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
  ) -> Publishers.Reduce<Self, T> {
    Publishers.Reduce(upstream: self, initial: initialResult, nextPartialResult: nextPartialResult)
  }

  /// Sends, at the end, what `nextPartialResult` has made of all values, unless it throws.
  public func tryReduce<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T
  ) -> Publishers.TryReduce<Self, T> {
    Publishers.TryReduce(
      upstream: self, initial: initialResult, nextPartialResult: nextPartialResult)
  }
}
