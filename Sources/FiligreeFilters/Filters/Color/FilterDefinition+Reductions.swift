import FiligreePixels
import Foundation

/// One pixel, at the origin, of all pixels in a rectangle, premultiplied; what the picture has not is clear.
extension FilterDefinition {
  static let areaAverage = FilterDefinition(
    "CIAreaAverage", kCICategoryReduction, reductionParameters
  ) { v in
    try reduction(v) { pixels, region in
      var sum = SIMD4<Double>()
      for pixel in pixels { sum += SIMD4<Double>(pixel) }
      return Pixel(sum / Double(region.count))
    }
  }

  static let areaMaximum = FilterDefinition(
    "CIAreaMaximum", kCICategoryReduction, reductionParameters
  ) { v in
    try reduction(v) { pixels, _ in
      pixels.reduce(Pixel(repeating: -.infinity)) { pointwiseMax($0, $1) }
    }
  }

  static let areaMinimum = FilterDefinition(
    "CIAreaMinimum", kCICategoryReduction, reductionParameters
  ) { v in
    try reduction(v) { pixels, _ in
      pixels.reduce(Pixel(repeating: .infinity)) { pointwiseMin($0, $1) }
    }
  }

  static let reductions = [areaAverage, areaMaximum, areaMinimum]

  private static let reductionParameters: [FilterParameter] = [
    .image, .vector(kCIInputExtentKey, 0, 0, 640, 80),
  ]

  private static func reduction(
    _ v: FilterValues, _ color: @escaping @Sendable ([Pixel], PixelRegion) -> Pixel
  ) throws(UnusableValue) -> CIImage {
    let image = try v.image()
    let wanted = PixelRegion(touching: try v.vector(kCIInputExtentKey).cgRectValue)
    guard !wanted.isEmpty, wanted.count <= RecipeRenderer.pixelLimit else { return .empty() }
    return CIImage(
      ImageRecipe(
        extent: CGRect(x: 0, y: 0, width: 1, height: 1), inputs: [image],
        needs: { _, _ in wanted }
      ) { region, inputs, _ in
        LightPixels(region, [color(inputs[0].rowsFromTop(of: wanted), wanted)])
      })
  }
}
