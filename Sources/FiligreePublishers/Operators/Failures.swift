extension Publishers {
  /// Makes another error of the one that ends it.
  public struct MapError<Upstream: Publisher, Failure: Error>: Publisher {
    /// What it sends.
    public typealias Output = Upstream.Output
    /// Where the values come from.
    public let upstream: Upstream
    /// Makes the error.
    public let transform: (Upstream.Failure) -> Failure

    /// Connects a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let transform = transform
      upstream.subscribe(
        Link<Output, Upstream.Failure, Output, Failure>(
          subscriber, step: { .pass($0) }, end: { .end($0.mapError(transform)) }))
    }
  }

  /// Sends a value in place of an error.
  public struct ReplaceError<Upstream: Publisher>: Publisher {
    /// What it sends.
    public typealias Output = Upstream.Output
    /// The error that may end it.
    public typealias Failure = Never
    /// Where the values come from.
    public let upstream: Upstream
    /// The value.
    public let output: Output

    /// Connects a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Never {
      let output = output
      upstream.subscribe(
        Link<Output, Upstream.Failure, Output, Never>(
          subscriber, step: { .pass($0) },
          end: {
            switch $0 {
            case .finished: .end(.finished)
            case .failure: .last(output)
            }
          }))
    }
  }

  /// Sends a value if there is no other.
  public struct ReplaceEmpty<Upstream: Publisher>: Publisher {
    /// What it sends.
    public typealias Output = Upstream.Output
    /// The error that may end it.
    public typealias Failure = Upstream.Failure
    /// Where the values come from.
    public let upstream: Upstream
    /// The value.
    public let output: Output

    /// Connects a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let output = output
      var isEmpty = true
      upstream.subscribe(
        Link<Output, Failure, Output, Failure>(
          subscriber,
          step: {
            isEmpty = false
            return .pass($0)
          }, end: { $0.after(isEmpty ? output : nil) }))
    }
  }

  /// Gives a publisher that cannot fail a type of error.
  public struct SetFailureType<Upstream: Publisher, Failure: Error>: Publisher
  where Upstream.Failure == Never {
    /// What it sends.
    public typealias Output = Upstream.Output
    /// Where the values come from.
    public let upstream: Upstream

    /// Connects a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(
        Link<Output, Never, Output, Failure>(
          subscriber, step: { .pass($0) }, end: { _ in .end(.finished) }))
    }
  }

  /// Stops the program when it fails.
  public struct AssertNoFailure<Upstream: Publisher>: Publisher {
    /// What it sends.
    public typealias Output = Upstream.Output
    /// The error that may end it.
    public typealias Failure = Never
    /// Where the values come from.
    public let upstream: Upstream
    /// What stands before the error in the message.
    public let prefix: String
    /// The file that the message names.
    public let file: StaticString
    /// The line that the message names.
    public let line: UInt

    /// Connects a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Never {
      let (prefix, file, line) = (prefix, file, line)
      upstream.subscribe(
        Link<Output, Upstream.Failure, Output, Never>(
          subscriber, step: { .pass($0) },
          end: {
            switch $0 {
            case .finished: return .end(.finished)
            // To stop is what the caller asks for.
            case .failure(let error): fatalError("\(prefix): \(error)", file: file, line: line)
            }
          }))
    }
  }
}

extension Publisher {
  /// Makes another error of the one that ends it.
  public func mapError<E: Error>(
    _ transform: @escaping (Failure) -> E
  ) -> Publishers.MapError<Self, E> {
    Publishers.MapError(upstream: self, transform: transform)
  }

  /// Sends `output` in place of an error, and finishes.
  public func replaceError(with output: Output) -> Publishers.ReplaceError<Self> {
    Publishers.ReplaceError(upstream: self, output: output)
  }

  /// Sends `output` if it finishes without a value.
  public func replaceEmpty(with output: Output) -> Publishers.ReplaceEmpty<Self> {
    Publishers.ReplaceEmpty(upstream: self, output: output)
  }

  /// Stops the program when it fails.
  public func assertNoFailure(
    _ prefix: String = "", file: StaticString = #file, line: UInt = #line
  ) -> Publishers.AssertNoFailure<Self> {
    Publishers.AssertNoFailure(upstream: self, prefix: prefix, file: file, line: line)
  }
}

extension Publisher where Failure == Never {
  /// Gives a publisher that cannot fail a type of error.
  public func setFailureType<E: Error>(
    to failureType: E.Type
  ) -> Publishers.SetFailureType<Self, E> {
    Publishers.SetFailureType(upstream: self)
  }
}
