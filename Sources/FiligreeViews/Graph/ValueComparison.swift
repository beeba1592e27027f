import Foundation
import Synchronization

/// Whether two values of a type are surely the same.
///
/// Values are the same if their bytes are, if they are `Equatable` and say so, or if all their stored
/// properties, or all their elements, are the same. A false answer may be wrong, a true one never is: a
/// closure, for one, is the same only if it is the very same.
enum ValueComparison {
  /// Compares two values.
  static func areSame<Value>(_ first: Value, _ second: Value) -> Bool {
    withUnsafeBytes(of: first) { first in
      withUnsafeBytes(of: second) { second in
        guard let a = first.baseAddress, let b = second.baseAddress else { return true }
        return ComparisonPlan.of(Value.self).areSame(a, b)
      }
    }
  }

  /// Compares the values in two existential ones.
  fileprivate static func haveSameContent<T>(_ first: T, _ second: T) -> Bool {
    func compare<Content>(_ type: Content.Type) -> Bool {
      guard Content.self != T.self, Swift.type(of: second as Any) == Content.self,
        let first = first as? Content, let second = second as? Content
      else { return false }
      return areSame(first, second)
    }
    return _openExistential(type(of: first as Any) as Any.Type, do: compare)
  }
}

/// A value that stands for something else that may have changed: it is never the same.
protocol StandsForAnother {}

/// What is compared element by element.
private protocol ElementwiseComparable {
  static func areSame(_ first: UnsafeRawPointer, _ second: UnsafeRawPointer) -> Bool
}

extension Array: ElementwiseComparable {
  fileprivate static func areSame(_ first: UnsafeRawPointer, _ second: UnsafeRawPointer) -> Bool {
    // The caller says that values of this type lie there.
    let (a, b) = (
      first.assumingMemoryBound(to: [Element].self).pointee,
      second.assumingMemoryBound(to: [Element].self).pointee
    )
    guard a.count == b.count else { return false }
    return a.withUnsafeBytes { first in
      b.withUnsafeBytes { second in
        guard let p = first.baseAddress, let q = second.baseAddress, p != q else { return true }
        let plan = ComparisonPlan.of(Element.self)
        return a.indices.allSatisfy { index in
          let offset = index * MemoryLayout<Element>.stride
          return plan.areSame(p + offset, q + offset)
        }
      }
    }
  }
}

/// How two values of a type are compared: what the run-time says of the type, looked up once.
private final class ComparisonPlan: Sendable {
  private enum Operation {
    case bytes(Int)
    case property(any GraphProperty.Type)
    case equal(any Equatable.Type, Int)
    case elements(any ElementwiseComparable.Type)
    case existential(Any.Type)
  }

  private struct Step: @unchecked Sendable {
    // Metatypes are never changed; the compiler does not know that of `Any.Type`.
    let offset: Int
    let operation: Operation
  }

  private let size: Int
  private let steps: [Step]
  /// Whether values of equal bytes are the same without a further look.
  private let isKnownByBytes: Bool
  private let isNeverSame: Bool

  private static let plans = Mutex<[ObjectIdentifier: ComparisonPlan]>([:])

  static func of(_ type: Any.Type) -> ComparisonPlan {
    let key = ObjectIdentifier(type)
    if let plan = plans.withLock({ $0[key] }) { return plan }
    let plan = ComparisonPlan(type)
    plans.withLock { $0[key] = plan }
    return plan
  }

  private init(_ type: Any.Type) {
    var steps: [Step] = []
    isNeverSame = !Self.collect(type, at: 0, into: &steps)
    self.steps = steps
    size = Self.size(type)
    isKnownByBytes = steps.allSatisfy {
      if case .existential = $0.operation { return false }
      if case .elements = $0.operation { return false }
      return true
    }
  }

  private static func size(_ type: Any.Type) -> Int {
    func size<T>(_ type: T.Type) -> Int { MemoryLayout<T>.size }
    return _openExistential(type, do: size)
  }

  /// Appends the steps for a value at `offset`; false if such a value is never the same.
  private static func collect(_ type: Any.Type, at offset: Int, into steps: inout [Step]) -> Bool {
    if type is any StandsForAnother.Type { return false }
    let size = size(type)
    if let property = type as? any GraphProperty.Type {
      steps.append(Step(offset: offset, operation: .property(property)))
    } else if let equatable = type as? any Equatable.Type {
      steps.append(Step(offset: offset, operation: .equal(equatable, size)))
    } else if let elements = type as? any ElementwiseComparable.Type {
      steps.append(Step(offset: offset, operation: .elements(elements)))
    } else if MetadataKind(of: type) == .existential {
      steps.append(Step(offset: offset, operation: .existential(type)))
    } else {
      let fields = Fields.of(type)
      if fields.isEmpty, size > 0 {
        steps.append(Step(offset: offset, operation: .bytes(size)))
      }
      for field in fields
      where !collect(field.type, at: offset + field.offset, into: &steps) {
        return false
      }
    }
    return true
  }

  /// Compares two values of the plan's type.
  func areSame(_ first: UnsafeRawPointer, _ second: UnsafeRawPointer) -> Bool {
    if isNeverSame { return false }
    if isKnownByBytes, memcmp(first, second, size) == 0 { return true }
    return steps.allSatisfy { step in
      let (a, b) = (first + step.offset, second + step.offset)
      switch step.operation {
      case .bytes(let size): return memcmp(a, b, size) == 0
      case .property(let type): return isUnchanged(type, a, b)
      case .equal(let type, let size): return memcmp(a, b, size) == 0 || areEqual(type, a, b)
      case .elements(let type): return type.areSame(a, b)
      case .existential(let type): return haveSameContent(type, a, b)
      }
    }
  }

  // The callers say that values of the type lie there.

  private func areEqual<E: Equatable>(
    _ type: E.Type, _ first: UnsafeRawPointer, _ second: UnsafeRawPointer
  ) -> Bool {
    first.assumingMemoryBound(to: type).pointee == second.assumingMemoryBound(to: type).pointee
  }

  private func isUnchanged<P: GraphProperty>(
    _ type: P.Type, _ first: UnsafeRawPointer, _ second: UnsafeRawPointer
  ) -> Bool {
    second.assumingMemoryBound(to: type).pointee
      .isUnchanged(from: first.assumingMemoryBound(to: type).pointee)
  }

  private func haveSameContent(
    _ type: Any.Type, _ first: UnsafeRawPointer, _ second: UnsafeRawPointer
  ) -> Bool {
    func compare<T>(_ type: T.Type) -> Bool {
      ValueComparison.haveSameContent(
        first.assumingMemoryBound(to: type).pointee, second.assumingMemoryBound(to: type).pointee)
    }
    return _openExistential(type, do: compare)
  }
}
