import Foundation

extension Subscribers {
  /// Asks for all values and sets a property to each.
  ///
  /// The object is held until the publisher has ended or the subscriber was cancelled.
  public final class Assign<Root, Input>: Subscriber, Cancellable, CustomStringConvertible {
    /// The error that may end it.
    public typealias Failure = Never

    private let lock = NSLock()
    private var subscription: (any Subscription)?
    private var target: Root?

    /// The object, nil after the end.
    public var object: Root? { lock.withLock { target } }
    /// The property.
    public let keyPath: ReferenceWritableKeyPath<Root, Input>

    /// Creates a subscriber that sets a property of `object`.
    public init(object: Root, keyPath: ReferenceWritableKeyPath<Root, Input>) {
      target = object
      self.keyPath = keyPath
    }

    /// Receives its subscription.
    public func receive(subscription: any Subscription) {
      let isFirst = lock.withLock {
        guard target != nil, self.subscription == nil else { return false }
        self.subscription = subscription
        return true
      }
      isFirst ? subscription.request(.unlimited) : subscription.cancel()
    }

    /// Receives a value.
    public func receive(_ value: Input) -> Demand {
      object?[keyPath: keyPath] = value
      return .none
    }

    /// Receives the end.
    public func receive(completion: Completion<Never>) {
      _ = close()
    }

    /// Cancels; a second call does nothing.
    public func cancel() {
      close().subscription?.cancel()
    }

    // What is let go is returned, so that it goes outside of the lock.
    private func close() -> (subscription: (any Subscription)?, target: Root?) {
      lock.withLock {
        defer { (subscription, target) = (nil, nil) }
        return (subscription, target)
      }
    }

    /// `Assign`, and the property's type.
    public var description: String { "Assign \(Root.self)" }
  }
}

extension Publisher where Failure == Never {
  /// Sets a property of `object` to each value, until what is returned is cancelled or goes; holds the object.
  public func assign<Root>(
    to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root
  ) -> AnyCancellable {
    let assign = Subscribers.Assign(object: object, keyPath: keyPath)
    subscribe(assign)
    return AnyCancellable(assign)
  }
}
