@_spi(Reflection) import Swift
import FiligreePublishers
import Foundation
import Observation

extension State: KeptProperty {
  package static func beginning(of slot: AnyObject) -> [String: SavedValue] {
    guard let object = (slot as? StateLocation<Value>)?.latest as? any AnyObject & Observable else {
      return [:]
    }
    return KeptObject.values(of: object).compactMapValues(\.value)
  }

  package static func changes(
    of slot: AnyObject, since beginning: [String: SavedValue]
  ) -> [String: SavedState.Property] {
    guard let location = slot as? StateLocation<Value> else { return [:] }
    let value = location.latest
    if let object = value as? any AnyObject & Observable {
      return KeptObject.changes(of: object, since: beginning)
    }
    guard location.wasSet else { return [:] }
    return [
      "": SavedState.Property(type: TypeName.full(Value.self), value: SavedValue(saving: value))
    ]
  }

  package mutating func restore(_ saved: [String: SavedState.Property]) -> Set<String> {
    if let object = initial as? any AnyObject & Observable {
      return KeptObject.restore(saved, in: object)
    }
    guard let property = saved[""], property.type == TypeName.full(Value.self),
      let value = property.value?.restored(as: Value.self)
    else { return [] }
    initial = value
    return [""]
  }

  package static func noteRestored(_ names: Set<String>, in slot: AnyObject) {
    if names.contains("") { (slot as? StateLocation<Value>)?.noteRestored() }
  }
}

extension StateObject: KeptProperty {
  package static func beginning(of slot: AnyObject) -> [String: SavedValue] {
    guard let object = object(in: slot) else { return [:] }
    return KeptObject.values(of: object).compactMapValues(\.value)
  }

  package static func changes(
    of slot: AnyObject, since beginning: [String: SavedValue]
  ) -> [String: SavedState.Property] {
    guard let object = object(in: slot) else { return [:] }
    return KeptObject.changes(of: object, since: beginning)
  }

  package mutating func restore(_ saved: [String: SavedState.Property]) -> Set<String> {
    let object = makeEarly()
    return KeptObject.restore(saved, in: object)
  }

  package static func noteRestored(_ names: Set<String>, in slot: AnyObject) {}
}

/// The properties of an object that a view keeps, which say to others when they change: those that are `@Published`, and all
/// variables of an `@Observable` class.
enum KeptObject {
  private struct Variable {
    var name: String
    var address: UnsafeMutableRawPointer
    var type: Any.Type
  }

  /// The variables, by the run-time's word on where in the object they lie.
  private static func variables(of object: AnyObject) -> [Variable] {
    let base = Unmanaged.passUnretained(object).toOpaque()
    let isObservable = object is any Observable
    var found: [Variable] = []
    // The option by its number, for the constant is a variable to the compiler: into classes.
    let intoClasses = _EachFieldOptions(rawValue: 1)
    _ = _forEachField(of: Swift.type(of: object), options: intoClasses) { name, offset, type, _ in
      let stored = String(cString: name)
      // The macro's variables, and the wrappers', are called so; a constant is called as it is, and stays so.
      guard stored.hasPrefix("_"), !stored.hasPrefix("_$") else { return true }
      if type is any StoredPublished.Type || isObservable {
        found.append(
          Variable(name: String(stored.dropFirst()), address: base + offset, type: type))
      }
      return true
    }
    return found
  }

  /// The present values.
  static func values(of object: AnyObject) -> [String: SavedState.Property] {
    var result: [String: SavedState.Property] = [:]
    for variable in variables(of: object) {
      func read<T>(_ type: T.Type) -> SavedState.Property {
        // Of this type, as the run-time says; nobody writes it now, for objects of views belong to the main actor.
        let value = variable.address.assumingMemoryBound(to: type).pointee
        if let published = value as? any StoredPublished { return property(of: published) }
        return SavedState.Property(type: TypeName.full(type), value: SavedValue(saving: value))
      }
      result["." + variable.name] = _openExistential(variable.type, do: read)
    }
    withExtendedLifetime(object) {}
    return result
  }

  private static func property<P: StoredPublished>(of published: P) -> SavedState.Property {
    SavedState.Property(
      type: TypeName.full(P.Stored.self), value: SavedValue(saving: published.stored))
  }

  /// What is not as it was in the beginning; what could not be saved then is left out.
  static func changes(
    of object: AnyObject, since beginning: [String: SavedValue]
  ) -> [String: SavedState.Property] {
    values(of: object).filter { $0.value.value != nil && $0.value.value != beginning[$0.key] }
  }

  /// Sets an object's variables that have the same types; nobody knows the object yet.
  static func restore(
    _ saved: [String: SavedState.Property], in object: AnyObject
  ) -> Set<String> {
    var taken: Set<String> = []
    for variable in variables(of: object) {
      guard let property = saved["." + variable.name], let value = property.value else { continue }
      func write<T>(_ type: T.Type) -> Bool {
        let place = variable.address.assumingMemoryBound(to: type)
        if let published = place.pointee as? any StoredPublished {
          guard let changed = restored(published, property, value) as? T else { return false }
          place.pointee = changed
          return true
        }
        guard property.type == TypeName.full(type), let value = value.restored(as: type) else {
          return false
        }
        place.pointee = value
        return true
      }
      if _openExistential(variable.type, do: write) { taken.insert("." + variable.name) }
    }
    withExtendedLifetime(object) {}
    return taken
  }

  private static func restored<P: StoredPublished>(
    _ published: P, _ property: SavedState.Property, _ value: SavedValue
  ) -> P? {
    guard property.type == TypeName.full(P.Stored.self),
      let value = value.restored(as: P.Stored.self)
    else { return nil }
    var published = published
    published.stored = value
    return published
  }
}
