import Foundation

/// What the views of a session have changed of their state, for a session of the same views in another program.
package struct SavedState: Hashable, Codable, Sendable {
  /// A property that has another value than the one that it began with.
  package struct Property: Hashable, Codable, Sendable {
    /// The type of the value, as source calls it.
    package var type: String
    /// The value; nil if it cannot be carried over.
    package var value: SavedValue?
  }

  /// The properties by name, by the path of their view: the types of the views around it that are not the library's, from the
  /// outermost on, with the identities of elements of `ForEach`, and a number where several views have the same path.
  ///
  /// So state survives that modifiers, containers and other views come or go around a view. An `@State` has its own name,
  /// a property of an object that a `@State` or `@StateObject` holds has the name of that before a point.
  package var views: [String: [String: Property]] = [:]

  package init() {}

  /// Whether there is nothing.
  package var isEmpty: Bool { views.isEmpty }
}

/// A property of a view that keeps a value from one program to the next.
package protocol KeptProperty: GraphProperty {
  /// What a place's slot began with, for ``changes(of:since:)``.
  @MainActor static func beginning(of slot: AnyObject) -> [String: SavedValue]

  /// What has changed, by the name that follows the property's: empty for itself.
  @MainActor static func changes(
    of slot: AnyObject, since beginning: [String: SavedValue]
  ) -> [String: SavedState.Property]

  /// Begins with saved values, where their types are the same; the names of those that it has taken.
  @MainActor mutating func restore(_ saved: [String: SavedState.Property]) -> Set<String>

  /// Counts the value of a slot as changed, since it was restored.
  @MainActor static func noteRestored(_ names: Set<String>, in slot: AnyObject)
}

/// The paths of views in a tree.
@MainActor
package final class StatePaths {
  private var paths: [ObjectIdentifier: String] = [:]
  private var counts: [String: Int] = [:]
  /// The identity of the element that a node shows, or that a node makes now.
  private var elements: [ObjectIdentifier: String] = [:]
  private var making: [ObjectIdentifier: String] = [:]

  package init() {}

  /// Notes that a node shows an element of its own.
  func note(_ element: AnyHashable, shownBy node: Node) {
    elements[ObjectIdentifier(node)] = Self.name(of: element)
  }

  /// Runs `body`, in which `node` makes the node of an element.
  func making<Result>(_ element: AnyHashable, in node: Node, _ body: () -> Result) -> Result {
    let outer = making.updateValue(Self.name(of: element), forKey: ObjectIdentifier(node))
    defer { making[ObjectIdentifier(node)] = outer }
    return body()
  }

  /// The longest name of an element, in characters.
  private static let longestName = 100

  private static func name(of element: AnyHashable) -> String {
    "[\(String("\(element)".prefix(longestName)))]"
  }

  /// The path of a node that shows something of a type; each is to be asked for once, in the order of the tree.
  func path(of node: Node, _ type: Any.Type) -> String {
    var path = ""
    var identities = ""
    var current = node
    while let parent = current.parent {
      let element = elements[ObjectIdentifier(current)] ?? making[ObjectIdentifier(parent)]
      identities = (element ?? "") + identities
      if let known = paths[ObjectIdentifier(parent)] {
        path = known
        break
      }
      current = parent
    }
    path += "\(identities)/\(TypeName.short(type))"
    let number = counts[path, default: 0]
    counts[path] = number + 1
    if number > 0 { path += "#\(number + 1)" }
    // The library's own views around a view are not what it is known by.
    if !TypeName.isOfLibrary(type) { paths[ObjectIdentifier(node)] = path }
    return path
  }
}

/// What keeps the state of a tree: it gives the first views what was saved, and tells what became of that.
@MainActor
package final class StateKeeping {
  private let saved: SavedState
  /// The paths of the nodes that are made, while the first views are.
  private var paths: StatePaths? = StatePaths()
  private var taken: [String: Set<String>] = [:]

  package init(_ saved: SavedState) {
    self.saved = saved
  }

  /// What was not restored, as a user reads it: the view, its property and why.
  package var reset: [String] {
    saved.views.sorted { $0.key < $1.key }.flatMap { path, properties in
      properties.sorted { $0.key < $1.key }.compactMap { name, property in
        guard taken[path]?.contains(name) != true else { return nil }
        let reason =
          property.value == nil
          ? "a \(property.type) cannot be carried over"
          : "it is not there any more, or of another type"
        return "\(path.dropFirst()).\(name): \(reason)"
      }
    }
  }

  /// The first views have been made: those that come from now on begin as they say.
  package func end() { paths = nil }

  /// What was saved for a node whose properties are connected for the first time.
  func saved(for node: Node, _ type: Any.Type) -> (path: String, [String: SavedState.Property])? {
    guard let path = paths?.path(of: node, type) else { return nil }
    return (path, saved.views[path] ?? [:])
  }

  func noteTaken(_ names: some Sequence<String>, at path: String) {
    taken[path, default: []].formUnion(names)
  }

  /// Runs `body`, in which `node` makes the node of an element.
  func making<Result>(_ element: AnyHashable, in node: Node, _ body: () -> Result) -> Result {
    guard let paths else { return body() }
    return paths.making(element, in: node, body)
  }
}

/// A node with dynamic properties.
@MainActor
protocol DynamicPropertyOwner: Node {
  var properties: DynamicProperties { get }
}

extension ViewGraph {
  /// What the views have changed of their state, where the tree keeps it.
  package func savedState() -> SavedState {
    let paths = StatePaths()
    var state = SavedState()
    guard let root = rootNode else { return state }
    var waiting = [root]
    while let node = waiting.popLast() {
      if let owner = node as? any DynamicPropertyOwner {
        let path = paths.path(of: node, owner.properties.owner)
        let changes = owner.properties.changes
        if !changes.isEmpty { state.views[path] = changes }
      }
      let children = node.children
      if let elements = node.elementIdentities, elements.count == children.count {
        for (element, child) in zip(elements, children) { paths.note(element, shownBy: child) }
      }
      waiting += children.reversed()
    }
    return state
  }
}

/// Names of types as source has them.
package enum TypeName {
  /// The name without modules and parameters.
  package static func short(_ type: Any.Type) -> String {
    String(_typeName(type, qualified: false).prefix { $0 != "<" })
  }

  /// The whole name without modules.
  package static func full(_ type: Any.Type) -> String { _typeName(type, qualified: false) }

  /// Whether the type is one of the library's own views.
  package static func isOfLibrary(_ type: Any.Type) -> Bool {
    let name = _typeName(type, qualified: true)
    return ["FiligreeViews.", "FiligreeKit.", "FiligreeHost.", "Swift."].contains {
      name.hasPrefix($0)
    }
  }
}
