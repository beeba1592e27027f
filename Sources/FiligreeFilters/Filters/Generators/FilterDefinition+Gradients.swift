import FiligreeBase
import FiligreePixels
import Foundation

/// Gradients without bounds. Colors are mixed premultiplied, in linear light.
extension FilterDefinition {
  /// The first color up to the first point, the second from the second on.
  static let linearGradient = linear("CILinearGradient") { $0 }

  /// As the linear one, by an S-curve: 3t² − 2t³.
  static let smoothLinearGradient = linear("CISmoothLinearGradient") { $0 * $0 * (3 - 2 * $0) }

  private static func linear(
    _ name: String, _ curve: @escaping @Sendable (Double) -> Double
  ) -> FilterDefinition {
    FilterDefinition(
      name, kCICategoryGradient,
      [
        .vector("inputPoint0", 0, 0), .vector("inputPoint1", 200, 200),
        .color("inputColor0", .white), .color("inputColor1", .black),
      ]
    ) { v in
      let (start, end) = (try v.point("inputPoint0"), try v.point("inputPoint1"))
      let (first, last) = (try v.color("inputColor0"), try v.color("inputColor1"))
      let way = end - start
      let square = way.squaredLength
      guard square > 0 else { return CIImage(light: first) }
      return .generated { place in
        let t = min(max(((place - start) * way).sum() / square, 0), 1)
        return mixed(first, last, curve(t))
      }
    }
  }

  /// The first color within the first radius, the second beyond the second.
  static let radialGradient = FilterDefinition(
    "CIRadialGradient", kCICategoryGradient,
    [
      .vector(kCIInputCenterKey, 150, 150), .number("inputRadius0", 5, 0...800),
      .number("inputRadius1", 100, 0...800), .color("inputColor0", .white),
      .color("inputColor1", .black),
    ]
  ) { v in
    let center = try v.point(kCIInputCenterKey)
    let (inner, outer) = (try v.number("inputRadius0"), try v.number("inputRadius1"))
    let (first, last) = (try v.color("inputColor0"), try v.color("inputColor1"))
    return .generated { place in
      let d = distance(place, center)
      // Radii that are the same make an edge.
      let t = inner == outer ? (d < inner ? 0 : 1) : (d - inner) / (outer - inner)
      return mixed(first, last, min(max(t, 0), 1))
    }
  }

  /// The first color in the middle, the second at the radius, by a Gaussian whose third deviation the radius is; Apple
  /// names no deviation.
  static let gaussianGradient = FilterDefinition(
    "CIGaussianGradient", kCICategoryGradient,
    [
      .vector(kCIInputCenterKey, 150, 150), .color("inputColor0", .white),
      .color("inputColor1", .clear), .number(kCIInputRadiusKey, 300, 0...800),
    ]
  ) { v in
    let center = try v.point(kCIInputCenterKey)
    let (first, last) = (try v.color("inputColor0"), try v.color("inputColor1"))
    let deviation = try v.number(kCIInputRadiusKey, in: 0...1e9) / 3
    guard deviation > 0 else { return CIImage(light: last) }
    return .generated { place in
      let d = distance(place, center) / deviation
      // e^(−d²/2)
      return mixed(last, first, d < 38 ? Power.of(0.606_530_659_712_633_4, d * d) : 0)
    }
  }

  static let gradients = [linearGradient, smoothLinearGradient, radialGradient, gaussianGradient]

  private static func distance(_ a: SIMD2<Double>, _ b: SIMD2<Double>) -> Double {
    ((a - b) * (a - b)).sum().squareRoot()
  }

  /// A color a part of the way from one to another.
  static func mixed(_ first: Pixel, _ last: Pixel, _ t: Double) -> Pixel {
    first + (last - first) * Float(t)
  }
}
