extension Publishers {
  /// Sends the elements of a sequence and finishes.
  public struct Sequence<Elements: Swift.Sequence, Failure: Error>: Publisher {
    /// What it sends.
    public typealias Output = Elements.Element

    /// The sequence.
    public let sequence: Elements

    /// Creates a publisher of a sequence, which each subscriber iterates anew.
    public init(sequence: Elements) {
      self.sequence = sequence
    }

    /// Connects a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      var iterator = sequence.makeIterator()
      Supply<Output, Failure>.start(subscriber) { iterator.next() }
    }
  }
}

extension Publishers.Sequence: Equatable where Elements: Equatable {}

extension Sequence {
  /// Sends the elements and finishes.
  public var publisher: Publishers.Sequence<Self, Never> { Publishers.Sequence(sequence: self) }
}

extension Optional {
  /// Sends the value, if there is one, and finishes.
  public var publisher: Publisher { Publisher(self) }

  /// Sends the value of an optional, if there is one, and finishes.
  public struct Publisher: FiligreePublishers.Publisher {
    /// What it sends.
    public typealias Output = Wrapped
    /// The error that may end it.
    public typealias Failure = Never

    /// The optional.
    public let output: Wrapped?

    /// Creates a publisher of an optional.
    public init(_ output: Wrapped?) {
      self.output = output
    }

    /// Connects a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Wrapped, S.Failure == Never {
      var rest = output
      Supply<Wrapped, Never>.start(subscriber) {
        defer { rest = nil }
        return rest
      }
    }
  }
}

extension Optional.Publisher: Equatable where Wrapped: Equatable {}

extension Result {
  /// Sends the value and finishes, or fails with the error.
  public var publisher: Publisher { Publisher(self) }

  /// Sends the value of a result and finishes, or fails with its error.
  public struct Publisher: FiligreePublishers.Publisher {
    /// What it sends.
    public typealias Output = Success

    /// The result.
    public let result: Result<Success, Failure>

    /// Creates a publisher of a result.
    public init(_ result: Result<Success, Failure>) {
      self.result = result
    }

    /// Creates a publisher of a value.
    public init(_ output: Success) {
      result = .success(output)
    }

    /// Creates a publisher that fails.
    public init(_ failure: Failure) {
      result = .failure(failure)
    }

    /// Connects a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Success, S.Failure == Failure {
      switch result {
      case .success(let value): send(value, subscriber)
      case .failure(let error): Fail(error: error).receive(subscriber: subscriber)
      }
    }
  }
}

extension Result.Publisher: Equatable where Success: Equatable, Failure: Equatable {}
