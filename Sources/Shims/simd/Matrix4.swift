/// A matrix of four columns: simd's `simd_float4x4`.
public struct simd_float4x4: Hashable, Sendable {
  /// The columns.
  public var columns: (SIMD4<Float>, SIMD4<Float>, SIMD4<Float>, SIMD4<Float>)

  /// Creates a matrix of zeros.
  public init() { columns = (.zero, .zero, .zero, .zero) }
  /// Creates a matrix of columns.
  public init(_ a: SIMD4<Float>, _ b: SIMD4<Float>, _ c: SIMD4<Float>, _ d: SIMD4<Float>) {
    columns = (a, b, c, d)
  }
  /// Creates a matrix of columns.
  public init(columns: (SIMD4<Float>, SIMD4<Float>, SIMD4<Float>, SIMD4<Float>)) {
    self.columns = columns
  }
  /// Creates a matrix with numbers on its diagonal, zeros elsewhere.
  public init(diagonal d: SIMD4<Float>) {
    self.init(
      SIMD4(d.x, 0, 0, 0), SIMD4(0, d.y, 0, 0), SIMD4(0, 0, d.z, 0), SIMD4(0, 0, 0, d.w))
  }

  /// The matrix that changes nothing.
  public static var identity: simd_float4x4 { simd_float4x4(diagonal: SIMD4(repeating: 1)) }

  /// A column; one that is not there is zero.
  public subscript(column: Int) -> SIMD4<Float> {
    switch column {
    case 0: columns.0
    case 1: columns.1
    case 2: columns.2
    case 3: columns.3
    default: .zero
    }
  }

  /// Rows and columns exchanged.
  public var transpose: simd_float4x4 {
    func row(_ i: Int) -> SIMD4<Float> {
      SIMD4(columns.0[i], columns.1[i], columns.2[i], columns.3[i])
    }
    return simd_float4x4(row(0), row(1), row(2), row(3))
  }

  /// What a matrix makes of a vector.
  public static func * (m: simd_float4x4, v: SIMD4<Float>) -> SIMD4<Float> {
    let (a, b) = (m.columns.0 * v.x, m.columns.1 * v.y)
    let (c, d) = (m.columns.2 * v.z, m.columns.3 * v.w)
    return a + b + c + d
  }

  /// The right matrix, then the left.
  public static func * (a: simd_float4x4, b: simd_float4x4) -> simd_float4x4 {
    simd_float4x4(a * b.columns.0, a * b.columns.1, a * b.columns.2, a * b.columns.3)
  }

  /// Whether two have the same numbers.
  public static func == (a: simd_float4x4, b: simd_float4x4) -> Bool { a.columns == b.columns }

  /// Hashes the numbers.
  public func hash(into hasher: inout Hasher) {
    for column in 0..<4 { hasher.combine(self[column]) }
  }
}

/// The matrix that changes nothing.
public let matrix_identity_float4x4 = simd_float4x4.identity
/// A matrix of four columns.
public typealias float4x4 = simd_float4x4
/// A matrix of four columns.
public typealias matrix_float4x4 = simd_float4x4
/// The product of a matrix and a vector.
public func simd_mul(_ a: simd_float4x4, _ b: SIMD4<Float>) -> SIMD4<Float> { a * b }
/// The product of two matrices.
public func simd_mul(_ a: simd_float4x4, _ b: simd_float4x4) -> simd_float4x4 { a * b }
