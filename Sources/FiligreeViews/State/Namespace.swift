/// A set of names of its own, as long as the view is in its place: SwiftUI's `Namespace`.
@propertyWrapper
public struct Namespace: DynamicProperty, Sendable {
  /// What tells a namespace from all others.
  public struct ID: Hashable, Sendable {
    private let object: Identity

    fileprivate init() {
      object = Identity()
    }

    private final class Identity: Sendable {}

    /// Whether both are the same namespace.
    public static func == (first: ID, second: ID) -> Bool { first.object === second.object }

    /// Feeds the identity.
    public func hash(into hasher: inout Hasher) {
      hasher.combine(ObjectIdentifier(object))
    }
  }

  @State private var id = ID()

  /// Creates a namespace.
  public init() {}

  /// The namespace's identity.
  public var wrappedValue: ID { id }
}
