import FiligreePaths
import Foundation

/// Animatable data whose type is hidden: SwiftUI's type of that name.
///
/// Data of different types has no difference, and their sum is the first of the two. Zero is of no type.
public struct _AnyAnimatableData: VectorArithmetic {
  private var vector: (any VectorArithmetic)?

  nonisolated init(_ animatable: any Animatable) {
    func data<A: Animatable>(_ animatable: A) -> any VectorArithmetic { animatable.animatableData }
    vector = data(animatable)
  }

  private nonisolated init(vector: (any VectorArithmetic)?) {
    self.vector = vector
  }

  /// Sets a shape's data, if it is of this type.
  nonisolated func apply(to shape: inout any Shape) {
    func apply<S: Shape>(_ shape: S) -> any Shape {
      guard let data = vector as? S.AnimatableData else { return shape }
      var moved = shape
      moved.animatableData = data
      return moved
    }
    shape = apply(shape)
  }

  /// The zero of all types.
  public static var zero: _AnyAnimatableData { _AnyAnimatableData(vector: nil) }

  /// Whether both are of one type and equal; zero equals the zero of any type.
  public static func == (first: _AnyAnimatableData, second: _AnyAnimatableData) -> Bool {
    switch (first.vector, second.vector) {
    case (nil, nil): return true
    case (let vector?, nil), (nil, let vector?): return isZero(vector)
    case (let a?, let b?): return areEqual(a, b)
    }
  }

  /// The sum; of different types, the first.
  public static func + (
    first: _AnyAnimatableData, second: _AnyAnimatableData
  ) -> _AnyAnimatableData {
    guard let a = first.vector else { return second }
    guard let b = second.vector, let sum = sum(a, b) else { return first }
    return _AnyAnimatableData(vector: sum)
  }

  /// The difference; of different types, zero.
  public static func - (
    first: _AnyAnimatableData, second: _AnyAnimatableData
  ) -> _AnyAnimatableData {
    guard let b = second.vector else { return first }
    guard let a = first.vector else {
      var negative = second
      negative.scale(by: -1)
      return negative
    }
    return _AnyAnimatableData(vector: difference(a, b))
  }

  /// Multiplies by a number.
  public mutating func scale(by rhs: Double) {
    func scaled<V: VectorArithmetic>(_ vector: V) -> any VectorArithmetic {
      var vector = vector
      vector.scale(by: rhs)
      return vector
    }
    vector = vector.map { scaled($0) }
  }

  /// The square of the length.
  public var magnitudeSquared: Double { vector?.magnitudeSquared ?? 0 }

  private static func isZero<V: VectorArithmetic>(_ vector: V) -> Bool { vector == .zero }

  private static func areEqual<V: VectorArithmetic>(_ a: V, _ b: any VectorArithmetic) -> Bool {
    (b as? V) == a
  }

  private static func sum<V: VectorArithmetic>(
    _ a: V, _ b: any VectorArithmetic
  ) -> (any VectorArithmetic)? {
    (b as? V).map { a + $0 }
  }

  private static func difference<V: VectorArithmetic>(
    _ a: V, _ b: any VectorArithmetic
  ) -> (any VectorArithmetic)? {
    (b as? V).map { a - $0 }
  }
}
