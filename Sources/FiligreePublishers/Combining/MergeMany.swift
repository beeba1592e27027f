import Foundation

extension Publishers {
  /// Sends the values of any number of publishers as they come.
  ///
  /// As long as the subscriber has asked for a limited number of values, each publisher is asked for one value ahead.
  public struct MergeMany<Upstream: Publisher>: Publisher {
    /// What it sends.
    public typealias Output = Upstream.Output
    /// The error that may end it.
    public typealias Failure = Upstream.Failure
    /// Where the values come from.
    public let publishers: [Upstream]

    /// Creates a publisher of the values of others.
    public init(_ upstream: Upstream...) {
      publishers = upstream
    }

    /// Creates a publisher of the values of others.
    public init<S: Swift.Sequence>(_ upstream: S) where S.Element == Upstream {
      publishers = Array(upstream)
    }

    /// A publisher of these values and those of one more.
    public func merge(with other: Upstream) -> MergeMany { MergeMany(publishers + [other]) }

    /// Connects a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let gathering = Gathering<Output, Failure>(subscriber)
      gathering.open()
      for publisher in publishers { gathering.add(publisher) }
      gathering.finish()
    }
  }
}

/// An operator at work that sends the values of several publishers as they come.
///
/// A publisher is asked for all values as soon as the subscriber has asked for all; until then for one, and for the next
/// when that is on its way.
final class Gathering<Output, Failure: Error> {
  private let outlet: Outlet<Output, Failure>
  private let upstreams = Upstreams()
  private let lock = NSLock()
  private var isUnlimited = false
  /// How many publishers have not finished, and one for those that may still come.
  private var running = 1

  init(_ subscriber: any Subscriber<Output, Failure>) {
    outlet = Outlet(subscriber)
  }

  /// Gives the subscriber its subscription; `onOver` is called when it has cancelled or was sent the end.
  func open(onOver: @escaping () -> Void = {}) {
    outlet.open(
      .init(
        onRequest: { [self] demand in
          guard demand == .unlimited, lock.withLock({ !isUnlimited }) else { return }
          lock.withLock { isUnlimited = true }
          upstreams.request(.unlimited)
        },
        onTake: { [self] source in
          if lock.withLock({ !isUnlimited }) { upstreams.request(.max(1), from: source) }
        },
        onOver: { [upstreams] in
          upstreams.cancel()
          onOver()
        }))
  }

  /// Adds a publisher; `onFinish` is called when it has finished.
  func add<P: Publisher>(_ publisher: P, onFinish: @escaping () -> Void = {})
  where P.Output == Output, P.Failure == Failure {
    let id = upstreams.makeID()
    lock.withLock { running += 1 }
    publisher.subscribe(
      AnySubscriber<Output, Failure>(
        receiveSubscription: { [self] subscription in
          guard upstreams.add(subscription, id) else { return }
          subscription.request(lock.withLock { isUnlimited } ? .unlimited : .max(1))
        },
        receiveValue: { [outlet] value in
          outlet.send(value, from: id)
          return .none
        },
        receiveCompletion: { [self] completion in
          upstreams.remove(id)
          switch completion {
          case .finished:
            onFinish()
            finish()
          case .failure:
            fail(completion)
          }
        }))
  }

  /// Says that no more publishers come.
  func finish() {
    let isLast = lock.withLock {
      running -= 1
      return running == 0
    }
    if isLast { outlet.finish(.finished) }
  }

  /// Ends with an error.
  func fail(_ completion: Subscribers.Completion<Failure>) {
    outlet.finish(completion, atOnce: true)
  }
}
