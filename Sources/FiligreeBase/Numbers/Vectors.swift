import Foundation

extension SIMD where Scalar: FloatingPoint {
  /// The scalar product.
  @inlinable @inline(__always)
  package func dot(_ other: Self) -> Scalar { (self * other).sum() }

  /// The square of the length.
  @inlinable @inline(__always)
  package var squaredLength: Scalar { dot(self) }

  /// The length, by a plain square root: the vectors here are far from overflow.
  @inlinable @inline(__always)
  package var length: Scalar { squaredLength.squareRoot() }
}

// Without generics, for builds for debugging, which do not specialize them.
extension SIMD2<Double> {
  @inlinable @inline(__always)
  package func dot(_ other: Self) -> Double { x * other.x + y * other.y }

  @inlinable @inline(__always)
  package var squaredLength: Double { x * x + y * y }
}

extension SIMD4<Float> {
  @inlinable @inline(__always)
  package func dot(_ other: Self) -> Float {
    x * other.x + y * other.y + z * other.z + w * other.w
  }

  @inlinable @inline(__always)
  package var squaredLength: Float { dot(self) }
}

extension SIMD2 where Scalar: FloatingPoint {
  /// The z coordinate of the vector product: positive where `other` is turned from x towards y.
  @inlinable @inline(__always)
  package func cross(_ other: Self) -> Scalar { x * other.y - y * other.x }
}

extension CGPoint {
  /// The scalar product.
  @inlinable @inline(__always)
  package func dot(_ other: CGPoint) -> CGFloat { x * other.x + y * other.y }

  /// The z coordinate of the vector product: positive where `other` is turned from x towards y.
  @inlinable @inline(__always)
  package func cross(_ other: CGPoint) -> CGFloat { x * other.y - y * other.x }

  /// The length, by a plain square root: the vectors here are far from overflow.
  @inlinable @inline(__always)
  package var length: CGFloat { dot(self).squareRoot() }
}
