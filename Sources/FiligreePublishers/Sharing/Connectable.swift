/// A publisher that begins when it is told to, not when somebody subscribes.
public protocol ConnectablePublisher<Output, Failure>: Publisher {
  /// Begins; until what is returned is cancelled or goes.
  func connect() -> any Cancellable
}

extension ConnectablePublisher {
  /// A publisher that begins with its first subscriber, and stops when the last has cancelled.
  public func autoconnect() -> Publishers.Autoconnect<Self> {
    Publishers.Autoconnect(upstream: self)
  }
}

extension Publishers {
  /// Begins with its first subscriber, and stops when the last has cancelled.
  public final class Autoconnect<Upstream: ConnectablePublisher>: Publisher {
    /// What it sends.
    public typealias Output = Upstream.Output
    /// The error that may end it.
    public typealias Failure = Upstream.Failure
    /// Where the values come from.
    public let upstream: Upstream

    private struct State {
      var count = 0
      var connection: (any Cancellable)?
      var isConnecting = false
    }

    private let state = Guarded(State())

    /// Creates a publisher that connects another.
    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    /// Connects a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let isFirst = state.change { state in
        state.count += 1
        guard !state.isConnecting, state.connection == nil else { return false }
        state.isConnecting = true
        return true
      }
      // The subscription holds this publisher.
      upstream.subscribe(
        Link<Output, Failure, Output, Failure>(
          subscriber, onOver: { self.leave() }, step: { .pass($0) }))
      guard isFirst else { return }
      let connection = upstream.connect()
      let isOver = state.change {
        $0.isConnecting = false
        if $0.count > 0 { $0.connection = connection }
        return $0.count == 0
      }
      if isOver { connection.cancel() }
    }

    private func leave() {
      let connection = state.change { state -> (any Cancellable)? in
        state.count -= 1
        guard state.count == 0 else { return nil }
        defer { state.connection = nil }
        return state.connection
      }
      connection?.cancel()
    }
  }

  /// Sends the values of a publisher to all subscribers through a subject.
  public final class Multicast<Upstream: Publisher, SubjectType: Subject>: ConnectablePublisher
  where Upstream.Output == SubjectType.Output, Upstream.Failure == SubjectType.Failure {
    /// What it sends.
    public typealias Output = Upstream.Output
    /// The error that may end it.
    public typealias Failure = Upstream.Failure
    /// Where the values come from.
    public let upstream: Upstream
    /// Makes the subject, when it is first needed.
    public let createSubject: () -> SubjectType

    private let made = Guarded<SubjectType?>(nil)

    /// Creates a publisher that sends through a subject.
    public init(upstream: Upstream, createSubject: @escaping () -> SubjectType) {
      self.upstream = upstream
      self.createSubject = createSubject
    }

    private var subject: SubjectType {
      if let subject = made.change({ $0 }) { return subject }
      let new = createSubject()
      return made.change {
        let subject = $0 ?? new
        $0 = subject
        return subject
      }
    }

    /// Connects a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      subject.subscribe(subscriber)
    }

    /// Subscribes the subject to the publisher, until what is returned is cancelled or goes.
    public func connect() -> any Cancellable { upstream.subscribe(subject) }
  }

  /// Lets a publisher begin when it is told to.
  public struct MakeConnectable<Upstream: Publisher>: ConnectablePublisher
  where Upstream.Failure == Never {
    /// What it sends.
    public typealias Output = Upstream.Output
    /// The error that may end it.
    public typealias Failure = Never

    private let inner: Multicast<Upstream, PassthroughSubject<Output, Never>>

    /// Creates a publisher that begins when it is told to.
    public init(upstream: Upstream) {
      inner = Multicast(upstream: upstream) { PassthroughSubject() }
    }

    /// Connects a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Never {
      inner.subscribe(subscriber)
    }

    /// Begins; until what is returned is cancelled or goes.
    public func connect() -> any Cancellable { inner.connect() }
  }

  /// Sends the values of a publisher to all subscribers: it is subscribed to once, from the first until the last has cancelled.
  ///
  /// Two are equal if they are the same object.
  public final class Share<Upstream: Publisher>: Publisher, Equatable {
    /// What it sends.
    public typealias Output = Upstream.Output
    /// The error that may end it.
    public typealias Failure = Upstream.Failure
    /// Where the values come from.
    public let upstream: Upstream

    private let inner: Autoconnect<Multicast<Upstream, PassthroughSubject<Output, Failure>>>

    /// Creates a publisher that several may subscribe to.
    public init(upstream: Upstream) {
      self.upstream = upstream
      inner = upstream.multicast(subject: PassthroughSubject()).autoconnect()
    }

    /// Connects a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      inner.subscribe(subscriber)
    }

    /// Whether both are the same object.
    public static func == (lhs: Share, rhs: Share) -> Bool { lhs === rhs }
  }
}

extension Publisher {
  /// Sends the values to all subscribers through a subject that `createSubject` makes.
  public func multicast<S: Subject>(
    _ createSubject: @escaping () -> S
  ) -> Publishers.Multicast<Self, S> where S.Output == Output, S.Failure == Failure {
    Publishers.Multicast(upstream: self, createSubject: createSubject)
  }

  /// Sends the values to all subscribers through a subject.
  public func multicast<S: Subject>(subject: S) -> Publishers.Multicast<Self, S>
  where S.Output == Output, S.Failure == Failure {
    multicast { subject }
  }

  /// A publisher that several may subscribe to, while this one is subscribed to once.
  public func share() -> Publishers.Share<Self> { Publishers.Share(upstream: self) }
}

extension Publisher where Failure == Never {
  /// A publisher that begins when it is told to.
  public func makeConnectable() -> Publishers.MakeConnectable<Self> {
    Publishers.MakeConnectable(upstream: self)
  }
}
