import Foundation

extension NotificationCenter {
  /// A publisher of the notifications of a name, of any object or of one.
  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
    Publisher(center: self, name: name, object: object)
  }

  /// Sends notifications.
  ///
  /// A subscriber gets those that it has asked for when they are posted.
  public struct Publisher: FiligreePublishers.Publisher, Equatable {
    /// What it sends.
    public typealias Output = Notification
    /// The error that may end it.
    public typealias Failure = Never

    /// Where they are posted.
    public let center: NotificationCenter
    /// Their name.
    public let name: Notification.Name
    /// The object that they are of; nil for any.
    public let object: AnyObject?

    /// Creates a publisher of notifications.
    public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
      self.center = center
      self.name = name
      self.object = object
    }

    /// Connects a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Notification, S.Failure == Never {
      let subject = PassthroughSubject<Notification, Never>()
      let sender = UncheckedSender(send: subject.send(_:))
      let observer = center.addObserver(forName: name, object: object, queue: nil) {
        sender.send($0)
      }
      subject.subscribe(
        Link<Notification, Never, Notification, Never>(
          subscriber, onOver: { [center] in center.removeObserver(observer) },
          step: { .pass($0) }))
    }

    /// Whether both send the same notifications.
    public static func == (lhs: Publisher, rhs: Publisher) -> Bool {
      lhs.center === rhs.center && lhs.name == rhs.name && lhs.object === rhs.object
    }
  }
}

/// A way into a subject, for the threads that post notifications.
private struct UncheckedSender: @unchecked Sendable {
  // A subject may be used by any thread.
  let send: (Notification) -> Void
}
