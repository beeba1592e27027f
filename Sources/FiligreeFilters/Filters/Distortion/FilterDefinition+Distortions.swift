import FiligreeBase
import FiligreePaths
import FiligreePixels
import Foundation

/// Pictures bent within a circle; beyond it, and at its edge, they stay as they are.
///
/// Apple gives no formulas. These are the library's own: smooth at the center and continuous at the edge. The extent
/// stays that of the picture.
extension FilterDefinition {
  /// Turned counter-clockwise by the angle at the center, and less towards the edge in proportion to the distance.
  static let twirl = FilterDefinition(
    "CITwirlDistortion", kCICategoryDistortionEffect,
    [
      .image, .vector(kCIInputCenterKey, 150, 150), .number(kCIInputRadiusKey, 300, 0...500),
      .number(kCIInputAngleKey, .pi, -4 * .pi...4 * .pi),
    ]
  ) { v in
    let angle = try v.number(kCIInputAngleKey, in: -1e6...1e6)
    return try v.image().bent(v, reach: 1) { d, part in
      let (sine, cosine) = sincos(CGFloat(-angle * (1 - part)))
      let (s, c) = (Double(sine), Double(cosine))
      return SIMD2(c * d.x - s * d.y, s * d.x + c * d.y)
    }
  }

  /// Magnified at the center by 1/(1 − scale); shrunk for a scale below 0.
  static let bump = FilterDefinition(
    "CIBumpDistortion", kCICategoryDistortionEffect,
    [
      .image, .vector(kCIInputCenterKey, 150, 150), .number(kCIInputRadiusKey, 300, 0...600),
      .number(kCIInputScaleKey, 0.5, -1...1),
    ]
  ) { v in
    let scale = try v.number(kCIInputScaleKey, in: -1000...1)
    return try v.image().bent(v, reach: 1 + max(0, -scale)) { d, part in
      let rest = 1 - part * part
      return d * (1 - scale * rest * rest)
    }
  }

  /// Drawn together at the center.
  static let pinch = FilterDefinition(
    "CIPinchDistortion", kCICategoryDistortionEffect,
    [
      .image, .vector(kCIInputCenterKey, 150, 150), .number(kCIInputRadiusKey, 300, 0...1000),
      .number(kCIInputScaleKey, 0.5, 0...2),
    ]
  ) { v in
    let scale = try v.number(kCIInputScaleKey, in: 0...1000)
    return try v.image().bent(v, reach: 1 + scale) { d, part in
      d * (1 + scale * (1 - part) * (1 - part))
    }
  }

  static let distortions = [twirl, bump, pinch]
}

extension CIImage {
  /// The picture bent within the circle of `inputCenter` and `inputRadius`.
  ///
  /// - Parameters:
  ///   - v: The filter's values.
  ///   - reach: How many radii from the center places may lie.
  ///   - source: Where a pixel is taken from, by its way from the center, and that as a part of the radius; the result
  ///     is the way from the center, too.
  /// - Returns: The bent picture, of the same extent.
  /// - Throws: `UnusableValue` for a center or a radius that is none.
  fileprivate func bent(
    _ v: FilterValues, reach: Double,
    _ source: @escaping @Sendable (_ way: SIMD2<Double>, _ part: Double) -> SIMD2<Double>
  ) throws(UnusableValue) -> CIImage {
    let center = try v.point(kCIInputCenterKey)
    let radius = try v.number(kCIInputRadiusKey, in: 0...1e6)
    guard radius > 0 else { return self }
    func square(_ half: Double) -> PixelRegion {
      PixelRegion(
        touching: CGRect(
          x: center.x - half, y: center.y - half, width: 2 * half, height: 2 * half))
    }
    let (bent, sources) = (square(radius), square(radius * reach))
    return warped(
      extent: extent, needs: { $0.intersection(bent).isEmpty ? $0 : $0.union(sources) }
    ) { place in
      let way = place - center
      let part = way.length / radius
      return part < 1 ? center + source(way, part) : place
    }
  }
}
