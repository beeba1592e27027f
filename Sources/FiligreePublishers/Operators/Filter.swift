extension Publishers {
  /// Sends the values that a closure holds true.
  public struct Filter<Upstream: Publisher>: Publisher {
    /// What it sends.
    public typealias Output = Upstream.Output
    /// The error that may end it.
    public typealias Failure = Upstream.Failure
    /// Where the values come from.
    public let upstream: Upstream
    /// Says whether a value goes on.
    public let isIncluded: (Output) -> Bool

    /// Connects a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.connect(subscriber, .filter(isIncluded))
    }
  }

  /// Sends the values that a closure holds true, until it throws.
  public struct TryFilter<Upstream: Publisher>: Publisher {
    /// What it sends.
    public typealias Output = Upstream.Output
    /// The error that may end it.
    public typealias Failure = any Error
    /// Where the values come from.
    public let upstream: Upstream
    /// Says whether a value goes on.
    public let isIncluded: (Output) throws -> Bool

    /// Connects a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.connect(subscriber, .filter(isIncluded))
    }
  }

  /// Sends what a closure makes of values, without nil.
  public struct CompactMap<Upstream: Publisher, Output>: Publisher {
    /// The error that may end it.
    public typealias Failure = Upstream.Failure
    /// Where the values come from.
    public let upstream: Upstream
    /// Makes a value of another, or none.
    public let transform: (Upstream.Output) -> Output?

    /// Connects a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.connect(subscriber, .compactMap(transform))
    }
  }

  /// Sends what a closure makes of values, without nil, until it throws.
  public struct TryCompactMap<Upstream: Publisher, Output>: Publisher {
    /// The error that may end it.
    public typealias Failure = any Error
    /// Where the values come from.
    public let upstream: Upstream
    /// Makes a value of another, or none.
    public let transform: (Upstream.Output) throws -> Output?

    /// Connects a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.connect(subscriber, .compactMap(transform))
    }
  }

  /// Sends the values that are not the same as the last one sent.
  public struct RemoveDuplicates<Upstream: Publisher>: Publisher {
    /// What it sends.
    public typealias Output = Upstream.Output
    /// The error that may end it.
    public typealias Failure = Upstream.Failure
    /// Where the values come from.
    public let upstream: Upstream
    /// Says whether two values are the same.
    public let predicate: (Output, Output) -> Bool

    /// Connects a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.connect(subscriber, .removeDuplicates(predicate))
    }
  }

  /// Sends the values that are not the same as the last one sent, until a closure throws.
  public struct TryRemoveDuplicates<Upstream: Publisher>: Publisher {
    /// What it sends.
    public typealias Output = Upstream.Output
    /// The error that may end it.
    public typealias Failure = any Error
    /// Where the values come from.
    public let upstream: Upstream
    /// Says whether two values are the same.
    public let predicate: (Output, Output) throws -> Bool

    /// Connects a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.connect(subscriber, .removeDuplicates(predicate))
    }
  }

  /// Sends no value, only the end.
  public struct IgnoreOutput<Upstream: Publisher>: Publisher {
    /// What it sends.
    public typealias Output = Never
    /// The error that may end it.
    public typealias Failure = Upstream.Failure
    /// Where the values come from.
    public let upstream: Upstream

    /// Connects a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Never, S.Failure == Failure {
      upstream.subscribe(
        Link<Upstream.Output, Failure, Never, Failure>(subscriber, takesAll: true) { _ in .skip })
    }
  }
}

extension Publisher {
  /// Sends the values that `isIncluded` holds true.
  public func filter(_ isIncluded: @escaping (Output) -> Bool) -> Publishers.Filter<Self> {
    Publishers.Filter(upstream: self, isIncluded: isIncluded)
  }

  /// Sends the values that `isIncluded` holds true, until it throws.
  public func tryFilter(
    _ isIncluded: @escaping (Output) throws -> Bool
  ) -> Publishers.TryFilter<Self> {
    Publishers.TryFilter(upstream: self, isIncluded: isIncluded)
  }

  /// Sends what `transform` makes of values, without nil.
  public func compactMap<T>(
    _ transform: @escaping (Output) -> T?
  ) -> Publishers.CompactMap<Self, T> {
    Publishers.CompactMap(upstream: self, transform: transform)
  }

  /// Sends what `transform` makes of values, without nil, until it throws.
  public func tryCompactMap<T>(
    _ transform: @escaping (Output) throws -> T?
  ) -> Publishers.TryCompactMap<Self, T> {
    Publishers.TryCompactMap(upstream: self, transform: transform)
  }

  /// Sends the values that are not, by `predicate`, the same as the last one sent.
  public func removeDuplicates(
    by predicate: @escaping (Output, Output) -> Bool
  ) -> Publishers.RemoveDuplicates<Self> {
    Publishers.RemoveDuplicates(upstream: self, predicate: predicate)
  }

  /// Sends the values that are not, by `predicate`, the same as the last one sent, until it throws.
  public func tryRemoveDuplicates(
    by predicate: @escaping (Output, Output) throws -> Bool
  ) -> Publishers.TryRemoveDuplicates<Self> {
    Publishers.TryRemoveDuplicates(upstream: self, predicate: predicate)
  }

  /// Sends no value, only the end.
  public func ignoreOutput() -> Publishers.IgnoreOutput<Self> {
    Publishers.IgnoreOutput(upstream: self)
  }
}

extension Publisher where Output: Equatable {
  /// Sends the values that are not equal to the last one sent.
  public func removeDuplicates() -> Publishers.RemoveDuplicates<Self> {
    removeDuplicates { $0 == $1 }
  }
}
