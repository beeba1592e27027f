/// A stored property of a view that the graph connects to the view's place: SwiftUI's
/// `DynamicProperty`.
public protocol DynamicProperty {
  /// Called before the view's body is evaluated.
  mutating func update()
}

extension DynamicProperty {
  /// Does nothing.
  public mutating func update() {}
}

/// A dynamic property that Filigree connects itself.
package protocol GraphProperty: DynamicProperty {
  /// Connects the property to the place of its view.
  ///
  /// `slot` is kept with the place from one evaluation to the next; at first it is nil.
  @MainActor mutating func install(_ slot: inout AnyObject?, for node: Node)

  /// Whether a new value of the view has the same property, as far as the view's body can see.
  func isUnchanged(from previous: Self) -> Bool

  /// Whether a new environment makes the body's last result wrong.
  @MainActor func isOutdated(from old: EnvironmentValues, to new: EnvironmentValues) -> Bool

  /// Ends what `install` has begun elsewhere.
  @MainActor static func remove(_ slot: AnyObject?, from node: Node)
}

extension GraphProperty {
  package func isOutdated(from old: EnvironmentValues, to new: EnvironmentValues) -> Bool { false }
  package static func remove(_ slot: AnyObject?, from node: Node) {}
}

/// A stored property whose own properties may be dynamic ones: a style, of which a view is made.
package protocol DynamicPropertyHolder {
  /// The type that lies at the property's first byte.
  static var held: Any.Type { get }
}

/// The dynamic properties of one view in the tree, and what is kept for them.
@MainActor
final class DynamicProperties {
  private struct Property {
    var offset: Int
    var type: any DynamicProperty.Type
    /// As source has it, with those of the properties that it is a part of.
    var name: String
  }

  /// The type that has the properties.
  let owner: Any.Type
  /// What the properties began with that keep their values from one program to the next.
  private var beginnings: [Int: [String: SavedValue]] = [:]
  private let properties: [Property]
  private var slots: [AnyObject?]
  private weak var node: Node?
  private var readers: [(EnvironmentValues, EnvironmentValues) -> Bool] = []

  init(of type: Any.Type) {
    owner = type
    var properties: [Property] = []
    Self.collect(type, at: 0, "", into: &properties)
    self.properties = properties
    slots = Array(repeating: nil, count: properties.count)
  }

  /// Finds the properties, inner ones before those that they are part of.
  private static func collect(
    _ type: Any.Type, at offset: Int, _ prefix: String, into list: inout [Property]
  ) {
    for field in Fields.of(type) {
      let name = prefix + (field.name.hasPrefix("_") ? String(field.name.dropFirst()) : field.name)
      if let holder = field.type as? any DynamicPropertyHolder.Type {
        collect(holder.held, at: offset + field.offset, name + ".", into: &list)
        continue
      }
      guard let property = field.type as? any DynamicProperty.Type else { continue }
      if !(property is any GraphProperty.Type) {
        collect(field.type, at: offset + field.offset, name + ".", into: &list)
      }
      list.append(Property(offset: offset + field.offset, type: property, name: name))
    }
  }

  /// Connects all properties of `view`.
  func install<V>(in view: inout V, for node: Node) {
    let keeping = self.node == nil ? node.graph.stateKeeping : nil
    // The path is asked for even where nothing is kept: the views within are known by it.
    let saved = keeping?.saved(for: node, owner)
    guard !properties.isEmpty else {
      if keeping != nil { self.node = node }
      return
    }
    self.node = node
    readers.removeAll(keepingCapacity: true)
    withUnsafeMutableBytes(of: &view) { bytes in
      guard let base = bytes.baseAddress else { return }
      for (index, property) in properties.enumerated() {
        let address = base + property.offset
        guard let keeping else {
          connect(property.type, at: address, index, node)
          continue
        }
        let kept = property.type as? any KeptProperty.Type
        let names = kept.flatMap { restore($0, at: address, property.name, saved, keeping) }
        connect(property.type, at: address, index, node)
        guard let kept, let slot = slots[index] else { continue }
        beginnings[index] = kept.beginning(of: slot)
        guard let names else { continue }
        kept.noteRestored(names, in: slot)
        // What was changed in another program counts as changed in this one.
        for name in names { beginnings[index]?[name] = nil }
      }
    }
  }

  /// Has a property begin with what was saved of it; the names of what it has taken.
  private func restore<P: KeptProperty>(
    _ type: P.Type, at address: UnsafeMutableRawPointer, _ name: String,
    _ saved: (path: String, properties: [String: SavedState.Property])?, _ keeping: StateKeeping
  ) -> Set<String>? {
    guard let saved else { return nil }
    // `count` for the property itself, `model.count` for one of an object in it.
    var own: [String: SavedState.Property] = [:]
    for (key, property) in saved.properties where key.hasPrefix(name) {
      let rest = key.dropFirst(name.count)
      if rest.isEmpty || rest.hasPrefix(".") { own[String(rest)] = property }
    }
    guard !own.isEmpty else { return nil }
    let names = address.assumingMemoryBound(to: type).pointee.restore(own)
    keeping.noteTaken(names.map { name + $0 }, at: saved.path)
    return names
  }

  /// What has changed since the beginning of the properties that keep their values from one program to the next.
  var changes: [String: SavedState.Property] {
    var result: [String: SavedState.Property] = [:]
    for (index, property) in properties.enumerated() {
      guard let kept = property.type as? any KeptProperty.Type, let slot = slots[index] else {
        continue
      }
      for (name, change) in kept.changes(of: slot, since: beginnings[index] ?? [:]) {
        result[property.name + name] = change
      }
    }
    return result
  }

  private func connect<P: DynamicProperty>(
    _ type: P.Type, at address: UnsafeMutableRawPointer, _ index: Int, _ node: Node
  ) {
    // The run-time says that a property of this type lies here.
    let property = address.assumingMemoryBound(to: type)
    if let known = type as? any GraphProperty.Type {
      install(known, at: address, index, node)
    }
    property.pointee.update()
  }

  private func install<P: GraphProperty>(
    _ type: P.Type, at address: UnsafeMutableRawPointer, _ index: Int, _ node: Node
  ) {
    let property = address.assumingMemoryBound(to: type)
    property.pointee.install(&slots[index], for: node)
    let copy = property.pointee
    readers.append { copy.isOutdated(from: $0, to: $1) }
  }

  /// Whether a property has read a value of the environment that is another one in `environment`.
  func isOutdated(by environment: EnvironmentValues) -> Bool {
    guard let node else { return false }
    return readers.contains { $0(node.environment, environment) }
  }

  /// Ends what properties have begun elsewhere.
  func remove() {
    guard let node else { return }
    for (property, slot) in zip(properties, slots) {
      (property.type as? any GraphProperty.Type)?.remove(slot, from: node)
    }
  }
}
