/// A value of the environment: SwiftUI's `EnvironmentKey`.
public protocol EnvironmentKey {
  /// The value's type.
  associatedtype Value

  /// The value where none is set.
  static var defaultValue: Value { get }
}

/// What views know from the views around them: SwiftUI's `EnvironmentValues`.
public struct EnvironmentValues: Sendable {
  /// One value that was set, and those that were set before it.
  private final class Entry: Sendable {
    let key: ObjectIdentifier
    // Values are handed to views on the main actor; a value that is no `Sendable` is the setter's, as
    // with Apple's.
    nonisolated(unsafe) let value: Any
    let next: Entry?
    let count: Int

    init(_ key: ObjectIdentifier, _ value: Any, _ next: Entry?) {
      self.key = key
      self.value = value
      self.next = next
      count = (next?.count ?? 0) + 1
    }
  }

  private var entries: Entry?

  /// Creates an environment in which nothing is set.
  public init() {}

  /// The value of a key.
  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get {
      let id = ObjectIdentifier(key)
      var entry = entries
      while let current = entry {
        if current.key == id { return current.value as? K.Value ?? K.defaultValue }
        entry = current.next
      }
      return K.defaultValue
    }
    set {
      entries = Entry(ObjectIdentifier(key), newValue, entries)
      compactIfLong()
    }
  }

  /// Keeps the way to a value short when many have been set over others.
  private mutating func compactIfLong() {
    guard let entries, entries.count > 64 else { return }
    var seen: Set<ObjectIdentifier> = []
    var latest: [Entry] = []
    var entry: Entry? = entries
    while let current = entry {
      if seen.insert(current.key).inserted { latest.append(current) }
      entry = current.next
    }
    guard latest.count <= entries.count / 2 else { return }
    self.entries = latest.reversed().reduce(nil) { Entry($1.key, $1.value, $0) }
  }

  /// Whether both are surely the same; a false answer may be wrong.
  package func isIdentical(to other: EnvironmentValues) -> Bool {
    entries === other.entries
  }
}
