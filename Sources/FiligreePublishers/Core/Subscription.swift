import Synchronization

/// A number that no two subscriptions or subscribers of a process share, unless they are the same object.
public struct CombineIdentifier: Hashable, Sendable, CustomStringConvertible {
  private static let next = Atomic<UInt64>(1)

  private let value: UInt64

  /// A new identifier.
  public init() {
    // Odd numbers: addresses of objects are even.
    value = Self.next.add(2, ordering: .relaxed).oldValue
  }

  /// The identifier of an object.
  public init(_ object: AnyObject) {
    value = UInt64(UInt(bitPattern: ObjectIdentifier(object)))
  }

  /// The number in hexadecimal digits.
  public var description: String { "0x" + String(value, radix: 16) }
}

/// Has an identifier.
public protocol CustomCombineIdentifierConvertible {
  /// The identifier.
  var combineIdentifier: CombineIdentifier { get }
}

extension CustomCombineIdentifierConvertible where Self: AnyObject {
  /// The identifier of the object.
  public var combineIdentifier: CombineIdentifier { CombineIdentifier(self) }
}

/// What connects a subscriber with a publisher.
///
/// Values come when they were asked for, no more than were asked for in all; none come after ``Cancellable/cancel()``
/// has returned in the thread that the values come in. Semantics: Combine's `Subscription` and the Reactive Streams
/// specification 1.0.4, section 3.
public protocol Subscription: Cancellable, CustomCombineIdentifierConvertible {
  /// Asks for further values; ``Subscribers/Demand/none`` asks for nothing.
  func request(_ demand: Subscribers.Demand)
}

/// Subscriptions that are always there.
public enum Subscriptions {
  /// A subscription that never sends anything.
  public static var empty: any Subscription { EmptySubscription.shared }

  private final class EmptySubscription: Subscription, Sendable, CustomStringConvertible {
    static let shared = EmptySubscription()

    func request(_ demand: Subscribers.Demand) {}
    func cancel() {}

    var description: String { "Empty" }
  }
}
