extension Publishers {
  /// Sends what a closure makes of each value.
  public struct Map<Upstream: Publisher, Output>: Publisher {
    /// The error that may end it.
    public typealias Failure = Upstream.Failure
    /// Where the values come from.
    public let upstream: Upstream
    /// Makes a value of another.
    public let transform: (Upstream.Output) -> Output

    /// Connects a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.connect(subscriber, .map(transform))
    }
  }

  /// Sends what a closure makes of each value, until it throws.
  public struct TryMap<Upstream: Publisher, Output>: Publisher {
    /// The error that may end it.
    public typealias Failure = any Error
    /// Where the values come from.
    public let upstream: Upstream
    /// Makes a value of another.
    public let transform: (Upstream.Output) throws -> Output

    /// Connects a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.connect(subscriber, .map(transform))
    }
  }

  /// Sends a property of each value.
  public struct MapKeyPath<Upstream: Publisher, Output>: Publisher {
    /// The error that may end it.
    public typealias Failure = Upstream.Failure
    /// Where the values come from.
    public let upstream: Upstream
    /// The property.
    public let keyPath: KeyPath<Upstream.Output, Output>

    /// Connects a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let keyPath = keyPath
      upstream.map { $0[keyPath: keyPath] }.receive(subscriber: subscriber)
    }
  }

  /// Sends two properties of each value.
  public struct MapKeyPath2<Upstream: Publisher, Output0, Output1>: Publisher {
    /// What it sends.
    public typealias Output = (Output0, Output1)
    /// The error that may end it.
    public typealias Failure = Upstream.Failure
    /// Where the values come from.
    public let upstream: Upstream
    /// The first property.
    public let keyPath0: KeyPath<Upstream.Output, Output0>
    /// The second property.
    public let keyPath1: KeyPath<Upstream.Output, Output1>

    /// Connects a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.map { [keyPath0, keyPath1] in ($0[keyPath: keyPath0], $0[keyPath: keyPath1]) }
        .receive(subscriber: subscriber)
    }
  }

  /// Sends three properties of each value.
  public struct MapKeyPath3<Upstream: Publisher, Output0, Output1, Output2>: Publisher {
    /// What it sends.
    public typealias Output = (Output0, Output1, Output2)
    /// The error that may end it.
    public typealias Failure = Upstream.Failure
    /// Where the values come from.
    public let upstream: Upstream
    /// The first property.
    public let keyPath0: KeyPath<Upstream.Output, Output0>
    /// The second property.
    public let keyPath1: KeyPath<Upstream.Output, Output1>
    /// The third property.
    public let keyPath2: KeyPath<Upstream.Output, Output2>

    /// Connects a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.map { [keyPath0, keyPath1, keyPath2] in
        ($0[keyPath: keyPath0], $0[keyPath: keyPath1], $0[keyPath: keyPath2])
      }
      .receive(subscriber: subscriber)
    }
  }
}

extension Publisher {
  /// Sends what `transform` makes of each value.
  public func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.Map<Self, T> {
    Publishers.Map(upstream: self, transform: transform)
  }

  /// Sends what `transform` makes of each value, until it throws.
  public func tryMap<T>(_ transform: @escaping (Output) throws -> T) -> Publishers.TryMap<Self, T> {
    Publishers.TryMap(upstream: self, transform: transform)
  }

  /// Sends a property of each value.
  public func map<T>(_ keyPath: KeyPath<Output, T>) -> Publishers.MapKeyPath<Self, T> {
    Publishers.MapKeyPath(upstream: self, keyPath: keyPath)
  }

  /// Sends two properties of each value.
  public func map<T0, T1>(
    _ keyPath0: KeyPath<Output, T0>, _ keyPath1: KeyPath<Output, T1>
  ) -> Publishers.MapKeyPath2<Self, T0, T1> {
    Publishers.MapKeyPath2(upstream: self, keyPath0: keyPath0, keyPath1: keyPath1)
  }

  /// Sends three properties of each value.
  public func map<T0, T1, T2>(
    _ keyPath0: KeyPath<Output, T0>, _ keyPath1: KeyPath<Output, T1>,
    _ keyPath2: KeyPath<Output, T2>
  ) -> Publishers.MapKeyPath3<Self, T0, T1, T2> {
    Publishers.MapKeyPath3(
      upstream: self, keyPath0: keyPath0, keyPath1: keyPath1, keyPath2: keyPath2)
  }

  /// Sends `output` for nil.
  public func replaceNil<T>(with output: T) -> Publishers.Map<Self, T> where Output == T? {
    map { $0 ?? output }
  }
}
