extension Publishers {
  /// Sends, at the end, how many values there were.
  public struct Count<Upstream: Publisher>: Publisher {
    /// What it sends.
    public typealias Output = Int
    /// The error that may end it.
    public typealias Failure = Upstream.Failure
    /// Where the values come from.
    public let upstream: Upstream

    /// Connects a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Int, S.Failure == Failure {
      upstream.reduce(0) { count, _ in count + 1 }.receive(subscriber: subscriber)
    }
  }

  /// Sends, at the end, the value that a closure puts first or last.
  public struct Comparison<Upstream: Publisher>: Publisher {
    /// What it sends.
    public typealias Output = Upstream.Output
    /// The error that may end it.
    public typealias Failure = Upstream.Failure
    /// Where the values come from.
    public let upstream: Upstream
    /// Says whether the first value stands before the second.
    public let areInIncreasingOrder: (Output, Output) -> Bool
    let isMaximum: Bool

    /// Connects a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.connect(subscriber, .extreme(areInIncreasingOrder, isMaximum: isMaximum))
    }
  }

  /// Sends, at the end, the value that a closure puts first or last, unless it throws.
  public struct TryComparison<Upstream: Publisher>: Publisher {
    /// What it sends.
    public typealias Output = Upstream.Output
    /// The error that may end it.
    public typealias Failure = any Error
    /// Where the values come from.
    public let upstream: Upstream
    /// Says whether the first value stands before the second.
    public let areInIncreasingOrder: (Output, Output) throws -> Bool
    let isMaximum: Bool

    /// Connects a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.connect(subscriber, .extreme(areInIncreasingOrder, isMaximum: isMaximum))
    }
  }

  /// Sends whether any value fulfills a condition: true at the first that does, false at the end.
  public struct ContainsWhere<Upstream: Publisher>: Publisher {
    /// What it sends.
    public typealias Output = Bool
    /// The error that may end it.
    public typealias Failure = Upstream.Failure
    /// Where the values come from.
    public let upstream: Upstream
    /// The condition.
    public let predicate: (Upstream.Output) -> Bool

    /// Connects a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Bool, S.Failure == Failure {
      upstream.connect(subscriber, .contains(where: predicate))
    }
  }

  /// Sends whether any value fulfills a condition, unless that throws.
  public struct TryContainsWhere<Upstream: Publisher>: Publisher {
    /// What it sends.
    public typealias Output = Bool
    /// The error that may end it.
    public typealias Failure = any Error
    /// Where the values come from.
    public let upstream: Upstream
    /// The condition.
    public let predicate: (Upstream.Output) throws -> Bool

    /// Connects a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Bool, S.Failure == Failure {
      upstream.connect(subscriber, .contains(where: predicate))
    }
  }

  /// Sends whether all values fulfill a condition: false at the first that does not, true at the end.
  public struct AllSatisfy<Upstream: Publisher>: Publisher {
    /// What it sends.
    public typealias Output = Bool
    /// The error that may end it.
    public typealias Failure = Upstream.Failure
    /// Where the values come from.
    public let upstream: Upstream
    /// The condition.
    public let predicate: (Upstream.Output) -> Bool

    /// Connects a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Bool, S.Failure == Failure {
      upstream.connect(subscriber, .allSatisfy(predicate))
    }
  }

  /// Sends whether all values fulfill a condition, unless that throws.
  public struct TryAllSatisfy<Upstream: Publisher>: Publisher {
    /// What it sends.
    public typealias Output = Bool
    /// The error that may end it.
    public typealias Failure = any Error
    /// Where the values come from.
    public let upstream: Upstream
    /// The condition.
    public let predicate: (Upstream.Output) throws -> Bool

    /// Connects a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Bool, S.Failure == Failure {
      upstream.connect(subscriber, .allSatisfy(predicate))
    }
  }
}

extension Publisher {
  /// Sends, at the end, how many values there were.
  public func count() -> Publishers.Count<Self> { Publishers.Count(upstream: self) }

  /// Sends, at the end, the value that stands before the others, if there is any.
  public func min(
    by areInIncreasingOrder: @escaping (Output, Output) -> Bool
  ) -> Publishers.Comparison<Self> {
    Publishers.Comparison(
      upstream: self, areInIncreasingOrder: areInIncreasingOrder, isMaximum: false)
  }

  /// Sends, at the end, the value that stands behind the others, if there is any.
  public func max(
    by areInIncreasingOrder: @escaping (Output, Output) -> Bool
  ) -> Publishers.Comparison<Self> {
    Publishers.Comparison(
      upstream: self, areInIncreasingOrder: areInIncreasingOrder, isMaximum: true)
  }

  /// Sends, at the end, the value that stands before the others, unless the closure throws.
  public func tryMin(
    by areInIncreasingOrder: @escaping (Output, Output) throws -> Bool
  ) -> Publishers.TryComparison<Self> {
    Publishers.TryComparison(
      upstream: self, areInIncreasingOrder: areInIncreasingOrder, isMaximum: false)
  }

  /// Sends, at the end, the value that stands behind the others, unless the closure throws.
  public func tryMax(
    by areInIncreasingOrder: @escaping (Output, Output) throws -> Bool
  ) -> Publishers.TryComparison<Self> {
    Publishers.TryComparison(
      upstream: self, areInIncreasingOrder: areInIncreasingOrder, isMaximum: true)
  }

  /// Sends whether any value fulfills `predicate`.
  public func contains(
    where predicate: @escaping (Output) -> Bool
  ) -> Publishers.ContainsWhere<Self> {
    Publishers.ContainsWhere(upstream: self, predicate: predicate)
  }

  /// Sends whether any value fulfills `predicate`, unless that throws.
  public func tryContains(
    where predicate: @escaping (Output) throws -> Bool
  ) -> Publishers.TryContainsWhere<Self> {
    Publishers.TryContainsWhere(upstream: self, predicate: predicate)
  }

  /// Sends whether all values fulfill `predicate`.
  public func allSatisfy(_ predicate: @escaping (Output) -> Bool) -> Publishers.AllSatisfy<Self> {
    Publishers.AllSatisfy(upstream: self, predicate: predicate)
  }

  /// Sends whether all values fulfill `predicate`, unless that throws.
  public func tryAllSatisfy(
    _ predicate: @escaping (Output) throws -> Bool
  ) -> Publishers.TryAllSatisfy<Self> {
    Publishers.TryAllSatisfy(upstream: self, predicate: predicate)
  }
}

extension Publisher where Output: Comparable {
  /// Sends, at the end, the least value, if there is any.
  public func min() -> Publishers.Comparison<Self> { min { $0 < $1 } }

  /// Sends, at the end, the greatest value, if there is any.
  public func max() -> Publishers.Comparison<Self> { max { $0 < $1 } }
}

extension Publisher where Output: Equatable {
  /// Sends whether any value equals `output`.
  public func contains(_ output: Output) -> Publishers.ContainsWhere<Self> {
    contains { $0 == output }
  }
}
