import Foundation

/// A value that can be added, subtracted and scaled: SwiftUI's `VectorArithmetic`.
public protocol VectorArithmetic: AdditiveArithmetic {
  /// Multiplies each component by `rhs`.
  mutating func scale(by rhs: Double)

  /// The sum of the squares of the components.
  var magnitudeSquared: Double { get }
}

extension VectorArithmetic {
  /// The value, each component multiplied by `factor`.
  package func scaled(by factor: Double) -> Self {
    var result = self
    result.scale(by: factor)
    return result
  }
}

extension Double: VectorArithmetic {
  /// Multiplies the number by `rhs`.
  public mutating func scale(by rhs: Double) { self *= rhs }
  /// The square of the number.
  public var magnitudeSquared: Double { self * self }
}

extension Float: VectorArithmetic {
  /// Multiplies the number by `rhs`.
  public mutating func scale(by rhs: Double) { self *= Float(rhs) }
  /// The square of the number.
  public var magnitudeSquared: Double { Double(self * self) }
}

extension CGFloat: VectorArithmetic {
  /// Multiplies the number by `rhs`.
  public mutating func scale(by rhs: Double) { self *= CGFloat(rhs) }
  /// The square of the number.
  public var magnitudeSquared: Double { Double(self * self) }
}

/// The data of a value that does not animate: SwiftUI's `EmptyAnimatableData`.
public struct EmptyAnimatableData: VectorArithmetic, Sendable {
  /// Creates the only value.
  public init() {}
  /// The only value.
  public static var zero: EmptyAnimatableData { EmptyAnimatableData() }
  /// The only value.
  public static func + (
    first: EmptyAnimatableData, second: EmptyAnimatableData
  ) -> EmptyAnimatableData { first }
  /// The only value.
  public static func - (
    first: EmptyAnimatableData, second: EmptyAnimatableData
  ) -> EmptyAnimatableData { first }
  /// Does nothing.
  public mutating func scale(by rhs: Double) {}
  /// Zero.
  public var magnitudeSquared: Double { 0 }
}

/// Two values that animate together: SwiftUI's `AnimatablePair`.
public struct AnimatablePair<First: VectorArithmetic, Second: VectorArithmetic>: VectorArithmetic {
  /// The first value.
  public var first: First
  /// The second value.
  public var second: Second

  /// Creates a pair.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  /// Two zeros.
  public static var zero: AnimatablePair { AnimatablePair(.zero, .zero) }

  /// Adds component by component.
  public static func + (first: AnimatablePair, second: AnimatablePair) -> AnimatablePair {
    AnimatablePair(first.first + second.first, first.second + second.second)
  }

  /// Subtracts component by component.
  public static func - (first: AnimatablePair, second: AnimatablePair) -> AnimatablePair {
    AnimatablePair(first.first - second.first, first.second - second.second)
  }

  /// Multiplies each component by `rhs`.
  public mutating func scale(by rhs: Double) {
    first.scale(by: rhs)
    second.scale(by: rhs)
  }

  /// The sum of the squares of all components.
  public var magnitudeSquared: Double { first.magnitudeSquared + second.magnitudeSquared }
}

extension AnimatablePair: Sendable where First: Sendable, Second: Sendable {}
