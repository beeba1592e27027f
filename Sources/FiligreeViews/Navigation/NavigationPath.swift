import Foundation

/// A path of values of any type: SwiftUI's `NavigationPath`.
public struct NavigationPath: Equatable {
  var elements: [AnyHashable] = []

  /// Creates an empty path.
  public init() {}

  /// Creates a path of some values.
  public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
    self.elements = elements.map { AnyHashable($0) }
  }

  /// How many values there are.
  public var count: Int { elements.count }
  /// Whether there are none.
  public var isEmpty: Bool { elements.isEmpty }

  /// Adds a value at the end.
  public mutating func append<V: Hashable>(_ value: V) {
    elements.append(AnyHashable(value))
  }

  /// Removes the last values; more than there are count as all.
  public mutating func removeLast(_ k: Int = 1) {
    elements.removeLast(min(max(k, 0), elements.count))
  }
}

/// A value that is pushed on a path: as it is where the path holds any values.
extension PathSource {
  /// A path of values of one type; others are not taken.
  init<Data: MutableCollection & RangeReplaceableCollection & RandomAccessCollection>(
    _ path: Binding<Data>
  ) where Data.Element: Hashable {
    self.init(
      get: { path.wrappedValue.map { AnyHashable($0) } },
      append: { value in
        if let value = value.base as? Data.Element { path.wrappedValue.append(value) }
      },
      removeLast: { count in
        let whole = path.wrappedValue
        path.wrappedValue = Data(whole.prefix(max(whole.count - count, 0)))
      })
  }

  /// A path of values of any type.
  init(_ path: Binding<NavigationPath>) {
    self.init(
      get: { path.wrappedValue.elements },
      append: { path.wrappedValue.elements.append($0) },
      removeLast: { path.wrappedValue.removeLast($0) })
  }
}
