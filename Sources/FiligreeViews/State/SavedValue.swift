import Foundation

/// A value as it is carried from one program into another one that was compiled of nearly the same source.
package indirect enum SavedValue: Hashable, Codable, Sendable {
  /// A `Codable` value by its own encoding: JSON of an array with it alone, as not every JSON reader takes a number alone.
  case encoded(String)
  /// An optional without a value.
  case nothing
  /// The elements of a collection, the one value of an optional, or the keys and values of a dictionary in turn.
  case list([SavedValue])
  /// The stored properties of a structure or the elements of a tuple, by name.
  case fields([String: SavedValue])
  /// A case of an enumeration whose cases have no values, by its name.
  case chosen(String)
}

extension SavedValue {
  /// How deep values may be within one another, and how long the encoding of one may be, in bytes: what a preview keeps is
  /// small, and what is larger is made anew.
  private static let (deepest, longest) = (16, 1 << 20)

  /// Saves a value; nil for one that cannot be carried over: with references, functions or existentials in it.
  ///
  /// What is `Codable` says itself what it is. Optionals, arrays, sets and dictionaries of other values are saved by their
  /// elements, structures and tuples by their stored properties, and enumerations without associated values by the names
  /// of their cases.
  package init?<Value>(saving value: Value) {
    self.init(value, depth: 0)
  }

  fileprivate init?<Value>(_ value: Value, depth: Int) {
    guard depth < Self.deepest else { return nil }
    if let type = Value.self as? any Codable.Type {
      guard let encoded = Self.encode(value, as: type) else { return nil }
      self = .encoded(encoded)
    } else if let container = value as? any SavedContainer, Value.self is any SavedContainer.Type {
      guard let saved = container.saved(depth: depth + 1) else { return nil }
      self = saved
    } else if let names = EnumerationCases.names(of: Value.self) {
      guard let tag = EnumerationCases.tag(of: value), names.indices.contains(tag) else {
        return nil
      }
      self = .chosen(names[tag])
    } else {
      guard let fields = SavedFields(of: Value.self) else { return nil }
      guard let saved = fields.saved(value, depth: depth + 1) else { return nil }
      self = .fields(saved)
    }
  }

  /// The value again; nil if the type cannot have been what was saved.
  package func restored<Value>(as type: Value.Type = Value.self) -> Value? {
    if let codable = type as? any Codable.Type {
      guard case .encoded(let text) = self else { return nil }
      return Self.decode(text, as: codable) as? Value
    }
    if let container = type as? any SavedContainer.Type {
      return container.restored(from: self) as? Value
    }
    if let names = EnumerationCases.names(of: type) {
      guard case .chosen(let name) = self, let tag = names.firstIndex(of: name) else { return nil }
      return EnumerationCases.value(type, tag: tag)
    }
    guard case .fields(let saved) = self, let fields = SavedFields(of: type) else { return nil }
    return fields.restored(from: saved, as: type)
  }

  private static func encode<Value, Coded: Codable>(
    _ value: Value, as type: Coded.Type
  ) -> String? {
    guard let value = value as? Coded else { return nil }
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    guard let data = try? encoder.encode([value]), data.count <= longest else { return nil }
    return String(decoding: data, as: UTF8.self)
  }

  private static func decode<Coded: Codable>(_ text: String, as type: Coded.Type) -> Any? {
    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    let values = try? decoder.decode([Coded].self, from: Data(text.utf8))
    return values?.count == 1 ? values?[0] : nil
  }
}

/// A value that consists of others of known types.
private protocol SavedContainer {
  func saved(depth: Int) -> SavedValue?
  static func restored(from saved: SavedValue) -> Self?
}

extension SavedContainer {
  fileprivate static func list<Element>(
    _ elements: some Sequence<Element>, _ depth: Int
  ) -> SavedValue? {
    var list: [SavedValue] = []
    for element in elements {
      guard let saved = SavedValue(element, depth: depth) else { return nil }
      list.append(saved)
    }
    return .list(list)
  }

  fileprivate static func elements<Element>(
    _ saved: SavedValue, as type: Element.Type
  ) -> [Element]? {
    guard case .list(let list) = saved else { return nil }
    let elements = list.compactMap { $0.restored(as: type) }
    return elements.count == list.count ? elements : nil
  }
}

extension Optional: SavedContainer {
  fileprivate func saved(depth: Int) -> SavedValue? {
    self.map { Self.list(CollectionOfOne($0), depth) } ?? .nothing
  }

  fileprivate static func restored(from saved: SavedValue) -> Wrapped?? {
    if saved == .nothing { return .some(nil) }
    guard let elements = elements(saved, as: Wrapped.self), elements.count == 1 else { return nil }
    return elements[0]
  }
}

extension Array: SavedContainer {
  fileprivate func saved(depth: Int) -> SavedValue? { Self.list(self, depth) }

  fileprivate static func restored(from saved: SavedValue) -> [Element]? {
    elements(saved, as: Element.self)
  }
}

extension Set: SavedContainer {
  fileprivate func saved(depth: Int) -> SavedValue? { Self.list(self, depth) }

  fileprivate static func restored(from saved: SavedValue) -> Set<Element>? {
    elements(saved, as: Element.self).map { Set($0) }
  }
}

extension Dictionary: SavedContainer {
  fileprivate func saved(depth: Int) -> SavedValue? {
    guard case .list(let keys)? = Self.list(keys, depth),
      case .list(let values)? = Self.list(values, depth)
    else { return nil }
    return .list(zip(keys, values).flatMap { [$0, $1] })
  }

  fileprivate static func restored(from saved: SavedValue) -> [Key: Value]? {
    guard case .list(let list) = saved, list.count.isMultiple(of: 2) else { return nil }
    var result: [Key: Value] = [:]
    for index in stride(from: 0, to: list.count, by: 2) {
      guard let key = list[index].restored(as: Key.self),
        let value = list[index + 1].restored(as: Value.self)
      else { return nil }
      result[key] = value
    }
    return result
  }
}

/// The stored properties of a type that consists of nothing else, so that a value can be made of theirs.
private struct SavedFields {
  private let fields: [Field]

  /// Nil for a type that has something in it that the run-time does not tell of, as C's unions.
  init?(of type: Any.Type) {
    guard let kind = MetadataKind(of: type), kind == .structure || kind == .tuple else {
      return nil
    }
    fields = Fields.of(type)
    var end = 0
    for field in fields {
      let (size, alignment) = Self.layout(field.type)
      // Nothing may lie anywhere.
      if size == 0 { continue }
      guard field.offset == (end + alignment - 1) / alignment * alignment else { return nil }
      end = field.offset + size
    }
    guard end == Self.layout(type).size else { return nil }
  }

  static func layout(_ type: Any.Type) -> (size: Int, alignment: Int) {
    func ofType<T>(_ type: T.Type) -> (size: Int, alignment: Int) {
      (MemoryLayout<T>.size, MemoryLayout<T>.alignment)
    }
    return _openExistential(type, do: ofType)
  }

  func saved<Value>(_ value: Value, depth: Int) -> [String: SavedValue]? {
    withUnsafeBytes(of: value) { bytes in
      var result: [String: SavedValue] = [:]
      for field in fields {
        func save<T>(_ type: T.Type) -> SavedValue? {
          // The run-time says that a value of this type lies here. One without a size may have no address.
          guard MemoryLayout<T>.size > 0, let base = bytes.baseAddress else {
            return SavedValue.fields([:])
          }
          let place = (base + field.offset).assumingMemoryBound(to: type)
          return SavedValue(place.pointee, depth: depth)
        }
        guard let saved = _openExistential(field.type, do: save) else { return nil }
        result[field.name] = saved
      }
      return result
    }
  }

  func restored<Value>(from saved: [String: SavedValue], as type: Value.Type) -> Value? {
    guard saved.count == fields.count else { return nil }
    var steps: [(UnsafeMutableRawPointer) -> Void] = []
    for field in fields {
      guard let value = saved[field.name] else { return nil }
      func prepare<T>(_ type: T.Type) -> Bool {
        guard MemoryLayout<T>.size > 0 else { return true }
        guard let value = value.restored(as: type) else { return false }
        steps.append { ($0 + field.offset).initializeMemory(as: type, to: value) }
        return true
      }
      guard _openExistential(field.type, do: prepare) else { return nil }
    }
    let memory = UnsafeMutableRawPointer.allocate(
      byteCount: max(MemoryLayout<Value>.size, 1), alignment: MemoryLayout<Value>.alignment)
    defer { memory.deallocate() }
    // Every byte that means something is a field's: `init` has seen to that.
    steps.forEach { $0(memory) }
    return memory.assumingMemoryBound(to: type).move()
  }
}

/// The cases of enumerations none of whose cases has values.
///
/// Such a value is the number of its case, in a byte (Swift's ABI, "Type Layout"); the names are in the type's field
/// descriptor, in the same order ("Type Metadata", "Nominal Type Descriptor").
private enum EnumerationCases {
  private static let enumeration: UInt = 0x201
  private static let genericFlag: UInt32 = 0x80
  /// The longest name that is looked at, in bytes, and the most cases that a byte tells apart.
  private static let (longestName, mostCases) = (1024, 256)

  /// The names of the cases; nil for other types.
  static func names(of type: Any.Type) -> [String]? {
    let metadata = unsafeBitCast(type, to: UnsafePointer<UInt>.self)
    guard metadata[0] == enumeration, let descriptor = UnsafeRawPointer(bitPattern: metadata[1])
    else { return nil }
    let words = descriptor.assumingMemoryBound(to: UInt32.self)
    let (payloads, count) = (words[5] & 0xFF_FFFF, Int(words[6]))
    let size = SavedFields.layout(type).size
    guard words[0] & genericFlag == 0, payloads == 0, (1...mostCases).contains(count),
      size == (count == 1 ? 0 : 1), let fields = target(descriptor + 16)
    else { return nil }
    let head = fields.assumingMemoryBound(to: UInt32.self)
    let recordSize = Int(head[2] >> 16)
    guard Int(head[3]) == count, recordSize >= 12 else { return nil }
    var names: [String] = []
    for index in 0..<count {
      guard let name = target(fields + 16 + index * recordSize + 8) else { return nil }
      let bytes = name.assumingMemoryBound(to: UInt8.self)
      guard let length = (0..<longestName).first(where: { bytes[$0] == 0 }) else { return nil }
      names.append(
        String(decoding: UnsafeBufferPointer(start: bytes, count: length), as: UTF8.self))
    }
    return names
  }

  /// Where a relative address leads; nil for none.
  private static func target(_ place: UnsafeRawPointer) -> UnsafeRawPointer? {
    let distance = place.loadUnaligned(as: Int32.self)
    return distance == 0 ? nil : place + Int(distance)
  }

  static func tag<Value>(of value: Value) -> Int? {
    withUnsafeBytes(of: value) { $0.first.map { Int($0) } ?? 0 }
  }

  static func value<Value>(_ type: Value.Type, tag: Int) -> Value? {
    withUnsafeTemporaryAllocation(
      byteCount: max(MemoryLayout<Value>.size, 1), alignment: MemoryLayout<Value>.alignment
    ) { bytes in
      bytes[0] = UInt8(truncatingIfNeeded: tag)
      return bytes.baseAddress.map { $0.assumingMemoryBound(to: type).pointee }
    }
  }
}
