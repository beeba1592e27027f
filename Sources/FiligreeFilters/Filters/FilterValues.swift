import FiligreePaths
import FiligreePixels
import Foundation

/// The values of a filter, read as what it computes with.
struct FilterValues {
  private let values: [String: Any]

  init(_ values: [String: Any]) {
    self.values = values
  }

  /// A picture.
  func image(_ key: String = kCIInputImageKey) throws(UnusableValue) -> CIImage {
    guard let image = values[key] as? CIImage else { throw UnusableValue(key: key) }
    return image
  }

  /// The picture beneath.
  func background() throws(UnusableValue) -> CIImage {
    try image(kCIInputBackgroundImageKey)
  }

  /// A finite number, kept within ±10⁹.
  func number(_ key: String) throws(UnusableValue) -> Double {
    guard let number = values[key].flatMap(Self.number), number.isFinite else {
      throw UnusableValue(key: key)
    }
    return min(max(number, -1e9), 1e9)
  }

  /// A finite number in a range, to which it is cut.
  func number(_ key: String, in range: ClosedRange<Double>) throws(UnusableValue) -> Double {
    min(max(try number(key), range.lowerBound), range.upperBound)
  }

  /// The number that an object stands for.
  static func number(_ value: Any) -> Double? {
    switch value {
    case let number as Double: number
    case let number as Float: Double(number)
    case let number as CGFloat: Double(number)
    case let number as any BinaryInteger: Double(number)
    case let number as NSNumber: number.doubleValue
    default: nil
    }
  }

  /// A vector of finite numbers.
  func vector(_ key: String) throws(UnusableValue) -> CIVector {
    let vector: CIVector? =
      switch values[key] {
      case let vector as CIVector: vector
      case let point as CGPoint: CIVector(cgPoint: point)
      case let rect as CGRect: CIVector(cgRect: rect)
      default: nil
      }
    guard let vector, (0..<vector.count).allSatisfy({ vector.value(at: $0).isFinite }) else {
      throw UnusableValue(key: key)
    }
    return vector
  }

  /// A finite point, kept within ±10⁹.
  func point(_ key: String) throws(UnusableValue) -> SIMD2<Double> {
    let vector = try vector(key)
    return SIMD2(Double(vector.x), Double(vector.y)).clamped(
      lowerBound: SIMD2(repeating: -1e9), upperBound: SIMD2(repeating: 1e9))
  }

  /// Four numbers of a row of a matrix.
  func row(_ key: String) throws(UnusableValue) -> SIMD4<Float> {
    let vector = try vector(key)
    return SIMD4(Float(vector.x), Float(vector.y), Float(vector.z), Float(vector.w))
  }

  /// A color as premultiplied light.
  func color(_ key: String) throws(UnusableValue) -> SIMD4<Float> {
    guard let color = values[key] as? CIColor else { throw UnusableValue(key: key) }
    return color.light
  }

  /// A finite map of the plane: as such, in a vector, or in an `NSValue`.
  func transform(_ key: String) throws(UnusableValue) -> CGAffineTransform {
    let transform: CGAffineTransform? =
      switch values[key] {
      case let transform as CGAffineTransform: transform
      case let vector as CIVector where vector.count == 6: vector.cgAffineTransformValue
      case let value as NSValue: value.cgAffineTransformValue
      default: nil
      }
    guard let transform,
      [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]
        .allSatisfy(\.isFinite)
    else { throw UnusableValue(key: key) }
    return transform
  }

  /// Text.
  func text(_ key: String) throws(UnusableValue) -> String {
    guard let text = values[key] as? String else { throw UnusableValue(key: key) }
    return text
  }

  /// Bytes.
  func data(_ key: String) throws(UnusableValue) -> Data {
    switch values[key] {
    case let data as Data: return data
    case let data as NSData: return Data(referencing: data)
    default: throw UnusableValue(key: key)
    }
  }
}
