/// Whether two values of a type are surely the same.
///
/// Values are the same if their bytes are, if they are `Equatable` and say so, or if all their stored
/// properties are the same. A false answer may be wrong, a true one never is: a closure, for one, is
/// the same only if it is the very same.
enum ValueComparison {
  /// Compares two values.
  static func areSame<Value>(_ first: Value, _ second: Value) -> Bool {
    withUnsafeBytes(of: first) { first in
      withUnsafeBytes(of: second) { second in
        areSame(Value.self, first.baseAddress, second.baseAddress)
      }
    }
  }

  private static func areSame(
    _ type: Any.Type, _ first: UnsafeRawPointer?, _ second: UnsafeRawPointer?
  ) -> Bool {
    guard let first, let second else { return true }
    return open(type, first, second)
  }

  private static func open(
    _ type: Any.Type, _ first: UnsafeRawPointer, _ second: UnsafeRawPointer
  ) -> Bool {
    func compare<T>(_ type: T.Type) -> Bool {
      // The caller says that values of this type lie there.
      let (first, second) = (
        first.assumingMemoryBound(to: type), second.assumingMemoryBound(to: type)
      )
      if let property = T.self as? any GraphProperty.Type {
        return isUnchanged(property, first, second)
      }
      if haveSameBytes(first, second) { return true }
      if let equal = (first.pointee as? any Equatable).map({ isEqual($0, second.pointee) }) {
        return equal
      }
      if MetadataKind(of: T.self) == .existential {
        return haveSameContent(first.pointee, second.pointee)
      }
      let fields = Fields.of(T.self)
      guard !fields.isEmpty else { return MemoryLayout<T>.size == 0 }
      let (a, b) = (UnsafeRawPointer(first), UnsafeRawPointer(second))
      return fields.allSatisfy { open($0.type, a + $0.offset, b + $0.offset) }
    }
    return _openExistential(type, do: compare)
  }

  /// Compares the values in two existential ones.
  private static func haveSameContent<T>(_ first: T, _ second: T) -> Bool {
    func compare<Content>(_ content: Content) -> Bool {
      guard Content.self != T.self, let other = cast(second, to: Any.self) as? Content,
        type(of: other) == Content.self
      else { return false }
      return areSame(content, other)
    }
    // The dynamic cast takes the value out; a conversion would wrap the existential one again.
    guard let content = cast(first, to: Any.self) else { return false }
    return _openExistential(content, do: compare)
  }

  private static func cast<A, B>(_ value: A, to type: B.Type) -> B? { value as? B }

  private static func haveSameBytes<T>(_ a: UnsafePointer<T>, _ b: UnsafePointer<T>) -> Bool {
    let count = MemoryLayout<T>.size
    let (a, b) = (
      UnsafeRawBufferPointer(start: a, count: count),
      UnsafeRawBufferPointer(start: b, count: count)
    )
    return a.elementsEqual(b)
  }

  private static func isEqual<E: Equatable>(_ first: E, _ second: Any) -> Bool {
    (second as? E).map { $0 == first } ?? false
  }

  private static func isUnchanged<P: GraphProperty>(
    _ type: P.Type, _ first: UnsafeRawPointer, _ second: UnsafeRawPointer
  ) -> Bool {
    second.assumingMemoryBound(to: type).pointee
      .isUnchanged(from: first.assumingMemoryBound(to: type).pointee)
  }
}
