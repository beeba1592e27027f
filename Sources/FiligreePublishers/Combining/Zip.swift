extension Publishers {
  /// Sends the first values of all, then the second ones, and so on.
  public struct Zip3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where A.Failure == B.Failure, A.Failure == C.Failure {
    /// What it sends.
    public typealias Output = (A.Output, B.Output, C.Output)
    /// The error that may end it.
    public typealias Failure = A.Failure
    /// A publisher.
    public let a: A
    /// A publisher.
    public let b: B
    /// A publisher.
    public let c: C

    /// Creates a publisher of the values of others.
    public init(_ a: A, _ b: B, _ c: C) {
      self.a = a
      self.b = b
      self.c = c
    }

    /// Connects a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      Zip(Zip(a, b), c)
        .map { first, last in (first.0, first.1, last) }
        .receive(subscriber: subscriber)
    }
  }

  /// Sends the first values of all, then the second ones, and so on.
  public struct Zip4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
  where A.Failure == B.Failure, A.Failure == C.Failure, A.Failure == D.Failure {
    /// What it sends.
    public typealias Output = (A.Output, B.Output, C.Output, D.Output)
    /// The error that may end it.
    public typealias Failure = A.Failure
    /// A publisher.
    public let a: A
    /// A publisher.
    public let b: B
    /// A publisher.
    public let c: C
    /// A publisher.
    public let d: D

    /// Creates a publisher of the values of others.
    public init(_ a: A, _ b: B, _ c: C, _ d: D) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
    }

    /// Connects a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      Zip(Zip3(a, b, c), d)
        .map { first, last in (first.0, first.1, first.2, last) }
        .receive(subscriber: subscriber)
    }
  }
}

extension Publisher {
  /// Sends the first values of all, then the second ones, and so on; finishes when no more can come.
  public func zip<B: Publisher>(_ other: B) -> Publishers.Zip<Self, B>
  where B.Failure == Failure {
    Publishers.Zip(self, other)
  }

  /// Sends what `transform` makes of the first values of all, then the second ones, and so on; finishes when no more can come.
  public func zip<B: Publisher, T>(_ other: B, _ transform: @escaping (Output, B.Output) -> T)
    -> Publishers.Map<Publishers.Zip<Self, B>, T>
  where B.Failure == Failure {
    Publishers.Zip(self, other).map { transform($0.0, $0.1) }
  }

  /// Sends the first values of all, then the second ones, and so on; finishes when no more can come.
  public func zip<B: Publisher, C: Publisher>(_ b: B, _ c: C) -> Publishers.Zip3<Self, B, C>
  where B.Failure == Failure, C.Failure == Failure {
    Publishers.Zip3(self, b, c)
  }

  /// Sends what `transform` makes of the first values of all, then the second ones, and so on; finishes when no more can come.
  public func zip<B: Publisher, C: Publisher, T>(
    _ b: B, _ c: C, _ transform: @escaping (Output, B.Output, C.Output) -> T
  ) -> Publishers.Map<Publishers.Zip3<Self, B, C>, T>
  where B.Failure == Failure, C.Failure == Failure {
    Publishers.Zip3(self, b, c).map { transform($0.0, $0.1, $0.2) }
  }

  /// Sends the first values of all, then the second ones, and so on; finishes when no more can come.
  public func zip<B: Publisher, C: Publisher, D: Publisher>(_ b: B, _ c: C, _ d: D)
    -> Publishers.Zip4<Self, B, C, D>
  where B.Failure == Failure, C.Failure == Failure, D.Failure == Failure {
    Publishers.Zip4(self, b, c, d)
  }

  /// Sends what `transform` makes of the first values of all, then the second ones, and so on; finishes when no more can come.
  public func zip<B: Publisher, C: Publisher, D: Publisher, T>(
    _ b: B, _ c: C, _ d: D, _ transform: @escaping (Output, B.Output, C.Output, D.Output) -> T
  ) -> Publishers.Map<Publishers.Zip4<Self, B, C, D>, T>
  where B.Failure == Failure, C.Failure == Failure, D.Failure == Failure {
    Publishers.Zip4(self, b, c, d).map { transform($0.0, $0.1, $0.2, $0.3) }
  }
}
