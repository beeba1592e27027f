import FiligreePaths
import Foundation

// SwiftUI's (iOS 17). Each outline is made in the rectangle asked for, and both are combined there.

extension Shape {
  /// Returns a shape that fills what this shape or `other` fills, or both.
  ///
  /// See `Path.union(_:eoFill:)`. `eoFill` says whether both are filled by the even-odd rule.
  nonisolated public func union<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    CombinedShape(first: self, second: other, operation: .union, eoFill: eoFill)
  }

  /// Returns a shape that fills what both this shape and `other` fill.
  ///
  /// See `Path.intersection(_:eoFill:)`.
  nonisolated public func intersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    CombinedShape(first: self, second: other, operation: .intersection, eoFill: eoFill)
  }

  /// Returns a shape that fills what this shape fills and `other` does not.
  ///
  /// See `Path.subtracting(_:eoFill:)`.
  nonisolated public func subtracting<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    CombinedShape(first: self, second: other, operation: .subtracting, eoFill: eoFill)
  }

  /// Returns a shape that fills what one of the two shapes fills, but not both.
  ///
  /// See `Path.symmetricDifference(_:eoFill:)`.
  nonisolated public func symmetricDifference<T: Shape>(
    _ other: T, eoFill: Bool = false
  ) -> some Shape {
    CombinedShape(first: self, second: other, operation: .symmetricDifference, eoFill: eoFill)
  }

  /// Returns a shape of the parts of this shape's lines and curves that lie where `other` fills.
  ///
  /// See `Path.lineIntersection(_:eoFill:)`.
  nonisolated public func lineIntersection<T: Shape>(
    _ other: T, eoFill: Bool = false
  ) -> some Shape {
    CombinedShape(first: self, second: other, operation: .lineIntersection, eoFill: eoFill)
  }

  /// Returns a shape of the parts of this shape's lines and curves that lie where `other` does not fill.
  ///
  /// See `Path.lineSubtraction(_:eoFill:)`.
  nonisolated public func lineSubtraction<T: Shape>(
    _ other: T, eoFill: Bool = false
  ) -> some Shape {
    CombinedShape(first: self, second: other, operation: .lineSubtraction, eoFill: eoFill)
  }
}

/// Two shapes in the same rectangle, combined.
nonisolated struct CombinedShape<First: Shape, Second: Shape>: Shape {
  var first: First
  var second: Second
  var operation: ShapeOperation
  var eoFill: Bool

  var animatableData: AnimatablePair<First.AnimatableData, Second.AnimatableData> {
    get { AnimatablePair(first.animatableData, second.animatableData) }
    set {
      first.animatableData = newValue.first
      second.animatableData = newValue.second
    }
  }

  func path(in rect: CGRect) -> Path {
    let a = first.path(in: rect)
    let b = second.path(in: rect)
    return switch operation {
    case .union: a.union(b, eoFill: eoFill)
    case .intersection: a.intersection(b, eoFill: eoFill)
    case .subtracting: a.subtracting(b, eoFill: eoFill)
    case .symmetricDifference: a.symmetricDifference(b, eoFill: eoFill)
    case .lineIntersection: a.lineIntersection(b, eoFill: eoFill)
    case .lineSubtraction: a.lineSubtraction(b, eoFill: eoFill)
    }
  }
}

/// How two shapes are combined.
nonisolated enum ShapeOperation: Sendable {
  case union
  case intersection
  case subtracting
  case symmetricDifference
  case lineIntersection
  case lineSubtraction
}
