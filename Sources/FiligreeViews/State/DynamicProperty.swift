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
  }

  private let properties: [Property]
  private var slots: [AnyObject?]
  private weak var node: Node?
  private var readers: [(EnvironmentValues, EnvironmentValues) -> Bool] = []

  init(of type: Any.Type) {
    var properties: [Property] = []
    Self.collect(type, at: 0, into: &properties)
    self.properties = properties
    slots = Array(repeating: nil, count: properties.count)
  }

  /// Finds the properties, inner ones before those that they are part of.
  private static func collect(_ type: Any.Type, at offset: Int, into list: inout [Property]) {
    for field in Fields.of(type) {
      if let holder = field.type as? any DynamicPropertyHolder.Type {
        collect(holder.held, at: offset + field.offset, into: &list)
        continue
      }
      guard let property = field.type as? any DynamicProperty.Type else { continue }
      if !(property is any GraphProperty.Type) {
        collect(field.type, at: offset + field.offset, into: &list)
      }
      list.append(Property(offset: offset + field.offset, type: property))
    }
  }

  /// Connects all properties of `view`.
  func install<V>(in view: inout V, for node: Node) {
    guard !properties.isEmpty else { return }
    self.node = node
    readers.removeAll(keepingCapacity: true)
    withUnsafeMutableBytes(of: &view) { bytes in
      guard let base = bytes.baseAddress else { return }
      for (index, property) in properties.enumerated() {
        connect(property.type, at: base + property.offset, index, node)
      }
    }
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
