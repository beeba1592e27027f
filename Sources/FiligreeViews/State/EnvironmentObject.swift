import Foundation

/// An object that a view further up has put into the environment: SwiftUI's `EnvironmentObject`.
@MainActor @propertyWrapper @preconcurrency
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
  private var object: ObjectType?

  /// Creates the property.
  public nonisolated init() {}

  /// The object.
  ///
  /// Without one of that type in the environment the program stops, as on Apple's systems.
  public var wrappedValue: ObjectType {
    guard let object else {
      // There is no object to give: the view was written to have one.
      fatalError(
        "no object of type \(ObjectType.self) in the environment; add .environmentObject(_:) above")
    }
    return object
  }

  /// Bindings to the object's properties.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject.Wrapper(object: wrappedValue)
  }
}

extension EnvironmentObject: @preconcurrency GraphProperty {
  package mutating func install(_ slot: inout AnyObject?, for node: Node) {
    object = node.environment.objects[ObjectIdentifier(ObjectType.self)] as? ObjectType
    if let object { slot = ObjectWatch.of(object, slot, node) }
  }

  package func isUnchanged(from previous: EnvironmentObject<ObjectType>) -> Bool { true }

  package func isOutdated(from old: EnvironmentValues, to new: EnvironmentValues) -> Bool {
    let key = ObjectIdentifier(ObjectType.self)
    return old.objects[key] !== new.objects[key]
  }

  package static func remove(_ slot: AnyObject?, from node: Node) {
    (slot as? ObjectWatch)?.stop()
  }
}

extension EnvironmentValues {
  /// The objects of the environment, by type.
  @Entry var objects: [ObjectIdentifier: AnyObject] = [:]
}

nonisolated struct EnvironmentObjectModifier<ObjectType: ObservableObject>: ViewModifier,
  EnvironmentModifier
{
  let object: ObjectType

  package func modify(_ environment: inout EnvironmentValues) {
    environment.objects[ObjectIdentifier(ObjectType.self)] = object
  }
}

extension View {
  /// Puts an object into the environment of this view and the views within it.
  public nonisolated func environmentObject<T: ObservableObject>(_ object: T) -> some View {
    modifier(EnvironmentObjectModifier(object: object))
  }
}
