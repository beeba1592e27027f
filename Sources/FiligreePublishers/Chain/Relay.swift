/// A subscription whose values come from one publisher after the other.
final class Relay<Output, Failure: Error> {
  let outlet: Outlet<Output, Failure>
  private let upstreams = Upstreams()
  private let latest = Guarded(-1)

  init(_ downstream: any Subscriber<Output, Failure>) {
    outlet = Outlet(downstream)
  }

  /// Gives the subscriber its subscription; `onOver` is called when it has cancelled or was sent the end.
  func open(onOver: @escaping () -> Void = {}) {
    outlet.open(
      .init(
        onRequest: { [upstreams] in upstreams.request($0) },
        onOver: { [upstreams] in
          upstreams.cancel()
          onOver()
        }))
  }

  /// Sends the values of a publisher on, in place of the one before; `ended` is called with its end.
  func follow<P: Publisher>(
    _ publisher: P, then ended: @escaping (Subscribers.Completion<P.Failure>) -> Void
  ) where P.Output == Output {
    let id = upstreams.makeID()
    let before = latest.change { latest in
      defer { latest = Swift.max(latest, id) }
      return latest
    }
    upstreams.cancel(before)
    publisher.subscribe(
      AnySubscriber<Output, P.Failure>(
        receiveSubscription: { [self] subscription in
          if upstreams.add(subscription, id) { upstreams.request(outlet.demand, from: id) }
        },
        receiveValue: { [latest, outlet] value in
          if latest.change({ $0 == id }) { outlet.send(value) }
          return .none
        },
        receiveCompletion: { [upstreams] completion in
          upstreams.remove(id)
          ended(completion)
        }))
  }
}
