import Foundation

/// Two numbers.
public typealias simd_float2 = SIMD2<Float>
/// Three numbers.
public typealias simd_float3 = SIMD3<Float>
/// Four numbers.
public typealias simd_float4 = SIMD4<Float>
/// Two numbers.
public typealias simd_double2 = SIMD2<Double>
/// Three numbers.
public typealias simd_double3 = SIMD3<Double>
/// Four numbers.
public typealias simd_double4 = SIMD4<Double>
/// Two numbers.
public typealias float2 = SIMD2<Float>
/// Three numbers.
public typealias float3 = SIMD3<Float>
/// Four numbers.
public typealias float4 = SIMD4<Float>

/// The sum of the products of two vectors' numbers.
public func dot<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: FloatingPoint {
  (x * y).sum()
}
/// The sum of the products of two vectors' numbers.
public func simd_dot<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: FloatingPoint {
  dot(x, y)
}
/// The vector at right angles to two others.
public func cross<S: SIMDScalar & FloatingPoint>(_ x: SIMD3<S>, _ y: SIMD3<S>) -> SIMD3<S> {
  SIMD3(x.y * y.z - x.z * y.y, x.z * y.x - x.x * y.z, x.x * y.y - x.y * y.x)
}
/// The vector at right angles to two others.
public func simd_cross<S: SIMDScalar & FloatingPoint>(_ x: SIMD3<S>, _ y: SIMD3<S>) -> SIMD3<S> {
  cross(x, y)
}
/// A vector's length.
public func length<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint {
  dot(x, x).squareRoot()
}
/// A vector's length.
public func simd_length<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint { length(x) }
/// The square of a vector's length.
public func length_squared<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint { dot(x, x) }
/// The square of a vector's length.
public func simd_length_squared<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint {
  dot(x, x)
}
/// The distance of two points.
public func distance<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: FloatingPoint {
  length(x - y)
}
/// The distance of two points.
public func simd_distance<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: FloatingPoint {
  length(x - y)
}
/// The vector of length 1 in the same direction; not numbers for one without a length, as Apple's.
public func normalize<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { x / length(x) }
/// The vector of length 1 in the same direction.
public func simd_normalize<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { normalize(x) }
/// The vector a part of the way from one to another.
public func mix<V: SIMD>(_ x: V, _ y: V, t: V.Scalar) -> V where V.Scalar: FloatingPoint {
  x + (y - x) * t
}
/// The vector a part of the way from one to another.
public func simd_mix<V: SIMD>(_ x: V, _ y: V, _ t: V) -> V where V.Scalar: FloatingPoint {
  x + (y - x) * t
}
/// The number a part of the way from one to another.
public func simd_mix<S: BinaryFloatingPoint>(_ x: S, _ y: S, _ t: S) -> S { x + (y - x) * t }
/// The number, kept between two others.
public func simd_clamp<S: BinaryFloatingPoint>(_ x: S, _ min: S, _ max: S) -> S {
  Swift.min(Swift.max(x, min), max)
}
/// 0 below the first edge, 1 above the second, and 3t² − 2t³ between.
public func smoothstep<S: BinaryFloatingPoint>(_ x: S, edge0: S, edge1: S) -> S {
  let t = simd_clamp((x - edge0) / (edge1 - edge0), 0, 1)
  return t * t * (3 - 2 * t)
}
/// 0 below the first edge, 1 above the second, and 3t² − 2t³ between.
public func simd_smoothstep<S: BinaryFloatingPoint>(_ edge0: S, _ edge1: S, _ x: S) -> S {
  smoothstep(x, edge0: edge0, edge1: edge1)
}
