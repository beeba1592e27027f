import FiligreeBase
import FiligreePaths
import FiligreePixels
import Foundation

/// Pictures moved, scaled and cut, on premultiplied linear light.
extension FilterDefinition {
  static let affineTransform = FilterDefinition(
    "CIAffineTransform", kCICategoryGeometryAdjustment,
    [.image, .transform(kCIInputTransformKey)]
  ) { v in
    try v.image().transformed(by: v.transform(kCIInputTransformKey))
  }

  static let crop = FilterDefinition(
    "CICrop", kCICategoryGeometryAdjustment,
    [
      .image,
      .vector(
        "inputRectangle", CGRect.infinite.origin.x, CGRect.infinite.origin.y,
        CGRect.infinite.width, CGRect.infinite.height),
    ]
  ) { v in
    try v.image().cropped(to: v.vector("inputRectangle").cgRectValue)
  }

  /// The picture turned about its middle, counter-clockwise for an angle above 0, scaled so that it fills its extent, and cut to that.
  static let straighten = FilterDefinition(
    "CIStraightenFilter", kCICategoryGeometryAdjustment,
    [.image, .number(kCIInputAngleKey, 0, -.pi ... .pi)]
  ) { v in
    let image = try v.image()
    let angle = CGFloat(try v.number(kCIInputAngleKey))
    let extent = image.extent
    guard !extent.isInfinite, !extent.isEmpty else { return image }
    let (sine, cosine) = sincos(angle)
    // The extent, turned back, has to lie within the scaled picture.
    let (w, h) = (extent.width, extent.height)
    let scale = max(
      (w * abs(cosine) + h * abs(sine)) / w, (w * abs(sine) + h * abs(cosine)) / h)
    let map = CGAffineTransform(translationX: -extent.midX, y: -extent.midY)
      .concatenating(CGAffineTransform(rotationAngle: angle))
      .concatenating(CGAffineTransform(scaleX: scale, y: scale))
      .concatenating(CGAffineTransform(translationX: extent.midX, y: extent.midY))
    return image.transformed(by: map).cropped(to: extent)
  }

  /// The scale is that of the height; times the aspect ratio it is that of the width.
  static let lanczosScale = FilterDefinition(
    "CILanczosScaleTransform", kCICategoryGeometryAdjustment,
    [
      .image, .number(kCIInputScaleKey, 1, 0.05...1.5),
      .number(kCIInputAspectRatioKey, 1, 0.5...2),
    ]
  ) { v in
    let scale = try v.number(kCIInputScaleKey)
    return try v.image().scaledByLanczos(
      scale * v.number(kCIInputAspectRatioKey), scale)
  }

  /// The picture's corners mapped to four points.
  static let perspectiveTransform = FilterDefinition(
    "CIPerspectiveTransform", kCICategoryGeometryAdjustment, quadParameters
  ) { v in
    let (image, corners) = (try v.image(), try corners(v))
    guard !image.extent.isInfinite, !image.extent.isEmpty,
      let forth = Homography(unitSquareTo: corners), let back = forth.inverse
    else { return .empty() }
    let extent = image.extent
    let origin = SIMD2(Double(extent.minX), Double(extent.minY))
    let size = SIMD2(Double(extent.width), Double(extent.height))
    let all = PixelRegion(touching: extent)
    let (low, high) = (
      corners.reduce(corners[0]) { pointwiseMin($0, $1) },
      corners.reduce(corners[0]) { pointwiseMax($0, $1) }
    )
    let bounds = CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
    return image.warped(extent: bounds, needs: { _ in all }) { place in
      back.apply(place).map { origin + $0 * size } ?? SIMD2(repeating: .infinity)
    }
  }

  /// The part of the picture between four points, as if seen from the front.
  ///
  /// It is as wide and high as the longer of the quadrilateral's opposite sides, rounded up; Apple does not say which.
  static let perspectiveCorrection = FilterDefinition(
    "CIPerspectiveCorrection", kCICategoryGeometryAdjustment, quadParameters
  ) { v in
    let (image, corners) = (try v.image(), try corners(v))
    guard let forth = Homography(unitSquareTo: corners) else { return .empty() }
    func length(_ i: Int, _ j: Int) -> Double {
      ((corners[i] - corners[j]) * (corners[i] - corners[j])).sum().squareRoot()
    }
    let size = SIMD2(max(length(0, 1), length(3, 2)), max(length(0, 3), length(1, 2)))
      .rounded(.up)
    guard size.min() >= 1 else { return .empty() }
    let (low, high) = (
      corners.reduce(corners[0]) { pointwiseMin($0, $1) },
      corners.reduce(corners[0]) { pointwiseMax($0, $1) }
    )
    let all = PixelRegion(
      touching: CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y))
    return image.warped(
      extent: CGRect(x: 0, y: 0, width: size.x, height: size.y), needs: { _ in all }
    ) { place in
      forth.apply(place / size) ?? SIMD2(repeating: .infinity)
    }
  }

  static let geometry = [
    affineTransform, crop, straighten, lanczosScale, perspectiveTransform, perspectiveCorrection,
  ]

  private static let quadParameters: [FilterParameter] = [
    .image, .vector("inputTopLeft", 118, 484), .vector("inputTopRight", 646, 507),
    .vector("inputBottomRight", 548, 140), .vector("inputBottomLeft", 155, 153),
  ]

  /// The points that the unit square's corners go to, counter-clockwise from the lower left.
  private static func corners(_ v: FilterValues) throws(UnusableValue) -> [SIMD2<Double>] {
    [
      try v.point("inputBottomLeft"), try v.point("inputBottomRight"),
      try v.point("inputTopRight"), try v.point("inputTopLeft"),
    ]
  }
}

/// Pictures repeated or continued without bounds.
extension FilterDefinition {
  /// The picture, mapped, again and again in all directions.
  static let affineTile = FilterDefinition(
    "CIAffineTile", kCICategoryTileEffect, [.image, .transform(kCIInputTransformKey)]
  ) { v in
    let image = try v.image()
    let extent = image.extent
    let inside = PixelRegion(touching: extent)
    guard !extent.isInfinite, !inside.isEmpty else { return image }
    @Sendable func wrapped(_ place: Int, _ start: Int, _ count: Int) -> Int {
      let rest = (place - start) % count
      return start + (rest < 0 ? rest + count : rest)
    }
    let tiled = CIImage(
      ImageRecipe(extent: .infinite, inputs: [image], needs: { _, _ in inside }) {
        region, inputs, workers in
        LightPixels(region, workers) { x, y in
          inputs[0][wrapped(x, inside.x, inside.width), wrapped(y, inside.y, inside.height)]
        }
      })
    return tiled.transformed(by: try v.transform(kCIInputTransformKey))
  }

  /// The picture, mapped, whose outermost pixels go on without bounds.
  static let affineClamp = FilterDefinition(
    "CIAffineClamp", kCICategoryTileEffect, [.image, .transform(kCIInputTransformKey)]
  ) { v in
    try v.image().clampedToExtent().transformed(by: v.transform(kCIInputTransformKey))
  }

  static let tiles = [affineTile, affineClamp]
}
