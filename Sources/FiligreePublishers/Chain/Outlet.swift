import Foundation

/// A subscription that others fill: values wait until they are asked for, and go out one after the other whatever threads
/// they come from.
///
/// A value that comes while another is delivered goes out when that is done: no lock is held meanwhile.
final class Outlet<Output, Failure: Error>: Subscription {
  private let lock = NSLock()
  private var downstream: (any Subscriber<Output, Failure>)?
  private var waiting: ArraySlice<(value: Output, source: Int)> = []
  private var wanted = Subscribers.Demand.none
  private var completion: Subscribers.Completion<Failure>?
  /// Whether somebody delivers, so that nobody else may; true until the subscriber has its subscription.
  private var isDelivering = true
  private var handlers: Handlers

  /// Who is told what the subscriber does.
  struct Handlers {
    /// It has asked for more.
    var onRequest: ((Subscribers.Demand) -> Void)?
    /// A value of a source is about to be delivered.
    var onTake: ((_ source: Int) -> Void)?
    /// It has cancelled, or was sent the end.
    var onOver: (() -> Void)?
  }

  init(_ downstream: any Subscriber<Output, Failure>) {
    self.downstream = downstream
    handlers = Handlers()
  }

  /// Gives the subscriber its subscription.
  func open(_ handlers: Handlers = Handlers()) {
    let downstream = lock.withLock {
      self.handlers = handlers
      return self.downstream
    }
    downstream?.receive(subscription: self)
    lock.withLock { isDelivering = false }
    deliver()
  }

  /// What was asked for and has not come.
  var demand: Subscribers.Demand {
    lock.withLock { wanted - waiting.count }
  }

  /// Whether the subscriber has neither cancelled nor been sent the end.
  var isOpen: Bool { lock.withLock { downstream != nil } }

  /// How many values wait.
  var count: Int { lock.withLock { waiting.count } }

  /// Sends a value, when it is asked for.
  func send(_ value: Output, from source: Int = 0) {
    add(value, from: source)
    deliver()
  }

  /// Sends a value if it is asked for; otherwise drops it.
  func offer(_ value: Output) {
    add(value, ifWanted: true)
    deliver()
  }

  /// Lets a value wait for `deliver`; with `ifWanted` only if it is asked for.
  func add(_ value: Output, from source: Int = 0, ifWanted: Bool = false) {
    lock.withLock {
      if downstream != nil, completion == nil, !ifWanted || wanted > waiting.count {
        waiting.append((value, source))
      }
    }
  }

  /// Drops the value that has waited longest.
  func dropFirst() {
    _ = lock.withLock { waiting.popFirst() }
  }

  /// Sends the end after what waits, or, with `atOnce`, in its place.
  func finish(_ completion: Subscribers.Completion<Failure>, atOnce: Bool = false) {
    // What is dropped goes outside of the lock.
    let dropped = lock.withLock { () -> ArraySlice<(value: Output, source: Int)> in
      guard self.completion == nil else { return [] }
      self.completion = completion
      guard atOnce else { return [] }
      defer { waiting = [] }
      return waiting
    }
    _ = dropped
    deliver()
  }

  func request(_ demand: Subscribers.Demand) {
    guard demand > 0 else { return }
    let onRequest = lock.withLock {
      wanted += demand
      return handlers.onRequest
    }
    onRequest?(demand)
    deliver()
  }

  /// Sends what waits and is asked for, unless that is being done.
  func deliver() {
    lock.lock()
    guard !isDelivering else { return lock.unlock() }
    isDelivering = true
    while let downstream = self.downstream {
      if wanted > 0, let next = waiting.popFirst() {
        wanted -= 1
        let handlers = handlers
        lock.unlock()
        handlers.onTake?(next.source)
        let more = downstream.receive(next.value)
        lock.lock()
        guard more > 0 else { continue }
        wanted += more
        lock.unlock()
        handlers.onRequest?(more)
        lock.lock()
      } else if waiting.isEmpty, let completion {
        self.downstream = nil
        lock.unlock()
        close()
        downstream.receive(completion: completion)
        return
      } else {
        break
      }
    }
    isDelivering = false
    lock.unlock()
  }

  func cancel() {
    close()
  }

  private func close() {
    // What is let go goes outside of the lock.
    let (onOver, parts) = lock.withLock { () -> ((() -> Void)?, Any) in
      let parts = (downstream, waiting, handlers)
      defer { (downstream, waiting, handlers) = (nil, [], Handlers()) }
      return (handlers.onOver, parts)
    }
    onOver?()
    _ = parts
  }
}
