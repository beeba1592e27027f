import FiligreeBase
import FiligreePixels

/// Colors in OKLab, where equal distances look about equally large.
///
/// The space is B. Ottosson's (2020). A color's opacity is its fourth coordinate, and the other three
/// are multiplied by it: what is transparent has no color, and colors differ less the less of them is
/// seen.
enum OKLab {
  /// The light of each stored byte.
  private static let light: [Float] = (0..<256).map {
    Float(ToneCurve.sRGBLight(Double($0) / 255))
  }

  /// The coordinates of a premultiplied sRGB color, 0…255 each.
  static func coordinates(_ color: SIMD4<Float>) -> SIMD4<Float> {
    let alpha = color.w / 255
    guard alpha > 0 else { return .zero }
    let straight = color / alpha
    // Means lie between whole numbers: the table is interpolated linearly.
    func linear(_ value: Float) -> Float {
      let v = min(max(value, 0), 255)
      let i = min(Int(v), 254)
      return light[i] + (light[i + 1] - light[i]) * (v - Float(i))
    }
    let (r, g, b) = (linear(straight.x), linear(straight.y), linear(straight.z))
    let l = cubeRoot(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
    let m = cubeRoot(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
    let s = cubeRoot(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
    return SIMD4(
      (0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s) * alpha,
      (1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s) * alpha,
      (0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s) * alpha,
      alpha)
  }

  /// The square of the distance between two colors' coordinates.
  @inline(__always)
  static func squaredDistance(_ a: SIMD4<Float>, _ b: SIMD4<Float>) -> Float {
    let d = a - b
    return d.squaredLength
  }

  /// The cube root of a number of 0 or more, the same on every machine: Newton's method from a guess by
  /// the number's exponent.
  static func cubeRoot(_ x: Float) -> Float {
    guard x > 0 else { return 0 }
    var y = Float(bitPattern: x.bitPattern / 3 + 709_921_077)
    for _ in 0..<3 { y = (2 * y + x / (y * y)) / 3 }
    return y
  }
}
