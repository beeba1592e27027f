extension Publishers {
  /// Sends the values behind the first few.
  public struct Drop<Upstream: Publisher>: Publisher {
    /// What it sends.
    public typealias Output = Upstream.Output
    /// The error that may end it.
    public typealias Failure = Upstream.Failure
    /// Where the values come from.
    public let upstream: Upstream
    /// How many are left out; negative counts as 0.
    public let count: Int

    /// Connects a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      var rest = count
      upstream.subscribe(
        Link<Output, Failure, Output, Failure>(subscriber) { value in
          guard rest > 0 else { return .pass(value) }
          rest -= 1
          return .skip
        })
    }
  }

  /// Sends the values from the first on that does not fulfill a condition.
  public struct DropWhile<Upstream: Publisher>: Publisher {
    /// What it sends.
    public typealias Output = Upstream.Output
    /// The error that may end it.
    public typealias Failure = Upstream.Failure
    /// Where the values come from.
    public let upstream: Upstream
    /// The condition.
    public let predicate: (Output) -> Bool

    /// Connects a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.connect(subscriber, .drop(while: predicate))
    }
  }

  /// Sends the values from the first on that does not fulfill a condition, unless that throws.
  public struct TryDropWhile<Upstream: Publisher>: Publisher {
    /// What it sends.
    public typealias Output = Upstream.Output
    /// The error that may end it.
    public typealias Failure = any Error
    /// Where the values come from.
    public let upstream: Upstream
    /// The condition.
    public let predicate: (Output) throws -> Bool

    /// Connects a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.connect(subscriber, .drop(while: predicate))
    }
  }

  /// Sends the values before the first that does not fulfill a condition.
  public struct PrefixWhile<Upstream: Publisher>: Publisher {
    /// What it sends.
    public typealias Output = Upstream.Output
    /// The error that may end it.
    public typealias Failure = Upstream.Failure
    /// Where the values come from.
    public let upstream: Upstream
    /// The condition.
    public let predicate: (Output) -> Bool

    /// Connects a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.connect(subscriber, .prefix(while: predicate))
    }
  }

  /// Sends the values before the first that does not fulfill a condition, unless that throws.
  public struct TryPrefixWhile<Upstream: Publisher>: Publisher {
    /// What it sends.
    public typealias Output = Upstream.Output
    /// The error that may end it.
    public typealias Failure = any Error
    /// Where the values come from.
    public let upstream: Upstream
    /// The condition.
    public let predicate: (Output) throws -> Bool

    /// Connects a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.connect(subscriber, .prefix(while: predicate))
    }
  }
}

extension Publisher {
  /// Sends the values behind the first `count`; negative counts as 0.
  public func dropFirst(_ count: Int = 1) -> Publishers.Drop<Self> {
    Publishers.Drop(upstream: self, count: count)
  }

  /// Sends the values from the first on that does not fulfill `predicate`.
  public func drop(while predicate: @escaping (Output) -> Bool) -> Publishers.DropWhile<Self> {
    Publishers.DropWhile(upstream: self, predicate: predicate)
  }

  /// Sends the values from the first on that does not fulfill `predicate`, unless that throws.
  public func tryDrop(
    while predicate: @escaping (Output) throws -> Bool
  ) -> Publishers.TryDropWhile<Self> {
    Publishers.TryDropWhile(upstream: self, predicate: predicate)
  }

  /// Sends the values before the first that does not fulfill `predicate`.
  public func prefix(while predicate: @escaping (Output) -> Bool) -> Publishers.PrefixWhile<Self> {
    Publishers.PrefixWhile(upstream: self, predicate: predicate)
  }

  /// Sends the values before the first that does not fulfill `predicate`, unless that throws.
  public func tryPrefix(
    while predicate: @escaping (Output) throws -> Bool
  ) -> Publishers.TryPrefixWhile<Self> {
    Publishers.TryPrefixWhile(upstream: self, predicate: predicate)
  }
}
