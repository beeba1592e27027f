import Foundation

/// A subscriber's connection with a subject.
///
/// Values go to the subscriber one after the other, whatever threads send them; a value that the subscriber itself
/// sends arrives at once, within the call that delivers the one before.
final class Conduit<Output, Failure: Error>: Subscription {
  private let lock = NSLock()
  /// The subject's: held while anything is delivered.
  private let delivery: NSRecursiveLock
  private var downstream: (any Subscriber<Output, Failure>)?
  private var demand = Subscribers.Demand.none
  /// Whether a value that was not asked for waits until it is, unless a newer one comes; otherwise it is dropped.
  private let keepsLatest: Bool
  private var latest: Output?
  private var onRequest: (() -> Void)?
  private var onCancel: (() -> Void)?

  init(
    _ downstream: any Subscriber<Output, Failure>, delivery: NSRecursiveLock, latest: Output?,
    onRequest: (() -> Void)? = nil, onCancel: @escaping () -> Void
  ) {
    self.downstream = downstream
    self.delivery = delivery
    self.latest = latest
    keepsLatest = latest != nil
    self.onRequest = onRequest
    self.onCancel = onCancel
  }

  /// Sends a value if it was asked for; whoever calls it holds `delivery`.
  func offer(_ value: Output) {
    // The old value goes outside of the lock.
    let (isTaken, old) = lock.withLock { () -> (Bool, Output?) in
      guard downstream != nil, demand > 0 || keepsLatest else { return (false, nil) }
      defer { latest = value }
      return (true, latest)
    }
    _ = old
    if isTaken { deliver() }
  }

  func request(_ demand: Subscribers.Demand) {
    guard demand > 0 else { return }
    let (onRequest, isWaiting) = lock.withLock {
      self.demand += demand
      return (self.onRequest, latest != nil)
    }
    onRequest?()
    guard isWaiting else { return }
    delivery.lock()
    defer { delivery.unlock() }
    deliver()
  }

  private func deliver() {
    while true {
      lock.lock()
      guard let downstream, demand > 0, let value = latest else { return lock.unlock() }
      latest = nil
      demand -= 1
      lock.unlock()
      let more = downstream.receive(value)
      if more > 0 { lock.withLock { demand += more } }
    }
  }

  /// Sends the end; whoever calls it holds `delivery`.
  func finish(_ completion: Subscribers.Completion<Failure>) {
    close().downstream?.receive(completion: completion)
  }

  func cancel() {
    close().onCancel?()
  }

  private typealias Parts = (
    downstream: (any Subscriber<Output, Failure>)?, latest: Output?, onRequest: (() -> Void)?,
    onCancel: (() -> Void)?
  )

  // What is let go is returned, so that it goes outside of the lock.
  private func close() -> Parts {
    lock.withLock {
      let parts: Parts = (downstream, latest, onRequest, onCancel)
      (downstream, latest, onRequest, onCancel) = (nil, nil, nil, nil)
      return parts
    }
  }
}
