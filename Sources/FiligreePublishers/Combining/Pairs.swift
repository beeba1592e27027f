import Foundation

extension Publishers {
  /// Sends the last values of both, whenever one comes and both have sent one.
  ///
  /// A value that comes when the subscriber has asked for none counts for the next pair.
  public struct CombineLatest<A: Publisher, B: Publisher>: Publisher
  where A.Failure == B.Failure {
    /// What it sends.
    public typealias Output = (A.Output, B.Output)
    /// The error that may end it.
    public typealias Failure = A.Failure
    /// A publisher.
    public let a: A
    /// A publisher.
    public let b: B

    /// Creates a publisher of the values of two.
    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }

    /// Connects a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      var (first, second): (A.Output?, B.Output?) = (nil, nil)
      let pairing = Pairing<A.Output, B.Output, Failure>(
        subscriber, drops: true,
        makePair: {
          if let first, let second { (first, second) } else { nil }
        }, cannotGoOn: { first == nil && $0 || second == nil && $1 })
      pairing.run(a, b, takeFirst: { swap(&first, &$0) }, takeSecond: { swap(&second, &$0) })
    }
  }

  /// Sends the first values of both, then the second ones, and so on.
  public struct Zip<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
    /// What it sends.
    public typealias Output = (A.Output, B.Output)
    /// The error that may end it.
    public typealias Failure = A.Failure
    /// A publisher.
    public let a: A
    /// A publisher.
    public let b: B

    /// Creates a publisher of the values of two.
    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }

    /// Connects a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      var (first, second): (ArraySlice<A.Output>, ArraySlice<B.Output>) = ([], [])
      let pairing = Pairing<A.Output, B.Output, Failure>(
        subscriber, drops: false,
        makePair: {
          guard !first.isEmpty, !second.isEmpty else { return nil }
          return (first.removeFirst(), second.removeFirst())
        }, cannotGoOn: { first.isEmpty && $0 || second.isEmpty && $1 })
      pairing.run(
        a, b, takeFirst: { if let new = $0 { first.append(new) } },
        takeSecond: { if let new = $0 { second.append(new) } })
    }
  }
}

/// An operator at work that makes pairs of the values of two publishers.
private final class Pairing<First, Second, Failure: Error> {
  private let outlet: Outlet<(First, Second), Failure>
  private let upstreams = Upstreams()
  private let lock = NSLock()
  private var (isFirstOver, isSecondOver) = (false, false)
  /// Whether pairs are dropped that were not asked for.
  private let drops: Bool
  /// Both are called with the lock held.
  private let makePair: () -> (First, Second)?
  private let cannotGoOn: (_ isFirstOver: Bool, _ isSecondOver: Bool) -> Bool

  init(
    _ subscriber: any Subscriber<(First, Second), Failure>, drops: Bool,
    makePair: @escaping () -> (First, Second)?, cannotGoOn: @escaping (Bool, Bool) -> Bool
  ) {
    outlet = Outlet(subscriber)
    self.drops = drops
    self.makePair = makePair
    self.cannotGoOn = cannotGoOn
  }

  func run<A: Publisher, B: Publisher>(
    _ a: A, _ b: B, takeFirst: @escaping (inout First?) -> Void,
    takeSecond: @escaping (inout Second?) -> Void
  ) where A.Output == First, B.Output == Second, A.Failure == Failure, B.Failure == Failure {
    outlet.open(
      .init(
        onRequest: { [upstreams] in upstreams.request($0) },
        onOver: { [upstreams] in upstreams.cancel() }))
    follow(a, takeFirst) { $0.isFirstOver = true }
    follow(b, takeSecond) { $0.isSecondOver = true }
  }

  private func follow<P: Publisher>(
    _ publisher: P, _ take: @escaping (inout P.Output?) -> Void, _ end: @escaping (Pairing) -> Void
  ) where P.Failure == Failure {
    let id = upstreams.makeID()
    publisher.subscribe(
      AnySubscriber<P.Output, Failure>(
        receiveSubscription: { [self] subscription in
          if upstreams.add(subscription, id) { subscription.request(outlet.demand) }
        },
        receiveValue: { [self] value in
          // Pairs go out in the order in which they are made. A value that the new one replaces goes outside of the lock.
          let (replaced, isOver) = lock.withLock { () -> (P.Output?, Bool) in
            var taken = Optional(value)
            take(&taken)
            if let pair = makePair() { outlet.add(pair, ifWanted: drops) }
            return (taken, cannotGoOn(isFirstOver, isSecondOver))
          }
          _ = replaced
          outlet.deliver()
          if isOver { outlet.finish(.finished) }
          return .none
        },
        receiveCompletion: { [self] completion in
          upstreams.remove(id)
          guard case .finished = completion else { return outlet.finish(completion, atOnce: true) }
          let isOver = lock.withLock {
            end(self)
            return isFirstOver && isSecondOver || cannotGoOn(isFirstOver, isSecondOver)
          }
          if isOver { outlet.finish(.finished) }
        }))
  }
}
