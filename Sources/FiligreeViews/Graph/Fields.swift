@_spi(Reflection) import Swift
import Synchronization

/// A stored property of a type: where it lies and what it is.
struct Field {
  /// The property's name; `.0`, `.1` … in tuples.
  var name: String
  /// Its distance from the value's first byte.
  var offset: Int
  /// Its type.
  var type: Any.Type
}

/// The stored properties of types, as the run-time knows them.
///
/// This is how a graph finds a view's `@State` and compares two values of a view that is not
/// `Equatable`, without asking views to say anything about themselves.
enum Fields {
  private struct Known: @unchecked Sendable {
    // Metatypes are never changed; the compiler does not know that of `Any.Type`.
    var fields: [ObjectIdentifier: [Field]] = [:]
  }

  private static let known = Mutex(Known())

  /// The stored properties of a struct or tuple; none for any other type.
  static func of(_ type: Any.Type) -> [Field] {
    let key = ObjectIdentifier(type)
    if let fields = known.withLock({ $0.fields[key] }) { return fields }
    var fields: [Field] = []
    // The run-time looks into a value to find the fields of other kinds, and there is none here.
    let kind = MetadataKind(of: type)
    guard kind == .structure || kind == .tuple else { return [] }
    _ = _forEachField(of: type, options: []) { name, offset, type, _ in
      fields.append(Field(name: String(cString: name), offset: offset, type: type))
      return true
    }
    let found = Known(fields: [key: fields])
    known.withLock { $0.fields.merge(found.fields) { first, _ in first } }
    return fields
  }
}

/// What a type is, as the first word of its metadata says (Swift's ABI, "TypeMetadata").
enum MetadataKind: UInt {
  case structure = 0x200
  case tuple = 0x301
  case existential = 0x303

  init?(of type: Any.Type) {
    // A metatype is the address of the metadata, which is never changed or moved.
    self.init(rawValue: unsafeBitCast(type, to: UnsafePointer<UInt>.self).pointee)
  }
}
