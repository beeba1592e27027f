import Foundation

/// Sends one value, or fails, when what it has begun is done; the work begins at once and is done once.
///
/// Semantics: Combine's `Future`.
public final class Future<Output, Failure: Error>: Publisher {
  /// What the work calls when it is done; a second call does nothing.
  public typealias Promise = (Result<Output, Failure>) -> Void

  private let lock = NSLock()
  private var result: Result<Output, Failure>?
  private var outlets: [(id: CombineIdentifier, outlet: Outlet<Output, Failure>)] = []

  /// Begins the work.
  public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
    // The work holds the future until it is done.
    attemptToFulfill { self.fulfill($0) }
  }

  private func fulfill(_ result: Result<Output, Failure>) {
    let outlets = lock.withLock {
      () -> [(id: CombineIdentifier, outlet: Outlet<Output, Failure>)] in
      guard self.result == nil else { return [] }
      self.result = result
      defer { self.outlets = [] }
      return self.outlets
    }
    for (_, outlet) in outlets { Self.send(result, outlet) }
  }

  private static func send(_ result: Result<Output, Failure>, _ outlet: Outlet<Output, Failure>) {
    switch result {
    case .success(let value):
      outlet.send(value)
      outlet.finish(.finished)
    case .failure(let error):
      outlet.finish(.failure(error))
    }
  }

  /// Connects a subscriber.
  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    let outlet = Outlet<Output, Failure>(subscriber)
    let id = outlet.combineIdentifier
    let result = lock.withLock {
      if self.result == nil { outlets.append((id, outlet)) }
      return self.result
    }
    // The subscription holds the future.
    outlet.open(.init(onOver: { self.forget(id) }))
    if let result { Self.send(result, outlet) }
  }

  private func forget(_ id: CombineIdentifier) {
    // Goes outside of the lock.
    _ = lock.withLock { () -> Outlet<Output, Failure>? in
      outlets.firstIndex { $0.id == id }.map { outlets.remove(at: $0).outlet }
    }
  }
}

// A lock guards all that changes.
extension Future: @unchecked Sendable where Output: Sendable {}

/// Makes a publisher anew for each subscriber.
public struct Deferred<DeferredPublisher: Publisher>: Publisher {
  /// What it sends.
  public typealias Output = DeferredPublisher.Output
  /// The error that may end it.
  public typealias Failure = DeferredPublisher.Failure

  /// Makes the publisher.
  public let createPublisher: () -> DeferredPublisher

  /// Creates a publisher that calls `createPublisher` for each subscriber.
  public init(createPublisher: @escaping () -> DeferredPublisher) {
    self.createPublisher = createPublisher
  }

  /// Connects a subscriber.
  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    createPublisher().subscribe(subscriber)
  }
}
