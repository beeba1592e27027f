import Foundation

/// The subscriptions of an operator with several publishers.
final class Upstreams {
  private let lock = NSLock()
  private var subscriptions: [Int: any Subscription] = [:]
  private var nextID = 0
  private var isOver = false

  /// A number for a further publisher.
  func makeID() -> Int {
    lock.withLock {
      defer { nextID += 1 }
      return nextID
    }
  }

  /// Keeps a subscription, or cancels it if all were cancelled; whether it is kept.
  func add(_ subscription: any Subscription, _ id: Int) -> Bool {
    let isKept = lock.withLock {
      guard !isOver, subscriptions[id] == nil else { return false }
      subscriptions[id] = subscription
      return true
    }
    if !isKept { subscription.cancel() }
    return isKept
  }

  /// Forgets a subscription; whether it was the last one.
  @discardableResult func remove(_ id: Int) -> Bool {
    let (_, isLast) = lock.withLock {
      (subscriptions.removeValue(forKey: id), subscriptions.isEmpty)
    }
    return isLast
  }

  /// Cancels a subscription.
  func cancel(_ id: Int) {
    lock.withLock { subscriptions.removeValue(forKey: id) }?.cancel()
  }

  func request(_ demand: Subscribers.Demand, from id: Int) {
    lock.withLock { subscriptions[id] }?.request(demand)
  }

  /// Asks all, in the order of their numbers.
  func request(_ demand: Subscribers.Demand) {
    all().forEach { $0.request(demand) }
  }

  /// Cancels all that are there and all that come.
  func cancel() {
    let all = lock.withLock {
      isOver = true
      defer { subscriptions = [:] }
      return subscriptions
    }
    for (_, subscription) in all.sorted(by: { $0.key < $1.key }) { subscription.cancel() }
  }

  private func all() -> [any Subscription] {
    lock.withLock { subscriptions }.sorted { $0.key < $1.key }.map(\.value)
  }
}
