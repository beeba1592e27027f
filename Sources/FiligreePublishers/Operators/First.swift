extension Publishers {
  /// Sends the first value that fulfills a condition.
  public struct FirstWhere<Upstream: Publisher>: Publisher {
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
      upstream.connect(subscriber, .first(where: predicate))
    }
  }

  /// Sends the first value that fulfills a condition, unless that throws.
  public struct TryFirstWhere<Upstream: Publisher>: Publisher {
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
      upstream.connect(subscriber, .first(where: predicate))
    }
  }

  /// Sends, at the end, the last value that fulfills a condition.
  public struct LastWhere<Upstream: Publisher>: Publisher {
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
      upstream.connect(subscriber, .last(where: predicate))
    }
  }

  /// Sends, at the end, the last value that fulfills a condition, unless that throws.
  public struct TryLastWhere<Upstream: Publisher>: Publisher {
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
      upstream.connect(subscriber, .last(where: predicate))
    }
  }

  /// Sends the values at some positions, and finishes after the last of them.
  public struct Output<Upstream: Publisher>: Publisher {
    /// What it sends.
    public typealias Output = Upstream.Output
    /// The error that may end it.
    public typealias Failure = Upstream.Failure
    /// Where the values come from.
    public let upstream: Upstream
    /// The positions, where the first value has 0 and what is negative counts as 0.
    public let range: CountableRange<Int>

    /// Connects a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let range = range
      guard range.upperBound > 0, !range.isEmpty else {
        return Empty().receive(subscriber: subscriber)
      }
      var index = 0
      upstream.subscribe(
        Link<Output, Failure, Output, Failure>(subscriber) { value in
          defer { index += 1 }
          if index < range.lowerBound { return .skip }
          return index == range.upperBound - 1 ? .last(value) : .pass(value)
        })
    }
  }
}

extension Publisher {
  /// Sends the first value.
  public func first() -> Publishers.FirstWhere<Self> { first { _ in true } }

  /// Sends the first value that fulfills `predicate`.
  public func first(where predicate: @escaping (Output) -> Bool) -> Publishers.FirstWhere<Self> {
    Publishers.FirstWhere(upstream: self, predicate: predicate)
  }

  /// Sends the first value that fulfills `predicate`, unless that throws.
  public func tryFirst(
    where predicate: @escaping (Output) throws -> Bool
  ) -> Publishers.TryFirstWhere<Self> {
    Publishers.TryFirstWhere(upstream: self, predicate: predicate)
  }

  /// Sends the last value, at the end.
  public func last() -> Publishers.LastWhere<Self> { last { _ in true } }

  /// Sends the last value that fulfills `predicate`, at the end.
  public func last(where predicate: @escaping (Output) -> Bool) -> Publishers.LastWhere<Self> {
    Publishers.LastWhere(upstream: self, predicate: predicate)
  }

  /// Sends the last value that fulfills `predicate`, at the end, unless that throws.
  public func tryLast(
    where predicate: @escaping (Output) throws -> Bool
  ) -> Publishers.TryLastWhere<Self> {
    Publishers.TryLastWhere(upstream: self, predicate: predicate)
  }

  /// Sends the value at a position, the first of which is 0.
  public func output(at index: Int) -> Publishers.Output<Self> {
    output(in: index..<(index == .max ? index : index + 1))
  }

  /// Sends the values at some positions, the first of which is 0.
  public func output<R: RangeExpression>(in range: R) -> Publishers.Output<Self>
  where R.Bound == Int {
    Publishers.Output(upstream: self, range: range.relative(to: 0..<Int.max))
  }

  /// Sends up to `maxLength` values; negative counts as 0.
  public func prefix(_ maxLength: Int) -> Publishers.Output<Self> {
    output(in: 0..<Swift.max(maxLength, 0))
  }
}
